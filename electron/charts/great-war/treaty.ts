/** A treaty form (GW-20): kind, parties, terms out of the closed list, signatures; and what breaking it costs. */
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, type Html } from '../html'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { stack } from '../type/set'
import { box } from './marks'
import { RULE_CSS, ruleLine } from './rich'
import type { OwnRule } from './own-rules'

const KINDS: readonly (readonly [string, string])[] = [
  ['Armistice', 'binds the two signatories for whole rounds'],
  ['Conditional surrender', 'with terms; peace with the victor’s whole bloc'],
  ['Unconditional surrender', 'terms as the victor will impose them'],
  ['General peace', 'everyone accepts, with a stated result'],
]
/** The terms of GW-20.3; a number is a gap to fill, and its share of the line. */
type Words = string | number
const TERMS: readonly (readonly Words[])[] = [
  ['cedes', 60, 'to', 30],
  ['pays now', 14, 'IPC to', 30],
  ['pays', 10, 'IPC each own Collect Income, for', 10, 'rounds, to', 24],
  ['hands over the units', 46, 'to', 24],
  ['disbands the units', 76],
  ['leaves the spaces', 76],
  ['keeps no unit in', 76],
  ['lets', 24, 'pass through', 46],
]
const isGap = (w: Words): w is number => typeof w === 'number'
const GAPS = [...new Set(TERMS.flat().filter(isGap))]
const term = (words: readonly Words[]): Html =>
  html`<div class="term">
    ${box(false, 21)}<span class="gap-who"></span
    >${words.map((w) => (isGap(w) ? html`<span class="fill f${w}"></span>` : html`<span>${w}</span>`))}
  </div>`

const LINES: readonly OwnRule[] = [
  ['Offered', 'in the offerer’s Diplomacy phase; lapses, as refused, at the end of the other’s next one.', 'GW-20.4'],
  ['Signed in round r', 'for d rounds, an armistice runs to the end of round r + d.', 'GW-20.8'],
  ['Breaking an armistice:', 'in one’s own Diplomacy phase; US opinion 1 away from the offender.', 'GW-20.9'],
  [
    'Renouncing a surrender:',
    'once a nation in the whole game; US opinion 2 away; then only an unconditional one is left.',
    'GW-20.15',
  ],
  [
    'Surrender',
    'moves US opinion by 1: towards the Allies for an Allied, towards the Central Powers for a Central country.',
    'GW-20.14',
  ],
  ['Refusing', 'a nation’s first unconditional offer moves it by 2.', 'GW-20.21'],
]
const half = (COLUMN_PX - 22) / 2

export const treaty = footed<GreatWarView>(
  {
    sheet: 'treaty',
    title: 'Treaty form',
    about: 'A form to fill in and sign: kind, parties, the closed list of terms, free text, what breaking it costs.',
    rules: 'GW-20',
  },
  `.kinds { display: grid; grid-template-columns: 1fr 1fr; gap: 6px 22px; padding: 12px 0 10px } .kinds > div { display: grid; grid-template-columns: 21px 1fr; gap: 9px; align-items: center } .kinds span { font-size: 11px; line-height: 13px; display: block; color: #3c3c3c }
.parties { display: grid; grid-template-columns: 1fr 1fr 90px 90px; border: 1px solid #111 } .parties > div { border-left: 1px solid #9a9a9a; padding: 4px 7px; height: 52px; font-size: 11px; line-height: 13px } .parties > div:first-child { border-left: 0 }
.treaty-h { border-bottom: 1px solid #111; padding-top: 12px; margin-bottom: 4px } .term { display: flex; align-items: flex-end; gap: 6px; height: 31px; font-size: 12px; line-height: 15px } .term .m { align-self: flex-end } .term span { white-space: nowrap } .gap-who { flex: 0 0 104px; border-bottom: 1px solid #555; height: 22px } .fill { border-bottom: 1px solid #555; height: 22px; flex: 1 1 0 } ${GAPS.map((g) => `.fill.f${g} { flex-grow: ${g} }`).join(' ')}
.free { border-bottom: 1px solid #9a9a9a; height: 28px } .sign { display: grid; grid-template-columns: 1fr 1fr; gap: 0 22px; padding-top: 8px } .sign > div { border-bottom: 1px solid #111; height: 46px; font-size: 11px; line-height: 14px; color: #3c3c3c } .twos { display: grid; grid-template-columns: 1fr 1fr; gap: 0 22px; padding-top: 12px } ${RULE_CSS}`,
  () => {
    const lines = LINES.map((l) => ruleLine(l, 11, half))
    return [
      {
        html: html`${titleLine('Treaty', 'Who binds himself to what, and how long').html}
          <div class="kinds">
            ${KINDS.map(
              ([name, what]) =>
                html`<div>
                  ${box(false, 21)}
                  <div><b class="b13">${name}</b><span>${what}</span></div>
                </div>`,
            )}
          </div>
          <div class="parties">
            <div>Offered by</div>
            <div>to</div>
            <div>Round</div>
            <div>For rounds</div>
          </div>
          <h2 class="c22 treaty-h">Terms</h2>
          ${TERMS.map(term)}
          <h2 class="c22 treaty-h">In free words</h2>
          <p class="t11 grey">Recorded and enforced by nobody (GW-20.3).</p>
          ${[1, 2, 3, 4].map(() => html`<div class="free"></div>`)}
          <div class="sign">
            <div>For</div>
            <div>For</div>
            <div>Broken, renounced or ended in round</div>
            <div>by</div>
          </div>
          <div class="twos">
            <div>${stack(lines.slice(0, 3)).html}</div>
            <div>${stack(lines.slice(3)).html}</div>
          </div>`,
      },
    ]
  },
)
