import type { CampaignSummary } from '../../../shared/campaign'
import type { GameId } from '../../../shared/ids'
import { isPowerId } from '../../../shared/origins/ids'
import { powerName } from '../origins/words'

const GAMES: Readonly<Record<GameId, string>> = { origins: 'Origins of World War I', 'great-war': 'The Great War' }
export const gameName = (game: GameId): string => GAMES[game]

/** Summaries and history lines name the acting power by its id; empty after the end. */
export const actingName = (s: Pick<CampaignSummary, 'acting'>): string =>
  isPowerId(s.acting) ? powerName(s.acting) : s.acting

/** "Round 6 of 10", or "Finished". */
export function standing(s: Pick<CampaignSummary, 'ended' | 'round' | 'rounds'>): string {
  if (s.ended) return 'Finished'
  return s.rounds === undefined ? `Round ${s.round}` : `Round ${s.round} of ${s.rounds}`
}

/** "Round 6 of 10 · Britain, placement", as the title bar says it. */
export const whereItStands = (s: CampaignSummary): string =>
  s.ended ? `Finished${s.result === undefined ? '' : ` · ${s.result}`}` : `${standing(s)} · ${actingName(s)}, ${s.step}`

/** What the library searches in. */
export const searchable = (s: CampaignSummary): string =>
  [s.name, gameName(s.game), ...s.players.map((p) => p.name), s.result ?? ''].join(' ').toLowerCase()
