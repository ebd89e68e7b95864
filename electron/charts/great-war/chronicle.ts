/** The whole campaign to keep: figures over the rounds, a map for each, every sentence with its clause, the result. */
import type { GreatWarSource } from '../../../shared/charts'
import { NATIONS, type NationId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import type { HistoryLine } from '../../../shared/history'
import { PHASE_NAMES } from '../../../shared/wording/great-war-names'
import { paginate, single, type Run } from '../flow'
import { html } from '../html'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { cellOf, insidePx, row, RUN_TITLE_PX, runTitle, tableRun, textCell, type Column } from '../table'
import { setText, stack, type Block } from '../type/set'
import { standingOf } from '../words'
import { tag } from './marks'
import { blocName, listed, sayList, sayNation } from './names'
import { figuresIn } from './figures'
import { roundCharts, ROUND_CHARTS_CSS } from './round-charts'
import { ROUND_MAP_CSS, roundMap } from './round-map'
import { sayTerms, sayTreaty, treatiesInForce } from './sayings'

const NO: Column = { widthPx: 44, head: '' }
const WHO: Column = { widthPx: 52, head: '' }
const CLAUSES: Column = { widthPx: 106, head: '' }
const WHAT: Column = { widthPx: COLUMN_PX - NO.widthPx - WHO.widthPx - CLAUSES.widthPx, head: '' }
const PAD_PX = 3

const nationOf = (said: string): NationId | undefined => NATIONS.find((n) => n === said || sayNation(n) === said)
/** A phase that only began says nothing that its entries do not. */
const isBare = (text: string) => text === '' || Object.values(PHASE_NAMES).some((name) => text === `${name}.`)

function lineRow(line: HistoryLine): Block {
  const acting = nationOf(line.acting)
  const notes = [
    ...(line.rerolled !== undefined && line.rerolled.length > 0
      ? [`Thrown again by agreement; ${listed(line.rerolled.map(String))} counted for nothing.`]
      : []),
    ...(line.correction ? ['A correction by the referee, outside the rules’ course.'] : []),
  ]
  const more = stack(notes.map((note) => setText(note, 't11', insidePx(WHAT))))
  const said = textCell(line.text, WHAT, line.correction ? 'b13' : 't13')
  return row(
    [
      textCell(line.position === 0 ? '' : String(line.position), NO, 't11'),
      cellOf(17, html`${acting && tag(acting)}`),
      cellOf(said.heightPx + more.heightPx, html`${said.html}<span class="grey">${more.html}</span>`),
      textCell(line.clauses.join(', '), CLAUSES, 't11'),
    ],
    line.correction ? 'mark' : '',
    PAD_PX,
  )
}

function roundRuns(source: GreatWarSource, lines: readonly HistoryLine[]): Run[] {
  const numbers = [...new Set(lines.map((l) => l.round))]
  return numbers.flatMap((n) => {
    const rows = lines.filter((l) => l.round === n && !isBare(l.text)).map(lineRow)
    const end = source.rounds.filter((r) => r.round === n).at(-1)
    const now = end?.view === source.view && source.view.result === undefined
    const title = now ? 'The war now' : `The war at the end of round ${n}`
    const told = tableRun('tale', [NO, WHO, WHAT, CLAUSES], rows, { text: `Round ${n}`, together: 2 })
    return end === undefined ? [told] : [told, single(roundMap(end.view, `round-${n}`, title))]
  })
}

function opening({ view, summary }: GreatWarSource): Block {
  const begun = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(summary.createdAt)
  const players = view.players.map((p) => `${p.name} (${sayList(p.nations)})`)
  const texts = [
    `Begun on ${begun}. At the table: ${listed(players)}.`,
    'Entries that only open a phase are left out; their numbers are missing.',
    ...(summary.branchOf === undefined ? [] : [`A what-if copy of ${summary.branchOf}.`]),
  ]
  return stack(texts.map((text) => setText(text, 't13', COLUMN_PX)))
}

function outcome(view: GreatWarView): Block {
  const { result } = view
  const won =
    result === undefined
      ? 'The war goes on.'
      : `${result.winner === 'draw' ? 'The war ends in a draw' : `The war is won by ${blocName(result.winner)}`} (${result.clause}).`
  const count = (status: GreatWarView['nations'][NationId]['status']) =>
    NATIONS.filter((n) => view.nations[n].status === status)
  const [beaten, surrendered] = [count('conquered'), count('surrendered')]
  const texts = [
    won,
    ...(beaten.length === 0 ? [] : [`Conquered: ${sayList(beaten)}.`]),
    ...(surrendered.length === 0 ? [] : [`Surrendered: ${sayList(surrendered)}.`]),
  ]
  const said = stack(texts.map((text, i) => setText(text, i === 0 ? 'b13' : 't13', COLUMN_PX)))
  return {
    heightPx: RUN_TITLE_PX + 6 + said.heightPx,
    html: html`${runTitle(result === undefined ? 'How it stands' : 'The result')}
      <div class="say">${said.html}</div>`,
  }
}

function treaties(view: GreatWarView): Run[] {
  const rows = treatiesInForce(view).flatMap((t) => [
    setText(`${sayTreaty(t)}.`, 't13', COLUMN_PX),
    ...sayTerms(t).map((term) => setText(`– ${term}.`, 't12', COLUMN_PX)),
  ])
  return rows.length === 0
    ? []
    : [
        {
          head: (more) => ({
            heightPx: RUN_TITLE_PX,
            html: runTitle('Treaties in force', more ? 'continued' : undefined),
          }),
          rows,
        },
      ]
}

function corrections(lines: readonly HistoryLine[]): Block {
  const numbers = (which: (l: HistoryLine) => boolean) => lines.filter(which).map((l) => String(l.position))
  const say = (what: string, found: readonly string[]) =>
    `${what}: ${found.length === 0 ? 'none' : `entries ${listed(found)}`}.`
  const said = stack(
    [
      say(
        'Corrections by the referee',
        numbers((l) => l.correction),
      ),
      say(
        'Dice thrown again by agreement',
        numbers((l) => (l.rerolled?.length ?? 0) > 0),
      ),
    ].map((text) => setText(text, 't13', COLUMN_PX)),
  )
  return {
    heightPx: RUN_TITLE_PX + 6 + said.heightPx,
    html: html`${runTitle('Outside the rules’ course')}
      <div class="say">${said.html}</div>`,
  }
}

export const chronicle = footed<GreatWarView>(
  {
    sheet: 'chronicle',
    title: 'Chronicle',
    about:
      'The whole campaign round by round: charts of the figures, every sentence with its clause, a map for each round.',
    rules: 'GW-1 to GW-21',
  },
  `${ROUND_CHARTS_CSS}
${ROUND_MAP_CSS}
.say { padding-top: 6px } .tale td { border-bottom-color: #dcdcdc; padding-top: ${PAD_PX}px; padding-bottom: ${PAD_PX}px } .tale td:first-child { text-align: right; color: #3c3c3c } .tale td:first-child .x { line-height: 17px } .tale td:last-child .x { line-height: 14px } .tale .mark td:first-child { border-left: 3px solid #111; padding-left: 2px }`,
  (source: GreatWarSource, heightPx) => {
    const lines = source.lines.filter((l) => !l.undone)
    return paginate(
      [
        single(titleLine(source.summary.name, `Chronicle · ${standingOf(source.view)}`)),
        single(opening(source)),
        ...(source.ledger === undefined || source.ledger.rounds.length === 0
          ? []
          : roundCharts(source.ledger, figuresIn(source)).map(single)),
        ...roundRuns(source, lines),
        single(outcome(source.view)),
        ...treaties(source.view),
        single(corrections(lines)),
      ],
      heightPx,
    )
  },
)
