/** Why a ship that was named cannot bombard (GW-13.17): a dreadnought of the attacker, in the zone of a landing, that did not fight. */
import type { SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { no, type No } from '../refusal'
import { unit, type GreatWarState } from '../state'

/** `guns` may; `zones` are those from which somebody lands. */
export function judgeGuns(
  s: GreatWarState,
  named: readonly UnitId[],
  guns: readonly UnitId[],
  zones: readonly SpaceId[],
): No | undefined {
  const id = named.find((x) => !guns.includes(x))
  if (id === undefined) return undefined
  const { kind, owner, space } = unit(s, id)
  const bar = (why: string, facts: No['facts'] = {}) => no('GW-13.17', 'badUnits', { unit: id, why, ...facts })
  if (owner !== s.acting) return bar('notItsGuns', { nation: s.acting })
  if (kind !== 'dreadnought') return bar('noGuns')
  if (zones.length === 0) return bar('nobodyLands')
  if (!zones.includes(space)) return bar('gunsElsewhere', { zones: zones.join() })
  return s.turn.tracks[id]?.fought === true ? bar('gunsFought') : bar('nobodyLands')
}
