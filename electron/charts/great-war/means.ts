/** What stands beside a chart's map: treasury and income, manpower box by box, the turn record, technologies. */
import type { NationId, Technology } from '../../../shared/great-war/ids'
import { html } from '../html'
import { setText, stack, type Block } from '../type/set'
import { facts, heading, RIGHT_PX } from './chart'
import { BUILT_IN } from './figures'
import { box, menBoxes } from './marks'
import { poolName } from './names'

export interface Pool {
  readonly pool: string
  readonly nation: NationId
  readonly used: number
  readonly total: number
}

const LABEL_PX = 79
export function manpower(pools: readonly Pool[], title = 'Manpower, one box each'): Block {
  const rows = pools.map((p): Block => {
    const name = setText(poolName(p.pool, p.nation), 't12', LABEL_PX)
    const boxes = menBoxes(p.used, p.total)
    const heightPx = Math.max(name.heightPx + 15, boxes.heightPx) + 5
    return {
      heightPx,
      html: html`<div class="men-row">
        <span
          >${name.html}<span class="t12"><b>${p.used}</b> of ${p.total}</span></span
        >${boxes.html}
      </div>`,
    }
  })
  return stack([heading(title), ...rows])
}

const LINE_PX = 22
/** Rows to write in, as many as there is room for, the first of them begun. */
export function turnRecord(heightPx: number, first: { round: number; inHand: number; manpower: number }): Block {
  const lines = Math.min(10, Math.floor((heightPx - 29 - 20) / LINE_PX))
  if (lines < 2) return { heightPx: 0, html: html`` }
  const head = heading('Turn record')
  return {
    heightPx: head.heightPx + 20 + lines * LINE_PX,
    html: html`${head.html}
      <table class="rec">
        <thead>
          <tr>
            ${['Round', 'In hand', 'Spent', 'Income', 'Men used'].map((t) => html`<th>${t}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from(
            { length: lines },
            (_, i) =>
              html`<tr>
                <td>${first.round + i}</td>
                <td>${i === 0 && first.inHand}</td>
                <td></td>
                <td></td>
                <td>${i === 0 && first.manpower}</td>
              </tr>`,
          )}
        </tbody>
      </table>`,
  }
}

const SHORT: Readonly<Record<Technology, string>> = {
  '1': 'Chemical',
  '2': 'Aviation',
  '3': 'Tanks',
  '3b': 'Improved tanks',
  '4': 'Submarines',
  '4b': 'Range',
  '5': 'Mechanization',
  '6': 'Super trench',
}
export const shortTechnology = (t: Technology): string => `${t} ${SHORT[t]}`
const TECH_LINES = Math.ceil(BUILT_IN.technologies.length / 2)
export const technologyBoxes = (owned: readonly Technology[]): Block => ({
  heightPx: TECH_LINES * 20 + 8,
  html: html`<div class="techs">
    ${BUILT_IN.technologies.map((t) => html`<span>${box(owned.includes(t.id), 14)} ${shortTechnology(t.id)}</span>`)}
  </div>`,
})

/** As many as there is room for; the resume sheet has them all. */
export function remarks(title: string, texts: readonly string[], roomPx: number): Block {
  const blocks = texts.map((t) => setText(t, 't12', RIGHT_PX))
  const air: Block = { heightPx: 6, html: html`<div class="six"></div>` }
  const over = setText('More on the resume sheet.', 't12', RIGHT_PX)
  const shown: Block[] = []
  let free = roomPx - heading('').heightPx - air.heightPx
  for (const [i, block] of blocks.entries()) {
    const last = i === blocks.length - 1
    if (block.heightPx + (last ? 0 : over.heightPx) > free) {
      shown.push(over)
      break
    }
    shown.push(block)
    free -= block.heightPx
  }
  if (shown.length === 0 || free < 0) return { heightPx: 0, html: html`` }
  return stack([heading(title), ...shown, air])
}
export { facts }

export const MEANS_CSS = `.men-row { display: grid; grid-template-columns: ${LABEL_PX}px 1fr; align-items: start; padding-bottom: 5px } .men-row > span > .t12 { display: block; line-height: 15px } .men-row .men { margin-top: 2px }
.rec { border: 1px solid #111 } .rec th { font: 650 11px/14px 'Libre Franklin', Arial, sans-serif; text-align: center; height: 19px; vertical-align: middle; border-bottom: 1px solid #111 } .rec td { height: ${LINE_PX}px; border-top: 1px solid #9a9a9a; border-left: 1px solid #9a9a9a; text-align: center; vertical-align: middle; font-size: 12px } .rec tbody tr:first-child td { border-top: 0 } .rec td:first-child { border-left: 0; font-weight: 700 } .rec tr > :first-child { width: 44px }
.techs { display: grid; grid-template-columns: 1fr 1fr; padding-top: 8px } .techs > span { height: 20px; font-size: 12px; line-height: 20px; white-space: nowrap } .techs .m { margin-top: -2px } .six { height: 6px }`
