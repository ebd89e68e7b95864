// OW-6.1: the ledger. Deals are numbered from 1; one that is written down late, after its last round, is due at once.
import type { JudgeDeal, RecordDeal } from '../../../../shared/origins/commands'
import type { OriginsEvent } from '../../../../shared/origins/events'
import { cannotJudge, cannotRecord, isOver } from '../rules/deals'
import { bySeat, type OriginsState } from '../state'
import { happened, type OriginsDecision } from '../refusal'

export function recordDeal(state: OriginsState, c: RecordDeal): OriginsDecision {
  const forbidden = cannotRecord(c)
  if (forbidden) return forbidden
  const deal = state.deals.length + 1
  const recorded: OriginsEvent = {
    type: 'dealRecorded',
    deal,
    parties: [...c.parties].sort(bySeat),
    text: c.text,
    ...(c.untilRound === undefined ? {} : { untilRound: c.untilRound }),
    round: state.round,
  }
  return isOver(recorded, state.round, state.ended)
    ? happened(recorded, { type: 'dealCameDue', deal })
    : happened(recorded)
}

/** A judgement can be changed: the table's last word counts. */
export function judgeDeal(state: OriginsState, c: JudgeDeal): OriginsDecision {
  return (
    cannotJudge(state, c) ??
    happened({ type: 'dealJudged', deal: c.deal, outcome: c.outcome, ...(c.by === undefined ? {} : { by: c.by }) })
  )
}
