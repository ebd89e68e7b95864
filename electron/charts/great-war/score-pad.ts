/** A pad to go on without the screen: the figures of now in the first line, and lines for the rounds to come. */
import type { NationId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, type Html } from '../html'
import { titleLine } from '../page'
import { footed } from '../sheet'
import { standingOf } from '../words'
import { figuresIn } from './figures'
import { box, shield, signed } from './marks'
import { titleOf } from './names'
import { CHARTED } from './setup'

const LINE_PX = 31
const manLeft = (view: GreatWarView, n: NationId) =>
  Object.values(view.nations[n].manpower).reduce((sum, p) => sum + p.total - p.used, 0)

function grid(view: GreatWarView, lines: number): Html {
  const now = (n: NationId) => view.nations[n]
  return html`<table class="war pad">
    <thead>
      <tr>
        <th rowspan="2">Round</th>
        ${CHARTED.map((n) => html`<th class="n" colspan="2"><span class="who">${shield(n, 28)}</span></th>`)}
        <th class="n" rowspan="2">US level</th>
      </tr>
      <tr>
        ${CHARTED.map(
          () =>
            html`<th class="n s">IPC</th>
              <th class="n s">Men</th>`,
        )}
      </tr>
    </thead>
    <tbody>
      <tr class="first">
        <td><b>${view.round}</b> now</td>
        ${CHARTED.map(
          (n) =>
            html`<td class="n">${now(n).treasury}</td>
              <td class="n">${manLeft(view, n)}</td>`,
        )}
        <td class="n">${view.nations['united-states'].bloc === null ? signed(view.usEntryLevel) : 'joined'}</td>
      </tr>
      ${Array.from(
        { length: lines },
        (_, i) =>
          html`<tr>
            <td><b>${view.round + i + 1}</b></td>
            ${CHARTED.map(
              () =>
                html`<td></td>
                  <td></td>`,
            )}
            <td></td>
          </tr>`,
      )}
    </tbody>
  </table>`
}

const NEUTRALS: readonly NationId[] = [
  'denmark',
  'norway',
  'romania',
  'bulgaria',
  'greece',
  'ottoman-empire',
  'italy',
  'finland',
]
const POSITIONS = [-2, -1, 0, 1, 2] as const
const markers = (view: GreatWarView): Html =>
  html`<table class="war marks">
    <thead>
      <tr>
        <th>Influence</th>
        ${POSITIONS.map((p) => html`<th class="n">${signed(p)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${NEUTRALS.map(
        (n) =>
          html`<tr>
            <td>${titleOf(n)}</td>
            ${POSITIONS.map((p) => html`<td class="n">${view.influence[n] === p && box(true, 14)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

const raidBoxes = (view: GreatWarView, owner: string, count: number): Html =>
  html`<b>${owner}</b
    >${Array.from({ length: count }, (_, i) => box(view.raided.includes(`${owner === 'GB' ? 'british' : 'us'}-convoy-${i + 1}`), 21))}`

const standing = (view: GreatWarView): Html =>
  html`<div class="notes">
    <div>
      <span>Doctrine</span>${box(view.doctrine === 'restricted', 21)} Restricted
      ${box(view.doctrine === 'unrestricted', 21)} Unrestricted
    </div>
    <div><span>Convoys raided</span>${raidBoxes(view, 'GB', 4)} ${raidBoxes(view, 'US', 2)}</div>
    <div>
      <span>Revolution</span
      >${view.revolution === null ? html`missed in${figuresIn({ view }).rules.revolution.breaksOutOn.map((r) => html`<b>${r.round}</b>${box(view.round > r.round, 21)}`)}` : html`broke out in round ${view.revolution}`}
    </div>
    <div class="write">Treaties, promises</div>
    ${[1, 2, 3, 4].map(() => html`<div class="rule-line"></div>`)}
  </div>`

export const scorePad = footed<GreatWarView>(
  {
    sheet: 'score-pad',
    title: 'Score pad',
    about:
      'To go on without the screen: treasuries and manpower as they stand, lines for the rounds to come, markers, promises.',
    rules: 'GW-6, GW-7, GW-9',
  },
  `.pad { margin-top: 10px } .pad th, .pad td { border-color: #9a9a9a; padding: 0 2px } .pad thead tr:first-child th:first-child { width: 58px; padding-left: 6px } .pad thead tr:first-child th:last-child { width: 56px } .pad .who { display: flex; justify-content: center; padding: 3px 0 } .pad .s { font-size: 11px; height: 18px; font-weight: 450 } .pad td { height: ${LINE_PX}px } .pad .first td { background: #ececec; height: 26px } .pad td:first-child { padding-left: 6px } .pad td:nth-child(2n) { border-left: 1px solid #111 }
.below2 { display: grid; grid-template-columns: 300px minmax(0, 1fr); gap: 22px; padding-top: 14px } .marks td { height: 24px; border-color: #9a9a9a } .marks th { height: 20px } .marks tr > :first-child { width: 120px }
.notes > div { height: 30px; display: flex; align-items: center; gap: 7px; font-size: 12px } .notes > div > span { flex: 0 0 98px; font-weight: 650 } .notes b { white-space: nowrap } .notes .write { font-weight: 650; height: 24px } .notes .rule-line { border-bottom: 1px solid #9a9a9a; height: 27px }`,
  ({ view }, heightPx) => {
    const title = titleLine('Score pad', `To go on without the screen · ${standingOf(view)}`)
    const free = heightPx - title.heightPx - 10 - (20 + 42 + 26) - 14 - (21 + NEUTRALS.length * 25)
    const lines = Math.min(24, Math.floor(free / (LINE_PX + 1)))
    return [
      {
        html: html`${title.html}${grid(view, lines)}
          <div class="below2">${markers(view)}${standing(view)}</div>`,
      },
    ]
  },
)
