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

  const last = round === data.rounds
  const due = state.deals.flatMap((deal, i): OriginsEvent[] =>
    deal.outcome === 'open' && comesDue(deal.untilRound, round, last) ? [{ type: 'dealCameDue', deal: i + 1 }] : [],
  )
  return last
    ? happened(ended, ...due, resultEvent(data, state)) // OW-5.1
    : happened(ended, ...due, { type: 'turnBegun', power: next.power, round: round + 1 })
}

/** In a shorter game than the board's a deal may name a round that never comes. */
const comesDue = (untilRound: number | undefined, round: number, last: boolean): boolean =>
  untilRound === round || (last && untilRound !== undefined && untilRound > round)
