/** The Great War as a value, as far as it stands (see NOTES.md): for the tests of this room until the game is whole. */
import type { Face } from '../../../shared/dice'
import { COMMAND_TYPES, greatWarCommand, type GreatWarCommand } from '../../../shared/great-war/commands'
import { EVENT_TYPES, greatWarEvent, type GreatWarEvent } from '../../../shared/great-war/events'
import { greatWarOptions, type GreatWarOptions } from '../../../shared/great-war/options'
import { REFUSAL_REASONS } from '../../../shared/great-war/refusals'
import { parseWith } from '../core/parse'
import { apply } from './apply'
import { decide } from './decide'
import { seatsOf } from './phases/start'
import { BLANK, type GreatWarState } from './state'

export type { GreatWarState } from './state'

export const greatWarCore = {
  id: 'great-war' as const,
  name: 'The Great War',
  rulesVersion: 1,
  commandTypes: COMMAND_TYPES,
  eventTypes: EVENT_TYPES,
  refusalReasons: REFUSAL_REASONS,
  parseOptions: (input: unknown) => parseWith(greatWarOptions, input),
  parseCommand: (input: unknown) => parseWith(greatWarCommand, input),
  parseEvent: (input: unknown) => parseWith(greatWarEvent, input),
  blank: BLANK,
  begin: (options: GreatWarOptions, faces: readonly Face[]) => decide(BLANK, seatsOf(options), faces),
  decide: (s: GreatWarState, c: GreatWarCommand, faces: readonly Face[]) => decide(s, c, faces),
  apply: (s: GreatWarState, e: GreatWarEvent) => apply(s, e),
}
