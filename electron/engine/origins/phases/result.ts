// OW-5.1, OW-5.7: the result as a fact of the history. It is said when the game ends, and again when a correction after
// the end changes it.
import type { OriginsData } from '../../../../shared/origins/data'
import type { OriginsEvent } from '../../../../shared/origins/events'
import { scoresOf } from '../rules/objectives'
import { verdictOf } from '../rules/victory'
import type { OriginsState } from '../state'

export function resultEvent(
  data: OriginsData,
  state: Pick<OriginsState, 'embassies' | 'alliances' | 'individualWinner'>,
): Extract<OriginsEvent, { type: 'gameEnded' }> {
  const { totals } = scoresOf(data, state.embassies)
  const { powers, clause } = verdictOf(state, totals)
  return { type: 'gameEnded', totals: { ...totals }, winners: [...powers], clause }
}
