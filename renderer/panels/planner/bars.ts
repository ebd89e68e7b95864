/** What is drawn of an answer: bars of who stands at the end, of every round, of the likeliest remnants. */
import type { AfterRound, Chance, JointSurvivors, Survivors } from '../../../shared/odds/answer'
import { KINDS } from '../../../shared/great-war/ids'
import type { ChanceBar } from '../../parts/chance-bar'
import { num, sayStanding } from './words'

/** Beyond this many bars a side neighbours are put together, so that each stays wide enough for its figure. */
const MOST_A_SIDE = 9
const WORTH_A_BAR = 0.0005

const sizeOf = (x: JointSurvivors<Chance>['attacker']) => KINDS.reduce((sum, k) => sum + (x.units[k] ?? 0), 0)

function sideBars(joint: readonly JointSurvivors<Chance>[], side: 'attacker' | 'defender'): ChanceBar[] {
  const outcome = side === 'attacker' ? 'attackerWins' : 'defenderWins'
  const left = new Map<number, number>()
  for (const x of joint)
    if (x.outcome === outcome) left.set(sizeOf(x[side]), (left.get(sizeOf(x[side])) ?? 0) + num(x.chance))
  const known = [...left].map(([n, chance]) => ({ n, chance })).filter((x) => x.chance >= WORTH_A_BAR)
  const most = Math.max(0, ...known.map((x) => x.n))
  const least = Math.min(most, ...known.map((x) => x.n))
  const step = Math.max(1, Math.ceil((most - least + 1) / MOST_A_SIDE))
  const bars: ChanceBar[] = []
  for (let from = least; from <= most && most > 0; from += step) {
    const to = Math.min(from + step - 1, most)
    const chance = [...left].reduce((sum, [n, c]) => (n >= from && n <= to ? sum + c : sum), 0)
    const label = from === to ? `${from}` : `${from}–${to}`
    bars.push({ key: `${side} ${from}`, label, chance, tone: side === 'attacker' ? 'one' : 'other' })
  }
  return bars
}

/** The defender's wins to the left, the most standing outermost; nobody in the middle; the attacker's to the right. */
export function endBars(joint: readonly JointSurvivors<Chance>[]): ChanceBar[] {
  const chanceOf = (outcome: JointSurvivors['outcome']) =>
    joint.reduce((sum, x) => (x.outcome === outcome ? sum + num(x.chance) : sum), 0)
  const both = chanceOf('bothDestroyed')
  const stopped = chanceOf('stopped')
  return [
    ...sideBars(joint, 'defender').reverse(),
    ...(both >= WORTH_A_BAR ? [{ key: 'nobody', label: '0', chance: both, tone: 'neither' as const }] : []),
    ...sideBars(joint, 'attacker'),
    ...(stopped >= WORTH_A_BAR ? [{ key: 'stopped', label: 'off', chance: stopped, tone: 'neither' as const }] : []),
  ]
}

const MOST_ROUNDS = 8
/** Rounds that are worth a line: until hardly any battle goes on. */
export function roundsWorth(after: readonly AfterRound<Chance>[]): readonly AfterRound<Chance>[] {
  const end = after.findIndex((r) => num(r.goesOn) < WORTH_A_BAR)
  return after.slice(0, Math.min(MOST_ROUNDS, end < 0 ? after.length : end + 1))
}

export interface Remnant {
  readonly key: string
  readonly text: string
  readonly chance: number
}
const MOST_REMNANTS = 6
/** Who is left of a side, the likeliest first, and what the others come to together. */
export function remnants(survivors: readonly Survivors<Chance>[]): readonly Remnant[] {
  const all = survivors
    .map((x) => ({ key: JSON.stringify(x.units) + (x.damaged ?? 0), text: sayStanding(x), chance: num(x.chance) }))
    .sort((a, b) => b.chance - a.chance)
  const [top, others] = [all.slice(0, MOST_REMNANTS), all.slice(MOST_REMNANTS)]
  const rest = others.reduce((sum, x) => sum + x.chance, 0)
  return rest < WORTH_A_BAR ? top : [...top, { key: 'others', text: `${others.length} others`, chance: rest }]
}

/** Chances by number from none on, as bars; the last ones that hardly ever happen are left out. */
export function countBars(chances: readonly Chance[], most = 16): ChanceBar[] {
  const last = chances.reduce<number>((found, c, i) => (num(c) >= WORTH_A_BAR ? i : found), 0)
  const step = Math.max(1, Math.ceil((last + 1) / most))
  const bars: ChanceBar[] = []
  for (let from = 0; from <= last; from += step) {
    const to = Math.min(from + step - 1, last)
    const chance = chances.slice(from, to + 1).reduce<number>((sum, c) => sum + num(c), 0)
    bars.push({ key: `${from}`, label: from === to ? `${from}` : `${from}–${to}`, chance, tone: 'one' })
  }
  return bars
}
