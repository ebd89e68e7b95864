/** Which of the legal deeds a desk of the panel has in hand already, and what a list of the others is called. */
import type { CommandType, GreatWarCommand } from '../../../../shared/great-war/commands'
import type { Phase } from '../../../../shared/great-war/ids'
import type { Choice } from '../../../../shared/ruling'

/** Said by the foot, the menu or the battle board. */
const ELSEWHERE: readonly CommandType[] = [
  'correct',
  'endPhase',
  'endCombatMovement',
  'rollBattleDice',
  'selectCasualties',
  'submergeSubmarines',
  'continueBattle',
  'chooseInterceptors',
  'retreat',
]
const OF_THE_DESK: Readonly<Partial<Record<Phase, readonly CommandType[]>>> = {
  research: ['researchTechnology'],
  purchase: ['purchaseUnits', 'cancelPurchase'],
  combat: ['startBattle', 'rollBombingRaid'],
  place: ['placeUnits', 'buildTrench', 'recruitPeasant', 'placeSerbianInfantry'],
}
export function restOf(legal: readonly Choice<GreatWarCommand>[], phase: Phase): readonly Choice<GreatWarCommand>[] {
  const handled = [...ELSEWHERE, ...(OF_THE_DESK[phase] ?? [])]
  return legal.filter(({ command }) => !handled.includes(command.type))
}

export const GROUP_NAMES: Readonly<Partial<Record<CommandType, string>>> = {
  respondOffer: 'Answer an offer',
  influenceNation: 'Influence',
  giveDreadnoughts: 'Dreadnoughts for Turkey',
  placeGiftedShips: 'Where the gifted ships go',
  offerArmistice: 'Offer an armistice without terms',
  offerConditionalSurrender: 'Offer a conditional surrender',
  offerUnconditionalSurrender: 'Offer unconditional surrender',
  offerGeneralPeace: 'Offer a general peace',
  imposeTerms: 'Impose terms',
  requestLimitedWar: 'Limited war',
  declareAttackOnNeutral: 'Attack a neutral',
  moveUnits: 'Move one unit',
  loadTransport: 'Load a transport',
  unloadTransport: 'Land from a transport',
  declareBombingRaid: 'Bombing raid',
  sendVolunteers: 'Send volunteers',
  chooseInterceptors: 'Interceptors',
  chooseBlockadeLosses: 'What the blockade costs',
  displaceUnits: 'A way out',
}
