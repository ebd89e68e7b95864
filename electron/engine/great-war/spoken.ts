/** Refusals as sentences about this very position: units by what they are and where they stand. */
import { isNationId, type NationId, type UnitId } from '../../../shared/great-war/ids'
import type { RefusalReason } from '../../../shared/great-war/refusals'
import type { Treaty } from '../../../shared/great-war/treaties'
import type { Facts } from '../../../shared/ruling'
import { sayRefusal } from '../../../shared/wording/great-war'
import { armisticeOf, compelledPeace } from './rules/who'
import type { GreatWarState } from './state'

function withUnit(s: GreatWarState, facts: Facts): Facts {
  const u = s.units[facts['unit'] as UnitId]
  const ship = s.units[facts['ship'] as UnitId]
  return {
    ...facts,
    ...(u ? { unitKind: u.kind, unitOwner: u.owner, unitSpace: u.space } : {}),
    ...(ship ? { shipKind: ship.kind, shipOwner: ship.owner, shipSpace: ship.space } : {}),
  }
}
/** Which treaty keeps the one out of the other's land: an armistice between them, the surrender of either, the compelled peace. */
function withTreaty(s: GreatWarState, facts: Facts): Facts {
  const { nation, holder } = facts
  if (!isNationId(nation) || !isNationId(holder) || facts['why'] !== undefined) return facts
  const truce = armisticeOf(s, nation, holder)
  if (truce) return { ...facts, pact: truce.kind, until: truce.untilRound ?? s.round }
  const surrender = s.treaties.find(
    (t) => t.state === 'in-force' && SURRENDERS.includes(t.kind) && isOf(t, nation, holder),
  )
  const [loser, victor] = surrender?.parties ?? []
  if (surrender && loser && victor) return { ...facts, pact: surrender.kind, loser, victor }
  const compelled = [nation, holder].includes('bolsheviks') && compelledPeace(s)
  return compelled ? { ...facts, pact: compelled.kind } : facts
}
const SURRENDERS: readonly Treaty['kind'][] = ['conditionalSurrender', 'unconditionalSurrender']
const isOf = (t: Treaty, ...nations: readonly NationId[]) => nations.some((n) => n === t.parties[0])

export const sayNo = (s: GreatWarState, reason: RefusalReason, facts: Facts): string =>
  sayRefusal(reason, reason === 'treatyBlocks' ? withTreaty(s, facts) : withUnit(s, facts))
