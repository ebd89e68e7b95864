/** The figures of a scenario for its editor: every one that may be changed, named, with the built-in one and its source. */
import type { OriginsData } from '../../../../shared/origins/data'
import { FACES } from '../../../../shared/dice'
import { ATTACK_RESULTS, NATIONS, ODDS_COLUMNS, POWERS, type PowerId } from '../../../../shared/origins/ids'
import { CHIP_COLOURS, changeableAt, FORM, MOST_ROUNDS, type Change } from '../../../../shared/origins/scenario'
import { wrongChanges, type ScenarioFigure, type ScenarioReport } from '../../../../shared/scenario'
import { nationInText, POWER_NAMES, RESULT_NAMES, sayOdds } from '../../../../shared/wording/origins'
import { capital } from '../../../../shared/wording/text'
import { contradictions } from './contradictions'
import { figureAt, laidOver } from './figures'

/** Path, heading, the figure in words, and what its source is kept under. */
type Named = readonly [at: string, group: string, says: string, kept: string]

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
])
const singleAllotments: readonly Named[] = POWERS.flatMap((p) =>
  Array.from({ length: MOST_ROUNDS }, (_, i): Named => [
    `allotments.${p}.${i + 1}`,
    'Allotments of single rounds',
    `${POWER_NAMES[p]}: factors in round ${i + 1}`,
    'allotments',
  ]),
)
const attackTable: readonly Named[] = ODDS_COLUMNS.flatMap((odds) =>
  FACES.map((face): Named => [
    `attackTable.${odds}.${face}`,
    'Attack table',
    `${capital(sayOdds(odds))}${odds === ODDS_COLUMNS.at(-1) ? ' and more' : ''}, die ${face}`,
    'attackTable',
  ]),
)
function objectives(power: PowerId): readonly Named[] {
  const group = `Objectives of ${POWER_NAMES[power]}`
  const of = (path: string, says: string): Named => [
    `objectives.${power}.${path}`,
    group,
    `${says}: points`,
    'objectives',
  ]
  const abroad = NATIONS.filter((n) => n !== power)
  const rivals = POWERS.filter((p) => p !== power)
  return [
    ...abroad.map((n) => of(`rights.${n}`, `Rights in ${nationInText(n)}`)),
    ...abroad.map((n) => of(`exclusive.${n}`, `Exclusive rights in ${nationInText(n)}`)),
    ...rivals.map((p) => of(`isolated.${p}`, `${POWER_NAMES[p]} neither has rights nor grants any`)),
    of('othersAtMost', 'No other power above the score'),
  ]
}
const chips: readonly Named[] = CHIP_COLOURS.flatMap((colour): Named[] => [
  [`chips.${colour}.worth`, 'Chips', `${capital(colour)} chip: factors it stands for`, 'chips'],
  [`chips.${colour}.inSet`, 'Chips', `${capital(colour)} chips in a set`, 'chips'],
])

const FIGURES: readonly Named[] = [
  ...allotments,
  ...POWERS.flatMap(objectives),
  ['othersAtMost', 'Score that no other power may exceed', '“No other power above the score”: the score', 'objectives'],
  ...attackTable,
  ...limits,
  ...chips,
  ...singleAllotments,
]
const RESULTS = ATTACK_RESULTS.map((r) => ({ value: r, says: `${r}, ${RESULT_NAMES[r]}` }))

function figureOf(data: OriginsData, said: ReadonlyMap<string, Change['value']>, [at, group, says, kept]: Named) {
  const c = changeableAt(at)
  if (c === undefined) throw new Error(`${at} is no figure of a scenario`)
  const builtIn = figureAt(data, at)
  const [first, power, round] = at.split('.')
  // A round's allotment is every round's, unless it is said.
  const every = first === 'allotments' && round !== undefined ? said.get(`allotments.${power}`) : undefined
  const figure: ScenarioFigure = {
    at,
    group,
    says,
    kind: c.value,
    ...(c.least === undefined ? {} : { least: c.least }),
    ...(c.most === undefined ? {} : { most: c.most }),
    ...(c.value === 'result' ? { choices: RESULTS } : {}),
    value: said.get(at) ?? every ?? builtIn,
    builtIn,
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
      ...wrong.map(({ index, problem }) => ({ at: changes[index]?.at ?? '', problem })),
      ...contradictions(laidOver(data, right), right),
    ],
  }
}
