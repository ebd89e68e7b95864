/**
 * What odds cost (GW-13): whole answers of the function that the planner and `keg odds` call, from the order as it comes to the
 * sentences it stands on, against a plain sampler of 10,000 trials that answers with three chances. Nothing of a battle is kept
 * from one call to the next, only the binomial rows of dice (`hits.ts`). The least of several runs counts, for other programs
 * only ever add to a run; both are timed by turns.
 */
import type { Kind } from '../../shared/great-war/ids'
import type { BattleAnswer } from '../../shared/odds/answer'
import type { LandOrder } from '../../shared/odds/land'
import { answerOdds } from '../engine/odds'
import type { Figure } from './figure'

const TRIALS = 10_000
/** Long enough to be timed, and for the machine to have warmed to it. */
const WARM = 3_000

type Army = Readonly<Partial<Record<Kind, number>>>
const battle = (attacker: Army, defender: Army): LandOrder => ({ game: 'great-war', kind: 'land', attacker, defender })
const TEN = battle({ infantry: 5, artillery: 2, tank: 2, fighter: 1 }, { infantry: 7, artillery: 2, fighter: 1 })
const FORTY_SIX = battle({ infantry: 30, tank: 11, fighter: 5 }, { infantry: 40, fighter: 3 })
const HUNDRED_FIFTY = battle(
  { infantry: 100, artillery: 40, fighter: 10 },
  { infantry: 100, artillery: 40, fighter: 6 },
)
/** The same mixture at any size. */
const mixed = (n: number): LandOrder =>
  battle(
    { infantry: n * 0.6, artillery: n * 0.2, tank: n * 0.12, fighter: n * 0.08 },
    { infantry: n * 0.72, artillery: n * 0.2, fighter: n * 0.08 },
  )
const SIZES = [25, 50, 100, 200] as const
const BASELINES = [0.5, 2, 15, 160] as const

const round = (value: number): number => Number(value.toPrecision(4))
function timed(deed: () => unknown): number {
  const began = performance.now()
  deed()
  return performance.now() - began
}
/** The least of so many runs. */
function least(runs: number, deed: () => unknown): number {
  let best = Infinity
  for (let n = 0; n < runs; n++) best = Math.min(best, timed(deed))
  return best
}
/** A whole answer; `rounds` 1 leaves out how it stands after the others, which no sampler here tells either. */
function exact(order: LandOrder, rounds?: number): number {
  const found = answerOdds(rounds === undefined ? order : { ...order, rounds })
  if (!found.ok || found.value.kind !== 'odds') throw new Error(JSON.stringify(found))
  return Number((found.value.odds as BattleAnswer).attackerWins)
}

const KINDS = ['infantry', 'artillery', 'tank', 'fighter', 'bomber'] as const
const ATTACK = { infantry: 1, artillery: 2, tank: 3, fighter: 2, bomber: 4 } as const
const DEFENCE = { infantry: 2, artillery: 2, tank: 2, fighter: 3, bomber: 1 } as const
type Soldier = (typeof KINDS)[number]
const army = (a: Army): Soldier[] => KINDS.flatMap((k) => new Array<Soldier>(a[k] ?? 0).fill(k))

/** One battle to the end: a die for each unit, the first in the line lost first. */
function trial(attackers: readonly Soldier[], defenders: readonly Soldier[]): 'won' | 'lost' | 'both' {
  let lostA = 0
  let lostD = 0
  while (lostA < attackers.length && lostD < defenders.length) {
    let guns = 0
    for (let i = lostA; i < attackers.length; i++) if (attackers[i] === 'artillery') guns++
    let ours = 0
    for (let i = lostA; i < attackers.length; i++) {
      const kind = attackers[i] as Soldier
      const lift = kind === 'infantry' && guns-- > 0 ? 1 : 0
      if (Math.random() * 6 < ATTACK[kind] + lift) ours++
    }
    let theirs = 0
    for (let i = lostD; i < defenders.length; i++) if (Math.random() * 6 < DEFENCE[defenders[i] as Soldier]) theirs++
    lostA = Math.min(attackers.length, lostA + theirs)
    lostD = Math.min(defenders.length, lostD + ours)
  }
  return lostA < attackers.length ? 'won' : lostD < defenders.length ? 'lost' : 'both'
}
function sampled(order: LandOrder): number {
  const attackers = army(order.attacker)
  const defenders = army(order.defender)
  let won = 0
  for (let n = 0; n < TRIALS; n++) if (trial(attackers, defenders) === 'won') won++
  return won / TRIALS
}

/** The sampler's chance lies within six of its own deviations of the exact one; else one of the two is wrong. */
function agree(order: LandOrder): void {
  const chance = exact(order)
  const off = Math.abs(sampled(order) - chance)
  if (off > 6 * Math.sqrt((chance * (1 - chance)) / TRIALS)) throw new Error(`the sampler is off by ${off}`)
}

/** The power of the size that the time grows with: a straight line through the logarithms. */
function exponent(times: readonly number[]): number {
  const xs = SIZES.map(Math.log)
  const ys = times.map(Math.log)
  const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length
  const [mx, my] = [mean(xs), mean(ys)]
  const over = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? my) - my), 0)
  return over / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0)
}

const figure = (name: string, value: number, unit: string, baseline: number): Figure => ({
  name,
  value: round(value),
  unit,
  baseline,
})

export function oddsFigures(): Promise<Figure[]> {
  agree(TEN)
  for (let n = 0; n < WARM; n++) exact(TEN, n % 2 === 0 ? undefined : 1)
  let [whole, ten, sampler] = [Infinity, Infinity, Infinity]
  for (let n = 0; n < 8; n++) {
    whole = Math.min(
      whole,
      least(200, () => exact(TEN)),
    )
    ten = Math.min(
      ten,
      least(200, () => exact(TEN, 1)),
    )
    sampler = Math.min(
      sampler,
      least(3, () => sampled(TEN)),
    )
  }
  const each = (order: LandOrder, runs: number, name: string, baseline: readonly [number, number]) => [
    figure(
      `odds, ${name}`,
      least(runs, () => exact(order, 1)),
      'ms',
      baseline[0],
    ),
    figure(
      `odds, ${name}, round by round`,
      least(runs, () => exact(order)),
      'ms',
      baseline[1],
    ),
  ]
  const sizes = SIZES.map((n) => least(n < 100 ? 20 : 8, () => exact(mixed(n), 1)))
  return Promise.resolve([
    figure('odds, 10 against 10', ten, 'ms', 0.045),
    figure('odds, 10 against 10, round by round', whole, 'ms', 0.08),
    figure(`a sampler of ${TRIALS} trials, 10 against 10`, sampler, 'ms', 12),
    figure('the sampler’s time over that of exact odds, 10 against 10', sampler / ten, 'ratio', 230),
    figure('the same, exact odds round by round as well', sampler / whole, 'ratio', 135),
    ...each(FORTY_SIX, 30, '46 mixed against 43 mixed', [1.3, 3.8]),
    ...each(HUNDRED_FIFTY, 12, '150 against 146', [57, 95]),
    ...SIZES.map((n, i) => figure(`odds, ${n} mixed a side`, sizes[i] ?? NaN, 'ms', BASELINES[i] ?? NaN)),
    figure('growth of odds with the size of both sides', exponent(sizes), 'power', 2.8),
  ])
}
