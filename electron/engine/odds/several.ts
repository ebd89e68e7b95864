/**
 * Several battles of one turn together. Each throws its own dice, so chances multiply; how many succeed is counted up battle by
 * battle. A unit in reserve is put into each of them in turn to see where it helps most.
 */
import { isAirKind, isLandKind, isShipKind, KINDS, type Kind } from '../../../shared/great-war/ids'
import type { Chance, SeveralAnswer } from '../../../shared/odds/answer'
import type { LandOrder } from '../../../shared/odds/land'
import type { RaidOrder } from '../../../shared/odds/raid'
import type { SeaOrder } from '../../../shared/odds/sea'
import type { SeveralOrder } from '../../../shared/odds/several'
import { err, ok, type Result } from '../../../shared/result'
import { counted } from '../../../shared/wording/text'
import { landOdds } from './land'
import { raidOdds } from './raid'
import { seaOdds } from './sea'
import { answering, Unanswered, type Answered, type Ports } from './trouble'

type Part = SeveralOrder['battles'][number]
type PartOrder = Part['order']

interface Came {
  readonly success: number
  readonly ipcSwing: number
  readonly manpowerSwing: number
  readonly assumptions: readonly string[]
}

interface Swings {
  readonly ipcSwing: Chance
  readonly manpowerSwing: Chance
}
const came = (success: Chance, { ipcSwing, manpowerSwing }: Swings, assumptions: readonly string[]): Came => ({
  success: Number(success),
  ipcSwing: Number(ipcSwing),
  manpowerSwing: Number(manpowerSwing),
  assumptions,
})

/** Numbers are enough here, and round by round nobody asked. */
const plainly = <O extends LandOrder | SeaOrder>(order: O): O => ({ ...order, exact: false, rounds: 0 })

function oddsOf({ order, goal }: Part, ports: Ports): Answered<Came> {
  if (order.kind === 'raid') {
    const odds = raidOdds({ ...order, exact: false })
    return mapped(odds, (x) => came(x.getsThrough, x.expected, x.assumptions))
  }
  const odds = order.kind === 'land' ? landOdds(plainly(order), ports) : seaOdds(plainly(order), ports)
  const wins = (goal ?? (order.kind === 'land' ? 'takeSpace' : 'win')) === 'win'
  return mapped(odds, (x) => came(wins ? x.attackerWins : x.takesSpace, x.expected, x.assumptions))
}

function mapped<A>(odds: Answered<A>, read: (x: A) => Came): Answered<Came> {
  if (!odds.ok || odds.value.kind === 'none') return odds as Answered<Came>
  return ok({ kind: 'odds', odds: read(odds.value.odds) })
}

/** A fault of one battle, with its place in the whole order; what can't be answered ends the whole. */
function partOdds(part: Part, i: number, ports: Ports): Result<Came> {
  const odds = oddsOf(part, ports)
  const at = (inner: string) => `battles.${i}.order${inner === '' ? '' : `.${inner}`}`
  if (!odds.ok) return err({ ...odds.error, at: at(odds.error.at) })
  if (odds.value.kind === 'none') {
    const { kind: _, ...why } = odds.value
    throw new Unanswered({ ...why, at: why.reason === 'cancelled' ? '' : at(why.at) })
  }
  return ok(odds.value.odds)
}

/** Chances that 0, 1, 2… of them succeed. */
export function numbersOf(chances: readonly number[]): number[] {
  let list = [1]
  for (const p of chances) list = [...list, 0].map((x, n) => x * (1 - p) + (n > 0 ? (list[n - 1] ?? 0) * p : 0))
  return list
}
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const product = (list: readonly number[]) => list.reduce((a, b) => a * b, 1)

export function severalOdds(order: SeveralOrder, ports: Ports = {}): Answered<SeveralAnswer> {
  let fault: Result<never> | undefined
  const answered = answering((): SeveralAnswer | undefined => {
    const parts: Came[] = []
    for (const [i, part] of order.battles.entries()) {
      const odds = partOdds(part, i, ports)
      if (!odds.ok) {
        fault = odds
        return undefined
      }
      parts.push(odds.value)
    }
    return answerOf(order, parts, ports)
  })
  if (fault) return fault
  return answered as Answered<SeveralAnswer>
}

function answerOf(order: SeveralOrder, parts: readonly Came[], ports: Ports): SeveralAnswer {
  const chances = parts.map((p) => p.success)
  const numbers = numbersOf(chances)
  const reserve = KINDS.filter((k) => (order.reserve?.[k] ?? 0) > 0).flatMap((kind) => {
    const options = order.battles.flatMap((part, battle) => optionOf(part, battle, kind, chances, ports))
    const [first] = [...options].sort((a, b) => b.all - a.all || b.successes - a.successes || a.battle - b.battle)
    return first ? [{ kind, best: first.battle, options }] : []
  })
  return {
    game: 'great-war',
    kind: 'several',
    battles: order.battles.map((part, i) => ({ name: nameOf(part, i), success: chances[i] ?? 0 })),
    all: product(chances),
    // From the top, so that small chances are not lost beside 1.
    atLeast: numbers.map((_, k) => (k === 0 ? 1 : sum(numbers.slice(k).reverse()))),
    expected: {
      successes: sum(chances),
      ipcSwing: sum(parts.map((p) => p.ipcSwing)),
      manpowerSwing: sum(parts.map((p) => p.manpowerSwing)),
    },
    ...(order.reserve ? { reserve } : {}),
    assumptions: assumed(order, parts),
  }
}

const nameOf = (part: Part, i: number): string => part.name ?? `Battle ${i + 1}`

function optionOf(part: Part, battle: number, kind: Kind, chances: readonly number[], ports: Ports) {
  const order = withOneMore(part.order, kind)
  if (order === undefined) return []
  const odds = partOdds({ ...part, order }, battle, ports)
  if (!odds.ok) return []
  const { success } = odds.value
  const then = chances.map((p, i) => (i === battle ? success : p))
  return [{ battle, success, all: product(then), successes: sum(then) }]
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

function assumed(order: SeveralOrder, parts: readonly Came[]): string[] {
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
