/** Whole recorded games, replayed two ways: from their events, and judged anew from commands and recorded faces. */
import { readdirSync, readFileSync } from 'node:fs'
import { canonical, hashState } from '../core/hash'
import type { History } from '../core/history'
import { gameById } from '../registry'
import { fuzzable } from './fuzz'

export interface Golden {
  readonly id: string
  /** What it is there to show. */
  readonly about: string
  readonly game: 'origins' | 'great-war'
  /** Under which it was recorded. */
  readonly rulesVersion: number
  readonly options: unknown
  readonly history: History
  /** State hash at the beginning and after every entry. */
  readonly hashes: readonly string[]
}

const FOLDER = new URL('golden/', import.meta.url)

export const goldenFiles = (): readonly Golden[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden)

/** What differs, first things first; empty when the campaign still plays as it was recorded. */
export function replayGolden(golden: Golden): readonly string[] {
  const found = gameById(golden.game)
  if (!found.ok) return [found.error.problem]
  const game = found.value
  const speaker = fuzzable(golden.game)?.speaker
  const options = game.parseOptions(golden.options)
  if (!options.ok) return [`options: ${options.error.at} ${options.error.problem}`]
  const wrong: string[] = []
  let state: unknown = game.blank

  const step = (n: number, events: readonly unknown[], rejudged: unknown): void => {
    if (canonical(rejudged) !== canonical({ kind: 'accepted', events }))
      wrong.push(`entry ${n} is judged otherwise now`)
    for (const event of events) {
      const parsed = game.parseEvent(event)
      if (!parsed.ok) wrong.push(`entry ${n}: ${parsed.error.at} ${parsed.error.problem}`)
      const after: unknown = game.apply(state, event)
      const balance = speaker?.unbalanced(state, event, after)
      if (balance !== undefined) wrong.push(`entry ${n}: ${balance}`)
      for (const invariant of game.invariants) {
        const broken = invariant.check(after)
        if (broken !== undefined) wrong.push(`entry ${n}: ${invariant.clause} ${broken}`)
      }
      state = after
    }
    if (hashState(state) !== golden.hashes[n]) wrong.push(`entry ${n} leads to another state`)
  }

  const { begun, entries } = golden.history
  step(0, begun.events, game.begin(options.value, begun.faces))
  for (const [i, entry] of entries.entries()) {
    const command = game.parseCommand(entry.command)
    if (!command.ok) return [...wrong, `entry ${i + 1}: ${command.error.at} ${command.error.problem}`]
    step(i + 1, entry.events, game.decide(state, command.value, entry.faces))
  }
  if (golden.hashes.length !== entries.length + 1) wrong.push('hashes and entries differ in number')
  return wrong
}
