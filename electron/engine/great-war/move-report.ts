/**
 * For the map: what a stack may do now, where, by which way and at what cost, and why not everywhere else. Every way is judged
 * by the predicates that `decide` reads, and comes with the commands to say.
 */
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { isLandKind, isShipKind, type NationId, type SpaceId, type UnitId } from '../../../shared/great-war/ids'
import { isLand, type Graph } from './board'
import { kept } from './kept'
import { aboard, stateAfter } from './move-sea'
import { firsts, OVER_SEA, reaches, stackOf, waysOf, type MoveWay, type Stack } from './move-ways'
import { declareAttackOnNeutral } from './phases/moves'
import { no, type No } from './refusal'
import { hasMoved, judgeMove, leftOf } from './rules/moves'
import { judgeNeutralAttack } from './rules/neutrals'
import { controllerOf, graphOf } from './rules/spaces'
import { judgeUnload } from './rules/transport'
import { mayStillMove } from './planned-moves'
import { unit, type GreatWarState } from './state'

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

type Ways = ReadonlyMap<SpaceId, readonly SpaceId[]>
type Tread = 'land' | 'seas' | 'any'
/** Ways that have been looked up, by what is trodden and from where: the map alone decides them. */
const looked = kept((_graph: Graph) => new Map<string, Ways>())
/** Shortest ways from there over what the kind can tread at all; over anything where that leads nowhere. Rules apart. */
function straightWays(graph: Graph, tread: Tread, from: SpaceId): Ways {
  const known = looked(graph)
  const key = `${tread} ${from}`
  const found = known.get(key) ?? findStraightWays(graph, tread, from)
  known.set(key, found)
  return found
}
function findStraightWays(graph: Graph, tread: Tread, from: SpaceId): Ways {
  const any = (x: SpaceId) => (graph.links.get(x) ?? []).map((l) => l.to)
  const found = new Map<SpaceId, readonly SpaceId[]>([[from, []]])
  const trodden = (x: SpaceId) => (tread === 'any' ? any(x) : graph[tread](x))
  for (const next of [trodden, any]) {
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
/** Ships and what lies in them: they go by water, and only what lies in them goes ashore. */
const isAfloat = (s: GreatWarState, stack: Stack): boolean =>
  firsts(stack).every((id) => unit(s, id).cargoOf !== undefined || isShipKind(unit(s, id).kind))
function treadOf(s: GreatWarState, stack: Stack): Tread {
  if (isAfloat(s, stack)) return 'seas'
  const kinds = firsts(stack).map((id) => unit(s, id).kind)
  return kinds.every(isLandKind) ? 'land' : 'any'
}

/** Why the stack may not go there; of ships with cargo, why that may not land there, or its ships not sail there. */
function barTo(s: GreatWarState, by: NationId, stack: Stack, path: readonly SpaceId[], space: SpaceId): No | undefined {
  const ids = firsts(stack)
  const [cargo] = aboard(s, by, ids)
  const ship = cargo && unit(s, cargo).cargoOf
  if (!cargo || !ship || !isAfloat(s, stack)) return judgeMove(s, by, ids, path)
  if (isLand(space)) return judgeUnload(s, by, ship, [cargo], space)
  const ships = ids.map((id) => unit(s, id).cargoOf ?? id)
  return judgeMove(s, by, ships, path)
}

type Attack = NonNullable<Barred['attack']>
/** What an attack on the neutral there would open to the stack, and how far opinion would move. */
function attacksOf(s: GreatWarState, by: NationId, stack: Stack, from: SpaceId) {
  const declared = new Map<NationId, GreatWarState | undefined>()
  const after = (nation: NationId): GreatWarState | undefined => {
    const may = s.phase === 'combat-move' && !judgeNeutralAttack(s, by, nation)
    const command = { type: 'declareAttackOnNeutral', by, nation } as const
    if (!declared.has(nation)) declared.set(nation, may ? stateAfter(s, declareAttackOnNeutral(s, command)) : undefined)
    return declared.get(nation)
  }
  const steps = straightWays(graphOf(s), 'any', from)
  const range = Math.max(OVER_SEA, ...stack.ids.map((id) => leftOf(s, id)))
  return (space: SpaceId, nation: NationId): Attack | undefined => {
    const far = steps.get(space)?.length ?? Infinity
    if (far > range) return undefined
    const then = after(nation)
    if (!then || !reaches(then, by, stack, space, far)) return undefined
    return { nation, command: { type: 'declareAttackOnNeutral', by, nation }, opinion: then.opinion - s.opinion }
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
  const stack = stackOf(s, ids)
  const targets = waysOf(s, by, stack, from)
  const open = new Set(targets.map((t) => t.space))
  const attackOn = attacksOf(s, by, stack, from)
  const barred = [...straightWays(graphOf(s), treadOf(s, stack), from)].flatMap(([space, path]): Barred[] => {
    const why = open.has(space) ? undefined : barTo(s, by, stack, path, space)
    if (!why) return []
    const nation = why.reason === 'neutralSpace' ? controllerOf(s, space) : undefined
    const attack = nation && attackOn(space, nation)
    return [{ space, why, ...(attack ? { attack } : {}) }]
  })
  return { targets, barred: barred.sort((a, b) => (a.space < b.space ? -1 : 1)), left }
}

function whyClosed(s: GreatWarState, by: NationId, ids: readonly UnitId[]): No | undefined {
  if (by !== s.acting) return no('GW-22.3', 'notYourTurn', { nation: by, acting: s.acting })
  if (s.phase !== 'combat-move' && s.phase !== 'non-combat') return no('GW-8.1', 'wrongPhase', { phase: s.phase })
  const tired = ids.every((id) => !mayStillMove(s, id)) ? ids.find((id) => hasMoved(s, id)) : undefined
  return tired && no('GW-12.1', 'alreadyMoved', { unit: tired })
}
