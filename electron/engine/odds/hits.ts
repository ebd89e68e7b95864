/** The chances of 0, 1, 2… hits of a volley: one factor (miss + hit) for each die. */
import { floats, type Arith } from './arith'

/** `volley[v]`: dice that hit on v or less. */
export function hitsOf<T>(math: Arith<T>, volley: readonly number[]): T[] {
  if ((math as unknown) === floats) return Array.from(hitChances(volley)) as unknown[] as T[]
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

/** The same with numbers only, in place: what the sweeps use thousands of times. */
export function hitChances(volley: readonly number[]): Float64Array {
  let dice = 0
  for (let v = 1; v < volley.length; v++) dice += volley[v] as number
  const chances = new Float64Array(dice + 1)
  chances[0] = 1
  let top = 0
  for (let v = 1; v < volley.length; v++) {
    const hit = v / 6
    const miss = 1 - hit
    for (let n = volley[v] as number; n > 0; n--) {
      top++
      for (let k = top; k > 0; k--) chances[k] = (chances[k] as number) * miss + (chances[k - 1] as number) * hit
      chances[0] = chances[0] * miss
    }
  }
  return chances
}
