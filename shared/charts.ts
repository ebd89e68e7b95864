/** What the printed sheets are made from, and what is said of them before printing. */
import type { HistoryLine } from './history'
import type { CampaignSummary, GameView } from './campaign'
import type { WarLedger } from './great-war/ledger'
import type { GreatWarView } from './great-war/view'
import type { OriginsView } from './origins/view'

/** A sheet that can be printed. */
export interface ChartName {
  readonly sheet: string
  readonly title: string
  readonly about: string
}
export interface ChartInfo extends ChartName {
  /** Pages on the asked paper: promised before printing. */
  readonly pages: number
}

/** Totals of every power at one moment. */
export interface ScorePoint {
  readonly position: number
  readonly round: number
  readonly totals: Readonly<Record<string, number>>
}

/** A campaign at one position, with all that led there. */
export interface ChartSource<V extends GameView = GameView> {
  readonly summary: CampaignSummary
  readonly view: V
  /** Up to the printed position, the beginning included. */
  readonly lines: readonly HistoryLine[]
  /** The view as each round ended, oldest first; the last is the present one. */
  readonly rounds: readonly { readonly round: number; readonly position: number; readonly view: V }[]
  readonly scores: readonly ScorePoint[]
  /** The books of a game that keeps them. */
  readonly ledger?: WarLedger
}

export type OriginsSource = ChartSource<OriginsView>
export type GreatWarSource = ChartSource<GreatWarView>
