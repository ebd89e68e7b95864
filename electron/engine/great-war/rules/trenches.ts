/** When trenches count in a battle (GW-15.4, 15.6, 15.7, 15.9, 10.14). */
import { isLandKind, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import { territory, unit, type GreatWarState } from '../state'
import { owns } from './strength'

/**
 * At least half of the attacking land units came from faced territories, counted at the start; those from the sea do not
 * count as faced. Against aircraft alone trenches give nothing, but a Super Trench still denies them their rolls.
 */
export function trenchesIn(
  s: GreatWarState,
  space: SpaceId,
  attackers: readonly UnitId[],
): { readonly trench: boolean; readonly superTrench: boolean } {
  const { trenches, controller } = territory(s, space)
  const isSuper = owns(s, controller, '6')
  const land = attackers.filter((id) => isLandKind(unit(s, id).kind))
  if (land.length === 0) return { trench: false, superTrench: isSuper && trenches.length > 0 } // GW-15.7
  const faced = land.filter((id) => {
    const t = s.turn.tracks[id]
    return t?.way === 'land' && trenches.includes(t.from)
  })
  const active = trenches.length > 0 && faced.length * 2 >= land.length
  return { trench: active, superTrench: active && isSuper }
}
