/** The Great War, as a value. */
import { isFace, type Face } from '../../../shared/dice'
import { COMMAND_TYPES, greatWarCommand, type GreatWarCommand } from '../../../shared/great-war/commands'
import { EVENT_TYPES, greatWarEvent, type GreatWarEvent } from '../../../shared/great-war/events'
import { NATIONS } from '../../../shared/great-war/ids'
import { greatWarOptions, type GreatWarOptions } from '../../../shared/great-war/options'
import { greatWarQuestion } from '../../../shared/great-war/questions'
import { REFUSAL_REASONS, type RefusalReason } from '../../../shared/great-war/refusals'
import type { Scenario } from '../../../shared/great-war/scenario'
import type { GreatWarView } from '../../../shared/great-war/view'
import { err, type Result } from '../../../shared/result'
import { sayRefusal } from '../../../shared/wording/great-war'
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
import { laidOver, scenarioFault } from './scenario'
import { scenarioReport } from './scenario/report'
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

/** A scenario that contradicts itself is no input at all, whatever it comes in. */
function sound<T>(read: Result<T>, scenarioOf: (value: T) => Scenario | undefined): Result<T> {
  const fault = read.ok ? scenarioFault(scenarioOf(read.value)) : undefined
  return fault ? err(fault) : read
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
  parseOptions: (input) => sound(parseWith(greatWarOptions, input), (o) => o.scenario),
  parseCommand: (input) =>
    sound(parseWith(greatWarCommand, input), (c) => (c.type === 'startGame' ? c.scenario : undefined)),
  parseEvent: (input) =>
    sound(parseWith(greatWarEvent, input), (e) => (e.type === 'gameStarted' ? e.scenario : undefined)),
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
  sayBadOptions: ({ reason, facts }) => sayRefusal(reason as RefusalReason, facts), // our own `begin` gave it
  report,
  ask: (s, question) => {
    const parsed = parseWith(greatWarQuestion, question)
    return parsed.ok ? answer(s, parsed.value) : parsed
  },
  ledger: ledgerOf,
  scenario: { report: scenarioReport, tables: laidOver },
  invariants,
}
