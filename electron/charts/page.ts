/** The frame of a page: its column, its title line and its foot. */
import type { ChartSource } from '../../shared/charts'
import type { Paper } from '../../shared/ipc'
import { html, type Html } from './html'
import { COLUMN_PX, innerHeightPx } from './paper'
import { setText, tallest, type Block } from './type/set'
import { optionNotes, standingOf } from './words'

/** What a sheet says of itself on every page. */
export interface SheetName {
  readonly sheet: string
  readonly title: string
  /** One sentence for the list of sheets. */
  readonly about: string
  /** Clauses it rests on, as its foot names them: "OW-2.2, OW-5.2". */
  readonly rules: string
  /** Said in place of where the campaign stands, on a sheet that shows another moment. */
  readonly moment?: string
}

const RIGHT_PX = 214
const LEFT_PX = COLUMN_PX - RIGHT_PX - 16
const AIR_PX = 12

/** What this is, whose, where it stands, by which rules and options, and which page of how many. */
export function foot(name: SheetName, source: ChartSource, page: number, pages: number): Block {
  const campaign = setText(source.summary.name, 'b11', LEFT_PX)
  const where = setText(
    [name.moment ?? standingOf(source.view), ...optionNotes(source.view)].join(' · '),
    't11',
    LEFT_PX,
  )
  const which = setText(`${name.title} · page ${page} of ${pages}`, 't11', RIGHT_PX)
  const rules = setText(`Powder Keg · rules ${name.rules}`, 't11', RIGHT_PX)
  const heightPx = 5 + tallest([campaign, which]) + tallest([where, rules])
  return {
    heightPx,
    html: html`<footer class="foot t11">${campaign.html}${which.html}${where.html}${rules.html}</footer>`,
  }
}

/** Height that a sheet's body has on one page: the same on every page, since the foot's lines do not change. */
export const bodyHeightPx = (name: SheetName, source: ChartSource, paper: Paper): number =>
  innerHeightPx(paper) - foot(name, source, 999, 999).heightPx - AIR_PX

export const frame = (body: Html, footer: Html): Html =>
  html`<section class="page">
    <div class="column">
      <div class="body">${body}</div>
      ${footer}
    </div>
  </section>`

/** A sheet's title over the double rule, with a line beneath it and a word at the right. */
export function titleLine(title: string, under: string, mark?: Html): Block {
  const text = COLUMN_PX - (mark === undefined ? 0 : 64)
  const big = setText(title, 'c34', text)
  const small = setText(under, 't13', text)
  return {
    heightPx: big.heightPx + small.heightPx + 12,
    html: html`<header class="title main">
      ${mark}
      <div>${big.html}${small.html}</div>
    </header>`,
  }
}
