/**
 * Landing places and ways through the air (GW-12.7, 12.8). One breadth-first search from all landing places at once gives the
 * distance home for every space; it is kept with the position it was counted for.
 */
import type { NationId, SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { isLand } from '../board'
import { keptFor } from '../kept'
import { territoriesOf, unit, type GreatWarState } from '../state'
import { ENTRY_PARTS, skyOf } from './entry'
import { controllerOf, graphOf } from './spaces'
import { moveOf } from './strength'
import { binds } from './terms'
import { friendly } from './who'

/** A territory that is the nation's or a friend's now and was so when its turn began: not captured this turn. */
export function canLandAt(s: GreatWarState, n: NationId, space: SpaceId): boolean {
  const [now, then] = [controllerOf(s, space), s.turn.held[space]]
  if (now === undefined || then === undefined || !friendly(s, n, now)) return false
  return s.turn.friends.includes(then) && friendly(s, n, then) && !binds(s, n, 'demilitarize', space)
}

/** By space: how far it is, and from where one comes there last. */
export type Reach = ReadonlyMap<SpaceId, { readonly far: number; readonly via: SpaceId | undefined }>

const openSky = (s: GreatWarState, n: NationId) => {
  const sky = skyOf(s, n)
  return (space: SpaceId): boolean => sky(space) === 'open'
}

/** Breadth first over what may be flown over; `within` bounds it. */
export function flyFrom(
  s: GreatWarState,
  n: NationId,
  starts: readonly SpaceId[],
  within = Infinity,
  over = openSky(s, n),
): Reach {
  const graph = graphOf(s)
  const found = new Map(starts.map((x) => [x, { far: 0, via: undefined as SpaceId | undefined }]))
  const queue = [...starts]
  for (let i = 0; i < queue.length; i++) {
    const at = queue[i]
    if (at === undefined) break
    const far = (found.get(at)?.far ?? 0) + 1
    if (far > within) continue
    for (const { to } of graph.links.get(at) ?? []) {
      if (found.has(to) || !over(to)) continue
      found.set(to, { far, via: at })
      queue.push(to)
    }
  }
  return found
}

/** What may be flown over, and where one may land (`canLandAt`). */
const homeward = keptFor(
  (s: GreatWarState) => [...ENTRY_PARTS(s), s.turn.held, s.turn.friends],
  () => new Map<NationId, Reach>(),
)
/** How many spaces it is from there to the nearest landing place; Infinity when there is no way. */
export function wayHome(s: GreatWarState, n: NationId, space: SpaceId): number {
  const known = homeward(s)
  const fields = () => territoriesOf(s).filter((x) => canLandAt(s, n, x))
  const table = known.get(n) ?? flyFrom(s, n, fields())
  known.set(n, table)
  const far = table.get(space)?.far
  if (far !== undefined) return far
  // Stranded over land that it may not fly over: the first step out still counts.
  const out = (graphOf(s).links.get(space) ?? []).map((l) => table.get(l.to)?.far ?? Infinity)
  return Math.min(Infinity, ...out) + 1
}

/** The way there, by a search from where it starts; empty at the start itself. */
export function wayTo(reach: Reach, space: SpaceId): SpaceId[] {
  const via = reach.get(space)?.via
  return via === undefined ? [] : [...wayTo(reach, via), space]
}

const outward = keptFor(ENTRY_PARTS, () => new Map<NationId, Map<SpaceId, Reach>>())
/** All that can be flown to from there, however far: one search for all targets and all aircraft. */
export function flightsFrom(s: GreatWarState, n: NationId, space: SpaceId): Reach {
  const known = outward(s)
  const row = known.get(n) ?? new Map<SpaceId, Reach>()
  const found = row.get(space) ?? flyFrom(s, n, [space])
  known.set(n, row.set(space, found))
  return found
}

export const spentBy = (s: GreatWarState, id: UnitId): number => s.turn.tracks[id]?.spent ?? 0
/** Movement that an aircraft has left this turn. */
export const fuelOf = (s: GreatWarState, id: UnitId): number => {
  const u = unit(s, id)
  return moveOf(s, u.owner, u.kind) - spentBy(s, id)
}

/**
 * GW-12.8: stands where it may end phase 5. What has not flown stays where it is parked: a stray has its own term (GW-12.17),
 * and a demilitarised space is closed to whoever comes, not to whoever is there (GW-20.3).
 */
export function isLanded(s: GreatWarState, id: UnitId): boolean {
  const u = unit(s, id)
  if (!isLand(u.space)) return false
  const host = controllerOf(s, u.space)
  const atHome = u.strayIn !== undefined || (host !== undefined && friendly(s, u.owner, host))
  return canLandAt(s, u.owner, u.space) || (spentBy(s, id) === 0 && atHome)
}
