/** The pages of a table, named once for tabs, menu and list of keys. */
import type { GameId } from './ids'

/** The two between the map and the log, in the order of the title bar: the second and the third key. */
export const PAGES_OF = {
  origins: ['sheet', 'deals'],
  'great-war': ['diplomacy', 'ledger'],
} as const satisfies Record<GameId, readonly [second: string, third: string]>
export type Page = (typeof PAGES_OF)[GameId][number]

export const PAGE_NAMES: Readonly<Record<Page, string>> = {
  sheet: 'Sheet',
  deals: 'Deals',
  diplomacy: 'Diplomacy',
  ledger: 'Ledger',
}
