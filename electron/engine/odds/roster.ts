/**
 * What may be left of a side, numbered so that fewer units always have the smaller number: a line when the order of loss is
 * fixed, every mixture when it is to be chosen.
 */
import { totalOf, type Counts, type Sort } from './sorts'

export interface Roster {
  readonly sorts: readonly Sort[]
  /** States 0 (nobody) to size - 1 (everybody). */
  readonly size: number
  readonly counts: readonly Counts[]
  readonly totals: readonly number[]
  /** States with one unit less; on a line just the next one. The ones to prefer on equal value stand first. */
  readonly downs: readonly (readonly number[])[]
  /** The state with these counts; undefined when they are not on the line. */
  find(counts: Counts): number | undefined
}

export function lineRoster(sorts: readonly Sort[], line: readonly number[]): Roster {
  const counts: Counts[] = [sorts.map(() => 0)]
  for (let n = 1; n <= line.length; n++) {
    const more = [...(counts[n - 1] ?? [])]
    const last = line[line.length - n] ?? 0
    more[last] = (more[last] ?? 0) + 1
    counts.push(more)
  }
  return {
    sorts,
    size: counts.length,
    counts,
    totals: counts.map((_, n) => n),
    downs: counts.map((_, n) => (n === 0 ? [] : [n - 1])),
    find: (wanted) => {
      const n = totalOf(wanted)
      return counts[n]?.every((x, i) => x === wanted[i]) ? n : undefined
    },
  }
}

/** Where it makes no difference the cheapest are lost first. */
export function mixedRoster(sorts: readonly Sort[], full: Counts): Roster {
  const preferred = sorts.map((_, i) => i).sort((a, b) => (sorts[a]?.cost ?? 0) - (sorts[b]?.cost ?? 0) || a - b)
  const weights: number[] = []
  let size = 1
  for (const n of full) {
    weights.push(size)
    size *= n + 1
  }
  const digit = (state: number, i: number) => Math.floor(state / (weights[i] ?? 1)) % ((full[i] ?? 0) + 1)
  const counts = Array.from({ length: size }, (_, state) => full.map((_, i) => digit(state, i)))
  return {
    sorts,
    size,
    counts,
    totals: counts.map(totalOf),
    downs: counts.map((c, state) => preferred.flatMap((i) => ((c[i] ?? 0) > 0 ? [state - (weights[i] ?? 0)] : []))),
    find: (wanted) =>
      wanted.some((n, i) => n > (full[i] ?? 0))
        ? undefined
        : wanted.reduce((state, n, i) => state + n * (weights[i] ?? 0), 0),
  }
}
export const mixturesOf = (full: Counts): number => full.reduce((product, n) => product * (n + 1), 1)
