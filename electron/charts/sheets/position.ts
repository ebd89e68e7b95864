/** How the game stands: every embassy with its chips, rights, objectives and alliances. */
import { NATIONS, POWERS, type PowerId } from '../../../shared/origins/ids'
import type { ObjectiveView, OriginsView } from '../../../shared/origins/view'
import { paginate, single } from '../flow'
import { html } from '../html'
import { box, chips, shield } from '../marks'
import { titleLine } from '../page'
import { COLUMN_PX } from '../paper'
import { footed } from '../sheet'
import { runTitle, RUN_TITLE_PX } from '../table'
import { setText, stack, tallest, type Block } from '../type/set'
import { holderOf, listed, nationName, standingOf } from '../words'
import { COUNT_CSS, COUNT_KEY, count } from './rights'

/** Rows stand closer where the paper is low, so that the scores stay on the same page. */
const ROWS_PX = { roomy: 30, close: 25 } as const
const ROOMY_FROM_PX = 950
const HEAD_PX = 34
const NATION_PX = 122

function embassies(view: OriginsView, rows: keyof typeof ROWS_PX): Block {
  const head = html`<thead>
    <tr>
      <th></th>
      ${POWERS.map(
        (p) =>
          html`<th scope="col">
            <span class="who">${shield(p, 25)}<span class="b12">${nationName(p)}</span></span>
          </th>`,
      )}
    </tr>
  </thead>`
  const nations = NATIONS.map(
    (n) =>
      html`<tr>
        <th scope="row" class="c17">${nationName(n)}</th>
        ${POWERS.map((p) => html`<td><span class="emb">${count(view, n, p)}${chips(view.chips[n][p])}</span></td>`)}
      </tr>`,
  )
  return {
    heightPx: HEAD_PX + NATIONS.length * ROWS_PX[rows],
    html: html`<table class="pos ${rows}">
      ${head}
      <tbody>
        ${nations}
      </tbody>
    </table>`,
  }
}

function key(view: OriginsView): Block {
  const short = view.chipsShort > 0 ? ` The set has no chips left for ${view.chipsShort} PF (OW-1.6).` : ''
  const { blue, red, white } = view.figures.chips
  return setText(`Chips: black ${blue}, grey ${red}, white ${white}. ${COUNT_KEY}${short}`, 't11', COLUMN_PX)
}

const SCORE_GAP_PX = 14
const SCORE_PX = (COLUMN_PX - 4 * SCORE_GAP_PX) / 5
const MARK_PX = 18

function objective(o: ObjectiveView): Block {
  const wide = SCORE_PX - MARK_PX
  const title = setText(`${o.points}  ${o.title}`, 'b11', wide)
  const why = setText(o.met && o.threatened ? `${o.why}; under threat` : o.why, 't11', wide)
  return {
    heightPx: title.heightPx + why.heightPx + 4,
    html: html`<div class="obj">
      ${box(o.met, 13)}
      <div>${title.html}<span class="grey">${why.html}</span></div>
    </div>`,
  }
}

function scoreColumn(view: OriginsView, power: PowerId): Block {
  const name = setText(nationName(power), 'b12', SCORE_PX - 30)
  const player = setText(holderOf(view, power), 't11', SCORE_PX - 30)
  const headPx = Math.max(30, name.heightPx + player.heightPx) + 7
  const own = stack(view.scores.objectives.filter((o) => o.power === power).map(objective))
  return {
    heightPx: headPx + own.heightPx,
    html: html`<div class="sc">
      <div class="sch"><span>${name.html}${player.html}</span><b class="tot">${view.scores.totals[power]}</b></div>
      ${own.html}
    </div>`,
  }
}

export function scores(view: OriginsView): Block {
  const columns = POWERS.map((p) => scoreColumn(view, p))
  return {
    heightPx: RUN_TITLE_PX + 6 + tallest(columns),
    html: html`${runTitle(view.scores.final ? 'Final scores' : 'Scores as they stand')}
      <div class="scs">${columns.map((c) => c.html)}</div>`,
  }
}

/** Alliances, and who wins or would win, step by step. */
export function reckoning(view: OriginsView): Block {
  const { winner, final } = view.scores
  const said = [
    ...view.alliances.map(
      (a) =>
        `Allied: ${a.powers.map(nationName).join(' and ')}${a.fixed ? ', held by one player' : `, since round ${a.round}`}; together ${a.total}.`,
    ),
    ...(view.alliances.length === 0 ? ['No alliance stands.'] : []),
  ].map((text) => setText(text, 't13', COLUMN_PX))
  const steps = winner.because.map((step) => setText(`${step.text} (${step.clause})`, 't13', COLUMN_PX))
  const names = `${listed(winner.powers.map(nationName))} (${listed(winner.players)})`
  const share = winner.powers.length > 1 && view.alliances.length === 0 ? 'share the victory' : 'win'
  const verb = winner.powers.length === 1 ? 'wins' : share
  const outcome = setText(
    `${names} ${final ? verb : `would ${verb.replace('wins', 'win')}`} (${winner.clause}).`,
    'b13',
    COLUMN_PX,
  )
  const block = stack([...said, ...steps, outcome])
  return {
    heightPx: RUN_TITLE_PX + 6 + block.heightPx,
    html: html`${runTitle(final ? 'The result' : 'If the game ended now')}
      <div class="say">${block.html}</div>`,
  }
}

const say = (blocks: readonly Block[]) => blocks.map((b) => single(b))

export const SCORES_CSS = `.scs { display: grid; grid-template-columns: repeat(5, ${SCORE_PX}px); gap: 0 ${SCORE_GAP_PX}px; margin-top: 6px } .sch { display: flex; justify-content: space-between; border-bottom: 1px solid #9a9a9a; padding-bottom: 2px; margin-bottom: 4px; min-height: 33px } .tot { font: 500 30px/30px 'Libre Caslon Condensed', 'Times New Roman', serif; font-variant-numeric: lining-nums } .obj { display: flex; gap: 5px; padding-bottom: 4px } .obj > .m { margin-top: 1px; width: 13px } .say { margin-top: 6px }`

export const position = footed(
  {
    sheet: 'position',
    title: 'Position',
    about: 'Every embassy with its chips, treaty rights, scores with all objectives, alliances.',
    rules: 'OW-4, OW-5, OW-7',
  },
  `${COUNT_CSS}
.pos.roomy th, .pos.roomy td { height: ${ROWS_PX.roomy}px } .pos.close th, .pos.close td { height: ${ROWS_PX.close}px }
.pos th, .pos td { border-bottom: 1px solid #c4c4c4; border-left: 1px solid #c4c4c4; vertical-align: middle; padding: 0 6px } .pos tr > :first-child { width: ${NATION_PX}px; border-left: 0; padding-left: 0 } .pos.roomy thead th, .pos.close thead th { height: ${HEAD_PX}px } .pos thead th { border-bottom: 1.5px solid #111; border-left: 0; padding: 0 4px } .pos .c17 { font-weight: 600; white-space: nowrap }
.who { display: flex; align-items: center; gap: 6px; line-height: 13px } .emb { display: flex; align-items: center; gap: 7px } .pos .n { font-size: 15px; line-height: 19px; min-width: 27px } .emb .chips { margin-left: auto; gap: 4px }
${SCORES_CSS}`,
  ({ view, summary }, heightPx) =>
    paginate(
      say([
        titleLine(summary.name, `Position · ${standingOf(view)}`),
        stack([embassies(view, heightPx < ROOMY_FROM_PX ? 'close' : 'roomy'), key(view)]),
        scores(view),
        reckoning(view),
      ]),
      heightPx,
    ),
)
