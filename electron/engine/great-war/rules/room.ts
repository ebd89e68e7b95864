/**
 * Room for purchases where it is limited (GW-6.6, 11.3): captured complexes build their IPC value a turn, Russia recruits one
 * peasant. What can be built without limit needs none.
 */
import type { PurchaseItem } from '../../../../shared/great-war/commands'
import type { NationId, SpaceId } from '../../../../shared/great-war/ids'
import type { GreatWarState } from '../state'
import { peasantSites, productionLeft, roomySites } from './placement'

const PEASANT = 'peasant'
type Place = SpaceId | typeof PEASANT

/** The limited places where it could go; undefined where there is one without limit. */
function limitedPlaces(s: GreatWarState, n: NationId, { kind, pool }: PurchaseItem): readonly Place[] | undefined {
  if (kind === 'trench' || kind === 'industrial-complex' || pool === undefined) return undefined
  const sites = roomySites(s, n, kind, pool)
  if (sites.some((x) => x.complex === undefined || productionLeft(s, n, x.complex) === Infinity)) return undefined
  const peasant = n === 'russia' && kind === 'infantry' && pool === 'russia' && peasantSites(s).length > 0
  const complexes = new Set<Place>(sites.flatMap((x) => (x.complex === undefined ? [] : [x.complex])))
  return peasant ? [...complexes, PEASANT] : [...complexes]
}

/** Every choice of some of them. */
const choices = <T>(list: readonly T[]): T[][] =>
  list.reduce<T[][]>((sets, x) => [...sets, ...sets.map((set) => [...set, x])], [[]])
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Of the items, the first for which nothing is left beside the others and what waits already. */
export function withoutRoom(s: GreatWarState, n: NationId, items: readonly PurchaseItem[]): PurchaseItem | undefined {
  const needs = [...items, ...s.nations[n].waiting].flatMap((item) => {
    const places = limitedPlaces(s, n, item)
    return places && places.length > 0 ? [{ item, places }] : []
  })
  const room = (place: Place) => (place === PEASANT ? 1 : productionLeft(s, n, place))
  // What can go nowhere but to some of the places must find room in those.
  for (const places of choices([...new Set(needs.flatMap((x) => x.places))])) {
    const within = needs.filter((x) => x.places.every((p) => places.includes(p))).map((x) => x.item)
    const asked = within.find((x) => items.includes(x))
    if (asked && sum(within.map((x) => x.count)) > sum(places.map(room))) return asked
  }
  return undefined
}
