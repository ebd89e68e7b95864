// OW-2: placement. Five abroad is a limit of the turn, not of one placement; at home there is none. Taking back knows
// two bounds, since a correction may have lowered what lies there.
import { allotmentIn, type OriginsData } from '../../../../shared/origins/data'
import type { NationId, PowerId } from '../../../../shared/origins/ids'
import { embassy, factorsLeft, placedIn, type OriginsState } from '../state'
import { no, type No } from '../refusal'
import { notItsTurn } from './turn'

/** What the acting power may still place in a nation this turn; 0 when it may not place at all. */
export function roomIn(data: OriginsData, state: OriginsState, nation: NationId): number {
  const left = factorsLeft(data, state)
  if (nation === state.acting) return left // OW-2.4
  return Math.min(left, data.abroadPerTurn - placedIn(state, nation)) // OW-2.3
}

/** What of this turn's placement can be taken back from a nation (OW-2.7). */
export const returnableFrom = (state: OriginsState, nation: NationId): number =>
  state.ended || state.attacked ? 0 : Math.min(placedIn(state, nation), embassy(state, state.acting, nation))

export function cannotPlace(
  data: OriginsData,
  state: OriginsState,
  power: PowerId,
  nation: NationId,
  asked: number,
): No | undefined {
  const notNow = notItsTurn(state, power)
  if (notNow) return notNow
  const allotment = allotmentIn(data, power, state.round)
  const left = factorsLeft(data, state)
  if (left === 0) return no('OW-2.2', 'nothingLeft', { allotment })
  const placed = placedIn(state, nation)
  if (nation !== power && placed + asked > data.abroadPerTurn)
    return no('OW-2.3', 'tooManyAbroad', { nation, asked, placed, most: data.abroadPerTurn })
  if (asked > left) return no('OW-2.2', 'moreThanLeft', { nation, asked, left, allotment })
  return undefined
}

export function cannotTakeBack(state: OriginsState, power: PowerId, nation: NationId, asked: number): No | undefined {
  const notNow = notItsTurn(state, power)
  if (notNow) return notNow
  if (state.attacked) return no('OW-2.7', 'attackMade', {})
  const placed = placedIn(state, nation)
  if (placed === 0) return no('OW-2.7', 'notPlacedThere', { nation })
  if (asked > placed) return no('OW-2.7', 'moreThanPlaced', { nation, asked, placed })
  const lies = embassy(state, power, nation)
  if (asked > lies) return no('OW-2.7', 'moreThanLies', { nation, asked, lies })
  return undefined
}
