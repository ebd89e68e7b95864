/** What an order says against itself, as far as it takes the battle to see it: whom to keep, what is marked, which hits are due. */
import { KINDS } from '../../../shared/great-war/ids'
import type { Force } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import type { Fault } from '../../../shared/result'
import type { LandModel } from './land-model'
import { stepOf, type Step } from './land-start'

const TAKES_HITS: readonly Step[] = ['openingLosses', 'defenderMarks', 'attackerMarks']
const HAS_MARKED: readonly Step[] = ['defendersFire', 'attackerMarks']

const some = (f: Force = {}) => KINDS.some((k) => (f[k] ?? 0) > 0)

export function landSlip(order: LandOrder, model: LandModel): Fault | undefined {
  const { now, aim } = order
  if (typeof aim === 'object') {
    const side = aim.of ?? 'attacker'
    const sorts = side === 'attacker' ? model.attackers : model.defenders
    if (!sorts.some((s) => s.kind === aim.keep))
      return {
        at: 'aim.keep',
        problem: `the ${side} has no ${aim.keep} to keep`,
        expected: [...new Set(sorts.map((s) => s.kind))].join(', '),
      }
  }
  if (!now) return undefined
  const step = stepOf(order)
  const { limited = 0, onAny = 0 } = now.hits ?? {}
  if (limited + onAny > 0 && !TAKES_HITS.includes(step))
    return { at: 'now.hits', problem: `no hits are taken in the step ${step}`, expected: TAKES_HITS.join(', ') }
  if (limited > 0 && step !== 'openingLosses')
    return { at: 'now.hits.limited', problem: 'gas shots are over after the opening', expected: '0' }
  if (some(now.marked?.attacker))
    return { at: 'now.marked.attacker', problem: 'attackers are marked last, and go at once', expected: 'nothing' }
  const marks = now.marked?.defender ?? {}
  if (!some(marks)) return undefined
  if (!HAS_MARKED.includes(step))
    return {
      at: 'now.marked.defender',
      problem: `nobody is marked in the step ${step}`,
      expected: HAS_MARKED.join(', '),
    }
  for (const kind of KINDS) {
    const there = model.defenders.reduce((sum, s) => sum + (s.kind === kind ? s.count : 0), 0)
    const marked = marks[kind] ?? 0
    if (marked > there)
      return {
        at: `now.marked.defender.${kind}`,
        problem: `${marked} are marked, but only ${there} defend`,
        expected: `at most ${there}`,
      }
  }
  return undefined
}
