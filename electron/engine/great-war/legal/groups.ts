/** Units that are alike for a choice: what a screen counts instead of naming (GW-13.5, 13.14). */
import type { UnitId } from '../../../../shared/great-war/ids'
import { byNumber, unit, type GreatWarState } from '../state'

/** By kind, owner and condition, each group by number. */
export function alike(s: GreatWarState, ids: readonly UnitId[]): UnitId[][] {
  const groups = new Map<string, UnitId[]>()
  for (const id of [...ids].sort(byNumber)) {
    const u = unit(s, id)
    const key = `${u.kind} ${u.owner} ${u.damaged ? 'damaged' : ''} ${u.strayIn ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), id])
  }
  return [...groups.values()]
}

/** Ways to take so many from the groups, lowest numbers first; `twice` says which may be taken two times. At most `most`. */
export function selections(
  groups: readonly (readonly UnitId[])[],
  due: number,
  twice: (id: UnitId) => boolean = () => false,
  most = 60,
): UnitId[][] {
  const found: UnitId[][] = []
  const slots = groups.map((g) => g.flatMap((id) => (twice(id) ? [id, id] : [id])))
  const pick = (at: number, left: number, chosen: readonly UnitId[]): void => {
    if (found.length >= most) return
    const slot = slots[at]
    if (slot === undefined) {
      if (left === 0) found.push([...chosen])
      return
    }
    for (let n = Math.min(left, slot.length); n >= 0; n--) pick(at + 1, left - n, [...chosen, ...slot.slice(0, n)])
  }
  pick(0, due, [])
  return found
}
/** All sizes from none to all. */
export const subsets = (groups: readonly (readonly UnitId[])[], most = 60): UnitId[][] => {
  const size = groups.reduce((sum, g) => sum + g.length, 0)
  return Array.from({ length: size + 1 }, (_, n) => selections(groups, n, undefined, most)).flat()
}
