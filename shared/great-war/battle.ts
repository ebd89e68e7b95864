/** A battle under way, as the state keeps it and events carry it: plain values, step by step (GW-13.27). */
import { z } from 'zod'
import { nation, space, unit } from './fields'

export const LAND_STEPS = [
  'opening',
  'openingLosses',
  'attackersFire',
  'defenderMarks',
  'defendersFire',
  'attackerMarks',
  'decision',
] as const
export const SEA_STEPS = [
  'attackerSubmerges',
  'firstStrike',
  'firstStrikeLosses',
  'attackersFire',
  'defenderMarks',
  'defenderSubmerges',
  'defendersFire',
  'attackerMarks',
  'decision',
] as const
export const RAID_STEPS = ['airCombat', 'defenderMarks', 'attackerMarks', 'bombs'] as const
export const STEPS = [...new Set([...LAND_STEPS, ...SEA_STEPS, ...RAID_STEPS])] as const
export type BattleStep = (typeof LAND_STEPS)[number] | (typeof SEA_STEPS)[number] | (typeof RAID_STEPS)[number]

/** GW-13.2, in the order in which they are fought. */
export const BATTLE_CLASSES = ['raid', 'sea', 'landing', 'land'] as const
export type BattleClass = (typeof BATTLE_CLASSES)[number]

const list = z.array(unit)
const whole = z.int().min(0)

export const listedBattle = z.strictObject({
  /** The space, or `mexico`. */
  battle: space,
  class: z.enum(BATTLE_CLASSES),
  obligatory: z.boolean(),
})
export type ListedBattle = Readonly<z.infer<typeof listedBattle>>

export const battleState = z.strictObject({
  battle: space,
  space,
  kind: z.enum(['land', 'sea', 'raid', 'mexico']),
  attacker: nation,
  round: whole,
  step: z.enum(STEPS as [BattleStep, ...BattleStep[]]),
  /** Units in the battle, by number; submerged and lost ones have left the lists. */
  attackers: list,
  defenders: list,
  /** Mexican infantry, which have no unit ids; and how many of them are marked as lost. */
  mexicans: whole,
  mexicansMarked: whole,
  /** Attackers that came off ships (GW-13.7). */
  landed: list,
  /** Ships that bombard in the opening. */
  bombarding: list,
  /** Spaces from which land attackers came overland, or ships by sea: where a retreat may lead. */
  cameFrom: z.array(space),
  /** Whether trenches work in this battle (GW-15.6), and whether a Super Trench stops aircraft (GW-10.14). */
  trench: z.boolean(),
  superTrench: z.boolean(),
  /** Hits that somebody has to take. Limited ones: a submarine's go on ships only, gas on land units (GW-13.12, 10.7). */
  hits: z.strictObject({ limited: whole, onAny: whole }),
  /** Raids: hits that the attacker takes once the interceptors have taken theirs. */
  owed: whole,
  /** Losses marked and not yet removed; a dreadnought stands here once a hit. */
  marked: z.strictObject({ attackers: list, defenders: list }),
  /** Raids: bombers among the attackers; the others escort. */
  bombers: list,
})
export type Battle = Readonly<z.infer<typeof battleState>>

/** What a unit did this turn. */
export const track = z.strictObject({
  /** Movement used so far this turn. */
  spent: whole,
  phase: z.enum(['combat-move', 'non-combat']),
  /** Where it began the turn, and the space it left last: trenches and retreats ask for that. */
  start: space,
  from: space,
  way: z.enum(['land', 'sea', 'air', 'aboard']),
  /** It may go no further in this phase. */
  done: z.boolean(),
  /** Coast that it is to land on from its ship. */
  landing: space.optional(),
  fought: z.boolean().optional(),
})
export type Track = Readonly<z.infer<typeof track>>
