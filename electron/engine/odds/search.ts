/**
 * The best way to fight, found backwards from the end: whom to lose and when to break off, for whatever the aim is worth. Both
 * sides may choose; then each answers the best the other can do (the aim's gain is the other side's loss). In a round the
 * defender marks his losses knowing the attackers' hits, the attacker marks his knowing both (GW-13.27).
 */
import type { Roster } from './roster'

export interface Search {
  readonly attackers: Roster
  readonly defenders: Roster
  readonly attack: (a: number) => Float64Array
  readonly defend: (a: number, d: number) => Float64Array
  readonly isIdle: (a: number, d: number) => boolean
  /** What an end is worth to the aim; `a` may be 0 because the rest broke off. */
  readonly worth: (a: number, d: number) => number
  /** Whether the attacker wants the worth high: else the defender does. */
  readonly attackerGains: boolean
  /** What breaking off is worth there; undefined where nobody can. */
  readonly whenLeft: (a: number, d: number) => number | undefined
  readonly leaving: 'best' | ((a: number, d: number) => boolean)
  readonly tick?: ((share: number) => void) | undefined
}

export interface Policy {
  /** Worth at the decision, and when another round must be fought first. */
  value(a: number, d: number): number
  fighting(a: number, d: number): number
  leaves(a: number, d: number): boolean
  attackersAfter(a: number, defendersLeft: number, hits: number): number
  defendersAfter(a: number, d: number, hits: number): number
}

/** Differences below this are rounding, no reason to leave the usual order. */
const SAME = 1e-12

/** Rough number of steps, and the size of the table that is kept. */
export const sizeOf = (attackers: number, attackerStates: number, defenderPairs: number, defenderStates: number) => ({
  steps: attackerStates * defenderPairs * (attackers + 1),
  table: attackerStates * defenderStates * (attackers + 1),
})

export function search(s: Search): Policy {
  const { attackers, defenders } = s
  const height = attackers.size
  const width = defenders.size
  const most = attackers.totals[height - 1] ?? 0
  const stride = most + 1
  const value = new Float64Array(height * width)
  const fighting = new Float64Array(height * width)
  const leaves = new Uint8Array(height * width)
  /** The best the attacker can make of so many hits, and the state that is: (defenders left, attackers, hits). */
  const best = new Float64Array(width * height * stride)
  const state = new Int32Array(width * height * stride)
  const better = (a: number, b: number, high: boolean) => (high ? a > b + SAME : a < b - SAME)

  const cell = (a: number, d: number) => (d * height + a) * stride
  function fillHits(a: number, d: number): void {
    const at = cell(a, d)
    const total = attackers.totals[a] as number
    for (let j = 1; j <= total; j++) {
      let chosen = -1
      let top = 0
      for (const down of attackers.downs[a] as readonly number[]) {
        const x = best[cell(down, d) + j - 1] as number
        if (chosen >= 0 && !better(x, top, s.attackerGains)) continue
        chosen = down
        top = x
      }
      best[at + j] = top
      state[at + j] = state[cell(chosen, d) + j - 1] as number
    }
  }
  /** What the defenders' fire comes to when `d2` of them will be left; `from` 1 leaves out the case of no hit. */
  function underFire(fire: Float64Array, a: number, d2: number, from: number): number {
    const at = cell(a, d2)
    const total = attackers.totals[a] as number
    let sum = 0
    for (let j = from; j < fire.length; j++) sum += (fire[j] as number) * (best[at + Math.min(j, total)] as number)
    return sum
  }
  const reaches: (readonly (readonly number[])[])[] = []
  /** States of the defenders after 0, 1, 2… hits. */
  function reach(d: number): readonly (readonly number[])[] {
    const known = reaches[d]
    if (known) return known
    const levels: number[][] = [[d]]
    for (let i = 1; i <= (defenders.totals[d] as number); i++)
      levels.push([...new Set((levels[i - 1] ?? []).flatMap((x) => defenders.downs[x] ?? []))])
    return (reaches[d] = levels)
  }
  function marking(a: number, d: number, hits: number, fire: Float64Array): { d2: number; worth: number } {
    const levels = reach(d)
    let d2 = -1
    let worth = 0
    for (const option of levels[Math.min(hits, levels.length - 1)] as readonly number[]) {
      const x = underFire(fire, a, option, 0)
      if (d2 >= 0 && !better(x, worth, !s.attackerGains)) continue
      d2 = option
      worth = x
    }
    return { d2, worth }
  }
  function solve(a: number, d: number): void {
    const at = a * width + d
    const ours = s.attack(a)
    const fire = s.defend(a, d)
    let sum = (ours[0] as number) * underFire(fire, a, d, 1)
    for (let i = 1; i < ours.length; i++) sum += (ours[i] as number) * marking(a, d, i, fire).worth
    const stay = (ours[0] as number) * (fire[0] as number)
    const goingOn = sum / (1 - stay)
    const left = s.whenLeft(a, d)
    const goes = left !== undefined && (s.leaving === 'best' ? better(left, goingOn, s.attackerGains) : s.leaving(a, d))
    leaves[at] = goes ? 1 : 0
    value[at] = goes ? left : goingOn
    fighting[at] = sum + stay * value[at]
  }

  for (let d = 0; d < width; d++) {
    s.tick?.(d / width)
    for (let a = 0; a < height; a++) {
      const at = a * width + d
      fillHits(a, d)
      if (a === 0 || d === 0 || s.isIdle(a, d)) value[at] = fighting[at] = s.worth(a, d)
      else solve(a, d)
      best[cell(a, d)] = value[at] as number
      state[cell(a, d)] = a
    }
  }
  return {
    value: (a, d) => value[a * width + d] as number,
    fighting: (a, d) => fighting[a * width + d] as number,
    leaves: (a, d) => leaves[a * width + d] === 1,
    attackersAfter: (a, d2, hits) => state[cell(a, d2) + Math.min(hits, attackers.totals[a] as number)] as number,
    defendersAfter: (a, d, hits) => (hits === 0 ? d : marking(a, d, hits, s.defend(a, d)).d2),
  }
}
