/** The whole game to keep: every sentence with its clause and its dice, the board after every round, the result. */
import type { OriginsSource } from '../../../shared/charts'
import type { HistoryLine } from '../../../shared/history'
import { tallyLuck, type ThrowReport } from '../../../shared/luck'
import { POWERS } from '../../../shared/origins/ids'
import { paginate, single, type Run } from '../flow'
import { html } from '../html'
import { tag } from '../marks'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { cellOf, insidePx, row, RUN_TITLE_PX, runTitle, tableRun, textCell, type Column } from '../table'
import { setText, stack, type Block } from '../type/set'
import { listed, nationName, optionNotes, percent, powerOf, standingOf } from '../words'
import { reckoning, scores, SCORES_CSS } from './position'
import { COUNT_CSS, COUNT_KEY } from './rights'
import { ROUND_CSS, roundTable } from './round-table'
import { CHART_CSS, scoreChart } from './score-chart'

const NO: Column = { widthPx: 38, head: '' }
const WHO: Column = { widthPx: 48, head: '' }
const CLAUSES: Column = { widthPx: 112, head: '' }
const WHAT: Column = { widthPx: COLUMN_PX - NO.widthPx - WHO.widthPx - CLAUSES.widthPx, head: '' }

/** Closer than tables to write in. */
const PAD_PX = 3

const nameOf = (said: string): string => {
  const power = powerOf(said)
  return power === undefined ? said : nationName(power)
}

/** The sentence tells the die; this tells how rare such a result was. */
const diceNote = (t: ThrowReport): string =>
  `As bad for ${nameOf(t.power)} or worse: ${percent(t.asBad.n, t.asBad.over)}; as good or better: ${percent(t.asGood.n, t.asGood.over)}.`

function notesOf(line: HistoryLine): string[] {
  const notes = line.throws.map(diceNote)
  if (line.rerolled !== undefined && line.rerolled.length > 0)
    notes.push(`Thrown again by agreement; ${listed(line.rerolled.map(String))} counted for nothing.`)
  if (line.correction) notes.push('A correction by the referee, outside the rules’ course.')
  return notes
}

function lineRow(line: HistoryLine): Block {
  const acting = powerOf(line.acting)
  const notes = stack(notesOf(line).map((note) => setText(note, 't11', insidePx(WHAT))))
  const said = textCell(line.text, WHAT, line.correction ? 'b13' : 't13')
  return row(
    [
      textCell(line.position === 0 ? '' : String(line.position), NO, 't11'),
      cellOf(17, html`${acting && tag(acting)}`),
      cellOf(said.heightPx + notes.heightPx, html`${said.html}<span class="grey">${notes.html}</span>`),
      textCell(line.clauses.join(', '), CLAUSES, 't11'),
    ],
    line.correction ? 'mark' : '',
    PAD_PX,
  )
}

function roundRuns(source: OriginsSource, lines: readonly HistoryLine[]): Run[] {
  const numbers = [...new Set(lines.map((l) => l.round))]
  const last = numbers.at(-1)
  return numbers.flatMap((n) => {
    const rows = lines.filter((l) => l.round === n).map(lineRow)
    const end = source.rounds.filter((r) => r.round === n).at(-1)
    const title = n === last && source.view.step !== 'ended' ? 'The board now' : `The board at the end of round ${n}`
    const runs: Run[] = [tableRun('tale', [NO, WHO, WHAT, CLAUSES], rows, { text: `Round ${n}`, together: 2 })]
    return end === undefined ? runs : [...runs, single(roundTable(end.view, title))]
  })
}

function opening({ view, summary }: OriginsSource): Block {
  const begun = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(summary.createdAt)
  const players = view.players.map((p) => `${p.name} (${listed(p.powers.map(nationName))})`)
  const texts = [
    `Begun on ${begun}. At the table: ${listed(players)}.`,
    ...optionNotes(view).map((note) => `${note}.`),
    ...(summary.branchOf === undefined ? [] : [`A what-if copy of ${summary.branchOf}.`]),
  ]
  return stack(texts.map((text) => setText(text, 't13', COLUMN_PX)))
}

function luck(lines: readonly HistoryLine[]): Run {
  const columns: Column[] = [
    { widthPx: 160, head: 'Power' },
    { widthPx: 90, head: 'Throws' },
    { widthPx: COLUMN_PX - 250, head: 'Luck: 50 % is even, 100 % the best result every time' },
  ]
  const [power, throws, mean] = columns as [Column, Column, Column]
  const tallies = tallyLuck(
    lines.flatMap((l) => l.throws),
    POWERS,
  )
  const rows = tallies.map((t) =>
    row([
      textCell(nameOf(t.power), power),
      textCell(String(t.throws), throws),
      textCell(t.throws === 0 ? '–' : percent(t.mean, 1), mean),
    ]),
  )
  return tableRun('luck', columns, rows, { text: 'Luck of the dice', together: rows.length })
}

function corrections(lines: readonly HistoryLine[]): Block {
  const marked = lines.filter((l) => l.correction).map((l) => String(l.position))
  const again = lines.filter((l) => (l.rerolled?.length ?? 0) > 0).map((l) => String(l.position))
  const texts = [
    marked.length === 0
      ? 'Corrections by the referee: none.'
      : `Corrections by the referee: entries ${listed(marked)}.`,
    again.length === 0
      ? 'Dice thrown again by agreement: none.'
      : `Dice thrown again by agreement: entries ${listed(again)}.`,
  ]
  const said = stack(texts.map((text) => setText(text, 't13', COLUMN_PX)))
  return {
    heightPx: RUN_TITLE_PX + 6 + said.heightPx,
    html: html`${runTitle('Outside the rules’ course')}
      <div class="say">${said.html}</div>`,
  }
}

export const chronicle = footed(
  {
    sheet: 'chronicle',
    title: 'Chronicle',
    about:
      'The whole game round by round: every sentence with clause and dice, the board after each round, the result.',
    rules: 'OW-1 to OW-7',
  },
  `${COUNT_CSS}
${ROUND_CSS}
${CHART_CSS}
${SCORES_CSS}
.tale td { border-bottom-color: #dcdcdc; padding-top: ${PAD_PX}px; padding-bottom: ${PAD_PX}px } .tale td:first-child { text-align: right; color: #3c3c3c } .tale td:first-child .x { line-height: 17px } .tale td:last-child .x { line-height: 14px; padding-top: 0 } .tale .mark td:first-child { border-left: 3px solid #111; padding-left: 2px }`,
  (source, heightPx) => {
    const lines = source.lines.filter((l) => !l.undone)
    return paginate(
      [
        single(titleLine(source.summary.name, `Chronicle · ${standingOf(source.view)}`)),
        single(opening(source)),
        ...(source.scores.length > 0 ? [single(scoreChart(source.scores, source.view.rounds))] : []),
        ...roundRuns(source, lines),
        single(setText(COUNT_KEY, 't11', COLUMN_PX)),
        single(reckoning(source.view)),
        single(scores(source.view)),
        luck(lines),
        single(corrections(lines)),
      ],
      heightPx,
    )
  },
)
