/** One sheet of a tiled map: what to do with it, which of the sheets it is, and marks up to which the next one is laid on. */
import { html, type Html } from './html'
import { COLUMN_PX } from './paper'
import { OVERLAP_PX, ROWS, tileName, type Tile, type Tiling } from './tiling'

export const STRIP_PX = 30

function whatToDo({ column, row }: Tile): string {
  const onto: string[] = []
  if (column > 0) onto.push(`the left edge and lay it on ${tileName(column - 1, row)}`)
  if (row > 0) onto.push(`the upper edge and lay it on ${tileName(column, row - 1)}`)
  return onto.length === 0
    ? 'Leave all edges; the others are laid on this one'
    : `Cut off ${onto.join(', then ')}, up to the marks`
}

const plan = ({ columns }: Tiling, tile: Tile): Html =>
  html`<svg class="m" width="${columns * 13}" height="${ROWS * 11}" role="img" aria-label="Sheet ${tile.name}">
    ${Array.from({ length: columns * ROWS }, (_, i) => {
      const [c, r] = [i % columns, Math.floor(i / columns)]
      const own = c === tile.column && r === tile.row
      return html`<rect
        x="${c * 13 + 0.5}"
        y="${r * 11 + 0.5}"
        width="12"
        height="10"
        fill="${own ? '#111' : '#fff'}"
        stroke="#111"
        stroke-width=".8"
      />`
    })}
  </svg>`

/** Ticks at the overlap on the right and below, drawn over the picture's edge so that a blade can find them. */
function marks({ columns, widthPx: w, heightPx: h }: Tiling, tile: Tile): Html {
  const [right, low] = [tile.column < columns - 1, tile.row < ROWS - 1]
  const tick = (x1: number, y1: number, x2: number, y2: number) =>
    `M${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}`
  const d = [
    ...(right ? [tick(w - OVERLAP_PX, 0, w - OVERLAP_PX, 14), tick(w - OVERLAP_PX, h - 14, w - OVERLAP_PX, h)] : []),
    ...(low ? [tick(0, h - OVERLAP_PX, 14, h - OVERLAP_PX), tick(w - 14, h - OVERLAP_PX, w, h - OVERLAP_PX)] : []),
  ].join('')
  return html`<path d="${d}" stroke="#fff" stroke-width="4" /><path d="${d}" stroke="#111" stroke-width="1.4" /><rect
      x=".35"
      y=".35"
      width="${(w - 0.7).toFixed(1)}"
      height="${(h - 0.7).toFixed(1)}"
      fill="none"
      stroke="#111"
      stroke-width=".7"
    />`
}

/** `ground` is drawn in board pixels, `over` in the tile's own paper pixels. */
export function tilePage(tiling: Tiling, tile: Tile, title: string, ground: Html, over: Html): Html {
  const { widthPx: w, heightPx: h } = tiling
  const f = tile.frame
  return html`<div class="strip">
      <b class="c22">${tile.name}</b
      ><span><b class="b12">${title}</b><br /><span class="t11">${whatToDo(tile)}</span></span
      >${plan(tiling, tile)}
    </div>
    <svg
      class="tile"
      width="${w.toFixed(1)}"
      height="${h.toFixed(1)}"
      role="img"
      aria-label="${title}, sheet ${tile.name}"
    >
      <svg
        width="${w.toFixed(1)}"
        height="${h.toFixed(1)}"
        viewBox="${f.x.toFixed(2)} ${f.y.toFixed(2)} ${f.width.toFixed(2)} ${f.height.toFixed(2)}"
      >
        ${ground}
      </svg>
      ${over}${marks(tiling, tile)}
    </svg>`
}

export const TILE_CSS = `.strip { height: ${STRIP_PX}px; display: flex; gap: 12px; align-items: flex-start; width: ${COLUMN_PX}px; line-height: 13px } .strip > b { line-height: 26px; min-width: 26px } .strip > span { flex: 1 } .strip .b12, .strip .t11 { line-height: 13px } .tile { display: block; overflow: hidden } .tile text { paint-order: stroke; stroke: #fff; stroke-width: 4px; stroke-linejoin: round; text-anchor: middle }
.land-name, .sea-name { font-family: 'Libre Caslon Condensed', 'Times New Roman', serif; font-weight: 600; fill: #111 } .sea-name { font-weight: 500; fill: #444; letter-spacing: .6px }`
