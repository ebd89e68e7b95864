/**
 * Scenarios of Origins. What may be changed stands in `CHANGEABLE`, for the reader of files and the form alike; whether the
 * changed figures agree is judged by the engine.
 */
import type * as shared from '../scenario'
import { changeableIn, scenarioSchema, wholeNumber } from '../scenario'
import { FACES } from '../dice'
import { ATTACK_RESULTS, NATIONS, ODDS_COLUMNS, POWERS } from './ids'

/** What a changed figure of this game is. */
export type ValueKind = 'number' | 'result'
export type Changeable = shared.Changeable<ValueKind>
export type { Change } from '../scenario'
export type OriginsScenario = shared.Scenario<'origins'>

/** The track of the board has ten rounds (OW-5.1): a game may be shorter, not longer. */
export const MOST_ROUNDS = 10
export const CHIP_COLOURS = ['blue', 'red', 'white'] as const

/** What a name in braces may be. */
export const NAMES: Readonly<Record<string, readonly string[] | undefined>> = {
  '{power}': POWERS,
  '{rival}': POWERS,
  '{nation}': NATIONS,
  '{round}': Array.from({ length: MOST_ROUNDS }, (_, i) => `${i + 1}`),
  '{odds}': ODDS_COLUMNS.map(String),
  '{face}': FACES.map(String),
  '{colour}': CHIP_COLOURS,
}

const number = (at: string, least: number, most: number, says: string): Changeable => ({
  at,
  value: 'number',
  least,
  most,
  says,
})

export const CHANGEABLE: readonly Changeable[] = [
  number('allotments.{power}', 0, 50, 'Factors that a power places in each of its turns.'),
  number('allotments.{power}.{round}', 0, 50, 'The same in one round, where it is another number.'),
  number('rounds', 2, MOST_ROUNDS, 'Rounds of the game.'),
  number('rightsAt', 1, 50, 'Factors abroad that make treaty rights.'),
  number('abroadPerTurn', 1, 50, 'Most factors that go into one embassy abroad in one turn.'),
  number('mostOnBoard', 99, 999, 'Most factors that a correction may set.'),
  { at: 'attackTable.{odds}.{face}', value: 'result', says: 'Result of a die at these odds; 0 is less than 1 to 1.' },
  number('objectives.{power}.rights.{nation}', 0, 50, 'Points for treaty rights there; 0 for none.'),
  number('objectives.{power}.exclusive.{nation}', 0, 50, 'Points for exclusive treaty rights there; 0 for none.'),
  number('objectives.{power}.isolated.{rival}', 0, 50, 'Points if that power has no rights and grants none.'),
  number('objectives.{power}.othersAtMost', 0, 50, 'Points if no other power scores more than `othersAtMost`.'),
  number('othersAtMost', 0, 200, 'The score that no other power may exceed for that.'),
  number('chips.{colour}.worth', 1, 100, 'Factors that a chip stands for.'),
  number('chips.{colour}.inSet', 1, 999, 'Chips of the colour in a set.'),
]

export const FORM: shared.ScenarioForm<ValueKind> = {
  game: 'origins',
  changeable: CHANGEABLE,
  fits: (name, id) => NAMES[name]?.includes(id) ?? false,
  right: {
    number: wholeNumber,
    result: (_c, v) => (ATTACK_RESULTS.some((r) => r === v) ? undefined : ATTACK_RESULTS.join(', ')),
  },
}

/** The figure that a path means. */
export const changeableAt = (at: string): Changeable | undefined => changeableIn(FORM, at)

export const originsScenario = scenarioSchema('origins', FORM)
