/** The board to play on, on eight sheets: names, worth, capitals, complexes, trenches, convoys; hatches for who holds what. */
import { frontPath, SHEET, warSpaces, type WarSpace } from '../../../shared/board'
import { NATION_CODE } from '../../../shared/great-war/codes'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, join, type Html } from '../html'
import { footed } from '../sheet'
import { STRIP_PX, TILE_CSS, tilePage } from '../tile-page'
import { tilingOf, type Tile, type Tiling } from '../tiling'
import { widthOf } from '../type/measure'
import { standingOf } from '../words'
import { ground, heldNow, isClosed, type Held } from './board'
import { BUILT_IN, figuresIn } from './figures'
import { KEY_CSS, mapKey } from './map-key'
import { icon } from './marks'

const LINE = 1.02
const CAPITAL_OF = new Map(
  BUILT_IN.nations.filter((n) => n.id !== 'bolsheviks').flatMap((n) => n.capitals.map((c) => [c, n.id] as const)),
)

/** Finland is a capital once there is a Finland (GW-17.6). */
const isCapital = (view: GreatWarView, space: string): boolean =>
  CAPITAL_OF.has(space) && (space !== 'finland' || view.revolution !== null)

/** Worth in a disc, black at a capital; whose it is; a complex; a cross over a raided convoy. In a row under the name. */
function signs(view: GreatWarView, held: Held, space: WarSpace): { width: number; html: Html }[] {
  const now = view.spaces[space.id]
  if (now === undefined || isClosed(space.id)) {
    if (space.convoyOf === undefined || now === undefined) return []
    const ipc =
      figuresIn({ view })
        .figuresOf(space.convoyOf)
        .convoys.find((c) => c.space === space.id)?.ipc ?? 0
    const raided = view.raided.includes(space.id)
    return [coin(ipc, false), slip(`${NATION_CODE[space.convoyOf]}${raided ? ' raided' : ''}`)]
  }
  const owner = held.get(space.id)
  return [
    ...(owner === undefined ? [] : [slip(NATION_CODE[owner])]),
    ...(now.ipc > 0 ? [coin(now.ipc, isCapital(view, space.id))] : []),
    ...(now.complex ? [{ width: 22, html: html`<g transform="translate(-10 -12)">${icon('complex', 20)}</g>` }] : []),
  ]
}
const coin = (ipc: number, capital: boolean) => ({
  width: 24,
  html: html`<circle
      r="10.5"
      fill="${capital ? '#111' : '#fff'}"
      stroke="#111"
      stroke-width="1.4"
    />${capital && html`<circle r="8.4" fill="none" stroke="#fff" stroke-width=".9" />`}<text
      class="no bare"
      y="4.2"
      fill="${capital ? '#fff' : '#111'}"
      >${ipc}</text
    >`,
})
function slip(text: string): { width: number; html: Html } {
  const width = widthOf(text, { face: 'bold', px: 11 }) + 8
  return {
    width: width + 4,
    html: html`<rect
        x="${(-width / 2).toFixed(1)}"
        y="-8"
        width="${width.toFixed(1)}"
        height="16"
        rx="2"
        fill="#fff"
        stroke="#111"
        stroke-width=".8"
      /><text class="slip bare" y="4">${text}</text>`,
  }
}

function labels(view: GreatWarView, held: Held, { scale }: Tiling, { frame }: Tile): Html {
  const seen = warSpaces.filter(({ id, label }) => {
    if (id === 'serbia' && view.serbia === 'absorbed') return false
    const reach = 90 / scale
    return (
      label.x > frame.x - reach &&
      label.x < frame.x + frame.width + reach &&
      label.y > frame.y - reach &&
      label.y < frame.y + frame.height + reach
    )
  })
  return join(
    seen.map((space) => {
      const { label, kind } = space
      const size = Math.max(12, label.size * 0.92 * scale)
      const [x, y] = [(label.x - frame.x) * scale, (label.y - frame.y) * scale]
      const row = label.outside ? [] : signs(view, held, space)
      const lift = row.length === 0 ? 0 : 11
      const first = y - lift - ((label.lines.length - 1) / 2) * size * LINE + size * 0.33
      const whole = row.reduce((sum, s) => sum + s.width, 0)
      let at = x - whole / 2
      const below = first + (label.lines.length - 1) * size * LINE + 16
      const set = row.map((s) => {
        const middle = at + s.width / 2
        at += s.width
        return html`<g transform="translate(${middle.toFixed(1)} ${below.toFixed(1)})">${s.html}</g>`
      })
      return html`${label.lines.map((text, i) => html`<text class="${kind === 'sea' ? 'sea-name' : 'land-name'}" x="${x.toFixed(1)}" y="${(first + i * size * LINE).toFixed(1)}" font-size="${size.toFixed(1)}">${text}</text>`)}${set}`
    }),
  )
}

/** On the hexsides that they face, inside their own land. */
const trenches = (view: GreatWarView, scale: number): Html =>
  join(
    Object.entries(view.spaces).flatMap(([id, s]) =>
      s.trenches.map((facing) => {
        return trench(frontPath(id, facing), 1 / scale)
      }),
    ),
  )
/** `px`: a paper pixel in the units of the path. */
function trench(d: string, px: number): Html {
  const w = (n: number) => (n * px).toFixed(2)
  return html`<path d="${d}" fill="none" stroke="#fff" stroke-width="${w(9)}" /><path
      d="${d}"
      fill="none"
      stroke="#111"
      stroke-width="${w(7)}"
      stroke-dasharray="${w(3)} ${w(3)}"
    />`
}

/** The sheet with the corner that is no space of this game. */
const hasCorner = ({ columns }: Tiling, { column, row }: Tile): boolean => column === columns - 1 && row === 0

export const tiledMap = footed<GreatWarView>(
  {
    sheet: 'map',
    title: 'Map',
    about:
      'The board on eight sheets to be glued together, with overlap and marks: names, worth, who holds what in hatches.',
    rules: 'GW-3',
  },
  `${TILE_CSS}
.tile text.bare { stroke: none } .slip { font: 650 11px 'Libre Franklin', Arial, sans-serif; fill: #111 }
${KEY_CSS}`,
  ({ view }, heightPx) => {
    const tiling = tilingOf(SHEET, 4, heightPx - STRIP_PX)
    const held = heldNow(view)
    return tiling.tiles.map((tile) => {
      const below = html`${ground({ id: `tile-${tile.name}`, frame: tile.frame, held, hatch: 1.6, faint: true }, 1 / tiling.scale)}${trenches(view, tiling.scale)}`
      return {
        html: tilePage(
          tiling,
          tile,
          `The Great War · ${standingOf(view)}`,
          below,
          html`${labels(view, held, tiling, tile)}${hasCorner(tiling, tile) && mapKey({ coin, slip, trench }, tiling.widthPx)}`,
        ),
      }
    })
  },
)
