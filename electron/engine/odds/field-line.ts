/**
 * Both orders of loss are fixed, so a side is no more than the number of units it has left. The fast case: typed arrays, and
 * of every volley only the hits that have a chance at all.
 */
import { floats, NEGLIGIBLE } from './arith'
import type { Field, Grid } from './fight'
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

export class LineField implements Field<number> {
  readonly math = floats
  readonly height: number
  readonly width: number
  readonly hasIdle: boolean
  readonly #lines: Lines
  /** By number of attackers; by what tells volleys apart and number of defenders. */
  readonly #attacks: Hits[] = []
  readonly #defences: Hits[] = []

  constructor(lines: Lines) {
    this.#lines = lines
    this.height = lines.attackers + 1
    this.width = lines.defenders + 1
    this.hasIdle = lines.hasIdle
  }

  empty(): Float64Array {
    return new Float64Array(this.height * this.width)
  }
  isIdle(a: number, d: number): boolean {
    return this.#lines.isIdle(a, d)
  }

  round(mass: Grid<number>, out: Grid<number>): number {
    const { height, width } = this
    const [from, to] = [mass as Float64Array, out as Float64Array]
    let fought = 0
    for (let a = height - 1; a > 0; a--)
      for (let d = width - 1; d > 0; d--) {
        const amount = from[a * width + d] as number
        if (amount < NEGLIGIBLE) continue
        fought += amount
        this.#scatter(to, a, d, this.#attack(a), this.#defend(a, d), amount)
      }
    return fought
  }

  settle(mass: Grid<number>, a: number, d: number, amount: number): number {
    const ours = this.#attack(a)
    const theirs = this.#defend(a, d)
    const visits = amount / (1 - (ours.chance[0] as number) * (theirs.chance[0] as number))
    // The share of no hit falls back on the state itself, which has been read and is not read again.
    this.#scatter(mass as Float64Array, a, d, ours, theirs, visits)
    return visits
  }

  #attack(a: number): Hits {
    return (this.#attacks[a] ??= hitsOfVolley(this.#lines.attack(a)))
  }
  #defend(a: number, d: number): Hits {
    return (this.#defences[this.#lines.with(a) * this.width + d] ??= hitsOfVolley(this.#lines.defend(d, a)))
  }

  #scatter(out: Float64Array, a: number, d: number, ours: Hits, theirs: Hits, amount: number): void {
    const { width } = this
    const { chance, least } = theirs
    const top = Math.min(chance.length, a) - 1
    const end = last(theirs, RARE / amount, top)
    let j = first(theirs, RARE / amount, top)
    // Two rows at a time: the chances of the other side's hits are read once for both.
    for (; j < end; j += 2)
      fill(out, (a - j) * width + d, width, d, ours, amount * (chance[j] as number), amount * (chance[j + 1] as number))
    if (j === end) fill(out, (a - j) * width + d, 0, d, ours, amount * (chance[j] as number), 0)
    if (a < least.length) fill(out, d, 0, d, ours, amount * (least[a] as number), 0)
  }
}

/**
 * What the defenders lose in one row, `x` of it, and in the row `next` before it, `y`: the same hits, and whoever is left of
 * them after those.
 */
function fill(out: Float64Array, at: number, next: number, d: number, ours: Hits, x: number, y: number): void {
  const { chance, least } = ours
  const cut = RARE / (x > y ? x : y)
  const top = Math.min(chance.length, d) - 1
  const end = last(ours, cut, top)
  if (next === 0)
    for (let i = first(ours, cut, top); i <= end; i++) out[at - i] = (out[at - i] as number) + x * (chance[i] as number)
  else
    for (let i = first(ours, cut, top); i <= end; i++) {
      const p = chance[i] as number
      const to = at - i
      out[to] = (out[to] as number) + x * p
      out[to - next] = (out[to - next] as number) + y * p
    }
  if (d >= least.length) return
  const rest = least[d] as number
  out[at - d] = (out[at - d] as number) + x * rest
  if (next > 0) out[at - d - next] = (out[at - d - next] as number) + y * rest
}

/** The first and the last number of hits, `top` at most, whose chance is not below `cut`. */
function first({ chance, peak }: Hits, cut: number, top: number): number {
  let low = 0
  let high = Math.min(peak, top)
  while (low < high) {
    const middle = (low + high) >> 1
    if ((chance[middle] as number) < cut) low = middle + 1
    else high = middle
  }
  return low
}
function last({ chance, peak }: Hits, cut: number, top: number): number {
  let low = Math.min(peak, top)
  let high = top
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((chance[middle] as number) < cut) high = middle - 1
    else low = middle
  }
  return low
}
