import type { DealView } from '../../../shared/origins/view'
import { powerName } from './words'

/** How a deal stands, in a few words and a tone that never speaks alone. */
export function dealStanding(deal: DealView): {
  readonly when: string
  readonly how: string
  readonly tone: 'good' | 'warn' | 'bad' | 'muted'
} {
  const when =
    deal.untilRound === undefined ? `since round ${deal.round},` : `round ${deal.round} until round ${deal.untilRound},`
  switch (deal.outcome) {
    case 'kept':
      return { when, how: 'kept', tone: 'good' }
    case 'broken':
      return { when, how: deal.by ? `broken by ${powerName(deal.by)}` : 'broken', tone: 'bad' }
    case 'void':
      return { when, how: 'void', tone: 'muted' }
    case 'open':
      return {
        no: { when, how: 'open', tone: 'muted' } as const,
        last: { when, how: 'in its last round', tone: 'warn' } as const,
        due: { when, how: 'over: was it kept?', tone: 'warn' } as const,
      }[deal.due]
  }
}
