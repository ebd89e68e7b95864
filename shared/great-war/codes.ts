/** How a nation of The Great War is shown where its name does not stand: code and colour set; minors wear none. */
import type { NationId } from './ids'
import type { ColourSet } from '../schema/table'

export const NATION_CODE: Readonly<Record<NationId, string>> = {
  'great-britain': 'GB',
  france: 'FR',
  russia: 'RU',
  germany: 'DE',
  'austria-hungary': 'AH',
  'ottoman-empire': 'TR',
  italy: 'IT',
  'united-states': 'US',
  serbia: 'SRB',
  bolsheviks: 'BOL',
  bulgaria: 'BG',
  denmark: 'DK',
  finland: 'FI',
  greece: 'GR',
  norway: 'NO',
  romania: 'RO',
}

export const NATION_SET: Readonly<Partial<Record<NationId, ColourSet>>> = {
  'great-britain': 'gb',
  france: 'fr',
  russia: 'ru',
  germany: 'de',
  'austria-hungary': 'ah',
  'ottoman-empire': 'tr',
  italy: 'it',
  'united-states': 'us',
  serbia: 'srb',
  bolsheviks: 'bol',
}
