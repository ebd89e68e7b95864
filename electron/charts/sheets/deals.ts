/** The ledger of deals (OW-6.1): what was recorded, and lines to write more on. */
import type { OriginsView, DealView } from '../../../shared/origins/view'
import { html } from '../html'
import { paginate, single } from '../flow'
import { box, tag } from '../marks'
import { COLUMN_PX } from '../paper'
import { titleLine } from '../page'
import { footed } from '../sheet'
import { cellOf, row, tableRun, textCell, type Column } from '../table'
import { setText, type Block } from '../type/set'
import { listed, nationName } from '../words'

const NO: Column = { widthPx: 34, head: 'No.' }
const WHO: Column = { widthPx: 92, head: 'Between' }
const SINCE: Column = { widthPx: 52, head: 'Since round' }
const UNTIL: Column = { widthPx: 52, head: 'Until round' }
const KEPT: Column = { widthPx: 44, head: 'Kept' }
const BROKEN: Column = { widthPx: 50, head: 'Broken' }
const VOID: Column = { widthPx: 42, head: 'Void' }
const BY: Column = { widthPx: 54, head: 'by' }
const FIXED = [NO, WHO, SINCE, UNTIL, KEPT, BROKEN, VOID, BY]
const WHAT: Column = { widthPx: COLUMN_PX - FIXED.reduce((sum, c) => sum + c.widthPx, 0), head: 'What was agreed' }
const COLUMNS = [NO, WHO, WHAT, SINCE, UNTIL, KEPT, BROKEN, VOID, BY]

/** 7.9 mm: room for a pencil (at least 5.5 mm). */
const BLANK_PX = 30
/** 5.6 mm. */
const BOX_PX = 21
/** So many lines at least stand free after the last deal. */
const BLANK_LEAST = 6

const tagLines = (deal: DealView) => Math.ceil(deal.parties.length / 2) * 16

function dealRow(deal: DealView): Block {
  const outcome = (kind: DealView['outcome']) => cellOf(BOX_PX, box(deal.outcome === kind, BOX_PX))
  return row([
    textCell(String(deal.deal), NO, 'b13'),
    cellOf(tagLines(deal), html`<div class="tags">${deal.parties.map(tag)}</div>`),
    textCell(deal.text, WHAT),
    textCell(String(deal.round), SINCE),
    textCell(deal.untilRound === undefined ? '–' : String(deal.untilRound), UNTIL),
    outcome('kept'),
    outcome('broken'),
    outcome('void'),
    cellOf(17, html`${deal.by && tag(deal.by)}`),
  ])
}

const blank = (): Block => ({
  heightPx: BLANK_PX,
  html: html`<tr class="blank">
    ${COLUMNS.map((c) => html`<td>${[KEPT, BROKEN, VOID].includes(c) && box(false, BOX_PX)}</td>`)}
  </tr>`,
})

function about(view: OriginsView): Block {
  const open = view.deals.filter((d) => d.outcome === 'open')
  const due = open.filter((d) => d.due === 'due').map((d) => String(d.deal))
  const said =
    view.deals.length === 0
      ? 'No deal has been recorded yet.'
      : `${view.deals.length} recorded, ${open.length} open${due.length > 0 ? `; due for judgement: ${listed(due)}` : ''}.`
  const powers = view.players.flatMap((p) => p.powers.map((power) => `${nationName(power)} ${p.name}`)).join(', ')
  const lines = [
    setText(`${said} Nothing enforces a deal: it is written here so that it is remembered (OW-6.1).`, 't13', COLUMN_PX),
    setText(`At the table: ${powers}.`, 't12', COLUMN_PX),
  ]
  return {
    heightPx: lines.reduce((sum, l) => sum + l.heightPx, 0),
    html: html`<div class="grey">${lines.map((l) => l.html)}</div>`,
  }
}

export const deals = footed(
  {
    sheet: 'deals',
    title: 'Deals',
    about: 'Every recorded deal with its outcome, and blank lines for more.',
    rules: 'OW-6',
  },
  `.tags { display: flex; flex-wrap: wrap; gap: 2px 6px } .deals .m { display: block } .deals .tag .m { display: inline-block }
.deals td { border-left: 1px solid #c4c4c4 } .deals td:first-child { border-left: 0 } .deals .blank td { height: ${BLANK_PX}px; padding: 4px 5px }`,
  ({ view }, heightPx) => {
    const recorded = view.deals.map(dealRow)
    const lay = (blanks: number) =>
      paginate(
        [
          single(titleLine('Deals', 'Who promised what to whom, and whether it was kept')),
          single(about(view)),
          tableRun('deals', COLUMNS, [...recorded, ...Array.from({ length: blanks }, blank)]),
        ],
        heightPx,
      )
    const free = lay(BLANK_LEAST).at(-1)?.freePx ?? 0
    return lay(BLANK_LEAST + Math.floor(free / BLANK_PX))
  },
)
