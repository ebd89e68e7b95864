/** The board of Origins on six sheets: thirteen nations with room for chips, the five powers in their hatches. */
import { borderPaths, landPath, otherLandPath, regionPath, SHEET, straits, centreOf } from '../../../shared/board'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import { hatch } from '../hatch'
import { html, join, type Html } from '../html'
import { boundsOf, spotOf } from '../map'
import { shield } from '../marks'
import { footed } from '../sheet'
import { STRIP_PX, TILE_CSS, tilePage } from '../tile-page'
import { tilingOf, type Tile, type Tiling } from '../tiling'
import { nationName, POWER_CODES } from '../words'

const isPower = (n: NationId): n is NationId & PowerId => POWERS.some((p) => p === (n as string))
/** Without America, which is no part of this game. */
const SHOWN = { x: 300, y: SHEET.y, width: SHEET.x + SHEET.width - 300, height: SHEET.height }
const SET_OF = { britain: 'gb', france: 'fr', germany: 'de', russia: 'ru', 'austria-hungary': 'ah' } as const
const within = (a: Tile['frame'], b: Tile['frame']): Tile['frame'] | undefined => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)]
  const [right, low] = [Math.min(a.x + a.width, b.x + b.width), Math.min(a.y + a.height, b.y + b.height)]
  return right <= x || low <= y ? undefined : { x, y, width: right - x, height: low - y }
}

function ground({ scale }: Tiling, tile: Tile): Html {
  const w = (n: number) => (n / scale).toFixed(2)
  const homes = POWERS.map((p) => {
    const d = regionPath(p)
    const seen = within(boundsOf(d), tile.frame)
    return (
      seen !== undefined &&
      html`<clipPath id="home-${p}-${tile.name}"><path d="${d}" /></clipPath
        ><g clip-path="url(#home-${p}-${tile.name})" color="#808080">${hatch(SET_OF[p], seen, 1.6 / scale, 0.6)}</g>`
    )
  })
  const { coast, nations, inner } = borderPaths()
  return html`<g fill="none" stroke-linejoin="round"
      ><path d="${landPath()}" stroke="#bdbdbd" stroke-width="${w(12)}" /><path
        d="${landPath()}"
        stroke="#fff"
        stroke-width="${w(11)}" /></g
    ><path d="${landPath()}" fill="#fff" /><path d="${otherLandPath()}" fill="#dcdcdc" /><path
      d="${regionPath('far-east')}"
      fill="#fff"
      stroke="#111"
      stroke-width="${w(1.4)}"
    />${homes}<g fill="none" stroke="#111" stroke-linejoin="round"
      ><path d="${inner}" stroke="#b0b0b0" stroke-width="${w(0.7)}" /><path
        d="${nations}"
        stroke-width="${w(2)}"
      /><path
        d="${coast}"
        stroke-width="${w(1.4)}"
      />${straits.map(({ between: [a, b] }) => html`<path d="M${centreOf(a).join(' ')}L${centreOf(b).join(' ')}" stroke-width="${w(1.4)}" stroke-dasharray="${w(3)} ${w(2.4)}" />`)}</g
    >`
}

/** A name, the power's shield, and what rights there are worth to whom. */
function names(view: OriginsView, { scale }: Tiling, { frame }: Tile): Html {
  const reach = 130 / scale
  return join(
    NATIONS.map((n) => {
      const [bx, by] = spotOf(n)
      if (
        bx < frame.x - reach ||
        bx > frame.x + frame.width + reach ||
        by < frame.y - reach ||
        by > frame.y + frame.height + reach
      )
        return html``
      const [x, y] = [(bx - frame.x) * scale, (by - frame.y) * scale]
      const worth = view.scores.objectives.filter((o) => o.nation === n)
      const step = 46
      return html`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})"
        ><text class="land-name" font-size="21">${nationName(n)}</text
        >${isPower(n) && html`<g transform="translate(-13 -50)">${shield(n, 26)}</g>`}${worth.map((o, i) => {
          const at = (i - (worth.length - 1) / 2) * step
          return html`<g transform="translate(${at.toFixed(1)} 20)"
            ><text class="pts" x="-10" y="4">${POWER_CODES[o.power]}</text
            ><circle
              cx="10"
              r="9"
              fill="${o.kind === 'exclusive' ? '#111' : '#fff'}"
              stroke="#111"
              stroke-width="1.2"
            /><text class="bare pts" x="10" y="4" fill="${o.kind === 'exclusive' ? '#fff' : '#111'}"
              >${o.points}</text
            ></g
          >`
        })}</g
      >`
    }),
  )
}
export const tiledMap = footed(
  {
    sheet: 'map',
    title: 'Map',
    about:
      'The board on six sheets to be glued together, with overlap and marks: nations, powers in hatches, points for rights.',
    rules: 'OW-1',
  },
  `${TILE_CSS}
.tile text.bare { stroke: none } .tile .code { stroke: none } .pts { font: 650 11px 'Libre Franklin', Arial, sans-serif }`,
  ({ view }, heightPx) => {
    const tiling = tilingOf(SHOWN, 3, heightPx - STRIP_PX)
    return tiling.tiles.map((tile) => ({
      html: tilePage(tiling, tile, 'Origins of World War I', ground(tiling, tile), names(view, tiling, tile)),
    }))
  },
)
