/** The plain case: whom a side loses may depend on everything, chances may be fractions. */
import type { Arith } from './arith'
import type { Field } from './fight'

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

export function mixedField<T>(c: Choices<T>): Field<T> {
  const { math, width } = c
  const never = math.zero
  return {
    math,
    height: c.height,
    width,
    empty: () => new Array<T>(c.height * width).fill(never),
    stay: (a, d) => math.mul(c.attack(a)[0] ?? never, c.defend(a, d)[0] ?? never),
    isIdle: c.isIdle,
    hasIdle: c.hasIdle,
    scatter: (out, a, d, amount, andStay) => {
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
    },
  }
}
