/** Scores over the rounds, in black alone: each power has its own dash and mark, and its code at the end of its line. */
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { ScorePoint } from '../../../shared/charts'
import { POWERS, type PowerId } from '../../../shared/origins/ids'
import { html, type Html } from '../html'
import { COLUMN_PX } from '../paper'
import { RUN_TITLE_PX, runTitle } from '../table'
import type { Block } from '../type/set'
import { nationName } from '../words'

const HIGH = 214
const LEFT = 30
const RIGHT = 128
const TOP = 12
const BOTTOM = 24

const DASHES: Readonly<Record<PowerId, string>> = {
  britain: 'none',
  france: '7 3',
  germany: '2 2',
  russia: '9 3 2 3',
  'austria-hungary': '4 4',
}
/** Marks on the points, round the origin. */
const MARKS: Readonly<Record<PowerId, Html>> = {
  britain: html`<circle r="3.4" />`,
  france: html`<rect x="-3.2" y="-3.2" width="6.4" height="6.4" />`,
  germany: html`<path d="M0-4.4 4 3H-4Z" />`,
  russia: html`<path d="M0-4.6 4.6 0 0 4.6-4.6 0Z" />`,
  'austria-hungary': html`<path d="M0 4.4 4-3H-4Z" />`,
}
const HOLLOW: readonly PowerId[] = ['france', 'russia']

/** Names at the ends of the lines, moved apart until each has its line of type. */
function spread(wanted: readonly number[], step: number, low: number): number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i)
  let floor = -Infinity
  const placed = order.map(({ y, i }) => {
    floor = Math.max(y, floor + step)
    return { y: floor, i }
  })
  const over = Math.max(0, (placed.at(-1)?.y ?? low) - low)
  return placed
    .map(({ y, i }) => ({ y: y - over, i }))
    .sort((a, b) => a.i - b.i)
    .map(({ y }) => y)
}

export function scoreChart(points: readonly ScorePoint[], rounds: number): Block {
  const totals = (power: PowerId) => points.map((p, i) => ({ x: i, y: p.totals[power] ?? 0, round: p.round }))
  const most = Math.max(10, ...POWERS.flatMap((p) => totals(p).map((t) => t.y)))
  const x = scaleLinear([1, rounds], [LEFT + 12, COLUMN_PX - RIGHT])
  const y = scaleLinear([0, most], [HIGH - BOTTOM, TOP]).nice(5)
  // Two points in one round: the round's end and the moment of printing.
  const at = (t: { x: number; round: number }) =>
    x(t.round) + (points[t.x - 1]?.round === t.round ? (x(2) - x(1)) * 0.5 : 0)
  const path = line<{ x: number; y: number; round: number }>(at, (t) => y(t.y))
  const ends = spread(
    POWERS.map((p) => y(totals(p).at(-1)?.y ?? 0) + 4),
    14,
    HIGH - BOTTOM + 4,
  )
  const endX = Math.max(...totals('britain').map(at), LEFT)
  const grid = y
    .ticks(5)
    .filter(Number.isInteger)
    .map(
      (v) =>
        html`<path d="M${LEFT} ${y(v).toFixed(1)}H${COLUMN_PX - RIGHT + 14}" stroke="#c4c4c4" stroke-width=".7" /><text
            x="${LEFT - 7}"
            y="${(y(v) + 4).toFixed(1)}"
            text-anchor="end"
            >${v}</text
          >`,
    )
  const axis = Array.from(
    { length: rounds },
    (_, i) => html`<text x="${x(i + 1).toFixed(1)}" y="${HIGH - 6}" text-anchor="middle">${i + 1}</text>`,
  )
  const lines = POWERS.map((p, i) => {
    const own = totals(p)
    const end = ends[i] ?? 0
    const last = own.at(-1)
    const fill = HOLLOW.includes(p) ? '#fff' : '#111'
    return html`<path
        d="${path(own) ?? ''}"
        fill="none"
        stroke="#111"
        stroke-width="1.5"
        stroke-dasharray="${DASHES[p]}"
      />${own.map((t) => html`<g transform="translate(${at(t).toFixed(1)} ${y(t.y).toFixed(1)})" fill="${fill}" stroke="#111" stroke-width="1.2">${MARKS[p]}</g>`)}${last && html`<path d="M${(at(last) + 6).toFixed(1)} ${y(last.y).toFixed(1)}L${(endX + 17).toFixed(1)} ${(end - 4).toFixed(1)}" stroke="#9a9a9a" stroke-width=".7" /><text x="${(endX + 20).toFixed(1)}" y="${end.toFixed(1)}"><tspan font-weight="650">${last.y}</tspan> ${nationName(p)}</text>`}`
  })
  return {
    heightPx: RUN_TITLE_PX + HIGH + 4,
    html: html`${runTitle('Scores over the rounds', 'as if the game had ended with each round')}<svg
        class="chart"
        width="${COLUMN_PX}"
        height="${HIGH}"
        role="img"
        aria-label="Scores over the rounds"
      >
        ${grid}${axis}${lines}
      </svg>`,
  }
}

export const CHART_CSS = `.chart { display: block; margin-top: 4px } .chart text { font: 450 11px 'Libre Franklin', Arial, sans-serif; fill: #111; font-variant-numeric: tabular-nums }`
