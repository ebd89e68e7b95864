/** What the sheets call nations, places and pieces: places as the board names them, so that paper and map agree. */
import { boardSpaces } from '../../../shared/board'
import type { Bloc, Kind, NationId, PoolId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { BLOC_NAMES, sayNation, SayNation, saySpace } from '../../../shared/wording/great-war-names'
import { listed } from '../../../shared/wording/text'
import { figuresOf } from './figures'

export { listed, sayNation, SayNation }

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** In a heading: "Ottoman Empire". */
export const titleOf = (nation: NationId): string => figuresOf(nation).name

const boardNames = new Map(boardSpaces.map((s) => [s.id, s.name]))
const bare = (name: string) => name.replace(/^the /, '')
export const placeName = (space: string): string => boardNames.get(space) ?? capital(bare(saySpace(space)))
/** What the log and the rulebook call it where that is another word than the board's. */
export const otherName = (space: string): string | undefined => {
  const said = capital(bare(saySpace(space)))
  const [a, b] = [placeName(space).toLowerCase(), said.toLowerCase()]
  return a === b || a.endsWith(b) || /U\.S\.|US$/.test(said) ? undefined : said
}

export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  infantry: 'Infantry',
  artillery: 'Artillery',
  tank: 'Tank',
  fighter: 'Fighter',
  bomber: 'Bomber',
  submarine: 'Submarine',
  transport: 'Transport',
  dreadnought: 'Dreadnought',
}
/** For a heading that has to be narrow. */
export const KIND_LINES: Readonly<Record<Kind, readonly string[]>> = {
  infantry: ['Infantry'],
  artillery: ['Artillery'],
  tank: ['Tank'],
  fighter: ['Fighter'],
  bomber: ['Bomber'],
  submarine: ['Sub-', 'marine'],
  transport: ['Trans-', 'port'],
  dreadnought: ['Dread-', 'nought'],
}
export const POOL_NAMES: Readonly<Partial<Record<PoolId, string>>> = {
  'british-isles': 'British Isles',
  canada: 'Canada',
  australia: 'Australia',
}
export const poolName = (pool: string, nation: NationId): string => POOL_NAMES[pool as PoolId] ?? titleOf(nation)

export const blocName = (bloc: Bloc): string => BLOC_NAMES[bloc]

/** Who sits for it; the automaton, or nobody, in words. */
export function heldBy(view: GreatWarView, nation: NationId): string {
  const { player, controller } = view.nations[nation]
  if (player !== null) return player
  if (controller !== null) return `run by ${sayNation(controller)}`
  return nation === 'united-states' ? 'the automaton' : 'nobody'
}
export const sayList = (nations: readonly NationId[]): string => listed(nations.map(sayNation))
