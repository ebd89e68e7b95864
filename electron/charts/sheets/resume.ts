/** For the next evening: who sat where, whose turn it is, what was agreed and what is due, what was said last. */
import { POWERS, type PowerId } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import { paginate, single, type Run } from '../flow'
import { html } from '../html'
import { box, tag } from '../marks'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { cellOf, row, RUN_TITLE_PX, runTitle, tableRun, textCell, type Column } from '../table'
import { setText, type Block } from '../type/set'
import { holderOf, listed, nationName, optionNotes, standingOf } from '../words'

const POWER: Column = { widthPx: 190, head: 'Power' }
const WHO: Column = { widthPx: 280, head: 'Played by' }
const SCORE: Column = { widthPx: 70, head: 'Score' }
const TURN: Column = { widthPx: COLUMN_PX - 540, head: 'Turn' }

function seat(view: OriginsView, power: PowerId): Block {
  const at = POWERS.indexOf(power) - POWERS.indexOf(view.acting)
  const turn = view.step === 'ended' ? '' : at === 0 ? 'on turn' : at > 0 ? 'still to come' : 'has played'
  return row(
    [
      cellOf(
        17,
        html`<span class="nat"
          >${tag(power)}<span class="x ${at === 0 ? 'b13' : 't13'}">${nationName(power)}</span></span
        >`,
      ),
      textCell(holderOf(view, power), WHO),
      textCell(String(view.scores.totals[power]), SCORE, 'b13'),
      textCell(turn, TURN),
    ],
    at === 0 && view.step !== 'ended' ? 'mark' : '',
    3,
  )
}
const point = (text: string): Block => {
  const said = setText(text, 't13', COLUMN_PX - 30)
  return {
    heightPx: Math.max(23, said.heightPx + 4),
    html: html`<div class="todo">${box(false, 17)}<span>${said.html}</span></div>`,
  }
}
const section = (title: string, rows: readonly Block[], note?: string): Run[] =>
  rows.length === 0
    ? []
    : [
        {
          head: (more) => ({
            heightPx: RUN_TITLE_PX + 4,
            html: html`${runTitle(title, more ? 'continued' : note)}
              <div class="four"></div>`,
          }),
          rows,
        },
      ]

const turn = (view: OriginsView): string[] => [
  `${standingOf(view)}.`,
  ...optionNotes(view).map((note) => `${note}.`),
  ...view.alliances.map(
    (a) => `${listed(a.powers.map(nationName))} are allied${a.fixed ? '' : `, since round ${a.round}`}.`,
  ),
]
const promised = (view: OriginsView): string[] =>
  view.deals
    .filter((d) => d.outcome === 'open')
    .map((d) => {
      const due = d.due === 'due' ? ' To be judged now.' : d.due === 'last' ? ' This is its last round.' : ''
      const until = d.untilRound === undefined ? '' : ` (until round ${d.untilRound})`
      return `${listed(d.parties.map(nationName))}: ${d.text}${until}.${due}`.replace('..', '.')
    })

const LAST = 8
const BLANK: Block = { heightPx: 28, html: html`<div class="line"></div>` }
const LEAST_BLANK = 4

export const resume = footed(
  {
    sheet: 'resume',
    title: 'Next evening',
    about: 'Who sat where, whose turn it is, what was agreed and what is due, the last entries, room for promises.',
    rules: 'OW-2, OW-6',
  },
  `.nat { display: flex; gap: 7px; align-items: center } .nat .tag { flex: 0 0 40px } .todo { display: grid; grid-template-columns: 20px 1fr; gap: 8px; padding: 1px 0 3px } .four { height: 4px } .line { height: 28px; border-bottom: 1px solid #9a9a9a } .seats td { padding-top: 3px; padding-bottom: 3px } .seats .mark td { background: #ececec } .last td { padding-top: 2px; padding-bottom: 2px } .last td:first-child { text-align: right; color: #3c3c3c }`,
  ({ view, summary, lines }, heightPx) => {
    const evening = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(summary.playedAt)
    const no: Column = { widthPx: 44, head: '' }
    const what: Column = { widthPx: COLUMN_PX - 44, head: '' }
    const told = lines.filter((l) => !l.undone).slice(-LAST)
    const lay = (blanks: number) =>
      paginate(
        [
          single(titleLine(summary.name, `For the next evening · last played on ${evening}`)),
          ...section('Whose turn', turn(view).map(point)),
          tableRun(
            'seats',
            [POWER, WHO, SCORE, TURN],
            POWERS.map((p) => seat(view, p)),
            { text: 'Who sat where', together: 2 },
          ),
          ...section('What was agreed', promised(view).map(point), 'open deals; nothing enforces them (OW-6.1)'),
          tableRun(
            'last',
            [no, what],
            told.map((l) => row([textCell(String(l.position), no, 't11'), textCell(l.text, what, 't12')], '', 2)),
            { text: 'Said last', together: 2 },
          ),
          ...section(
            'What was promised besides',
            Array.from({ length: blanks }, () => BLANK),
          ),
        ],
        heightPx,
      )
    const free = lay(LEAST_BLANK).at(-1)?.freePx ?? 0
    return lay(LEAST_BLANK + Math.floor(free / BLANK.heightPx))
  },
)
