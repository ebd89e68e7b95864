/** A turn at a glance: what one must know to play, each line with its clause. */
import type { OriginsView } from '../../../shared/origins/view'
import { POWERS } from '../../../shared/origins/ids'
import { ATTACK_CSS, attackTableSmall } from '../figures'
import { html, type Html } from '../html'
import { titleLine } from '../page'
import { footed } from '../sheet'
import { allotmentOf, capital, nationName, ordinal, spelt } from '../words'

type Line = readonly [string, string]

const turn = ({ figures }: OriginsView): readonly Line[] => [
  ['Place your whole allotment in your own embassies; nothing is kept for later.', 'OW-2.5'],
  [`At most ${spelt(figures.abroadPerTurn)} in any one embassy abroad, any number at home.`, 'OW-2.3, 2.4'],
  ['Then make one diplomatic attack, or none.', 'OW-3.1'],
]
const ATTACK: readonly Line[] = [
  ['Name a nation and a power that both of you have factors in. Any nation will do.', 'OW-3.2'],
  ['Divide your factors there by theirs, drop the fraction, throw one die.', 'OW-3.4, 3.5'],
  ['AE: you lose all of yours there. DE: they lose all of theirs. EX: both lose the smaller number.', 'OW-3.6'],
]
function rights({ figures }: OriginsView): readonly Line[] {
  const enough = spelt(figures.rightsAt)
  const factors = figures.rightsAt === 1 ? 'factor' : 'factors'
  return [
    [
      `${capital(enough)} ${factors} or more abroad are treaty rights; below ${enough} they are lost at once.`,
      'OW-4.1, 4.2',
    ],
    [`They are exclusive while no other power has ${enough} there, an ally included.`, 'OW-4.3'],
    ['Factors at home give no rights; they defend.', 'OW-4.4'],
  ]
}
const DEALS: readonly Line[] = [
  ['Any deal may be made and broken; factors never change hands and are never added together.', 'OW-6'],
  ['Two unallied powers may ally at any time, for good; at most two alliances.', 'OW-7.1'],
]
const LEAVE: Line = ['Option in play: an allied power may leave its alliance in its own turn.', 'OW-7.7']
const end = (view: OriginsView): readonly Line[] => [
  [`The game ends with Austria-Hungary’s ${ordinal(view.rounds)} turn.`, 'OW-5.1'],
  ['No alliance: the highest total wins.', 'OW-5.5'],
  [
    'One alliance wins if it has at least as much as the other three together; two: at least the other alliance and the fifth power. Otherwise the rest win.',
    'OW-7.4, 7.5',
  ],
]

const group = (title: string, lines: readonly Line[]): Html =>
  html`<section>
    <h3 class="c17">${title}</h3>
    <ol>
      ${lines.map(([text, clause]) => html`<li>${text} <span class="clause">${clause}</span></li>`)}
    </ol>
  </section>`

export const ruleGroups = (view: OriginsView): Html[] => [
  group('A turn', turn(view)),
  group('An attack', ATTACK),
  group('Treaty rights', rights(view)),
  group('Deals and alliances', view.options.breakableAlliances === 'on' ? [...DEALS, LEAVE] : DEALS),
  group('The end', end(view)),
]

const allotments = (view: OriginsView): string =>
  POWERS.map((p) => `${nationName(p)} ${allotmentOf(view, p)}`).join(' · ')

/** For half a page: the groups in two columns, order of play and allotments above. */
export const abridgedRules = (view: OriginsView): Html =>
  html`<p class="order b13">${allotments(view)}</p>
    <div class="groups">${ruleGroups(view)}</div>`

export const ABRIDGED_CSS = `.abridged { flex: 1; min-height: 0 } .order { margin-bottom: 8px } .groups { columns: 2; column-gap: 26px } .groups section { margin-bottom: 6px; break-inside: avoid } .groups h3, .groups li { break-inside: avoid } .groups h3 { break-after: avoid; border-bottom: 1px solid #111; margin-bottom: 3px; font-weight: 600 } .groups ol { list-style: none } .groups li { font-size: 12px; line-height: 15px; margin-bottom: 2px } .tight .groups section { break-inside: auto } .tight .groups li { font-size: 11px; line-height: 14px } .clause { font-size: 11px; color: #3c3c3c; white-space: nowrap }`

const objectives = (view: OriginsView): Html =>
  html`<table class="aims">
    <tbody>
      ${POWERS.map(
        (p) =>
          html`<tr>
            <th scope="row">${nationName(p)}</th>
            <td>
              ${view.scores.objectives.filter((o) => o.power === p).map((o, i) => html`${i > 0 && html` · `}<b>${o.points}</b> ${o.title}`)}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`

export const rulesCard = footed(
  {
    sheet: 'rules-card',
    title: 'Rules card',
    about: 'The game on one page: a turn, an attack, treaty rights, alliances, all objectives.',
    rules: 'OW-1 to OW-7',
  },
  `${ATTACK_CSS}
.card .order { margin: 12px 0 10px } .card h2 { border-bottom: 1px solid #111; margin: 10px 0 4px; padding-bottom: 1px } ${ABRIDGED_CSS}
.card .groups li { font-size: 12px; line-height: 16px; margin-bottom: 3px } .card .groups section { margin-bottom: 9px } .card .at td, .card .at th { height: 21px; font-size: 12px }
.aims th, .aims td { padding: 4px 4px; border-bottom: 1px solid #c4c4c4; font-size: 12px; line-height: 16px } .aims th { width: 118px; white-space: nowrap; vertical-align: top }`,
  ({ view }) => [
    {
      html: html`<div class="card">
        ${titleLine('Origins of World War I', 'The game on one page').html}
        <p class="order b13">${view.rounds} rounds, in this order; allotment a turn: ${allotments(view)}</p>
        <div class="groups">${ruleGroups(view)}</div>
        <h2 class="c22">Attack table</h2>
        ${attackTableSmall(view)}
        <h2 class="c22">Objectives</h2>
        ${objectives(view)}
      </div>`,
    },
  ],
)
