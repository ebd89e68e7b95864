/** A turn at a glance (GW-8): seven phases, a battle on land and at sea, who acts when, and what is easily forgotten. */
import type { GreatWarView } from '../../../shared/great-war/view'
import { html } from '../html'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { stack, type Block } from '../type/set'
import { BUILT_IN, figuresIn, type WarFigures } from './figures'
import { tag } from './marks'
import { titleOf } from './names'
import { RULE_CSS, ruleLine } from './rich'
import type { OwnRule } from './own-rules'

type PhaseLines = readonly (readonly [string, readonly OwnRule[]])[]
const phasesBy = ({ rules, rules: { influence, research } }: WarFigures): PhaseLines => [
  [
    'Diplomacy',
    [
      [
        'Influence',
        `a nation of the board: ${influence.fee.value} IPC a try, a ${influence.success.value} moves its marker one towards you.`,
        'GW-9.2',
      ],
      [
        'Treaties:',
        'offer, break, impose terms. Germany sets its doctrine, Britain may give dreadnoughts, the US may go to Congress or join.',
        'GW-9.10',
      ],
    ],
  ],
  [
    'Research',
    [
      [
        'Try',
        `for ${research.fee.value} IPC as often as you like until a ${research.success.value}; the second die names the advance. One a turn.`,
        'GW-10.1',
      ],
    ],
  ],
  [
    'Purchase Units',
    [
      [
        'Buy',
        'what money, manpower, technologies and complexes allow; it waits off the board. Each piece names its pool.',
        'GW-11.3',
      ],
    ],
  ],
  [
    'Combat Movements and Combat',
    [
      ['Move', 'all that is to fight; a neutral must be declared attacked before anybody enters.', 'GW-12, 18.15'],
      ['Fight', 'raids first, then sea battles, landings, other land battles, one by one.', 'GW-13.2'],
    ],
  ],
  [
    'Non-combat Movements',
    [['Move', 'what has neither moved nor fought, into friendly spaces only; aircraft land; strays leave.', 'GW-14.1']],
  ],
  [
    'Place Units',
    [
      [
        'Place',
        'at complexes held since the turn began: all you can. Trenches where infantry stood when the phase began.',
        'GW-14.2',
      ],
      ['Russia', `rolls for the Revolution at the end, from round ${rules.revolution.first.value} on.`, 'GW-17.2'],
    ],
  ],
  [
    'Collect Income',
    [
      [
        'Collect',
        'the IPC of all land you hold and of your convoys that are not raided; nothing without a capital.',
        'GW-6.1',
      ],
      ['Britain', 'first suffers the blockade, if it stands.', 'GW-16.14'],
    ],
  ],
]
const LAND: readonly OwnRule[] = [
  ['1', 'Bombardment and chemical shots, together; their victims do not fire.', 'GW-13.3'],
  ['2', 'All attackers throw; the defender marks his losses.', 'GW-13.4'],
  ['3', 'All defenders throw, the marked too; the attacker marks his.', 'GW-13.4'],
  ['4', 'Losses leave. Press on, or retreat all together to where somebody came from; who landed stays.', 'GW-13.7'],
]
const SEA: readonly OwnRule[] = [
  ['1', 'Attacking submarines fight or submerge; their hits strike first.', 'GW-13.11'],
  ['2', 'The other attackers throw; unhit defending submarines may submerge.', 'GW-13.14'],
  ['3', 'All defenders throw, those hit in step 2 too.', 'GW-13.11'],
  ['4', 'Losses leave. Press on, or retreat to a zone free of hostile dreadnoughts.', 'GW-13.15'],
]
const mindBy = ({ trench, unitRules }: WarFigures): readonly OwnRule[] => [
  [
    'Trench:',
    `active if half of the attacking land units come from spaces it faces; +${trench.defence.value} for all defending infantry.`,
    'GW-15.6',
  ],
  ['Artillery', `lifts one attacking infantry each by ${unitRules.artillerySupport.value}.`, 'GW-4.4'],
  ['Capital lost:', 'no income, no buying, no research; its treasury goes to the captor.', 'GW-6.3'],
  [
    'Convoy:',
    'raided by a hostile warship left alone in it at the end of combat; relieved by a friendly ship.',
    'GW-6.10',
  ],
  [
    'Straits:',
    'open to who holds Turkey (Black Sea), Denmark or Germany (Baltic), or to its friends, as the turn begins.',
    'GW-3.10',
  ],
  ['Victory:', 'every enemy great power and joined major surrendered or conquered; or a general peace.', 'GW-21'],
]
const half = (COLUMN_PX - 22) / 2
type Size = 12 | 13
interface Group {
  readonly title: string
  readonly lines: readonly OwnRule[]
  readonly kind: 'phase' | 'steps' | 'points'
}
const leftBy = (figures: WarFigures): readonly Group[] =>
  phasesBy(figures).map(([title, lines]) => ({ title, lines, kind: 'phase' }))
const rightBy = (figures: WarFigures): readonly Group[] => [
  { title: 'A battle on land', lines: LAND, kind: 'steps' },
  { title: 'A battle at sea', lines: SEA, kind: 'steps' },
  { title: 'Bear in mind', lines: mindBy(figures), kind: 'points' },
]
/** Three lines at most. */
const ORDER_PX = 76
const SECTION_PX = 26 + 9
function column(groups: readonly Group[], size: Size): Block {
  return stack(
    groups.map(({ title, lines, kind }, i) => {
      const said = stack(lines.map((l) => ruleLine(l, size, half)))
      return {
        heightPx: SECTION_PX + said.heightPx,
        html: html`<section class="${kind}">
          <h3 class="c17">${kind === 'phase' && html`<i>${i + 1}</i>`}${title}</h3>
          ${said.html}
        </section>`,
      }
    }),
  )
}

export const turnCard = footed<GreatWarView>(
  {
    sheet: 'turn-card',
    title: 'Turn card',
    about:
      'A round and a turn on one page: order of play, seven phases, a battle step by step, what is easily forgotten.',
    rules: 'GW-2, GW-8, GW-13',
  },
  `.order { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 13px; border-bottom: 1px solid #9a9a9a; padding: 9px 0; font-size: 12px } .order .o { display: inline-flex; gap: 5px; align-items: center } .two { display: grid; grid-template-columns: ${half}px ${half}px; gap: 22px; padding-top: 8px } .two section { padding-bottom: 9px } .steps .rule::before { display: none } .two h3 { height: 22px } .two h3 { border-bottom: 1px solid #111; margin-bottom: 4px; font-weight: 600; display: flex; gap: 8px; align-items: center } .two h3 i { font: 700 12px/18px 'Libre Franklin', Arial, sans-serif; background: #111; color: #fff; border-radius: 9px; width: 18px; text-align: center } ${RULE_CSS}`,
  ({ view }, heightPx) => {
    const order = view.orderOfPlay.length > 0 ? view.orderOfPlay : BUILT_IN.rules.order
    const title = titleLine('A turn', 'Seven phases in this order; each may be passed, none is reopened (GW-8)')
    const room = heightPx - title.heightPx - ORDER_PX - 8
    const figures = figuresIn({ view })
    const set = (size: Size) => [column(leftBy(figures), size), column(rightBy(figures), size)]
    const [left, right] = set(13).every((c) => c.heightPx <= room) ? set(13) : set(12)
    return [
      {
        html: html`${title.html}
          <p class="order">
            <b>Order of play</b>${order.map((n) => html`<span class="o">${tag(n)} ${titleOf(n)}</span>`)}
          </p>
          <div class="two">
            <div>${left?.html}</div>
            <div>${right?.html}</div>
          </div>`,
      },
    ]
  },
)
