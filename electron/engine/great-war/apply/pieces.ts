/** How pieces change in the record: small copies, no rules. */
import type { PurchaseItem } from '../../../../shared/great-war/commands'
import type { NationId, SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { cargoOf, type GreatWarState, type NationState, type Territory, type Unit } from '../state'

type Patch<T> = Partial<T>

export const withNation = (s: GreatWarState, id: NationId, patch: Patch<NationState>): GreatWarState => ({
  ...s,
  nations: { ...s.nations, [id]: { ...s.nations[id], ...patch } },
})

export function withTerritory(s: GreatWarState, space: SpaceId, patch: Patch<Territory>): GreatWarState {
  const was = s.territories[space]
  return was ? { ...s, territories: { ...s.territories, [space]: { ...was, ...patch } } } : s
}

/** Changes each unit named; ids without a unit are passed over. */
export function withUnits(
  s: GreatWarState,
  ids: readonly UnitId[],
  change: (u: Unit, id: UnitId) => Unit,
): GreatWarState {
  if (ids.length === 0) return s
  const units = { ...s.units }
  for (const id of ids) {
    const u = units[id]
    if (u) units[id] = change(u, id)
  }
  return { ...s, units }
}

export function withoutUnits(s: GreatWarState, ids: readonly UnitId[]): GreatWarState {
  if (ids.length === 0) return s
  const units = { ...s.units }
  for (const id of ids) delete units[id]
  const { tracks } = s.turn
  const kept = ids.some((id) => id in tracks) ? without(tracks, ids) : tracks
  return { ...s, units, turn: { ...s.turn, tracks: kept } }
}

export function without<K extends string, V>(
  record: Readonly<Record<K, V>>,
  keys: readonly K[],
): Readonly<Record<K, V>> {
  const copy = { ...record }
  for (const k of keys) delete copy[k]
  return copy
}

/** Units stand in `space` now; the cargo of ships goes along. */
export const movedTo = (s: GreatWarState, ids: readonly UnitId[], space: SpaceId): GreatWarState =>
  withUnits(s, [...ids, ...ids.flatMap((id) => cargoOf(s, id))], (u) => ({ ...u, space }))

export function onLand(u: Unit, space: SpaceId): Unit {
  const { cargoOf: _ship, ...rest } = u
  return { ...rest, space }
}

const same = (a: PurchaseItem, b: PurchaseItem) => a.kind === b.kind && a.pool === b.pool
const label = (i: PurchaseItem) => `${i.kind} ${i.pool ?? ''}`

/** Purchases as one sorted list without empty lines. */
export function addItems(
  list: readonly PurchaseItem[],
  more: readonly PurchaseItem[],
  sign: 1 | -1 = 1,
): PurchaseItem[] {
  let result = [...list]
  for (const item of more) {
    const at = result.findIndex((r) => same(r, item))
    const there = result[at]
    if (there) result[at] = { ...there, count: there.count + sign * item.count }
    else result.push({ ...item, count: sign * item.count })
    result = result.filter((r) => r.count > 0)
  }
  return result.sort((a, b) => (label(a) < label(b) ? -1 : 1))
}
