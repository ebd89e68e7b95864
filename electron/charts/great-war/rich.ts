/** Lines whose first words are bold: broken as plain text with room kept for what bold letters take more. */
import { html, join, type Html } from '../html'
import { widthOf, wrap } from '../type/measure'
import { STYLES, type Block } from '../type/set'
import type { OwnRule } from './own-rules'

/** Sizes that come in text and bold alike. */
const SIZES = { 13: ['t13', 'b13'], 12: ['t12', 'b12'], 11: ['t11', 'b11'] } as const

/** `tail` is set as a clause is: smaller and grey, after the text. */
export function setRich(name: string, text: string, tail: string, px: keyof typeof SIZES, widthPx: number): Block {
  const [plain, bold] = SIZES[px]
  const whole = [name, text, tail].filter((t) => t !== '').join(' ')
  const more = Math.max(0, widthOf(name, STYLES[bold]) - widthOf(name, STYLES[plain]))
  const lines = wrap(whole, STYLES[plain], widthPx - more)
  let head = name.length
  const last = lines.length - 1
  const set = lines.map((line, i): Html => {
    const strong = line.slice(0, Math.max(0, head))
    head -= line.length + 1
    const rest = line.slice(strong.length)
    const cut = i === last && tail !== '' && rest.endsWith(tail) ? rest.length - tail.length : rest.length
    return html`${i > 0 && html`<br />`}${strong !== '' && html`<b>${strong}</b>`}${rest.slice(0, cut)}${cut < rest.length && html`<span class="cl">${rest.slice(cut)}</span>`}`
  })
  return { heightPx: lines.length * STYLES[plain].linePx, html: html`<span class="x ${plain}">${join(set)}</span>` }
}

export const ruleLine = ([name, text, clause]: OwnRule, px: keyof typeof SIZES, widthPx: number): Block => {
  const said = setRich(name, text, clause, px, widthPx - 12)
  return { heightPx: said.heightPx + 2, html: html`<div class="rule">${said.html}</div>` }
}
export const RULE_CSS = `.rule { padding: 0 0 2px 12px; position: relative } .rule::before { content: ''; position: absolute; left: 2px; top: 6px; width: 4px; height: 4px; border-radius: 2px; background: #111 }`
