/** For the next evening: who sat where, whose turn it is, what waits for an answer, what was signed and what was said last. */
import type { GreatWarSource } from '../../../shared/charts'
import { GREAT_POWERS, NATIONS, type NationId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { PHASE_NAMES } from '../../../shared/wording/great-war-names'
import { paginate, single, type Run } from '../flow'
import { html } from '../html'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { cellOf, row, RUN_TITLE_PX, runTitle, tableRun, textCell, type Column } from '../table'
import { setText, type Block } from '../type/set'
import { standingOf } from '../words'
import { box, signed, tag } from './marks'
import { capital, sayList, titleOf } from './names'
import { sayOffer, sayPending, sayTerm, sayTerms, sayTreaty, treatiesInForce, windowsOpen } from './sayings'

const NATION: Column = { widthPx: 172, head: 'Nation' }
const WHO: Column = { widthPx: 150, head: 'Played by' }
const IPC: Column = { widthPx: 58, head: 'In hand' }
const INCOME: Column = { widthPx: 58, head: 'Income' }
const MEN: Column = { widthPx: 62, head: 'Men left' }
const STATE: Column = { widthPx: COLUMN_PX - 500, head: 'How it stands' }

const STATUS = {
  belligerent: 'at war',
  unaligned: 'unaligned',
  surrendered: 'surrendered',
  conquered: 'conquered',
  gone: 'gone',
} as const

function seatRow(view: GreatWarView, nation: NationId): Block {
  const n = view.nations[nation]
  const left = Object.values(n.manpower).reduce((sum, p) => sum + p.total - p.used, 0)
  // Before the Revolution there are no Bolsheviks, only the seat that will have them (GW-17.9).
  const ahead = nation === 'bolsheviks' && view.revolution === null
  const acting = view.acting === nation && view.result === undefined
  const state = [
    ahead ? 'From the Revolution on' : capital(STATUS[n.status]),
    n.capitalHeld || n.status !== 'belligerent' || ahead ? '' : 'capital lost',
    acting ? 'on turn' : '',
  ].filter((x) => x !== '')
  return row(
    [
      cellOf(
        17,
        html`<span class="nat"
          >${tag(nation)}<span class="x ${acting ? 'b13' : 't13'}">${titleOf(nation)}</span></span
        >`,
      ),
      textCell(n.player ?? (nation === 'united-states' ? 'the automaton' : '–'), WHO),
      textCell(ahead ? '–' : String(n.treasury), IPC),
      textCell(ahead ? '–' : String(n.income), INCOME),
      textCell(ahead || Object.keys(n.manpower).length === 0 ? '–' : String(left), MEN),
      textCell(state.join(', '), STATE),
    ],
    acting ? 'mark' : '',
    3,
  )
}
const seated = (view: GreatWarView): NationId[] =>
  NATIONS.filter((n) => GREAT_POWERS.some((g) => g === n) || view.nations[n].player !== null || n === 'united-states')

const TEXT_PX = COLUMN_PX - 30
/** A sentence to tick off as it is done. */
const point = (text: string): Block => {
  const said = setText(text, 't13', TEXT_PX)
  return {
    heightPx: Math.max(23, said.heightPx + 4),
    html: html`<div class="todo">${box(false, 17)}<span>${said.html}</span></div>`,
  }
}
const sub = (text: string): Block => {
  const said = setText(text, 't12', TEXT_PX - 14)
  return { heightPx: said.heightPx + 2, html: html`<div class="todo sub"><span></span><span>${said.html}</span></div>` }
}
/** A heading and its points; nothing when there are none. */
const section = (title: string, blocks: readonly Block[], note?: string): Run[] =>
  blocks.length === 0
    ? []
    : [
        {
          head: (continued) => ({
            heightPx: RUN_TITLE_PX + 4,
            html: html`${runTitle(title, continued ? 'continued' : note)}
              <div class="four"></div>`,
          }),
          rows: blocks,
        },
      ]

function waiting(view: GreatWarView): string[] {
  return NATIONS.flatMap((n) =>
    view.nations[n].waiting.map(
      (w) => `${titleOf(n)}: ${w.count} ${w.kind.replace('-', ' ')} bought and not yet placed`,
    ),
  )
}
function whoseTurn(view: GreatWarView): string[] {
  if (view.result !== undefined) return []
  const at = view.orderOfPlay.indexOf(view.acting)
  const next = view.orderOfPlay.slice(at + 1)
  const { battle } = view
  return [
    `${standingOf(view)}.`,
    next.length === 0 ? 'It is the last of the round.' : `Still to come in this round: ${sayList(next)}.`,
    ...(battle === undefined ? [] : ['A battle stands open on the board: it is saved and goes on where it was left.']),
    ...(view.nations['united-states'].bloc === null ? [`US Entry Level ${signed(view.usEntryLevel)}.`] : []),
  ]
}

const LAST = 8
/** A phase that only began says nothing that the heading does not. */
const isBare = (text: string) => text === '' || Object.values(PHASE_NAMES).some((name) => text === `${name}.`)
const BLANK = { heightPx: 28, html: html`<div class="line"></div>` }
const LEAST_BLANK = 3

export const resume = footed<GreatWarView>(
  {
    sheet: 'resume',
    title: 'Next evening',
    about:
      'Who sat where, whose turn it is, what waits, treaties with their terms, open doors, the last entries, room for promises.',
    rules: 'GW-8, GW-20',
  },
  `.nat { display: flex; gap: 7px; align-items: center } .nat .tag { flex: 0 0 44px } .todo { display: grid; grid-template-columns: 20px 1fr; gap: 8px; padding: 1px 0 3px } .todo.sub { padding: 0 0 2px 14px } .four { height: 4px } .line { height: 28px; border-bottom: 1px solid #9a9a9a } .seats td { padding-top: 3px; padding-bottom: 3px } .seats .mark td { background: #ececec } .last td { padding-top: 2px; padding-bottom: 2px } .last td:first-child { text-align: right; color: #3c3c3c }`,
  (source: GreatWarSource, heightPx) => {
    const { view, summary, lines } = source
    const evening = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(summary.playedAt)
    const treaties = treatiesInForce(view).flatMap((t) => [point(sayTreaty(t)), ...sayTerms(t).map(sub)])
    const offers = view.offers.flatMap((o) => [point(sayOffer(o)), ...o.terms.map((t) => sub(sayTerm(t)))])
    const no: Column = { widthPx: 44, head: '' }
    const what: Column = { widthPx: COLUMN_PX - 44, head: '' }
    const told = lines.filter((l) => !l.undone && !isBare(l.text)).slice(-LAST)
    const lay = (blanks: number) =>
      paginate(
        [
          single(titleLine(summary.name, `For the next evening · last played on ${evening}`)),
          ...section('Whose turn', whoseTurn(view).map(point)),
          ...section('Waits for an answer', [...sayPending(view), ...waiting(view)].map(point)),
          tableRun(
            'seats',
            [NATION, WHO, IPC, INCOME, MEN, STATE],
            seated(view).map((n) => seatRow(view, n)),
            { text: 'Who sat where', together: 2 },
          ),
          ...section('Treaties in force', treaties),
          ...section('Offers on the table', offers),
          ...section('Not to forget', windowsOpen(view).map(point)),
          tableRun(
            'last',
            [no, what],
            told.map((l) => row([textCell(String(l.position), no, 't11'), textCell(l.text, what, 't12')], '', 2)),
            { text: 'Said last', together: 2 },
          ),
          ...section(
            'What was promised',
            Array.from({ length: blanks }, () => BLANK),
            'spoken words bind nobody; written ones are remembered',
          ),
        ],
        heightPx,
      )
    const free = lay(LEAST_BLANK).at(-1)?.freePx ?? 0
    return lay(LEAST_BLANK + Math.floor(free / BLANK.heightPx))
  },
)
