import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { ClauseId, GameId } from '../../shared/ids'
import type { NationId, PowerId } from '../../shared/origins/ids'
import { PAGES_OF } from '../../shared/pages'

/** Pages of a table by game, in the order of the title bar. `result` is there once a game has ended. */
export const TABS_OF = {
  origins: ['result', 'map', ...PAGES_OF.origins, 'log', 'print'],
  'great-war': ['result', 'map', ...PAGES_OF['great-war'], 'log', 'print'],
} as const satisfies Record<GameId, readonly string[]>
export type Tab = (typeof TABS_OF)[GameId][number]

/** What the player is doing, as opposed to what is: selection, page, the half-composed attack. Forgotten on closing. */
export const useTable = defineStore('table', () => {
  const tab = shallowRef<Tab>('map')
  const selected = shallowRef<NationId>()
  /** Map and sheet side by side, on windows wide enough for it. */
  const both = shallowRef(false)
  /** Open while defined. */
  const attack = shallowRef<{ nation?: NationId; target?: PowerId }>()
  const correcting = shallowRef<{ nation?: NationId; power?: PowerId }>()
  /** The position from which a what-if copy is being named. */
  const whatIfAt = shallowRef<number>()
  /** The rulebook's side sheet: closed, open, or open at a clause. */
  const rules = shallowRef<{ clause?: ClauseId }>()

  /** The sheet that the print page opens with; the first of the list if none. */
  const sheet = shallowRef<string>()

  function reset(): void {
    selected.value = attack.value = correcting.value = whatIfAt.value = sheet.value = undefined
  }
  return { tab, selected, both, attack, correcting, whatIfAt, rules, sheet, reset }
})
