// How long a stack holds (OW-3, OW-4.2): the attackers have their turns in the order of play, each adds what it means to and
// attacks at the odds it waits for, and the stack's owner adds its own when its turn comes.
import type { Chance } from '../../../shared/odds/answer'
import type { BreakAnswer, BreakOrder, SiegeFigures } from '../../../shared/odds/origins'
import { ODDS_COLUMNS, type OddsColumn } from '../../../shared/origins/events'
import { allotmentIn, type OriginsData } from '../../../shared/origins/data'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import { err, ok, type Fault, type Result } from '../../../shared/result'
import { POWER_NAMES, sayOdds } from '../../../shared/wording/origins'
import { add, div, fraction, isZero, mul, text, toNumber, ZERO, type Fraction } from '../odds/fraction'
import { roomBefore } from './planning-position'
import { everOf } from './planning-ever'
import { courseOf, type Siege, type SiegeCourse, type Slot } from './planning-siege'
import { assumedOfSiege } from './planning-words'
import { embassy, nextTurn, type OriginsState } from './state'

/** With the number that breaks the stack said. */
export type SaidBreak = BreakOrder & { readonly below: number }

interface Plan {
  readonly siege: Siege
  readonly slots: readonly Slot[]
  /** Turns of one whole round, for a siege without end. */
  readonly cycle: readonly Slot[]
  readonly names: readonly string[]
  readonly adds: readonly number[]
  readonly rounds: readonly number[]
}

const wrong = (at: string, problem: string, expected: string): { readonly ok: false; readonly error: Fault } =>
  err({ at, problem, expected })

/** Forces without a board: the attackers in the order named, the stack's owner last. */
function madeUp(order: SaidBreak): Result<Plan> {
  const { attackers, defenders } = order
  if (defenders === undefined) return wrong('defenders', 'missing', 'the number of PFs in the stack, or a position')
  const bare = attackers.findIndex((a) => a.factors === undefined)
  if (bare >= 0) return wrong(`attackers.${bare}.factors`, 'missing', 'the number of its PFs there, or a position')
  const rounds = Array.from({ length: order.rounds ?? 10 }, (_, i) => i + 1)
  const turns = (round: number): Slot[] => [
    ...attackers.map((a, who): Slot => ({ round, who, adds: a.adds, attacks: true })),
    ...(order.defenderAdds > 0 ? [{ round, who: -1, adds: order.defenderAdds, attacks: false }] : []),
  ]
  return ok({
    siege: siegeOf(
      order,
      attackers.map((a) => a.factors ?? 0),
      defenders,
    ),
    slots: rounds.flatMap(turns),
    cycle: turns(1),
    names: attackers.map((a, i) => (a.power === undefined ? `Attacker ${i + 1}` : POWER_NAMES[a.power])),
    adds: attackers.map((a) => a.adds),
    rounds,
  })
}

const siegeOf = (order: SaidBreak, stacks: readonly number[], defenders: number): Siege => ({
  stacks,
  attackFrom: order.attackers.map((a) => a.attackFrom as OddsColumn),
  defenders,
  below: order.below,
})

/** What a power can add in the nation in one turn of that round (OW-2.2, OW-2.3). */
function mostIn(data: OriginsData, power: PowerId, nation: NationId, round: number): number {
  const allotment = allotmentIn(data, power, round)
  return nation === power ? allotment : Math.min(allotment, data.abroadPerTurn)
}
const mostEver = (data: OriginsData, power: PowerId, nation: NationId): number =>
  Math.max(...Array.from({ length: data.rounds }, (_, i) => mostIn(data, power, nation, i + 1)))

/** The turns to come from a position on, the rest of the present one first (OW-1.5, OW-2.1). */
function turnsOf(
  data: OriginsData,
  state: OriginsState,
  order: SaidBreak,
  nation: NationId,
  target: PowerId,
): { readonly slots: Slot[]; readonly rounds: number[] } {
  const slots: Slot[] = []
  const last = Math.min(data.rounds, state.round + (order.rounds ?? data.rounds) - 1)
  let [power, round, first] = [state.acting, state.round, !state.ended]
  while (!state.ended && round <= last) {
    const who = order.attackers.findIndex((a) => a.power === power)
    const adds = power === target ? order.defenderAdds : (order.attackers[who]?.adds ?? 0)
    const room = first
      ? roomBefore(data, { ...state, attacked: false }, power, nation)
      : mostIn(data, power, nation, round)
    const now = Math.min(adds, room)
    if (power === target && now > 0) slots.push({ round, who: -1, adds: now, attacks: false })
    if (who >= 0)
      slots.push({ round, who, adds: first && state.attacked ? 0 : now, attacks: !(first && state.attacked) })
    const next = nextTurn(power)
    power = next.power
    if (next.newRound) round++
    first = false
  }
  return { slots, rounds: Array.from({ length: Math.max(0, last - state.round + 1) }, (_, i) => state.round + i) }
}

function onBoard(data: OriginsData, state: OriginsState, order: SaidBreak): Result<Plan> {
  const { nation, target } = order
  if (nation === undefined) return wrong('nation', 'missing', 'where the stack lies')
  if (target === undefined) return wrong('target', 'missing', 'whose stack it is')
  const powers = order.attackers.map((a) => a.power)
  for (const [i, power] of powers.entries()) {
    const at = `attackers.${i}`
    if (power === undefined) return wrong(`${at}.power`, 'missing', 'the power that attacks')
    if (power === target) return wrong(`${at}.power`, 'a power cannot attack itself (OW-3.2)', 'another power')
    if (powers.indexOf(power) !== i) return wrong(`${at}.power`, `${power} is there twice`, 'every power once')
    const most = mostEver(data, power, nation)
    const adds = order.attackers[i]?.adds ?? 0
    if (adds > most) return wrong(`${at}.adds`, `${adds} is too large`, `0 to ${most} in a turn there (OW-2.2, OW-2.3)`)
  }
  const most = mostEver(data, target, nation)
  if (order.defenderAdds > most)
    return wrong('defenderAdds', `${order.defenderAdds} is too large`, `0 to ${most} in a turn there (OW-2.2, OW-2.3)`)
  const stacks = order.attackers.map((a) => a.factors ?? (a.power ? embassy(state, a.power, nation) : 0))
  const { slots, rounds } = turnsOf(data, state, order, nation, target)
  const next = turnsOf(
    data,
    { ...state, attacked: false, ended: false, placed: {}, round: 1 },
    { ...order, rounds: 2 },
    nation,
    target,
  )
  return ok({
    siege: siegeOf(order, stacks, order.defenders ?? embassy(state, target, nation)),
    slots,
    cycle: next.slots.slice(0, order.attackers.length + (order.defenderAdds > 0 ? 1 : 0)),
    names: powers.map((p) => (p ? POWER_NAMES[p] : '')),
    adds: order.attackers.map((a) => a.adds),
    rounds,
  })
}

type Say = (f: Fraction) => Chance
const total = (list: readonly Fraction[]) => list.reduce(add, ZERO)

function figuresOf(course: SiegeCourse, slots: readonly Slot[], firstRound: number, say: Say): SiegeFigures<Chance> {
  const chance = total(course.bySlot)
  if (isZero(chance)) return { chance: say(chance) }
  const mean = (sum: Fraction) => say(div(sum, chance))
  const weighed = (list: readonly Fraction[], weight: (i: number) => number) =>
    total(list.map((f, i) => mul(f, fraction(BigInt(weight(i)), 1n))))
  return {
    chance: say(chance),
    meanAttacks: mean(weighed(course.byAttacks, (n) => n)),
    meanRounds: mean(weighed(course.bySlot, (i) => (slots[i]?.round ?? firstRound) - firstRound + 1)),
  }
}

function withoutEnd(data: OriginsData, { siege, cycle }: Plan, say: Say): SiegeFigures<Chance> {
  const ever = everOf(data, siege, cycle)
  if (isZero(ever.chance)) return { chance: say(ever.chance) }
  return {
    chance: say(ever.chance),
    meanAttacks: say(div(ever.attacks, ever.chance)),
    meanRounds: say(div(ever.rounds, ever.chance)),
  }
}

const running = (list: readonly Fraction[]): Fraction[] => {
  let sum = ZERO
  return list.map((f) => (sum = add(sum, f)))
}

/** Broken is below the number, so a stack that is smaller already cannot be asked about. */
export function planBreak(data: OriginsData, asked: BreakOrder, state?: OriginsState): Result<BreakAnswer<Chance>> {
  const order: SaidBreak = { ...asked, below: asked.below ?? data.rightsAt }
  const made = state === undefined ? madeUp(order) : onBoard(data, state, order)
  if (!made.ok) return made
  const plan = made.value
  const { siege, slots, names, adds, rounds } = plan
  if (siege.defenders < order.below)
    return wrong('below', `the stack has ${siege.defenders} PFs and is smaller already`, `1 to ${siege.defenders}`)
  const say: Say = (f) => (order.exact ? text(f) : toNumber(f))
  const [first = 1] = rounds
  const course = courseOf(data, siege, slots)
  const upTo = running(course.byAttacks)
  const by = (round: number) => total(course.bySlot.filter((_, i) => (slots[i]?.round ?? 0) <= round))
  return ok({
    game: 'origins',
    kind: 'break',
    ...(order.nation === undefined || order.target === undefined ? {} : { nation: order.nation, target: order.target }),
    defenders: siege.defenders,
    below: siege.below,
    rounds: rounds.length,
    ...figuresOf(course, slots, first, say),
    attackers: names.map((name, i) => ({
      name,
      factors: siege.stacks[i] ?? 0,
      adds: adds[i] ?? 0,
      attackFrom: siege.attackFrom[i] ?? 0,
      breaks: say(course.breaks[i] ?? ZERO),
      meanLosses: say(course.losses[i] ?? ZERO),
      meanAttacks: say(course.attacks[i] ?? ZERO),
    })),
    byAttacks: course.byAttacks.map((f, n) => ({ attacks: n, chance: say(f), upTo: say(upTo[n] ?? ZERO) })).slice(1),
    byRound: rounds.map((round) => ({ round, upTo: say(by(round)) })),
    left: [...course.left]
      .sort(([a, x], [b, y]) => toNumber(y) - toNumber(x) || a - b)
      .map(([factors, chance]) => ({ factors, chance: say(chance) })),
    ...(order.defenderAdds > 0 ? {} : { withoutEnd: withoutEnd(data, plan, say) }),
    alternatives: ODDS_COLUMNS.map((attackFrom) => {
      const waiting = { ...siege, attackFrom: siege.stacks.map(() => attackFrom) }
      const figures = figuresOf(courseOf(data, waiting, slots), slots, first, say)
      return { attackFrom, odds: sayOdds(attackFrom), ...figures }
    }),
    assumptions: assumedOfSiege(order, state !== undefined, data.rightsAt),
  })
}
