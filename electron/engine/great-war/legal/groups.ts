/** Units that are alike for a choice: what a screen counts instead of naming (GW-13.5, 13.14). */
import type { UnitId } from '../../../../shared/great-war/ids'
import { byNumber, unit, type GreatWarState } from '../state'
import { aboard } from '../rules/battle-losses'

/** By kind, owner and condition, each group by number. */
export function alike(s: GreatWarState, ids: readonly UnitId[]): UnitId[][] {
  const groups = new Map<string, UnitId[]>()
  for (const id of [...ids].sort(byNumber)) {
    const u = unit(s, id)
    const key = `${u.kind} ${u.owner} ${u.damaged ? 'damaged' : ''} ${u.strayIn ?? ''} ${aboard(s, id)}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()]
}

/** Ways to put so many hits on units that are alike, lowest numbers first: sunk ones take two, the fewest ships first. */
function onAlike(group: readonly UnitId[], hits: number, twice: boolean): UnitId[][] {
  if (!twice) return hits <= group.length ? [group.slice(0, hits)] : []
  const ways: UnitId[][] = []
  for (let sunk = Math.floor(hits / 2); sunk >= Math.max(0, hits - group.length); sunk--) {
    const touched = hits - sunk
    if (touched > group.length) continue
    ways.push([...group.slice(0, sunk).flatMap((id) => [id, id]), ...group.slice(sunk, touched)])
  }
  return ways
}

/** Ways to take so many from the groups; `twice` says which may be taken two times. At most `most`. */
export function selections(
  groups: readonly (readonly UnitId[])[],
  due: number,
  twice: (id: UnitId) => boolean = () => false,
  most = 60,
): UnitId[][] {
  const found: UnitId[][] = []
  const pick = (at: number, left: number, chosen: readonly UnitId[]): void => {
    if (found.length >= most) return
    const group = groups[at]
    if (group === undefined) {
      if (left === 0) found.push([...chosen])
      return
    }
    const both = group[0] !== undefined && twice(group[0])
    for (let n = Math.min(left, group.length * (both ? 2 : 1)); n >= 0; n--)
      for (const way of onAlike(group, n, both)) pick(at + 1, left - n, [...chosen, ...way])
  }
  pick(0, due, [])
  return found
}
/** All sizes from none to all. */
export const subsets = (groups: readonly (readonly UnitId[])[], most = 60): UnitId[][] => {
  const size = groups.reduce((sum, g) => sum + g.length, 0)
  return Array.from({ length: size + 1 }, (_, n) => selections(groups, n, undefined, most)).flat()
}
