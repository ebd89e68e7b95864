/** Price list and unit table (GW-4.T1), every figure with its source mark, and the small numbers of battle. */
import { KINDS, type Kind } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, type Html } from '../html'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { stack } from '../type/set'
import { BUILT_IN, figuresIn, SOURCE_MARK, type WarFigures } from './figures'
import { icon, sourced, sourceMark } from './marks'
import { inWords, KIND_NAMES } from './names'
import { RULE_CSS, ruleLine } from './rich'

const notesBy = ({ unitRules: { artillerySupport }, unitOf }: WarFigures): Readonly<Record<Kind, string>> => ({
  infantry: `uses trenches; +${artillerySupport.value} attack with artillery`,
  artillery: `gives one attacking infantry +${artillerySupport.value}`,
  tank: 'voids the trench of one infantry; moves 2 with 3b',
  fighter: 'attack, defence, move +1 with 2',
  bomber: 'may raid a complex instead',
  submarine: 'first strike, submerges; hits ships only; moves 3 with 4b',
  transport: 'carries troops; never attacks',
  dreadnought: `takes ${inWords(unitOf('dreadnought').hits.value)} hit${unitOf('dreadnought').hits.value === 1 ? '' : 's'}; bombards coasts`,
})
const needs = (kind: Kind): Html | string => {
  const { needs: n } = BUILT_IN.unitOf(kind)
  const found = BUILT_IN.technologies.find((t) => t.id === n?.value)
  return n === undefined || found === undefined ? '–' : html`${found.id} ${found.name}${sourceMark(n.source)}`
}

function units(figures: WarFigures): Html {
  const { unitOf, trench } = figures
  const notes = notesBy(figures)
  return html`<table class="war prices">
    <colgroup>
      <col width="38" />
      <col width="100" />
      ${Array.from({ length: 6 }, () => html`<col width="49" />`)}
      <col width="92" />
      <col />
    </colgroup>
    <thead>
      <tr>
        <th colspan="2">Unit</th>
        ${['Price', 'Attack', 'Defence', 'Move', 'Hits', 'Men'].map((h) => html`<th class="n">${h}</th>`)}
        <th>Needs</th>
        <th>What it does</th>
      </tr>
    </thead>
    <tbody>
      ${KINDS.map((k) => {
        const u = unitOf(k)
        return html`<tr>
          <td class="n">${icon(k, 26)}</td>
          <td class="c17">${KIND_NAMES[k]}</td>
          <td class="n big">${sourced(u.cost)}</td>
          ${[u.attack, u.defence, u.move, u.hits, u.manpower].map((f) => html`<td class="n">${sourced(f)}</td>`)}
          <td>${needs(k)}</td>
          <td>${notes[k]}</td>
        </tr>`
      })}
      <tr>
        <td class="n">${icon('trench', 26)}</td>
        <td class="c17">Trench</td>
        <td class="n big">${sourced(trench.cost)}</td>
        <td class="n">–</td>
        <td class="n">+${sourced(trench.defence)}</td>
        <td class="n">–</td>
        <td class="n">–</td>
        <td class="n">0</td>
        <td>infantry there</td>
        <td>for all infantry against one adjacent land space</td>
      </tr>
      <tr>
        <td class="n">${icon('complex', 26)}</td>
        <td class="c17">Complex</td>
        <td class="n" colspan="6">not for sale</td>
        <td></td>
        <td>no limit at home; captured, up to the IPC of its space</td>
      </tr>
    </tbody>
  </table>`
}

const MOST = 20
/** What a purse buys of one kind; where it ends, a dash. */
const purse = ({ unitOf, trench }: WarFigures): Html => {
  const goods = [
    ...KINDS.map((k) => ({ k: k, cost: unitOf(k).cost.value })),
    { k: 'trench' as const, cost: trench.cost.value },
  ]
  const columns = Array.from({ length: MOST }, (_, i) => i + 1)
  return html`<table class="war purse">
    <thead>
      <tr>
        <th>IPC</th>
        ${columns.map((n) => html`<th class="n">${n}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${goods.map(
        ({ k, cost }) =>
          html`<tr>
            <td>${icon(k, 18)}</td>
            ${columns.map((n) => html`<td class="n">${n < cost ? html`<span class="grey">·</span>` : Math.floor(n / cost)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`
}

const menOf = (unitOf: WarFigures['unitOf']): string => {
  const all = new Set(KINDS.map((k) => unitOf(k).manpower.value))
  return all.size === 1 ? inWords([...all][0] ?? 1) : 'as many as the table says'
}
const priceTimes = (n: number): string =>
  n === 1 ? 'no more' : n === 2 ? 'twice the price' : `${inWords(n)} times the price`
type Line = readonly [string, string, string]
const linesOf = ({ unitOf, unitRules, unitRules: { transportCapacity: room }, rules }: WarFigures): readonly Line[] => [
  ['A unit hits', `on its value or less; no value rises above ${unitRules.maximumValue.value}.`, 'GW-13.6'],
  [
    'A transport carries',
    `${room.infantry.value} infantry, or ${room.artillery.value} artillery, or ${room.tank.value} tank.`,
    'GW-4.5',
  ],
  ['Artillery', `adds ${unitRules.artillerySupport.value} to one attacking infantry each.`, 'GW-4.4'],
  [
    'Bombardment',
    `hits on ${unitRules.bombardment.value}, once a landing, by dreadnoughts that fought no sea battle.`,
    'GW-13.17',
  ],
  [
    'Chemical weapons',
    `let each attacking artillery fire once before the battle, hitting on ${unitRules.chemicalShot.value}.`,
    'GW-10.7',
  ],
  [
    'Bombing raid.',
    `Escorts hit on ${unitRules.escort.value}, interceptors on ${unitRules.interceptor.value}; each bomber through costs a die of IPC, at most the space’s value.`,
    'GW-13.20',
  ],
  ['Every unit', `uses ${menOf(unitOf)} manpower when it is placed, and none comes back.`, 'GW-7.2'],
  [
    'Foreign manpower',
    `costs ${priceTimes(rules.foreignPrice.value)}, and only when all one’s own is used.`,
    'GW-20.27',
  ],
]

export const prices = footed<GreatWarView>(
  {
    sheet: 'prices',
    title: 'Prices and units',
    about: 'The price list and the unit table, each figure with its source, and what a purse of 1 to 20 IPC buys.',
    rules: 'GW, table GW-4.T1',
  },
  `.prices { margin-top: 12px } .prices td { height: 33px } .prices th { height: 22px } .prices td.n { font-size: 14px } .prices .big { font-weight: 700; font-size: 17px } .prices .c17 { border-left: 0; font-weight: 600; padding-left: 0; font-size: 17px }.prices th.n { padding: 0 }
.purse { margin-top: 8px } .purse td { height: 21px } .purse th { height: 20px } .purse th, .purse td { padding: 0 2px } .purse td { font-size: 12px } .purse tr > :first-child { width: 40px; text-align: center }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 22px; padding-top: 10px } .over { padding-top: 14px; border-bottom: 1px solid #111 } .key { padding-top: 6px } ${RULE_CSS}`,
  ({ view }) => {
    const figures = figuresIn({ view })
    const own = figures.scenario === undefined ? '' : ` ${SOURCE_MARK.scenario}: the scenario “${figures.scenario}”.`
    const half = (COLUMN_PX - 22) / 2
    const lines = linesOf(figures).map((l) => ruleLine(l, 12, half))
    const column = (from: number, to: number) => stack(lines.slice(from, to)).html
    return [
      {
        html: html`${titleLine('Prices and units', 'What everything costs and does').html}${units(figures)}
          <p class="key t11">
            Without a mark: printed in the original. b: as in the base game. d: decision of the rulebook. r: its
            reconstruction of the lost unit table (GW-24).${own}
          </p>
          <h2 class="c22 over">What so many IPC buy</h2>
          ${purse(figures)}
          <div class="pair">
            <div>${column(0, 4)}</div>
            <div>${column(4, 8)}</div>
          </div>`,
      },
    ]
  },
)
