/**
 * A battle followed to its end (GW-13.4): the chance of every state of both sides, first round by round as far as wanted, then
 * all further rounds at once. A round without a hit leaves the state as it is; the sum over any number of them is 1 / (1 - stay).
 * States with more units come first, so one pass is enough.
 */
import type { Arith } from './arith'

/** Chances by state: attackers' state × width + defenders' state. */
export interface Grid<T> {
  [at: number]: T
  readonly length: number
  fill(value: T): unknown
}

/** What a battle between two rosters needs for that. State 0 is nobody, on both sides. */
export interface Field<T> {
  readonly math: Arith<T>
  /** Attackers' states, and defenders' states. */
  readonly height: number
  readonly width: number
  empty(): Grid<T>
  /** Adds to `out` where a round takes all that still fights in `mass`; how much that is. */
  round(mass: Grid<T>, out: Grid<T>): T
  /** Adds to `mass` where `amount` goes until somebody hits; the mean number of rounds that takes, times `amount`. */
  settle(mass: Grid<T>, a: number, d: number, amount: T): T
  /** Neither side has anyone who could ever hit (GW-13.10); and whether there is any such state. */
  isIdle(a: number, d: number): boolean
  readonly hasIdle: boolean
}

export interface End<T> {
  readonly a: number
  readonly d: number
  readonly chance: T
}
export interface Followed<T> {
  /** Ended by round so many at the latest, by outcome of the units in the battle; `left`: broken off. */
  readonly won: T
  readonly lost: T
  readonly both: T
  readonly idle: T
  readonly left: T
}
export interface Fought<T> {
  /** One side or both are gone, or nobody can hit. */
  readonly over: readonly End<T>[]
  /** Broken off: at the start, after each round that was followed, and after any of the others. */
  readonly left: readonly (readonly End<T>[])[]
  /** One for each round that was followed; the first also for a start at the decision. */
  readonly after: readonly Followed<T>[]
  /** Mean number of rounds fought. */
  readonly rounds: T
}

export interface Course<T> {
  /** Who is there at the start; later entries come in after so many rounds, all beyond `follow` after any. */
  readonly arrivals: readonly (readonly End<T>[])[]
  /** Whether the start is the decision at the end of a round. */
  readonly atDecision: boolean
  /** Rounds to follow one by one: until fewer battles than `until` go on, but so many at least and at most. */
  readonly follow: { readonly least: number; readonly most: number; readonly until: number }
  /** Whether the attacker breaks off in this state, after so many rounds from here (0: at the start). */
  readonly leaves?: ((a: number, d: number, rounds: number) => boolean) | undefined
  /** Called now and then with the share that is done; may throw to stop. */
  readonly tick?: ((share: number) => void) | undefined
}

/** Less than this is rounding, not a battle that goes on. */
const NOBODY = 1e-14

export const fight = <T>(field: Field<T>, course: Course<T>): Fought<T> => new Fight(field, course).toTheEnd()

type Mutable<V> = { -readonly [K in keyof V]: V[K] }

class Fight<T> {
  readonly #field: Field<T>
  readonly #course: Course<T>
  readonly #math: Arith<T>
  readonly #sums: Mutable<Followed<T>>
  readonly #over: Grid<T>
  readonly #left: End<T>[][] = []
  readonly #after: Followed<T>[] = []
  #mass: Grid<T>
  #come: T
  #rounds: T

  constructor(field: Field<T>, course: Course<T>) {
    const { zero } = field.math
    this.#field = field
    this.#course = course
    this.#math = field.math
    this.#sums = { won: zero, lost: zero, both: zero, idle: zero, left: zero }
    this.#mass = field.empty()
    this.#over = field.empty()
    this.#come = zero
    this.#rounds = zero
  }

  toTheEnd(): Fought<T> {
    const { arrivals, atDecision } = this.#course
    this.#arrive(arrivals[0])
    this.#sift(atDecision ? 0 : undefined)
    if (atDecision) this.#after.push({ ...this.#sums })
    const followed = this.#follow()
    for (let n = followed + 1; n < arrivals.length; n++) this.#arrive(arrivals[n])
    this.#finish()
    return { over: this.#listed(), left: this.#left, after: this.#after, rounds: this.#rounds }
  }

  #arrive(ends: readonly End<T>[] = []): void {
    for (const { a, d, chance } of ends) {
      const at = a * this.#field.width + d
      this.#mass[at] = this.#math.add(this.#mass[at] as T, chance)
      this.#come = this.#math.add(this.#come, chance)
    }
  }

  /** Round by round, as far as wanted; how many that were. */
  #follow(): number {
    const { arrivals, follow, tick } = this.#course
    let followed = 0
    let spare: Grid<T> | undefined
    for (;;) {
      const going = this.#going()
      const isOn = going > NOBODY || followed + 1 < arrivals.length
      const isWanted = followed < follow.least || (followed < follow.most && going > follow.until)
      if (!isOn || !isWanted) return followed
      const before = this.#mass
      this.#mass = spare ?? this.#field.empty()
      this.#rounds = this.#math.add(this.#rounds, this.#field.round(before, this.#mass))
      spare = before
      spare.fill(this.#math.zero)
      followed++
      this.#arrive(arrivals[followed])
      this.#sift(followed)
      this.#after.push({ ...this.#sums })
      tick?.(0)
    }
  }

  /** How much has come in and is not over. */
  #going(): number {
    const { won, lost, both, idle, left } = this.#sums
    const { add, sub, toNumber } = this.#math
    return toNumber(sub(this.#come, add(add(won, lost), add(both, add(idle, left)))))
  }

  /** Takes out what is over: an empty side is found on the edges, the rest only where anyone may be idle or leave. */
  #sift(round: number | undefined): void {
    const { height, width, hasIdle } = this.#field
    const leaving: End<T>[] = []
    const everywhere = round !== undefined && (hasIdle || this.#course.leaves !== undefined)
    for (let a = 0; a < height; a++) {
      const end = everywhere || a === 0 ? width : 1
      for (let d = 0; d < end; d++) {
        const at = a * width + d
        const amount = this.#mass[at] as T
        if (this.#math.negligible(amount) || !this.#isOver(a, d, amount, round, leaving)) continue
        this.#mass[at] = this.#math.zero
      }
    }
    this.#left.push(leaving)
  }

  /** All further rounds at once. */
  #finish(): void {
    const { height, width } = this.#field
    const { add, negligible } = this.#math
    const leaving: End<T>[] = []
    for (let a = height - 1; a >= 0; a--) {
      this.#course.tick?.(1 - a / height)
      for (let d = width - 1; d >= 0; d--) {
        const amount = this.#mass[a * width + d] as T
        if (negligible(amount) || this.#isOver(a, d, amount, Infinity, leaving)) continue
        this.#rounds = add(this.#rounds, this.#field.settle(this.#mass, a, d, amount))
      }
    }
    this.#left.push(leaving)
  }

  /** Whether what stands there is over; at a decision also by breaking off. */
  #isOver(a: number, d: number, amount: T, round: number | undefined, leaving: End<T>[]): boolean {
    const at = a * this.#field.width + d
    if (a === 0 || d === 0) return this.#ended(at, a > 0 ? 'won' : d > 0 ? 'lost' : 'both', amount)
    if (round === undefined) return false
    if (this.#field.hasIdle && this.#field.isIdle(a, d)) return this.#ended(at, 'idle', amount)
    if (this.#course.leaves?.(a, d, round) !== true) return false
    leaving.push({ a, d, chance: amount })
    this.#sums.left = this.#math.add(this.#sums.left, amount)
    return true
  }
  #ended(at: number, why: keyof Followed<T>, amount: T): true {
    this.#sums[why] = this.#math.add(this.#sums[why], amount)
    this.#over[at] = this.#math.add(this.#over[at] as T, amount)
    return true
  }

  /** What is over, the largest states first. */
  #listed(): End<T>[] {
    const { height, width } = this.#field
    const ends: End<T>[] = []
    for (let a = height - 1; a >= 0; a--)
      for (let d = width - 1; d >= 0; d--) {
        const chance = this.#over[a * width + d] as T
        if (!this.#math.negligible(chance)) ends.push({ a, d, chance })
      }
    return ends
  }
}
