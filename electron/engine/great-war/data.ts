/**
 * The built-in figures, read and cross-checked once (GW-1.3), and what no scenario changes: whose land and convoys are whose,
 * capitals, straits, closed seas, the order of play. Rules read every other figure from `figures(s)`.
 */
import type { Kind, NationId, PoolId, SpaceId } from '../../../shared/great-war/ids'
import { isLand } from './board'
import { loadData } from './cross-check'
import { RAW_DATA, type GreatWarData, type NationData, type PoolData, type UnitData } from './tables'

export { crossCheck, loadData } from './cross-check'
export { RAW_DATA, type GreatWarData } from './tables'

const keyed = <T, K extends string>(list: readonly T[], key: (t: T) => K): ReadonlyMap<K, T> =>
  new Map(list.map((t) => [key(t), t]))
const need = <K extends string, T>(map: ReadonlyMap<K, T>, key: K): T => {
  const found = map.get(key)
  if (found === undefined) throw new Error(`no figures for ${key}`)
  return found
}

/** The tables with their rows at hand. */
export interface Figures extends GreatWarData {
  readonly nation: (id: NationId) => NationData
  readonly unit: (kind: Kind) => UnitData
  readonly pool: (pool: PoolId) => PoolData
  /** What land and convoys are worth by table GW-3.T1. */
  readonly ipc: ReadonlyMap<SpaceId, number>
}
export function figuresFrom(tables: GreatWarData): Figures {
  const nations = keyed(tables.nations, (n) => n.id)
  const units = keyed(tables.units.units, (u) => u.kind)
  const pools = keyed(tables.manpower.pools, (p) => p.pool)
  const valued = tables.nations.flatMap((n) => [...n.spaces, ...n.convoys])
  return {
    ...tables,
    nation: (id) => need(nations, id),
    unit: (kind) => need(units, kind),
    pool: (pool) => need(pools, pool),
    ipc: new Map(valued.map((x) => [x.space, x.ipc])),
  }
}

export const data: GreatWarData = loadData(RAW_DATA)
export const BUILT_IN: Figures = figuresFrom(data)

export const nationData = (
  id: NationId,
): Pick<NationData, 'id' | 'name' | 'adjective' | 'size' | 'bloc' | 'capitals'> => BUILT_IN.nation(id)
export const poolNation = (pool: PoolId): NationId => BUILT_IN.pool(pool).nation
export const poolSites = (pool: PoolId): readonly SpaceId[] => BUILT_IN.pool(pool).sites
export const poolsOf = (id: NationId): readonly PoolId[] =>
  data.manpower.pools.filter((p) => p.nation === id).map((p) => p.pool)

type Owners = ReadonlyMap<SpaceId, { readonly owner: NationId }>
/** Owner by table GW-3.T1; Finland is on Russia's list, and its own once it has broken off (GW-17.6). */
export const LISTED: Owners = new Map(data.nations.flatMap((n) => n.spaces.map((s) => [s.space, { owner: n.id }])))
export const CONVOYS: Owners = new Map(data.nations.flatMap((n) => n.convoys.map((s) => [s.space, { owner: n.id }])))
/** GW-3.8: land on the map that no table lists. */
export const isTrueNeutral = (space: SpaceId): boolean => isLand(space) && !LISTED.has(space)
export const isClosedSea = (space: SpaceId): boolean => data.rules.closedSeas.spaces.includes(space)
export const { order: ORDER, straits: STRAITS, extraPorts: EXTRA_PORTS } = data.rules
export type Strait = (typeof STRAITS)[number]
