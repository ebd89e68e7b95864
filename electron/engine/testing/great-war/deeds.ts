/** What a command comes to when one deed of the hand after another is said: the keys under which `legal` lists it. */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'

export function deedsOf(c: GreatWarCommand): string[] {
  switch (c.type) {
    case 'moveUnits':
      return c.units.map((id) => `${id} to ${c.path.at(-1) ?? ''}`)
    case 'loadTransport':
      return c.units.map((id) => `${id} aboard ${c.transport}`)
    case 'unloadTransport':
      return c.units.map((id) => `${id} ashore ${c.space}`)
    case 'declareBombingRaid':
      return c.bombers.map((id) => `${id} bombs ${c.space}`)
    case 'purchaseUnits':
    case 'cancelPurchase':
      return c.units.map((x) => `${x.kind} of ${x.pool ?? ''}`)
    case 'placeUnits':
      return c.placements.map((x) => `${x.kind} of ${x.pool} in ${x.space}`)
    case 'buildTrench':
      return [`${c.space} against ${c.facing}`]
    case 'recruitPeasant':
      return [c.space]
    case 'influenceNation':
    case 'declareAttackOnNeutral':
      return [c.nation]
    case 'offerArmistice':
    case 'offerConditionalSurrender':
    case 'offerUnconditionalSurrender':
      return [c.to]
    case 'sendVolunteers':
      return [`${c.kind} to ${c.to}`]
    case 'breakArmistice':
    case 'endArmisticeByConsent':
    case 'imposeTerms':
    case 'renounceSurrender':
      return [c.treaty]
    case 'offerGeneralPeace':
      return [c.result]
    case 'respondOffer':
      return [`${c.answer} ${c.offer}`]
    case 'requestLimitedWar':
      return [c.target]
    case 'joinWar':
      return [c.bloc]
    case 'setSubmarineDoctrine':
      return [c.doctrine]
    case 'startBattle':
      return [c.battle]
    case 'rollBombingRaid':
      return [c.space]
    case 'retreat':
      return [c.to ?? '']
    default:
      return ['']
  }
}

/** Asked of a seat: any of its nations may answer, `legal` names one. */
const BY_SEAT: readonly GreatWarCommand['type'][] = [
  'submergeSubmarines',
  'selectCasualties',
  'chooseInterceptors',
  'displaceUnits',
  'placeGiftedShips',
  'respondOffer',
]
export const speakerOf = (c: GreatWarCommand): string => ('by' in c && !BY_SEAT.includes(c.type) ? c.by : '')
