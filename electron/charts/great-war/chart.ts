/**
 * A combat force chart: a table of spaces by kinds of unit, a small map that says where, and the nation's means beside it.
 * Set-up and position are the same form; only what stands in it differs.
 */
import type { Kind, NationId } from '../../../shared/great-war/ids'
import { KINDS } from '../../../shared/great-war/ids'
import { paginate, single, type Run } from '../flow'
import { html, join, type Html } from '../html'
import { COLUMN_PX } from '../paper'
import { setText, stack, STYLES, tallest, type Block } from '../type/set'
import { frameAround, isSea, isWestern, marksAt, onPaper, picture, pointOf, type Frame, type Held } from './board'
import { box, icon, numberMark, numberShape } from './marks'
import { KIND_LINES, placeName } from './names'

export type Good = Kind | 'trench' | 'complex'
const GOODS: readonly Good[] = [...KINDS, 'trench', 'complex']
const GOOD_LINES: Readonly<Record<Good, readonly string[]>> = {
  ...KIND_LINES,
  trench: ['Trench'],
  complex: ['Complex'],
}

export interface ChartRow {
  readonly space: string
  /** What stands under its name. */
  readonly under: string
  readonly counts: Readonly<Partial<Record<Good, number>>>
  /** Of whom, where several nations share a chart. */
  readonly whose?: Html
}

export interface Chart {
  readonly id: string
  readonly head: Block
  /** For the heading of a page that goes on. */
  readonly title: string
  readonly rows: readonly ChartRow[]
  readonly total: string
  readonly tick: string
  readonly held: Held
  /** Beneath the map. */
  readonly caption: string
  /** Beneath the caption. */
  readonly below: readonly Block[]
  /** Beside the map; told how high it may be. */
  readonly beside: (heightPx: number) => Block
  /** Below this the lower half goes to a page of its own. */
  readonly leastPx: number
}

const NO_PX = 36
const TICK_PX = 50
const LEFT_PX = 392
export const RIGHT_PX = COLUMN_PX - LEFT_PX - 22
const ROW_SIZES = [41, 37, 34] as const
const NAME_LINE_PX = 19
/** Rows give way before the map is smaller than this. */
const LOWER_WISH_PX = 520
const GAP_PX = 14
const AGAIN_PX = 34

function table(chart: Chart, rowPx: number): Run {
  const sum = (good: Good) => chart.rows.reduce((n, r) => n + (r.counts[good] ?? 0), 0)
  const goods = GOODS.filter((g) => sum(g) > 0)
  const cell = Math.min(80, Math.floor((COLUMN_PX - NO_PX - TICK_PX - 176) / Math.max(1, goods.length)))
  const name = COLUMN_PX - NO_PX - TICK_PX - cell * goods.length
  const cols = html`<colgroup>
    <col width="${NO_PX}" />
    <col width="${name}" />
    ${goods.map(() => html`<col width="${cell}" />`)}
    <col width="${TICK_PX}" />
  </colgroup>`
  const heads = html`<thead>
    <tr>
      <th></th>
      <th scope="col">Space</th>
      ${goods.map((g) => html`<th scope="col" class="g">${icon(g, 25)}<br />${GOOD_LINES[g].map((l, i) => html`${i > 0 && html`<br />`}${l}`)}</th>`)}
      <th scope="col" class="g">${chart.tick}</th>
    </tr>
  </thead>`
  const headPx = 26 + 13 * Math.max(1, ...goods.map((g) => GOOD_LINES[g].length)) + 8
  const rows = chart.rows.map((r, i): Block => {
    const place = setText(placeName(r.space), 'c17', name - 8)
    const under = setText(r.under, 't11', name - 8)
    const lines = Math.round(place.heightPx / STYLES.c17.linePx)
    const heightPx = Math.max(rowPx, lines * NAME_LINE_PX + under.heightPx + 1)
    return {
      heightPx,
      html: html`<tr class="${isSea(r.space) ? 'sea' : ''}">
        <td class="g">${numberMark(i + 1, isSea(r.space))}</td>
        <td>${r.whose}${place.html}${under.html}</td>
        ${goods.map((g) => {
          const n = r.counts[g] ?? 0
          return html`<td class="g">
            ${n === 0 ? html`<span class="none">·</span>` : html`<span class="u">${n}${icon(g, 20)}</span>`}
          </td>`
        })}
        <td class="g">${box(false, 21)}</td>
      </tr>`,
    }
  })
  const total: Block = {
    heightPx: 32,
    html: html`<tr class="tot">
      <td></td>
      <td>${chart.total}</td>
      ${goods.map((g) => html`<td class="g">${sum(g)}</td>`)}
      <td></td>
    </tr>`,
  }
  return {
    head: (continued) => ({
      heightPx: headPx + (continued ? AGAIN_PX : 0),
      html: html`${continued && html`<h2 class="again c22">${chart.title}, continued</h2>`}`,
    }),
    rows: [...rows, total],
    wrap: (above, body) =>
      html`${above}
        <table class="chart-rows r${rowPx}">
          ${cols}${heads}
          <tbody>
            ${body}
          </tbody>
        </table>`,
  }
}

const INSET = { width: 104, height: 96 } as const

/** A frame over the places, with so much of its width left free at the west. */
function frameBeside(spaces: readonly string[], widthPx: number, heightPx: number, leftPx: number): Frame {
  const points = spaces.length === 0 ? ['germany', 'france'] : spaces
  const air = spaces.length === 0 ? undefined : spaces.length > 14 ? 24 : 36
  const f = frameAround(points.map(pointOf), widthPx - leftPx, heightPx, air, spaces.length === 0 ? undefined : 2)
  const leftUnits = (leftPx * f.width) / (widthPx - leftPx)
  return { ...f, x: f.x - leftUnits, width: f.width + leftUnits }
}

/** Where an inset over America stands: in the western corner that hides fewer of these spots, and how many it hides. */
function westCorner(spots: readonly (readonly [number, number])[], heightPx: number) {
  const hidden = (y: number) =>
    spots.filter((s) => s[0] < INSET.width + 14 && s[1] > y - 14 && s[1] < y + INSET.height + 14).length
  const low = heightPx - INSET.height
  return hidden(low) < hidden(0) ? { y: low, hides: hidden(low) } : { y: 0, hides: hidden(0) }
}

/** The numbers of the rows where they stand; what lies in America is shown in a corner of the west, where it belongs. */
export function whereMap(
  chart: Pick<Chart, 'id' | 'rows' | 'held' | 'title'>,
  widthPx: number,
  heightPx: number,
): Html {
  const numbered = chart.rows.map((r, i) => ({ space: r.space, n: i + 1 }))
  const west = numbered.filter((r) => isWestern(r.space))
  const main = west.length === numbered.length ? numbered : numbered.filter((r) => !isWestern(r.space))
  const inset = west.length > 0 && west.length < numbered.length
  const over = (leftPx: number) => {
    const frame = frameBeside(
      main.map((r) => r.space),
      widthPx,
      heightPx,
      leftPx,
    )
    const spots = main.map((r) => onPaper(frame, widthPx, pointOf(r.space)))
    return { frame, ...westCorner(spots, heightPx) }
  }
  const plain = over(0)
  // It hides no number: rather a smaller map beside it.
  const { frame, y } = inset && plain.hides > 0 ? over(INSET.width) : plain
  const marks = (rows: typeof numbered, at: (space: string) => readonly [number, number], w: number, h: number) =>
    marksAt(
      rows.map((r) => {
        const small = rows.length > 16
        const half = small ? 9 : 11
        return {
          at: at(r.space),
          halfWidth: half,
          halfHeight: half,
          html: small
            ? html`<g transform="scale(.92)">${numberShape(r.n, isSea(r.space))}</g>`
            : numberShape(r.n, isSea(r.space)),
        }
      }),
      w,
      h,
    )
  const corner = (): Html => {
    const f = frameAround(
      west.map((r) => pointOf(r.space)),
      INSET.width,
      INSET.height,
      24,
      2.4,
    )
    const there = marks(west, (s) => onPaper(f, INSET.width, pointOf(s)), INSET.width, INSET.height)
    const small = { id: `${chart.id}-inset`, widthPx: INSET.width, heightPx: INSET.height, frame: f, held: chart.held }
    return html`<svg x="0" y="${y}" width="${INSET.width}" height="${INSET.height}">
      ${picture({ ...small, label: 'America', over: there })}
    </svg>`
  }
  return picture({
    id: chart.id,
    widthPx,
    heightPx,
    frame,
    held: chart.held,
    label: `Where the rows of ${chart.title} stand`,
    over: join([marks(main, (s) => onPaper(frame, widthPx, pointOf(s)), widthPx, heightPx), inset && corner()]),
  })
}

function lower(chart: Chart, heightPx: number): Block {
  const caption = setText(chart.caption, 't11', LEFT_PX)
  const below = stack(chart.below)
  const mapPx = Math.floor(heightPx - caption.heightPx - 10 - below.heightPx)
  const beside = chart.beside(heightPx)
  return {
    heightPx: Math.max(heightPx, beside.heightPx),
    html: html`<div class="lower">
      <div>
        ${whereMap(chart, LEFT_PX, Math.min(mapPx, 470))}
        <div class="cap grey">${caption.html}</div>
        ${below.html}
      </div>
      <div>${beside.html}</div>
    </div>`,
  }
}

/** Its pages: the rows, and the lower half where there is room for it. */
export function chartPages(chart: Chart, heightPx: number): { readonly html: Html }[] {
  const rowsWith = (rowPx: number) => paginate([single(chart.head), table(chart, rowPx)], heightPx)
  const wish = Math.max(LOWER_WISH_PX, chart.leastPx) + GAP_PX
  const fitting = ROW_SIZES.map(rowsWith).find((p) => p.length === 1 && (p[0]?.freePx ?? 0) >= wish)
  const pages = fitting ?? rowsWith(ROW_SIZES[2])
  const last = pages.at(-1)
  const freePx = (last?.freePx ?? 0) - GAP_PX
  if (last !== undefined && freePx >= chart.leastPx) {
    const low = lower(chart, freePx)
    if (low.heightPx <= freePx)
      return [
        ...pages.slice(0, -1),
        {
          html: html`${last.html}
            <div class="air"></div>
            ${low.html}`,
        },
      ]
  }
  const alone = lower(chart, Math.min(heightPx - AGAIN_PX, 640))
  return [
    ...pages,
    {
      html: html`<h2 class="again c22">${chart.title}, where</h2>
        ${alone.html}`,
    },
  ]
}

/** Shield, name and a line beneath; at the right who plays it and how it stands. */
export function chartHead(mark: Html | undefined, title: string, under: string, right: readonly string[]): Block {
  const RIGHT = 290
  const room = COLUMN_PX - RIGHT - 16 - (mark === undefined ? 0 : 54 + 14)
  const big = setText(title, 'c34', room)
  const small = setText(under, 't13', room)
  const said = right.map((text) => setText(text, 't12', RIGHT))
  return {
    heightPx: Math.max(60, big.heightPx + small.heightPx, stack(said).heightPx) + 12,
    html: html`<header class="title main chart-head">
      ${mark}
      <div>${big.html}${small.html}</div>
      <div class="at">${said.map((s) => s.html)}</div>
    </header>`,
  }
}

export const facts = (items: readonly (readonly [string | number, string])[]): Block => {
  const labels = items.map(([, what]) => setText(what, 't11', RIGHT_PX / items.length - 14))
  return {
    heightPx: 26 + tallest(labels) + 14 + 12,
    html: html`<div class="facts">
      ${items.map(([n], i) => html`<div><b>${n}</b><span class="grey">${labels[i]?.html}</span></div>`)}
    </div>`,
  }
}
export const heading = (text: string): Block => ({ heightPx: 29, html: html`<h3 class="hd c17">${text}</h3>` })

/** Height classes: a row is exactly as high as it was promised. */
export const CHART_FORM_CSS = `.chart-head { min-height: 72px } .air { height: ${GAP_PX}px }
.again { height: ${AGAIN_PX}px } .chart-rows th { font: 650 11px/13px 'Libre Franklin', Arial, sans-serif; padding: 0 4px 6px; border-bottom: 1.5px solid #111; vertical-align: bottom } .chart-rows .g { text-align: center } .chart-rows td { border-bottom: 1px solid #c4c4c4; padding: 0 4px; vertical-align: middle }
${ROW_SIZES.map((h) => `.chart-rows.r${h} td { height: ${h}px }`).join(' ')} .chart-rows td .c17 { line-height: ${NAME_LINE_PX}px } .chart-rows td .t11 { color: #3c3c3c }
.chart-rows tr.sea td { background: linear-gradient(#f4f4f4, #f4f4f4) } .chart-rows .u { display: inline-flex; align-items: center; gap: 4px; font-weight: 700; font-size: 16px } .chart-rows .none { color: #9a9a9a }
.chart-rows tr.tot td { height: 31px; border-top: 2px solid #111; border-bottom: 2px solid #111; font-weight: 700 } .chart-rows td .tag { display: flex; float: right; padding-top: 2px }
.lower { display: grid; grid-template-columns: ${LEFT_PX}px ${RIGHT_PX}px; gap: 22px } .cap { padding-top: 4px; margin-bottom: 6px } .wm { display: block }
.hd { height: 25px; margin-bottom: 4px; border-bottom: 1px solid #111 }
.facts { display: flex; border: 1px solid #111; margin-bottom: 12px; padding: 6px 0 } .facts > div { flex: 1 1 0; padding: 0 7px; border-left: 1px solid #9a9a9a } .facts > div:first-child { border-left: 0 } .facts b { display: block; font: 600 25px/26px 'Libre Caslon Condensed', 'Times New Roman', serif; font-variant-numeric: lining-nums }`
export type { NationId }
