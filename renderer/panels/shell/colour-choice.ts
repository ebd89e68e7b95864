import { HATCHES } from '../../../shared/board/hatches'
import type { ColourSet } from '../../../shared/schema/table'
import { OWN_COLOURS } from '../../theme/powers'

/** The set of every power, or nation, that wears one. */
export type Worn = Readonly<Record<string, ColourSet>>

const HUES: Readonly<Record<ColourSet, string>> = {
  gb: 'rose',
  fr: 'blue',
  de: 'slate',
  ru: 'green',
  ah: 'yellow',
  tr: 'brown',
  it: 'turquoise',
  us: 'violet',
  srb: 'mauve',
  bol: 'cream and red',
}
/** "rose, upright lines" */
export const colourName = (set: ColourSet): string => `${HUES[set]}, ${HATCHES[set].name}`

/** `side` puts on `set`; who wore it takes what `side` wore, so no two ever share one. */
export function wear<C extends Worn>(colours: C, side: string, set: ColourSet): C {
  const mine = colours[side]
  const other = Object.keys(colours).find((s) => s !== side && colours[s] === set)
  return { ...colours, ...(other === undefined || mine === undefined ? {} : { [other]: mine }), [side]: set }
}

/** Only what differs from the sides' own colours is kept with the campaign. */
export const chosenColours = (colours: Worn, own: Worn = OWN_COLOURS): Record<string, ColourSet> =>
  Object.fromEntries(Object.entries(colours).filter(([side, set]) => set !== own[side]))
