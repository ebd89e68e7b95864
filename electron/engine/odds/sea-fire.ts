// Who fires when at sea, and the chances of so many hits (GW-13.11 to 13.13, 13.16, 13.24): submarines' hits fall on ships only,
// the others' on anything. In our rules the attacker's submarines strike first and everybody else fires in the round.
import type { Arith } from './arith'
import { hitsOf } from './hits'
import type { SeaModel, SeaSide, SeaSort } from './sea-model'
import type { SeaRoster } from './sea-roster'

/** Chances by number of hits. */
export interface Salvo<T> {
  readonly limited: readonly T[]
  readonly onAny: readonly T[]
}

export interface SeaFire<T> {
  /** Before the others; a certain 0 where a side has no first strike, or nothing to strike: submarines throw no die then. */
  readonly attackersStrike: (a: number, d: number) => readonly T[]
  readonly defendersStrike: (d: number, a: number) => readonly T[]
  readonly attackersFire: (a: number, d: number) => Salvo<T>
  /** `diving`: submarines among them that have just gone under. */
  readonly defendersFire: (d: number, diving: number, a: number) => Salvo<T>
  /** Neither side has a unit that can hit what the other has (GW-13.15). */
  readonly isIdle: (a: number, d: number) => boolean
  /** Most hits of each sort that a salvo or a strike can score. */
  readonly most: {
    readonly attackers: { readonly limited: number; readonly onAny: number }
    readonly defenders: { readonly limited: number; readonly onAny: number }
  }
}

function remembered<V>(make: (at: number) => V): (at: number) => V {
  const known: V[] = []
  return (at) => (known[at] ??= make(at))
}

interface Guns {
  /** Dice by value: submarines' and the others'. */
  readonly subs: (s: number, without?: number) => number[]
  readonly others: (s: number) => number[]
}

function gunsOf(roster: SeaRoster): Guns {
  const dice = (s: number, subs: boolean, without = 0): number[] => {
    const volley = [0, 0, 0, 0, 0, 0, 0]
    roster.sorts.forEach((sort, i) => {
      if (sort.isSub !== subs) return
      const n = (roster.states[s]?.counts[i] ?? 0) - (subs ? without : 0)
      volley[sort.power] = (volley[sort.power] ?? 0) + Math.max(0, n)
    })
    return volley
  }
  return { subs: (s, without) => dice(s, true, without), others: (s) => dice(s, false) }
}
const canHit = (volley: readonly number[]): boolean => volley.some((n, value) => value > 0 && n > 0)
/** Of the whole side, units included that are marked as lost and fire once more. */
const allDice = (side: SeaSide) => ({ limited: diceOf(side, (s) => s.isSub), onAny: diceOf(side, (s) => !s.isSub) })
const diceOf = (side: SeaSide, which: (s: SeaSort) => boolean): number =>
  side.sorts.reduce((sum, s) => (which(s) && s.power > 0 ? sum + s.count : sum), 0)
/** The fire of a side as it stands in the order, `diving` submarines apart. */
export function wholeFire<T>(math: Arith<T>, side: SeaSide, diving: number, atShips: boolean): Salvo<T> {
  const volley = (subs: boolean) => {
    const dice = [0, 0, 0, 0, 0, 0, 0]
    for (const s of side.sorts)
      if (s.isSub === subs) dice[s.power] = (dice[s.power] ?? 0) + Math.max(0, s.count - (subs ? diving : 0))
    return hitsOf(math, dice)
  }
  return { limited: atShips ? volley(true) : [math.one], onAny: volley(false) }
}

export function fireOf<T>(math: Arith<T>, model: SeaModel, attackers: SeaRoster, defenders: SeaRoster): SeaFire<T> {
  const { firstStrike } = model
  const ours = gunsOf(attackers)
  const theirs = gunsOf(defenders)
  const nothing: readonly T[] = [math.one]
  const width = 1 + Math.max(0, ...defenders.subs)
  const theirSubs = remembered((at) => hitsOf(math, theirs.subs(Math.floor(at / width), at % width)))
  const theirOthers = remembered((d) => hitsOf(math, theirs.others(d)))
  const ourSubs = remembered((a) => hitsOf(math, ours.subs(a)))
  const ourOthers = remembered((a) => hitsOf(math, ours.others(a)))
  const strong = (roster: SeaRoster, guns: Guns) =>
    roster.states.map((_, s) => ({ subs: canHit(guns.subs(s)), others: canHit(guns.others(s)) }))
  const [ourPower, theirPower] = [strong(attackers, ours), strong(defenders, theirs)]
  const hits = (power: (typeof ourPower)[number] | undefined, ships: number | undefined) =>
    power?.others === true || (power?.subs === true && (ships ?? 0) > 0)
  const shipsOf = (roster: SeaRoster, s: number) => (roster.ships[s] as number) > 0
  return {
    attackersStrike: (a, d) => (firstStrike !== 'none' && shipsOf(defenders, d) ? ourSubs(a) : nothing),
    defendersStrike: (d, a) => (firstStrike === 'both' && shipsOf(attackers, a) ? theirSubs(d * width) : nothing),
    attackersFire: (a, d) => ({
      limited: firstStrike === 'none' && shipsOf(defenders, d) ? ourSubs(a) : nothing,
      onAny: ourOthers(a),
    }),
    defendersFire: (d, diving, a) => ({
      limited: firstStrike !== 'both' && shipsOf(attackers, a) ? theirSubs(d * width + diving) : nothing,
      onAny: theirOthers(d),
    }),
    isIdle: (a, d) => !hits(ourPower[a], defenders.ships[d]) && !hits(theirPower[d], attackers.ships[a]),
    most: {
      attackers: allDice(model.attacker),
      defenders: allDice(model.defender),
    },
  }
}
