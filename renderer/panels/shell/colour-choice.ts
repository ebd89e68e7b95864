import { HATCHES } from '../../../shared/board/hatches'
import { POWERS, type PowerId } from '../../../shared/origins/ids'
import type { ColourSet } from '../../../shared/schema/table'
import { OWN_COLOURS, type Colours } from '../../theme/powers'

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

/** `power` puts on `set`; who wore it takes what `power` wore, so no two ever share one. */
export function wear(colours: Colours, power: PowerId, set: ColourSet): Colours {
  const other = POWERS.find((p) => p !== power && colours[p] === set)
  return { ...colours, ...(other === undefined ? {} : { [other]: colours[power] }), [power]: set }
}

/** Only what differs from the powers' own colours is kept with the campaign. */
export const chosenColours = (colours: Colours): Record<string, ColourSet> =>
  Object.fromEntries(POWERS.filter((p) => colours[p] !== OWN_COLOURS[p]).map((p) => [p, colours[p]]))
