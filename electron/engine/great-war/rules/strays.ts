/**
 * Strays (GW-12.17): armies among those they are neither with nor at war with. Who is one is counted; since when is kept,
 * because the way out has a term. Evacuation terms make strays of units that would be at home there (GW-20.3).
 */
import type { NationId, UnitId } from '../../../../shared/great-war/ids'
import { isSea, SERBIA, YUGOSLAVIA } from '../board'
import { allUnits, unit, type GreatWarState, type Unit } from '../state'
import type { Telling } from '../telling'
import { binds } from './terms'
import { atWar, friendly } from './who'

/** Among whom it is: the ship's owner, or the land's; nobody for whoever is at sea on its own keel or wings. */
function hostOf(s: GreatWarState, { cargoOf, space }: Unit): NationId | undefined {
  if (cargoOf !== undefined) return unit(s, cargoOf).owner
  return isSea(space) ? undefined : s.territories[space]?.controller
}

/** Its own or a friend's, and no terms send it away. */
function standsWell(s: GreatWarState, u: Unit): boolean {
  const host = hostOf(s, u)
  if (host === undefined) return true
  if (u.cargoOf === undefined && binds(s, u.owner, 'evacuate', u.space)) return false
  return friendly(s, u.owner, host)
}

/**
 * Whoever stands on an enemy's land fights for it, unless the land was a friend's before the ruling and the taker is bound
 * to let its guests be: no battle clears the space then. Armies that a Revolution parts have their own way out (GW-17.13).
 */
function overtaken(t: Telling, id: UnitId): boolean {
  const before = t.start.units[id]
  if (t.state.revolution?.step === 'displace' || before === undefined || hasLeft(t, id)) return false
  if (t.events[0]?.type === 'figureCorrected') return false // the referee says whose the land is, and what lies there
  return standsWell(t.start, before)
}

/** It is elsewhere than before the ruling; Serbia's ground is Yugoslavia's once it is absorbed (GW-16.17). */
function hasLeft(t: Telling, id: UnitId): boolean {
  const [before, now] = [t.start.units[id], unit(t.state, id)]
  const annexed = before?.space === SERBIA && now.space === YUGOSLAVIA && t.state.serbia === 'absorbed'
  return (before?.space !== now.space && !annexed) || before.cargoOf !== now.cargoOf
}

/** Out among those it was a stray with, and in the field: on an enemy's land, which it attacks. */
function attacks(t: Telling, id: UnitId): boolean {
  const u = unit(t.state, id)
  const host = hostOf(t.state, u)
  return hasLeft(t, id) && u.cargoOf === undefined && host !== undefined && atWar(t.state, u.owner, host)
}

function becomesStray(t: Telling, id: UnitId): boolean {
  const [s, u] = [t.state, unit(t.state, id)]
  if (standsWell(s, u)) return false
  const host = hostOf(s, u)
  const foe = host !== undefined && atWar(s, u.owner, host)
  return !foe || u.cargoOf !== undefined || binds(s, u.owner, 'evacuate', u.space) || overtaken(t, id)
}

/** This ruling made its host an enemy again: it is removed at once. A war that went on all the time does not resume. */
function caught(t: Telling, id: UnitId): boolean {
  const u = unit(t.state, id)
  const host = hostOf(t.state, u)
  return host !== undefined && atWar(t.state, u.owner, host) && !atWar(t.start, u.owner, host)
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
    if (u.strayIn === undefined) {
      if (becomesStray(t, id)) strayed.push(id)
    } else if (standsWell(s, u) || attacks(t, id)) settled.push(id)
    else if (caught(t, id)) lost.push(id)
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
