/** Who may retreat and where to (GW-13.7, 13.15, 13.26, 19.23). */
import type { Battle } from '../../../../shared/great-war/battle'
import { isAirKind, isLandKind, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import { unit, type GreatWarState } from '../state'
import { hostileWarships, landEntry } from './entry'
import { graphOf } from './spaces'

/** Where those on foot, or the ships, may go: spaces that some of them came from. */
export function retreatSpaces(s: GreatWarState, b: Battle): SpaceId[] {
  if (b.kind === 'mexico') return []
  const free = (x: SpaceId) =>
    b.kind === 'sea'
      ? hostileWarships(s, b.attacker, x).length === 0
      : landEntry(s, b.attacker, x, 'non-combat') === 'friendly'
  return b.cameFrom.filter((x) => graphOf(s).touches(x, b.space) && free(x))
}

/** Attackers that leave in a retreat: all but the landed; without a way out, only aircraft; of Mexico's all may stop. */
export function mayRetreat(s: GreatWarState, b: Battle): UnitId[] {
  if (b.kind === 'mexico') return [...b.attackers]
  const grounded = retreatSpaces(s, b).length === 0
  return b.attackers.filter((id) => {
    const { kind } = unit(s, id)
    if (isAirKind(kind)) return true
    return !grounded && !(isLandKind(kind) && b.landed.includes(id))
  })
}
/** Whether the retreat needs a space to go to. */
export const needsSpace = (s: GreatWarState, b: Battle): boolean =>
  b.kind !== 'mexico' && mayRetreat(s, b).some((id) => !isAirKind(unit(s, id).kind))
