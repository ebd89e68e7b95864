/** What has happened, past tense: facts that a replay writes down without judging them again. */
import { z } from 'zod'
import { battleState, listedBattle, STEPS, track, type BattleStep } from './battle'
import { FIGURES } from './commands'
import { nation, offer, pool, space, treaty, unit } from './fields'
import { BLOCS, DOCTRINES, GOODS, KINDS, PHASES, POSITIONS, TECHNOLOGIES } from './ids'
import { scenario } from './scenario'
import { offerState, treatyState } from './treaties'
import { knownTerm } from './terms'
import { FACES } from '../dice'

const face = z.literal(FACES)
const whole = z.int().min(0)
const units = z.array(unit)
const purse = z.union([z.literal('bank'), nation])
const items = z.array(z.strictObject({ kind: z.enum(GOODS), count: z.int().min(1), pool: pool.optional() }))
const tracks = z.record(unit, track)
/** Set when the dice were thrown at the table and typed in. */
const typed = z.literal(true).optional()
const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape })

/** Why money passed, for the ledger; the bank is the other side where it names no nation. */
export const PAYMENTS = [
  'influence',
  'induction',
  'research',
  'plunder',
  'bombing',
  'terms',
  'tribute',
  'revolution',
  'restoration',
  'joining',
] as const
export const LOSSES = [
  'battle',
  'withShip',
  'noLandingPlace',
  'stray',
  'blockade',
  'finland',
  'deserted',
  'displaced',
  'disbanded',
  'restored',
  'conquered',
] as const
export const CONTROL_CHANGES = [
  'entered',
  'battle',
  'liberated',
  'trust',
  'ceded',
  'joined',
  'revolution',
  'absorbed',
] as const
export const JOININGS = ['influence', 'choice', 'fee', 'attacked', 'liberated', 'corrected'] as const
export const OPINION_CODES = [
  'E1',
  'E2',
  'E3',
  'E4',
  'E5',
  'E6',
  'E7',
  'E8',
  'E9',
  'E10',
  'E11',
  'E12',
  'E13',
  'E14',
  'E15',
] as const
export type OpinionCode = (typeof OPINION_CODES)[number]
export const BATTLE_OUTCOMES = [
  'attackerWon',
  'defenderWon',
  'bothLost',
  'retreated',
  'stalemate',
  'brokenOff',
  'raided',
  'dropped',
] as const

/** One die of a battle: who threw it (a Mexican has no unit id), what it needed, what it showed. */
export const battleThrow = z.strictObject({
  unit: unit.optional(),
  nation: nation.optional(),
  kind: z.enum(KINDS),
  needs: whole,
  face,
  for: z.enum(['battle', 'bombardment', 'chemical', 'escort', 'interceptor']),
})
export type BattleThrow = Readonly<z.infer<typeof battleThrow>>

const forms = [
  event('gameStarted', {
    seats: z.array(z.strictObject({ player: z.string(), nations: z.array(nation) })),
    unitedStates: z.string(),
    scenario: scenario.optional(),
  }),
  // Turns (chapter 8)
  event('roundBegun', { round: whole }),
  event('turnBegun', { nation, straits: z.array(z.string()), friends: z.array(nation) }),
  event('phaseBegun', { nation, phase: z.enum(PHASES) }),
  event('turnEnded', { nation }),
  event('dreadnoughtsRepaired', { units }),
  event('submarinesSurfaced', { units }),
  event('orderChanged', { order: z.array(nation) }),
  // Money and manpower (chapters 6, 7)
  event('ipcPaid', { from: purse, to: purse, ipc: whole, why: z.enum(PAYMENTS) }),
  event('incomeCollected', { nation, ipc: whole }),
  event('manpowerUsed', { pool, count: whole, why: z.enum(['placed', 'blockade']) }),
  event('manpowerDoubled', { pool, total: whole }),
  // Diplomacy (chapters 9, 16, 18)
  event('influenceTried', { nation, target: nation, face, typed }),
  event('markerMoved', { nation, position: z.literal(POSITIONS) }),
  event('markerTakenOff', { nation }),
  event('opinionMoved', { code: z.enum(OPINION_CODES), from: z.int(), to: z.int() }),
  event('nationJoined', {
    nation,
    bloc: z.enum(BLOCS),
    how: z.enum(JOININGS),
    controller: nation.optional(),
  }),
  event('seatGiven', { nation, player: z.string() }),
  event('minorPassed', { nation, controller: nation }),
  event('dreadnoughtsGiven', { units }),
  event('giftedShipsPlaced', { placements: z.array(z.strictObject({ unit, space })) }),
  event('doctrineSet', { doctrine: z.enum(DOCTRINES) }),
  event('windowOpened', { window: z.enum(['turkishSupport', 'bulgarianNeighbor']), round: whole }),
  event('neutralAttacked', { by: nation, nation }),
  event('warBegun', { nations: z.tuple([nation, nation]) }),
  event('warEnded', { nations: z.tuple([nation, nation]) }),
  // Research and purchase (chapters 10, 11)
  event('researchTried', { nation, face, typed }),
  event('technologyRolled', { nation, face, typed }),
  event('technologyGained', { nation, technology: z.enum(TECHNOLOGIES) }),
  event('unitsPurchased', { nation, units: items, ipc: whole }),
  event('purchaseCancelled', { nation, units: items, ipc: whole }),
  event('waitingPassed', { from: nation, to: nation }),
  event('waitingLost', { nation }),
  // Pieces
  event('unitsRaised', {
    nation,
    why: z.enum(['placed', 'peasant', 'serbia', 'volunteer', 'finland']),
    units: z.array(z.strictObject({ unit, kind: z.enum(KINDS), space })),
    /** What it used up of the waiting purchases, and the complex it counts against (GW-6.6). */
    from: items,
    complex: space.optional(),
    buyer: nation.optional(),
  }),
  event('unitsMoved', { units, path: z.array(space), tracks }),
  event('unitsLoaded', { transport: unit, units, tracks }),
  event('unitsUnloaded', { transport: unit, units, space, tracks }),
  event('landingDeclared', { transport: unit, units, space, tracks }),
  event('raidDeclared', { bombers: units, escorts: units, space, tracks }),
  event('unitsRemoved', { units, why: z.enum(LOSSES) }),
  event('unitsChangedSides', { units, nation, why: z.enum(['gift', 'joined', 'revolution', 'terms', 'serbia']) }),
  event('unitsDisplaced', { moves: z.array(z.strictObject({ unit, to: space })) }),
  event('unitsStrayed', { units }),
  event('straysSettled', { units }),
  event('trenchBuilt', { space, facing: space }),
  event('trenchesDestroyed', { space, facings: z.array(space) }),
  event('controlChanged', { space, from: nation.optional(), to: nation, how: z.enum(CONTROL_CHANGES) }),
  // Battles (chapter 13)
  event('battlesListed', { battles: z.array(listedBattle) }),
  event('battleBegun', { battle: battleState }),
  event('battleDiceThrown', {
    battle: space,
    side: z.enum(['attackers', 'defenders']),
    step: z.enum(STEPS as [BattleStep, ...BattleStep[]]),
    throws: z.array(battleThrow),
    hits: whole,
    typed,
  }),
  event('casualtiesMarked', { battle: space, side: z.enum(['attackers', 'defenders']), units }),
  event('dreadnoughtsDamaged', { units }),
  event('unitsSubmerged', { units }),
  event('battleStands', { battle: battleState }),
  event('unitsRetreated', { battle: space, units, to: space.optional() }),
  event('mexicansSet', { count: whole }),
  event('battleEnded', { battle: space, space, outcome: z.enum(BATTLE_OUTCOMES), fought: units }),
  event('interceptorsChosen', { space, nations: z.array(nation), units }),
  event('bombsDropped', { space, nation, faces: z.array(face), ipc: whole, typed }),
  event('convoyRaided', { space, by: nation, submarines: z.boolean() }),
  event('convoyRelieved', { space, by: nation.optional() }),
  // National rules (chapters 16, 17)
  event('blockadeApplied', { manpower: whole, shortfall: whole }),
  event('blockadeAnswered', {}),
  event('serbiaGone', { to: nation }),
  event('serbiaAbsorbed', { units, facing: z.array(space) }),
  event('revolutionRolled', { round: whole, face, typed }),
  event('revolutionBrokeOut', { round: whole }),
  event('loyaltyRolled', { throws: z.array(z.strictObject({ unit, face, loyal: z.boolean() })), typed }),
  event('finlandBrokeOff', {}),
  event('bolsheviksRose', { capital: space }),
  event('displacementAsked', {
    units: z.array(z.strictObject({ unit, nation })),
  }),
  event('revolutionEnded', {}),
  event('bolsheviksBeaten', {}),
  // United States (chapter 19)
  event('congressAsked', { target: z.union([z.literal('mexico'), nation]), face, passed: z.boolean(), typed }),
  event('limitedWarEnded', {
    target: z.union([z.literal('mexico'), nation]),
    how: z.enum(['ended', 'conquered', 'joined', 'beaten']),
  }),
  event('volunteersSent', { kind: z.enum(KINDS), to: nation }),
  // Treaties, conquest (chapter 20)
  event('offerMade', { offer: offerState }),
  event('offerAnswered', { offer, by: nation, answer: z.enum(['accept', 'reject', 'counter']) }),
  event('offerStands', { offer: offerState }),
  event('offerLapsed', { offer, rejected: z.boolean() }),
  event('treatySigned', { treaty: treatyState }),
  event('termsImposed', { treaty, terms: z.array(knownTerm) }),
  event('treatyEnded', { treaty, how: z.enum(['expired', 'broken', 'renounced', 'ended']) }),
  event('tributesLeft', { treaty, tributes: treatyState.shape.tributes }),
  event('nationSurrendered', { nation }),
  event('nationFightsOn', { nation }),
  event('surrenderBroken', { nation }),
  event('rejectionScored', { nation }),
  event('capitalCaptured', { nation, space, by: nation }),
  event('nationConquered', { nation, by: nation.optional() }),
  event('nationLiberated', { nation }),
  // The referee, the end
  event('figureCorrected', {
    figure: z.enum(FIGURES as [(typeof FIGURES)[number], ...(typeof FIGURES)[number][]]),
    reason: z.string(),
    was: z.union([z.int(), z.string(), z.boolean(), z.null()]),
    now: z.union([z.int(), z.string(), z.boolean(), z.null()]),
    space: space.optional(),
    facing: space.optional(),
    nation: nation.optional(),
    kind: z.enum(KINDS).optional(),
    pool: pool.optional(),
    total: whole.optional(),
    technology: z.enum(TECHNOLOGIES).optional(),
    added: units.optional(),
    removed: units.optional(),
  }),
  event('gameEnded', { winner: z.enum([...BLOCS, 'draw']), clause: z.string() }),
] as const
export const greatWarEvent = z.discriminatedUnion('type', forms)
export type GreatWarEvent = Readonly<z.infer<typeof greatWarEvent>>
export type EventType = GreatWarEvent['type']
export type Told<T extends EventType> = Extract<GreatWarEvent, { readonly type: T }>
/** Events that carry the faces of dice. */
export const DICE_EVENTS: readonly EventType[] = [
  'influenceTried',
  'researchTried',
  'technologyRolled',
  'battleDiceThrown',
  'bombsDropped',
  'revolutionRolled',
  'loyaltyRolled',
  'congressAsked',
]
export const EVENT_TYPES: readonly EventType[] = forms.map((f) => f.shape.type.value)
