/** What came of a land battle, brought together: round by round and in the end, those left behind by a retreat included. */
import type { Outcome } from '../../../shared/odds/answer'
import type { Arith } from './arith'
import { fight, type Course, type End, type Fought } from './fight'
import type { World } from './land-world'
import type { Counts, Sort } from './sorts'
import { outcomes, Tally, unitsOf, type Left } from './tally'

export type Sums<T> = Readonly<Record<Outcome, T>>

export class Account<T> {
  readonly tally: Tally<T>
  /** A land unit stands in a space without defenders (GW-13.8). */
  takes: T
  /** Mean number of rounds. */
  rounds: T
  /** How it stands after each round that was followed. */
  after: readonly Sums<T>[] = []
  readonly #math: Arith<T>

  constructor(math: Arith<T>) {
    this.#math = math
    this.tally = new Tally(math)
    this.takes = math.zero
    this.rounds = math.zero
  }

  enter(world: World<T>, course: Course<T>): void {
    const fought = fight(world.field, { ...course, leaves: world.leaves })
    this.#count(world, fought.over, undefined)
    this.#follow(world, course, fought)
    const gone = fought.left.flat()
    for (const a of new Set(gone.map((e) => e.a))) {
      const ends = gone.filter((e) => e.a === a)
      const away = this.#away(world, a)
      const state = world.rest?.state(a) ?? 0
      if (world.rest && state > 0) {
        const arrivals = [ends.map((e) => ({ ...e, a: state }))]
        const alone = fight(world.rest.world.field, {
          arrivals,
          atDecision: true,
          follow: { least: 0, most: 0, until: 0 },
        })
        this.#count(world.rest.world, alone.over, away)
      } else
        this.#count(
          world,
          ends.map((e) => ({ ...e, a: 0 })),
          away,
        )
    }
  }

  #away = (world: World<T>, a: number): Counts =>
    (world.attackers.counts[a] ?? []).map((n, i) => (world.attackers.sorts[i]?.stays ? 0 : n))

  /** `away`: attackers that had broken off, if any. */
  #count(world: World<T>, ends: readonly End<T>[], away: Counts | undefined): void {
    const { attackers, defenders } = world
    const ours: Left<T>[] = []
    const theirs: Left<T>[] = []
    for (const { a, d, chance } of ends) {
      const here = attackers.counts[a] ?? []
      const outcome = outcomeOf(a, d, away !== undefined)
      if (outcome === 'attackerWins' && hasLand(attackers.sorts, here)) this.takes = this.#math.add(this.takes, chance)
      const whole = away ? here.map((n, i) => n + (away[i] ?? 0)) : here
      const us = (ours[a] ??= this.tally.left('attacker', { units: unitsOf(attackers.sorts, whole) }))
      const they = (theirs[d] ??= this.tally.left('defender', {
        units: unitsOf(defenders.sorts, defenders.counts[d] ?? []),
      }))
      this.tally.enter(outcome, us, they, chance)
    }
  }

  /** Adds up the rounds, and runs those left behind once more, all mixtures together, to know when they are through. */
  #follow(world: World<T>, course: Course<T>, fought: Fought<T>): void {
    const { add, zero } = this.#math
    const { rest } = world
    const isRest = (e: End<T>) => rest !== undefined && rest.state(e.a) > 0
    const first = course.atDecision ? 0 : 1
    let gone = zero
    const main = fought.after.map((f, k) => {
      const from = k === 0 ? 0 : k + first
      for (let n = from; n <= k + first; n++)
        for (const e of fought.left[n] ?? []) if (!isRest(e)) gone = add(gone, e.chance)
      return { attackerWins: f.won, defenderWins: f.lost, bothDestroyed: f.both, stopped: add(f.idle, gone) }
    })
    this.rounds = add(this.rounds, fought.rounds)
    this.#add(main)
    if (!rest) return
    const arrivals = fought.left.map((ends) => ends.filter(isRest).map((e) => ({ ...e, a: rest.state(e.a) })))
    // Whoever leaves after rounds that were not followed has no round of his own: then the rest is followed no further either.
    const rounds = fought.left.length - 2
    const isThrough = fought.left.at(-1)?.length === 0
    const behind = fight(rest.world.field, {
      arrivals: isThrough ? arrivals.slice(0, -1) : arrivals,
      atDecision: course.atDecision,
      follow: isThrough ? course.follow : { least: rounds, most: rounds, until: 0 },
    })
    this.rounds = add(this.rounds, behind.rounds)
    this.#add(
      behind.after.map((f) => ({
        attackerWins: f.won,
        defenderWins: zero,
        bothDestroyed: f.both,
        stopped: add(f.lost, f.idle),
      })),
    )
  }

  /** A list that is shorter has come to its end: its last entry stands for all later ones. */
  #add(more: readonly Sums<T>[]): void {
    if (this.after.length === 0) {
      this.after = more
      return
    }
    const { add, zero } = this.#math
    const long = Math.max(more.length, this.after.length)
    const none = outcomes(() => zero)
    const at = (list: readonly Sums<T>[], k: number) => list[Math.min(k, list.length - 1)] ?? none
    this.after = Array.from({ length: long }, (_, k) => outcomes((o) => add(at(this.after, k)[o], at(more, k)[o])))
  }
}

function hasLand(sorts: readonly Sort[], counts: Counts): boolean {
  for (let i = 0; i < sorts.length; i++) if (sorts[i]?.isLand && (counts[i] ?? 0) > 0) return true
  return false
}

/** Of the units in the space (GW-13.8 to 13.10); with others gone before, the space held means the attack was broken off. */
function outcomeOf(a: number, d: number, brokeOff: boolean): Outcome {
  if (a > 0) return d > 0 ? 'stopped' : 'attackerWins'
  if (d > 0) return brokeOff ? 'stopped' : 'defenderWins'
  return 'bothDestroyed'
}
