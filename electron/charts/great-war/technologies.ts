/** The technology sheet (GW-10): what each advance does, who owns it, and what an attempt is worth. */
import { TECHNOLOGIES, type NationId, type Technology } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html } from '../html'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { setText, stack } from '../type/set'
import { percent, standingOf } from '../words'
import { BUILT_IN, figuresIn, type WarFigures } from './figures'
import { box, shield, sourceMark } from './marks'
import { titleOf } from './names'
import { RULE_CSS, ruleLine } from './rich'
import { CHARTED } from './setup'

const effectsBy = ({ unitRules }: WarFigures): Readonly<Record<Technology, readonly [string, string]>> => ({
  '1': [
    `Each attacking artillery fires once before the battle, hitting on ${unitRules.chemicalShot.value}; its victims do not answer.`,
    'GW-10.7',
  ],
  '2': ['Fighters attack, defend and move one better; bombers may be built.', 'GW-10.8'],
  '3': ['Tanks may be built.', 'GW-10.9'],
  '3b': ['Tanks move 2 and may blitz. Needs 3.', 'GW-10.10'],
  '4': ['Submarines may be built. Germany has it from the start.', 'GW-10.11'],
  '4b': ['Submarines move 3. Needs 4.', 'GW-10.12'],
  '5': ['At once, and only once, the unused part of every own manpower pool is doubled.', 'GW-10.13'],
  '6': ['All own trenches: no artillery support and no attack roll by aircraft against them.', 'GW-10.14'],
})
const NATION_PX = 42
const WHAT_PX = COLUMN_PX - 44 - CHARTED.length * NATION_PX

const linesOf = ({ rules }: WarFigures): readonly (readonly [string, string, string])[] => [
  [
    'An attempt',
    `costs ${rules.research.fee.value} IPC to the bank; a ${rules.research.success.value} is a success. Attempts are paid and thrown one by one.`,
    'GW-10.1',
  ],
  ['A second die', 'then names the advance; 3 and 4, if owned, give 3b and 4b; else it is thrown again.', 'GW-10.4'],
  ['One a turn', 'at most; it works at once and is never lost or shared.', 'GW-10.3, 10.6'],
]
const ATTEMPTS = 10

export const technologies = footed<GreatWarView>(
  {
    sheet: 'technologies',
    title: 'Technologies',
    about: 'Eight advances, what they do, who owns them, and the chance that so many attempts succeed.',
    rules: 'GW, table GW-10.T1',
  },
  `.tech { margin-top: 12px } .tech thead th { height: 62px; text-align: center; vertical-align: middle; padding: 0 } .tech thead th:nth-child(2) { text-align: left; padding-left: 6px; vertical-align: bottom; padding-bottom: 5px } .tech tbody td { height: 66px } .tech tr > :first-child { width: 44px; padding: 0; text-align: center } .tech tbody td:first-child { font: 600 26px/28px 'Libre Caslon Condensed', 'Times New Roman', serif; font-variant-numeric: lining-nums } .tech tr > :nth-child(n+3) { width: ${NATION_PX}px; padding: 0; text-align: center } .tech .c17 { display: block; font-weight: 600; line-height: 20px } .tech .t12 { color: #111 } .tech td .cl { padding-left: 3px }
.try { margin-top: 6px } .try td, .try th { text-align: center; height: 24px } .try tr > :first-child { width: 110px; text-align: left } .over { padding-top: 16px; border-bottom: 1px solid #111 } .after { padding-top: 12px } ${RULE_CSS}`,
  ({ view }) => {
    const figures = figuresIn({ view })
    const { research } = figures.rules
    const effects = effectsBy(figures)
    const miss = (research.success.value - 1) / 6
    const owns = (n: NationId, t: Technology) => view.nations[n].technologies.includes(t)
    const rows = TECHNOLOGIES.map((t) => {
      const known = BUILT_IN.technologies.find((d) => d.id === t)
      const [text, clause] = effects[t]
      const said = setText(`${text} ${clause}`, 't12', WHAT_PX - 14)
      return html`<tr>
        <td>${t}</td>
        <td>
          <span class="c17">${known?.name ?? ''}${known !== undefined && sourceMark(known.source)}</span>${said.html}
        </td>
        ${CHARTED.map((n) => html`<td>${box(owns(n, t), 22)}</td>`)}
      </tr>`
    })
    return [
      {
        html: html`${titleLine('Technologies', `What has been discovered · ${standingOf(view)}`).html}
          <table class="war tech">
            <thead>
              <tr>
                <th>No.</th>
                <th>Advance</th>
                ${CHARTED.map((n) => html`<th scope="col" title="${titleOf(n)}">${shield(n, 34)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>
          <div class="after">${stack(linesOf(figures).map((l) => ruleLine(l, 13, COLUMN_PX))).html}</div>
          <h2 class="c22 over">Chance of a success</h2>
          <table class="war try">
            <thead>
              <tr>
                <th>Attempts</th>
                ${Array.from({ length: ATTEMPTS }, (_, i) => html`<th>${i + 1}</th>`)}
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>IPC at most</td>
                ${Array.from({ length: ATTEMPTS }, (_, i) => html`<td>${(i + 1) * research.fee.value}</td>`)}
              </tr>
              <tr>
                <td>Chance</td>
                ${Array.from({ length: ATTEMPTS }, (_, i) => html`<td>${percent(1 - miss ** (i + 1), 1)}</td>`)}
              </tr>
            </tbody>
          </table>`,
      },
    ]
  },
)
