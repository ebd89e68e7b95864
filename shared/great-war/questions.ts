/**
 * What a screen may ask about a position without saying a command: where a stack may go, what a figure is made of. Asked by
 * `campaign:ask`; the answer's type follows from the question's `ask`.
 */
import { z } from 'zod'
import { unit } from './fields'
import type { BattleAnswer, BattleOddsAnswer } from './battle-answer'
import { greatWarCommand, type GreatWarCommand } from './commands'
import { diplomacyQuestions, type Consequences, type DiplomacyAnswers } from './diplomacy'
import { figureQuestions, type FigureAnswers } from './figures'
import type { NationId, SpaceId, UnitId } from './ids'
import { plannedBattleQuestion, type PlannedBattle } from './planned-battle'
import { turnQuestions, type TurnAnswers } from './turn'
import type { ClauseId } from '../ids'
import type { BoardOddsOrder } from '../odds/board'

export const greatWarQuestion = z.discriminatedUnion('ask', [
  /** Where these units, standing together, may go now. */
  z.strictObject({ ask: z.literal('moves'), units: z.array(unit).min(1).max(200) }),
  /** The battle under way with every unit's number and why, the battles of the list, and raids to be answered. */
  z.strictObject({ ask: z.literal('battle') }),
  /**
   * Odds of the battle under way, or of a listed one as it would begin (`raid:` before the space for a raid). `units`: with these
   * chosen as losses, or gone under, in the present step;
   * with a listed raid, fighters that rise against it; with the Mexicans, who attacks them.
   */
  z.strictObject({
    ask: z.literal('battleOdds'),
    listed: z.string().max(70).optional(),
    units: z.array(unit).max(400).optional(),
  }),
  plannedBattleQuestion,
  /** What saying this now would bring, or why it is not open. */
  z.strictObject({ ask: z.literal('follows'), command: greatWarCommand }),
  ...turnQuestions,
  ...figureQuestions,
  ...diplomacyQuestions,
])
export type GreatWarQuestion = Readonly<z.infer<typeof greatWarQuestion>>

/**
 * What carrying a stack there means: marching, sailing or flying; going aboard; going ashore; both in one; or a raid on the
 * complex.
 */
export const MOVE_DEEDS = ['move', 'load', 'unload', 'ferry', 'raid'] as const
export type MoveDeed = (typeof MOVE_DEEDS)[number]

/** One thing that the stack, or part of it, may do there. A space may stand in the list with several. */
export interface MoveTargetView {
  readonly space: SpaceId
  /** From the first space entered to `space`. */
  readonly path: readonly SpaceId[]
  readonly cost: number
  readonly deed: MoveDeed
  /** Those of the stack that go; the others stay where they are. */
  readonly units: readonly UnitId[]
  /** What to say, in this order. */
  readonly commands: readonly GreatWarCommand[]
  /** Movement that the slowest of them keeps. */
  readonly left: number
  /** What waits there: nobody's guns, land for the taking, or a fight. */
  readonly arrival: 'peace' | 'taking' | 'fight'
  /** Why they may go no further although movement is left. */
  readonly stops?: BarView
  /** Aircraft: where they could land after it. */
  readonly landing: readonly SpaceId[]
}

export interface BarView {
  readonly clause: ClauseId
  readonly reason: string
  readonly message: string
}
/** A space that is closed to the stack, and why. */
export interface BarredView extends BarView {
  readonly space: SpaceId
  /** A neutral that the stack could reach once it is attacked, and what America thinks of that. */
  readonly attack?: { readonly nation: NationId; readonly command: GreatWarCommand; readonly opinion: number }
}

export interface MovesAnswer {
  /** Sorted by space. */
  readonly targets: readonly MoveTargetView[]
  /** Every other space. */
  readonly barred: readonly BarredView[]
  /** Why nothing of the stack can move at all. */
  readonly closed?: BarView
  /** Movement that the slowest of the stack has left. */
  readonly left: number
}

/** Answers by `ask`. */
export interface GreatWarAnswers extends DiplomacyAnswers, FigureAnswers, TurnAnswers {
  moves: MovesAnswer
  battle: BattleAnswer
  /** The engine only says what to count; main has it answered off its own thread. */
  battleOdds: BoardOddsOrder
  plannedBattle: PlannedBattle
  /** Neither where dice decide. */
  follows: { readonly bar?: BarView; readonly follows?: Consequences }
}
/** The same as a window hears them. */
export type WindowAnswers = Omit<GreatWarAnswers, 'battleOdds'> & { readonly battleOdds: BattleOddsAnswer }
