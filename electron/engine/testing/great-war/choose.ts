/** One deed of all that may be said: first a type by weight, then any of that type. */
import type { CommandType, GreatWarCommand } from '../../../../shared/great-war/commands'
import type { Random } from './random'

/** How eager the player is; the rest have weight 8. Phases must end, or nothing ever happens. */
export const WEIGHTS: Partial<Record<CommandType, number>> = {
  endPhase: 10,
  endCombatMovement: 3,
  correct: 0,
  moveUnits: 16,
  startBattle: 40,
  continueBattle: 30,
  retreat: 4,
  purchaseUnits: 14,
  placeUnits: 40,
  recruitPeasant: 20,
  influenceNation: 6,
  researchTechnology: 6,
  offerArmistice: 1,
  offerConditionalSurrender: 1,
  offerUnconditionalSurrender: 1,
  offerGeneralPeace: 0,
  respondOffer: 3,
  declareAttackOnNeutral: 1,
  renounceSurrender: 2,
  breakArmistice: 2,
  imposeTerms: 2,
  endLimitedWar: 1,
  cancelPurchase: 1,
  joinCentralPowers: 12,
  inductBulgaria: 12,
  inductGreece: 12,
  unloadTransport: 40,
  loadTransport: 16,
  declareBombingRaid: 60,
  sendVolunteers: 60,
}

export function choose(
  r: Random,
  choices: readonly GreatWarCommand[],
  weights: Partial<Record<CommandType, number>> = WEIGHTS,
): GreatWarCommand | undefined {
  const types = [...new Set(choices.map((c) => c.type))]
  const total = types.reduce((sum, t) => sum + (weights[t] ?? 8), 0)
  let at = r.below(total)
  const type = types.find((t) => (at -= weights[t] ?? 8) < 0)
  const of = choices.filter((c) => c.type === type)
  // An America that is attacked in every game never comes to its own chapter.
  const spared = of.filter((c) => !(c.type === 'declareAttackOnNeutral' && c.nation === 'united-states'))
  return r.pick(spared.length > 0 && !r.chance(5) ? spared : of)
}
