/** Orders for the odds of a position: the battle under way at any step, or one of the list that has not begun (GW-13.23, 13.27). */
import type { LandOrder } from '../../../shared/odds/land'
import { boardOrder, type BoardOrder } from './battle-order'
import { prospectOf } from './battle-prospects'
import { foughtKey, openBattles } from './rules/battle-list'
import type { GreatWarState } from './state'

/** How both sides are taken to fight; what is left out stays as the board's own order has it. */
export type Conduct = Partial<Pick<LandOrder, 'losses' | 'retreat' | 'aim' | 'rounds' | 'exact'>>

/** `listed`: a battle of the list by its key; without it the one under way. Undefined when there is no such battle. */
export function oddsOf(s: GreatWarState, how: Conduct = {}, listed?: string): BoardOrder | undefined {
  const conducted = (order: BoardOrder): BoardOrder => (order.kind === 'raid' ? order : { ...order, ...how })
  if (listed === undefined) return s.turn.battle && conducted(boardOrder(s, s.turn.battle))
  const found = openBattles(s).find((b) => foughtKey(b) === listed)
  if (!found) return undefined
  const { state, battle } = prospectOf(s, found)
  return conducted(boardOrder(state, battle))
}
