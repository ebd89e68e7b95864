/**
 * What a screen may ask about a position without saying a command: where a stack may go, what a figure is made of. Asked by
 * `campaign:ask`; the answer's type follows from the question's `ask`.
 */
import { z } from 'zod'
import { unit } from './fields'
import type { SpaceId } from './ids'
import type { ClauseId } from '../ids'

export const greatWarQuestion = z.discriminatedUnion('ask', [
  /** Where these units, standing together, may go now. */
  z.strictObject({ ask: z.literal('moves'), units: z.array(unit).min(1).max(200) }),
])
export type GreatWarQuestion = Readonly<z.infer<typeof greatWarQuestion>>

export interface MoveTargetView {
  readonly space: SpaceId
  /** From the first space entered to `space`. */
  readonly path: readonly SpaceId[]
  readonly cost: number
}

/** A space that is closed to the stack, and why. */
export interface BarredView {
  readonly space: SpaceId
  readonly clause: ClauseId
  readonly reason: string
  readonly message: string
}

export interface MovesAnswer {
  readonly targets: readonly MoveTargetView[]
  readonly barred: readonly BarredView[]
}

/** Answers by `ask`. */
export interface GreatWarAnswers {
  moves: MovesAnswer
}
