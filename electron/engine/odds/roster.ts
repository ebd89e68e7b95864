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

export const lineRoster = (sorts: readonly Sort[], line: readonly number[]): Roster => new LineRoster(sorts, line)

class LineRoster implements Roster {
  readonly size: number
  readonly counts: readonly Counts[]

  constructor(
    readonly sorts: readonly Sort[],
    line: readonly number[],
  ) {
    const counts: number[][] = [new Array<number>(sorts.length).fill(0)]
    for (let n = 1; n <= line.length; n++) {
      const more = (counts[n - 1] ?? []).slice()
      const last = line[line.length - n] ?? 0
      more[last] = (more[last] ?? 0) + 1
      counts.push(more)
    }
    this.counts = counts
    this.size = counts.length
  }

  // Only a search asks for these two.
  #totals: readonly number[] | undefined
  get totals(): readonly number[] {
    return (this.#totals ??= this.counts.map((_, n) => n))
  }
  #downs: Roster['downs'] | undefined
  get downs(): Roster['downs'] {
    return (this.#downs ??= this.counts.map((_, n) => (n === 0 ? [] : [n - 1])))
  }
  find(wanted: Counts): number | undefined {
    const n = totalOf(wanted)
    const there = this.counts[n]
    if (there === undefined) return undefined
    for (let i = 0; i < there.length; i++) if (there[i] !== wanted[i]) return undefined
    return n
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
