/**
 * Strays (GW-12.17): armies among those they are neither with nor at war with. Who is one is counted; since when is kept,
 * because the way out has a term. Evacuation terms make strays of units that would be at home there (GW-20.3).
 */
import type { UnitId } from '../../../../shared/great-war/ids'
import { isSea } from '../board'
import { allUnits, unit, type GreatWarState, type Unit } from '../state'
import type { Telling } from '../telling'
import { binds } from './terms'
import { atWar, friendly } from './who'

function isStray(s: GreatWarState, id: UnitId): boolean {
  const u = unit(s, id)
  if (u.cargoOf) {
    const ship = unit(s, u.cargoOf)
    return !friendly(s, u.owner, ship.owner)
  }
  if (isSea(u.space)) return false
  if (binds(s, u.owner, 'evacuate', u.space)) return true
  const c = s.territories[u.space]?.controller
  return c !== undefined && !friendly(s, u.owner, c) && !atWar(s, u.owner, c)
}

/** Its host is an enemy again: it is removed at once. */
function caught(s: GreatWarState, id: UnitId): boolean {
  const u = unit(s, id)
  const host = u.cargoOf ? unit(s, u.cargoOf).owner : s.territories[u.space]?.controller
  return u.strayIn !== undefined && host !== undefined && atWar(s, u.owner, host)
}

/** At home and bound by nothing: most units, and the quick answer for them. */
function atHome(s: GreatWarState, u: Unit): boolean {
  if (u.strayIn !== undefined || u.cargoOf !== undefined) return false
  return s.territories[u.space]?.controller === u.owner && !binds(s, u.owner, 'evacuate', u.space)
}

/** Marks new strays, clears those that stand well again, removes those whom war caught. */
export function settleStrays(t: Telling): void {
  const s = t.state
  const [lost, strayed, settled]: [UnitId[], UnitId[], UnitId[]] = [[], [], []]
  for (const id of allUnits(s)) {
    const u = unit(s, id)
    if (atHome(s, u)) continue
    const was = u.strayIn !== undefined
    if (was && caught(s, id)) lost.push(id)
    else if (isStray(s, id) !== was) (was ? settled : strayed).push(id)
  }
  if (lost.length > 0) t.tell({ type: 'unitsRemoved', units: lost, why: 'stray' })
  if (strayed.length > 0) t.tell({ type: 'unitsStrayed', units: strayed })
  if (settled.length > 0) t.tell({ type: 'straysSettled', units: settled })
}

/** Strays of the acting nation whose term is over at the end of its phase 5. */
export const overdueStrays = (s: GreatWarState): UnitId[] =>
  allUnits(s).filter((id) => {
    const u = unit(s, id)
    return u.owner === s.acting && u.strayIn !== undefined && u.strayIn < s.turn.number
  })
