/** A pad to go on without the screen: the totals of now, a line for each round still to come, and what would win. */
import { POWERS, NATIONS } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import { html, type Html } from '../html'
import { box, shield } from '../marks'
import { titleLine } from '../page'
import { footed } from '../sheet'
import { allotmentOf, holderOf, nationName, standingOf } from '../words'
import { COUNT_CSS, COUNT_KEY, count } from './rights'

const aims = (view: OriginsView): Html =>
  html`<div class="pad-aims">
    ${POWERS.map(
      (p) =>
        html`<section>
          <h3 class="b12">${nationName(p)}</h3>
          ${view.scores.objectives
            .filter((o) => o.power === p)
            .map(
              (o) =>
                html`<div>
                  <span class="x"
                    >${box(o.met, 14)}
                    <b>${o.points}</b>
                    ${o.nation === undefined ? 'special' : nationName(o.nation)}${o.kind === 'exclusive' && ', alone'}</span
                  >
                </div>`,
            )}
        </section>`,
    )}
  </div>`

/** With more objectives than the board's own powers have, the rows to write in give way. */
const crowded = (view: OriginsView): boolean =>
  POWERS.some((p) => view.scores.objectives.filter((o) => o.power === p).length > 6)

const totals = (view: OriginsView): Html =>
  html`<table class="pad${crowded(view) && ' low'}">
    <thead>
      <tr>
        <th>Round</th>
        ${POWERS.map(
          (p) =>
            html`<th>
              <span class="who"
                >${shield(p, 24)}<span
                  ><b class="b12">${nationName(p)}</b><span class="t11 x">${allotmentOf(view, p)} a turn</span></span
                ></span
              >
            </th>`,
        )}
        <th>Notes</th>
      </tr>
    </thead>
    <tbody>
      <tr class="now">
        <td><b>${view.round}</b> now</td>
        ${POWERS.map((p) => html`<td class="c22">${view.scores.totals[p]}</td>`)}
        <td></td>
      </tr>
      ${Array.from(
        { length: Math.max(0, view.rounds - view.round) },
        (_, i) =>
          html`<tr>
            <td><b>${view.round + i + 1}</b></td>
            ${POWERS.map(() => html`<td></td>`)}
            <td></td>
          </tr>`,
      )}
    </tbody>
  </table>`

const board = (view: OriginsView): Html =>
  html`<table class="small${crowded(view) && ' low'}">
    <thead>
      <tr>
        <th></th>
        ${POWERS.map((p) => html`<th>${nationName(p)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${NATIONS.map(
        (n) =>
          html`<tr>
            <th scope="row">${nationName(n)}</th>
            ${POWERS.map((p) => html`<td>${count(view, n, p)}<span class="next"></span></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

export const scorePad = footed(
  {
    sheet: 'score-pad',
    title: 'Score pad',
    about:
      'To go on without the screen: the board and the scores as they stand, room for the rounds to come, every objective.',
    rules: 'OW-2, OW-5',
  },
  `${COUNT_CSS}
.pad { border: 1px solid #111; margin-top: 10px } .pad th, .pad td { border-left: 1px solid #9a9a9a; border-top: 1px solid #9a9a9a; height: 30px; padding: 0 5px; vertical-align: middle; font-size: 12px } .pad.low td { height: 21px } .pad tr > :first-child { border-left: 0; width: 62px } .pad thead th { border-top: 0; height: 40px } .pad .who { display: flex; gap: 6px; align-items: center; line-height: 13px } .pad .who b, .pad .who .t11 { display: block; line-height: 13px } .pad .now td { background: #ececec } .pad td.c22 { font-size: 20px } .pad tr > :last-child { width: 90px }
.small { border: 1px solid #111; margin-top: 12px } .small th, .small td { border-left: 1px solid #9a9a9a; border-top: 1px solid #9a9a9a; height: 23px; padding: 0 6px; vertical-align: middle; font-size: 12px; line-height: 14px } .small tr > :first-child { border-left: 0; width: 118px } .small thead th { border-top: 0; height: 20px } .small.low th, .small.low td { height: 19px } .small .n { font-size: 12px; line-height: 15px }
.pad-aims { display: grid; grid-template-columns: repeat(5, minmax(0, 1fr)); gap: 0 10px; padding: 10px 0 6px } .pad-aims div { font-size: 11px; line-height: 19px } .pad-aims .x { overflow: hidden }`,
  ({ view }) => [
    {
      html: html`${titleLine('Score pad', `To go on without the screen · ${standingOf(view)} · ${POWERS.map((p) => `${nationName(p)} ${holderOf(view, p)}`).join(', ')}`).html}
        ${totals(view)}${board(view)}${aims(view)}
        <p class="t11 grey">Left in a cell: PF now; write the new count beside it. ${COUNT_KEY}</p>`,
    },
  ],
)
