/** The chances of 0, 1, 2… hits of a volley: one factor (miss + hit) for each die. */
import { floats, type Arith } from './arith'

/** `volley[v]`: dice that hit on v or less. */
export function hitsOf<T>(math: Arith<T>, volley: readonly number[]): T[] {
  if ((math as unknown) === floats) return [...hitChances(volley)] as unknown[] as T[]
  let chances: T[] = [math.one]
  volley.forEach((dice, needs) => {
    const hit = math.sixths(needs)
    const miss = math.sub(math.one, hit)
    for (let n = 0; n < dice && needs > 0; n++) {
      const next: T[] = []
      for (let k = 0; k <= chances.length; k++) {
        const stay = math.mul(chances[k] ?? math.zero, miss)
        const more = k === 0 ? math.zero : math.mul(chances[k - 1] ?? math.zero, hit)
        next.push(math.add(stay, more))
      }
      chances = next
    }
  })
  return chances
}

/** The same with numbers only: what the sweeps use thousands of times. The answer may be shared: read it, don't write. */
export function hitChances(volley: readonly number[]): Float64Array {
  let chances: Float64Array | undefined
  for (let needs = 1; needs < volley.length; needs++) {
    const dice = volley[needs] as number
    if (dice === 0) continue
    const row = binomial(needs, dice)
    chances = chances === undefined ? row : together(chances, row)
  }
  return chances ?? CERTAINLY_NONE
}
const CERTAINLY_NONE = Float64Array.of(1)

/** Dice that hit on the same value, by value and number: the same in every battle, so they are made once. */
const rows: Float64Array[][] = [[], [], [], [], [], [], []]
/** Rows beyond this many dice are not kept. */
const KEPT = 128

function binomial(needs: number, dice: number): Float64Array {
  const known = rows[needs] as Float64Array[]
  if (known.length === 0) known.push(CERTAINLY_NONE)
  const hit = needs / 6
  while (known.length <= Math.min(dice, KEPT)) known.push(oneMore(known[known.length - 1] as Float64Array, hit))
  let row = known[Math.min(dice, KEPT)] as Float64Array
  while (row.length <= dice) row = oneMore(row, hit)
  return row
}
/** One more die that hits with a chance of `hit`. */
function oneMore(row: Float64Array, hit: number): Float64Array {
  const next = new Float64Array(row.length + 1)
  const miss = 1 - hit
  let last = 0
  for (let k = 0; k < row.length; k++) {
    const chance = row[k] as number
    next[k] = chance * miss + last * hit
    last = chance
  }
  next[row.length] = last * hit
  return next
}

/** The same for 0, 1, 2… units of a side: mostly one more is one more die, and the chances before it are known. */
export function hitChancesOf(units: number, volleyOf: (n: number) => readonly number[]): Float64Array[] {
  const all: Float64Array[] = []
  let before: readonly number[] = []
  for (let n = 0; n < units; n++) {
    const volley = volleyOf(n)
    const needs = n === 0 ? undefined : oneDieMore(before, volley)
    all.push(needs === undefined ? hitChances(volley) : oneMore(all[n - 1] as Float64Array, needs / 6))
    before = volley
  }
  return all
}
/** What the one die hits on that the second volley has and the first has not; undefined if they differ by anything else. */
function oneDieMore(before: readonly number[], volley: readonly number[]): number | undefined {
  let found: number | undefined
  for (let needs = 1; needs < volley.length; needs++) {
    const more = (volley[needs] as number) - (before[needs] as number)
    if (more === 0) continue
    if (more !== 1 || found !== undefined) return undefined
    found = needs
  }
  return found
}

function together(x: Float64Array, y: Float64Array): Float64Array {
  const sums = new Float64Array(x.length + y.length - 1)
  for (let i = 0; i < x.length; i++) {
    const p = x[i] as number
    for (let j = 0; j < y.length; j++) sums[i + j] = (sums[i + j] as number) + p * (y[j] as number)
  }
  return sums
}
