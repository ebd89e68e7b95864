import type { ClauseId } from './ids'
import type { Face } from './dice'
import type { ThrowReport } from './luck'

/** One entry of a campaign's history, as a person reads it. Line 0 is the beginning; line n leads to position n. */
export interface HistoryLine {
  readonly position: number
  readonly round: number
  /** Who was acting when it was said; empty after the end. */
  readonly acting: string
  /** Absent on line 0: a beginning is not a command. */
  readonly command?: unknown
  readonly events: readonly unknown[]
  readonly text: string
  readonly clauses: readonly ClauseId[]
  /** Everyone it concerns, sorted: what the filter looks at. */
  readonly powers: readonly string[]
  readonly throws: readonly ThrowReport[]
  /** Set by the referee against the rules' course (`correct`). */
  readonly correction: boolean
  /** Dice that the table agreed to throw again; they count for nothing but stay written down. */
  readonly rerolled?: readonly Face[]
  /** True for entries after the present position: they were undone and can be redone. */
  readonly undone: boolean
}
