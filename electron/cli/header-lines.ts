import { FORMAT, type Header } from '../saves'

/** The header without what foretells dice. */
export function headerLines(header: Header): unknown {
  const { birth, headline } = header
  return {
    id: header.id,
    name: header.name,
    game: birth.game,
    format: FORMAT,
    appVersion: birth.appVersion,
    rulesVersion: birth.rulesVersion,
    options: birth.options,
    players: headline.players,
    round: headline.round,
    acting: headline.acting,
    createdAt: birth.createdAt,
    playedAt: header.playedAt,
    position: header.position,
    entries: header.entries,
  }
}
