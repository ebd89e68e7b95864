/** What is true between two commands. Only what play changes; whatever can be counted is a function in `rules/`. */
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import { allotmentIn, type OriginsData } from '../../../shared/origins/data'
import type { OriginsScenario } from '../../../shared/origins/scenario'

export type Pair = readonly [PowerId, PowerId]
export type Embassies = Readonly<Record<NationId, Readonly<Record<PowerId, number>>>>

export interface Alliance {
  /** In seating order. */
  readonly powers: Pair
  /** A pair that one player holds (OW-1.4): from the start, and for good. */
  readonly fixed: boolean
  /** Round in which it was formed; 0 for a pair of one player. */
  readonly round: number
}

export interface Deal {
  readonly parties: readonly PowerId[]
  readonly text: string
  readonly round: number
  readonly untilRound?: number
  readonly outcome: 'open' | 'kept' | 'broken' | 'void'
  readonly by?: PowerId
}

export interface OriginsState {
  readonly players: readonly { readonly name: string; readonly powers: readonly PowerId[] }[]
  readonly individualWinner: 'unallied' | 'everyone'
  readonly breakableAlliances: 'off' | 'on'
  /** Other figures than the built-in ones; `scenario/` lays them over these. */
  readonly scenario?: OriginsScenario
  readonly round: number
  readonly acting: PowerId
  /** PFs that the acting power placed this turn; nations with none are left out. Corrections don't touch it. */
  readonly placed: Readonly<Partial<Record<NationId, number>>>
  readonly attacked: boolean
  readonly ended: boolean
  readonly embassies: Embassies
  /** Sorted by their first power. */
  readonly alliances: readonly Alliance[]
  /** Powers that left an alliance and may not ally before their next turn begins (OW-7.7), in seating order. */
  readonly barred: readonly PowerId[]
  /** Deal n is the n-th of the list. */
  readonly deals: readonly Deal[]
}

const empty = Object.freeze({ britain: 0, france: 0, germany: 0, russia: 0, 'austria-hungary': 0 })

/** Before the first event: an empty board and nobody at the table (OW-1.2). */
export const BLANK: OriginsState = Object.freeze({
  players: Object.freeze([]),
  individualWinner: 'unallied',
  breakableAlliances: 'off',
  round: 1,
  acting: POWERS[0],
  placed: Object.freeze({}),
  attacked: false,
  ended: false,
  embassies: Object.freeze(Object.fromEntries(NATIONS.map((n) => [n, empty])) as Record<NationId, typeof empty>),
  alliances: Object.freeze([]),
  barred: Object.freeze([]),
  deals: Object.freeze([]),
})

export const embassy = (state: OriginsState, power: PowerId, nation: NationId): number => state.embassies[nation][power]

export const placedIn = (state: OriginsState, nation: NationId): number => state.placed[nation] ?? 0

/** What the acting power still has to place (OW-2.5). */
export function factorsLeft(data: OriginsData, state: OriginsState): number {
  if (state.ended) return 0
  let left = allotmentIn(data, state.acting, state.round)
  for (const placed of Object.values(state.placed)) left -= placed
  return left
}

export const stepOf = (data: OriginsData, state: OriginsState): 'placement' | 'attack' | 'ended' =>
  state.ended ? 'ended' : factorsLeft(data, state) > 0 ? 'placement' : 'attack'

const seat = (power: PowerId): number => POWERS.indexOf(power)
export const bySeat = (a: PowerId, b: PowerId): number => seat(a) - seat(b)
export const inSeatingOrder = (a: PowerId, b: PowerId): Pair => (seat(a) <= seat(b) ? [a, b] : [b, a])

/** Who follows in the turn order (OW-1.5), and whether a new round begins with it. */
export function nextTurn(power: PowerId): { readonly power: PowerId; readonly newRound: boolean } {
  const next = POWERS[seat(power) + 1]
  return next === undefined ? { power: POWERS[0], newRound: true } : { power: next, newRound: false }
}

/** The round of the power's next whole turn; after the last one, of the turn it would have. */
export const nextRoundOf = (state: OriginsState, power: PowerId): number =>
  bySeat(power, state.acting) > 0 ? state.round : state.round + 1

export const allianceOf = (state: OriginsState, power: PowerId): Alliance | undefined =>
  state.alliances.find((a) => a.powers.includes(power))

export const partnerIn = (alliance: Alliance, power: PowerId): PowerId =>
  alliance.powers[0] === power ? alliance.powers[1] : alliance.powers[0]
