import type { NationId, PowerId } from '../../../../shared/origins/ids'
import type { Embassies } from '../state'

/** The board with some counts of one nation changed. */
export const withCounts = (
  board: Embassies,
  nation: NationId,
  counts: Partial<Record<PowerId, number>>,
): Embassies => ({ ...board, [nation]: { ...board[nation], ...counts } })
