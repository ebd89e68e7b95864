/** Which of the legal deeds a desk of the panel has in hand already, and what a list of the others is called. */
import type { CommandType, GreatWarCommand } from '../../../../shared/great-war/commands'
import type { Phase } from '../../../../shared/great-war/ids'
import type { ClauseId } from '../../../../shared/ids'
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

/** Deeds that cannot be put right across the table: asked about once. What is said of each, with its clause. */
const GRAVE: Readonly<Partial<Record<CommandType, { readonly note: string; readonly clause: ClauseId }>>> = {
  declareAttackOnNeutral: {
    note: 'A neutral that is attacked and not conquered in this turn’s combat joins the enemy bloc.',
    clause: 'GW-18.18',
  },
  breakArmistice: { note: 'The word is broken before all; war resumes at once.', clause: 'GW-20.9' },
  renounceSurrender: { note: 'A surrender may be broken once in the whole game.', clause: 'GW-20.16' },
  joinWar: { note: 'The choice is for good.', clause: 'GW-19.9' },
  joinCentralPowers: { note: 'The choice is for good.', clause: 'GW-16.23' },
}
export const graveOf = (command: unknown): { readonly note: string; readonly clause: ClauseId } | undefined =>
  GRAVE[(command as { readonly type?: CommandType }).type ?? 'endPhase']
