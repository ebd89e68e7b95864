/** The board in five lines: powers by nations, with scores. Closes every round of the chronicle. */
import { NATIONS, POWERS } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import { html } from '../html'
import { tag } from '../marks'
import { setText, tallest, type Block } from '../type/set'
import { nationName } from '../words'
import { count } from './rights'

const NATION_PX = 48
const ROW_PX = 20
const TITLE_PX = 20

export function roundTable(view: OriginsView, title: string): Block {
  const heads = NATIONS.map((n) => setText(nationName(n), 't11', NATION_PX))
  return {
    heightPx: TITLE_PX + tallest(heads) + 3 + POWERS.length * ROW_PX + 1,
    html: html`<h3 class="b12 rtt">${title}</h3>
      <table class="rt">
        <thead>
          <tr>
            <th></th>
            ${heads.map((h) => html`<th scope="col">${h.html}</th>`)}
            <th scope="col"><span class="x t11">Score</span></th>
          </tr>
        </thead>
        <tbody>
          ${POWERS.map(
            (p) =>
              html`<tr>
                <th scope="row">${tag(p)}</th>
                ${NATIONS.map((n) => html`<td>${count(view, n, p)}</td>`)}
                <td><b>${view.scores.totals[p]}</b></td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  }
}

export const ROUND_CSS = `.rtt { height: ${TITLE_PX}px } .rt { border-bottom: 1px solid #111 } .rt th, .rt td { text-align: center; height: ${ROW_PX}px; padding: 0; vertical-align: middle; font-size: 12px; line-height: 14px; border-top: 1px solid #c4c4c4 } .rt thead th { height: auto; padding-bottom: 3px; vertical-align: bottom; border-top: 0; font-weight: 450 } .rt tr > :first-child { width: 39px; text-align: left } .rt tr > :last-child { width: 40px } .rt .n { font-size: 12px; line-height: 14px }`
