/** Campaigns of The Great War that lie prepared in the library: lists of commands, said on the command line before the app starts. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const HOUSE = fileURLToPath(new URL('..', import.meta.url))

/** The command line in a process of its own, as anybody would use it. */
export function keg(words: readonly string[], input = ''): string {
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'electron/cli/main.ts', ...words], {
    cwd: HOUSE,
    encoding: 'utf8',
    input,
    maxBuffer: 1e8,
  })
  if (run.status !== 0) {
    const last = run.stdout.trim().split('\n').at(-1)
    throw new Error(`keg ${words.join(' ')} ended with ${run.status}: ${run.stderr.trim()} ${last}`)
  }
  return run.stdout
}

export interface Command {
  readonly type: string
  readonly [field: string]: unknown
}
/** That nation does nothing in so many phases: seven make a whole turn without a battle. */
export const passes = (by: string, count = 7): Command[] =>
  Array.from({ length: count }, () => ({ type: 'endPhase', by }))
/** What the table sets right before the evening: the quickest way to a position. */
export const corrected = (figure: Readonly<Record<string, unknown>>): Command => ({
  type: 'correct',
  reason: 'Set up for this evening',
  ...figure,
})

/** Commands that take one die; the others take a list. */
const ONE_DIE = ['influenceNation', 'requestLimitedWar', 'rollRevolution']

/** The first commands of a recorded campaign, its dice typed as at a table. */
export function recorded(game: 'surrender' | 'peace' | 'collapse', count: number): Command[] {
  const file = path.join(HOUSE, `electron/engine/testing/great-war/golden/${game}.jsonl`)
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1, count + 1)
  return lines.map((line) => {
    const { c, f } = JSON.parse(line) as { c: Command; f?: number[] }
    if (f === undefined || f.length === 0) return c
    return ONE_DIE.includes(c.type) ? { ...c, die: f[0] } : { ...c, dice: f }
  })
}

/** A campaign in the library of that folder, played up to where a spec takes over. Answers its own folder. */
export function preparedWar(
  userData: string,
  name: string,
  commands: readonly Command[],
  options: readonly string[] = [],
): string {
  const library = path.join(userData, 'campaigns')
  mkdirSync(library, { recursive: true })
  const folder = path.join(library, name.toLowerCase().replaceAll(/[^a-z]+/g, '-'))
  const players = options.some((o) => o.startsWith('players=')) ? [] : ['--players', '6']
  const chosen = options.flatMap((o) => ['--option', o])
  keg(['new', '--game', 'great-war', '--out', folder, '--seed', '7', '--name', name, ...players, ...chosen])
  keg(['do', folder, '-'], commands.map((c) => JSON.stringify(c)).join('\n'))
  return folder
}

/** Everybody agrees before the first shot: the shortest way to a result. */
export const PEACE: readonly Command[] = [
  ...passes('serbia', 1),
  { type: 'offerGeneralPeace', by: 'germany', result: 'draw' },
  ...['austria-hungary', 'france', 'great-britain', 'russia'].map((by) => ({
    type: 'respondOffer',
    by,
    offer: 'o1',
    answer: 'accept',
  })),
]

const moved = (units: readonly number[], ...to: string[]): Command => ({
  type: 'moveUnits',
  by: 'germany',
  units: units.map((n) => `u${n}`),
  path: to,
})
/** Round 2: Romania has joined, France has dug in, and Germany has planned an attack on it, one on Poland and one at sea. */
export const FRONTIER: readonly Command[] = [
  ...passes('serbia', 1),
  ...passes('germany'),
  { type: 'influenceNation', by: 'russia', nation: 'romania', die: 6 },
  ...passes('russia'),
  ...passes('great-britain'),
  ...passes('france', 2),
  {
    type: 'purchaseUnits',
    by: 'france',
    units: [
      { kind: 'trench', count: 1 },
      { kind: 'infantry', count: 1, pool: 'france' },
    ],
  },
  ...passes('france', 3),
  {
    type: 'placeUnits',
    by: 'france',
    placements: [{ kind: 'infantry', count: 1, space: 'france', pool: 'france' }],
  },
  { type: 'buildTrench', by: 'france', space: 'eastern-france', facing: 'germany' },
  ...passes('france', 2),
  ...passes('austria-hungary'),
  ...passes('ottoman-empire', 6),
  ...passes('serbia', 1),
  { type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' },
  ...passes('germany', 3),
  moved([47, 48, 49, 50, 51, 52, 53, 57, 58], 'eastern-france'),
  moved([59], 'eastern-france'),
  moved([54, 55], 'poland'),
  moved([62, 63], 'english-channel'),
]
/** The same evening a little earlier: Germany’s Diplomacy of round 2, with an offer of peace to Russia on the table. */
export const OFFER: readonly Command[] = [
  ...FRONTIER.slice(0, FRONTIER.findIndex((c) => c.type === 'setSubmarineDoctrine') + 1),
  {
    type: 'offerArmistice',
    by: 'germany',
    to: 'russia',
    rounds: 2,
    terms: [{ term: 'payNow', from: 'germany', ipc: 5, to: 'russia' }],
  },
]
