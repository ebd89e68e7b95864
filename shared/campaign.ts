import type { CampaignId, GameId } from './ids'
import type { GreatWarView } from './great-war/view'
import type { OriginsView } from './origins/view'

/** Views by game; the `game` member tells them apart. */
export type GameView = OriginsView | GreatWarView

/** A campaign as a row of the library shows it. */
export interface CampaignSummary {
  readonly id: CampaignId
  readonly game: GameId
  readonly name: string
  readonly round: number
  readonly rounds?: number
  readonly acting: string
  readonly step: string
  readonly ended: boolean
  readonly result?: string
  readonly players: readonly { readonly name: string; readonly powers: readonly string[] }[]
  readonly entries: number
  /** Milliseconds since 1970, UTC. */
  readonly createdAt: number
  readonly playedAt: number
  /** For the small picture: who has rights where (Origins). */
  readonly picture: Readonly<Record<string, readonly string[]>>
  /** Sentences of the last three entries, newest first. */
  readonly lastEvents: readonly string[]
  /** Open deals, as sentences. */
  readonly promised: readonly string[]
  /** The name of its scenario, when it plays with other figures than the built-in ones. */
  readonly scenario?: string
  /** Set when this campaign is a what-if copy: the name of the one it came from and the position. */
  readonly branchOf?: string
}
