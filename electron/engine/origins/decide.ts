/** The only judge: every command to the phase that rules on it. */
import type { Face } from '../../../shared/dice'
import type { OriginsCommand } from '../../../shared/origins/commands'
import type { OriginsData } from '../../../shared/origins/data'
import { read } from '../core/ruling'
import { formAlliance, leaveAlliance } from './phases/alliances'
import { attack } from './phases/attack'
import { correct } from './phases/correction'
import { judgeDeal, recordDeal } from './phases/deals'
import { place, takeBack } from './phases/placement'
import { endTurn } from './phases/turn-end'
import type { OriginsDecision } from './refusal'
import type { OriginsState } from './state'

export function decide(
  data: OriginsData,
  state: OriginsState,
  c: OriginsCommand,
  faces: readonly Face[],
): OriginsDecision {
  switch (c.type) {
    case 'placeFactors':
      return place(data, state, c)
    case 'takeBackFactors':
      return takeBack(data, state, c)
    case 'attack':
      return read(attack(data, state, c), faces).decision
    case 'endTurn':
      return endTurn(data, state, c)
    case 'formAlliance':
      return formAlliance(state, c)
    case 'leaveAlliance':
      return leaveAlliance(state, c)
    case 'recordDeal':
      return recordDeal(state, c)
    case 'judgeDeal':
      return judgeDeal(state, c)
    case 'correct':
      return correct(data, state, c)
  }
}
