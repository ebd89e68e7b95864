import type { CampaignSummary } from '../../../shared/campaign'
import type { GameId } from '../../../shared/ids'
import { isNationId } from '../../../shared/great-war/ids'
import { isPowerId } from '../../../shared/origins/ids'
import { SayNation } from '../../../shared/wording/great-war-names'
import { powerName } from '../origins/words'

const GAMES: Readonly<Record<GameId, string>> = { origins: 'Origins of World War I', 'great-war': 'The Great War' }
export const gameName = (game: GameId): string => GAMES[game]

/** Summaries and history lines name the acting power by its id; empty after the end. */
export const actingName = (s: Pick<CampaignSummary, 'acting'>): string => sideName(s.acting)
/** A power of Origins or a nation of The Great War; where both games know it, they call it the same. */
export const sideName = (id: string): string => (isPowerId(id) ? powerName(id) : isNationId(id) ? SayNation(id) : id)

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
