/** Ways to take the losses that are due (GW-4.6, 13.5, 13.12), each once whoever is alike, and what each costs for good. */
import type { Battle } from '../../../shared/great-war/battle'
import { isLandKind, isShipKind, type UnitId } from '../../../shared/great-war/ids'
import { figures } from './figures'
import { cheapest, hitsToTake, judgeCasualties, type Side } from './rules/battle-losses'
import { hitsLeft } from './rules/strength'
import { placeInOrder } from './rules/who'
import { byNumber, cargoOf, unit, type GreatWarState } from './state'

const hitsOn = (ids: readonly UnitId[], id: UnitId) => ids.filter((x) => x === id).length
const room = (s: GreatWarState, b: Battle, side: Side, id: UnitId) => hitsLeft(s, id) - hitsOn(b.marked[side], id)

/** IPC that go down with a unit, its cargo among them. */
const worth = (s: GreatWarState, id: UnitId): number =>
  [id, ...cargoOf(s, id)].reduce((sum, x) => sum + figures(s).unit(unit(s, x).kind).cost.value, 0)

/** IPC that are lost for good; a ship that is only damaged is repaired (GW-4.6). */
export const lostFor = (s: GreatWarState, chosen: readonly UnitId[]): number =>
  [...new Set(chosen)].filter((id) => hitsOn(chosen, id) >= hitsLeft(s, id)).reduce((sum, id) => sum + worth(s, id), 0)

/** Gas and torpedoes pass over it. */
const isSpared = (s: GreatWarState, b: Battle, id: UnitId) => {
  const { kind } = unit(s, id)
  return b.kind === 'sea' ? !isShipKind(kind) : !isLandKind(kind)
}

/**
 * The way that loses the least IPC for good; of equal worth whoever fights least, then as for forces without a seat. A hit that a
 * ship survives costs nothing, so every hit has a price of its own and the lowest prices are the least together.
 */
export function leastLost(s: GreatWarState, b: Battle, side: Side): UnitId[] {
  const power = (id: UnitId) => {
    const { attack, defence } = figures(s).unit(unit(s, id).kind)
    return (side === 'attackers' ? attack : defence).value
  }
  const hits = b[side].flatMap((id) =>
    Array.from({ length: room(s, b, side, id) }, (_, i) => ({
      id,
      price: i === room(s, b, side, id) - 1 ? worth(s, id) : 0,
    })),
  )
  hits.sort(
    (x, y) =>
      x.price - y.price ||
      power(x.id) - power(y.id) ||
      placeInOrder(s, unit(s, x.id).owner) - placeInOrder(s, unit(s, y.id).owner) ||
      byNumber(x.id, y.id),
  )
  const due = hitsToTake(s, b, side)
  const chosen: UnitId[] = []
  let spared = b.hits.onAny
  for (const { id } of hits) {
    if (chosen.length === due) break
    if (isSpared(s, b, id) && spared-- <= 0) continue
    chosen.push(id)
  }
  return judgeCasualties(s, b, side, chosen) === undefined ? chosen : cheapest(s, b, side)
}

/** Units of which it makes no difference who is lost: kind, owner, hits left, what is aboard, whether they came off ships. */
function groupsOf(s: GreatWarState, b: Battle, side: Side): UnitId[][] {
  const groups = new Map<string, UnitId[]>()
  for (const id of [...b[side]].sort(byNumber)) {
    const { kind, owner, strayIn } = unit(s, id)
    const aboard = cargoOf(s, id).map((x) => unit(s, x).kind)
    const key = [kind, owner, room(s, b, side, id), strayIn, b.landed.includes(id), ...aboard.sort()].join(' ')
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()]
}

/** So many hits on units that are alike: some of them sunk, the rest damaged. */
function* spreads(
  s: GreatWarState,
  b: Battle,
  side: Side,
  group: readonly UnitId[],
  hits: number,
): Generator<UnitId[]> {
  const [first] = group
  const each = first === undefined ? 0 : room(s, b, side, first)
  if (each <= 1) {
    if (hits <= group.length * each) yield group.slice(0, hits)
    return
  }
  for (let gone = 0; gone * each <= hits; gone++) {
    const hurt = hits - gone * each
    // No ship here stands more than two hits: whoever is hurt is hurt once.
    if (gone + hurt > group.length) continue
    yield [...group.slice(0, gone).flatMap((id) => Array<UnitId>(each).fill(id)), ...group.slice(gone, gone + hurt)]
  }
}

/** No table waits for more than these to be listed. */
const MOST_LISTED = 2000

/** All ways that the rules accept, or the first of very many. */
export function waysToLose(s: GreatWarState, b: Battle, side: Side): UnitId[][] {
  const groups = groupsOf(s, b, side)
  const capacity = (from: number) =>
    groups.slice(from).reduce((sum, g) => sum + g.reduce((n, id) => n + room(s, b, side, id), 0), 0)
  const capacities = [...groups.keys(), groups.length].map(capacity)
  const found: UnitId[][] = []
  const pick = (at: number, left: number, chosen: readonly UnitId[]): void => {
    if (found.length >= MOST_LISTED || left > (capacities[at] ?? 0)) return
    const group = groups[at]
    if (group === undefined) {
      if (judgeCasualties(s, b, side, chosen) === undefined) found.push([...chosen])
      return
    }
    for (let n = left; n >= 0; n--)
      for (const hits of spreads(s, b, side, group, n)) pick(at + 1, left - n, [...chosen, ...hits])
  }
  pick(0, hitsToTake(s, b, side), [])
  return found
}
