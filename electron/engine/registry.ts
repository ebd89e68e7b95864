/** Game id → rules: the only engine file that knows them all. */
import type { GameId } from '../../shared/ids'
import { fault, ok, type Result } from '../../shared/result'
import type { AnyGame } from './core/game'
import { greatWar } from './great-war/index'
import { origins } from './origins/index'

export const GAMES: Readonly<Record<GameId, AnyGame>> = { origins, 'great-war': greatWar }

/** A fault when the id names no game that is here. */
export function gameById(id: string): Result<AnyGame> {
  const found = Object.entries(GAMES).find(([known]) => known === id)
  return found ? ok(found[1]) : fault('game', `there is no game "${id}"`, Object.keys(GAMES).join(', '))
}
