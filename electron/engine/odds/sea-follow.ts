/**
 * A sea battle followed to its end (GW-13.11, 13.27): the chance of every pair of states, first round by round as far as wanted,
 * then all further rounds at once. Every hit and every dive makes a side smaller, so one pass from the fullest states on is
 * enough; rounds that change nothing are summed up as 1 / (1 - stay).
 */
import type { Outcome } from '../../../shared/odds/answer'
import { floats, type Arith } from './arith'
import type { Grid } from './fight'
import type { Salvo, SeaFire } from './sea-fire'
import type { SeaRoster } from './sea-roster'

/** How both sides behave, by states. Rounds count from 1; beyond those followed one by one they are infinite. */
export interface SeaConduct {
  readonly attackersSubmerge: (a: number, d: number, round: number) => number
  readonly attackersStruck: (a: number, hits: number) => number
  readonly defendersStruck: (a: number, d: number, hits: number) => number
  /** The defenders once they have marked their losses and dived. */
  readonly defendersAnswer: (a: number, d: number, limited: number, onAny: number, round: number) => number
  /** Attackers' states by hits, where the defenders will be in state d: `table[at(d, a) + limited × stride + onAny]`. */
  readonly attackersMark: {
    readonly table: Int32Array
    readonly at: (d: number, a: number) => number
    readonly stride: number
    /** Whether it makes no difference what the defenders will have left. */
    readonly alike: boolean
  }
  readonly leaves: (a: number, d: number, round: number) => boolean
}

export interface SeaField<T> {
  readonly math: Arith<T>
  readonly attackers: SeaRoster
  readonly defenders: SeaRoster
  readonly fire: SeaFire<T>
  readonly conduct: SeaConduct
}

/** Puts what is there at the start where the battle stands: before the first strike, at the fire, or at the end of a round. */
export interface Entrance<T> {
  readonly begin: (a: number, d: number, chance: T) => void
  readonly strike: (a: number, d: number, chance: T) => void
  readonly fire: (a: number, d: number, chance: T) => void
  readonly answered: (a: number, d: number, chance: T, salvo: Salvo<T>) => void
  readonly roundOver: (a: number, d: number, chance: T) => void
  readonly decide: (a: number, d: number, chance: T) => void
}

export interface SeaAfter<T> {
  readonly ends: Readonly<Record<Outcome, T>>
  readonly goesOn: T
}
export interface SeaFollowed<T> {
  readonly ends: readonly { readonly outcome: Outcome; readonly a: number; readonly d: number; readonly chance: T }[]
  readonly after: readonly SeaAfter<T>[]
  readonly rounds: T
}

const OUTCOMES: readonly Outcome[] = ['attackerWins', 'defenderWins', 'bothDestroyed', 'stopped']

const isFloats = (math: unknown): boolean => math === floats

export interface SeaRun<T> {
  readonly enter: (e: Entrance<T>) => void
  readonly round: number
  /** Rounds to follow one by one: until fewer battles than `until` go on, but so many at least and at most. */
  readonly follow: { readonly least: number; readonly most: number; readonly until: number }
  readonly tick?: ((share: number) => void) | undefined
}

/** Where a salvo leaves the attackers: first as they were, then the others. */
interface Spread<T> {
  readonly to: readonly number[]
  readonly chances: readonly T[]
}

/** Beyond so many numbers it is cheaper to work them out again than to hold them all. */
const MOST_KEPT = 5e6

/** Salvos come again and again, on the same attackers from the same defenders: what each does is worked out once. */
function spreadsOf<T>({ math, defenders, fire, conduct }: SeaField<T>) {
  const { table, at, stride, alike } = conduct.attackersMark
  function by(a: number, d2: number, { limited, onAny }: Salvo<T>): Spread<T> {
    const row = at(d2, a)
    const sums = new Map<number, T>([[a, math.zero]])
    limited.forEach((p, l) => {
      onAny.forEach((q, o) => {
        const then = table[row + l * stride + o] as number
        sums.set(then, math.add(sums.get(then) ?? math.zero, math.mul(p, q)))
      })
    })
    return { to: [...sums.keys()], chances: [...sums.values()] }
  }
  const width = defenders.states.length
  const deep = 1 + Math.max(0, ...defenders.subs)
  const known = new Map<number, Spread<T>>()
  let kept = 0
  return {
    by,
    of(a: number, d: number, d2: number): Spread<T> {
      const under = dived(defenders, d, d2)
      const key = alike ? (a * width + d) * deep + under : ((a * width + d) * deep + under) * width + d2
      const before = known.get(key)
      if (before) return before
      const made = by(a, d2, fire.defendersFire(d, under, a))
      kept += made.to.length
      if (kept < MOST_KEPT) known.set(key, made)
      return made
    },
  }
}

/** Submarines that went under between two states. */
export const dived = (roster: SeaRoster, from: number, to: number): number =>
  (roster.states[to]?.under ?? 0) - (roster.states[from]?.under ?? 0)

export function followSea<T>(field: SeaField<T>, run: SeaRun<T>): SeaFollowed<T> {
  const { math, fire, conduct } = field
  const { active: ours } = field.attackers
  const { active: theirs } = field.defenders
  const [height, width] = [ours.length, theirs.length]
  const { zero, add, mul, negligible } = math
  const blank = (): Grid<T> =>
    isFloats(math)
      ? (new Float64Array(height * width) as Grid<unknown> as Grid<T>)
      : new Array<T>(height * width).fill(zero)
  const final = { attackerWins: blank(), defenderWins: blank(), bothDestroyed: blank(), stopped: blank() }
  const sums = { attackerWins: zero, defenderWins: zero, bothDestroyed: zero, stopped: zero }
  const after: SeaAfter<T>[] = []
  let rounds = zero
  const firing = blank()
  let [striking, ending, idle, spare] = [blank(), blank(), blank(), blank()]

  const put = (grid: Grid<T>, at: number, chance: T) => {
    grid[at] = add(grid[at] as T, chance)
  }
  const end = (outcome: Outcome, at: number, chance: T) => {
    put(final[outcome], at, chance)
    sums[outcome] = add(sums[outcome], chance)
  }
  /** Over because a side has nobody left in the battle. */
  function isDecided(a: number, d: number, chance: T): boolean {
    const [we, they] = [(ours[a] as number) > 0, (theirs[d] as number) > 0]
    if (we && they) return false
    end(we ? 'attackerWins' : they ? 'defenderWins' : 'bothDestroyed', a * width + d, chance)
    return true
  }
  /** The round begins: the attacker's submarines decide. */
  function begin(a: number, d: number, chance: T, round: number): void {
    if (isDecided(a, d, chance)) return
    const then = conduct.attackersSubmerge(a, d, round)
    if (then === a || !isDecided(then, d, chance)) put(striking, then * width + d, chance)
  }
  /** The end of round `round`; what goes on begins the next. */
  function sift(a: number, d: number, chance: T, round: number): void {
    if (isDecided(a, d, chance)) return
    if (fire.isIdle(a, d) || conduct.leaves(a, d, round)) end('stopped', a * width + d, chance)
    else begin(a, d, chance, round + 1)
  }
  function strike(a: number, d: number, chance: T, andStay: boolean): void {
    const strikes = fire.attackersStrike(a, d)
    const replies = fire.defendersStrike(d, a)
    for (let i = 0; i < strikes.length; i++)
      for (let j = 0; j < replies.length; j++) {
        if (!andStay && i === 0 && j === 0) continue
        const p = mul(chance, mul(strikes[i] as T, replies[j] as T))
        const d2 = i === 0 ? d : conduct.defendersStruck(a, d, i)
        const a2 = j === 0 ? a : conduct.attackersStruck(a, j)
        if (!isDecided(a2, d2, p)) put(firing, a2 * width + d2, p)
      }
  }
  function answer(d2: number, chance: T, spread: Spread<T>, without: boolean): void {
    const { to, chances } = spread
    for (let i = without ? 1 : 0; i < to.length; i++)
      put(ending, (to[i] as number) * width + d2, mul(chance, chances[i] as T))
  }
  const spreads = spreadsOf(field)
  function exchange(a: number, d: number, chance: T, round: number, loop: boolean): void {
    const { limited, onAny } = fire.attackersFire(a, d)
    for (let l = 0; l < limited.length; l++)
      for (let o = 0; o < onAny.length; o++) {
        const d2 = conduct.defendersAnswer(a, d, l, o, round)
        answer(d2, mul(chance, mul(limited[l] as T, onAny[o] as T)), spreads.of(a, d, d2), loop && l === 0 && o === 0)
      }
  }

  const each = (grid: Grid<T>, deed: (a: number, d: number, chance: T) => void) => {
    for (let a = 0, at = 0; a < height; a++)
      for (let d = 0; d < width; d++, at++) {
        const chance = grid[at] as T
        if (!negligible(chance)) deed(a, d, chance)
      }
  }
  /** Goes through a grid and leaves it empty. What a deed adds to the grid itself comes later in it. */
  const drain = (grid: Grid<T>, deed: (a: number, d: number, chance: T) => void) => {
    each(grid, (a, d, chance) => {
      grid[a * width + d] = zero
      deed(a, d, chance)
    })
  }
  const onTheWay = () => {
    let sum = zero
    each(striking, (_a, _d, chance) => (sum = add(sum, chance)))
    return sum
  }

  let { round } = run
  run.enter({
    begin: (a, d, chance) => begin(a, d, chance, round),
    strike: (a, d, chance) => put(striking, a * width + d, chance),
    fire: (a, d, chance) => {
      if (isDecided(a, d, chance)) return
      rounds = add(rounds, chance)
      put(firing, a * width + d, chance)
    },
    answered: (a, d, chance, salvo) => {
      rounds = add(rounds, chance)
      answer(d, chance, spreads.by(a, d, salvo), false)
    },
    roundOver: (a, d, chance) => put(ending, a * width + d, chance),
    // A round is over: the first to be fought from here is the next.
    decide: (a, d, chance) => {
      if (conduct.leaves(a, d, round)) end('stopped', a * width + d, chance)
      else begin(a, d, chance, ++round)
    },
  })
  /** What stands in the middle of the round at the start finishes it first. */
  let goesOn = 1
  for (
    let followed = 0;
    goesOn > 0 && (followed < run.follow.least || (followed < run.follow.most && goesOn > run.follow.until));
    followed++
  ) {
    ;[striking, idle] = [idle, striking]
    drain(idle, (a, d, chance) => {
      rounds = add(rounds, chance)
      strike(a, d, chance, true)
    })
    drain(firing, (a, d, chance) => exchange(a, d, chance, round, false))
    ;[ending, spare] = [spare, ending]
    drain(spare, (a, d, chance) => sift(a, d, chance, round))
    const left = onTheWay()
    goesOn = math.toNumber(left)
    after.push({ ends: { ...sums }, goesOn: left })
    round++
    run.tick?.(0)
  }
  allFurther()
  const ends = OUTCOMES.flatMap((outcome) => {
    const list: SeaFollowed<T>['ends'][number][] = []
    each(final[outcome], (a, d, chance) => list.push({ outcome, a, d, chance }))
    return list
  })
  return { ends, after, rounds }

  function allFurther(): void {
    for (let a = 0; a < height; a++) {
      run.tick?.(a / height)
      for (let d = 0; d < width; d++) passOn(a, d)
    }
  }
  /** The rest of a pair: it may come back to itself over and over when nobody hits. */
  function passOn(a: number, d: number): void {
    const at = a * width + d
    const over = ending[at] as T
    ending[at] = zero
    if (!negligible(over)) sift(a, d, over, Infinity)
    const [strikes, fires] = [striking[at] as T, firing[at] as T]
    if (negligible(strikes) && negligible(fires)) return
    const quiet = mul(fire.attackersStrike(a, d)[0] as T, fire.defendersStrike(d, a)[0] as T)
    const back = backTo(a, d)
    // fires' = fires + quiet × strikes', strikes' = strikes + back × fires'
    const visits = math.div(add(fires, mul(quiet, strikes)), math.sub(math.one, mul(quiet, back ?? zero)))
    const rounding = back === undefined ? strikes : add(strikes, mul(back, visits))
    rounds = add(rounds, rounding)
    strike(a, d, rounding, false)
    exchange(a, d, visits, Infinity, back !== undefined)
    // Where a round without a hit is the last one, it ended here just now.
    if (back === undefined && !negligible(ending[at])) sift(a, d, ending[at], Infinity)
  }
  /** Chance that the fire changes nothing and the next round begins just so; undefined when it ends there. */
  function backTo(a: number, d: number): T | undefined {
    if ((ours[a] as number) === 0 || (theirs[d] as number) === 0) return undefined
    if (conduct.defendersAnswer(a, d, 0, 0, Infinity) !== d) return undefined
    if (fire.isIdle(a, d) || conduct.leaves(a, d, Infinity) || conduct.attackersSubmerge(a, d, Infinity) !== a)
      return undefined
    const mine = fire.attackersFire(a, d)
    return mul(mul(mine.limited[0] as T, mine.onAny[0] as T), spreads.of(a, d, d).chances[0] as T)
  }
}
