/** Pools, and whether a unit may be charged to them (GW-7.1 to 7.6, 18.13, 18.14, 19.5, 20.27). */
import type { Goods, NationId, PoolId, SpaceId } from '../../../../shared/great-war/ids'
import { isMinor } from '../../../../shared/great-war/ids'
import { poolNation, poolSites, poolsOf } from '../data'
import { figures } from '../figures'
import { keptFor } from '../kept'
import type { GreatWarState } from '../state'
import { conquerorOf } from './conquest'

/** Manpower that so many of a kind use up (table GW-4.T1); trenches use none. */
export const drawn = (s: GreatWarState, { kind, count }: { readonly kind: Goods; readonly count: number }): number =>
  kind === 'trench' || kind === 'industrial-complex' ? 0 : count * figures(s).unit(kind).manpower.value

export const leftIn = (s: GreatWarState, pool: PoolId): number => s.pools[pool].total - s.pools[pool].used
/** Unused, less what the nation has bought and not placed (GW-11.3). The Russian pool serves two (GW-17.18). */
export const freeIn = (s: GreatWarState, pool: PoolId): number => leftIn(s, pool) - (promised(s).get(pool) ?? 0)
const promised = keptFor(
  (s: GreatWarState) => [s.nations, s.scenario],
  (s) => {
    const sums = new Map<PoolId, number>()
    for (const { waiting } of Object.values(s.nations))
      for (const i of waiting) if (i.pool) sums.set(i.pool, (sums.get(i.pool) ?? 0) + drawn(s, i))
    return sums
  },
)

/** Pools of the nation's own people; the Bolsheviks draw on Russia's (GW-17.18). */
export const nationalPools = (n: NationId): readonly PoolId[] => (n === 'bolsheviks' ? ['russia'] : poolsOf(n))

export type PoolKind = 'own' | 'minor' | 'foreign'
/** How the nation stands to the pool: its own, a minor's that it controls, or a nation's that it has conquered. */
export function poolKind(s: GreatWarState, n: NationId, pool: PoolId): PoolKind | undefined {
  if (nationalPools(n).includes(pool)) return 'own'
  const whose = poolNation(pool)
  if (isMinor(whose) && s.nations[whose].controller === n && s.nations[whose].status === 'belligerent') return 'minor'
  const taken = s.nations[whose].status === 'conquered' && conquerorOf(s, whose) === n
  return taken && n !== 'bolsheviks' ? 'foreign' : undefined // GW-17.23
}

/** GW-20.27: every own national pool is used up. */
export const ownUsedUp = (s: GreatWarState, n: NationId): boolean =>
  nationalPools(n).every((pool) => leftIn(s, pool) === 0)

/** GW-19.5: what peacetime America may still draft; Infinity once it is in the war. */
export function draftLeft(s: GreatWarState, n: NationId): number {
  if (n !== 'united-states' || s.nations[n].bloc !== null) return Infinity
  const { draftLimit, warDraftLimit } = figures(s).rules.unitedStates
  const limit = s.us.warEconomy ? warDraftLimit.value : draftLimit.value
  const waiting = s.nations[n].waiting.reduce((sum, i) => sum + drawn(s, i), 0)
  return limit - s.pools['united-states'].used - waiting
}

/** GW-7.6: Egypt, or Trans-Jordan where Egypt was not British when the turn began. */
export function australianSite(s: GreatWarState): SpaceId | undefined {
  return poolSites('australia').find(
    (x) => s.turn.held[x] === 'great-britain' && s.territories[x]?.controller === 'great-britain',
  )
}
