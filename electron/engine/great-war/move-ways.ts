/**
 * For the map: every way of a stack that is open now, with the commands to say. Units that are alike are judged once; each by the
 * predicates that `decide` reads.
 */
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { isAirKind, isShipKind, type NationId, type SpaceId, type UnitId } from '../../../shared/great-war/ids'
import type { MoveDeed } from '../../../shared/great-war/questions'
import { isLand } from './board'
import { seaWays } from './move-sea'
import { no, type No } from './refusal'
import { defendersOf, enemiesAtSea, landEntry } from './rules/entry'
import { canLandAt, flyFrom } from './rules/flying'
import { judgeMove, leftOf, likeness, movePhase, moveTargets, trackOf } from './rules/moves'
import { judgeRaid, raidPath } from './rules/raids'
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

/** Units that may do the same, by `likeness`: what the first of them may, all may. */
type Group = readonly [first: UnitId, ...UnitId[]]
/** Units that stand together; groups, and units in them, in their order. */
export interface Stack {
  readonly ids: readonly UnitId[]
  readonly groups: readonly Group[]
}
export function stackOf(s: GreatWarState, ids: readonly UnitId[]): Stack {
  const groups = new Map<string, [UnitId, ...UnitId[]]>()
  for (const id of ids) {
    const like = likeness(s, id)
    const group = groups.get(like)
    if (group) group.push(id)
    else groups.set(like, [id])
  }
  return { ids, groups: [...groups.values()] }
}
const leaders = (groups: readonly Group[]): UnitId[] => groups.map(([first]) => first)
export const firsts = (stack: Stack): UnitId[] => leaders(stack.groups)
/** Units of these groups in the order of the stack. */
function unitsOf(stack: Stack, groups: readonly Group[]): UnitId[] {
  if (groups.length === stack.groups.length) return [...stack.ids]
  const found = new Set(groups.flat())
  return stack.ids.filter((id) => found.has(id))
}

interface Part {
  readonly path: readonly SpaceId[]
  readonly groups: readonly Group[]
}
/** Who goes to a space by which way: those that can by the way of the most. */
function partsOf(s: GreatWarState, by: NationId, stack: Stack, paths: Iterable<readonly SpaceId[]>): Part[] {
  const size = (p: Part) => p.groups.reduce((sum, g) => sum + g.length, 0)
  const open = [...paths].map((path) => ({
    path,
    groups: stack.groups.filter(([first]) => judgeMove(s, by, [first], path) === undefined),
  }))
  const gone = new Set<Group>()
  return open
    .sort((a, b) => size(b) - size(a))
    .flatMap(({ path, groups }) => {
      const rest = groups.filter((g) => !gone.has(g))
      for (const g of rest) gone.add(g)
      return rest.length > 0 ? [{ path, groups: rest }] : []
    })
}

/** Marching, sailing, flying: each unit by its own shortest way. */
function plainWays(s: GreatWarState, by: NationId, stack: Stack): MoveWay[] {
  const ways = new Map<SpaceId, Map<string, readonly SpaceId[]>>()
  for (const first of firsts(stack))
    for (const { space, path } of moveTargets(s, first)) {
      const known = ways.get(space) ?? new Map<string, readonly SpaceId[]>()
      ways.set(space, known.set(path.join(), path))
    }
  const flies = ([first]: Group) => isAirKind(unit(s, first).kind)
  return [...ways].map(([space, paths]) => {
    const parts = partsOf(s, by, stack, paths.values())
    const path = parts[0]?.path ?? []
    const going = parts.flatMap((p) => p.groups)
    const left = Math.min(...parts.flatMap((p) => leaders(p.groups).map((id) => leftOf(s, id) - p.path.length)))
    const stopped = left > 0 ? going.find((g) => !flies(g) && trackOf(s, g[0], path).done) : undefined
    const inTheAir = parts.find((p) => p.groups.some(flies))
    return {
      space,
      path,
      cost: Math.max(...parts.map((p) => p.path.length)),
      deed: 'move' as const,
      units: unitsOf(stack, going),
      commands: parts.map((p) => ({
        type: 'moveUnits' as const,
        by,
        units: unitsOf(stack, p.groups),
        path: [...p.path],
      })),
      left,
      arrival: arrivalAt(s, by, space),
      ...(stopped === undefined
        ? {}
        : { stops: no(isShipKind(unit(s, stopped[0]).kind) ? 'GW-12.9' : 'GW-12.3', 'mustStop', { space }) }),
      landing: landingPlaces(s, by, leaders(going.filter(flies)), inTheAir?.path ?? []),
    }
  })
}

/** Bombers with their fighters against a complex (GW-13.20). */
function raidWays(s: GreatWarState, by: NationId, stack: Stack): MoveWay[] {
  const isBomber = (id: UnitId) => unit(s, id).kind === 'bomber'
  if (movePhase(s) !== 'combat-move' || !firsts(stack).some(isBomber)) return []
  return territoriesOf(s).flatMap((space): MoveWay[] => {
    const may = ([id]: Group) =>
      isAirKind(unit(s, id).kind) && !judgeRaid(s, by, isBomber(id) ? [id] : [], isBomber(id) ? [] : [id], space)
    const units = unitsOf(stack, stack.groups.filter(may))
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

/** All of them, sorted by space. */
export function waysOf(s: GreatWarState, by: NationId, stack: Stack, from: SpaceId): MoveWay[] {
  const goers = stack.ids.filter((id) => !unit(s, id).cargoOf)
  const overSea = seaWays(s, by, stack.ids, from).map((way): MoveWay => ({
    ...way,
    cost: way.path.length,
    left: 0,
    arrival: isLand(way.space) ? arrivalAt(s, by, way.space) : 'peace',
    landing: [],
  }))
  const ways = [...plainWays(s, by, stackOf(s, goers)), ...overSea, ...raidWays(s, by, stack)]
  return ways.sort((a, b) => (a.space < b.space ? -1 : 1))
}

/** Steps of the longest way over sea: aboard from one coast, ashore on the next. */
export const OVER_SEA = 2
/** Whether any of the stack has a way to the space, `far` steps away as the crow flies. */
export function reaches(s: GreatWarState, by: NationId, stack: Stack, space: SpaceId, far: number): boolean {
  const from = firsts(stack).map((id) => unit(s, id).space)[0]
  return (
    firsts(stack).some((id) => far <= leftOf(s, id) && moveTargets(s, id).some((t) => t.space === space)) ||
    raidWays(s, by, stack).some((w) => w.space === space) ||
    (from !== undefined && far <= OVER_SEA && seaWays(s, by, stack.ids, from).some((w) => w.space === space))
  )
}
