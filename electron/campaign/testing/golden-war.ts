/** A golden campaign of The Great War as commands for a table that throws its own dice. */
import { readFileSync } from 'node:fs'
import type { GameId } from '../../../shared/ids'

interface Line {
  readonly c: { readonly type: string }
  readonly f?: readonly number[]
}
/** Commands of one die; the rest take a list. */
const ONE_DIE = ['influenceNation', 'requestLimitedWar', 'rollRevolution']

const typed = ({ c, f }: Line): unknown =>
  f === undefined || f.length === 0 ? c : ONE_DIE.includes(c.type) ? { ...c, die: f[0] } : { ...c, dice: f }

export interface GoldenWar {
  readonly game: GameId
  readonly options: unknown
  readonly commands: readonly unknown[]
  /** Hash of the last position. */
  readonly end: string
}

export function goldenWar(name: 'surrender' | 'peace' | 'collapse'): GoldenWar {
  const file = new URL(`../../engine/testing/great-war/golden/${name}.jsonl`, import.meta.url)
  const [head, ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const { options, end } = JSON.parse(head ?? '') as { options: unknown; end: string }
  return { game: 'great-war', options, commands: lines.map((line) => typed(JSON.parse(line) as Line)), end }
}
