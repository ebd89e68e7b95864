/** For the map: where a stack may go now, at what cost and by which way, and why not to the places near it. */
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import { unit, type GreatWarState } from './state'
import type { No } from './refusal'
import { judgeMove, leftOf, moveTargets, type MoveTarget } from './rules/moves'
import { graphOf } from './rules/spaces'

export interface MoveReport {
  readonly targets: readonly MoveTarget[]
  /** Spaces within the stack's movement that it may not go to, by the first bar on a shortest way. */
  readonly barred: readonly { readonly space: SpaceId; readonly why: No }[]
}

/** Shortest ways over the graph alone, rules apart. */
function waysWithin(s: GreatWarState, from: SpaceId, steps: number): Map<SpaceId, readonly SpaceId[]> {
  const found = new Map<SpaceId, readonly SpaceId[]>([[from, []]])
  let front: readonly SpaceId[] = [from]
  for (let i = 0; i < steps; i++) {
    const next: SpaceId[] = []
    for (const at of front)
      for (const { to } of graphOf(s).links.get(at) ?? [])
        if (!found.has(to)) {
          found.set(to, [...(found.get(at) ?? []), to])
          next.push(to)
        }
    front = next
  }
  found.delete(from)
  return found
}

/** Units of one nation that stand together; an empty stack goes nowhere. */
export function moveReport(s: GreatWarState, ids: readonly UnitId[]): MoveReport {
  const [first] = ids
  if (first === undefined) return { targets: [], barred: [] }
  const { owner, space } = unit(s, first)
  const targets = moveTargets(s, first).filter((t) => judgeMove(s, owner, ids, t.path) === undefined)
  const open = new Set(targets.map((t) => t.space))
  const reach = Math.max(1, Math.min(...ids.map((id) => leftOf(s, id))))
  const barred = [...waysWithin(s, space, reach)].flatMap(([to, path]) => {
    if (open.has(to)) return []
    const why = judgeMove(s, owner, ids, path)
    return why ? [{ space: to, why }] : []
  })
  return { targets, barred: barred.sort((a, b) => (a.space < b.space ? -1 : 1)) }
}
