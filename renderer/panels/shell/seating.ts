/**
 * Who holds which powers while a campaign is being made. Giving a power to a player keeps the seating whole by itself:
 * every power exactly once, nobody without one, nobody with more than two (OW-1.4). So the form has no wrong state to
 * complain about.
 */
import { POWERS, type PowerId } from '../../../shared/origins/ids'

export type PlayerCount = 3 | 4 | 5
/** The player (0, 1, …) that holds each power. */
export type Seating = Readonly<Record<PowerId, number>>

export const PLAYER_COUNTS = [3, 4, 5] as const
const MOST_POWERS = 2

/** Pairs sit together: Britain with France, Germany with Austria-Hungary, as the war itself would have it. */
const DEFAULTS: Readonly<Record<PlayerCount, Seating>> = {
  3: { britain: 0, france: 0, germany: 1, russia: 2, 'austria-hungary': 1 },
  4: { britain: 0, france: 1, germany: 2, russia: 3, 'austria-hungary': 2 },
  5: { britain: 0, france: 1, germany: 2, russia: 3, 'austria-hungary': 4 },
}
export const defaultSeating = (players: PlayerCount): Seating => DEFAULTS[players]

export const powersOf = (seating: Seating, player: number): PowerId[] => POWERS.filter((p) => seating[p] === player)

/** `power` goes to `player`; where that would leave the giver with nothing or the taker with three, they exchange. */
export function give(seating: Seating, power: PowerId, player: number): Seating {
  const giver = seating[power]
  if (giver === player) return seating
  const next = { ...seating, [power]: player }
  const back = powersOf(seating, player)[0]
  const exchange = powersOf(seating, giver).length === 1 || powersOf(seating, player).length === MOST_POWERS
  return exchange && back !== undefined ? { ...next, [back]: giver } : next
}
