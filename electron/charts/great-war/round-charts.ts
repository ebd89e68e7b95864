/** Figures over the rounds, in black alone: each nation has its own dash and mark, and its code at the end of its line. */
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { NATION_CODE } from '../../../shared/great-war/codes'
import type { LedgerRow, WarLedger } from '../../../shared/great-war/ledger'
import type { NationId } from '../../../shared/great-war/ids'
import { html, type Html } from '../html'
import { COLUMN_PX } from '../paper'
import { RUN_TITLE_PX, runTitle } from '../table'
import type { Block } from '../type/set'
import type { WarFigures } from './figures'
import { signed } from './marks'
import { CHARTED } from './setup'

const WIDE = Math.floor((COLUMN_PX - 24) / 2)
const HIGH = 196
const LEFT = 32
const RIGHT = 62
const TOP = 10
const BOTTOM = 22

const SHOWN: readonly NationId[] = [...CHARTED, 'bolsheviks']
const DASHES = ['none', '7 3', '9 3 2 3', '2 2', '4 4', '1 3', '12 4', '6 2 2 2 2 2', '3 6'] as const
const MARKS: readonly Html[] = [
  html`<circle r="2.8" />`,
  html`<rect x="-2.6" y="-2.6" width="5.2" height="5.2" />`,
  html`<path d="M0-3.8 3.8 0 0 3.8-3.8 0Z" />`,
  html`<path d="M0-3.6 3.4 2.6H-3.4Z" />`,
  html`<path d="M0 3.6 3.4-2.6H-3.4Z" />`,
  html`<path d="M-3-3 3 3M3-3-3 3" />`,
  html`<path d="M0-3.8V3.8M-3.8 0H3.8" />`,
  html`<path d="M-3.2 0H3.2" />`,
  html`<rect x="-1.5" y="-3.4" width="3" height="6.8" />`,
]
const HOLLOW: readonly number[] = [1, 2, 6]

export interface Series {
  readonly code: string
  readonly style: number
  readonly points: readonly { readonly round: number; readonly value: number }[]
}
/** Labels at the ends of the lines, each with a line of type of its own. */
function spread(wanted: readonly number[], step: number, low: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i)
  let floor = -Infinity
  const placed = order.map(({ y, i }) => ({ i, y: (floor = Math.max(y, floor + step)) }))
  let ceiling = low
  for (const p of [...placed].reverse()) {
    p.y = Math.min(p.y, ceiling)
    ceiling = p.y - step
  }
  return wanted.map((_, i) => placed.find((p) => p.i === i)?.y ?? low)
}

function chart(title: string, series: readonly Series[], rounds: number, say: (v: number) => string = String): Html {
  const values = series.flatMap((s) => s.points.map((p) => p.value))
  const x = scaleLinear([1, Math.max(2, rounds)], [LEFT + 8, WIDE - RIGHT])
  const y = scaleLinear([Math.min(0, ...values), Math.max(5, ...values)], [HIGH - BOTTOM, TOP]).nice(5)
  const path = line<{ round: number; value: number }>(
    (p) => x(p.round),
    (p) => y(p.value),
  )
  const ends = spread(
    series.map((s) => y(s.points.at(-1)?.value ?? 0) + 4),
    12,
    HIGH - BOTTOM + 6,
  )
  const endX = x(Math.max(2, rounds))
  const every = Math.max(1, Math.ceil(rounds / 9))
  const grid = y
    .ticks(5)
    .filter(Number.isInteger)
    .map(
      (v) =>
        html`<path
            d="M${LEFT} ${y(v).toFixed(1)}H${WIDE - RIGHT + 6}"
            stroke="${v === 0 ? '#777' : '#d0d0d0'}"
            stroke-width=".7"
          /><text x="${LEFT - 5}" y="${(y(v) + 4).toFixed(1)}" text-anchor="end">${say(v)}</text>`,
    )
  const axis = Array.from({ length: rounds }, (_, i) => i + 1)
    .filter((r) => (r - 1) % every === 0)
    .map((r) => html`<text x="${x(r).toFixed(1)}" y="${HIGH - 6}" text-anchor="middle">${r}</text>`)
  const drawn = series.map((s, i) => {
    const last = s.points.at(-1)
    if (last === undefined) return html``
    const fill = HOLLOW.includes(s.style) ? '#fff' : '#111'
    const end = ends[i] ?? 0
    return html`<path
        d="${path([...s.points]) ?? ''}"
        fill="none"
        stroke="#111"
        stroke-width="1.1"
        stroke-dasharray="${DASHES[s.style] ?? 'none'}"
      />${s.points.map((p) => html`<g transform="translate(${x(p.round).toFixed(1)} ${y(p.value).toFixed(1)})" fill="${fill}" stroke="#111" stroke-width="1">${MARKS[s.style]}</g>`)}<path
        d="M${(x(last.round) + 5).toFixed(1)} ${y(last.value).toFixed(1)}L${(endX + 12).toFixed(1)} ${(end - 4).toFixed(1)}"
        stroke="#9a9a9a"
        stroke-width=".6"
      /><text x="${(endX + 14).toFixed(1)}" y="${end.toFixed(1)}"
        ><tspan font-weight="650">${s.code}</tspan> ${say(last.value)}</text
      >`
  })
  return html`<div>
    <h3 class="b12">${title}</h3>
    <svg class="chart" width="${WIDE}" height="${HIGH}" role="img" aria-label="${title}">${grid}${axis}${drawn}</svg>
  </div>`
}

export function roundCharts(books: WarLedger, { rules }: WarFigures): Block[] {
  const rounds = Math.max(1, ...books.rounds.map((r) => r.round))
  const of = (figure: (r: LedgerRow) => number): Series[] =>
    SHOWN.flatMap((nation, style) => {
      const points = books.rows.filter((r) => r.nation === nation).map((r) => ({ round: r.round, value: figure(r) }))
      return points.length === 0 ? [] : [{ code: NATION_CODE[nation], style, points }]
    })
  const opinion: Series = {
    code: 'US',
    style: 0,
    points: books.rounds.map((r) => ({ round: r.round, value: r.usEntryLevel })),
  }
  const { allies, central } = rules.opinion
  const charts = [
    chart(
      'Income collected, IPC',
      of((r) => r.income),
      rounds,
    ),
    chart(
      'Production, IPC',
      of((r) => r.production),
      rounds,
    ),
    chart(
      'Manpower left',
      of((r) => r.manpowerLeft),
      rounds,
    ),
    chart(
      'Value of the forces, IPC',
      of((r) => r.armyValue),
      rounds,
    ),
    chart(
      'In the treasury, IPC',
      of((r) => r.treasury),
      rounds,
    ),
    chart(`US Entry Level (joins at ${signed(allies.value)} or ${signed(central.value)})`, [opinion], rounds, signed),
  ]
  const pair = (i: number): Block => ({
    heightPx: 16 + HIGH + 8,
    html: html`<div class="charts">${charts[i]}${charts[i + 1]}</div>`,
  })
  const first = pair(0)
  return [
    {
      heightPx: RUN_TITLE_PX + 4 + first.heightPx,
      html: html`${runTitle('The war in figures', 'at the end of each round')}
        <div class="four"></div>
        ${first.html}`,
    },
    pair(2),
    pair(4),
  ]
}
export const ROUND_CHARTS_CSS = `.charts { display: grid; grid-template-columns: ${WIDE}px ${WIDE}px; gap: 24px; padding-bottom: 8px } .charts h3 { line-height: 16px } .chart { display: block } .chart text { font: 450 11px 'Libre Franklin', Arial, sans-serif; fill: #111; font-variant-numeric: tabular-nums } .four { height: 4px }`
