/** A card for each nation, two A5 to a sheet: who plays it, what it has, where it is at home, its own rules, a small ledger. */
import type { GreatWarSource } from '../../../shared/charts'
import type { Paper } from '../../../shared/ipc'
import type { NationId } from '../../../shared/great-war/ids'
import type { GreatWarView } from '../../../shared/great-war/view'
import { html, type Html } from '../html'
import type { SheetName } from '../page'
import { COLUMN_PX, halfHeightPx, MARGIN_PX, PAPERS } from '../paper'
import type { Sheet } from '../sheet'
import { widthOf } from '../type/measure'
import { setText, stack, tallest, type Block } from '../type/set'
import { standingOf } from '../words'
import { frameAround, heldAtStart, isWestern, marksAt, onPaper, picture, pointOf } from './board'
import { figuresIn } from './figures'
import { shield } from './marks'
import { heldBy, listed, placeName, poolName, titleOf } from './names'
import { ownRules } from './own-rules'
import { RULE_CSS, ruleLine } from './rich'
import { CHARTED, turnOf } from './setup'

const NAME: SheetName = {
  sheet: 'nation-cards',
  title: 'Nation cards',
  about:
    'A card for each nation, two A5 to a page: who plays it, its means, its home on a map, its own rules, a small ledger.',
  rules: 'GW-3, GW-7, GW-16',
}
const CARDS: readonly NationId[] = [...CHARTED, 'serbia', 'bolsheviks']
const CUT_PX = 26
const MAP_PX = 300
const RIGHT_PX = COLUMN_PX - MAP_PX - 22
const GAP_PX = 8
const LEDGER_PX = 17 + 3 * 22 + 2
/** Letters of other scripts may stretch a line by a hair. */
const SLACK_PX = 6
const ROUNDS = 12

const manLeft = (view: GreatWarView, n: NationId) =>
  Object.values(view.nations[n].manpower).reduce((sum, p) => sum + p.total - p.used, 0)

function head({ view }: GreatWarSource, nation: NationId): Block {
  const n = view.nations[nation]
  const SIDE = 268
  const room = COLUMN_PX - 48 - 14 - SIDE - 14
  const name = setText(titleOf(nation), 'c34', room)
  const held = setText(`Nation card · ${heldBy(view, nation)}`, 't13', room)
  const figures: readonly (readonly [string | number, string])[] = [
    [n.treasury, 'IPC in hand'],
    [n.income, 'income'],
    [Object.keys(n.manpower).length === 0 ? '–' : manLeft(view, nation), 'manpower left'],
  ]
  return {
    heightPx: Math.max(56, name.heightPx + held.heightPx) + 9 + GAP_PX,
    html: html`<header class="title card-head">
      ${shield(nation, 48)}
      <div>${name.html}${held.html}</div>
      <div class="figs">
        ${figures.map(([value, what]) => html`<span><b>${value}</b><span class="x t11">${what}</span></span>`)}
      </div>
    </header>`,
  }
}

/** Its home with the worth of every space; names where there is room for them. */
function homeMap(source: GreatWarSource, nation: NationId, heightPx: number): Html {
  const { figuresOf } = figuresIn(source)
  const f = figuresOf(nation)
  const home = nation === 'bolsheviks' ? figuresOf('russia').spaces : f.spaces
  const inEurope = home.filter((s) => !isWestern(s.space))
  const shown = inEurope.length > 0 ? inEurope : home
  const frame = frameAround(
    shown.map((s) => pointOf(s.space)),
    MAP_PX,
    heightPx,
    34,
    1.7,
  )
  const named = shown.length <= 9
  const marks = shown.map(({ space, ipc }) => {
    const capital = f.capitals.includes(space)
    const name = placeName(space)
    const wide = named ? widthOf(name, { face: 'text', px: 11 }) / 2 + 3 : 10
    return {
      at: onPaper(frame, MAP_PX, pointOf(space)),
      halfWidth: Math.max(10, wide),
      halfHeight: named ? 17 : 10,
      html: html`<g transform="translate(0 ${named ? -6 : 0})"
        ><circle
          r="${capital ? 10.5 : 9.5}"
          fill="${capital ? '#111' : '#fff'}"
          stroke="#111"
          stroke-width="1.4"
        />${capital && html`<circle r="8.4" fill="none" stroke="#fff" stroke-width=".9" />`}<text
          class="no"
          y="4.2"
          fill="${capital ? '#fff' : '#111'}"
          >${ipc}</text
        >${named && html`<rect x="${(-wide).toFixed(1)}" y="11" width="${(2 * wide).toFixed(1)}" height="13" fill="#fff" fill-opacity=".88" /><text class="town" y="21">${name}</text>`}</g
      >`,
    }
  })
  return picture({
    id: `card-${nation}`,
    widthPx: MAP_PX,
    heightPx,
    frame,
    held: new Map([...heldAtStart()].filter(([, n]) => n === (nation === 'bolsheviks' ? 'russia' : nation))),
    label: `The home of ${titleOf(nation)}`,
    over: marksAt(marks, MAP_PX, heightPx),
  })
}

/** The rules in the largest type that leaves none out, if any does. */
function right(source: GreatWarSource, nation: NationId, heightPx: number): Block {
  const pools = figuresIn(source).poolsOf(nation)
  const lines: (readonly [string, string, string])[] = [
    ...(nation === 'bolsheviks' ? [] : [[`${turnOf(nation)}.`, '', ''] as const]),
    ...(pools.length > 1
      ? [
          [
            'Manpower',
            listed(pools.map((p) => `${poolName(p.pool, nation)} ${p.used} of ${p.total} used`)) + ' at the start.',
            'GW-7.1',
          ] as const,
        ]
      : []),
    ...ownRules(source, nation),
  ]
  const set = (px: 13 | 12 | 11) => stack(lines.map((l) => ruleLine(l, px, RIGHT_PX)))
  const fitting = ([13, 12, 11] as const).map(set).find((b) => b.heightPx <= heightPx)
  if (fitting !== undefined) return fitting
  // Under the longest names a card has no room for them all; the set-up chart has.
  const kept: Block[] = []
  for (const line of lines.map((l) => ruleLine(l, 11, RIGHT_PX)))
    if (stack([...kept, line]).heightPx <= heightPx) kept.push(line)
  return stack(kept)
}

const ledger = (round: number): Html =>
  html`<table class="ledger">
    <thead>
      <tr>
        <th scope="row">Round</th>
        ${Array.from({ length: ROUNDS }, (_, i) => html`<th scope="col">${round + i}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${['In hand', 'Spent', 'Men used'].map(
        (what) =>
          html`<tr>
            <th scope="row">${what}</th>
            ${Array.from({ length: ROUNDS }, () => html`<td></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

function cardFoot(source: GreatWarSource, what: string, page: number, pages: number): Block {
  const at = setText(`${what} · page ${page} of ${pages}`, 't11', 170)
  const said = setText(
    [source.summary.name, standingOf(source.view), `rules ${NAME.rules}`].join(' · '),
    't11',
    COLUMN_PX - 170 - 16,
  )
  return { heightPx: 5 + tallest([said, at]), html: html`<footer class="foot t11">${said.html}${at.html}</footer>` }
}

function card(source: GreatWarSource, nation: NationId, paper: Paper, i: number): Html {
  const top = head(source, nation)
  const bottom = cardFoot(
    source,
    `Card ${i + 1} of ${CARDS.length}`,
    Math.floor(i / 2) + 1,
    Math.ceil(CARDS.length / 2),
  )
  const high = Math.floor(
    halfHeightPx(paper) - MARGIN_PX - CUT_PX - top.heightPx - bottom.heightPx - LEDGER_PX - 2 * GAP_PX - SLACK_PX,
  )
  return html`${top.html}
    <div class="middle">
      ${homeMap(source, nation, high)}
      <div class="own">${right(source, nation, high).html}</div>
    </div>
    ${ledger(source.view.round)}${bottom.html}`
}

export const nationCards: Sheet<GreatWarView> = {
  ...NAME,
  css: `.half { position: absolute; display: flex; flex-direction: column; width: ${COLUMN_PX}px } .half.up { top: ${MARGIN_PX}px; bottom: calc(50% + ${CUT_PX}px) } .half.low { top: calc(50% + ${CUT_PX}px); bottom: ${MARGIN_PX}px }
.pair-a4 .half { left: calc((${PAPERS.a4.widthMm}mm - ${COLUMN_PX}px) / 2) } .pair-letter .half { left: calc((${PAPERS.letter.widthMm}mm - ${COLUMN_PX}px) / 2) }
.cut { position: absolute; left: 0; right: 0; top: calc(50% - 1px); height: 0; border-top: 1px dashed #888 } .half .wm { display: block }
.card-head { padding-bottom: 6px; margin-bottom: ${GAP_PX}px; min-height: 56px; flex: none } .figs { margin-left: auto; display: flex; gap: 0 } .figs > span { width: 89px; text-align: right } .figs b { font: 500 34px/36px 'Libre Caslon Condensed', 'Times New Roman', serif; font-variant-numeric: lining-nums; display: block } .figs .t11 { color: #3c3c3c }
.middle { flex: 1; min-height: 0; display: grid; grid-template-columns: ${MAP_PX}px ${RIGHT_PX}px; gap: 22px } .town { font: 450 11px 'Libre Franklin', Arial, sans-serif; text-anchor: middle; fill: #111 } ${RULE_CSS}
.ledger { flex: none; margin: ${GAP_PX}px 0; border: 1px solid #111 } .ledger th, .ledger td { height: 22px; border-right: 1px solid #9a9a9a; border-top: 1px solid #9a9a9a; font: 450 11px/14px 'Libre Franklin', Arial, sans-serif; padding: 0 5px; vertical-align: middle } .ledger tr > :first-child { width: 74px } .ledger tr > :last-child { border-right: 0 } .ledger thead th { height: 17px; border-top: 0; font-weight: 650 }`,
  lay(source, paper) {
    const cards = CARDS.map((nation, i) => card(source, nation, paper, i))
    return Array.from(
      { length: Math.ceil(cards.length / 2) },
      (_, i) =>
        html`<section class="page pair-${paper}">
          <div class="half up">${cards[2 * i]}</div>
          <div class="cut"></div>
          <div class="half low">${cards[2 * i + 1]}</div>
        </section>`,
    )
  },
}
