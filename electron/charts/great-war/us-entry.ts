/** The US Entry Level chart (GW-19): the track with room for a marker, what moves it, and what America may do meanwhile. */
import type { GreatWarEvent } from '../../../shared/great-war/events'
import type { GreatWarView } from '../../../shared/great-war/view'
import type { HistoryLine } from '../../../shared/history'
import { html, type Html } from '../html'
import { paginate, single } from '../flow'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { row, RUN_TITLE_PX, tableRun, textCell, type Column } from '../table'
import { setText, type Block } from '../type/set'
import { standingOf } from '../words'
import { figuresIn, type WarFigures } from './figures'
import { box, signed, sourceMark } from './marks'
import { inWords } from './names'
import { opinionEvents, opinionText } from './opinion-events'

const CELL_PX = 33
/** The track may have any length between −10 and +10. */
const levelsOf = ({ rules: { opinion } }: WarFigures): readonly number[] =>
  Array.from({ length: opinion.highest.value - opinion.lowest.value + 1 }, (_, i) => opinion.lowest.value + i)
const LABEL_PX = 22

function track(view: GreatWarView): Block {
  const figures = figuresIn({ view })
  const { lowest, allies, central } = figures.rules.opinion
  const now = view.nations['united-states'].bloc === null ? view.usEntryLevel : undefined
  const cell = (level: number): Html => {
    const kind = level <= central.value ? ' to-central' : level >= allies.value ? ' to-allies' : ''
    return html`<div class="lv${kind}${level === now && ' now'}">
      <b>${signed(level)}</b>${level === now && html`<i>now</i>`}
    </div>`
  }
  const at = now === undefined ? 'The United States have joined: the track is closed (GW-19.9).' : ''
  const note = at === '' ? undefined : setText(at, 'b12', COLUMN_PX)
  const width = (levels: number) => levels * CELL_PX
  return {
    heightPx: LABEL_PX + 78 + 12 + (note?.heightPx ?? 0),
    html: html`<div class="track">
      <div class="ends">
        <span class="w${width(central.value - lowest.value + 1)}">may join the Central Powers</span
        ><span class="mid">neutral</span><span>may join the Allies</span>
      </div>
      <div class="levels">${levelsOf(figures).map(cell)}</div>
      ${note?.html}
    </div>`,
  }
}

const TALLY = 6
function events(figures: WarFigures): Block {
  const list = opinionEvents(figures)
  return {
    heightPx: RUN_TITLE_PX + 19 + list.length * 23 + 2,
    html: html`<h2 class="run c22">What moves it<small>+ towards the Allies; tick as it happens (GW-19.T1)</small></h2>
      <table class="war moves">
        <thead>
          <tr>
            <th>Code</th>
            <th>Event</th>
            <th class="n">Move</th>
            <th colspan="${TALLY}" class="n">Times</th>
          </tr>
        </thead>
        <tbody>
          ${list.map(
            (e) =>
              html`<tr>
                <td class="n"><b>${e.code}</b></td>
                <td>${e.text}</td>
                <td class="n">${e.move}${sourceMark(e.source)}</td>
                ${Array.from({ length: TALLY }, () => html`<td class="n">${box(false, 14)}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>`,
  }
}

function meanwhile(view: GreatWarView): Block {
  const us = figuresIn({ view }).rules.unitedStates
  const { volunteersSent } = view.unitedStates
  const lines: readonly (readonly [string, Html])[] = [
    [
      'Income',
      html`<b>${us.peaceIncome.value}</b> in peace · <b>${us.warIncome.value}</b> from the first limited war on ·
        <b>all of it</b> once it has joined`,
    ],
    [
      'Drafted at most',
      html`<b>${us.draftLimit.value}</b> in peace · <b>${us.warDraftLimit.value}</b> from the first limited war on`,
    ],
    [
      'Volunteers sent',
      html`<span class="boxes"
        >${Array.from({ length: us.volunteers.value }, (_, i) => box(i < volunteersSent, 21))}</span
      >`,
    ],
    [
      'Congress refuses',
      html`until round <span class="blank"></span><span class="blank"></span><span class="blank"></span> nothing is
        heard (${inWords(us.congressClosed.value)} turns after a refusal)`,
    ],
    [
      'Mexican infantry',
      html`<span class="boxes">${Array.from({ length: us.mexicans.value }, () => box(false, 21))}</span> refilled after
        every turn without victory`,
    ],
  ]
  return {
    heightPx: RUN_TITLE_PX + lines.length * 29 + 1,
    html: html`<h2 class="run c22">While America is neutral</h2>
      <div class="mean">
        ${lines.map(([what, said]) => html`<div><span class="b12">${what}</span><span class="t12">${said}</span></div>`)}
      </div>`,
  }
}

const ROUND: Column = { widthPx: 64, head: 'Round' }
const CODE: Column = { widthPx: 54, head: 'Event' }
const MOVE: Column = { widthPx: 92, head: 'Level' }
const WHAT: Column = { widthPx: COLUMN_PX - 210, head: 'What happened' }
function history(lines: readonly HistoryLine[]): Block[] {
  return lines
    .filter((l) => !l.undone)
    .flatMap((l) =>
      (l.events as readonly GreatWarEvent[]).flatMap((e) =>
        e.type !== 'opinionMoved'
          ? []
          : [
              row(
                [
                  textCell(String(l.round), ROUND, 't12'),
                  textCell(e.code, CODE, 'b12'),
                  textCell(`${signed(e.from)} → ${signed(e.to)}`, MOVE, 't12'),
                  textCell(opinionText(e.code), WHAT, 't12'),
                ],
                '',
                3,
              ),
            ],
      ),
    )
}

export const usEntry = footed<GreatWarView>(
  {
    sheet: 'us-entry',
    title: 'US Entry Level',
    about:
      'The track of American opinion with room for a marker, what moves it with boxes to tick, and how it came to be.',
    rules: 'GW-19',
  },
  `.told td { padding-top: 3px; padding-bottom: 3px } .track { padding: 8px 0 4px } .ends { display: flex; height: ${LABEL_PX}px; font-size: 12px; line-height: 18px } .ends > span { flex: 0 0 ${6 * CELL_PX}px } .ends .mid { flex: 1; text-align: center } .ends > :last-child { text-align: right }
.levels { display: flex; border: 1.5px solid #111; width: fit-content } .lv { width: ${CELL_PX}px; height: 75px; border-left: 1px solid #9a9a9a; position: relative; text-align: center } .lv:first-child { border-left: 0 } .lv b { font: 600 14px/20px 'Libre Franklin', Arial, sans-serif; display: block } .lv.to-central { background: repeating-linear-gradient(135deg, #fff 0 5px, #d4d4d4 5px 6px) } .lv.to-allies { background: #ececec } .lv.now { outline: 3px solid #111; outline-offset: -3px } .lv.now i { position: absolute; left: 0; right: 0; bottom: 6px; font: 650 11px/14px 'Libre Franklin', Arial, sans-serif }
.moves td { height: 23px } .moves th { height: 19px } .moves tr > :first-child { width: 42px } .moves tr > :nth-child(3) { width: 118px } .moves tr > :nth-child(n+4) { width: 21px; padding: 0 } .moves thead tr > :nth-child(4) { width: ${TALLY * 21}px }
.mean > div { height: 29px; display: grid; grid-template-columns: 130px 1fr; align-items: center; border-bottom: 1px solid #c4c4c4 } .boxes { display: inline-flex; gap: 5px; vertical-align: middle } .blank { display: inline-block; width: 44px; height: 22px; border: 1px solid #111; margin: 0 3px; vertical-align: middle }`,
  ({ view, lines }, heightPx) => {
    const told = history(lines)
    return paginate(
      [
        single(titleLine('US Entry Level', `Where American opinion stands · ${standingOf(view)}`)),
        single(track(view)),
        single(events(figuresIn({ view }))),
        single(meanwhile(view)),
        ...(told.length === 0
          ? []
          : [tableRun('told', [ROUND, CODE, MOVE, WHAT], told, { text: 'How it came to be', together: 2 })]),
      ],
      heightPx,
    )
  },
)
