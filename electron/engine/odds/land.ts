/** Odds of a land battle (GW-13a, 13c), from any step of it. */
import type { Kind } from '../../../shared/great-war/ids'
import type { AfterRound, BattleAnswer, Chance } from '../../../shared/odds/answer'
import type { LandOrder } from '../../../shared/odds/land'
import { err } from '../../../shared/result'
import { floats, fractions, type Arith } from './arith'
import { bestOf } from './best'
import type { Course, End } from './fight'
import { hitsOf } from './hits'
import { Account } from './land-account'
import { attackVolley, defenceVolley, landModel, tanksIn, type LandModel } from './land-model'
import { landSlip } from './land-slips'
import {
  loseDown,
  openingHits,
  startsAtDecision,
  startsOf,
  stepOf,
  unmarked,
  type Begin,
  type Step,
} from './land-start'
import { sayLand } from './land-words'
import { worldOf, type Counted, type World } from './land-world'
import { checkLimits } from './limits'
import { lineRoster, mixedRoster, type Roster } from './roster'
import { countsOf, lineOf, totalOf, type Counts, type Sort } from './sorts'
import { costOf, manpowerOf } from './tables'
import { outcomes, unitsOf } from './tally'
import { answering, ticker, type Answered, type Ports } from './trouble'

/** Rounds that are followed one by one unless the order says how many: until one battle in a thousand goes on. */
const FOLLOWED = { most: 12, until: 1e-3, exactly: 6 } as const

export function landOdds(order: LandOrder, ports: Ports = {}): Answered<BattleAnswer<Chance>> {
  const read = landModel(order)
  if (!read.ok) return read
  const slip = landSlip(order, read.value)
  if (slip) return err(slip)
  return answering(() =>
    order.exact === true ? solve(order, read.value, fractions, ports) : solve(order, read.value, floats, ports),
  )
}

function conductOf<T>(order: LandOrder, model: LandModel, math: Arith<T>, ports: Ports): Counted<T> {
  const { losses = 'default' } = order
  const before = (order.now?.round ?? 1) - (startsAtDecision(stepOf(order)) ? 0 : 1)
  return {
    math,
    model,
    losses:
      losses === 'default'
        ? { attacker: losses, defender: losses }
        : { attacker: losses.attacker ?? 'default', defender: losses.defender ?? 'default' },
    retreat: order.retreat ?? 'never',
    aim: order.aim ?? 'win',
    roundAfter: (rounds) => before + rounds,
    tick: ticker(ports),
  }
}

function solve<T>(order: LandOrder, model: LandModel, math: Arith<T>, ports: Ports): BattleAnswer<Chance> {
  const c = conductOf(order, model, math, ports)
  checkLimits(c, order.exact === true)
  const attackers = countsOf(model.attackers)
  const defenders = countsOf(model.defenders)
  const account = new Account(math)
  const fronts = frontsOf(order, c, attackers, defenders)
  for (const { world, starts } of fronts) account.enter(world, courseOf(order, c, world, starts, fronts.length > 1))

  const { tally, takes } = account
  const prices = { cost: (k: Kind) => costOf(k, order.values), manpower: (k: Kind) => manpowerOf(k, order.values) }
  const ends = tally.ends()
  const start = { attacker: unitsOf(model.attackers, attackers), defender: unitsOf(model.defenders, defenders) }
  const { chance, say } = math
  const said = (list: readonly T[]) => list.map(chance)
  const hasOpening = stepOf(order) === 'opening' && (model.gas || model.bombardment > 0)
  return {
    game: 'great-war',
    kind: 'land',
    ...outcomes((o) => chance(ends[o])),
    takesSpace: chance(takes),
    holdsOff: chance(math.sub(math.one, takes)),
    rounds: { expected: say(account.rounds), after: roundsOf(order, math, account) },
    volley: {
      ...(hasOpening ? { opening: said(openingHits(math, model, attackers)) } : {}),
      attacker: said(hitsOf(math, attackVolley(model, attackers))),
      defender: said(hitsOf(math, defenceVolley(model, defenders, tanksIn(model, attackers)))),
    },
    expected: tally.expected(start, prices),
    survivors: { attacker: tally.survivors('attacker'), defender: tally.survivors('defender'), joint: tally.joint() },
    ...bestOf(c, fronts[0]?.world, { tally, ends, takes, start, prices }),
    assumptions: sayLand(order, model, c),
  }
}

function roundsOf<T>(order: LandOrder, { chance, add, sub, one }: Arith<T>, account: Account<T>): AfterRound<Chance>[] {
  const first = order.now?.round ?? 1
  return account.after.map(({ attackerWins, defenderWins, bothDestroyed, stopped }, k) => ({
    round: first + k,
    attackerWins: chance(attackerWins),
    defenderWins: chance(defenderWins),
    bothDestroyed: chance(bothDestroyed),
    stopped: chance(stopped),
    goesOn: chance(sub(one, add(add(attackerWins, defenderWins), add(bothDestroyed, stopped)))),
  }))
}

function courseOf<T>(
  order: LandOrder,
  c: Counted<T>,
  world: World<T>,
  starts: readonly End<T>[],
  several: boolean,
): Course<T> {
  const atDecision = startsAtDecision(stepOf(order))
  const { retreat } = c
  // Whoever may break off fights a round first; whoever does so after round n has to be followed that far.
  const asked = typeof retreat === 'object' && 'afterRound' in retreat ? retreat.afterRound - c.roundAfter(0) : 0
  const least = Math.max(asked, retreat === 'never' || atDecision ? 0 : 1, order.rounds ?? 0)
  const most = Math.max(least, order.rounds ?? (order.exact === true ? FOLLOWED.exactly : FOLLOWED.most))
  const until = order.rounds === undefined && !several ? FOLLOWED.until : 0
  const tick = world.policy ? (share: number) => c.tick((1 + share) / 2) : c.tick
  return { arrivals: [starts], atDecision, follow: { least, most, until }, tick }
}

interface Front<T> {
  readonly world: World<T>
  readonly starts: End<T>[]
}

/** Where battles begin that have an order of loss of their own: more than one when gas has passed over aircraft. */
function frontsOf<T>(order: LandOrder, c: Counted<T>, attackers: Counts, defenders: Counts): Front<T>[] {
  const { model, losses } = c
  const roster = (side: 'attacker' | 'defender', sorts: readonly Sort[], line: readonly number[]): Roster =>
    losses[side] === 'best' ? mixedRoster(sorts, countsIn(sorts, line)) : lineRoster(sorts, line)
  const lined = (side: 'attacker' | 'defender', sorts: readonly Sort[], counts: Counts) =>
    lineOf(sorts, counts, losses[side], order.values)
  const ours = roster('attacker', model.attackers, lined('attacker', model.attackers, attackers))
  const whole = lined('defender', model.defenders, defenders)
  const line = unmarked(model.defenders, whole, order.now?.marked?.defender)
  const main = worldOf(c, ours, roster('defender', model.defenders, line))

  const begin: Begin<T> = { math: c.math, order, model, attackers, defenders, line, lose: loser(c, main, line) }
  const fronts: Front<T>[] = [{ world: main, starts: [] }]
  for (const { defenders: left, attackersHit, chance } of startsOf(begin)) {
    const counts = countsIn(model.defenders, left)
    const known = fronts.find((f) => f.world.defenders.find(counts) !== undefined)
    const front = known ?? { world: worldOf(c, ours, roster('defender', model.defenders, left)), starts: [] }
    if (!known) fronts.push(front)
    const d = front.world.defenders.find(counts) ?? 0
    const full = ours.size - 1
    const a = front.world.policy?.attackersAfter(full, d, attackersHit) ?? Math.max(0, full - attackersHit)
    front.starts.push({ a, d, chance })
  }
  return fronts.filter((f, n) => n === 0 || f.starts.length > 0)
}

const countsIn = (sorts: readonly Sort[], line: readonly number[]): Counts =>
  sorts.map((_, i) => line.filter((x) => x === i).length)

/** Whom the defender gives up before the first round, or in one that is under way: down his line, or what serves him best. */
function loser<T>(c: Counted<T>, world: World<T>, line: readonly number[]): Begin<T>['lose'] {
  const down = loseDown(c.model, line)
  const { policy, defenders } = world
  if (c.losses.defender !== 'best' || !policy) return down
  const all = world.attackers.size - 1
  const asLine = (d: number) => (defenders.counts[d] ?? []).flatMap((n, i) => new Array<number>(n).fill(i))
  return (hits, when: Step) => {
    const due = line.length - down(hits).length
    if (when === 'defenderMarks') return asLine(policy.defendersAfter(all, defenders.size - 1, due))
    const fits = defenders.counts.flatMap((left, d) => (mayLeave(c.model, line, left, due, hits.onAny) ? [d] : []))
    const low = c.aim === 'win' || typeof c.aim === 'string' || c.aim.of !== 'defender'
    const worth = (d: number) => policy.fighting(all, d) * (low ? 1 : -1)
    return asLine(fits.reduce((best, d) => (worth(d) < worth(best) - 1e-12 ? d : best), fits[0] ?? 0))
  }
}

/** Whether so many are gone, and no more aircraft than hits that may fall on them. */
function mayLeave(model: LandModel, line: readonly number[], left: Counts, due: number, onAny: number): boolean {
  const air = (counts: Counts) => totalOf(counts.map((n, i) => (model.defenders[i]?.isAir ? n : 0)))
  const all = countsIn(model.defenders, line)
  return totalOf(all) - totalOf(left) === due && air(all) - air(left) <= onAny
}
