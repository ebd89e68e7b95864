/** Refusals as sentences about this very position: units by what they are and where they stand. */
import type { UnitId } from '../../../shared/great-war/ids'
import type { RefusalReason } from '../../../shared/great-war/refusals'
import type { Facts } from '../../../shared/ruling'
import { sayRefusal } from '../../../shared/wording/great-war'
import type { GreatWarState } from './state'

function withUnit(s: GreatWarState, facts: Facts): Facts {
  const u = s.units[facts['unit'] as UnitId]
  return u ? { ...facts, unitKind: u.kind, unitOwner: u.owner, unitSpace: u.space } : facts
}
export const sayNo = (s: GreatWarState, reason: RefusalReason, facts: Facts): string =>
  sayRefusal(reason, withUnit(s, facts))
