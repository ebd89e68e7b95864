// OW-6.1: the ledger of deals. It never changes what is legal on the board, so all that can be wrong with an entry is
// that it names no deal, or nobody to make it with.
import type { JudgeDeal, RecordDeal } from '../../../../shared/origins/commands'
import type { Deal, OriginsState } from '../state'
import { no, type No } from '../refusal'

export function cannotRecord(c: RecordDeal): No | undefined {
  const twice = c.parties.find((power, i) => c.parties.indexOf(power) !== i)
  return twice === undefined ? undefined : no('OW-6.1', 'partyTwice', { power: twice })
}

export function cannotJudge(state: OriginsState, c: JudgeDeal): No | undefined {
  const deal = state.deals[c.deal - 1]
  if (!deal) return no('OW-6.1', 'noSuchDeal', { deal: c.deal, deals: state.deals.length })
  if (c.by === undefined) return undefined
  if (c.outcome !== 'broken') return no('OW-6.1', 'breakerWithoutBreach', { deal: c.deal, by: c.by })
  return deal.parties.includes(c.by) ? undefined : no('OW-6.1', 'breakerNotParty', { deal: c.deal, by: c.by })
}

/** Whether the last round that a deal names is over; a deal without one never comes due. The game's end ends every round. */
export const isOver = (deal: { readonly untilRound?: number | undefined }, round: number, ended: boolean): boolean =>
  deal.untilRound !== undefined && (deal.untilRound < round || ended)

export function dueOf(state: OriginsState, deal: Deal): 'no' | 'last' | 'due' {
  if (deal.outcome !== 'open') return 'no'
  if (isOver(deal, state.round, state.ended)) return 'due'
  return deal.untilRound === state.round ? 'last' : 'no'
}
