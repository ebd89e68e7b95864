/** Raids and reliefs at the end of a combat phase (GW-6.9 to 6.12, 13.14, 16.12), and the blockade (GW-16.13 to 16.15). */
import type { NationId, SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { CONVOYS } from '../data'
import { figures } from '../figures'
import { leftIn } from './manpower'
import { raidsOn, unit, unitsIn, unitsOf, type GreatWarState } from '../state'
import { blockadeZones, controllerOf, UNITED_KINGDOM } from './spaces'
import { atWar, friendly } from './who'

const isWarship = (s: GreatWarState, id: UnitId) => ['dreadnought', 'submarine'].includes(unit(s, id).kind)
const afloat = (s: GreatWarState, zone: SpaceId) =>
  unitsIn(s, zone).filter((id) => !unit(s, id).submerged && !unit(s, id).cargoOf)

/** Ships of the nation that may attack a convoy: the Restricted doctrine stays German submarines only (GW-16.12). */
const raiders = (s: GreatWarState, n: NationId, zone: SpaceId): UnitId[] =>
  afloat(s, zone).filter((id) => {
    const u = unit(s, id)
    const barred = n === 'germany' && u.kind === 'submarine' && s.doctrine === 'restricted'
    return u.owner === n && isWarship(s, id) && !barred
  })
const enemies = (s: GreatWarState, n: NationId, zone: SpaceId): UnitId[] =>
  afloat(s, zone).filter((id) => isWarship(s, id) && atWar(s, n, unit(s, id).owner))

export interface RaidFound {
  readonly space: SpaceId
  readonly submarines: boolean
}
/** Convoys that the nation raids as its combat phase ends (GW-6.10). */
export function raidsBy(s: GreatWarState, n: NationId): RaidFound[] {
  return [...CONVOYS].flatMap(([space, { owner }]) => {
    if (!atWar(s, n, owner)) return []
    const ships = raiders(s, n, space)
    if (ships.length === 0 || enemies(s, n, space).length > 0) return []
    const submarines = ships.every((id) => unit(s, id).kind === 'submarine')
    // A marker that stands already says as much, unless only submarines stood behind it.
    const known = raidsOn(s, space).find((r) => r.by === n)
    return known && (submarines || !known.submarines) ? [] : [{ space, submarines }]
  })
}
/** Markers that the nation lifts as its combat phase ends (GW-6.11). */
export const reliefsBy = (s: GreatWarState, n: NationId): SpaceId[] =>
  (Object.keys(s.raided) as SpaceId[]).filter((space) => {
    const owner = CONVOYS.get(space)?.owner
    if (owner === undefined || !friendly(s, n, owner)) return false
    const present = afloat(s, space).some((id) => unit(s, id).owner === n && isShipOf(s, id))
    return present && enemies(s, n, space).length === 0
  })
const isShipOf = (s: GreatWarState, id: UnitId) => ['submarine', 'transport', 'dreadnought'].includes(unit(s, id).kind)

/** GW-16.13, 16.15: a German submarine in every zone around Britain, Unrestricted, at war, the island British. */
export function blockadeStands(s: GreatWarState): boolean {
  if (s.doctrine !== 'unrestricted' || !atWar(s, 'germany', 'great-britain')) return false
  if (controllerOf(s, UNITED_KINGDOM) !== 'great-britain') return false
  const submarines = unitsOf(s, 'germany').filter((id) => unit(s, id).kind === 'submarine')
  return blockadeZones(s).every((zone) => submarines.some((id) => unit(s, id).space === zone))
}
/** Land and air units in Great Britain, of any owner (GW-16.14). */
export const blockaded = (s: GreatWarState): readonly UnitId[] => unitsIn(s, UNITED_KINGDOM)

/** How many of them Britain still has to choose: all that are left, where treaties or the referee took others away. */
export const blockadeDue = (s: GreatWarState): number | undefined =>
  s.turn.blockadeShortfall === undefined ? undefined : Math.min(s.turn.blockadeShortfall, blockaded(s).length)

/** What one turn of blockade takes: manpower first, then a unit for each missing point. */
export function blockadeToll(s: GreatWarState): { readonly manpower: number; readonly shortfall: number } {
  const due = figures(s).rules.blockade.manpower.value
  const manpower = Math.min(due, leftIn(s, 'british-isles'))
  return { manpower, shortfall: Math.min(due - manpower, blockaded(s).length) }
}
