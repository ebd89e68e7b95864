/** The plain case: whom a side loses may depend on everything, chances may be fractions. */
import type { Arith } from './arith'
import type { Field, Grid } from './fight'

export interface Choices<T> {
  readonly math: Arith<T>
  readonly height: number
  readonly width: number
  /** Chances of 0, 1, 2… hits. */
  readonly attack: (a: number) => readonly T[]
  readonly defend: (a: number, d: number) => readonly T[]
  /** The defender marks his losses before he fires, the attacker knows them when he marks his (GW-13.27). */
  readonly defendersAfter: (a: number, d: number, hits: number) => number
  readonly attackersAfter: (a: number, defendersLeft: number, hits: number) => number
  readonly isIdle: (a: number, d: number) => boolean
  readonly hasIdle: boolean
}

export class MixedField<T> implements Field<T> {
  readonly math: Arith<T>
  readonly height: number
  readonly width: number
  readonly hasIdle: boolean
  readonly #choices: Choices<T>

  constructor(choices: Choices<T>) {
    this.#choices = choices
    this.math = choices.math
    this.height = choices.height
    this.width = choices.width
    this.hasIdle = choices.hasIdle
  }

  empty(): T[] {
    return new Array<T>(this.height * this.width).fill(this.math.zero)
  }
  isIdle(a: number, d: number): boolean {
    return this.#choices.isIdle(a, d)
  }

  round(mass: Grid<T>, out: Grid<T>): T {
    const { math, height, width } = this
    let fought = math.zero
    for (let a = height - 1; a > 0; a--)
      for (let d = width - 1; d > 0; d--) {
        const amount = mass[a * width + d] as T
        if (math.negligible(amount)) continue
        fought = math.add(fought, amount)
        this.#scatter(out, a, d, amount, true)
      }
    return fought
  }

  settle(mass: Grid<T>, a: number, d: number, amount: T): T {
    const { div, mul, one, sub, zero } = this.math
    const stay = mul(this.#choices.attack(a)[0] ?? zero, this.#choices.defend(a, d)[0] ?? zero)
    const visits = div(amount, sub(one, stay))
    this.#scatter(mass, a, d, visits, false)
    return visits
  }

  #scatter(out: Grid<T>, a: number, d: number, amount: T, andStay: boolean): void {
    const { math, width } = this
    const c = this.#choices
    const theirs = c.defend(a, d)
    c.attack(a).forEach((ourChance, i) => {
      const d2 = c.defendersAfter(a, d, i)
      const part = math.mul(amount, ourChance)
      theirs.forEach((theirChance, j) => {
        if (i === 0 && j === 0 && !andStay) return
        const at = c.attackersAfter(a, d2, j) * width + d2
        out[at] = math.add(out[at] as T, math.mul(part, theirChance))
      })
    })
  }
}
