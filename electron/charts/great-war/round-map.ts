/** The war at one moment on a strip of paper: who holds what in hatches, and how many pieces stand where, by whose code. */
import { SHEET } from '../../../shared/board'
import { NATION_CODE } from '../../../shared/great-war/codes'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, type Html } from '../html'
import { COLUMN_PX } from '../paper'
import { widthOf } from '../type/measure'
import { setText, type Block } from '../type/set'
import { heldNow, isSea, marksAt, onPaper, picture, pointOf } from './board'

const FRAME = { x: SHEET.x, y: SHEET.y, width: SHEET.width, height: SHEET.height }
const HIGH_PX = Math.floor((COLUMN_PX * FRAME.height) / FRAME.width)

/** "DE 13" on land, in a rounded slip at sea; several nations in one space share it. */
function strengths(
  view: GreatWarView,
): { at: readonly [number, number]; halfWidth: number; halfHeight: number; html: Html }[] {
  return Object.entries(view.spaces).flatMap(([id, s]) => {
    if (s.units.length === 0) return []
    const owners = [...new Set(s.units.map((u) => u.owner))]
    const text = owners.map((o) => `${NATION_CODE[o]} ${s.units.filter((u) => u.owner === o).length}`).join(' · ')
    const half = widthOf(text, { face: 'bold', px: 11 }) / 2 + 3
    return [
      {
        at: onPaper(FRAME, COLUMN_PX, pointOf(id)),
        halfWidth: half,
        halfHeight: 7.5,
        html: html`<rect
            x="${(-half).toFixed(1)}"
            y="-7.5"
            width="${(2 * half).toFixed(1)}"
            height="15"
            rx="${isSea(id) ? 7 : 1.5}"
            fill="#fff"
            stroke="#111"
            stroke-width=".8"
          /><text class="mini" y="4">${text}</text>`,
      },
    ]
  })
}

export function roundMap(view: GreatWarView, id: string, title: string): Block {
  const heading = setText(title, 'b12', COLUMN_PX)
  return {
    heightPx: heading.heightPx + 4 + HIGH_PX,
    html: html`<div class="rm">${heading.html}</div>
      ${picture({ id, widthPx: COLUMN_PX, heightPx: HIGH_PX, frame: FRAME, held: heldNow(view), hatch: 0.75, label: title, over: marksAt(strengths(view), COLUMN_PX, HIGH_PX) })}`,
  }
}
export const ROUND_MAP_CSS = `.rm { padding-bottom: 4px } .mini { font: 650 11px 'Libre Franklin', Arial, sans-serif; text-anchor: middle; fill: #111 } .wm { display: block }`
