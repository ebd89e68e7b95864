/** What the sheets call nations, places and pieces: places as the map names them, so that both agree. */
import { warSpace } from '../../../shared/board'
import type { Bloc, Kind, NationId, PoolId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { BLOC_NAMES, sayNation, SayNation, saySpace } from '../../../shared/wording/great-war-names'
import { listed } from '../../../shared/wording/text'
import { BUILT_IN } from './figures'

export { listed, sayNation, SayNation }

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const
/** A small number as a sentence has it. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n)
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** In a heading: "Ottoman Empire". */
export const titleOf = (nation: NationId): string => BUILT_IN.figuresOf(nation).name

const bare = (name: string) => name.replace(/^the /, '')
/** As on the map of the window: in one line. */
export const placeName = (space: string): string =>
  warSpace(space)?.label.lines.join(' ') ?? capital(bare(saySpace(space)))
const BOARD_NAMES: readonly string[] = ['leningrad', 'stalingrad', 'rumania']
/** What the board of the base game calls it where that is another name. */
export const otherName = (space: string): string | undefined =>
  BOARD_NAMES.includes(space) ? warSpace(space)?.name : undefined

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
