/** StartGame (GW-2.13, 2.14, 2.16, 5.1 to 5.6): seats, the board, the first turn. */
import { isNationId, type NationId } from '../../../../shared/great-war/ids'
import { AUTOMATON, type GreatWarOptions, type SaidSeat } from '../../../../shared/great-war/options'
import { seatsFault, type Seat } from '../../../../shared/great-war/seating'
import type { Said } from '../../../../shared/great-war/commands'
import { accept } from '../../core/ruling'
import { figures } from '../figures'
import { no, type GreatWarDecision } from '../refusal'
import type { GreatWarState } from '../state'
import { Telling } from '../telling'
import { nextTurn } from './turn'

/** Serbia goes with Russia, the Bolsheviks with Germany, unless somebody was named (table GW-2.13). */
const SIDE = { serbia: 'russia', bolsheviks: 'germany' } as const

function withSide(seats: readonly Seat[]): Seat[] {
  const named = (n: NationId) => seats.some((x) => x.nations.includes(n))
  return seats.map((x) => ({
    ...x,
    nations: [
      ...x.nations,
      ...(['serbia', 'bolsheviks'] as const).filter((n) => !named(n) && x.nations.includes(SIDE[n])),
    ],
  }))
}

/** The United States lie in front of a player, of one more player, or of nobody (GW-2.14). */
function withAmerica(seats: readonly Seat[], holder: string): Seat[] {
  if (holder === AUTOMATON) return [...seats]
  const known = seats.some((x) => x.player === holder)
  const us: NationId = 'united-states'
  return known
    ? seats.map((x) => (x.player === holder ? { ...x, nations: [...x.nations, us] } : x))
    : [...seats, { player: holder, nations: [us] }]
}

export function startGame(s: GreatWarState, c: Said<'startGame'>): GreatWarDecision {
  const said: Seat[] = c.seats.map((x: SaidSeat) => ({ player: x.player, nations: x.nations.filter(isNationId) }))
  const why = seatsFault(said)
  if (why) return no('GW-2.13', 'badSeats', { why })
  const holder = c.unitedStates ?? AUTOMATON
  const seats = withAmerica(withSide(said), holder)
  const t = new Telling(s)
  t.tell({
    type: 'gameStarted',
    seats: seats.map((x) => ({ player: x.player, nations: [...x.nations] })),
    unitedStates: holder,
    ...(c.scenario ? { scenario: c.scenario } : {}),
  })
  // Nobody is before the first of round 1: the end of a round that never was.
  nextTurn(t, t.state.order.length - 1)
  return accept(...t.events)
}

/** Options as the command that the program says for the table (GW-22.6): the default seats where no nations are named. */
export function seatsOf(options: GreatWarOptions): Said<'startGame'> {
  const table = figures(options).seats.find((x) => x.players === options.players.length)?.seats
  const chosen = options.players.some((p) => p.nations !== undefined)
  const seats = options.players.map((p, i) => ({
    player: p.name,
    nations: chosen ? (p.nations ?? []) : [...(table?.[i] ?? [])],
  }))
  const { scenario } = options
  return { type: 'startGame', seats, unitedStates: options.unitedStates, ...(scenario ? { scenario } : {}) }
}
