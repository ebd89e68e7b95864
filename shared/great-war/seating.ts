/** Who may sit where (GW-2.13, 2.14, 17.21): the default seats, and what is wrong with others, for the rules and the form alike. */
import nations from './data/nations.json'
import defaults from './data/seats.json'
import { GREAT_POWERS, isGreatPower, type Bloc, type NationId } from './ids'
import { AUTOMATON } from './options'
import { WAR_COUNTS, type WarCount } from './seating-counts'

export { WAR_COUNTS, type WarCount } from './seating-counts'

export interface Seat {
  readonly player: string
  readonly nations: readonly NationId[]
}
/** Nations that are dealt out; the United States lie with a player, a further one, or nobody. */
export const SEATED = [...GREAT_POWERS, 'serbia', 'bolsheviks'] as const satisfies readonly NationId[]
export const isSeated = (n: NationId): boolean => SEATED.some((x) => x === n)

export const isWarCount = (n: number): n is WarCount => WAR_COUNTS.some((x) => x === n)

/** Table GW-2.13. */
export const defaultSeats = (players: WarCount): readonly (readonly NationId[])[] =>
  (defaults.find((x) => x.players === players)?.seats ?? []) as readonly (readonly NationId[])[] // parsed as such by the engine

const blocs = new Map(nations.map((n) => [n.id, n.bloc as Bloc | null]))
const blocOf = (n: NationId): Bloc | null => blocs.get(n) ?? null

export const SEAT_FAULTS = ['players', 'names', 'twice', 'nation', 'missing', 'empty', 'mixed'] as const
export type SeatFault = (typeof SEAT_FAULTS)[number]

/** A further seat may hold the Bolsheviks alone (GW-17.21). */
export const isExtraSeat = (seat: Pick<Seat, 'nations'>): boolean =>
  seat.nations.length === 1 && seat.nations[0] === 'bolsheviks'

/** What is wrong with one seat by itself. */
export function seatFault(seat: Pick<Seat, 'nations'>): SeatFault | undefined {
  if (!isExtraSeat(seat) && !seat.nations.some(isGreatPower)) return 'empty'
  const sides = new Set(seat.nations.map(blocOf).filter((bloc) => bloc !== null))
  return sides.size > 1 ? 'mixed' : undefined
}

/** Why these seats cannot be, or nothing; in this order. */
export function seatsFault(seats: readonly Seat[]): SeatFault | undefined {
  const all = seats.flatMap((x) => x.nations)
  if (!isWarCount(seats.filter((x) => !isExtraSeat(x)).length)) return 'players'
  if (new Set(seats.map((x) => x.player)).size !== seats.length) return 'names'
  if (seats.some((x) => x.player === AUTOMATON)) return 'names'
  if (new Set(all).size !== all.length) return 'twice'
  if (!all.every(isSeated)) return 'nation'
  if (GREAT_POWERS.some((n) => !all.includes(n))) return 'missing'
  const own = seats.map(seatFault)
  return own.includes('empty') ? 'empty' : own.find((fault) => fault !== undefined)
}
