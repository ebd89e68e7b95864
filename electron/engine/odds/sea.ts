/** Odds of a sea battle (GW-13b), from any step of it. */
import { isShipKind, KINDS, type Kind } from '../../../shared/great-war/ids'
import type { BattleAnswer, Chance, Outcome, Standing } from '../../../shared/odds/answer'
import type { SeaOrder } from '../../../shared/odds/sea'
import { fault, type Result } from '../../../shared/result'
import { floats, fractions, type Arith } from './arith'
import { accountAtSea, bestAtSea } from './sea-account'
import { conductOf, rosterOf, rulesOf, wantsBest, type Conducted, type SeaRules } from './sea-conduct'
import { fireOf, wholeFire, type SeaFire } from './sea-fire'
import { dived, followSea, type Entrance, type SeaFollowed, type SeaRun } from './sea-follow'
import { checkSeaLimits } from './sea-limits'
import { seaModel, type SeaModel, type SeaSide } from './sea-model'
import type { SeaRoster } from './sea-roster'
import { saySea } from './sea-words'
import { outcomes, Tally, unitsOf } from './tally'
import { answering, ticker, type Answered, type Ports } from './trouble'

/** Rounds that are followed one by one unless the order says how many: until one battle in a thousand goes on. */
const FOLLOWED = { most: 12, mostExact: 3, until: 1e-3 } as const

export function seaOdds(order: SeaOrder, ports: Ports = {}): Answered<BattleAnswer<Chance>> {
  const read = seaModel(order)
  if (!read.ok) return read
  const left = defenderLeft(order, read.value.defender)
  if (!left.ok) return left
  return answering(() =>
    order.exact === true
      ? solve(order, read.value, left.value, fractions, ports)
      : solve(order, read.value, left.value, floats, ports),
  )
}

type Step = NonNullable<SeaOrder['now']>['step']
const stepOf = (order: SeaOrder): Step => order.now?.step ?? 'attackerSubmerges'
/** The number of the first round that is fought to its end from here: at the decision the next one. */
const firstRound = (order: SeaOrder): number => (order.now?.round ?? 1) + (stepOf(order) === 'decision' ? 1 : 0)
/** Steps in which the defender has marked his losses of the round. */
const MARKED: readonly Step[] = ['defenderSubmerges', 'defendersFire', 'attackerMarks']

/** The defenders without those that are marked: all of them, unless the order says what will be left. */
function defenderLeft(order: SeaOrder, side: SeaSide): Result<SeaSide> {
  const said = order.now?.defenderLeft
  if (!said) return { ok: true, value: side }
  if (!MARKED.includes(stepOf(order)))
    return fault('now.defenderLeft', `nobody is marked at the step ${stepOf(order)}`, MARKED.join(', '))
  const there = unitsOf(
    side.sorts,
    side.sorts.map((s) => s.count),
  )
  const more = KINDS.find((k) => (said.units[k] ?? 0) > (there[k] ?? 0))
  if (more)
    return fault(
      `now.defenderLeft.units.${more}`,
      `${said.units[more]} left of ${there[more] ?? 0}`,
      `0 to ${there[more] ?? 0}`,
    )
  const damaged = said.damaged ?? 0
  const most = said.units.dreadnought ?? 0
  if (damaged > most) return fault('now.defenderLeft.damaged', `${damaged} of ${most} are damaged`, `0 to ${most}`)
  const left: Partial<Record<Kind, number>> = { ...said.units }
  // Of a kind that differs by nation the first to be named are the first to go.
  const sorts = [...side.sorts].reverse().map((s) => {
    const count = Math.min(s.count, left[s.kind] ?? 0)
    left[s.kind] = (left[s.kind] ?? 0) - count
    return { ...s, count }
  })
  return { ok: true, value: { ...side, sorts: sorts.reverse(), damaged } }
}

interface Battle<T> {
  readonly math: Arith<T>
  readonly order: SeaOrder
  readonly rules: SeaRules
  /** The whole defender, marked units included. */
  readonly model: SeaModel
  readonly attackers: SeaRoster
  /** Of the defenders without marked ones. */
  readonly defenders: SeaRoster
  readonly fire: SeaFire<T>
  readonly conducted: Conducted
}

function solve<T>(order: SeaOrder, model: SeaModel, left: SeaSide, math: Arith<T>, ports: Ports): BattleAnswer<Chance> {
  const rules = rulesOf(order)
  checkSeaLimits(order, rules, model)
  const attackers = rosterOf(model.attacker, 'attacker', order, rules)
  const defenders = rosterOf(left, 'defender', order, rules)
  const tick = ticker(ports)
  const conducted = conductOf(order, rules, model, attackers, defenders, tick)
  const fire = fireOf(math, model, attackers, defenders)
  const battle: Battle<T> = { math, order, rules, model, attackers, defenders, fire, conducted }
  const run: SeaRun<T> = {
    enter: (e) => enter(battle, e),
    round: order.now?.round ?? 1,
    follow: followed(order, rules),
    tick,
  }
  const fought = followSea({ math, attackers, defenders, fire, conduct: conducted.conduct }, run)
  return answerOf(battle, fought)
}

/** Rounds that have to be followed one by one: as far as somebody counts them. */
function followed(order: SeaOrder, { retreat, submerge }: SeaRules): SeaRun<unknown>['follow'] {
  const now = firstRound(order) - 1
  const retreats = typeof retreat === 'object' && 'afterRound' in retreat ? retreat.afterRound - 1 - now : 0
  const dives = [submerge.attacker, submerge.defender].map((s) =>
    typeof s === 'object' && 'afterRound' in s ? s.afterRound - now : 0,
  )
  const least = Math.max(0, retreats, ...dives, order.rounds ?? 0)
  return {
    least,
    // Fractions grow with every round that is followed.
    most: Math.max(least, order.rounds ?? (order.exact === true ? FOLLOWED.mostExact : FOLLOWED.most)),
    until: order.rounds === undefined ? FOLLOWED.until : 0,
  }
}

function enter<T>(
  { math, order, rules, model, attackers, defenders, conducted, fire }: Battle<T>,
  e: Entrance<T>,
): void {
  const { conduct, policy } = conducted
  const { limited = 0, onAny = 0 } = order.now?.hits ?? {}
  const round = order.now?.round ?? 1
  const hits = {
    limited: Math.min(limited, fire.most.attackers.limited),
    onAny: Math.min(onAny, fire.most.attackers.onAny),
  }
  const atShips = (attackers.ships[0] as number) > 0
  const reply = (d: number) => wholeFire(math, model.defender, dived(defenders, 0, d), atShips)
  switch (stepOf(order)) {
    case 'attackerSubmerges':
      return e.begin(0, 0, math.one)
    case 'firstStrike':
      return e.strike(0, 0, math.one)
    case 'firstStrikeLosses':
      return e.fire(0, hits.limited > 0 ? conduct.defendersStruck(0, 0, hits.limited) : 0, math.one)
    case 'attackersFire':
      return e.fire(0, 0, math.one)
    case 'defenderMarks': {
      const d = conduct.defendersAnswer(0, 0, hits.limited, hits.onAny, round)
      return e.answered(0, d, math.one, reply(d))
    }
    case 'defenderSubmerges': {
      const d =
        policy && rules.submerge.defender === 'best'
          ? bestDive(
              defenders,
              (x) => policy.underFire(wholeFire(floats, model.defender, dived(defenders, 0, x), atShips), 0, x),
              rules,
            )
          : conduct.defendersAnswer(0, 0, 0, 0, round)
      return e.answered(0, d, math.one, reply(d))
    }
    case 'defendersFire':
      return e.answered(0, 0, math.one, reply(0))
    case 'attackerMarks': {
      const { table, at, stride } = conduct.attackersMark
      const { defenders: most } = fire.most
      const mark = at(0, 0) + Math.min(limited, most.limited) * stride + Math.min(onAny, most.onAny)
      return e.roundOver(table[mark] as number, 0, math.one)
    }
    case 'decision':
      return e.decide(0, 0, math.one)
  }
}

/** With units marked that fire once more, the dive is judged by that very salvo. */
function bestDive(defenders: SeaRoster, worth: (d: number) => number, { aim }: SeaRules): number {
  const low = typeof aim === 'string' || aim.of !== 'defender'
  const better = (x: number, y: number) => (low ? worth(x) < worth(y) - 1e-12 : worth(x) > worth(y) + 1e-12)
  return (defenders.dives[0] ?? []).reduce((best, d) => (better(d, best) ? d : best), 0)
}

function answerOf<T>(b: Battle<T>, fought: SeaFollowed<T>): BattleAnswer<Chance> {
  const { math, order, rules, model, attackers, defenders, fire } = b
  const { chance, say, sub } = math
  const tally = new Tally(math)
  for (const end of fought.ends)
    tally.add(end.outcome, standingOf(attackers, end.a), standingOf(defenders, end.d), end.chance)
  const ends = tally.ends()
  const takes = tally.chanceThat(
    (o, s) => o === 'attackerWins' && KINDS.some((k) => isShipKind(k) && (s.units[k] ?? 0) > 0),
  )
  const first = firstRound(order)
  const account = accountAtSea(math, order, model, tally)
  const start = stepOf(order) === 'attackerSubmerges' ? b.conducted.conduct.attackersSubmerge(0, 0, first) : 0
  const strike = fire.attackersStrike(start, 0)
  const ours = fire.attackersFire(start, 0)
  const theirs = wholeFire(math, model.defender, 0, (attackers.ships[start] as number) > 0)
  return {
    game: 'great-war',
    kind: 'sea',
    ...outcomes((o) => chance(ends[o])),
    takesSpace: chance(takes),
    holdsOff: chance(sub(math.one, takes)),
    rounds: {
      expected: say(fought.rounds),
      after: fought.after.map((x, k) => ({
        round: first + k,
        ...outcomes((o: Outcome) => chance(x.ends[o])),
        goesOn: chance(x.goesOn),
      })),
    },
    volley: {
      ...(strike.length > 1 ? { opening: strike.map(chance) } : {}),
      attacker: together(math, ours.limited, ours.onAny).map(chance),
      defender: together(math, theirs.limited, theirs.onAny).map(chance),
    },
    expected: account.expected,
    survivors: { attacker: tally.survivors('attacker'), defender: tally.survivors('defender'), joint: tally.joint() },
    ...(wantsBest(rules) ? { best: bestAtSea(b, tally, { win: ends.attackerWins, takes, ...account }) } : {}),
    assumptions: saySea(order, rules, model),
  }
}

function standingOf(roster: SeaRoster, state: number): Standing {
  const { counts, damaged, under } = roster.states[state] ?? { counts: [], damaged: 0, under: 0 }
  const sub = roster.sorts.findIndex((s) => s.isSub)
  const units = unitsOf(
    roster.sorts,
    counts.map((n, i) => (i === sub ? n + under : n)),
  )
  return damaged > 0 ? { units, damaged } : { units }
}

/** Chances of the sum of two numbers of hits. */
function together<T>(math: Arith<T>, x: readonly T[], y: readonly T[]): T[] {
  const sums = Array.from({ length: x.length + y.length - 1 }, () => math.zero)
  x.forEach((p, i) => {
    y.forEach((q, j) => {
      sums[i + j] = math.add(sums[i + j] ?? math.zero, math.mul(p, q))
    })
  })
  return sums
}
