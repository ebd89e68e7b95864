/** Blank ledger sheets: a page a nation, money in and out round by round, and manpower box by box. */
import type { GreatWarSource } from '../../../shared/charts'
import type { NationId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, type Html } from '../html'
import { footed } from '../sheet'
import { stack, type Block } from '../type/set'
import { CHART_FORM_CSS, chartHead } from './chart'
import { KINDS } from '../../../shared/great-war/ids'
import { figuresIn, type WarFigures } from './figures'
import { icon, menBoxes, shield } from './marks'
import { heldBy, poolName, titleOf } from './names'
import { CHARTED } from './setup'

const MONEY = ['Round', 'In hand', 'Income', 'Other in', 'Influence', 'Research', 'Units', 'Other out', 'Left'] as const
const LINE_PX = 24
const HEAD_PX = 20
const COST_PX = 20

function pools({ poolsOf }: WarFigures, nation: NationId): Block {
  const rows = poolsOf(nation).map((p): Block => {
    const boxes = menBoxes(p.used, p.total, 40)
    const heightPx = Math.max(18, boxes.heightPx) + 6
    return {
      heightPx,
      html: html`<div class="pool">
        <span class="t12"><b>${poolName(p.pool, nation)}</b><br />${p.used} of ${p.total}</span>${boxes.html}
      </div>`,
    }
  })
  return {
    heightPx: 33 + stack(rows).heightPx + rows.length * 14,
    html: html`<h2 class="run c22">
        Manpower<small>used at the start filled; cross one for each unit placed (GW-7)</small>
      </h2>
      ${rows.map((r) => r.html)}`,
  }
}

function money({ unitOf }: WarFigures, lines: number): Html {
  return html`<table class="war money">
    <thead>
      <tr>
        ${MONEY.map((h) => html`<th class="n" rowspan="2">${h}</th>`)}
        <th class="n" colspan="${KINDS.length}">Built</th>
      </tr>
      <tr>
        ${KINDS.map((k) => html`<th class="n kind">${icon(k, 18, k)}</th>`)}
      </tr>
    </thead>
    <tbody>
      <tr class="cost">
        <td class="n" colspan="${MONEY.length}">price of each</td>
        ${KINDS.map((k) => html`<td class="n">${unitOf(k).cost.value}</td>`)}
      </tr>
      ${Array.from(
        { length: lines },
        (_, i) =>
          html`<tr>
            <td class="n"><b>${i + 1}</b></td>
            ${Array.from({ length: MONEY.length - 1 + KINDS.length }, () => html`<td></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

/** A neutral has other money before it enters the war than after (GW-18.11, 19.4). */
function incomeLine({ figuresOf, rules, italyOnJoining }: WarFigures, nation: NationId): string {
  const income = figuresOf(nation).income.value
  if (nation === 'united-states') return `Income ${rules.unitedStates.peaceIncome.value} IPC, ${income} at war`
  if (nation === 'italy') return `${italyOnJoining.value} IPC on joining, income ${income}`
  return `Income at the start ${income} IPC`
}

function sheet(source: GreatWarSource, nation: NationId, heightPx: number): { html: Html } {
  const { view, summary } = source
  const figures = figuresIn(source)
  const head = chartHead(shield(nation, 48), titleOf(nation), 'Ledger · The Great War', [
    summary.name,
    `Player: ${heldBy(view, nation)}`,
    incomeLine(figures, nation),
  ])
  const men = pools(figures, nation)
  const free = heightPx - head.heightPx - men.heightPx - 12 - 14 - 2 * HEAD_PX - COST_PX - 4
  const lines = Math.min(26, Math.floor(free / LINE_PX))
  return {
    html: html`${head.html}
      <div class="air"></div>
      ${money(figures, lines)}
      <div class="air"></div>
      ${men.html}`,
  }
}

export const ledgerBlank = footed<GreatWarView>(
  {
    sheet: 'ledger-blank',
    title: 'Ledger sheet',
    about:
      'Blank ledgers, one page a nation: money in and out and what was built, a line a round; manpower box by box.',
    rules: 'GW-6, GW-7',
  },
  `${CHART_FORM_CSS}
.money td { height: ${LINE_PX}px; border-color: #9a9a9a; padding: 0 2px } .money th { height: ${HEAD_PX}px; padding: 0 1px; font-size: 11px; border-color: #9a9a9a } .money .kind { width: 27px } .money .cost td { height: ${COST_PX}px; color: #3c3c3c; font-size: 11px; text-align: center } .money .cost td:first-child { text-align: right; padding-right: 8px } .money thead tr:first-child th:first-child { width: 44px } .money thead tr:first-child th:last-child { width: ${KINDS.length * 27}px } .money thead tr:nth-child(2) th:first-child { border-left: 1px solid #9a9a9a }
.pool { display: grid; grid-template-columns: 110px 1fr; padding-top: 8px; line-height: 15px } .pool .t12 { line-height: 15px }`,
  (source, heightPx) => CHARTED.map((n) => sheet(source, n, heightPx)),
)
