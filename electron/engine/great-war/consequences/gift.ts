/** GW-16.20: ships that the Turkish player has not placed by the end of the phase lie in the Aegean Sea. */
import type { SpaceId } from '../../../../shared/great-war/ids'
import type { Telling } from '../telling'

const AEGEAN = 'aegean-sea' as SpaceId

export function placeByDefault(t: Telling): void {
  const { unplaced } = t.state.gift
  const afloat = unplaced.filter((id) => t.state.units[id])
  if (unplaced.length > 0)
    t.tell({ type: 'giftedShipsPlaced', placements: afloat.map((unit) => ({ unit, space: AEGEAN })) })
}
