// OW-1.5, OW-2.1, OW-5.7: whose deed it is. Surprising: corrections, deals and their judgement outlive the game, and
// alliances are nobody's turn.
import type { PowerId } from '../../../../shared/origins/ids'
import type { OriginsState } from '../state'
import { no, type No } from '../refusal'

export const afterTheEnd = (state: OriginsState): No | undefined =>
  state.ended ? no('OW-5.7', 'gameOver', {}) : undefined

/** Only the acting power places, attacks and ends its turn. */
export function notItsTurn(state: OriginsState, power: PowerId): No | undefined {
  return (
    afterTheEnd(state) ??
    (power === state.acting ? undefined : no('OW-1.5', 'notActing', { power, acting: state.acting }))
  )
}
