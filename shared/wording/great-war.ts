/** Refusals of The Great War as sentences. One voice: short, British, the rule said once. */
import type { RefusalReason } from '../great-war/refusals'
import type { BattleStep } from '../great-war/battle'
import { isMinor, isNationId, type Goods, type Phase, type Technology } from '../great-war/ids'
import type { Facts } from '../ruling'
import { STEP_NAMES } from './great-war-battle'
import {
  BLOC_NAMES,
  has,
  is,
  PHASE_NAMES,
  possessive,
  sayGoods,
  sayNation,
  SayNation,
  sayPool,
  saySpace,
  SaySpace,
  theSpace,
  TheSpace,
  TECHNOLOGY_NAMES,
  verb,
} from './great-war-names'
import { sayBadTerms, sayUnknown } from './great-war-faults'
import { BAD_GUNS, theShip, theUnit, TheUnit } from './great-war-unit-refusals'
import { capital, listed } from './text'

/** Only the Baltic States are several. */
const many = (space: unknown): boolean => space === 'baltic-states'
const spaceIs = (f: Facts): string => `${SaySpace(f['space'])} ${many(f['space']) ? 'are' : 'is'}`
const n = (f: Facts, key: string): number => Number(f[key] ?? 0)
const phase = (f: Facts): string => PHASE_NAMES[f['phase'] as Phase] ?? String(f['phase'])
const WAITS: Readonly<Record<string, string>> = {
  battle: 'A battle that must be fought is still open.',
  interceptors: 'First somebody has to say who rises against the raid.',
  landing: 'An aircraft that can still land has to be landed first.',
  placing: 'Something that was bought can still be placed, and must be.',
  revolution: 'The roll for the Revolution comes first.',
  loyalty: 'The loyalty dice come first.',
  displacement: 'Units between the factions have to find their way out first.',
  blockade: 'Britain has to choose what the blockade costs.',
}
/** The battles that wait, by name, where the facts name them. */
function sayBattles(f: Facts): string | undefined {
  const battles = f['waits'] === 'battle' && f['battles'] !== undefined ? String(f['battles']) : ''
  if (battles === '') return undefined
  const where = battles
    .split(',')
    .map((b) => `${b.startsWith('raid:') ? 'over' : b === 'mexico' ? 'at' : 'in'} ${theSpace(b)}`)
  return where.length === 1
    ? `The battle ${where[0]} must be fought first.`
    : `The battles ${listed(where)} must be fought first.`
}
const SEATS: Readonly<Record<string, string>> = {
  players: 'Two to six players sit down.',
  names: 'Every player needs a name of their own.',
  twice: 'A nation lies in front of two players.',
  nation: 'Only great powers, Serbia and the Bolsheviks are dealt out.',
  missing: 'Every great power needs a player.',
  empty: 'Every player needs a great power.',
  mixed: 'No player may hold nations of both blocs.',
}

const dice = (count: unknown): string => (count === 0 ? 'no dice' : count === 1 ? '1 die' : `${String(count)} dice`)

/** A landing is told by which water it would go (GW-12.12). */
function notTouching(f: Facts): string {
  if (f['via'] === undefined) return `${TheSpace(f['from'])} and ${theSpace(f['to'])} do not touch.`
  const zones = String(f['via']).split(',').map(theSpace)
  const reach = f['reach'] === 1 ? ', and the transport can still sail there' : ''
  return `${TheSpace(f['from'])} does not touch ${theSpace(f['to'])}; ${listed(zones)} ${zones.length === 1 ? 'does' : 'do'}${reach}.`
}

/** What stands between a nation and a space (GW-12.15): which treaty, with whom, until when. */
function sayTreatyBlock(f: Facts): string {
  const [space, nation, holder] = [saySpace(f['space']), SayNation(f['nation']), sayNation(f['holder'])]
  if (f['nation'] === undefined) return `A treaty, or peace, keeps this nation out of ${space}.`
  if (f['why'] === 'demilitarize') return `${nation} ${has(f['nation'])} promised to keep its troops out of ${space}.`
  if (f['why'] === 'passage')
    return `${nation} may pass through ${space} under its treaty with ${holder}, and not stay there.`
  const of = f['holder'] === f['space'] ? space : `${space}, which ${holder} ${verb(f['holder'], 'holds', 'hold')}`
  switch (f['pact']) {
    case 'armistice':
      return `The armistice with ${holder}, to the end of round ${n(f, 'until')}, keeps ${sayNation(f['nation'])} out of ${space}.`
    case 'conditionalSurrender':
    case 'unconditionalSurrender':
      return `The surrender of ${sayNation(f['loser'])} to ${sayNation(f['victor'])} keeps ${sayNation(f['nation'])} out of ${of}.`
    case 'compelledPeace':
      return `The compelled peace between the Bolsheviks and the Central Powers keeps ${sayNation(f['nation'])} out of ${of}.`
    default:
      return `${nation} ${is(f['nation'])} not at war with ${holder} and may not enter ${space}.`
  }
}

/** Pools that raise less than everything, or not everywhere (GW-7.5, 7.6, 18.13). */
function poolRule(f: Facts): string | undefined {
  const pool = f['pool']
  if (pool === 'australia')
    return 'Australian manpower is infantry only, and stands up in Egypt, or in Trans-Jordan while Egypt is not British; the turn has to begin with it in British hands (GW-7.6).'
  if (pool === 'canada')
    return f['space'] === undefined || f['space'] === 'canada'
      ? 'Canadian manpower is raised in Eastern Canada alone, and the turn has to begin with it in British hands (GW-7.5).'
      : 'Canadian manpower is raised at the complex in Eastern Canada, and nowhere else (GW-7.5).'
  if (!isNationId(pool) || !isMinor(pool)) return undefined
  const whose = possessive(SayNation(pool))
  return `${whose} own manpower is infantry only, raised in ${sayNation(pool)} itself by whoever has controlled it since the turn began (GW-18.13).`
}
function poolBar(f: Facts): string {
  const [pool, nation] = [f['pool'], sayNation(f['nation'])]
  const whose = possessive(capital(sayPool(String(pool))))
  if (f['why'] === 'ownLeft')
    return `${whose} manpower may be used once all of ${possessive(nation)} own is used up, at double the price.`
  if (isNationId(pool) && isMinor(pool))
    return `${whose} manpower is open only to the nation that controls ${sayNation(pool)} (GW-18.13), or has conquered it.`
  return `${whose} manpower is open only to its own nation, or to its conqueror; ${nation} is neither.`
}

const STEPS_DUE: Readonly<Record<string, string>> = {
  blockade: 'No losses to the blockade have to be chosen now.',
  revolution: 'That step of the Revolution is not due now.',
  placing: 'What was bought and can be placed is placed first: the roll closes the placing.',
  interceptors: 'First somebody has to say who rises against the raid.',
}
function wrongStep(f: Facts): string {
  const step = STEP_NAMES[f['step'] as BattleStep] as string | undefined
  if (step === undefined) return STEPS_DUE[String(f['step'])] ?? 'That belongs to another step.'
  const due = step.charAt(0).toLowerCase() + step.slice(1)
  return `That belongs to another step; this battle has come to: ${due}.`
}

export const SAY_REFUSAL: { readonly [R in RefusalReason]: (f: Facts) => string } = {
  unknownId: sayUnknown,
  badDice: (f) =>
    f['odd'] === 1
      ? 'A die shows 1 to 6, and nothing else.'
      : `It takes ${dice(f['wanted'])}; ${dice(f['given'])} ${f['given'] === 1 ? 'was' : 'were'} given.`,
  gameOver: () => 'The game is decided; only the referee can still speak.',
  notYourTurn: (f) => `${SayNation(f['acting'])} ${has(f['acting'])} to speak now, not ${sayNation(f['nation'])}.`,
  wrongPhase: (f) =>
    f['phase'] === 'startGame'
      ? 'The game has not begun.'
      : f['answer'] === 1
        ? `No offer is answered during ${phase(f)}: peace in the middle of a battle would leave armies inside each other. It can be answered once this phase is over.`
        : `That does not belong to ${phase(f)}.`,
  wrongStep,
  pendingChoice: (f) => sayBattles(f) ?? WAITS[String(f['waits'])] ?? 'Something else has to be answered first.',
  badSeats: (f) => SEATS[String(f['why'])] ?? 'These seats will not do.',
  notBelligerent: (f) =>
    f['why'] === 'volunteers'
      ? `Volunteers go to belligerent great powers and majors; ${sayNation(f['nation'])} ${is(f['nation'])} none.`
      : `${SayNation(f['nation'])} ${is(f['nation'])} no belligerent of a bloc.`,
  notAtWar: (f) => `${SayNation(f['nation'])} and ${sayNation(f['other'])} are not at war, or cannot sign.`,
  noCapital: (f) =>
    f['left'] === 'treaties'
      ? `${SayNation(f['nation'])} ${has(f['nation'])} lost its capital; treaties are all that is left to it in Diplomacy.`
      : `${SayNation(f['nation'])} ${has(f['nation'])} lost its capital and can do nothing that costs money.`,
  capitalLost: (f) => {
    if (f['why'] === 'noCapital')
      return `Volunteers arrive in a capital; ${saySpace(f['space'])} is none of ${possessive(sayNation(f['nation']))}.`
    return f['space'] === undefined
      ? `The capital of ${sayNation(f['nation'])} is lost; nobody can arrive there.`
      : `${SaySpace(f['space'])} is lost to ${sayNation(f['nation'])}; nobody can arrive there.`
  },
  notEnoughIpc: (f) =>
    `That costs ${n(f, 'price')} IPC; ${sayNation(f['nation'])} ${has(f['nation'])} ${n(f, 'treasury')}.`,
  notInfluenceable: (f) => `${SayNation(f['nation'])} ${is(f['nation'])} not on the influence table.`,
  alreadyJoined: (f) =>
    f['why'] === 'conquered'
      ? `${SayNation(f['nation'])} ${has(f['nation'])} been conquered and is neutral no longer.`
      : `${SayNation(f['nation'])} ${has(f['nation'])} joined a bloc already.`,
  notProCentral: (f) => `Turkey stands at ${n(f, 'position')}, not at Pro-Central.`,
  onlyGermany: () => 'Only Germany may do that; on Turkey also Britain after the gift of dreadnoughts.',
  onlyBritain: () => 'Only Great Britain may do that.',
  onlyRussia: () => 'Only Russia may do that.',
  onlyTurkey: () => 'Only the Ottoman Empire may do that.',
  onlyUs: () => 'Only the United States may do that.',
  tooEarly: (f) => `Not before round ${n(f, 'from')}.`,
  tooSoon: (f) => `A limited war ended too lately; round ${n(f, 'from')} is the first that will do.`,
  windowClosed: (f) => `${SayNation(f['nation'])} cannot be brought in by a fee now.`,
  alreadyGiven: () => 'The dreadnoughts have been given once; that is all.',
  alreadyChanged: () => 'The doctrine was changed in this phase already.',
  noChange: () => 'That is the doctrine already.',
  alreadySucceeded: () => 'One advance a turn; research is over for now.',
  allResearched: () => 'There is nothing left to discover.',
  needsTechnology: (f) => `That needs ${TECHNOLOGY_NAMES[f['technology'] as Technology] ?? 'an advance'} first.`,
  offerOpen: (f) =>
    f['nation'] === undefined
      ? 'A general peace has been proposed already; one at a time, and one a turn.'
      : `Such an offer to ${sayNation(f['nation'])} is open, or was made this turn.`,
  noSuchOffer: (f) => `No offer goes by “${String(f['offer'])}”.`,
  offerLapsed: () => 'That offer is off the table: it was answered, or has lapsed.',
  notRecipient: (f) => `${SayNation(f['nation'])} ${is(f['nation'])} not the one that has to answer.`,
  noSuchTreaty: (f) => `No treaty “${String(f['treaty'])}” of that kind is in force with this nation as a party.`,
  notVictor: (f) => `${SayNation(f['nation'])} ${is(f['nation'])} not the victor of that treaty.`,
  badTerms: sayBadTerms,
  badDuration: () => 'An armistice lasts at least one round.',
  treatyBlocks: sayTreatyBlock,
  onlyUnconditional: (f) =>
    `${SayNation(f['nation'])} ${has(f['nation'])} broken a surrender; it can only surrender unconditionally.`,
  alreadyBroken: (f) => `${SayNation(f['nation'])} ${has(f['nation'])} broken its word once; a second time it cannot.`,
  warInProgress: (f) => `The limited war on ${sayNation(f['target'])} is still on.`,
  noLimitedWar: () => 'There is no limited war.',
  congressClosed: (f) => `Congress hears no request before round ${n(f, 'from')}.`,
  badTarget: (f) => `${SayNation(f['nation'])} ${is(f['nation'])} no such target.`,
  levelTooLow: (f) =>
    `Opinion stands at ${n(f, 'level')}; that is not enough to join ${BLOC_NAMES[f['bloc'] === 'central' ? 'central' : 'allied']}.`,
  notForSale: () => 'Industrial complexes are not for sale.',
  noSite: (f) =>
    f['why'] === 'full'
      ? `There is not room for so many ${sayGoods(f['kind'] as Goods, 2).slice(2)}: a captured complex builds no more than its IPC value a turn.`
      : (poolRule(f) ?? `There is nowhere to place ${sayGoods(f['kind'] as Goods, 2).slice(2)}.`),
  noComplex: (f) => poolRule(f) ?? `There is no complex in ${saySpace(f['space'])} that may be used for that.`,
  productionLimit: (f) =>
    `A captured complex builds no more than its IPC value; ${n(f, 'left')} left in ${saySpace(f['space'])}.`,
  noManpower: (f) => {
    const left = n(f, 'left') === 0 ? 'No' : n(f, 'left')
    const pool = `in the pool of ${sayPool(String(f['pool']))}`
    return f['waits'] === undefined
      ? `${left} manpower is left ${pool}.`
      : `${left} manpower is left ${pool}; ${n(f, 'waits')} more ${n(f, 'waits') === 1 ? 'is' : 'are'} promised to units that wait.`
  },
  draftLimit: (f) => `The peacetime draft allows ${n(f, 'left')} more.`,
  foreignNotAllowed: poolBar,
  notPurchased: (f) =>
    `${sayGoods(f['kind'] as Goods, n(f, 'count'))} ${n(f, 'count') === 1 ? 'was' : 'were'} not bought, or ${n(f, 'count') === 1 ? 'waits' : 'wait'} no more.`,
  alreadyPlaced: () => 'The Serbian infantry of this turn stands already.',
  alreadyRecruited: () => 'One peasant a turn.',
  notHomeSoil: (f) => `${spaceIs(f)} not Russian home soil held since the start of the turn.`,
  noInfantry: (f) => `Nobody was in ${saySpace(f['space'])} to dig when the phase began.`,
  trenchExists: (f) =>
    `${SaySpace(f['space'])} ${many(f['space']) ? 'have' : 'has'} a trench facing ${saySpace(f['facing'])} already.`,
  notFavoured: (f) => `Opinion, at ${n(f, 'level')}, does not favour ${sayNation(f['nation'])}.`,
  volunteerLimit: (f) => `${n(f, 'most')} volunteers have been sent; that is all.`,
  serbiaGone: () => 'Serbia is no more.',
  notYourUnit: (f) => {
    if (f['why'] === 'noTransport') return `${TheUnit(f)} is no transport.`
    if (f['why'] === 'notAboard') return `${TheUnit(f)} is not aboard ${theShip(f)}.`
    return `${TheUnit(f)} does not obey this nation here.`
  },
  alreadyMoved: (f) =>
    f['space'] !== undefined
      ? `${TheUnit(f)} unloads in ${saySpace(f['space'])} this turn; one space is all.`
      : `${TheUnit(f)} has moved already.`,
  notAdjacent: (f) => {
    if (f['why'] === 'trenchAtSea') return `A trench never faces the sea; ${theSpace(f['to'])} is no land.`
    if (f['why'] === 'apart')
      return `All units of one move start together; some stand in ${saySpace(f['from'])}, others in ${saySpace(f['to'])}.`
    return f['from'] === f['to'] ? `It stands in ${saySpace(f['to'])} already.` : notTouching(f)
  },
  tooFar: (f) => `That is too far; ${n(f, 'left')} movement left.`,
  impassable: (f) => {
    if (f['why'] === 'aboard') return `${TheUnit(f)} is aboard a ship; to go ashore it is landed from there.`
    return f['why'] === 'neutralUs'
      ? `${TheSpace(f['space'])} is closed to a neutral United States: it keeps to its own coast, the convoy zones and the open sea.`
      : `Nothing of that kind may enter ${theSpace(f['space'])}.`
  },
  trueNeutral: (f) => `${SaySpace(f['space'])} is a true neutral.`,
  neutralSpace: (f) => `${SaySpace(f['space'])} is neutral; it would have to be attacked first.`,
  hostileSpace: (f) => `${spaceIs(f)} hostile; that belongs to combat movement.`,
  straitClosed: (f) =>
    `The strait between ${saySpace(f['from'])} and ${saySpace(f['to'])} was closed when the turn began.`,
  mustStop: (f) => `It has to stop in ${saySpace(f['space'])}.`,
  noLandingPlace: (f) =>
    f['why'] === 'captured'
      ? `No aircraft lands in ${saySpace(f['space'])} this turn: it was in other hands when the turn began.`
      : `From ${saySpace(f['space'])} no landing place would be in reach of ${theUnit(f)}.`,
  noCapacity: () => 'A transport holds two infantry, or one artillery, or one tank.',
  zoneContested: (f) => `A hostile dreadnought lies in ${saySpace(f['space'])}.`,
  badZone: (f) =>
    f['why'] === 'noGift'
      ? 'No gifted dreadnoughts wait for a zone.'
      : `${SaySpace(f['space'])} is not a zone for that.`,
  badSpace: (f) =>
    f['why'] === 'notAsked'
      ? `${TheUnit(f)} is not among those that have to find a way out.`
      : `${f['space'] === '' ? 'That' : SaySpace(f['space'])} is not a place for that.`,
  badUnits: (f) => {
    const guns = BAD_GUNS[String(f['why'])]
    if (guns) return guns(f)
    if (f['kind'] !== undefined) return 'Volunteers are land and air units; no ship arrives in a capital.'
    return f['unit'] === undefined ? 'Those units will not do for that.' : `${TheUnit(f)} will not do for that.`
  },
  badOrder: () => 'Raids come first, then sea battles, landings, and other land battles.',
  noBattle: (f) =>
    f['why'] === 'notBegun'
      ? `The battle at ${saySpace(f['battle'])} has not begun; it is begun first.`
      : `There is no such battle at ${saySpace(f['battle'])}.`,
  notASubmarine: (f) => `${TheUnit(f)} cannot submerge now.`,
  wrongNumber: (f) => `${n(f, 'due')} ${n(f, 'due') === 1 ? 'has' : 'have'} to be chosen, not ${n(f, 'chosen')}.`,
  illegalCasualty: (f) => `${TheUnit(f)} cannot take that hit.`,
  cannotRetreat: () => 'Nobody here may retreat.',
  badRetreatSpace: (f) =>
    f['space'] === undefined
      ? 'A retreat names the space it goes to.'
      : `The retreat cannot go to ${saySpace(f['space'])}.`,
}
export const sayRefusal = (reason: RefusalReason, facts: Facts): string => SAY_REFUSAL[reason](facts)
