/**
 * What must be answered before play goes on (GW-22.4), counted from the position: battle steps, interceptors, the
 * Revolution's throws and displaced units, losses by blockade. Offers and gifted ships are asked too, but nobody waits.
 */
import type { BattleStep } from '../../../../shared/great-war/battle'
import type { CommandType } from '../../../../shared/great-war/commands'
import type { NationId, SpaceId } from '../../../../shared/great-war/ids'
import { kept } from '../kept'
import type { GreatWarState } from '../state'
import { victimsNow, voiceOf } from './battle-losses'
import { blockadeDue } from './convoys'
import { interceptorsAsked } from './raids'
import { isCertain, loyaltyOpen, rollOpen } from './revolution'

export interface Pending {
  readonly kind: 'battle' | 'interceptors' | 'revolution' | 'loyalty' | 'displacement' | 'blockade'
  /** Nations whose seats are asked. */
  readonly nations: readonly NationId[]
  readonly answers: readonly CommandType[]
  readonly space?: SpaceId
  readonly step?: BattleStep
  /** Hits or units that are due. */
  readonly due?: number
}

const STEP_ANSWERS: Readonly<Record<BattleStep, readonly CommandType[]>> = {
  opening: ['rollBattleDice'],
  openingLosses: ['selectCasualties'],
  attackersFire: ['rollBattleDice'],
  defenderMarks: ['selectCasualties'],
  defendersFire: ['rollBattleDice'],
  attackerMarks: ['selectCasualties'],
  decision: ['continueBattle', 'retreat'],
  attackerSubmerges: ['submergeSubmarines'],
  firstStrike: ['rollBattleDice'],
  firstStrikeLosses: ['selectCasualties'],
  defenderSubmerges: ['submergeSubmarines'],
  airCombat: ['rollBombingRaid'],
  bombs: ['rollBombingRaid'],
}

function battlePending(s: GreatWarState): Pending | undefined {
  const b = s.turn.battle
  if (!b) return undefined
  const side = victimsNow(b) ?? (b.step === 'defenderSubmerges' ? 'defenders' : undefined)
  const voice = side === undefined ? b.attacker : voiceOf(s, b, side)
  return {
    kind: 'battle',
    nations: voice === undefined ? [] : [voice],
    answers: STEP_ANSWERS[b.step],
    space: b.battle,
    step: b.step,
  }
}

/** Asked several times for each command, so kept with the position. */
export const pendingChoices: (s: GreatWarState) => readonly Pending[] = kept(findPending)

function findPending(s: GreatWarState): readonly Pending[] {
  const battle = battlePending(s)
  if (battle) return [battle]
  if (s.phase === 'combat') {
    const asked = s.turn.raids.flatMap(({ space }): Pending[] => {
      const nations = interceptorsAsked(s, space)
      return nations.length > 0 ? [{ kind: 'interceptors', nations, answers: ['chooseInterceptors'], space }] : []
    })
    if (asked.length > 0) return asked
  }
  if (s.revolution?.step === 'displace') {
    const nations = [...new Set(s.revolution.displaced.map((d) => d.nation))].sort()
    return [{ kind: 'displacement', nations, answers: ['displaceUnits'], due: s.revolution.displaced.length }]
  }
  if (loyaltyOpen(s)) return [{ kind: 'loyalty', nations: ['russia'], answers: ['rollLoyalty'] }]
  if (rollOpen(s) && !isCertain(s)) return [{ kind: 'revolution', nations: ['russia'], answers: ['rollRevolution'] }]
  const due = blockadeDue(s)
  if (due === undefined) return []
  return [{ kind: 'blockade', nations: ['great-britain'], answers: ['chooseBlockadeLosses'], due }]
}
