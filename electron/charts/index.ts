/** Printed sheets: what there is to print, and the document that a hidden window prints. Pure: strings in, strings out. */
import type { ChartInfo, ChartName, ChartSource, GreatWarSource, OriginsSource } from '../../shared/charts'
import type { Paper } from '../../shared/ipc'
import { fault, ok, type Result } from '../../shared/result'
import { GREAT_WAR, WAR_CSS, warDefinitions } from './great-war'
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
import { resume } from './sheets/resume'
import { rulesCard } from './sheets/rules-card'
import { scorePad } from './sheets/score-pad'
import { tiledMap } from './sheets/tiled-map'
import { styleSheet } from './style'
import { TABLE_CSS } from './table'

/** In the order in which a table needs them. */
const ORIGINS: readonly Sheet[] = [
  nationCards,
  boardSheet,
  position,
  attackTableSheet,
  rulesCard,
  deals,
  chronicle,
  scorePad,
  resume,
  tiledMap,
]

/** A sheet with its source bound, so that the rest need not know of which game it is. */
interface Laid extends Omit<Sheet, 'lay'> {
  readonly lay: (paper: Paper) => readonly Html[]
}
const isOrigins = (source: ChartSource): source is OriginsSource => source.view.game === 'origins'
const isGreatWar = (source: ChartSource): source is GreatWarSource => source.view.game === 'great-war'
function sheetsOf(source: ChartSource): readonly Laid[] {
  if (isOrigins(source)) return ORIGINS.map((s) => ({ ...s, lay: (paper) => s.lay(source, paper) }))
  if (isGreatWar(source)) return GREAT_WAR.map((s) => ({ ...s, lay: (paper) => s.lay(source, paper) }))
  return []
}

/** What a document carries before its pages: the game's drawings, and a map's paths where a page uses them. */
function drawings(source: ChartSource, chosen: readonly Laid[]): Html {
  if (isGreatWar(source)) return warDefinitions()
  return html`${definitions()}${chosen.some((s) => s.sheet === nationCards.sheet) && mapDefinitions()}`
}

/** Every sheet there is for this campaign, none laid out. */
export const nameSheets = (source: ChartSource): readonly ChartName[] =>
  sheetsOf(source).map(({ sheet, title, about }) => ({ sheet, title, about }))

const noSheet = (at: string, name: string, known: readonly Laid[]): Result<never> =>
  fault(at, `There is no sheet “${name}”.`, known.map((s) => s.sheet).join(', '))

/** Pages that a sheet will take on this paper: it is laid out for that, which takes up to half a second. */
export function countPages(source: ChartSource, sheet: string, paper: Paper): Result<number> {
  const known = sheetsOf(source)
  const found = known.find((s) => s.sheet === sheet)
  return found === undefined ? noSheet('sheet', sheet, known) : ok(found.lay(paper).length)
}

/** Every sheet there is for this campaign, with the pages it will take on this paper. */
export function listSheets(source: ChartSource, paper: Paper): readonly ChartInfo[] {
  return sheetsOf(source).map(({ sheet, title, about, lay }) => ({ sheet, title, about, pages: lay(paper).length }))
}

/** One whole document of the asked sheets, in the order asked for. Knows no file and asks for nothing but fonts. */
export function renderSheets(
  source: ChartSource,
  sheets: readonly string[],
  paper: Paper,
): Result<{ html: string; pages: number }> {
  const known = sheetsOf(source)
  const names = known.map((s) => s.sheet).join(', ')
  if (sheets.length === 0) return fault('sheets', 'Choose at least one sheet.', names)
  const chosen: Laid[] = []
  for (const [i, name] of sheets.entries()) {
    const sheet = known.find((s) => s.sheet === name)
    if (sheet === undefined) return noSheet(`sheets.${i}`, name, known)
    chosen.push(sheet)
  }
  const pages = chosen.flatMap((s) => s.lay(paper))
  const shared = isGreatWar(source) ? [WAR_CSS] : []
  const css = new Html([styleSheet(paper), TABLE_CSS, ...shared, ...new Set(chosen.map((s) => s.css))].join('\n'))
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
        ${drawings(source, chosen)} ${join(pages)}
      </body>
    </html> `
  return ok({ html: document.text, pages: pages.length })
}
