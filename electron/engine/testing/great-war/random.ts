/** The seeded generator of tests: the same seed, the same game. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import type { Rng } from '../rng'

export interface Random {
  /** Whole, from 0 to n - 1. */
  below(n: number): number
  chance(percent: number): boolean
  pick<T>(list: readonly T[]): T | undefined
}
const over = (below: Random['below']): Random => ({
  below,
  chance: (percent) => below(100) < percent,
  pick: (list) => list[below(list.length)],
})
export function random(seed: number): Random {
  const rng = xoroshiro128plus(seed)
  return over((n) => (n <= 1 ? 0 : uniformInt(rng, 0, n - 1)))
}
/** The fuzzer's generator with a pick that may find nothing. */
export const randomOf = (rng: Rng): Random => over((n) => (n <= 1 ? 0 : rng.int(0, n - 1)))
