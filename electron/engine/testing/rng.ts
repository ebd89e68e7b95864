/** Randomness for tests and fuzzing, from whole-number seeds: the same seed, the same games, on every machine. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { FACES, type Face } from '../../../shared/dice'

export interface Rng {
  /** Whole, both ends possible. */
  int(min: number, max: number): number
  pick<T>(from: readonly T[]): T
  /** True in `percent` of a hundred cases. */
  chance(percent: number): boolean
  face(): Face
}

/** `stream` tells games of one seed apart, so that each can be played again by itself. */
export function rngOf(seed: number, stream = 0): Rng {
  const generator = xoroshiro128plus(
    (Math.imul(seed, 0x9e3779b1) ^ Math.floor(seed / 2 ** 32) ^ Math.imul(stream + 1, 0x85ebca6b)) | 0,
  )
  const int = (min: number, max: number) => uniformInt(generator, min, max)
  return {
    int,
    pick: (from) => {
      const picked = from[int(0, from.length - 1)]
      if (picked === undefined) throw new Error('nothing to pick from')
      return picked
    },
    chance: (percent) => int(1, 100) <= percent,
    face: () => {
      const face = FACES[int(0, 5)]
      if (face === undefined) throw new Error('a die has six faces')
      return face
    },
  }
}
