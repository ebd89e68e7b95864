/** The attack table as the sheets print it: the campaign's own. */
import { ODDS_COLUMNS } from '../../shared/origins/events'
import type { OriginsView } from '../../shared/origins/view'
import { html, type Html } from './html'

export const ODDS_NAMES = ['under 1', '1 to 1', '2 to 1', '3 to 1', '4 to 1'] as const
export const attackColumns = ({ figures }: OriginsView) =>
  ODDS_COLUMNS.map((odds) => ({ odds, results: figures.attackTable[odds] }))

/** Small enough for a card. */
export const attackTableSmall = (view: OriginsView): Html =>
  html`<table class="at">
    <thead>
      <tr>
        <th>Odds</th>
        ${[1, 2, 3, 4, 5, 6].map((f) => html`<th>${f}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${attackColumns(view).map(
        (c) =>
          html`<tr>
            <td>${ODDS_NAMES[c.odds] ?? ''}</td>
            ${c.results.map((r) => html`<td class="${r}">${r}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

const ROWS = ODDS_COLUMNS.length + 1
/** Height of the small table. */
export const ATTACK_PX = ROWS * 15

export const ATTACK_CSS = `.at td, .at th { text-align: center; padding: 0; font-size: 12px; line-height: 14px; height: 15px; border-bottom: 1px solid #c4c4c4; vertical-align: middle } .at td:first-child, .at th:first-child { text-align: left; width: 30% } .AE { color: #3c3c3c } .at .DE { font-weight: 800; background: #e4e4e4 }`
