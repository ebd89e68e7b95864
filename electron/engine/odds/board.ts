/** Answers what a board asks about its battle: every chance of it, and of the choices that stand open, as the board shows them. */
import type { BattleOddsAnswer, OddsChoice, OddsView } from '../../../shared/great-war/battle-answer'
import type { UnitId } from '../../../shared/great-war/ids'
import type { BattleAnswer, Chance, JointSurvivors, RaidAnswer } from '../../../shared/odds/answer'
import { boardOrder, type BoardOddsOrder, type Prospect } from '../../../shared/odds/board'
import { ok, type Result } from '../../../shared/result'
import { parseWith } from '../core/parse'
import { floats } from './arith'
import { landOdds } from './land'
import { raidOdds } from './raid'
import { seaOdds } from './sea'
import { Unanswered, type Ports } from './trouble'

const num = (x: Chance): number => Number(x)
const sizeOf = (x: JointSurvivors<Chance>['attacker']) => Object.values(x.units).reduce((sum, n) => sum + n, 0)

function leftOf(
  joint: readonly JointSurvivors<Chance>[],
  outcome: JointSurvivors['outcome'],
  side: 'attacker' | 'defender',
) {
  const left: number[] = []
  for (const x of joint) {
    if (x.outcome !== outcome) continue
    const n = sizeOf(x[side])
    left[n] = (left[n] ?? 0) + num(x.chance)
  }
  return Array.from(left, (x) => floats.read(floats.chance(x ?? 0)))
}

function battleView(a: BattleAnswer<Chance>): OddsView {
  const { ipc, manpower } = a.expected
  return {
    kind: a.kind,
    wins: num(a.attackerWins),
    loses: num(a.defenderWins),
    both: num(a.bothDestroyed),
    stopped: num(a.stopped),
    takesSpace: num(a.takesSpace),
    left: {
      attacker: leftOf(a.survivors.joint, 'attackerWins', 'attacker'),
      defender: leftOf(a.survivors.joint, 'defenderWins', 'defender'),
    },
    ipc: { attacker: num(ipc.attacker), defender: num(ipc.defender) },
    manpower: { attacker: num(manpower.attacker), defender: num(manpower.defender) },
    rounds: num(a.rounds.expected),
    assumptions: a.assumptions,
  }
}
function raidView(a: RaidAnswer<Chance>): OddsView {
  const { ipc, manpower, ipcBombed } = a.expected
  const through = num(a.getsThrough)
  return {
    kind: 'raid',
    wins: through,
    loses: 1 - through,
    both: 0,
    stopped: 0,
    takesSpace: 0,
    left: { attacker: [], defender: [] },
    ipc: { attacker: num(ipc.attacker), defender: num(ipc.defender) },
    manpower: { attacker: num(manpower.attacker), defender: num(manpower.defender) },
    raid: { getsThrough: through, ipcLost: a.ipcLost.map(num), bombed: num(ipcBombed) },
    assumptions: a.assumptions,
  }
}

/** The odds, or why there are none. A fault would be an order of ours that makes no sense. */
function viewOf(prospect: Prospect, ports: Ports): OddsView | string {
  if ('ended' in prospect) return prospect.ended
  const { order } = prospect
  const found =
    order.kind === 'raid' ? raidOdds(order) : order.kind === 'land' ? landOdds(order, ports) : seaOdds(order, ports)
  if (!found.ok) throw new Error(`${found.error.at}: ${found.error.problem}`)
  if (found.value.kind === 'none') {
    // Whoever called it off wants none of the others either.
    if (found.value.reason === 'cancelled') throw new Unanswered(found.value)
    return found.value.message
  }
  const { odds } = found.value
  return odds.kind === 'raid' ? raidView(odds) : battleView(odds)
}

const success = (o: OddsView) => (o.kind === 'raid' ? (o.raid?.bombed ?? 0) : o.kind === 'land' ? o.takesSpace : o.wins)

interface Way {
  readonly units: readonly UnitId[]
  readonly ipc: number
  readonly odds: OddsView
}
/** Chances that differ by less are the same. */
const SAME = 1e-9

/** What costs least, and what fights best if that is something else; where several do as well, the cheapest of them. */
function lossChoices({ side, ways, some }: NonNullable<BoardOddsOrder['losses']>, ports: Ports): OddsChoice[] {
  const weighed = ways.flatMap(({ units, ipc, then }): Way[] => {
    const odds = viewOf(then, ports)
    return typeof odds === 'object' ? [{ units, ipc, odds }] : []
  })
  const [proposed] = weighed
  if (!proposed || proposed.units !== ways[0]?.units) return []
  const good = ({ odds }: Way) => (side === 'attackers' ? success(odds) : -success(odds))
  const bestOf = (list: readonly Way[]) =>
    list.reduce((x, y) => {
      const gain = good(y) - good(x)
      return gain > SAME || (gain > -SAME && y.ipc < x.ipc) ? y : x
    }, proposed)
  const cheapest = bestOf(weighed.filter((x) => x.ipc === proposed.ipc))
  const best = bestOf(weighed)
  const choice = ({ units, ipc, odds }: Way, text: string): OddsChoice => ({
    choice: 'losses',
    text: `${ipc} IPC, ${text}`,
    units,
    odds,
  })
  if (good(best) - good(cheapest) <= SAME)
    return [choice(cheapest, weighed.length === 1 ? 'cheapest' : some ? 'cheapest' : 'cheapest and best')]
  const fights = side === 'attackers' ? 'fights best' : 'holds best'
  return [choice(cheapest, 'cheapest'), choice(best, some ? `${fights} of ${weighed.length} weighed` : fights)]
}

function answerOf({ now, why, choices, losses }: BoardOddsOrder, ports: Ports): BattleOddsAnswer {
  const odds = now === undefined ? why : viewOf(now, ports)
  const open = choices.flatMap(({ choice, units, text, then }): OddsChoice[] => {
    const view = viewOf(then, ports)
    return typeof view === 'object' ? [{ choice, ...(units ? { units } : {}), text, odds: view }] : []
  })
  return {
    ...(typeof odds === 'object' ? { odds } : {}),
    ...(typeof odds === 'string' ? { why: odds } : {}),
    choices: [...(losses ? lossChoices(losses, ports) : []), ...open],
  }
}

/** What is called off has no odds, and says so. */
export function boardOdds(input: unknown, ports: Ports = {}): Result<BattleOddsAnswer> {
  const order = parseWith(boardOrder, input)
  if (!order.ok) return order
  try {
    return ok(answerOf(order.value, ports))
  } catch (error) {
    if (error instanceof Unanswered) return ok({ why: error.why.message, choices: [] })
    throw error
  }
}
