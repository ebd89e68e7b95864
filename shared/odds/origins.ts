/**
 * Planning in Origins: what is asked and what is answered. Plain JSON, for the window and for `keg odds`. An attack of so
 * many against so many needs no position; the other kinds look at one, a campaign's or a made-up one.
 */
import { z } from 'zod'
import type { AttackResult, OddsColumn } from '../origins/events'
import { NATIONS, POWERS, type NationId, type PowerId } from '../origins/ids'
import { originsScenario } from '../origins/scenario'
import type { Chance } from './answer'

const power = z.enum(POWERS)
const nation = z.enum(NATIONS)
const factors = z.int().min(0).max(999)
const manyFactors = z.int().min(0).max(1_000_000)
const game = z.literal('origins')
/** Chances and means as fractions in text instead of numbers. */
const exact = z.boolean().default(false)

/** So many against so many. */
export const attackOrder = z.strictObject({
  game,
  kind: z.literal('attack').optional(),
  attackers: manyFactors,
  defenders: manyFactors,
})
export type AttackOrder = Readonly<z.infer<typeof attackOrder>>

/** A board to look at. What a campaign's view says beside this is let be, so that it can be handed over whole. */
export const originsPosition = z.object({
  acting: power,
  round: z.int().min(1).max(10).default(1),
  attacked: z.boolean().default(false),
  /** PFs that the acting power still has to place; without it its placement is complete. */
  left: factors.default(0),
  /** What it placed this turn, nation by nation; without it, what is not left was placed at home. */
  placed: z.partialRecord(nation, factors).optional(),
  /** Embassies left out are empty. */
  embassies: z.partialRecord(nation, z.partialRecord(power, factors)),
  /** For who would win: pairs of allies (OW-7.4, 7.5). */
  alliances: z
    .array(z.tuple([power, power]))
    .max(2)
    .default([]),
  options: z.object({ individualWinner: z.enum(['unallied', 'everyone']) }).optional(),
  step: z.enum(['placement', 'attack', 'ended']).optional(),
  /** The campaign's, if it is played with other figures than the built-in ones. */
  scenario: originsScenario.optional(),
})
export type OriginsPosition = Readonly<z.infer<typeof originsPosition>>
/** Without one, the campaign's that is open. */
const position = originsPosition.optional()

export const attacksOrder = z.strictObject({
  game,
  kind: z.literal('attacks'),
  position,
  /** The acting power, unless another one is asked about. */
  power: power.optional(),
  nation: nation.optional(),
  target: power.optional(),
  exact,
})

/** `rights`: the target's treaty rights end; `swing`: own change of score less the target's; `factors`: its PFs removed. */
export const ORIGINS_AIMS = ['rights', 'swing', 'factors'] as const
export type OriginsAim = (typeof ORIGINS_AIMS)[number]

export const bestOrder = z.strictObject({
  game,
  kind: z.literal('best'),
  position,
  power: power.optional(),
  target: power.optional(),
  /** All aims, unless one is named. */
  aim: z.enum(ORIGINS_AIMS).optional(),
  exact,
})

const adds = factors.default(0)
const besieger = z.strictObject({
  /** Needed with a position; without one it is a name. */
  power: power.optional(),
  /** What it has there; a position knows. */
  factors: factors.optional(),
  /** What it adds there in each of its turns before it attacks. */
  adds,
  /** The lowest odds at which it attacks, 0 for less than 1 to 1; below them it waits and gathers. */
  attackFrom: z.int().min(0).max(4).default(0),
})

/** A stack that several attack in turn, until it is broken or the rounds are over. */
export const breakOrder = z.strictObject({
  game,
  kind: z.literal('break'),
  position,
  /** In the order of their turns; in a position the order of play is kept whatever the order here. */
  attackers: z.array(besieger).min(1).max(4),
  /** PFs of the stack; a position knows. */
  defenders: factors.min(1).optional(),
  nation: nation.optional(),
  target: power.optional(),
  /** What the stack's owner adds in each of its turns. */
  defenderAdds: adds,
  /** Broken is a stack smaller than this: unless it is said, where treaty rights end. */
  below: factors.min(1).optional(),
  /** Rounds to look at: what a position has left, or ten. */
  rounds: z.int().min(1).max(10).optional(),
  exact,
})
export type AttacksOrder = Readonly<z.infer<typeof attacksOrder>>
export type BestOrder = Readonly<z.infer<typeof bestOrder>>
export type BreakOrder = Readonly<z.infer<typeof breakOrder>>
export type OriginsOrder = AttackOrder | AttacksOrder | BestOrder | BreakOrder

export type Totals = Readonly<Record<PowerId, number>>

export interface PlannedResult<C extends Chance = number> {
  readonly result: AttackResult
  readonly name: string
  readonly faces: readonly number[]
  readonly chance: C
  readonly sixths: number
  readonly losses: { readonly attacker: number; readonly target: number }
  readonly left: { readonly attacker: number; readonly target: number }
  /** Who has treaty rights there afterwards, and who alone (OW-4.3). */
  readonly rights: readonly PowerId[]
  readonly exclusive?: PowerId
  readonly rightsLost: readonly PowerId[]
  /** Running scores afterwards, and those that moved. */
  readonly totals: Totals
  readonly scores: readonly { readonly power: PowerId; readonly change: number }[]
  /** Who would win if the game ended then. */
  readonly winners: readonly PowerId[]
}

export interface PlannedAttack<C extends Chance = number> {
  readonly power: PowerId
  readonly nation: NationId
  readonly target: PowerId
  /** PFs against PFs, those added first included. */
  readonly ours: number
  readonly theirs: number
  readonly column: OddsColumn
  readonly odds: string
  readonly toNextColumn?: number
  /** Who has treaty rights there before the die. */
  readonly rights: readonly PowerId[]
  readonly exclusive?: PowerId
  readonly results: readonly PlannedResult<C>[]
  readonly chances: { readonly ourRightsLost: C; readonly theirRightsLost: C }
  readonly means: {
    readonly attackerLosses: C
    readonly targetLosses: C
    /** Of the running scores. */
    readonly ownChange: C
    readonly targetChange: C
  }
}

/** `afterPlacement`: its PFs must be placed first; `laterTurn`: it is not its turn, or it has attacked. */
export type AttackWhen = 'now' | 'afterPlacement' | 'laterTurn'

export interface AttacksAnswer<C extends Chance = number> {
  readonly game: 'origins'
  readonly kind: 'attacks'
  readonly power: PowerId
  readonly when: AttackWhen
  /** Running scores now, and who would win. */
  readonly totals: Totals
  readonly winners: readonly PowerId[]
  readonly attacks: readonly PlannedAttack<C>[]
  readonly assumptions: readonly string[]
}

export interface RankedPlace<C extends Chance = number> {
  readonly attack: PlannedAttack<C>
  /** PFs to add there before the attack; 0 when adding does not help this aim. */
  readonly adds: number
  /** Chance that the target loses its rights; mean swing of scores; mean PFs of the target removed. */
  readonly value: C
  readonly reason: string
}

export interface BestAnswer<C extends Chance = number> {
  readonly game: 'origins'
  readonly kind: 'best'
  readonly power: PowerId
  readonly target?: PowerId
  readonly when: AttackWhen
  readonly aims: readonly {
    readonly aim: OriginsAim
    /** How many of `places`, from the top, share the best value; 0 where no attack serves the aim. */
    readonly best: number
    readonly places: readonly RankedPlace<C>[]
    readonly text: string
  }[]
  readonly assumptions: readonly string[]
}

export interface SiegeFigures<C extends Chance = number> {
  /** The stack breaks. */
  readonly chance: C
  /** Means over the cases in which it breaks; absent when it never does. */
  readonly meanAttacks?: C
  readonly meanRounds?: C
}

export interface BreakAnswer<C extends Chance = number> extends SiegeFigures<C> {
  readonly game: 'origins'
  readonly kind: 'break'
  readonly nation?: NationId
  readonly target?: PowerId
  readonly defenders: number
  readonly below: number
  readonly rounds: number
  readonly attackers: readonly {
    readonly name: string
    readonly factors: number
    readonly adds: number
    readonly attackFrom: OddsColumn
    /** It is this one's attack that breaks the stack. */
    readonly breaks: C
    readonly meanLosses: C
    readonly meanAttacks: C
  }[]
  /** The stack breaks with exactly so many attacks made, and with so many at most. */
  readonly byAttacks: readonly { readonly attacks: number; readonly chance: C; readonly upTo: C }[]
  /** It is broken by the end of the round. */
  readonly byRound: readonly { readonly round: number; readonly upTo: C }[]
  /** What is left of the stack at the end, the likeliest first. */
  readonly left: readonly { readonly factors: number; readonly chance: C }[]
  /** With no end of rounds; absent when the stack grows, for then there is no telling. */
  readonly withoutEnd?: SiegeFigures<C>
  /** The same with every attacker waiting for these odds. */
  readonly alternatives: readonly (SiegeFigures<C> & { readonly attackFrom: OddsColumn; readonly odds: string })[]
  readonly assumptions: readonly string[]
}

export type OriginsAnswer<C extends Chance = number> = AttacksAnswer<C> | BestAnswer<C> | BreakAnswer<C>
