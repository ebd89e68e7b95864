/** The influence board (GW-9): every nation's five positions with room for a marker, and the doors beside the die. */
import { type NationId, type Position } from '../../../shared/great-war/ids'
import { POSITIONS } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, type Html } from '../html'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { stack } from '../type/set'
import { standingOf } from '../words'
import { figuresIn, type WarFigures } from './figures'
import { LEANINGS, shield, signed, sourceMark } from './marks'
import { sayNation, titleOf } from './names'
import { RULE_CSS, ruleLine } from './rich'

const ORDER: readonly NationId[] = [
  'denmark',
  'norway',
  'romania',
  'bulgaria',
  'greece',
  'ottoman-empire',
  'italy',
  'finland',
]
const startOf = ({ rules }: WarFigures, n: NationId) =>
  n === 'finland'
    ? { position: rules.influence.finland.value as Position, source: rules.influence.finland.source }
    : rules.influence.starts.find((s) => s.nation === n)

function worth({ figuresOf, poolsOf }: WarFigures, nation: NationId): string {
  const f = figuresOf(nation)
  const pool = poolsOf(nation)[0]
  const men = pool === undefined ? '' : `, ${pool.total - pool.used} manpower`
  return `${f.income.value} IPC${men}`
}
function whoMay(view: GreatWarView, nation: NationId): string {
  if (nation === 'ottoman-empire') return 'Germany; Britain after the gift'
  if (nation === 'finland' && view.revolution === null) return 'after the Revolution'
  return 'any belligerent of a bloc'
}

function stands(view: GreatWarView, nation: NationId): string {
  const n = view.nations[nation]
  const own = view.influence[nation] !== undefined
  if (own && n.status === 'unaligned') return ''
  if (n.bloc !== null && n.status !== 'unaligned')
    return `${n.controller === null ? 'Joined' : `Run by ${sayNation(n.controller)}`}${n.status === 'conquered' ? ', conquered' : ''}`
  if (nation === 'finland') return 'Not on the board yet'
  return own ? '' : 'Off the board'
}

function line(view: GreatWarView, nation: NationId): Html {
  const figures = figuresIn({ view })
  const start = startOf(figures, nation)
  const now = view.influence[nation]
  const said = stands(view, nation)
  return html`<tr>
    <th scope="row">
      <div class="who">
        ${shield(nation, 30)}<span
          ><b class="c17">${titleOf(nation)}</b><span class="t11">${worth(figures, nation)}</span
          ><span class="t11">${whoMay(view, nation)}</span></span
        >
      </div>
      ${said !== '' && html`<span class="t11 st">${said}</span>`}
    </th>
    ${POSITIONS.map(
      (p) =>
        html`<td class="${p === now ? 'now' : ''}">
          ${p === start?.position && html`<span class="start">start${sourceMark(start.source)}</span>`}${p === now && html`<span class="is">now</span>`}
        </td>`,
    )}
  </tr>`
}

const doorsBy = ({ rules }: WarFigures): readonly (readonly [string, string, string])[] => [
  [
    'Influence.',
    `In its Diplomacy phase a belligerent with a capital names a nation, pays ${rules.influence.fee.value} IPC and throws a die: on a ${rules.influence.success.value} the marker moves one position towards it. As often as it likes.`,
    'GW-9.2',
  ],
  ['The fee', 'goes to the bank; for Turkey, to the Turkish treasury, whatever the die.', 'GW-9.3'],
  [
    'Joined.',
    'At either end the nation joins at once and for good; who paid runs it. Italy keeps its own turn, right after its recruiter’s.',
    'GW-9.8',
  ],
  [
    'Dreadnought gift.',
    `Britain, once: ${rules.gift.value} dreadnoughts to an unaligned Turkey; the marker stays, Britain may influence it from then on.`,
    'GW-16.20',
  ],
  [
    'Allegiance.',
    `From round ${rules.allegianceRound.value} a Pro-Central Turkey may join the Central Powers by its own choice.`,
    'GW-16.23',
  ],
  [
    'Turkish support.',
    `In the turn in which Turkey joins the Central Powers it may bring in Bulgaria for ${rules.inductionFee.value} IPC.`,
    'GW-18.7',
  ],
  [
    'Bulgarian neighbour.',
    `In the round after Bulgaria joins them Britain may bring in Greece for ${rules.inductionFee.value} IPC.`,
    'GW-18.8',
  ],
  ['American opinion', 'moves by one with every nation that joins, but not by the two fees.', 'GW-19.T1'],
]

export const influence = footed<GreatWarView>(
  {
    sheet: 'influence',
    title: 'Influence board',
    about: 'Eight nations by five positions, with room for a marker in each; what each is worth and who may try.',
    rules: 'GW-9, GW-18',
  },
  `.inf { border: 1.5px solid #111; margin-top: 12px } .inf th, .inf td { border-top: 1px solid #9a9a9a; border-left: 1px solid #9a9a9a } .inf tr > :first-child { border-left: 0; width: 190px } .inf thead th { border-top: 0; text-align: center; font: 650 12px/15px 'Libre Franklin', Arial, sans-serif; padding: 4px 2px; height: 42px; vertical-align: middle } .inf tbody tr:first-child > * { border-top: 1.5px solid #111 }
.inf tbody th { padding: 3px 6px; vertical-align: middle; font-weight: 450 } .inf .who { display: flex; gap: 8px; align-items: center } .inf .who span { display: block } .inf .who .t11, .inf .st { color: #3c3c3c; line-height: 13px } .inf .st { display: block; padding-left: 38px; font-weight: 650; color: #111 } .inf td { position: relative; height: 68px } .inf td:nth-child(2) { background: repeating-linear-gradient(135deg, #fff 0 5px, #dcdcdc 5px 6px) } .inf td:nth-child(6) { background: #efefef } .inf .now { box-shadow: inset 0 0 0 3px #111 } .inf .start, .inf .is { position: absolute; left: 7px; font: 450 11px/13px 'Libre Franklin', Arial, sans-serif } .inf .start { top: 5px; color: #3c3c3c } .inf .is { bottom: 6px; font-weight: 650 }
.doors { display: grid; grid-template-columns: 1fr 1fr; gap: 0 22px; padding-top: 12px } ${RULE_CSS}`,
  ({ view }, heightPx) => {
    const title = titleLine('Influence board', `Where the neutrals lean · ${standingOf(view)}`)
    const half = (COLUMN_PX - 22) / 2
    const doors = doorsBy(figuresIn({ view })).map((d) => ruleLine(d, 12, half))
    const cut = Math.ceil(doors.length / 2)
    const columns = [stack(doors.slice(0, cut)), stack(doors.slice(cut))]
    const boardPx = 12 + 44 + ORDER.length * 69
    const used = title.heightPx + boardPx + 12 + Math.max(...columns.map((c) => c.heightPx))
    if (used > heightPx) throw new Error('The influence board no longer fits its page')
    return [
      {
        html: html`${title.html}
          <table class="inf">
            <thead>
              <tr>
                <th></th>
                ${POSITIONS.map((p) => html`<th scope="col">${LEANINGS[p]}<br />${signed(p)}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${ORDER.map((n) => line(view, n))}
            </tbody>
          </table>
          <div class="doors">
            <div>${columns[0]?.html}</div>
            <div>${columns[1]?.html}</div>
          </div>`,
      },
    ]
  },
)
