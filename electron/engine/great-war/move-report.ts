/**
 * For the map: what a stack may do now, where, by which way and at what cost, and why not everywhere else. Every way is judged
 * by the predicates that `decide` reads, and comes with the commands to say.
 */
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import {
  isAirKind,
  isLandKind,
  isShipKind,
  type NationId,
  type SpaceId,
  type UnitId,
} from '../../../shared/great-war/ids'
import type { MoveDeed } from '../../../shared/great-war/questions'
import { isLand } from './board'
import { seaWays, stateAfter } from './move-sea'
import { declareAttackOnNeutral } from './phases/moves'
import { no, type No } from './refusal'
import { defendersOf, enemiesAtSea, landEntry } from './rules/entry'
import { canLandAt, flyFrom } from './rules/flying'
import { hasMoved, judgeMove, leftOf, movePhase, moveTargets, trackOf } from './rules/moves'
import { judgeNeutralAttack } from './rules/neutrals'
import { judgeRaid, raidPath } from './rules/raids'
import { controllerOf, graphOf } from './rules/spaces'
import { mayStillMove } from './planned-moves'
import { territoriesOf, unit, type GreatWarState } from './state'

export interface MoveWay {
  readonly space: SpaceId
  readonly path: readonly SpaceId[]
  readonly cost: number
  readonly deed: MoveDeed
  readonly units: readonly UnitId[]
  readonly commands: readonly GreatWarCommand[]
  readonly left: number
  readonly arrival: 'peace' | 'taking' | 'fight'
  readonly stops?: No
  readonly landing: readonly SpaceId[]
}
export interface Barred {
  readonly space: SpaceId
  readonly why: No
  readonly attack?: { readonly nation: NationId; readonly command: GreatWarCommand; readonly opinion: number }
}
export interface MoveReport {
  readonly targets: readonly MoveWay[]
  readonly barred: readonly Barred[]
  readonly closed?: No
  readonly left: number
}

function arrivalAt(s: GreatWarState, by: NationId, space: SpaceId): MoveWay['arrival'] {
  if (movePhase(s) !== 'combat-move') return 'peace'
  if (!isLand(space)) return enemiesAtSea(s, by, space).length > 0 ? 'fight' : 'peace'
  if (landEntry(s, by, space, 'combat-move') !== 'hostile') return 'peace'
  return defendersOf(s, by, space).length > 0 ? 'fight' : 'taking'
}

/** Where all of them could land with what is left after the way (GW-12.7). */
function landingPlaces(s: GreatWarState, by: NationId, fliers: readonly UnitId[], path: readonly SpaceId[]): SpaceId[] {
  const end = path.at(-1)
  if (fliers.length === 0 || end === undefined) return []
  const fuel = Math.min(...fliers.map((id) => leftOf(s, id) - path.length))
  return [...flyFrom(s, by, [end], fuel).keys()].filter((x) => isLand(x) && canLandAt(s, by, x)).sort()
}

/** Marching, sailing, flying: each unit by its own shortest way, those that can by the way of the most. */
function plainWays(s: GreatWarState, by: NationId, ids: readonly UnitId[]): MoveWay[] {
  const ways = new Map<SpaceId, Map<string, readonly SpaceId[]>>()
  for (const id of ids)
    for (const { space, path } of moveTargets(s, id)) {
      const known = ways.get(space) ?? new Map<string, readonly SpaceId[]>()
      ways.set(space, known.set(path.join(), path))
    }
  return [...ways].map(([space, paths]) => {
    const parts: { path: readonly SpaceId[]; units: UnitId[] }[] = []
    const open = [...paths.values()].map((path) => ({
      path,
      units: ids.filter((id) => judgeMove(s, by, [id], path) === undefined),
    }))
    const gone = new Set<UnitId>()
    for (const { path, units } of open.sort((a, b) => b.units.length - a.units.length)) {
      const rest = units.filter((id) => !gone.has(id))
      for (const id of rest) gone.add(id)
      if (rest.length > 0) parts.push({ path, units: rest })
    }
    const path = parts[0]?.path ?? []
    const units = ids.filter((id) => gone.has(id))
    const left = Math.min(...parts.flatMap((p) => p.units.map((id) => leftOf(s, id) - p.path.length)))
    const stopped = left > 0 ? units.find((id) => !isAirKind(unit(s, id).kind) && trackOf(s, id, path).done) : undefined
    const fliers = parts.filter((p) => p.units.some((id) => isAirKind(unit(s, id).kind)))
    return {
      space,
      path,
      cost: Math.max(...parts.map((p) => p.path.length)),
      deed: 'move' as const,
      units,
      commands: parts.map((p) => ({ type: 'moveUnits' as const, by, units: p.units, path: [...p.path] })),
      left,
      arrival: arrivalAt(s, by, space),
      ...(stopped === undefined
        ? {}
        : { stops: no(isShipKind(unit(s, stopped).kind) ? 'GW-12.9' : 'GW-12.3', 'mustStop', { space }) }),
      landing: landingPlaces(
        s,
        by,
        fliers.flatMap((p) => p.units.filter((id) => isAirKind(unit(s, id).kind))),
        fliers[0]?.path ?? [],
      ),
    }
  })
}

/** Bombers with their fighters against a complex (GW-13.20). */
function raidWays(s: GreatWarState, by: NationId, ids: readonly UnitId[]): MoveWay[] {
  if (movePhase(s) !== 'combat-move') return []
  const fliers = ids.filter((id) => isAirKind(unit(s, id).kind))
  return territoriesOf(s).flatMap((space): MoveWay[] => {
    const isBomber = (id: UnitId) => unit(s, id).kind === 'bomber'
    const units = fliers.filter((id) => !judgeRaid(s, by, isBomber(id) ? [id] : [], isBomber(id) ? [] : [id], space))
    const [bombers, escorts] = [units.filter(isBomber), units.filter((id) => !isBomber(id))]
    if (bombers.length === 0) return []
    const path = raidPath(s, bombers[0] ?? ('' as UnitId), space) ?? []
    return [
      {
        space,
        path,
        cost: path.length,
        deed: 'raid',
        units,
        commands: [{ type: 'declareBombingRaid', by, bombers, escorts, space }],
        left: Math.min(...units.map((id) => leftOf(s, id) - (raidPath(s, id, space)?.length ?? 0))),
        arrival: 'fight',
        landing: landingPlaces(s, by, units, path),
      },
    ]
  })
}

function waysOf(s: GreatWarState, by: NationId, ids: readonly UnitId[], from: SpaceId): MoveWay[] {
  const goers = ids.filter((id) => !unit(s, id).cargoOf)
  const overSea = seaWays(s, by, ids, from).map((way): MoveWay => ({
    ...way,
    cost: way.path.length,
    left: 0,
    arrival: isLand(way.space) ? arrivalAt(s, by, way.space) : 'peace',
    landing: [],
  }))
  return [...plainWays(s, by, goers), ...overSea, ...raidWays(s, by, ids)].sort((a, b) => (a.space < b.space ? -1 : 1))
}

/** Shortest ways from there over what the kind can tread at all; over anything where that leads nowhere. Rules apart. */
function straightWays(s: GreatWarState, ids: readonly UnitId[], from: SpaceId): Map<SpaceId, readonly SpaceId[]> {
  const graph = graphOf(s)
  const kinds = ids.map((id) => unit(s, id).kind)
  const any = (x: SpaceId) => (graph.links.get(x) ?? []).map((l) => l.to)
  const treads = (x: SpaceId) =>
    kinds.every(isLandKind) ? graph.land(x) : kinds.every(isShipKind) ? graph.seas(x) : any(x)
  const found = new Map<SpaceId, readonly SpaceId[]>([[from, []]])
  for (const next of [treads, any]) {
    const queue = [...found.keys()]
    for (let i = 0; i < queue.length; i++) {
      const at = queue[i]
      if (at === undefined) break
      for (const to of next(at))
        if (!found.has(to)) {
          found.set(to, [...(found.get(at) ?? []), to])
          queue.push(to)
        }
    }
  }
  found.delete(from)
  return found
}

/** By nation: the position after an attack on that neutral, what the stack could do in it, and how far opinion moved. */
function afterAttacks(s: GreatWarState, by: NationId, ids: readonly UnitId[], from: SpaceId) {
  const known = new Map<
    NationId,
    { reach: ReadonlySet<SpaceId>; command: GreatWarCommand; opinion: number } | undefined
  >()
  return (nation: NationId) => {
    if (!known.has(nation)) {
      const command = { type: 'declareAttackOnNeutral', by, nation } as const
      const can = s.phase === 'combat-move' && !judgeNeutralAttack(s, by, nation)
      const then = can ? stateAfter(s, declareAttackOnNeutral(s, command)) : s
      const reach = new Set(can ? waysOf(then, by, ids, from).map((w) => w.space) : [])
      known.set(nation, can ? { reach, command, opinion: then.opinion - s.opinion } : undefined)
    }
    return known.get(nation)
  }
}

/** Units of one nation that stand together; an empty stack goes nowhere. */
export function moveReport(s: GreatWarState, ids: readonly UnitId[]): MoveReport {
  const [first] = ids
  if (first === undefined) return { targets: [], barred: [], left: 0 }
  const { owner: by, space: from } = unit(s, first)
  const left = Math.min(...ids.map((id) => leftOf(s, id)))
  const closed = whyClosed(s, by, ids)
  if (closed) return { targets: [], barred: [], closed, left }
  const targets = waysOf(s, by, ids, from)
  const open = new Set(targets.map((t) => t.space))
  const attacked = afterAttacks(s, by, ids, from)
  const barred = [...straightWays(s, ids, from)].flatMap(([space, path]): Barred[] => {
    const why = open.has(space) ? undefined : judgeMove(s, by, ids, path)
    if (!why) return []
    const nation = why.reason === 'neutralSpace' ? controllerOf(s, space) : undefined
    const after = nation && attacked(nation)
    if (!nation || !after?.reach.has(space)) return [{ space, why }]
    return [{ space, why, attack: { nation, command: after.command, opinion: after.opinion } }]
  })
  return { targets, barred: barred.sort((a, b) => (a.space < b.space ? -1 : 1)), left }
}

function whyClosed(s: GreatWarState, by: NationId, ids: readonly UnitId[]): No | undefined {
  if (by !== s.acting) return no('GW-22.3', 'notYourTurn', { nation: by, acting: s.acting })
  if (s.phase !== 'combat-move' && s.phase !== 'non-combat') return no('GW-8.1', 'wrongPhase', { phase: s.phase })
  const tired = ids.every((id) => !mayStillMove(s, id)) ? ids.find((id) => hasMoved(s, id)) : undefined
  return tired && no('GW-12.1', 'alreadyMoved', { unit: tired })
}
