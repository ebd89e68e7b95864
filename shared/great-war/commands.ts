/** The rulebook's command catalogue in the JSON forms of table GW-22.T1. Knows no rules: what parses may be refused. */
import { z } from 'zod'
import { BLOCS, DOCTRINES, GOODS, KINDS, POSITIONS, TECHNOLOGIES, type SpaceId } from './ids'
import { count, dice, die, nation, offer, pool, space, treaty, unit, units } from './fields'
import { seat } from './options'
import { scenario } from './scenario'
import { terms } from './terms'
import { listed } from '../wording/text'

const plain = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), by: nation })
/** Rounds of an armistice: any that a campaign can see, and more. */
export const LONGEST = 1000
const rounds = z.int().max(LONGEST)

export const startGame = z.strictObject({
  type: z.literal('startGame'),
  seats: z.array(seat).max(20),
  unitedStates: z.string().trim().min(1).max(40).optional(),
  scenario: scenario.optional(),
})
/**
 * Every phase waits for it, `income` too: the money comes by itself as that phase begins (GW-8.2), and its end is the end of
 * the turn, until which offers may still be answered.
 */
export const endPhase = plain('endPhase')
export const respondOffer = z
  .strictObject({
    type: z.literal('respondOffer'),
    by: nation,
    offer,
    answer: z.enum(['accept', 'reject', 'counter']),
    terms: terms.optional(),
    rounds: rounds.optional(),
  })
  .refine((c) => (c.answer === 'counter') === (c.terms !== undefined), 'terms stand with a counter, and only there')
  .refine((c) => c.answer === 'counter' || c.rounds === undefined, 'rounds stand only with a counter')

// 22c, phase 1
export const influenceNation = z.strictObject({
  type: z.literal('influenceNation'),
  by: nation,
  nation,
  die: die.optional(),
})
export const giveDreadnoughts = z.strictObject({
  type: z.literal('giveDreadnoughts'),
  by: nation,
  units: z.tuple([unit, unit]),
})
export const placeGiftedShips = z.strictObject({
  type: z.literal('placeGiftedShips'),
  by: nation,
  placements: z.array(z.strictObject({ unit, space })).length(2),
})
export const joinCentralPowers = plain('joinCentralPowers')
export const inductBulgaria = plain('inductBulgaria')
export const inductGreece = plain('inductGreece')
export const setSubmarineDoctrine = z.strictObject({
  type: z.literal('setSubmarineDoctrine'),
  by: nation,
  doctrine: z.enum(DOCTRINES),
})
export const offerArmistice = z.strictObject({
  type: z.literal('offerArmistice'),
  by: nation,
  to: nation,
  rounds,
  terms,
})
const onTreaty = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), by: nation, treaty })
export const breakArmistice = onTreaty('breakArmistice')
export const endArmisticeByConsent = onTreaty('endArmisticeByConsent')
export const renounceSurrender = onTreaty('renounceSurrender')
export const offerConditionalSurrender = z.strictObject({
  type: z.literal('offerConditionalSurrender'),
  by: nation,
  to: nation,
  terms,
})
export const offerUnconditionalSurrender = z.strictObject({
  type: z.literal('offerUnconditionalSurrender'),
  by: nation,
  to: nation,
})
export const imposeTerms = z.strictObject({ type: z.literal('imposeTerms'), by: nation, treaty, terms: terms.min(1) })
export const PEACE_RESULTS = ['alliedVictory', 'centralVictory', 'draw'] as const
export const offerGeneralPeace = z.strictObject({
  type: z.literal('offerGeneralPeace'),
  by: nation,
  result: z.enum(PEACE_RESULTS),
})
export const requestLimitedWar = z.strictObject({
  type: z.literal('requestLimitedWar'),
  by: nation,
  target: z.union([z.literal('mexico'), nation]),
  die: die.optional(),
})
export const endLimitedWar = plain('endLimitedWar')
export const joinWar = z.strictObject({ type: z.literal('joinWar'), by: nation, bloc: z.enum(BLOCS) })

// 22d, phases 2 and 3
export const researchTechnology = z.strictObject({
  type: z.literal('researchTechnology'),
  by: nation,
  dice: dice.optional(),
})
/** A trench is charged to no pool and names none; everything else names one (GW-11.3). */
const item = z
  .strictObject({ kind: z.enum(GOODS), count, pool: pool.optional() })
  .refine((i) => (i.kind === 'trench') === (i.pool === undefined), 'every kind but the trench names a pool')
const items = z.array(item).min(1).max(60)
export const purchaseUnits = z.strictObject({ type: z.literal('purchaseUnits'), by: nation, units: items })
export const cancelPurchase = z.strictObject({ type: z.literal('cancelPurchase'), by: nation, units: items })

// 22e, phase 4
export const declareAttackOnNeutral = z.strictObject({ type: z.literal('declareAttackOnNeutral'), by: nation, nation })
export const moveUnits = z.strictObject({
  type: z.literal('moveUnits'),
  by: nation,
  units: units.min(1),
  path: z.array(space).min(1).max(40),
})
export const loadTransport = z.strictObject({
  type: z.literal('loadTransport'),
  by: nation,
  transport: unit,
  units: units.min(1),
})
export const unloadTransport = z.strictObject({
  type: z.literal('unloadTransport'),
  by: nation,
  transport: unit,
  units: units.min(1),
  space,
})
export const declareBombingRaid = z.strictObject({
  type: z.literal('declareBombingRaid'),
  by: nation,
  bombers: units.min(1),
  escorts: units,
  space,
})
export const endCombatMovement = plain('endCombatMovement')
/** A battle is known by its space, or is the one against the Mexicans; a raid also by the name that events give it, `raid:france`. */
const battle = space.transform((x) => x.replace(/^raid:/, '') as SpaceId)
export const MEXICO = 'mexico'
export const startBattle = z.strictObject({
  type: z.literal('startBattle'),
  by: nation,
  battle,
  units: units.optional(),
  bombarding: units.optional(),
})
const onBattle = <T extends string>(type: T) => z.strictObject({ type: z.literal(type), by: nation, battle })
export const rollBattleDice = z.strictObject({
  type: z.literal('rollBattleDice'),
  by: nation,
  battle,
  dice: dice.optional(),
})
export const submergeSubmarines = z.strictObject({ type: z.literal('submergeSubmarines'), by: nation, battle, units })
/** A dreadnought that takes two hits stands in the list twice. */
export const selectCasualties = z.strictObject({
  type: z.literal('selectCasualties'),
  by: nation,
  battle,
  units: z.array(unit).max(400),
})
export const continueBattle = onBattle('continueBattle')
export const retreat = z.strictObject({ type: z.literal('retreat'), by: nation, battle, to: space.optional() })
export const chooseInterceptors = z.strictObject({
  type: z.literal('chooseInterceptors'),
  by: nation,
  space: battle,
  units,
})
export const rollBombingRaid = z.strictObject({
  type: z.literal('rollBombingRaid'),
  by: nation,
  space: battle,
  dice: dice.optional(),
})

// 22f, phases 5 to 7
export const placeUnits = z.strictObject({
  type: z.literal('placeUnits'),
  by: nation,
  placements: z
    .array(z.strictObject({ kind: z.enum(GOODS), count, space, pool, complex: space.optional() }))
    .min(1)
    .max(60),
})
export const rollRevolution = z.strictObject({ type: z.literal('rollRevolution'), by: nation, die: die.optional() })
export const rollLoyalty = z.strictObject({ type: z.literal('rollLoyalty'), by: nation, dice: dice.optional() })
export const recruitPeasant = z.strictObject({ type: z.literal('recruitPeasant'), by: nation, space })
export const buildTrench = z.strictObject({ type: z.literal('buildTrench'), by: nation, space, facing: space })
export const placeSerbianInfantry = plain('placeSerbianInfantry')
export const sendVolunteers = z.strictObject({
  type: z.literal('sendVolunteers'),
  by: nation,
  kind: z.enum(KINDS),
  to: nation,
  space: space.optional(),
})
export const chooseBlockadeLosses = z.strictObject({ type: z.literal('chooseBlockadeLosses'), by: nation, units })
export const displaceUnits = z.strictObject({
  type: z.literal('displaceUnits'),
  by: nation,
  moves: z
    .array(z.strictObject({ unit, to: space.nullable() }))
    .min(1)
    .max(400),
})

// 22b, GW-22.7
/** The greatest figures that a referee may name. */
export const BOUNDS = { units: 200, ipc: 1_000_000, manpower: 10_000 } as const
const figure = {
  units: z.strictObject({ space, nation, kind: z.enum(KINDS), count: z.int().min(0).max(BOUNDS.units) }),
  treasury: z.strictObject({ nation, ipc: z.int().min(0).max(BOUNDS.ipc) }),
  manpower: z
    .strictObject({ pool, used: z.int().min(0).max(BOUNDS.manpower), total: z.int().min(0).max(BOUNDS.manpower) })
    .refine((m) => m.used <= m.total, 'more used than there is'),
  marker: z.strictObject({ nation, position: z.literal(POSITIONS) }),
  opinion: z.int().min(-10).max(10),
  control: z.strictObject({ space, nation }),
  technology: z.strictObject({ nation, technology: z.enum(TECHNOLOGIES), owned: z.boolean() }),
  trench: z.strictObject({ space, facing: space, present: z.boolean() }),
}
export const FIGURES = Object.keys(figure) as readonly (keyof typeof figure)[]
export const correct = z
  .strictObject({
    type: z.literal('correct'),
    reason: z.string().trim().min(1).max(500),
    units: figure.units.optional(),
    treasury: figure.treasury.optional(),
    manpower: figure.manpower.optional(),
    marker: figure.marker.optional(),
    opinion: figure.opinion.optional(),
    control: figure.control.optional(),
    technology: figure.technology.optional(),
    trench: figure.trench.optional(),
  })
  .superRefine((c, context) => {
    const given = FIGURES.filter((f) => c[f] !== undefined)
    if (given.length === 1) return
    const [, second] = given
    const which = second === undefined ? 'no figure was given' : `${listed(given)} were given together`
    context.addIssue({
      code: 'custom',
      message: `${which}; a correction names exactly one of ${listed(FIGURES, 'or')}`,
      path: second === undefined ? [] : [second],
    })
  })

const forms = [
  startGame,
  endPhase,
  respondOffer,
  influenceNation,
  giveDreadnoughts,
  placeGiftedShips,
  joinCentralPowers,
  inductBulgaria,
  inductGreece,
  setSubmarineDoctrine,
  offerArmistice,
  breakArmistice,
  endArmisticeByConsent,
  offerConditionalSurrender,
  offerUnconditionalSurrender,
  imposeTerms,
  renounceSurrender,
  offerGeneralPeace,
  requestLimitedWar,
  endLimitedWar,
  joinWar,
  researchTechnology,
  purchaseUnits,
  cancelPurchase,
  declareAttackOnNeutral,
  moveUnits,
  loadTransport,
  unloadTransport,
  declareBombingRaid,
  endCombatMovement,
  startBattle,
  rollBattleDice,
  submergeSubmarines,
  selectCasualties,
  continueBattle,
  retreat,
  chooseInterceptors,
  rollBombingRaid,
  placeUnits,
  rollRevolution,
  rollLoyalty,
  recruitPeasant,
  buildTrench,
  placeSerbianInfantry,
  sendVolunteers,
  chooseBlockadeLosses,
  displaceUnits,
  correct,
] as const
export const greatWarCommand = z.discriminatedUnion('type', forms)

export type GreatWarCommand = Readonly<z.infer<typeof greatWarCommand>>
export type CommandType = GreatWarCommand['type']
/** The command of one type. */
export type Said<T extends CommandType> = Extract<GreatWarCommand, { readonly type: T }>
/** Commands that a nation speaks. */
export type Spoken = Exclude<GreatWarCommand, { readonly type: 'startGame' | 'correct' }>
export const COMMAND_TYPES: readonly CommandType[] = forms.map((f) => f.shape.type.value)
export type PurchaseItem = Said<'purchaseUnits'>['units'][number]
export type Placement = Said<'placeUnits'>['placements'][number]
