/** How hits are taken (GW-4.6, 10.7, 13.5, 13.12, 13.21, 13.25): how many, on what, by whose choice, and when nobody is asked. */
import type { Battle } from '../../../../shared/great-war/battle'
import { isLandKind, isShipKind, type NationId, type UnitId } from '../../../../shared/great-war/ids'
import { figures } from '../figures'
import { no, type No } from '../refusal'
import { byNumber, cargoOf, unit, type GreatWarState } from '../state'
import { hitsLeft } from './strength'
import { placeInOrder, playerOf } from './who'

export type Side = 'attackers' | 'defenders'

/** Which side has to take hits in the present step. */
export const victimsNow = (b: Battle): Side | undefined => {
  switch (b.step) {
    case 'openingLosses':
    case 'firstStrikeLosses':
    case 'defenderMarks':
      return 'defenders'
    case 'attackerMarks':
      return 'attackers'
    default:
      return undefined
  }
}

/** Units that a limited hit may fall on: ships for submarines' hits, land units for gas. */
const limitedTo = (s: GreatWarState, b: Battle, id: UnitId) =>
  b.kind === 'sea' ? isShipKind(unit(s, id).kind) : isLandKind(unit(s, id).kind)

const times = (list: readonly UnitId[], id: UnitId) => list.filter((x) => x === id).length
/** Hits that a unit can take beside those already marked on it. */
const room = (s: GreatWarState, b: Battle, side: Side, id: UnitId): number =>
  hitsLeft(s, id) - times(b.marked[side], id)

/** How many of the hits find a victim; the surplus is lost. */
export function hitsToTake(s: GreatWarState, b: Battle, side: Side): number {
  const all = b[side].map((id) => ({ room: room(s, b, side, id), limited: limitedTo(s, b, id) }))
  const narrow = all.filter((x) => x.limited).reduce((sum, x) => sum + x.room, 0)
  const wide = all.filter((x) => !x.limited).reduce((sum, x) => sum + x.room, 0)
  const limited = Math.min(b.hits.limited, narrow)
  return limited + Math.min(b.hits.onAny, narrow - limited + wide)
}

/** Whether this choice of victims takes the hits as the clauses want it. */
export function judgeCasualties(s: GreatWarState, b: Battle, side: Side, ids: readonly UnitId[]): No | undefined {
  const due = hitsToTake(s, b, side)
  if (ids.length !== due) return no('GW-13.5', 'wrongNumber', { chosen: ids.length, due })
  const clause = b.step === 'openingLosses' ? 'GW-10.7' : 'GW-13.12'
  const bad = ids.find((id) => !b[side].includes(id) || times(ids, id) > room(s, b, side, id))
  if (bad) return no(clause, 'illegalCasualty', { unit: bad })
  const free = ids.filter((id) => !limitedTo(s, b, id))
  return free.length > b.hits.onAny ? no(clause, 'illegalCasualty', { unit: free[0] ?? '' }) : undefined
}

/** The cheapest first, on equal cost the nation earlier in the order of play: what seatless forces lose (GW-13.5). */
export function cheapest(s: GreatWarState, b: Battle, side: Side): UnitId[] {
  const ranked = [...b[side]].sort(
    (x, y) =>
      figures(s).unit(unit(s, x).kind).cost.value - figures(s).unit(unit(s, y).kind).cost.value ||
      placeInOrder(s, unit(s, x).owner) - placeInOrder(s, unit(s, y).owner) ||
      byNumber(x, y),
  )
  return fill(s, b, side, ranked)
}

/** Takes the hits down a list, limited ones first where they must. */
function fill(s: GreatWarState, b: Battle, side: Side, ranked: readonly UnitId[]): UnitId[] {
  const due = hitsToTake(s, b, side)
  const wideRoom = ranked.filter((id) => !limitedTo(s, b, id)).reduce((sum, id) => sum + room(s, b, side, id), 0)
  let wide = Math.min(b.hits.onAny, wideRoom)
  const chosen: UnitId[] = []
  for (const id of ranked) {
    for (let i = 0; i < room(s, b, side, id) && chosen.length < due; i++) {
      if (!limitedTo(s, b, id) && wide-- <= 0) break
      chosen.push(id)
    }
  }
  return chosen
}

/** What goes down with a ship, as a word to compare: a loaded transport is no empty one (GW-12.12, 13.25). */
export const aboard = (s: GreatWarState, ship: UnitId): string =>
  cargoOf(s, ship)
    .map((id) => `${unit(s, id).owner} ${unit(s, id).kind}`)
    .sort()
    .join()

/** GW-13.25: the victims, when there is nothing to choose. Two undamaged dreadnoughts and two hits are a choice. */
export function forcedCasualties(s: GreatWarState, b: Battle, side: Side): readonly UnitId[] | undefined {
  const due = hitsToTake(s, b, side)
  if (due === 0) return []
  const open = b[side].filter((id) => room(s, b, side, id) > 0)
  const capacity = open.reduce((sum, id) => sum + room(s, b, side, id), 0)
  const ranked = [...open].sort(byNumber)
  if (due >= capacity) return fill(s, b, side, ranked)
  const alike = (id: UnitId) => {
    const u = unit(s, id)
    return `${u.kind} ${u.owner} ${room(s, b, side, id)} ${aboard(s, id)}`
  }
  // When no hit may fall on anything else, the others are no choice.
  const eligible = b.hits.onAny === 0 ? open.filter((id) => limitedTo(s, b, id)) : open
  const eligibleRoom = eligible.reduce((sum, id) => sum + room(s, b, side, id), 0)
  const one = new Set(eligible.map(alike)).size === 1
  const [first] = eligible
  const single = first !== undefined && (room(s, b, side, first) === 1 || due === 1)
  if (due >= eligibleRoom || (one && single)) return fill(s, b, side, [...eligible].sort(byNumber))
  return undefined
}

/** The nation whose seat speaks for the side (GW-13.5); undefined when nobody sits there. */
export function voiceOf(s: GreatWarState, b: Battle, side: Side): NationId | undefined {
  const seated = (n: NationId | undefined) => (n !== undefined && playerOf(s, n) !== undefined ? n : undefined)
  if (side === 'attackers') return seated(b.attacker)
  const nations = [...new Set(b.defenders.map((id) => unit(s, id).owner))]
  if (nations.length <= 1) return seated(nations[0])
  if (b.kind !== 'sea') return seated(s.territories[b.space]?.controller)
  const most = (n: NationId) => b.defenders.filter((id) => unit(s, id).owner === n).length
  return seated([...nations].sort((x, y) => most(y) - most(x) || placeInOrder(s, x) - placeInOrder(s, y))[0])
}
