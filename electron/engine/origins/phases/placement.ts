// OW-2: placing and taking back. One embassy at a time, so that undo is fine; rights that come or go are said at once.
import type { PlaceFactors, TakeBackFactors } from '../../../../shared/origins/commands'
import type { OriginsData } from '../../../../shared/origins/data'
import { cannotPlace, cannotTakeBack } from '../rules/placement'
import { crossing } from '../rules/rights'
import { embassy, factorsLeft, type OriginsState } from '../state'
import { happened, type OriginsDecision } from '../refusal'

export function place(data: OriginsData, state: OriginsState, c: PlaceFactors): OriginsDecision {
  const { power, nation, factors } = c
  const forbidden = cannotPlace(data, state, power, nation, factors)
  if (forbidden) return forbidden
  const was = embassy(state, power, nation) // OW-2.6: the acting power's own embassy, no other
  const now = was + factors
  const left = factorsLeft(data, state) - factors
  return happened(
    { type: 'factorsPlaced', power, nation, factors, now, left },
    ...crossing(data, power, nation, was, now), // OW-4.1
  )
}

export function takeBack(data: OriginsData, state: OriginsState, c: TakeBackFactors): OriginsDecision {
  const { power, nation, factors } = c
  const forbidden = cannotTakeBack(state, power, nation, factors)
  if (forbidden) return forbidden
  const was = embassy(state, power, nation)
  const now = was - factors
  const left = factorsLeft(data, state) + factors
  return happened(
    { type: 'factorsTakenBack', power, nation, factors, now, left },
    ...crossing(data, power, nation, was, now),
  )
}
