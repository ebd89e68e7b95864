/** Origins of World War I, as a value. */
import { COMMAND_TYPES, originsCommand, type OriginsCommand } from '../../../shared/origins/commands'
import sampleJson from '../../../shared/origins/data/sample.json'
import { originsData, type OriginsData } from '../../../shared/origins/data'
import { EVENT_TYPES, originsEvent, type OriginsEvent } from '../../../shared/origins/events'
import { NATIONS, type PowerId } from '../../../shared/origins/ids'
import { originsOptions, type OriginsOptions } from '../../../shared/origins/options'
import { REFUSAL_REASONS } from '../../../shared/origins/refusals'
import type { OriginsView } from '../../../shared/origins/view'
import { err, type Result } from '../../../shared/result'
import type { OriginsScenario } from '../../../shared/origins/scenario'
import { sayWinners } from '../../../shared/wording/origins'
import type { Game, Standing } from '../core/game'
import type { History } from '../core/history'
import { parseWith } from '../core/parse'
import { read } from '../core/ruling'
import { apply } from './apply'
import { decide } from './decide'
import { explain } from './explain'
import { invariants } from './invariants'
import { legal } from './legal'
import { begin } from './phases/set-up'
import type { OriginsDecision } from './refusal'
import { report } from './report'
import { scoresOf } from './rules/objectives'
import { rightsIn } from './rules/rights'
import { verdictOf } from './rules/victory'
import { BLANK, stepOf, type OriginsState } from './state'
import { figuresOver, reportOf, scenarioFault } from './scenario'
import { view } from './view'

export type { OriginsState } from './state'
export type OriginsGame = Game<OriginsState, OriginsCommand, OriginsEvent, OriginsView, OriginsOptions>

function standing(data: OriginsData, state: OriginsState): Standing {
  const step = stepOf(data, state)
  const { powers } = verdictOf(state, scoresOf(data, state.embassies).totals)
  return {
    round: state.round,
    rounds: data.rounds,
    acting: state.ended ? '' : state.acting,
    step,
    ended: state.ended,
    ...(state.ended ? { result: sayWinners(powers) } : {}),
    players: state.players,
  }
}

/** Rights by nation; nations without any are left out. */
const picture = (data: OriginsData, state: OriginsState): Readonly<Record<string, readonly PowerId[]>> =>
  Object.fromEntries(
    NATIONS.map((nation) => [nation, rightsIn(data, state.embassies, nation)] as const).filter(
      ([, powers]) => powers.length > 0,
    ),
  )

/** The game with these figures; a table with another board makes its own, or lays a scenario over them. */
export function originsWith(data: OriginsData): OriginsGame {
  const figures = figuresOver(data)
  /** A scenario that contradicts itself is no input at all, whatever it comes in. */
  function sound<T>(parsed: Result<T>, scenarioOf: (value: T) => OriginsScenario | undefined): Result<T> {
    const fault = parsed.ok ? scenarioFault(data, scenarioOf(parsed.value)) : undefined
    return fault ? err(fault) : parsed
  }
  return {
    id: 'origins',
    name: 'Origins of World War I',
    rulesVersion: 1,
    commandTypes: COMMAND_TYPES,
    eventTypes: EVENT_TYPES,
    refusalReasons: REFUSAL_REASONS,
    parseOptions: (input) => sound(parseWith(originsOptions, input), (o) => o.scenario),
    parseCommand: (input) => parseWith(originsCommand, input),
    parseEvent: (input) =>
      sound(parseWith(originsEvent, input), (e) => (e.type === 'campaignBegun' ? e.scenario : undefined)),
    blank: BLANK,
    begin: (options, faces) => read(begin(options), faces).decision,
    decide: (state, command, faces) => decide(figures(state), state, command, faces),
    tableFaces: (command) => (command.type === 'attack' && command.die !== undefined ? [command.die] : undefined),
    apply,
    legal: (state) => legal(figures(state), state),
    view: (state) => view(figures(state), state),
    standing: (state) => standing(figures(state), state),
    totals: (state) => scoresOf(figures(state), state.embassies).totals,
    picture: (state) => picture(figures(state), state),
    // The campaign hands back the refusal that this very game gave it, so its reason is one of ours.
    explain: (state, command, refused) =>
      explain(figures(state), state, command, refused as Extract<OriginsDecision, { kind: 'refused' }>),
    report: (before, events) => report(figures(before), before, events),
    scenario: { report: (changes) => reportOf(data, changes) },
    invariants: invariants(figures),
  }
}

export const origins: OriginsGame = originsWith(originsData)

/** "Sunday at Mill Lane": a whole game, standing at Britain's turn in round 6. Made by `testing/record.ts`. */
export const sampleName: string = sampleJson.about
// The recording is ours and a test reads every command and event of it through the parsers.
export const sampleHistory = sampleJson.history as unknown as History<OriginsCommand, OriginsEvent>
export { attackOdds, type NoOdds, type Odds, type OddsOrder, type OddsResult } from './odds'
export { originsOdds, type OriginsOdds } from './planning'
