/** Five cards for five players and one for the middle of the table, two A5 to a sheet. */
import type { OriginsSource } from '../../../shared/charts'
import type { Paper } from '../../../shared/ipc'
import { POWERS, type PowerId } from '../../../shared/origins/ids'
import type { ObjectiveView, OriginsView } from '../../../shared/origins/view'
import { ATTACK_CSS, ATTACK_PX, attackTableSmall } from '../figures'
import { html, type Html } from '../html'
import { goalMap, MAP_CSS, type Goal } from '../map'
import { box, shield } from '../marks'
import type { SheetName } from '../page'
import { COLUMN_PX, halfHeightPx, MARGIN_PX, PAPERS } from '../paper'
import type { Sheet } from '../sheet'
import { setText, STYLES, tallest, type Block } from '../type/set'
import { allotmentOf, holderOf, nationName, optionNotes, spelt, standingOf } from '../words'
import { ABRIDGED_CSS, abridgedRules } from './rules-card'

const NAME: SheetName = {
  sheet: 'nation-cards',
  title: 'Nation cards',
  about: 'Five cards, two A5 to a page: allotment, objectives on a map, attack table, a ledger of rounds.',
  rules: 'OW-2.2, OW-3.5, OW-5.2',
}

/** Towards the cut; the paper's own edge keeps the full margin. */
const CUT_PX = 26
const MAP_PX = 306
const GAP_PX = 8
/** A head line and three rows of 22 px (5.8 mm) to write in, with their lines. */
const LEDGER_PX = 17 + 3 * 22 + 2
/** An objective with its box of 21 px (5.6 mm), the line under a title, and what stands under the objectives. */
const OBJECTIVE_PX = 22
const NOTE_PX = 9
const TIGHT_PX = 17
const BELOW_PX = ATTACK_PX + 6

const ALLOTMENT_PX = 250

function head(source: OriginsSource, power: PowerId): Block {
  const room = COLUMN_PX - 48 - 14 - ALLOTMENT_PX - 14
  const name = setText(nationName(power), 'c34', room)
  const held = setText(`Nation card · ${holderOf(source.view, power)}`, 't13', room)
  return {
    heightPx: Math.max(56, name.heightPx + held.heightPx) + 9 + GAP_PX,
    html: html`<header class="title card-head">
      ${shield(power, 48)}
      <div>${name.html}${held.html}</div>
      <div class="allot">
        <span class="t12"
          ><span class="x">a turn: all of them</span
          ><span class="x">abroad: at most ${source.view.figures.abroadPerTurn} in one embassy</span
          ><span class="x">at home: any number</span></span
        ><b${differs(source.view, power) && html` class="range"`}>${allotmentOf(source.view, power)}</b>
      </div>
    </header>`,
  }
}

/** Very long names leave a card less room: first the notes go, then the boxes shrink. */
type Room = 'notes' | 'plain' | 'tight' | 'tightest'
function roomFor(view: OriginsView, goals: readonly ObjectiveView[], heightPx: number): Room {
  const plain = goals.length * OBJECTIVE_PX + BELOW_PX
  if (goals.length * TIGHT_PX + BELOW_PX > heightPx) return 'tightest'
  if (plain > heightPx) return 'tight'
  return plain + goals.filter((o) => noteOf(view, o) !== '').length * NOTE_PX > heightPx ? 'plain' : 'notes'
}

function objective(view: OriginsView, o: ObjectiveView, room: Room): Html {
  const note = room === 'notes' ? noteOf(view, o) : ''
  return html`<li>
    <b class="worth${o.kind === 'exclusive' && ' only'}">${o.points}</b
    ><span><b class="x b13">${o.title}</b>${note !== '' && html`<span class="x t11 grey">${note}</span>`}</span
    >${box(false, room === 'tightest' ? 11 : room === 'tight' ? 15 : 21)}
  </li>`
}

/** What a title leaves open. */
function noteOf(view: OriginsView, o: ObjectiveView): string {
  if (o.kind === 'exclusive') return `no other power may have ${spelt(view.figures.rightsAt)} there`
  if (o.kind === 'rights') return ''
  return o.clause === 'OW-5.3' ? 'each by itself, all objectives counted' : 'at the end of the game'
}

/** Where rounds differ, each names what is to be placed. */
const ledger = (view: OriginsView, power: PowerId): Html =>
  html`<table class="ledger">
    <thead>
      <tr>
        <th scope="row">Round</th>
        ${view.figures.allotments[power].map((n, i) => html`<th scope="col">${i + 1}${differs(view, power) && ` (${n})`}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${['Placed abroad', 'Placed at home', 'Attack, die'].map(
        (r) =>
          html`<tr>
            <th scope="row">${r}</th>
            ${view.figures.allotments[power].map(() => html`<td></td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

const differs = ({ figures }: OriginsView, power: PowerId): boolean => new Set(figures.allotments[power]).size > 1

function cardFoot(source: OriginsSource, what: string, page: number, pages: number): Block {
  const right = setText(`${what} · page ${page} of ${pages}`, 't11', 160)
  const width = COLUMN_PX - 160 - 16
  const left = setText(
    [source.summary.name, standingOf(source.view), `rules ${NAME.rules}`, ...optionNotes(source.view)].join(' · '),
    't11',
    width,
  )
  return {
    heightPx: 5 + tallest([left, right]),
    html: html`<footer class="foot t11">${left.html}${right.html}</footer>`,
  }
}

/** How high the middle of a card may be: the map gives way, nothing else does. */
const middlePx = (paper: Paper, above: Block, below: Block, ledgerPx: number) =>
  Math.floor(halfHeightPx(paper) - MARGIN_PX - CUT_PX - above.heightPx - below.heightPx - ledgerPx - GAP_PX)

function powerCard(source: OriginsSource, power: PowerId, paper: Paper, page: number): Html {
  const goals = source.view.scores.objectives.filter((o) => o.power === power)
  const top = head(source, power)
  const bottom = cardFoot(source, `Card ${POWERS.indexOf(power) + 1} of ${POWERS.length}`, page, 3)
  const high = middlePx(paper, top, bottom, LEDGER_PX + GAP_PX)
  const room = roomFor(source.view, goals, high)
  const places = goals.flatMap((o): Goal[] =>
    o.nation === undefined ? [] : [{ nation: o.nation, points: o.points, exclusive: o.kind === 'exclusive' }],
  )
  return html`${top.html}
    <div class="middle">
      ${goalMap(power, places, MAP_PX, high)}
      <div class="right">
        <ul class="ob ${room}">
          ${goals.map((o) => objective(source.view, o, room))}
        </ul>
        ${attackTableSmall(source.view)}
      </div>
    </div>
    ${ledger(source.view, power)}${bottom.html}`
}

const TURN_HEAD_PX = STYLES.c34.linePx + STYLES.t13.linePx + 6 + 3 + GAP_PX
/** Below this the rules are set smaller and may go on in the next column. */
const roomyFrom = (view: OriginsView) => (view.options.breakableAlliances === 'on' ? 375 : 345)

function tableCard(source: OriginsSource, paper: Paper, page: number): Html {
  const bottom = cardFoot(source, 'Turn card', page, 3)
  const high = halfHeightPx(paper) - MARGIN_PX - CUT_PX - TURN_HEAD_PX - bottom.heightPx
  return html`<header class="title card-head">
      <div>
        <span class="x c34">The turn</span
        ><span class="x t13">For the middle of the table · Origins of World War I</span>
      </div>
    </header>
    <div class="abridged${high < roomyFrom(source.view) && ' tight'}">${abridgedRules(source.view)}</div>
    ${bottom.html}`
}

export const nationCards: Sheet = {
  ...NAME,
  css: `${MAP_CSS}
${ATTACK_CSS}
${ABRIDGED_CSS}
.half { position: absolute; display: flex; flex-direction: column; width: ${COLUMN_PX}px } .half.up { top: ${MARGIN_PX}px; bottom: calc(50% + ${CUT_PX}px) } .half.low { top: calc(50% + ${CUT_PX}px); bottom: ${MARGIN_PX}px }
.pair-a4 .half { left: calc((${PAPERS.a4.widthMm}mm - ${COLUMN_PX}px) / 2) } .pair-letter .half { left: calc((${PAPERS.letter.widthMm}mm - ${COLUMN_PX}px) / 2) }
.cut { position: absolute; left: 0; right: 0; top: calc(50% - 1px); height: 0; border-top: 1px dashed #888 }
.card-head { padding-bottom: 6px; margin-bottom: ${GAP_PX}px; min-height: 56px; flex: none } .allot { margin-left: auto; display: flex; align-items: center; gap: 18px } .allot b { font: 500 52px/44px 'Libre Caslon Condensed', 'Times New Roman', serif; font-variant-numeric: lining-nums; min-width: 44px; text-align: right } .allot b.range { font-size: 30px }
.middle { flex: 1; min-height: 0; display: grid; grid-template-columns: ${MAP_PX}px 1fr; gap: 22px } .right { display: flex; flex-direction: column; gap: 6px; min-height: 0 }
.ob { list-style: none; flex: 1; display: grid; grid-auto-rows: auto; align-content: stretch; border-bottom: 1px solid #c4c4c4 } .ob li { display: grid; grid-template-columns: 34px 1fr 22px; align-items: center; gap: 6px; border-top: 1px solid #c4c4c4; min-height: ${OBJECTIVE_PX}px } .ob.tight li { min-height: 16px } .ob.tight .worth { line-height: 15px } .ob.tight .b13 { line-height: 15px } .ob.tightest li { min-height: 12px } .ob.tightest .worth { font-size: 14px; line-height: 11px; min-width: 18px } .ob.tightest .b13 { font-size: 12px; line-height: 11px } .ob li:first-child { border-top: 0 }
.worth { font: 600 21px/22px 'Libre Caslon Condensed', 'Times New Roman', serif; font-variant-numeric: lining-nums; text-align: center } .worth.only { background: #111; color: #fff; border-radius: 11px; font-size: 17px; justify-self: center; min-width: 22px; padding: 0 4px }
.ledger { flex: none; margin: ${GAP_PX}px 0; border: 1px solid #111 } .ledger th, .ledger td { height: 22px; border-right: 1px solid #9a9a9a; border-top: 1px solid #9a9a9a; font: 450 11px/14px 'Libre Franklin', Arial, sans-serif; padding: 0 5px; vertical-align: middle } .ledger tr > :first-child { width: 96px } .ledger tr > :last-child { border-right: 0 } .ledger thead th { height: 17px; border-top: 0; font-weight: 650 }`,
  lay(source, paper) {
    const cards = POWERS.map((power, i) => powerCard(source, power, paper, Math.floor(i / 2) + 1))
    cards.push(tableCard(source, paper, 3))
    return [0, 2, 4].map(
      (i) =>
        html`<section class="page pair-${paper}">
          <div class="half up">${cards[i]}</div>
          <div class="cut"></div>
          <div class="half low">${cards[i + 1]}</div>
        </section>`,
    )
  },
}
