// OW-2.5, OW-5.1: a turn ends, and with it perhaps the round or the game. A deal whose last round is over and that nobody
// has judged is announced then (OW-6.1): a question to the table, not a ruling.
import type { EndTurn } from '../../../../shared/origins/commands'
import type { OriginsData } from '../../../../shared/origins/data'
import type { OriginsEvent } from '../../../../shared/origins/events'
import { cannotEndTurn } from '../rules/attack'
import { nextTurn, type OriginsState } from '../state'
import { happened, type OriginsDecision } from '../refusal'
import { resultEvent } from './result'

export function endTurn(data: OriginsData, state: OriginsState, c: EndTurn): OriginsDecision {
  const forbidden = cannotEndTurn(data, state, c.power)
  if (forbidden) return forbidden

  const { round } = state
  const ended: OriginsEvent = { type: 'turnEnded', power: c.power, round, attacked: state.attacked }
  const next = nextTurn(c.power)
  if (!next.newRound) return happened(ended, { type: 'turnBegun', power: next.power, round })

  const due = state.deals.flatMap((deal, i): OriginsEvent[] =>
    deal.outcome === 'open' && deal.untilRound === round ? [{ type: 'dealCameDue', deal: i + 1 }] : [],
  )
  return round === data.rounds
    ? happened(ended, ...due, resultEvent(data, state)) // OW-5.1
    : happened(ended, ...due, { type: 'turnBegun', power: next.power, round: round + 1 })
}
