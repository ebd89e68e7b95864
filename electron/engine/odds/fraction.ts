/** Fractions of whole numbers of any length, in lowest terms, the denominator above 0. */
export interface Fraction {
  readonly n: bigint
  readonly d: bigint
}

function gcd(a: bigint, b: bigint): bigint {
  let x = a < 0n ? -a : a
  let y = b
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** Of two whole numbers, the second not 0. */
export function fraction(n: bigint, d: bigint): Fraction {
  if (d === 0n) throw new Error('a fraction over nothing')
  const sign = d < 0n ? -1n : 1n
  const shared = gcd(n, d * sign)
  return { n: (n * sign) / shared, d: (d * sign) / shared }
}
export const ZERO: Fraction = { n: 0n, d: 1n }
export const ONE: Fraction = { n: 1n, d: 1n }

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d)
export const sub = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d)
export const mul = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d)
export const div = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n)
export const isZero = (a: Fraction): boolean => a.n === 0n
/** `2/5`; a whole number without its 1. */
export const text = (a: Fraction): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`)
/** What `text` wrote. */
export function ofText(written: string): Fraction {
  const [n = '0', d = '1'] = written.split('/')
  return { n: BigInt(n), d: BigInt(d) }
}

const DIGITS = 25n
/** The nearest number, or one beside it: long numerators do not fit into one themselves. */
export function toNumber(a: Fraction): number {
  const scale = 10n ** DIGITS
  const whole = a.n / a.d
  const rest = ((a.n - whole * a.d) * scale) / a.d
  return Number(whole) + Number(rest) / Number(scale)
}
