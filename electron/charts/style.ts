/** The one style sheet of the sheets: black on white, greys only as fill (design, section 8). */
import { GAP_PX } from './flow'
import { COLUMN_PX, MARGIN_PX, PAPERS, SHORT_PX, type PaperSize } from './paper'
import { FONT_CSS } from './type/fonts'
import { STYLES } from './type/set'
import type { Paper } from '../../shared/ipc'

const FAMILY = {
  text: "450 SIZE/LINE 'Libre Franklin', 'Franklin Gothic', 'Helvetica Neue', Arial, sans-serif",
  bold: "650 SIZE/LINE 'Libre Franklin', 'Franklin Gothic', 'Helvetica Neue', Arial, sans-serif",
  title: "600 SIZE/LINE 'Libre Caslon Condensed', 'Times New Roman', serif",
}

const typeCss = Object.entries(STYLES)
  .map(([name, s]) => {
    const font = FAMILY[s.face].replace('SIZE', `${s.px}px`).replace('LINE', `${s.linePx}px`)
    return `.${name} { font: ${font} }`
  })
  .join('\n')

const pageCss = (size: PaperSize) => `
@page { size: ${size.cssName} portrait; margin: 0 }
.page { width: ${size.widthMm}mm; height: calc(${size.heightMm}mm - ${SHORT_PX}px); position: relative; overflow: hidden; break-after: page; break-inside: avoid; background: #fff }
.page:last-of-type { break-after: auto }
.column { position: absolute; left: calc((${size.widthMm}mm - ${COLUMN_PX}px) / 2); width: ${COLUMN_PX}px; top: ${MARGIN_PX}px; bottom: ${MARGIN_PX}px; display: flex; flex-direction: column }
.body { flex: 1; min-height: 0; margin-bottom: 12px; display: flex; flex-direction: column } .body > * { flex: none }`

export const styleSheet = (paper: Paper): string => `${FONT_CSS}
${pageCss(PAPERS[paper])}
* { box-sizing: border-box; margin: 0; padding: 0 }
html { background: #fff; color: #111; -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { font: ${FAMILY.text.replace('SIZE', '13px').replace('LINE', '17px')}; font-variant-numeric: tabular-nums lining-nums; font-kerning: normal; -webkit-text-size-adjust: none }
@media screen { html { background: #d9d6cf } .page { margin: 16px auto; box-shadow: 0 1px 4px #0004 } }
${typeCss}
.x { display: block; white-space: nowrap; unicode-bidi: plaintext } .c17, .c22, .c34 { font-variant-numeric: lining-nums; letter-spacing: 0 }
.gap { height: ${GAP_PX}px }
.defs { position: absolute } .m { display: inline-block; vertical-align: middle; flex: none }
.code { font: 750 11.5px 'Libre Franklin', Arial, sans-serif; fill: #fff }
.tag { display: inline-flex; align-items: center; gap: 3px; font-size: 11px; line-height: 14px } .tag b { font-weight: 650 }
.chips { display: inline-flex; gap: 5px; font: 450 11px/13px 'Libre Franklin', Arial, sans-serif } .chips > span { display: inline-flex; gap: 1px; align-items: center }
b, strong { font-weight: 650 } .grey { color: #3c3c3c } .below { margin-top: 8px }
table { border-collapse: separate; border-spacing: 0; width: 100%; table-layout: fixed } th { text-align: left; font-weight: 650; vertical-align: bottom } td { vertical-align: top }
.foot { flex: none; border-top: 1px solid #9a9a9a; padding-top: 4px; display: grid; grid-template-columns: 1fr auto; gap: 0 16px; color: #3c3c3c } .foot > :nth-child(2n) { text-align: right }
.title { display: flex; align-items: center; gap: 14px; border-bottom: 3px double #111 } .title.main { padding-bottom: 9px } .title .at { margin-left: auto; text-align: right; color: #3c3c3c }
h2.run { border-bottom: 1px solid #111; height: 29px; padding-top: 2px; display: flex; align-items: baseline; gap: 8px } h2.run small { font: 450 11px/14px 'Libre Franklin', Arial, sans-serif; color: #3c3c3c }
`
