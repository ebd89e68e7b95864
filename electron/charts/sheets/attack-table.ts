/** The Diplomatic Attack Table to lay beside the board (OW-3): read, explained and reckoned out. */
import { attackColumns, ODDS_NAMES } from '../figures'
import { html, type Html } from '../html'
import { die } from '../marks'
import { titleLine } from '../page'
import { footed } from '../sheet'
import type { Face } from '../../../shared/dice'
import type { OriginsView } from '../../../shared/origins/view'
import { spelt } from '../words'

const FACES = [1, 2, 3, 4, 5, 6] as const
type Result = string

const MEANING: Readonly<Record<string, readonly [string, string]>> = {
  AE: ['Attacker eliminated', 'The attacker loses all its factors in the nation.'],
  EX: ['Exchange', 'Both lose the smaller of the two numbers; the larger side keeps the rest.'],
  DE: ['Defender eliminated', 'The target loses all its factors in the nation.'],
}

const resultOf = (view: OriginsView, ours: number, theirs: number, face: Face): [number, Result] => {
  const columns = attackColumns(view)
  const column = Math.min(Math.floor(ours / theirs), columns.length - 1) // OW-3.4
  return [column, columns[column]?.results[face - 1] ?? '']
}

const after = (ours: number, theirs: number, result: Result): [number, number] => {
  if (result === 'AE') return [0, theirs]
  if (result === 'DE') return [ours, 0]
  const both = Math.min(ours, theirs)
  return [ours - both, theirs - both]
}

const sixths = (results: readonly Result[], result: Result): string => {
  const n = results.filter((r) => r === result).length
  return n === 0 ? '–' : `${n} in 6`
}

const table = (view: OriginsView): Html =>
  html`<table class="big">
    <thead>
      <tr>
        <th class="b13">Odds</th>
        ${FACES.map((f) => html`<th>${die(f, 30)}</th>`)}
        <th class="b11">AE</th>
        <th class="b11">EX</th>
        <th class="b11">DE</th>
      </tr>
    </thead>
    <tbody>
      ${attackColumns(view).map(
        (c) =>
          html`<tr>
            <th scope="row">
              ${c.odds === 0 ? 'less than 1 to 1' : ODDS_NAMES[c.odds]}${c.odds === 4 && html`<span class="grey t11"> and more</span>`}
            </th>
            ${c.results.map((r) => html`<td class="${r}">${r}</td>`)}${['AE', 'EX', 'DE'].map((r) => html`<td class="chance">${sixths(c.results, r)}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

/** Attackers, defenders, die: odds that are read wrongly most often, and what becomes of rights. */
const EXAMPLES: readonly (readonly [number, number, Face, Result, string])[] = [
  [19, 10, 3, 'EX', 'One short of 2 to 1; both lose the rights they had.'],
  [20, 10, 6, 'DE', 'Exactly 2 to 1: the target is out, the attacker untouched.'],
  [4, 10, 4, 'EX', 'The weaker side is gone, but the target falls below ten.'],
  [4, 10, 3, 'AE', 'The same attack, another die: nothing gained.'],
  [41, 10, 1, 'EX', 'From 3 to 1 on no die ruins the attacker.'],
]
/** What is said of an example holds for the board's own table; of a scenario's the reckoning alone is printed. */
const asPrinted = (view: OriginsView): boolean =>
  view.figures.rightsAt === 10 &&
  EXAMPLES.every(([ours, theirs, face, result]) => resultOf(view, ours, theirs, face)[1] === result) &&
  ![3, 4].some((odds) => attackColumns(view)[odds]?.results.includes('AE'))

const examples = (view: OriginsView): Html =>
  html`<table class="worked">
    <thead>
      <tr>
        ${['Attacker', 'Target', 'Divided', 'Row', 'Die', 'Result', 'Left', ''].map((h) => html`<th class="b11">${h}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${EXAMPLES.map(([ours, theirs, face, , why]) => {
        const [column, result] = resultOf(view, ours, theirs, face)
        const [a, t] = after(ours, theirs, result)
        return html`<tr>
          <td>${ours}</td>
          <td>${theirs}</td>
          <td>${(Math.floor((10 * ours) / theirs) / 10).toFixed(1)}</td>
          <td>${ODDS_NAMES[column] ?? ''}</td>
          <td>${die(face, 20)}</td>
          <td class="b13">${result}</td>
          <td>${a} and ${t}</td>
          <td class="t12 why">${asPrinted(view) ? why : ''}</td>
        </tr>`
      })}
    </tbody>
  </table>`

const AGAINST = Array.from({ length: 20 }, (_, i) => i + 1)
const reckoner = (): Html =>
  html`<table class="reckon">
    <thead>
      <tr>
        <th scope="row" class="b11">against</th>
        ${AGAINST.map((n) => html`<th class="b11">${n}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${[1, 2, 3, 4].map(
        (k) =>
          html`<tr>
            <th scope="row" class="b11">${ODDS_NAMES[k]}</th>
            ${AGAINST.map((n) => html`<td>${k * n}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`

export const attackTableSheet = footed(
  {
    sheet: 'attack-table',
    title: 'Attack table',
    about: 'The Diplomatic Attack Table with its results explained, worked odds and the factors each row needs.',
    rules: 'OW-3',
  },
  `.big { margin-top: 8px } .big th, .big td { text-align: center; vertical-align: middle; height: 37px; border-bottom: 1px solid #c4c4c4 } .big td { font: 650 19px/22px 'Libre Franklin', Arial, sans-serif; border-left: 1px solid #c4c4c4 } .big tr > :first-child { text-align: left; width: 158px } .big thead th { border-bottom: 1.5px solid #111 } .big td.AE { font-weight: 450; color: #3c3c3c } .big td.DE { background: #111; color: #fff } .big td.EX { background: #ececec } .big td.chance { font: 450 12px/16px 'Libre Franklin', Arial, sans-serif; background: #fff }
.means { display: grid; grid-template-columns: repeat(3, 1fr); gap: 0; border: 1px solid #111; margin-top: 12px } .means div { padding: 5px 12px 6px; border-left: 1px solid #9a9a9a } .means div:first-child { border-left: 0 } .means b { font: 600 26px/30px 'Libre Caslon Condensed', 'Times New Roman', serif } .means b + b { font: 650 13px/17px 'Libre Franklin', Arial, sans-serif; margin-left: 8px }
.steps { margin-top: 12px; columns: 2; column-gap: 26px; padding-left: 16px } .steps li { margin-bottom: 3px; break-inside: avoid; font-size: 12px; line-height: 16px } .part { margin-top: 12px; padding-bottom: 3px; border-bottom: 1px solid #111 }
.worked th, .worked td { padding: 3px 4px; border-bottom: 1px solid #c4c4c4; vertical-align: middle; white-space: nowrap } .worked tr > :nth-child(-n+2) { width: 56px } .worked tr > :nth-child(3) { width: 56px } .worked tr > :nth-child(4) { width: 62px } .worked tr > :nth-child(5) { width: 36px } .worked tr > :nth-child(6) { width: 50px } .worked tr > :nth-child(7) { width: 72px } .worked td.why { white-space: normal; color: #3c3c3c }
.reckon { margin-top: 6px } .reckon th, .reckon td { text-align: center; font: 450 12px/16px 'Libre Franklin', Arial, sans-serif; padding: 3px 0; border-bottom: 1px solid #c4c4c4 } .reckon tr > :first-child { text-align: left; width: 56px } .reckon th { font-weight: 650 } .reckon tr > :nth-child(5n+1) { border-right: 1px solid #9a9a9a } .reckon tr > :last-child { border-right: 0 }`,
  ({ view }) => [
    {
      html: html`${titleLine('Diplomatic attack', 'One die against the odds, after the placement is complete; at most one attack a turn').html}
        <ol class="steps">
          <li>
            Name a nation and a target: both must have a factor there. Any nation will do, one’s own included (OW-3.2).
          </li>
          <li>All the attacker’s factors there stand against all the target’s; nobody else’s count (OW-3.3).</li>
          <li>Divide attacker by target and drop the fraction: that is the row (OW-3.4).</li>
          <li>Throw one die and apply the result at once (OW-3.5, OW-3.8).</li>
        </ol>
        ${table(view)}
        <div class="means">
          ${['AE', 'EX', 'DE'].map(
            (r) =>
              html`<div>
                <b>${r}</b><b>${MEANING[r]?.[0]}</b>
                <p class="t12">${MEANING[r]?.[1]}</p>
              </div>`,
          )}
        </div>
        <h2 class="c22 part">Worked odds</h2>
        ${examples(view)}
        <h2 class="c22 part">Factors needed</h2>
        ${reckoner()}
        <p class="t12 grey below">
          Whoever falls below ${spelt(view.figures.rightsAt)} loses treaty rights there at once, attacker or target, and
          has them back at ${spelt(view.figures.rightsAt)} (OW-4.2).
        </p>`,
    },
  ],
)
