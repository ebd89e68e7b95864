// OW-7: alliances are formed by the table's word, and left by one side's only where the campaign allows it (OW-7.7).
import type { FormAlliance, LeaveAlliance } from '../../../../shared/origins/commands'
import { cannotAlly, cannotLeave } from '../rules/alliances'
import { allianceOf, inSeatingOrder, partnerIn, type OriginsState } from '../state'
import { happened, type OriginsDecision } from '../refusal'

export function formAlliance(state: OriginsState, { powers: [a, b] }: FormAlliance): OriginsDecision {
  const [first, second] = inSeatingOrder(a, b)
  return cannotAlly(state, a, b) ?? happened({ type: 'allianceFormed', powers: [first, second] })
}

export function leaveAlliance(state: OriginsState, { power }: LeaveAlliance): OriginsDecision {
  const forbidden = cannotLeave(state, power)
  if (forbidden) return forbidden
  const alliance = allianceOf(state, power)
  if (!alliance) throw new Error(`OW-7.7: ${power} may leave, but stands in no alliance`)
  return happened({ type: 'allianceLeft', power, partner: partnerIn(alliance, power) })
}
