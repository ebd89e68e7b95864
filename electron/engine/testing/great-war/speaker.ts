/**
 * Somebody who plays The Great War at random and seeks what is rare: legal choices weighted by what they lead to, dice that
 * are lucky now and then, and between them speech that is mostly wrong.
 */
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import type { GreatWarOptions } from '../../../../shared/great-war/options'
import { withFigure, type Choice } from '../../../../shared/ruling'
import { NATIONS } from '../../../../shared/great-war/ids'
import { greatWarCore } from '../../great-war/game'
import type { GreatWarState } from '../../great-war/state'
import type { Rng } from '../rng'
import type { Speaker } from '../speaker'
import { choose } from './choose'
import { deedsOf, speakerOf } from './deeds'
import { HAPPENINGS } from './happenings'
import { illegalSpeech } from './illegal'
import { unaccounted, unbalanced } from './ledger'
import { missed } from './misses'
import { randomOf, type Random } from './random'

type LegalChoice = Choice<GreatWarCommand>

function options(rng: Rng): GreatWarOptions {
  const players = Array.from({ length: rng.int(2, 6) }, (_, i) => ({ name: `Player ${i + 1}` }))
  return { players, unitedStates: rng.chance(75) ? 'Gus' : 'automaton' }
}

/** Dice as thrown at the table, lucky often enough that neutrals join, advances come, and Congress agrees. */
function lucky(r: Random, c: GreatWarCommand): GreatWarCommand {
  switch (c.type) {
    case 'influenceNation':
      return c.die === undefined && r.chance(40) ? { ...c, die: 6 } : c
    case 'requestLimitedWar':
      return c.die === undefined && r.chance(60) ? { ...c, die: 1 } : c
    default:
      return c
  }
}

/** The same JSON, whatever the order of its members. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a)) return Array.isArray(b) && a.length === b.length && a.every((x, i) => same(x, b[i]))
  const [x, y] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const keys = Object.keys(x)
  return keys.length === Object.keys(y).length && keys.every((k) => k in y && same(x[k], y[k]))
}

/** A figure with a range may be any in it; the rest of the command is the choice's own. */
function covers(choice: LegalChoice, command: GreatWarCommand): boolean {
  const c = choice.command
  if (c === command) return true
  if (c.type !== command.type) return false
  if (choice.range === undefined) return same(c, command)
  const { field, min, max } = choice.range
  const figure = field
    .split('.')
    .reduce<unknown>((x, key) => (x as Record<string, unknown> | undefined)?.[key], command)
  const within = typeof figure === 'number' && figure >= min && figure <= max
  return within && same(withFigure(c, field, figure), command)
}

/** Every deed of the command is listed. The referee's word stands for all its figures (GW-22.7). */
function lists(legal: readonly LegalChoice[], command: GreatWarCommand, state: GreatWarState): boolean {
  const alike = legal.filter((x) => x.command.type === command.type)
  if (command.type === 'correct') return alike.length > 0
  // A way that leads back to where it began is a move, but no target.
  if (command.type === 'moveUnits' && command.units.some((id) => state.units[id]?.space === command.path.at(-1)))
    return true
  const by = speakerOf(command)
  const open = new Set(alike.filter((x) => speakerOf(x.command) === by).flatMap((x) => deedsOf(x.command)))
  return deedsOf(command).every((deed) => open.has(deed))
}

function expand(rng: Rng, choice: LegalChoice): readonly GreatWarCommand[] {
  if (choice.range === undefined) return [choice.command]
  const { field, min, max } = choice.range
  return [min, rng.int(min, max), max].map((n) => withFigure(choice.command, field, n))
}

/** What the hour asks for, if it asks for something. */
function wished(r: Random, state: GreatWarState): GreatWarCommand | undefined {
  if (state.result) return undefined
  const wish = HAPPENINGS.find(([percent, x]) => x(r, state) !== undefined && r.chance(percent))?.[1]
  return spoken(wish ? wish(r, state) : r.chance(8) ? missed(r, state) : undefined)
}
function spoken(said: unknown): GreatWarCommand | undefined {
  const parsed = said === undefined ? undefined : greatWarCore.parseCommand(JSON.parse(JSON.stringify(said)))
  return parsed?.ok ? parsed.value : undefined
}

function say(rng: Rng, state: GreatWarState, legal: readonly LegalChoice[]): GreatWarCommand {
  const r = randomOf(rng)
  const open = legal.map((x) => x.command)
  const wild = wished(r, state) ?? (r.chance(25) ? illegalSpeech(r, state, open) : undefined)
  const said = wild ?? choose(r, open) ?? r.pick(open) // once the game is over only the referee is heard
  if (said === undefined) throw new Error('nothing can be said')
  return lucky(r, said)
}

/** Seats that cannot be, and commands before there is a game. */
function early(rng: Rng): GreatWarCommand {
  const by = rng.pick(NATIONS)
  const seats = Array.from({ length: rng.int(0, 7) }, (_, i) => ({
    player: `Player ${i % 5}`,
    nations: [rng.pick(NATIONS)],
  }))
  return rng.chance(60) ? { type: 'startGame', seats } : { type: 'endPhase', by }
}

export const greatWarSpeaker: Speaker<GreatWarState, GreatWarCommand, GreatWarEvent, GreatWarOptions> = {
  options,
  say,
  early,
  covers,
  lists,
  expand,
  unbalanced,
  unaccounted,
}
