/** Tables that flow over pages: a title, a heading that repeats, rows that stay whole. */
import { html, join, type Html } from './html'
import type { Run } from './flow'
import { setText, tallest, type Block, type StyleName } from './type/set'

const PAD_PX = 5
const LINE_PX = 1

export interface Column {
  readonly widthPx: number
  readonly head: string
}

/** What a cell's text may be wide: its padding left and right taken off. */
export const insidePx = (column: Column): number => column.widthPx - 2 * PAD_PX

export const textCell = (text: string, column: Column, style: StyleName = 't13'): Block =>
  setText(text, style, insidePx(column))

export const row = (cells: readonly Block[], kind = '', padPx = PAD_PX): Block => ({
  heightPx: tallest(cells) + 2 * padPx + LINE_PX,
  html: html`<tr class="${kind}">
    ${cells.map((c) => html`<td>${c.html}</td>`)}
  </tr>`,
})

export function tableRun(
  kind: string,
  columns: readonly Column[],
  rows: readonly Block[],
  title?: { text: string; note?: string; together?: number },
): Run {
  const heads = columns.map((c) => setText(c.head, 'b11', c.widthPx - PAD_PX))
  const head = html`<thead>
    <tr>
      ${heads.map((h) => html`<th scope="col">${h.html}</th>`)}
    </tr>
  </thead>`
  const headPx = columns.every((c) => c.head === '') ? 0 : tallest(heads) + PAD_PX + 1.5
  return {
    together: title?.together ?? 1,
    rows,
    head: (continued) => ({
      heightPx: headPx + (title === undefined ? 0 : RUN_TITLE_PX),
      html: html`${title && runTitle(title.text, continued ? 'continued' : title.note)}`,
    }),
    wrap: (above, body) =>
      html`${above}
        <table class="flow ${kind}">
          <colgroup>
            ${columns.map((c) => html`<col width="${c.widthPx}" />`)}
          </colgroup>
          ${headPx > 0 && head}
          <tbody>
            ${body}
          </tbody>
        </table>`,
  }
}

export const RUN_TITLE_PX = 29
export const runTitle = (text: string, note?: string): Html =>
  html`<h2 class="run c22">${text}${note !== undefined && html`<small>${note}</small>`}</h2>`

export const TABLE_CSS = `
.flow td { padding: ${PAD_PX}px; border-bottom: ${LINE_PX}px solid #c4c4c4 } .flow td > .tag { display: flex; height: 17px } .flow th { padding: 0 0 ${PAD_PX}px ${PAD_PX}px; border-bottom: 1.5px solid #111; font-weight: 650; line-height: 14px }
`
export const cellOf = (heightPx: number, ...pieces: readonly Html[]): Block => ({ heightPx, html: join(pieces) })
