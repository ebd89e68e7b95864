/** Units that nothing tells apart in a battle, and who is lost first among them. */
import type { Kind } from '../../../shared/great-war/ids'
import type { LossOrder, Values } from '../../../shared/odds/fields'
import { cheapestFirst } from './tables'

export interface Sort {
  readonly kind: Kind
  readonly count: number
  /** What it needs to hit, before support and trenches. */
  readonly power: number
  readonly cost: number
  readonly manpower: number
  readonly isLand: boolean
  readonly isAir: boolean
  /** It can't retreat: it came off a ship, or has nowhere to go (GW-13.7). */
  readonly stays: boolean
}

/** How many of each sort, by its place in the list of sorts. */
export type Counts = readonly number[]

export const countsOf = (sorts: readonly Sort[]): number[] => sorts.map((s) => s.count)
export function totalOf(counts: Counts): number {
  let total = 0
  for (const n of counts) total += n
  return total
}

/** The order in which kinds come up to be lost; those not named come after, in the order of the default. */
const kindsInTurn = (rule: LossOrder, values: Values | undefined): readonly Kind[] =>
  Array.isArray(rule) ? [...new Set([...rule, ...cheapestFirst(values)])] : cheapestFirst(values)

/** Sorts in the order in which they are lost; inside a kind as they stand in the list. */
export function ranked(sorts: readonly Sort[], rule: LossOrder, values: Values | undefined): readonly number[] {
  const turns: number[] = []
  for (const kind of kindsInTurn(rule, values))
    for (let i = 0; i < sorts.length; i++) if (sorts[i]?.kind === kind) turns.push(i)
  return turns
}

/** Every unit in the order in which it is lost, as places in the list of sorts. */
export function lineOf(
  sorts: readonly Sort[],
  counts: Counts,
  rule: LossOrder,
  values: Values | undefined,
): readonly number[] {
  const waiting: number[] = []
  for (const i of ranked(sorts, rule, values)) for (let n = counts[i] ?? 0; n > 0; n--) waiting.push(i)
  if (rule === 'keepLand') return landLast(sorts, waiting)
  return Array.isArray(rule) ? byName(sorts, waiting, rule) : waiting
}

/** A kind named once goes whole; of one named more often each naming takes one unit, the last naming the rest. */
function byName(sorts: readonly Sort[], waiting: readonly number[], names: readonly Kind[]): readonly number[] {
  const left = [...waiting]
  const line: number[] = []
  names.forEach((kind, n) => {
    const isLast = !names.includes(kind, n + 1)
    for (let at = find(kind); at >= 0; at = isLast ? find(kind) : -1) line.push(...left.splice(at, 1))
  })
  return [...line, ...left]

  function find(kind: Kind): number {
    return left.findIndex((i) => sorts[i]?.kind === kind)
  }
}

/** From the moment that one land unit is left, aircraft are lost before it. */
function landLast(sorts: readonly Sort[], line: readonly number[]): readonly number[] {
  const at = line.findLastIndex((i) => sorts[i]?.isLand)
  return at < 0 ? line : [...line.slice(0, at), ...line.slice(at + 1), ...line.slice(at, at + 1)]
}

/** The first kind of an order's own list that never fights there, and its place. */
export function strangeLoss(
  losses: { readonly attacker?: LossOrder | undefined; readonly defender?: LossOrder | undefined },
  isStrange: (k: Kind) => boolean,
): { readonly at: string; readonly kind: Kind } | undefined {
  for (const side of ['attacker', 'defender'] as const) {
    const rule = losses[side]
    const i = Array.isArray(rule) ? rule.findIndex(isStrange) : -1
    if (Array.isArray(rule) && i >= 0) return { at: `losses.${side}.${i}`, kind: rule[i] as Kind }
  }
  return undefined
}

/**
 * What stays after hits are taken down a line. Limited hits pass over aircraft, and find no one when only aircraft are left
 * (GW-10.7); hits beyond the last unit are lost.
 */
export function afterHits(
  sorts: readonly Sort[],
  line: readonly number[],
  hits: { readonly limited: number; readonly onAny: number },
): readonly number[] {
  const land = line.filter((i) => sorts[i]?.isLand).length
  const air = line.length - land
  const limited = Math.min(hits.limited, land)
  let due = limited + Math.min(hits.onAny, land - limited + air)
  let onAir = Math.min(hits.onAny, air)
  return line.filter((i) => {
    const free = sorts[i]?.isLand || onAir > 0
    if (due === 0 || !free) return true
    due--
    if (!sorts[i]?.isLand) onAir--
    return false
  })
}
