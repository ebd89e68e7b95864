/**
 * Both orders of loss are fixed, so a side is no more than the number of units it has left. The fast case: typed arrays, and
 * of every volley only the hits that have a chance at all.
 */
import { floats } from './arith'
import type { Field } from './fight'
import { hitChances } from './hits'
import type { Volley } from './land-model'

/** A volley's chances, rising to `peak` and falling from there. `least[k]`: at least k hits. */
interface Hits {
  readonly chance: Float64Array
  readonly peak: number
  readonly least: Float64Array
}

/** From the peak outwards a volley is followed down to chances that, all of them together, stay far below 1e-12. */
const RARE = 1e-21

function hitsOfVolley(volley: Volley): Hits {
  const chance = hitChances(volley)
  const least = new Float64Array(chance.length + 1)
  let peak = 0
  for (let k = chance.length - 1; k >= 0; k--) {
    least[k] = (least[k + 1] as number) + (chance[k] as number)
    if ((chance[k] as number) > (chance[peak] as number)) peak = k
  }
  return { chance, peak, least }
}

export interface Lines {
  /** Units of each side. */
  readonly attackers: number
  readonly defenders: number
  readonly attack: (a: number) => Volley
  /** `with` tells volleys of the same defenders apart: tanks against trenches. */
  readonly defend: (d: number, a: number) => Volley
  readonly with: (a: number) => number
  readonly isIdle: (a: number, d: number) => boolean
  readonly hasIdle: boolean
}

export function lineField(lines: Lines): Field<number> {
  const width = lines.defenders + 1
  const height = lines.attackers + 1
  const attacks: Hits[] = []
  const defences: Hits[] = []
  const attack = (a: number): Hits => (attacks[a] ??= hitsOfVolley(lines.attack(a)))
  const withs = Array.from({ length: height }, (_, a) => lines.with(a))
  const defend = (a: number, d: number): Hits =>
    (defences[(withs[a] as number) * width + d] ??= hitsOfVolley(lines.defend(d, a)))

  /** One row: the attackers have `to` units left, the defenders lose what the volley hits, `from` at least. */
  function row(out: Float64Array, to: number, d: number, ours: Hits, amount: number, from: number): void {
    const { chance, least, peak } = ours
    const base = to * width + d
    const top = Math.min(chance.length, d) - 1
    const start = Math.max(from, Math.min(peak, top))
    for (let i = start; i <= top; i++) {
      const x = amount * (chance[i] as number)
      if (x < RARE) break
      out[base - i] = (out[base - i] as number) + x
    }
    for (let i = start - 1; i >= from; i--) {
      const x = amount * (chance[i] as number)
      if (x < RARE) break
      out[base - i] = (out[base - i] as number) + x
    }
    if (d < least.length) out[to * width] = (out[to * width] as number) + amount * (least[d] as number)
  }

  return {
    math: floats,
    height,
    width,
    empty: () => new Float64Array(height * width),
    stay: (a, d) => (attack(a).chance[0] as number) * (defend(a, d).chance[0] as number),
    isIdle: lines.isIdle,
    hasIdle: lines.hasIdle,
    scatter: (grid, a, d, amount, andStay) => {
      const out = grid as Float64Array
      const ours = attack(a)
      const theirs = defend(a, d)
      const top = Math.min(theirs.chance.length, a) - 1
      const start = Math.min(theirs.peak, top)
      for (let j = start; j <= top; j++) {
        const x = amount * (theirs.chance[j] as number)
        if (x < RARE) break
        row(out, a - j, d, ours, x, j === 0 && !andStay ? 1 : 0)
      }
      for (let j = start - 1; j >= 0; j--) {
        const x = amount * (theirs.chance[j] as number)
        if (x < RARE) break
        row(out, a - j, d, ours, x, j === 0 && !andStay ? 1 : 0)
      }
      if (a < theirs.least.length) row(out, 0, d, ours, amount * (theirs.least[a] as number), 0)
    },
  }
}
