// The referee's correction: the app yields to the physical board. After the end it may change the result, which is then
// said anew (OW-5.7).
import type { Correct } from '../../../../shared/origins/commands'
import type { OriginsData } from '../../../../shared/origins/data'
import type { OriginsEvent } from '../../../../shared/origins/events'
import { canonical } from '../../core/hash'
import { apply } from '../apply'
import { cannotCorrect } from '../rules/correction'
import { crossing } from '../rules/rights'
import { embassy, type OriginsState } from '../state'
import { happened, type OriginsDecision } from '../refusal'
import { resultEvent } from './result'

export function correct(data: OriginsData, state: OriginsState, c: Correct): OriginsDecision {
  const forbidden = cannotCorrect(data, c.factors)
  if (forbidden) return forbidden
  const { power, nation, reason } = c
  const was = embassy(state, power, nation)
  const now = Math.abs(c.factors) // JSON knows a −0
  const corrected: OriginsEvent = { type: 'embassyCorrected', power, nation, was, now, reason }
  return happened(corrected, ...crossing(data, power, nation, was, now), ...newResult(data, state, corrected))
}

function newResult(data: OriginsData, state: OriginsState, corrected: OriginsEvent): readonly OriginsEvent[] {
  if (!state.ended) return []
  const result = resultEvent(data, apply(state, corrected))
  return canonical(result) === canonical(resultEvent(data, state)) ? [] : [result]
}
