/** How a nation of The Great War is shown where its name does not stand; paper shows it alike. */
import { shallowRef } from 'vue'
import { NATION_SET } from '../../shared/great-war/codes'
import { isNationId, type NationId } from '../../shared/great-war/ids'
import type { ColourSet } from '../../shared/schema/table'

export { NATION_CODE } from '../../shared/great-war/codes'

export type NationColours = Readonly<Partial<Record<NationId, ColourSet>>>
/** The set of every nation that wears one; minors wear paper. */
export const OWN_NATION_COLOURS: NationColours = NATION_SET

/** What the table with the open campaign exchanged. One table is open at a time, so that shields need not be told by every list. */
const exchanged = shallowRef<NationColours>({})
export function wearAtTable(chosen: Readonly<Record<string, ColourSet>>): void {
  exchanged.value = Object.fromEntries(Object.entries(chosen).filter(([id]) => isNationId(id)))
}
/** The set that a nation wears at this table; undefined for minors. */
export const setOfNation = (nation: NationId): ColourSet | undefined =>
  OWN_NATION_COLOURS[nation] === undefined ? undefined : (exchanged.value[nation] ?? OWN_NATION_COLOURS[nation])

export const nationColours = (chosen: Readonly<Record<string, ColourSet>> = {}): NationColours =>
  Object.fromEntries(Object.entries(OWN_NATION_COLOURS).map(([nation, own]) => [nation, chosen[nation] ?? own]))
