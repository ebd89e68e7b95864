/**
 * `npm run clauses`: the rulebooks against the tests, both ways. Lists clauses that no test title names, and ids that a
 * title names but no rulebook has. A missing clause of a game is an error once its rules are here.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clausesIn, compare, type Book, type Finding } from './clause-check'

const root = new URL('..', import.meta.url).pathname
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

const books: readonly (Book & { readonly rules: string })[] = [
  {
    prefix: 'OW',
    clauses: clausesIn(read('shared/rules/origins-rulebook.md'), 'OW'),
    rules: 'electron/engine/origins/index.ts',
  },
  {
    prefix: 'GW',
    clauses: clausesIn(read('shared/rules/great-war-rulebook.md'), 'GW'),
    rules: 'electron/engine/great-war/index.ts',
  },
]

const ROOMS = ['shared', 'electron', 'renderer', 'build', 'e2e']
const isTest = (path: string): boolean => /\.(test|spec)\.ts$/.test(path)
const tests = ROOMS.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter(isTest)
    .map((path) => join(room, path)),
).map((path) => ({ path, text: read(path) }))

const { unnamed, unknown } = compare(books, tests)
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const list = ({ clause, where }: Finding): string => `  ${clause}${where ? `  ${where}` : ''}`

let wrong = unknown.length
if (unknown.length > 0) say(['Ids that no rulebook has:', ...unknown.map(list)].join('\n'))
for (const { prefix, clauses, rules } of books) {
  const missing = unnamed.filter((f) => f.clause.startsWith(prefix))
  const here = existsSync(join(root, rules))
  if (here) wrong += missing.length
  say(
    `${prefix}: ${clauses.length - missing.length} of ${clauses.length} clauses named by a test${here ? '' : ' (its rules are not here yet)'}`,
  )
  if (here && missing.length > 0) say(['Clauses that no test names:', ...missing.map(list)].join('\n'))
}
process.exitCode = wrong > 0 ? 1 : 0
