import type { DiceSource, Face, Fraction } from './dice'

/** One throw, judged from the side of the power that threw it. */
export interface ThrowReport {
  readonly power: string
  /** The power on the other side, if the throw was made against one. */
  readonly against?: string
  readonly faces: readonly Face[]
  readonly source: DiceSource
  /** The chance of a result as bad for the thrower as this one, or worse. */
  readonly asBad: Fraction
  /** The chance of a result as good, or better. The two overlap by the chance of this very result. */
  readonly asGood: Fraction
}

/** How a power's throws went, out of what is written in the history: no reload resets it. */
export interface LuckTally {
  readonly power: string
  readonly throws: number
  /**
   * The mean over its throws of the share of results that would have been worse, half of the equal ones counted:
   * 0.5 is even luck, 1 the best that can be thrown every time.
   */
  readonly mean: number
}

const share = (t: ThrowReport): number => {
  const asBad = t.asBad.n / t.asBad.over
  const asGood = t.asGood.n / t.asGood.over
  return (asBad + 1 - asGood) / 2
}

/** Tallies in the order of `powers`; a power that threw nothing has 0 throws and an even mean. */
export function tallyLuck(throws: readonly ThrowReport[], powers: readonly string[]): LuckTally[] {
  return powers.map((power) => {
    const own = throws.filter((t) => t.power === power).map(share)
    const mean = own.length === 0 ? 0.5 : own.reduce((a, b) => a + b, 0) / own.length
    return { power, throws: own.length, mean }
  })
}
