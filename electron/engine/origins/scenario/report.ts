/** The figures of a scenario for its editor: every one that may be changed, named, with the built-in one and its source. */
import type { OriginsData } from '../../../../shared/origins/data'
import { FACES } from '../../../../shared/dice'
import {
  ATTACK_RESULTS,
  NATIONS,
  ODDS_COLUMNS,
  POWERS,
  type NationId,
  type PowerId,
} from '../../../../shared/origins/ids'
import { CHIP_COLOURS, changeableAt, FORM, MOST_ROUNDS, type Change } from '../../../../shared/origins/scenario'
import { wrongChanges, type ScenarioFigure, type ScenarioReport } from '../../../../shared/scenario'
import { nationInText, POWER_NAMES, RESULT_NAMES, sayOdds } from '../../../../shared/wording/origins'
import { capital } from '../../../../shared/wording/text'
import { contradictions } from './contradictions'
import { figureAt, laidOver } from './figures'

/** Path, heading, the figure in words, what its source is kept under, and its row and column where it stands in a table. */
type Named = readonly [
  at: string,
  group: string,
  says: string,
  kept: string,
  cell?: readonly [string, string] | undefined,
]

const limits: readonly Named[] = [
  ['rounds', 'Length and limits', 'Rounds of the game', 'rounds'],
  ['rightsAt', 'Length and limits', 'Factors abroad that make treaty rights', 'rightsAt'],
  ['abroadPerTurn', 'Length and limits', 'Most factors into one embassy abroad in one turn', 'abroadPerTurn'],
  ['mostOnBoard', 'Length and limits', 'Most factors that a correction may set', 'mostOnBoard'],
]
const allotments: readonly Named[] = POWERS.map((p) => [
  `allotments.${p}`,
  'Allotments',
  `${POWER_NAMES[p]}: factors a turn`,
  'allotments',
  [POWER_NAMES[p], 'Every round'],
])
const singleAllotments: readonly Named[] = POWERS.flatMap((p) =>
  Array.from({ length: MOST_ROUNDS }, (_, i): Named => [
    `allotments.${p}.${i + 1}`,
    'Allotments',
    `${POWER_NAMES[p]}: factors in round ${i + 1}`,
    'allotments',
    [POWER_NAMES[p], `Round ${i + 1}`],
  ]),
)
const attackTable: readonly Named[] = ODDS_COLUMNS.flatMap((odds) =>
  FACES.map((face): Named => [
    `attackTable.${odds}.${face}`,
    'Attack table',
    `${capital(sayOdds(odds))}${odds === ODDS_COLUMNS.at(-1) ? ' and more' : ''}, die ${face}`,
    'attackTable',
    [`${capital(sayOdds(odds))}${odds === ODDS_COLUMNS.at(-1) ? ' and more' : ''}`, `Die ${face}`],
  ]),
)
/** As the heading of a row: without the article that a sentence needs. */
const place = (n: NationId): string => capital(nationInText(n).replace(/^the /, ''))
function objectives(power: PowerId): readonly Named[] {
  const group = `Objectives of ${POWER_NAMES[power]}`
  const of = (path: string, says: string, cell?: readonly [string, string]): Named => [
    `objectives.${power}.${path}`,
    group,
    `${says}: points`,
    'objectives',
    cell,
  ]
  const abroad = NATIONS.filter((n) => n !== power)
  const rivals = POWERS.filter((p) => p !== power)
  return [
    ...abroad.map((n) => of(`rights.${n}`, `Rights in ${nationInText(n)}`, [place(n), 'Rights'])),
    ...abroad.map((n) =>
      of(`exclusive.${n}`, `Exclusive rights in ${nationInText(n)}`, [place(n), 'Exclusive rights']),
    ),
    ...rivals.map((p) => of(`isolated.${p}`, `${POWER_NAMES[p]} neither has rights nor grants any`)),
    of('othersAtMost', 'No other power above the score'),
  ]
}
const chips: readonly Named[] = CHIP_COLOURS.flatMap((colour): Named[] => [
  [
    `chips.${colour}.worth`,
    'Chips',
    `${capital(colour)} chip: factors it stands for`,
    'chips',
    [capital(colour), 'Stands for'],
  ],
  [`chips.${colour}.inSet`, 'Chips', `${capital(colour)} chips in a set`, 'chips', [capital(colour), 'In a set']],
])

const FIGURES: readonly Named[] = [
  ...allotments,
  ...POWERS.flatMap(objectives),
  ['othersAtMost', 'Length and limits', 'Score that no other power may exceed, for that objective', 'objectives'],
  ...attackTable,
  ...limits,
  ...chips,
  ...singleAllotments,
]
const RESULTS = ATTACK_RESULTS.map((r) => ({ value: r, says: `${r}, ${RESULT_NAMES[r]}` }))

function figureOf(data: OriginsData, said: ReadonlyMap<string, Change['value']>, [at, group, says, kept, cell]: Named) {
  const c = changeableAt(at)
  if (c === undefined) throw new Error(`${at} is no figure of a scenario`)
  const builtIn = figureAt(data, at)
  const [first, power, round] = at.split('.')
  const every = first === 'allotments' && round !== undefined ? said.get(`allotments.${power}`) : undefined
  const figure: ScenarioFigure = {
    at,
    group,
    ...(cell ? { table: '', row: cell[0], column: cell[1] } : {}),
    says,
    kind: c.value,
    ...(c.least === undefined ? {} : { least: c.least }),
    ...(c.most === undefined ? {} : { most: c.most }),
    ...(c.value === 'result' ? { choices: RESULTS } : {}),
    value: said.get(at) ?? every ?? builtIn,
    builtIn,
    // A round goes with all rounds, unless it is said.
    ...(first === 'allotments' && round !== undefined ? { follows: true as const } : {}),
    source: data.sources[kept]?.source ?? 'decision',
  }
  return figure
}

export function reportOf(data: OriginsData, changes: readonly Change[]): ScenarioReport {
  const wrong = wrongChanges(FORM, changes)
  const right = changes.filter((_, i) => !wrong.some((w) => w.index === i))
  const said = new Map(right.map((c) => [c.at, c.value]))
  return {
    figures: FIGURES.map((named) => figureOf(data, said, named)),
    faults: [
      ...wrong.map(({ index, field, problem }) => {
        const { at, value } = changes[index] ?? { at: '', value: '' }
        const c = field === 'value' ? changeableAt(at) : undefined
        const other = c && FORM.right[c.value](c, value)
        return { at, problem: other === undefined ? problem : `${capital(other)} would be right` }
      }),
      ...contradictions(laidOver(data, right), right),
    ],
  }
}
