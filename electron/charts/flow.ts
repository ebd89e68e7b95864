/** Deals rows out to pages: rows are never split, a heading never stands alone, and what goes on is headed again. */
import { html, join, type Html } from './html'
import type { Block } from './type/set'

/** Between two runs on one page. */
export const GAP_PX = 16

export interface Run {
  /** What stands above its rows, on every page they reach; `continued` from the second on. */
  readonly head: (continued: boolean) => Block
  readonly rows: readonly Block[]
  /** Puts the heading and the rows of one page together, for rows that need a table round them. */
  readonly wrap?: (head: Html, rows: Html) => Html
  /** How many rows must follow the heading on its page; one if absent. */
  readonly together?: number
}

export interface Page {
  readonly html: Html
  readonly freePx: number
}

/** At least one page. */
export function paginate(runs: readonly Run[], heightPx: number): Page[] {
  const pages: Page[] = []
  let parts: Html[] = []
  let freePx = heightPx
  const turn = () => {
    pages.push({ html: join(parts), freePx })
    parts = []
    freePx = heightPx
  }
  for (const run of runs) {
    const whole = run.wrap ?? ((head: Html, rows: Html) => html`${head}${rows}`)
    let head = run.head(false)
    const least = run.rows.slice(0, run.together ?? 1).reduce((sum, row) => sum + row.heightPx, head.heightPx)
    if (parts.length > 0 && GAP_PX + least > freePx) turn()
    if (parts.length > 0) {
      parts.push(html`<div class="gap"></div>`)
      freePx -= GAP_PX
    }
    freePx -= head.heightPx
    let rows: Html[] = []
    for (const row of run.rows) {
      if (row.heightPx > freePx) {
        parts.push(whole(head.html, join(rows)))
        turn()
        head = run.head(true)
        rows = []
        freePx -= head.heightPx
        if (row.heightPx > freePx) throw new Error('A row is taller than a page: its text must be set in pieces')
      }
      rows.push(row.html)
      freePx -= row.heightPx
    }
    parts.push(whole(head.html, join(rows)))
  }
  turn()
  return pages
}

/** A run of one piece that stays whole. */
export const single = (block: Block): Run => ({ head: () => ({ heightPx: 0, html: html`` }), rows: [block] })
