/** Printed sheets: what there is to print, and the document that a hidden window prints. Pure: strings in, strings out. */
import type { ChartInfo, ChartSource } from '../../shared/charts'
import type { Paper } from '../../shared/ipc'
import { fault, ok, type Result } from '../../shared/result'
import { html, Html, join } from './html'
import { mapDefinitions } from './map'
import { definitions } from './marks'
import type { Sheet } from './sheet'
import { attackTableSheet } from './sheets/attack-table'
import { boardSheet } from './sheets/board-sheet'
import { chronicle } from './sheets/chronicle'
import { deals } from './sheets/deals'
import { nationCards } from './sheets/nation-cards'
import { position } from './sheets/position'
import { rulesCard } from './sheets/rules-card'
import { styleSheet } from './style'
import { TABLE_CSS } from './table'

/** In the order in which a table needs them. */
const SHEETS: readonly Sheet[] = [nationCards, boardSheet, position, attackTableSheet, rulesCard, deals, chronicle]

/** Every sheet there is for this campaign, with the pages it will take on this paper. */
export function listSheets(source: ChartSource, paper: Paper): readonly ChartInfo[] {
  return SHEETS.map((s) => ({ sheet: s.sheet, title: s.title, about: s.about, pages: s.lay(source, paper).length }))
}

/** One whole document of the asked sheets, in the order asked for. Knows no file and asks for nothing but fonts. */
export function renderSheets(
  source: ChartSource,
  sheets: readonly string[],
  paper: Paper,
): Result<{ html: string; pages: number }> {
  if (sheets.length === 0) return fault('sheets', 'Choose at least one sheet.', SHEETS.map((s) => s.sheet).join(', '))
  const chosen: Sheet[] = []
  for (const [i, name] of sheets.entries()) {
    const sheet = SHEETS.find((s) => s.sheet === name)
    if (sheet === undefined)
      return fault(`sheets.${i}`, `There is no sheet “${name}”.`, SHEETS.map((s) => s.sheet).join(', '))
    chosen.push(sheet)
  }
  const pages = chosen.flatMap((s) => s.lay(source, paper))
  const css = new Html([styleSheet(paper), TABLE_CSS, ...new Set(chosen.map((s) => s.css))].join('\n'))
  const title = `${source.summary.name} – ${chosen.map((s) => s.title).join(', ')}`
  const document = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <style>
          ${css}
        </style>
      </head>
      <body>
        ${definitions()}${chosen.includes(nationCards) && mapDefinitions()} ${join(pages)}
      </body>
    </html> `
  return ok({ html: document.text, pages: pages.length })
}
