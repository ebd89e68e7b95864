/**
 * The best way to fight at sea, found backwards from the end: whom to lose, when to dive, when to break off, for whatever the aim
 * is worth. Where both sides choose, each answers the best the other can do. The defender marks his losses and dives knowing
 * the attackers' hits, the attacker marks his knowing what the defender will have left (GW-13.27). Rules of ours only: the
 * attacker's submarines strike first.
 */
import type { SeaFire, Salvo } from './sea-fire'
import { dived, type SeaConduct } from './sea-follow'
import type { SeaRoster } from './sea-roster'

export interface SeaSearch {
  readonly attackers: SeaRoster
  readonly defenders: SeaRoster
  readonly fire: SeaFire<number>
  /** What it is worth when it ends like that; `left`: the attacker has broken off. */
  readonly worth: (a: number, d: number, left: boolean) => number
  readonly attackerGains: boolean
  readonly mayLeave: (a: number) => boolean
  readonly leaving: 'best' | 'never' | ((a: number, d: number) => boolean)
  /** Where they go when they dive as told; `best`: wherever that is best. */
  readonly attackersDive: 'best' | ((a: number, d: number) => number)
  readonly defendersDive: 'best' | ((a: number, marked: number) => number)
  readonly tick?: ((share: number) => void) | undefined
}

export interface SeaPolicy {
  readonly conduct: SeaConduct
  /** Worth when a round begins, before the attacker's submarines decide. */
  readonly value: (a: number, d: number) => number
  /** Worth of a salvo on attackers in state a, where the defender will have d left. */
  readonly underFire: (salvo: Salvo<number>, a: number, d: number) => number
}

/** Differences below this are rounding, no reason to leave the usual order. */
const SAME = 1e-12

/** About how many steps a search takes, and how many numbers it keeps. */
export function seaSearchSize(attackers: number, defenders: number, most: SeaFire<number>['most'], choice: number) {
  const hits = (most.defenders.limited + 1) * (most.defenders.onAny + 1)
  return { steps: attackers * defenders * (choice + 1) * hits, table: attackers * defenders * hits }
}

export function searchSea(s: SeaSearch): SeaPolicy {
  const { attackers, defenders, fire } = s
  const [height, width] = [attackers.states.length, defenders.states.length]
  const stride = fire.most.defenders.onAny + 1
  const size = (fire.most.defenders.limited + 1) * stride
  const strikes = fire.most.attackers.onAny + 1
  const torpedoes = Math.max(0, ...attackers.subs) + 1
  /** What the attacker makes of hits where the defender will be in state d, and the state that is. */
  const best = new Float64Array(width * height * size)
  const chosen = new Int32Array(width * height * size)
  const beginning = new Float64Array(height * width)
  /** With no more dives of the attacker in this round; and once the first strike is over. */
  const fighting = new Float64Array(height * width)
  const burning = new Float64Array(height * width)
  const answers = new Int32Array(height * width * strikes)
  const struck = new Int32Array(height * width * torpedoes)
  const diving = new Int32Array(height * width)
  const leaving = new Uint8Array(height * width)

  const cell = (d: number, a: number) => (d * height + a) * size
  const better = (x: number, y: number, high: boolean) => (high ? x > y + SAME : x < y - SAME)
  const forAttacker = (x: number, y: number) => better(x, y, s.attackerGains)
  const forDefender = (x: number, y: number) => better(x, y, !s.attackerGains)
  const isOver = (a: number, d: number) => attackers.active[a] === 0 || defenders.active[d] === 0

  /** Hits one by one: those on ships first, since the others may fall on ships too. */
  function mark(a: number, d: number): void {
    const here = cell(d, a)
    for (let l = 0; l * stride < size; l++)
      for (let o = 0; o < stride; o++) {
        if (l === 0 && o === 0) continue
        const downs = (l > 0 ? attackers.onShips[a] : attackers.onAny[a]) as readonly number[]
        const then = l > 0 ? (l - 1) * stride + o : o - 1
        let from = l > 0 ? here + o : here
        for (const [i, down] of downs.entries()) {
          const at = cell(d, down) + then
          if (i === 0 || forAttacker(best[at] as number, best[from] as number)) from = at
        }
        best[here + l * stride + o] = best[from] as number
        chosen[here + l * stride + o] = chosen[from] as number
      }
  }
  /** Torpedoes find no one where only aircraft are left (GW-13.12): that is worth what the state itself is, once it is known. */
  function passOver(a: number, d: number): void {
    if ((attackers.onShips[a] as readonly number[]).length > 0) return
    const here = cell(d, a)
    for (let at = here + stride; at < here + size; at += stride) {
      best[at] = best[here] as number
      chosen[at] = a
    }
  }
  /** What the defenders' fire comes to; `from` 1 leaves out the case that nobody hits. */
  function under({ limited, onAny }: Salvo<number>, a: number, d2: number, from: 0 | 1): number {
    const at = cell(d2, a)
    let sum = 0
    for (let l = 0; l < limited.length; l++) {
      const p = limited[l] as number
      for (let o = l === 0 ? from : 0; o < onAny.length; o++)
        sum += p * (onAny[o] as number) * (best[at + l * stride + o] as number)
    }
    return sum
  }

  const levels = (downs: SeaRoster['onAny'], from: number, hits: number): readonly number[] => {
    let at: readonly number[] = [from]
    for (let i = 0; i < hits; i++) {
      const next = [...new Set(at.flatMap((x) => downs[x] ?? []))]
      if (next.length === 0) break
      at = next
    }
    return at
  }
  const remembered = (downs: SeaRoster['onAny']) => {
    const known = new Map<number, readonly number[]>()
    return (from: number, hits: number) => {
      const key = from * 1000 + hits
      const list = known.get(key) ?? levels(downs, from, hits)
      known.set(key, list)
      return list
    }
  }
  const [torpedoed, shot] = [remembered(defenders.onShips), remembered(defenders.onAny)]
  /** Where the defenders may be once they have marked that state: with the dives that they are allowed. */
  const afterDives = (a: number, marked: number): readonly number[] =>
    s.defendersDive === 'best' ? [marked, ...(defenders.dives[marked] ?? [])] : [s.defendersDive(a, marked)]

  function solve(a: number, d: number): void {
    const at = a * width + d
    const ours = fire.attackersFire(a, d).onAny
    const salvo = (d2: number) => fire.defendersFire(d, dived(defenders, d, d2), a)
    let rest = 0
    for (let h = 1; h < ours.length; h++) {
      let choice = -1
      let worth = 0
      for (const marked of shot(d, h))
        for (const d2 of afterDives(a, marked)) {
          const x = under(salvo(d2), a, d2, 0)
          if (choice >= 0 && !forDefender(x, worth)) continue
          choice = d2
          worth = x
        }
      answers[at * strikes + h] = choice
      rest += (ours[h] as number) * worth
    }
    // Without a hit of the attackers the defenders may still dive, and without one of theirs the round changes nothing.
    const still = ours[0] as number
    const [first = d, ...others] = afterDives(a, d)
    const options = first === d ? others : [first, ...others]
    let dive: { d2: number; worth: number } | undefined
    for (const d2 of options) {
      const worth = under(salvo(d2), a, d2, 0)
      if (dive === undefined || forDefender(worth, dive.worth)) dive = { d2, worth }
    }
    const mayStay = first === d
    const stays = fire.defendersFire(d, 0, a)
    const quiet = mayStay ? (stays.limited[0] as number) * (stays.onAny[0] as number) : 0
    const fromHere = mayStay ? under(stays, a, d, 1) : 0
    let before = 0
    const strike = fire.attackersStrike(a, d)
    for (let l = 1; l < strike.length; l++) {
      let choice = -1
      let worth = 0
      for (const d1 of torpedoed(d, l)) {
        const x = isOver(a, d1) ? s.worth(a, d1, false) : (burning[a * width + d1] as number)
        if (choice >= 0 && !forDefender(x, worth)) continue
        choice = d1
        worth = x
      }
      struck[at * torpedoes + l] = choice
      before += (strike[l] as number) * worth
    }
    const pass = strike[0] as number
    let submerged: { a2: number; worth: number } | undefined
    const may = s.attackersDive === 'best' ? (attackers.dives[a] ?? []) : [s.attackersDive(a, d)].filter((x) => x !== a)
    for (const a2 of may) {
      const worth = isOver(a2, d) ? s.worth(a2, d, false) : (fighting[a2 * width + d] as number)
      if (submerged === undefined || forAttacker(worth, submerged.worth)) submerged = { a2, worth }
    }
    const mustDive = s.attackersDive !== 'best' && submerged !== undefined

    /** The state's worth at the end of a round, fire and beginning, if a round that begins here is worth `x`. */
    const idle = fire.isIdle(a, d)
    const left = idle || !s.mayLeave(a) || s.leaving === 'never' ? undefined : s.worth(a, d, true)
    const step = (x: number) => {
      const goes = left !== undefined && (typeof s.leaving === 'function' ? s.leaving(a, d) : forAttacker(left, x))
      const end = idle ? s.worth(a, d, false) : goes ? left : x
      const standing = fromHere + quiet * end
      const dives = dive !== undefined && (!mayStay || forDefender(dive.worth, standing))
      const burns = rest + still * (dives ? (dive?.worth ?? 0) : standing)
      const fights = before + pass * burns
      const submerges = submerged !== undefined && (mustDive || forAttacker(submerged.worth, fights))
      const begins = submerges ? (submerged?.worth ?? 0) : fights
      const slope = idle || goes || dives || submerges ? 0 : quiet * still * pass
      return { goes, end, dives, burns, fights, submerges, begins, slope }
    }
    let x = fixedPoint((y) => step(y))
    const found = step(x)
    x = found.begins
    beginning[at] = x
    fighting[at] = found.fights
    burning[at] = found.burns
    leaving[at] = found.goes ? 1 : 0
    diving[at] = found.submerges ? (submerged?.a2 ?? a) : a
    answers[at * strikes] = found.dives ? (dive?.d2 ?? d) : d
    struck[at * torpedoes] = d
    best[cell(d, a)] = found.end
    chosen[cell(d, a)] = a
  }

  for (let d = width - 1; d >= 0; d--) {
    s.tick?.(1 - d / width)
    for (let a = height - 1; a >= 0; a--) {
      const at = a * width + d
      if (isOver(a, d)) {
        beginning[at] = burning[at] = best[cell(d, a)] = s.worth(a, d, false)
        chosen[cell(d, a)] = a
        diving[at] = a
        mark(a, d)
      } else {
        // Hits lead to smaller states, which are known; only the case without any has to be solved for.
        mark(a, d)
        solve(a, d)
        passOver(a, d)
      }
    }
  }
  return {
    value: (a, d) => beginning[a * width + d] as number,
    underFire: (salvo, a, d) => under(salvo, a, d, 0),
    conduct: {
      attackersSubmerge: (a, d) => diving[a * width + d] as number,
      attackersStruck: (a) => a,
      defendersStruck: (a, d, hits) => struck[(a * width + d) * torpedoes + hits] as number,
      defendersAnswer: (a, d, _, onAny) => answers[(a * width + d) * strikes + onAny] as number,
      attackersMark: { table: chosen, at: cell, stride, alike: false },
      leaves: (a, d) => leaving[a * width + d] === 1,
    },
  }
}

/**
 * x = g(x) for a g of straight pieces that rises less steeply than x: along the piece at hand to where it would meet x, which is
 * the answer once the piece no longer changes; kept between bounds so that it cannot run in a circle.
 */
function fixedPoint(g: (x: number) => { readonly begins: number; readonly slope: number }): number {
  let x = g(0).begins
  let [low, high] = [-Infinity, Infinity]
  for (let i = 0; i < 200; i++) {
    const { begins, slope } = g(x)
    const next = x + (begins - x) / (1 - slope)
    if (begins > x) low = Math.max(low, x)
    else high = Math.min(high, x)
    if (Math.abs(next - x) <= 1e-15 * Math.max(1, Math.abs(x))) return next
    x = next > low && next < high ? next : Number.isFinite(low) && Number.isFinite(high) ? (low + high) / 2 : next
  }
  return x
}
