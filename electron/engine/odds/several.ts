/**
 * Several battles of one turn together. Each throws its own dice, so chances multiply; how many succeed is counted up battle by
 * battle. A unit in reserve is put into each of them in turn to see where it helps most.
 */
import { isAirKind, isLandKind, isShipKind, KINDS, type Kind } from '../../../shared/great-war/ids'
import type { Chance, Expected, SeveralAnswer } from '../../../shared/odds/answer'
import type { LandOrder } from '../../../shared/odds/land'
import type { RaidOrder } from '../../../shared/odds/raid'
import type { SeaOrder } from '../../../shared/odds/sea'
import type { SeveralOrder } from '../../../shared/odds/several'
import { err, fault, ok, type Result } from '../../../shared/result'
import { counted } from '../../../shared/wording/text'
import { floats, fractions, type Arith } from './arith'
import { plan } from './front'
import { landOdds } from './land'
import { raidOdds } from './raid'
import { seaOdds } from './sea'
import { answering, Unanswered, type Answered, type Ports } from './trouble'

type Part = SeveralOrder['battles'][number]
type PartOrder = Part['order']

interface Came<T> {
  readonly success: T
  readonly ipcSwing: T
  readonly manpowerSwing: T
  readonly assumptions: readonly string[]
}
/** The whole order, and how its chances are counted. */
interface Turn<T> {
  readonly order: SeveralOrder
  readonly math: Arith<T>
  readonly ports: Ports
}

/** Round by round nobody asked. */
const asked = <O extends LandOrder | SeaOrder>(order: O, exact: boolean): O => ({ ...order, exact, rounds: 0 })

function oddsOf<T>({ order, goal }: Part, { math, ports, order: { exact = false } }: Turn<T>): Answered<Came<T>> {
  const came = (success: Chance, swings: Expected<Chance>, assumptions: readonly string[]): Came<T> => ({
    success: math.read(success),
    ipcSwing: math.read(swings.ipcSwing),
    manpowerSwing: math.read(swings.manpowerSwing),
    assumptions,
  })
  if (order.kind === 'raid')
    return mapped(plan({ ...order, exact }, raidOdds), (x) => came(x.getsThrough, x.expected, x.assumptions))
  const odds =
    order.kind === 'land'
      ? plan(asked(order, exact), (o) => landOdds(o, ports))
      : plan(asked(order, exact), (o) => seaOdds(o, ports))
  const wins = (goal ?? (order.kind === 'land' ? 'takeSpace' : 'win')) === 'win'
  return mapped(odds, (x) => came(wins ? x.attackerWins : x.takesSpace, x.expected, x.assumptions))
}

function mapped<A, B>(odds: Answered<A>, read: (x: A) => B): Answered<B> {
  if (!odds.ok) return odds
  if (odds.value.kind === 'none') return ok(odds.value)
  return ok({ kind: 'odds', odds: read(odds.value.odds) })
}

/** A fault of one battle, with its place in the whole order; what can't be answered ends the whole. */
function partOdds<T>(part: Part, i: number, turn: Turn<T>): Result<Came<T>> {
  const odds = oddsOf(part, turn)
  const at = (inner: string) => `battles.${i}.order${inner === '' ? '' : `.${inner}`}`
  if (!odds.ok) return err({ ...odds.error, at: at(odds.error.at) })
  if (odds.value.kind === 'none') {
    const { kind: _, ...why } = odds.value
    if (why.reason === 'cancelled') throw new Unanswered({ ...why, at: '' })
    throw new Unanswered({ ...why, at: at(why.at), message: `${nameOf(part, i)}: ${why.message}` })
  }
  return ok(odds.value.odds)
}

/** Chances that 0, 1, 2… of them succeed. */
export function numbersOf<T>(math: Arith<T>, chances: readonly T[]): T[] {
  const { add, mul, one, sub, zero } = math
  let list = [one]
  for (const p of chances)
    list = [...list, zero].map((x, n) => add(mul(x, sub(one, p)), n > 0 ? mul(list[n - 1] ?? zero, p) : zero))
  return list
}
/** Chances that 0, 1, 2… of them or more succeed. Summed from the top, so that small ones are not lost beside 1. */
function leastOf<T>(math: Arith<T>, chances: readonly T[]): T[] {
  const numbers = numbersOf(math, chances)
  return numbers.map((_, k) => (k === 0 ? math.one : sum(math, numbers.slice(k).reverse())))
}
const sum = <T>({ add, zero }: Arith<T>, list: readonly T[]): T => list.reduce(add, zero)
const product = <T>({ mul, one }: Arith<T>, list: readonly T[]): T => list.reduce(mul, one)

export function severalOdds(order: SeveralOrder, ports: Ports = {}): Answered<SeveralAnswer<Chance>> {
  const own = order.battles.findIndex((b) => b.order.exact === true)
  if (own >= 0 && order.exact !== true)
    return fault(`battles.${own}.order.exact`, 'fractions are for all battles together', '“exact” beside “battles”')
  return order.exact === true ? answered({ order, math: fractions, ports }) : answered({ order, math: floats, ports })
}

function answered<T>(turn: Turn<T>): Answered<SeveralAnswer<Chance>> {
  let wrong: Result<never> | undefined
  const found = answering((): SeveralAnswer<Chance> | undefined => {
    const parts: Came<T>[] = []
    for (const [i, part] of turn.order.battles.entries()) {
      const odds = partOdds(part, i, turn)
      if (!odds.ok) {
        wrong = odds
        return undefined
      }
      parts.push(odds.value)
    }
    return answerOf(turn, parts)
  })
  return wrong ?? (found as Answered<SeveralAnswer<Chance>>)
}

function answerOf<T>(turn: Turn<T>, parts: readonly Came<T>[]): SeveralAnswer<Chance> {
  const { order, math } = turn
  const { chance, say } = math
  const chances = parts.map((p) => p.success)
  return {
    game: 'great-war',
    kind: 'several',
    battles: order.battles.map((part, i) => ({ name: nameOf(part, i), success: chance(chances[i] ?? math.zero) })),
    all: chance(product(math, chances)),
    atLeast: leastOf(math, chances).map(chance),
    expected: {
      successes: say(sum(math, chances)),
      ipcSwing: say(
        sum(
          math,
          parts.map((p) => p.ipcSwing),
        ),
      ),
      manpowerSwing: say(
        sum(
          math,
          parts.map((p) => p.manpowerSwing),
        ),
      ),
    },
    ...(order.reserve ? { reserve: reserveOf(turn, chances) } : {}),
    assumptions: assumed(order, parts),
  }
}

const nameOf = (part: Part, i: number): string => part.name ?? `Battle ${i + 1}`

/** Where one more of each kind helps most: all together, else more of them. */
function reserveOf<T>(turn: Turn<T>, chances: readonly T[]): NonNullable<SeveralAnswer<Chance>['reserve']> {
  const { order, math } = turn
  const more = (a: T, b: T) => math.toNumber(math.sub(b, a))
  return KINDS.filter((k) => (order.reserve?.[k] ?? 0) > 0).flatMap((kind) => {
    const options = order.battles.flatMap((part, battle) => optionOf(turn, part, battle, kind, chances))
    const [first] = [...options].sort(
      (a, b) => more(a.all, b.all) || more(a.successes, b.successes) || a.battle - b.battle,
    )
    const said = options.map(({ battle, success, all, atLeast, successes }) => ({
      battle,
      success: math.chance(success),
      all: math.chance(all),
      atLeast: atLeast.map(math.chance),
      successes: math.say(successes),
    }))
    return first ? [{ kind, best: first.battle, options: said }] : []
  })
}

function optionOf<T>(turn: Turn<T>, part: Part, battle: number, kind: Kind, chances: readonly T[]) {
  const order = withOneMore(part.order, kind)
  if (order === undefined) return []
  const odds = partOdds({ ...part, order }, battle, turn)
  if (!odds.ok) return []
  const { success } = odds.value
  const then = chances.map((p, i) => (i === battle ? success : p))
  const { math } = turn
  return [{ battle, success, all: product(math, then), atLeast: leastOf(math, then), successes: sum(math, then) }]
}

/** The same battle with one more attacker of that kind; undefined where it can't take part. */
function withOneMore(order: PartOrder, kind: Kind): PartOrder | undefined {
  if (order.kind === 'raid') return inRaid(order, kind)
  const attacker = { ...order.attacker, [kind]: (order.attacker[kind] ?? 0) + 1 }
  if (order.kind === 'sea') return isLandKind(kind) ? undefined : { ...order, attacker }
  if (isShipKind(kind)) return undefined
  if (isAirKind(kind)) return { ...order, attacker }
  return { ...order, attacker, ...cameAlong(order, kind) }
}
function inRaid(order: RaidOrder, kind: Kind): RaidOrder | undefined {
  if (kind === 'bomber') return { ...order, bombers: order.bombers + 1 }
  return kind === 'fighter' ? { ...order, escorts: (order.escorts ?? 0) + 1 } : undefined
}

/** It comes the way that most of the others came, so that the half rule is not turned by where it stood (GW-15.6). */
function cameAlong({ from, landed }: LandOrder, kind: Kind): Partial<LandOrder> {
  if (!from) return {}
  const ways = ['faced', 'elsewhere', 'sea'] as const
  const way = ways.reduce((best, w) => ((from[w] ?? 0) > (from[best] ?? 0) ? w : best))
  const aboard = way === 'sea' && landed ? { landed: { ...landed, [kind]: (landed[kind] ?? 0) + 1 } } : {}
  return { from: { ...from, [way]: (from[way] ?? 0) + 1 }, ...aboard }
}

function assumed(order: SeveralOrder, parts: readonly { readonly assumptions: readonly string[] }[]): string[] {
  const goal = (part: Part) =>
    part.order.kind === 'raid'
      ? 'a bomber getting through'
      : (part.goal ?? (part.order.kind === 'land' ? 'takeSpace' : 'win')) === 'win'
        ? 'winning'
        : 'taking the space'
  const asksLand = order.battles.some((b) => b.order.kind === 'land' && b.order.from !== undefined)
  return [
    `The ${counted(order.battles.length, 'battle')} throw their own dice: none depends on another.`,
    ...order.battles.map((part, i) => `${nameOf(part, i)}: success is ${goal(part)}.`),
    ...(order.reserve
      ? [
          'A unit in reserve is tried as one more attacker in each battle that its kind can fight in.',
          ...(asksLand ? ['A land unit comes the way that most of the others come.'] : []),
        ]
      : []),
    ...parts.flatMap((p, i) =>
      p.assumptions.map((text) => `${order.battles[i] ? nameOf(order.battles[i], i) : ''}: ${text}`),
    ),
  ]
}
