/** fuzz: the engine alone, without a campaign. */
import { GAME_IDS, isGameId } from '../../shared/ids'
import { fuzz } from '../engine/testing/fuzz'
import { readArgs } from './args'
import type { Desk } from './desk'
import { APP_FAULT, DONE, Usage } from './exit'

export function runFuzz(desk: Desk, args: readonly string[]): number {
  const read = readArgs(args, { game: 'once', games: 'once', seed: 'once', 'max-commands': 'once' })
  if (read.positionals.length > 0) throw new Usage(`“${read.positionals.join(' ')}” is more than fuzz takes.`)
  const game = read.need('game')
  const known = isGameId(game) ? desk.games(game) : undefined
  if (!isGameId(game) || known === undefined || !known.ok)
    throw new Usage(
      `--game ${game}: ${known !== undefined && !known.ok ? known.error.problem : `${GAME_IDS.join(' or ')} would be right`}.`,
    )
  const most = read.one('max-commands')
  const began = performance.now()
  const report = fuzz({
    game,
    games: read.whole('games', 1, 1_000_000, 100),
    seed: read.whole('seed', 0, Number.MAX_SAFE_INTEGER, 1),
    ...(most === undefined ? {} : { maxCommands: read.whole('max-commands', 1, 1_000_000, 1) }),
  })
  desk.print(report)
  const seconds = (performance.now() - began) / 1000
  desk.say(
    `${report.games} games, ${report.commands} commands in ${seconds.toFixed(1)} s ` +
      `(${Math.round(report.commands / seconds)} a second), ${report.violations.length} violations.`,
  )
  return report.violations.length === 0 ? DONE : APP_FAULT
}
