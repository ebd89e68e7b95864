/** What every verb works with: where its answers go, and the same saves, games and clock as the window's. */
import { randomBytes, randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { gameById } from '../engine/registry'
import type { Games } from '../campaign'
import { realDisk, type SavePorts } from '../saves'

export interface Desk {
  readonly saves: SavePorts
  readonly games: Games
  readonly now: () => number
  readonly newSeed: () => number
  /** Six characters that keep new ids apart. */
  readonly salt: () => string
  /** One JSON value, on a line of its own. */
  print(value: unknown): void
  /** Text as it is, for what is asked for in another form than JSON. */
  write(text: string): void
  /** A sentence for people. */
  say(sentence: string): void
  /** Standard input, a line at a time. */
  lines(): AsyncIterable<string>
}

export const appVersion = (): string =>
  z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))).version

export const realDesk = (lines: () => AsyncIterable<string>): Desk => ({
  saves: { disk: realDisk, appVersion: appVersion(), owner: 'keg on the command line' },
  games: gameById,
  now: Date.now,
  newSeed: () => randomInt(2 ** 47),
  salt: () => randomBytes(3).toString('hex'),
  print: (value) => void process.stdout.write(`${JSON.stringify(value)}\n`),
  write: (text) => void process.stdout.write(text),
  say: (sentence) => void process.stderr.write(`${sentence}\n`),
  lines,
})
