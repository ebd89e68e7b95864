/** The board on paper: thirteen nations by five powers, blank, to play on with a pencil. */
import { NATIONS, POWERS } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import { html, type Html } from '../html'
import { shield, tag } from '../marks'
import { footed } from '../sheet'
import { allotmentOf, capital, nationName, spelt } from '../words'

/** What the power scores there, in the corner of its cell: in a disc, black where rights must be exclusive. */
function worth(view: OriginsView, nation: string, power: string): Html | false {
  const goal = view.scores.objectives.find((o) => o.power === power && o.nation === nation)
  return goal !== undefined && html`<b class="goal${goal.kind === 'exclusive' && ' sole'}">${goal.points}</b>`
}

const grid = (view: OriginsView): Html =>
  html`<div class="board">
    <div class="corner t11 grey">PF in every embassy</div>
    ${POWERS.map(
      (p) =>
        html`<div class="power">
          ${shield(p, 27)}<span
            ><b class="b12">${nationName(p)}</b><span class="x t11">${allotmentOf(view, p)} a turn</span></span
          >
        </div>`,
    )}
    ${NATIONS.map(
      (n) =>
        html`<div class="nation c17">${nationName(n)}</div>
          ${POWERS.map((p) => html`<div class="cell${(n as string) === p && ' home'}">${worth(view, n, p)}</div>`)}`,
    )}
    <div class="nation score b12">Score</div>
    ${POWERS.map(() => html`<div class="cell score"></div>`)}
  </div>`

const rounds = (view: OriginsView): Html =>
  html`<div class="rounds">
    <span class="b11">Round</span
    >${Array.from({ length: view.rounds }, (_, i) => html`<span class="r t11">${i + 1}</span>`)}<span class="b11 turn"
      >Turn order</span
    >${POWERS.map(tag)}
  </div>`

export const boardSheet = footed(
  {
    sheet: 'board-sheet',
    title: 'Board sheet',
    about: 'The blank board, 13 × 5, for play on paper: room to tally, with every objective’s points in its cell.',
    rules: 'OW-1, OW-5.2',
  },
  `.boardhead { display: flex; align-items: flex-end; gap: 16px; border-bottom: 3px double #111; padding-bottom: 7px; flex: none } .boardhead .t12 { margin-left: auto; text-align: right; color: #3c3c3c }
.rounds { display: flex; align-items: center; gap: 5px; padding: 8px 0; flex: none } .rounds .r { width: 25px; height: 25px; border: 1px solid #111; padding: 1px 3px; border-radius: 2px } .rounds .turn { margin-left: auto } .rounds .tag { margin-left: 4px }
.board { flex: 1; min-height: 0; display: grid; grid-template-columns: 104px repeat(5, minmax(0, 1fr)); grid-template-rows: auto repeat(13, 1fr) auto; border: 1.5px solid #111 } .board > div { border-top: 1px solid #9a9a9a; border-left: 1px solid #9a9a9a } .board > :nth-child(6n+1) { border-left: 0 } .board > :nth-child(-n+6) { border-top: 0 } .board > :nth-child(n+7):nth-child(-n+12) { border-top: 1.5px solid #111 }
.power { line-height: 14px; display: flex; gap: 7px; align-items: center; padding: 5px 6px } .power b { display: block; line-height: 13px } .corner { padding: 5px 6px; align-self: end; border: 0 } .nation { padding: 6px 7px; display: flex; align-items: center } .cell { position: relative } .cell.home { background: repeating-linear-gradient(135deg, #fff 0 5px, #e2e2e2 5px 6px) } .board > .score { height: 32px; border-top: 1.5px solid #111 } .nation.score { align-items: center }
.goal { position: absolute; right: 4px; top: 4px; min-width: 18px; height: 18px; padding: 0 3px; border: 1.2px solid #111; border-radius: 9px; background: #fff; font: 650 11px/15.6px 'Libre Franklin', Arial, sans-serif; text-align: center } .goal.sole { background: #111; color: #fff }
.key { flex: none; padding-top: 6px; color: #3c3c3c }`,
  ({ view }) => [
    {
      html: html`<div class="boardhead">
          <h1 class="c34">Board sheet</h1>
          <p class="t12">
            ${capital(spelt(view.figures.rightsAt))} PF abroad are treaty rights, alone they are exclusive (OW-4).<br />At
            most ${spelt(view.figures.abroadPerTurn)} a turn into one embassy abroad, any number at home (OW-2.3,
            OW-2.4).
          </p>
        </div>
        ${rounds(view)}${grid(view)}
        <p class="key t11">
          Figure in a cell: points for treaty rights there; in black: for exclusive rights only. Shaded: at home, where
          PF give no rights but defend.
        </p>`,
    },
  ],
)
