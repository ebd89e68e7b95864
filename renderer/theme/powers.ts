/** How a power is shown where its name does not stand: code, hatch, colour set. */
import type { PowerId } from '../../shared/origins/ids'
import { POWERS } from '../../shared/origins/ids'
import type { ColourSet } from '../../shared/schema/table'
import { COLOUR_SETS } from '../../shared/schema/table'

export type Colours = Readonly<Record<PowerId, ColourSet>>

export const POWER_CODE: Readonly<Record<PowerId, string>> = {
  britain: 'GB',
  france: 'FR',
  germany: 'DE',
  russia: 'RU',
  'austria-hungary': 'AH',
}

export const OWN_COLOURS: Colours = {
  britain: 'gb',
  france: 'fr',
  germany: 'de',
  russia: 'ru',
  'austria-hungary': 'ah',
}

/** The set each power wears at this table: its own unless the table gave it another. */
export function coloursOf(chosen: Readonly<Partial<Record<string, ColourSet>>> = {}): Colours {
  const entries = POWERS.map((power) => [power, chosen[power] ?? OWN_COLOURS[power]] as const)
  return Object.fromEntries(entries) as Record<PowerId, ColourSet> // built from POWERS, so every power has its key
}

export const isColourSet = (x: unknown): x is ColourSet => COLOUR_SETS.some((set) => set === x)
