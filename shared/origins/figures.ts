/** The figures of a table as its view shows them. */
import { allotmentIn, type OriginsData } from './data'
import { POWERS, type PowerId } from './ids'
import type { FiguresView } from './view'

export function figuresShown(data: OriginsData): FiguresView {
  const rounds = Array.from({ length: data.rounds }, (_, i) => i + 1)
  const worth = (colour: string) => data.chips.find((c) => c.colour === colour)?.worth ?? 0
  return {
    rightsAt: data.rightsAt,
    abroadPerTurn: data.abroadPerTurn,
    allotments: Object.fromEntries(
      POWERS.map((power) => [power, rounds.map((round) => allotmentIn(data, power, round))]),
    ) as Record<PowerId, number[]>,
    attackTable: data.attackTable,
    chips: { white: worth('white'), red: worth('red'), blue: worth('blue') },
  }
}
