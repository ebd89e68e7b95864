/** What a nation can promise where a term cannot be signed so (GW-20.3). */
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { isNationId, type NationId } from '../../../shared/great-war/ids'
import { TERM_KINDS } from '../../../shared/great-war/terms'
import type { Facts } from '../../../shared/ruling'
import { sayNation, SayNation, saySpace } from '../../../shared/wording/great-war-names'
import { listed } from '../../../shared/wording/text'
import { controlledBy } from './rules/spaces'
import { surrenderOf, treatyOf, offerOf, truceBetween, type Signing } from './rules/treaties'
import { armisticeOf } from './rules/who'
import type { GreatWarState } from './state'

/** Who the asked terms would bind, and who could receive. */
function signingOf(s: GreatWarState, c: GreatWarCommand): Signing | undefined {
  switch (c.type) {
    case 'offerArmistice':
      return truceBetween(c.by, c.to)
    case 'offerConditionalSurrender':
      return c.by === 'bolsheviks' ? truceBetween(c.by, c.to) : surrenderOf(s, c.by, c.to)
    case 'imposeTerms': {
      const [loser, victor] = treatyOf(s, c.treaty)?.parties ?? []
      return loser && victor ? { ...surrenderOf(s, loser, victor), bound: [loser] } : undefined
    }
    case 'respondOffer': {
      const o = offerOf(s, c.offer)
      if (!o?.to) return undefined
      return o.kind === 'conditionalSurrender' ? surrenderOf(s, o.from, o.to) : truceBetween(o.from, o.to)
    }
    default:
      return undefined
  }
}
const nations = (list: readonly NationId[]) => listed(list.map(sayNation), 'or')

/** How a treaty that keeps units out comes to its end (GW-20.8, 20.9). */
export function whileItBinds(s: GreatWarState, facts: Facts): string | undefined {
  const { nation, holder } = facts
  if (!isNationId(nation) || !isNationId(holder) || facts['why'] !== undefined) return undefined
  const truce = armisticeOf(s, nation, holder)
  if (!truce) return undefined
  const by = truce.parties.includes(nation) ? ` ${SayNation(nation)} can break it in Diplomacy.` : ''
  return `It binds to the end of round ${truce.untilRound ?? s.round}.${by}`
}

export function termsInstead(s: GreatWarState, c: GreatWarCommand, facts: Facts): string | undefined {
  const from = isNationId(facts['from']) ? facts['from'] : undefined
  const signing = signingOf(s, c)
  switch (facts['why']) {
    case 'bare':
    case 'noCounter':
      return undefined
    case 'stranger':
      return signing && `Bound can be ${nations(signing.bound)}.`
    case 'recipient':
      return signing && from && `What ${sayNation(from)} gives can go to ${nations(signing.recipients(from))}.`
    case 'tooDear':
      return from && `${SayNation(from)} has ${s.nations[from].treasury} IPC.`
    case 'notHeld':
      return from && `${SayNation(from)} holds ${listed(controlledBy(s, from).map(saySpace)) || 'no land'}.`
    case 'notOwn':
    case 'noUnits':
    case 'notInPlay':
      return undefined
    default:
      return `Terms are ${listed(TERM_KINDS.map((x) => `“${x}”`))}.`
  }
}
