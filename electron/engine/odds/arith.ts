/** Chances either as numbers or as fractions: whatever is not the fast sweep is written once for both. */
import type { Chance } from '../../../shared/odds/answer'
import { add, div, fraction, isZero, mul, ofText, ONE, sub, text, toNumber, ZERO, type Fraction } from './fraction'

export interface Arith<T> {
  readonly zero: T
  readonly one: T
  /** Faces of a die that hit. */
  readonly sixths: (n: number) => T
  readonly of: (x: number) => T
  readonly add: (a: T, b: T) => T
  readonly sub: (a: T, b: T) => T
  readonly mul: (a: T, b: T) => T
  readonly div: (a: T, b: T) => T
  /** Nothing, or so little that no answer feels it. */
  readonly negligible: (a: T) => boolean
  readonly toNumber: (a: T) => number
  readonly say: (a: T) => Chance
  /** The same for a chance, at the border of an answer: rounding makes nothing more than certain, or less than impossible. */
  readonly chance: (a: T) => Chance
  /** What `say` said. */
  readonly read: (said: Chance) => T
}

/** A state met less often than this is not followed: hundreds of thousands of them together stay far below 1e-12. */
export const NEGLIGIBLE = 1e-19

export const floats: Arith<number> = {
  zero: 0,
  one: 1,
  sixths: (n) => n / 6,
  of: (x) => x,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => a * b,
  div: (a, b) => a / b,
  negligible: (a) => a < NEGLIGIBLE && a > -NEGLIGIBLE,
  toNumber: (a) => a,
  say: (a) => a,
  chance: (a) => Math.min(1, Math.max(0, a)),
  read: Number,
}

/** Prices may have decimals; thousandths are as fine as anybody prints them. */
const FINEST = 1000

export const fractions: Arith<Fraction> = {
  zero: ZERO,
  one: ONE,
  sixths: (n) => fraction(BigInt(n), 6n),
  of: (x) => fraction(BigInt(Math.round(x * FINEST)), BigInt(FINEST)),
  add,
  sub,
  mul,
  div,
  negligible: isZero,
  toNumber,
  say: text,
  chance: text,
  read: (said) => ofText(String(said)),
}
