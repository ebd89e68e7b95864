/** The Great War, as a value. */
import { isFace, type Face } from '../../../shared/dice'
import { COMMAND_TYPES, greatWarCommand, type GreatWarCommand } from '../../../shared/great-war/commands'
import { EVENT_TYPES, greatWarEvent, type GreatWarEvent } from '../../../shared/great-war/events'
import { NATIONS } from '../../../shared/great-war/ids'
import { greatWarOptions, type GreatWarOptions } from '../../../shared/great-war/options'
import { greatWarQuestion } from '../../../shared/great-war/questions'
import { REFUSAL_REASONS } from '../../../shared/great-war/refusals'
import type { GreatWarView } from '../../../shared/great-war/view'
import { BLOC_NAMES, PHASE_NAMES } from '../../../shared/wording/great-war-names'
import type { Game, Standing } from '../core/game'
import { parseWith } from '../core/parse'
import { apply } from './apply'
import { answer } from './ask'
import { decide, typedDice } from './decide'
import { explain } from './explain'
import { invariants } from './invariants'
import { ledgerOf } from './ledger'
import { legal } from './legal'
import { seatsOf } from './phases/start'
import { report } from './report'
import { controlledBy, productionOf } from './rules/spaces'
import { BLANK, type GreatWarState } from './state'
import { view } from './view'

export type { GreatWarState } from './state'
export type GreatWarGame = Game<GreatWarState, GreatWarCommand, GreatWarEvent, GreatWarView, GreatWarOptions>

function standing(s: GreatWarState): Standing {
  const { result } = s
  return {
    round: s.round,
    acting: result ? '' : s.acting,
    step: result ? 'ended' : PHASE_NAMES[s.phase],
    ended: result !== undefined,
    ...(result ? { result: result.winner === 'draw' ? 'a draw' : `victory of ${BLOC_NAMES[result.winner]}` } : {}),
    players: s.seats.map((x) => ({ name: x.player, powers: x.nations })),
  }
}

const inPlay = (s: GreatWarState) => NATIONS.filter((n) => controlledBy(s, n).length > 0)

export const greatWarCore: GreatWarGame = {
  id: 'great-war',
  name: 'The Great War',
  rulesVersion: 1,
  commandTypes: COMMAND_TYPES,
  eventTypes: EVENT_TYPES,
  refusalReasons: REFUSAL_REASONS,
  malformed: { clause: 'GW-22.1', reason: 'malformed' },
  parseOptions: (input) => parseWith(greatWarOptions, input),
  parseCommand: (input) => parseWith(greatWarCommand, input),
  parseEvent: (input) => parseWith(greatWarEvent, input),
  blank: BLANK,
  begin: (options, faces) => decide(BLANK, seatsOf(options), faces),
  decide,
  // Faces that no die has stay in the command: `decide` refuses them there (BAD_DICE).
  tableFaces: (c: GreatWarCommand): readonly Face[] | undefined => typedDice(c)?.filter(isFace),
  apply,
  legal,
  view,
  standing,
  totals: (s) => Object.fromEntries(NATIONS.map((n) => [n, productionOf(s, n)])),
  picture: (s) => Object.fromEntries(inPlay(s).map((n) => [n, controlledBy(s, n)])),
  explain,
  report,
  ask: (s, question) => {
    const parsed = parseWith(greatWarQuestion, question)
    return parsed.ok ? answer(s, parsed.value) : parsed
  },
  ledger: ledgerOf,
  invariants,
}
