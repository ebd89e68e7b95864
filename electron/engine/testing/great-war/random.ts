/** The seeded generator of tests: the same seed, the same game. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { uniformInt } from 'pure-rand/distribution/uniformInt'

export interface Random {
  /** Whole, from 0 to n - 1. */
  below(n: number): number
  chance(percent: number): boolean
  pick<T>(list: readonly T[]): T | undefined
}
export function random(seed: number): Random {
  const rng = xoroshiro128plus(seed)
  const below = (n: number) => (n <= 1 ? 0 : uniformInt(rng, 0, n - 1))
  return { below, chance: (percent) => below(100) < percent, pick: (list) => list[below(list.length)] }
}
