/**
 * The app's dice. A seed becomes a key (the seed itself is kept nowhere, so a save can't be read as a forecast by
 * retyping it), and the die at any place of the stream follows from the key. The place is counted from the history, so
 * a reload goes on where it stopped, and an undo meets the same die again.
 */
import { createHash } from 'node:crypto'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { isFace, type Face } from '../../shared/dice'

export const diceKey = (seed: number): string =>
  createHash('sha256').update(`powder keg dice ${seed}`).digest('hex').slice(0, 32)

/** `count` faces from place `from` of the key's stream on. */
export function throwFrom(key: string, from: number, count: number): Face[] {
  const state = [0, 8, 16, 24].map((at) => Number.parseInt(key.slice(at, at + 8), 16) | 0)
  const generator = xoroshiro128plusFromState(state)
  const faces: Face[] = []
  for (let place = 0; place < from + count; place++) {
    const face = uniformInt(generator, 1, 6)
    if (place >= from && isFace(face)) faces.push(face)
  }
  return faces
}
