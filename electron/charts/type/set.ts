/** Text set in lines of known height: the one way in which words of unknown length come onto a sheet. */
import { html, join, type Html } from '../html'
import { wrap, type FaceName } from './measure'

export interface Style {
  readonly face: FaceName
  readonly px: number
  readonly linePx: number
}

/** Named by face and size; `style.ts` makes a class of each. Nothing is smaller than 11 px, which is 8.25 pt on paper. */
export const STYLES = {
  t13: { face: 'text', px: 13, linePx: 17 },
  t12: { face: 'text', px: 12, linePx: 16 },
  t11: { face: 'text', px: 11, linePx: 14 },
  b14: { face: 'bold', px: 14, linePx: 18 },
  b13: { face: 'bold', px: 13, linePx: 17 },
  b12: { face: 'bold', px: 12, linePx: 16 },
  b11: { face: 'bold', px: 11, linePx: 14 },
  c17: { face: 'title', px: 17, linePx: 21 },
  c22: { face: 'title', px: 22, linePx: 26 },
  c34: { face: 'title', px: 34, linePx: 40 },
} as const satisfies Readonly<Record<string, Style>>
export type StyleName = keyof typeof STYLES

/** Something to stand on a page, and exactly how much of it it takes. */
export interface Block {
  readonly heightPx: number
  readonly html: Html
}

export function setText(text: string, style: StyleName, widthPx: number): Block {
  const lines = wrap(text, STYLES[style], widthPx)
  return {
    heightPx: lines.length * STYLES[style].linePx,
    html: html`<span class="x ${style}"
      >${join(lines.map((line, i) => (i === 0 ? html`${line}` : html`<br />${line}`)))}</span
    >`,
  }
}

export const stack = (blocks: readonly Block[]): Block => ({
  heightPx: blocks.reduce((sum, b) => sum + b.heightPx, 0),
  html: join(blocks.map((b) => b.html)),
})

/** Cells of one row: as high as the highest of them. */
export const tallest = (blocks: readonly Block[]): number => Math.max(0, ...blocks.map((b) => b.heightPx))
