/** Which games there are, as a port: tests bring a small one of their own. */
import type { GameId } from '../../shared/ids'
import type { Result } from '../../shared/result'
import type { AnyGame } from '../engine/core/game'

export type Games = (id: GameId) => Result<AnyGame>
