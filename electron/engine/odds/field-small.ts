/**
 * A line against a line with so few units that every step of a round fits into a table laid out beforehand: no branches, nothing
 * left out as too rare.
 */
import { floats, NEGLIGIBLE } from './arith'
import type { Field, Grid } from './fight'
import type { Lines } from './field-line'
import { hitChancesOf } from './hits'

/** Entries of the larger table: up to some twenty units a side. */
const MOST = 10_000
export const isSmall = ({ attackers, defenders }: Lines): boolean =>
  (attackers + 1) * (defenders + 1) * (Math.max(attackers, defenders) + 1) <= MOST

/** `least[k]`: at least k hits. */
interface Hits {
  readonly chance: Float64Array
  readonly least: Float64Array
}

export class SmallField implements Field<number> {
  readonly math = floats
  readonly height: number
  readonly width: number
  readonly hasIdle: boolean
  readonly #lines: Lines
  /** The attackers' hits by state, the defenders' losses at that; the last one is the loss of all. */
  readonly #ours: Float64Array
  /** The most that the attackers can hit. */
  readonly #most: readonly number[]
  /** The defenders' hits by attackers, then by defenders. */
  readonly #theirs: (readonly Hits[])[] = []

  constructor(lines: Lines) {
    this.#lines = lines
    this.height = lines.attackers + 1
    this.width = lines.defenders + 1
    this.hasIdle = lines.hasIdle
    const hits = hitChancesOf(this.height, lines.attack)
    this.#most = hits.map((x) => x.length - 1)
    this.#ours = losses(hits, lines)
    const known: (readonly Hits[])[] = []
    for (let a = 0; a < this.height; a++) this.#theirs.push((known[lines.with(a)] ??= replies(lines, a)))
  }

  empty(): Float64Array {
    return new Float64Array(this.height * this.width)
  }
  isIdle(a: number, d: number): boolean {
    return this.#lines.isIdle(a, d)
  }

  round(mass: Grid<number>, out: Grid<number>): number {
    const { height, width } = this
    const from = mass as Float64Array
    const to = out as Float64Array
    let fought = 0
    for (let a = 1; a < height; a++) {
      const theirs = this.#theirs[a] as readonly Hits[]
      for (let d = 1; d < width; d++) {
        const amount = from[a * width + d] as number
        if (amount < NEGLIGIBLE) continue
        fought += amount
        this.#scatter(to, a, d, theirs[d] as Hits, amount)
      }
    }
    return fought
  }

  settle(mass: Grid<number>, a: number, d: number, amount: number): number {
    const theirs = this.#theirs[a]?.[d] as Hits
    const stay = (this.#ours[(a * this.width + d) * this.width] as number) * (theirs.chance[0] as number)
    const visits = amount / (1 - stay)
    // The share of no hit falls back on the state itself, which has been read and is not read again.
    this.#scatter(mass as Float64Array, a, d, theirs, visits)
    return visits
  }

  /** Two rows at a time: their losses of one, and of one more. */
  #scatter(out: Float64Array, a: number, d: number, theirs: Hits, amount: number): void {
    const { width } = this
    const { chance, least } = theirs
    const rows = Math.min(a, chance.length)
    let at = a * width + d
    let j = 0
    for (; j + 1 < rows; j += 2) {
      this.#fill2(out, at, a, d, amount * (chance[j] as number), amount * (chance[j + 1] as number))
      at -= 2 * width
    }
    if (j < rows) this.#fill(out, at, a, d, amount * (chance[j] as number))
    if (a < chance.length) this.#fill(out, d, a, d, amount * (least[a] as number))
  }
  #fill2(out: Float64Array, at: number, a: number, d: number, x: number, y: number): void {
    const ours = this.#ours
    const { width } = this
    const end = Math.min(d, this.#most[a] as number)
    const first = (a * width + d) * width
    const next = at - width
    for (let i = 0; i <= end; i++) {
      const chance = ours[first + i] as number
      out[at - i] = (out[at - i] as number) + x * chance
      out[next - i] = (out[next - i] as number) + y * chance
    }
  }
  #fill(out: Float64Array, at: number, a: number, d: number, x: number): void {
    const ours = this.#ours
    const end = Math.min(d, this.#most[a] as number)
    const first = (a * this.width + d) * this.width
    for (let i = 0; i <= end; i++) out[at - i] = (out[at - i] as number) + x * (ours[first + i] as number)
  }
}

function losses(hits: readonly Float64Array[], { attackers, defenders }: Lines): Float64Array {
  const width = defenders + 1
  const table = new Float64Array((attackers + 1) * width * width)
  for (let a = 1; a <= attackers; a++) {
    const { chance, least } = withLeast(hits[a] as Float64Array)
    for (let d = 1; d < width; d++) {
      const at = (a * width + d) * width
      const top = Math.min(d, chance.length)
      for (let i = 0; i < top; i++) table[at + i] = chance[i] as number
      if (d < chance.length) table[at + d] = least[d] as number
    }
  }
  return table
}
function replies({ defenders, defend }: Lines, a: number): Hits[] {
  return hitChancesOf(defenders + 1, (d) => defend(d, a)).map(withLeast)
}
function withLeast(chance: Float64Array): Hits {
  const least = new Float64Array(chance.length)
  let sum = 0
  for (let k = chance.length - 1; k >= 0; k--) least[k] = sum += chance[k] as number
  return { chance, least }
}
