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
  /** Puts where `amount` goes in a round into `out`; the case that nobody hits only with `andStay`. */
  scatter(out: Grid<T>, a: number, d: number, amount: T, andStay: boolean): void
  /** The chance that nobody hits. */
  stay(a: number, d: number): T
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

export function fight<T>(field: Field<T>, course: Course<T>): Fought<T> {
  const { math, height, width } = field
  const { negligible } = math
  const { least, most, until } = course.follow
  const over = field.empty()
  const left: End<T>[][] = []
  const sums = { won: math.zero, lost: math.zero, both: math.zero, idle: math.zero, left: math.zero }
  const after: Followed<T>[] = []
  let rounds = math.zero
  let mass = field.empty()

  let come = math.zero
  const arrive = (ends: readonly End<T>[] = []) => {
    for (const { a, d, chance } of ends) {
      mass[a * width + d] = math.add(mass[a * width + d] as T, chance)
      come = math.add(come, chance)
    }
  }
  const ended = (at: number, why: keyof typeof sums, amount: T): true => {
    sums[why] = math.add(sums[why], amount)
    if (why !== 'left') over[at] = math.add(over[at] as T, amount)
    return true
  }
  /** Whether what stands there is over; at a decision also by breaking off. */
  const isOver = (a: number, d: number, amount: T, round: number | undefined, leaving: End<T>[]): boolean => {
    const at = a * width + d
    if (a === 0 || d === 0) return ended(at, a > 0 ? 'won' : d > 0 ? 'lost' : 'both', amount)
    if (round === undefined) return false
    if (field.isIdle(a, d)) return ended(at, 'idle', amount)
    if (course.leaves?.(a, d, round) !== true) return false
    leaving.push({ a, d, chance: amount })
    return ended(at, 'left', amount)
  }
  /** Takes out what is over: an empty side is found on the edges, the rest only where anyone may be idle or leave. */
  const sift = (round: number | undefined): void => {
    const leaving: End<T>[] = []
    const everywhere = round !== undefined && (field.hasIdle || course.leaves !== undefined)
    for (let a = 0; a < height; a++)
      for (let d = 0; d < (everywhere || a === 0 ? width : 1); d++) {
        const at = a * width + d
        const amount = mass[at] as T
        if (!negligible(amount) && isOver(a, d, amount, round, leaving)) mass[at] = math.zero
      }
    left.push(leaving)
  }
  /** How much has come in and is not over. */
  const going = (): number => {
    const { won, lost, both, idle, left: gone } = sums
    const over = math.add(math.add(won, lost), math.add(both, math.add(idle, gone)))
    return math.toNumber(math.sub(come, over))
  }

  arrive(course.arrivals[0])
  sift(course.atDecision ? 0 : undefined)
  if (course.atDecision) after.push({ ...sums })
  let followed = 0
  let spare: Grid<T> | undefined
  const isMore = () => going() > NOBODY || followed + 1 < course.arrivals.length
  while (isMore() && (followed < least || (followed < most && going() > until))) {
    const next = spare ?? field.empty()
    for (let a = height - 1; a > 0; a--)
      for (let d = width - 1; d > 0; d--) {
        const amount = mass[a * width + d] as T
        if (negligible(amount)) continue
        rounds = math.add(rounds, amount)
        field.scatter(next, a, d, amount, true)
      }
    spare = mass
    spare.fill(math.zero)
    mass = next
    followed++
    arrive(course.arrivals[followed])
    sift(followed)
    after.push({ ...sums })
    course.tick?.(0)
  }
  for (const late of course.arrivals.slice(followed + 1)) arrive(late)
  const leaving: End<T>[] = []
  for (let a = height - 1; a >= 0; a--) {
    course.tick?.(1 - a / height)
    for (let d = width - 1; d >= 0; d--) {
      const amount = mass[a * width + d] as T
      if (negligible(amount) || isOver(a, d, amount, Infinity, leaving)) continue
      const visits = math.div(amount, math.sub(math.one, field.stay(a, d)))
      rounds = math.add(rounds, visits)
      field.scatter(mass, a, d, visits, false)
    }
  }
  left.push(leaving)
  return { over: listed(field, over), left, after, rounds }
}

function listed<T>(field: Field<T>, grid: Grid<T>): End<T>[] {
  const ends: End<T>[] = []
  for (let a = field.height - 1; a >= 0; a--)
    for (let d = field.width - 1; d >= 0; d--) {
      const chance = grid[a * field.width + d] as T
      if (!field.math.negligible(chance)) ends.push({ a, d, chance })
    }
  return ends
}
