/** "Explain this number": what a figure of the ledger is the sum of. */
import { z } from 'zod'
import { nation } from './fields'
import type { NationId, SpaceId } from './ids'
import type { ClauseId } from '../ids'

export const LEDGER_FIGURES = ['income', 'production', 'manpower', 'army'] as const
export type LedgerFigure = (typeof LEDGER_FIGURES)[number]

export const figureQuestions = [
  z.strictObject({ ask: z.literal('figure'), nation, figure: z.enum(LEDGER_FIGURES) }),
] as const

export interface FigureLine {
  readonly text: string
  /** What it adds; negative where it takes away. The lines sum to the total. */
  readonly amount: number
  readonly space?: SpaceId
  readonly clause?: ClauseId
}
export interface FigureAnswer {
  readonly nation: NationId
  readonly figure: LedgerFigure
  readonly total: number
  readonly lines: readonly FigureLine[]
  /** The clause that makes it this sum. */
  readonly clause?: ClauseId
}
export interface FigureAnswers {
  figure: FigureAnswer
}
