/**
 * One move judged (GW-12.1 to 12.17, 14.1, 22.6): each check runs over all units before the next, in the catalogue's order,
 * so that a faulty move has one error only. `moveTargets` answers the map: where to, at what cost, and why not.
 */
import {
  isAirKind,
  isLandKind,
  isShipKind,
  type NationId,
  type SpaceId,
  type UnitId,
} from '../../../../shared/great-war/ids'
import type { Track } from '../../../../shared/great-war/battle'
import { isLand, isSea } from '../board'
import { keptFor } from '../kept'
import { no, type No } from '../refusal'
import { unit, type GreatWarState, type Unit } from '../state'
import {
  defendersOf,
  ENTRY_PARTS,
  flight,
  hostileWarships,
  landEntry,
  seaEntry,
  straitBar,
  watchAtSea,
  type MovePhase,
} from './entry'
import { canLandAt, flyFrom, spentBy, wayHome, wayTo } from './flying'
import { controllerOf, graphOf } from './spaces'
import { moveOf, owns } from './strength'

export const movePhase = (s: GreatWarState): MovePhase => (s.phase === 'combat-move' ? 'combat-move' : 'non-combat')

export const leftOf = (s: GreatWarState, id: UnitId): number => {
  const u = unit(s, id)
  return moveOf(s, u.owner, u.kind) - spentBy(s, id)
}

/** GW-12.1: one of the two phases, aircraft excepted; and nothing that has stopped, fought, loaded or unloaded goes on. */
export function hasMoved(s: GreatWarState, id: UnitId): boolean {
  const t = s.turn.tracks[id]
  if (!t) return false
  if (isAirKind(unit(s, id).kind)) return t.done && t.phase === movePhase(s) && t.fought !== true
  return t.done || t.phase !== movePhase(s)
}

/** GW-12.6: an empty hostile space lets a tank of movement 2 go on. */
const mayBlitz = (s: GreatWarState, u: Unit, space: SpaceId): boolean =>
  u.kind === 'tank' && owns(s, u.owner, '3b') && defendersOf(s, u.owner, space).length === 0

type Check = (s: GreatWarState, id: UnitId, u: Unit, path: readonly SpaceId[]) => No | undefined
const steps = (u: Unit, path: readonly SpaceId[]) => path.map((to, i) => ({ from: path[i - 1] ?? u.space, to, i }))
const last = (path: readonly SpaceId[]) => path.at(-1) ?? ('' as SpaceId)

/** GW-22.6: all units of one command start together. */
const together = (s: GreatWarState, ids: readonly UnitId[]): No | undefined => {
  const from = ids[0] && unit(s, ids[0]).space
  const apart = ids.find((id) => unit(s, id).space !== from)
  return apart && no('GW-12.2', 'notAdjacent', { from: from ?? '', to: unit(s, apart).space, why: 'apart' })
}
const adjacent: Check = (s, _id, u, path) => {
  const gap = steps(u, path).find(({ from, to }) => !graphOf(s).touches(from, to))
  return gap && no('GW-12.2', 'notAdjacent', { from: gap.from, to: gap.to })
}
const inRange: Check = (s, id, u, path) => {
  const left = leftOf(s, id)
  return path.length > left ? no('GW-12.2', 'tooFar', { unit: id, kind: u.kind, steps: path.length, left }) : undefined
}

/** GW-12.15: a promise of passage is none to stay. */
export const passageOnly = (s: GreatWarState, n: NationId, space: SpaceId): No =>
  no('GW-12.15', 'treatyBlocks', { space, nation: n, holder: controllerOf(s, space) ?? n, why: 'passage' })

/** GW-20.3: aircraft end no move where a treaty lets them pass only, or has demilitarised the space. */
function mayNotStay(s: GreatWarState, n: NationId, space: SpaceId): No | undefined {
  const entry = isSea(space) ? 'friendly' : landEntry(s, n, space, 'combat-move')
  if (entry === 'passage') return passageOnly(s, n, space)
  return typeof entry === 'string' ? undefined : entry
}

/** A stray passes where it must (GW-12.17), but may end only where it may stand. */
function entry(s: GreatWarState, u: Unit, to: SpaceId, ends: boolean): No | undefined {
  if (isShipKind(u.kind)) {
    const sea = seaEntry(s, u.owner, to, u.space)
    return sea === 'open' ? undefined : sea
  }
  if (u.cargoOf) return no('GW-12.12', 'impassable', { space: to, why: 'aboard' }) // off a ship only by unloading
  if (isAirKind(u.kind)) {
    const air = flight(s, u.owner, to)
    if (air === 'open' && ends) return mayNotStay(s, u.owner, to)
    return air === 'open' || (u.strayIn !== undefined && !ends && air.reason !== 'impassable') ? undefined : air
  }
  const land = landEntry(s, u.owner, to, movePhase(s))
  if (land === 'passage') return ends ? passageOnly(s, u.owner, to) : undefined
  if (land === 'friendly' || land === 'hostile') return undefined
  return u.strayIn !== undefined && !ends && land.reason === 'treatyBlocks' ? undefined : land
}
const entered =
  (reason: No['reason']): Check =>
  (s, id, u, path) => {
    for (const { to, i } of steps(u, path)) {
      const bar = entry(s, u, to, i === path.length - 1)
      if (bar?.reason === reason)
        return bar.facts['why'] === 'aboard' ? no(bar.clause, reason, { ...bar.facts, unit: id }) : bar
    }
    return undefined
  }
const straits: Check = (s, _id, u, path) => {
  if (!isShipKind(u.kind)) return undefined
  for (const { from, to } of steps(u, path)) {
    const bar = straitBar(s, from, to)
    if (bar) return bar
  }
  return undefined
}
/** Land units stop in hostile land (GW-12.3), surface ships beside hostile dreadnoughts (GW-12.9). */
function stopsAt(s: GreatWarState, u: Unit, to: SpaceId): No | undefined {
  if (isLandKind(u.kind) && isLand(to)) {
    const stops = landEntry(s, u.owner, to, movePhase(s)) === 'hostile' && !mayBlitz(s, u, to)
    return stops ? no('GW-12.3', 'mustStop', { space: to }) : undefined
  }
  if ((u.kind === 'transport' || u.kind === 'dreadnought') && hostileWarships(s, u.owner, to).length > 0)
    return no('GW-12.9', 'mustStop', { space: to })
  return undefined
}
const mustStop: Check = (s, _id, u, path) => {
  for (const to of path.slice(0, -1)) {
    const bar = stopsAt(s, u, to)
    if (bar) return bar
  }
  return undefined
}
const landing: Check = (s, id, u, path) => {
  if (!isAirKind(u.kind)) return undefined
  const home = wayHome(s, u.owner, last(path))
  return home > leftOf(s, id) - path.length
    ? no('GW-12.7', 'noLandingPlace', { unit: id, space: last(path) })
    : undefined
}
const moved: Check = (s, id) => (hasMoved(s, id) ? no('GW-12.1', 'alreadyMoved', { unit: id }) : undefined)
/** GW-14.1: nothing ends phase 5 in a fight; submarines pass and stay where they like (GW-12.10). */
const peaceful: Check = (s, _id, u, path) => {
  if (movePhase(s) === 'combat-move') return undefined
  const to = last(path)
  if (isLandKind(u.kind) || u.kind === 'submarine') return undefined // land: `entry` has answered
  if (isAirKind(u.kind)) {
    if (isSea(to) || canLandAt(s, u.owner, to)) return undefined
    const ours = landEntry(s, u.owner, to, 'non-combat') === 'friendly'
    return ours
      ? no('GW-12.7', 'noLandingPlace', { space: to, why: 'captured' })
      : no('GW-14.1', 'hostileSpace', { space: to })
  }
  const contested = path.find((zone) => hostileWarships(s, u.owner, zone).length > 0)
  return contested && no('GW-14.1', 'hostileSpace', { space: contested })
}

/** The order of the catalogue's errors; NOT_YOUR_UNIT comes before all of them. */
const CHECKS: readonly Check[] = [
  adjacent,
  inRange,
  entered('impassable'),
  entered('neutralSpace'),
  straits,
  entered('treatyBlocks'),
  mustStop,
  landing,
  moved,
  entered('hostileSpace'),
  peaceful,
]

export function judgeMove(
  s: GreatWarState,
  by: NationId,
  ids: readonly UnitId[],
  path: readonly SpaceId[],
): No | undefined {
  const foreign = ids.find((id) => unit(s, id).owner !== by)
  if (foreign) return no('GW-2.7', 'notYourUnit', { unit: foreign })
  const apart = together(s, ids)
  if (apart) return apart
  for (const check of CHECKS)
    for (const id of ids) {
      const bar = check(s, id, unit(s, id), path)
      if (bar) return bar
    }
  return undefined
}

/** What the move leaves in the unit's record. */
export function trackOf(s: GreatWarState, id: UnitId, path: readonly SpaceId[]): Track {
  const u = unit(s, id)
  const before = s.turn.tracks[id]
  const stopped = stopsAt(s, u, last(path)) !== undefined
  return {
    spent: spentBy(s, id) + path.length,
    phase: movePhase(s),
    start: before?.start ?? u.space,
    from: path.at(-2) ?? u.space,
    way: isAirKind(u.kind) ? 'air' : isShipKind(u.kind) ? 'sea' : 'land',
    done: stopped,
  }
}

export interface MoveTarget {
  readonly space: SpaceId
  readonly path: readonly SpaceId[]
  readonly cost: number
}

/** Next steps that a unit of this kind could take at all, whatever the rules of ending say. */
function ways(s: GreatWarState, u: Unit, from: SpaceId): SpaceId[] {
  const graph = graphOf(s)
  if (isShipKind(u.kind)) return graph.seas(from).filter((to) => !straitBar(s, from, to))
  return [...graph.land(from)]
}

function flights(s: GreatWarState, id: UnitId, u: Unit): MoveTarget[] {
  const reach = flyFrom(s, u.owner, [u.space], leftOf(s, id), (to) => !entry(s, u, to, false))
  return [...reach.keys()]
    .filter((space) => space !== u.space)
    .map((space) => ({ space, path: wayTo(reach, space), cost: reach.get(space)?.far ?? 0 }))
}

type Answers = Map<string, readonly MoveTarget[]>
const GROUND = (s: GreatWarState) => [...ENTRY_PARTS(s), s.phase, s.turn.held, s.turn.friends] as const
/** Ways over land and through the air go by no other unit's place, those of ships by dreadnoughts' alone: they outlive moves of others. */
const ashore = keptFor(GROUND, (): Answers => new Map())
const afloat = keptFor(
  (s: GreatWarState) => [...GROUND(s), s.turn.straits, watchAtSea(s.units)],
  (): Answers => new Map(),
)
/** Tanks that may blitz go by who stands where. */
const blitzing = keptFor(
  (s: GreatWarState) => [s.units, ...GROUND(s)],
  (): Answers => new Map(),
)
function answersFor(s: GreatWarState, u: Unit): Answers {
  if (isShipKind(u.kind)) return afloat(s)
  return u.kind === 'tank' && owns(s, u.owner, '3b') ? blitzing(s) : ashore(s)
}

/** All of a unit that checks of moves go by: those that have it in common may do the same. */
export function likeness(s: GreatWarState, id: UnitId): string {
  const u = unit(s, id)
  const t = s.turn.tracks[id]
  return [u.kind, u.owner, u.space, u.cargoOf, u.strayIn, t?.spent, t?.phase, t?.done, t?.fought].join()
}

/** Shortest ways of one unit to every space that it may move to now; sorted by space. Its like share one answer. */
export function moveTargets(s: GreatWarState, id: UnitId): readonly MoveTarget[] {
  const u = unit(s, id)
  const key = likeness(s, id)
  const known = answersFor(s, u)
  const found = known.get(key) ?? findTargets(s, id)
  known.set(key, found)
  return found
}

function findTargets(s: GreatWarState, id: UnitId): MoveTarget[] {
  const u = unit(s, id)
  if (hasMoved(s, id) || u.cargoOf || leftOf(s, id) <= 0) return []
  const found = new Map<SpaceId, MoveTarget>()
  if (isAirKind(u.kind)) {
    for (const t of flights(s, id, u)) found.set(t.space, t)
  } else {
    let front: { at: SpaceId; path: readonly SpaceId[] }[] = [{ at: u.space, path: [] }]
    for (let cost = 1; cost <= leftOf(s, id); cost++) {
      const next: typeof front = []
      for (const { at, path } of front)
        for (const to of ways(s, u, at)) {
          if (to === u.space || found.has(to) || entry(s, u, to, false)) continue
          const target = { space: to, path: [...path, to], cost }
          found.set(to, target)
          if (!stopsAt(s, u, to)) next.push({ at: to, path: target.path })
        }
      front = next
    }
  }
  return [...found.values()]
    .filter((t) => judgeMove(s, u.owner, [id], t.path) === undefined)
    .sort((a, b) => (a.space < b.space ? -1 : 1))
}
