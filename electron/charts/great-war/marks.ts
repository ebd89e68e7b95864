/** The small drawings of The Great War on paper: shields of sixteen nations, pieces, boxes to tick and to fill. */
import { HATCHES } from '../../../shared/board/hatches'
import { NATION_CODE, NATION_SET } from '../../../shared/great-war/codes'
import { UNIT_ICONS, type UnitIcon } from '../../../shared/great-war/icons'
import { NATIONS, type NationId, type Position } from '../../../shared/great-war/ids'
import { html, type Html } from '../html'
import { box, tiles } from '../marks'
import { SOURCE_MARK, type SheetSource } from './figures'
import { titleOf } from './names'

const SHIELD = 'M1.5 1.5h22v14.5c0 5.3-4.2 8.6-11 10.7C5.7 24.6 1.5 21.3 1.5 16Z'
const FOOT = 'M1.5 16.8h22c-.4 5-4.5 8-11 10-6.5-2-10.6-5-11-10Z'

/** Great powers are black with their hatch in the foot; minors, which wear no colours, are white. */
function shieldSymbol(nation: NationId): Html {
  const set = NATION_SET[nation]
  return html`<symbol id="sh-${nation}" viewBox="0 0 25 28"
    ><path
      d="${SHIELD}"
      fill="${set === undefined ? '#fff' : '#111'}" />${set !== undefined && html`<g clip-path="url(#sh-foot)" color="#fff" opacity=".8">${tiles(HATCHES[set], { x: 1, y: 16, width: 23, height: 11 })}</g>`}<path
      d="${SHIELD}"
      fill="none"
      stroke="#111"
      stroke-width="1.6"
  /></symbol>`
}

/** What every document of this game carries before its first page. */
export const warDefinitions = (): Html =>
  html`<svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <clipPath id="sh-foot"><path d="${FOOT}" /></clipPath>
      ${NATIONS.map(shieldSymbol)}
      ${(Object.keys(UNIT_ICONS) as UnitIcon[]).map(
        (name) =>
          html`<symbol id="u-${name}" viewBox="0 0 24 24"
            ><path fill="currentColor" fill-rule="evenodd" d="${UNIT_ICONS[name]}"
          /></symbol>`,
      )}
    </defs>
  </svg>`

export function shield(nation: NationId, px: number): Html {
  const code = NATION_CODE[nation]
  const size = code.length > 2 ? 8.2 : 11.5
  return html`<svg
    class="m"
    width="${px}"
    height="${Math.round(px * 1.12)}"
    viewBox="0 0 25 28"
    role="img"
    aria-label="${titleOf(nation)}"
  >
    <use href="#sh-${nation}" />
    ${(px * size) / 25 >= 11 && html`<text x="12.5" y="${code.length > 2 ? 13 : 14}" text-anchor="middle" class="arms${code.length > 2 && ' three'}${NATION_SET[nation] === undefined && ' pale'}">${code}</text>`}
  </svg>`
}

/** Small shield and code: readable at the size of a line of text. */
export const tag = (nation: NationId): Html =>
  html`<span class="tag"
    ><svg class="m" width="12" height="14" aria-hidden="true"><use href="#sh-${nation}" /></svg
    ><b>${NATION_CODE[nation]}</b></span
  >`

export const icon = (name: UnitIcon, px: number, label?: string): Html =>
  label === undefined
    ? html`<svg class="m" width="${px}" height="${px}" aria-hidden="true"><use href="#u-${name}" /></svg>`
    : html`<svg class="m" width="${px}" height="${px}" role="img" aria-label="${label}"><use href="#u-${name}" /></svg>`

/** A place's number: a black disc on land, a white square at sea, alike in the table and on the map. */
export const numberMark = (n: number, sea: boolean, px = 24): Html =>
  html`<svg class="m" width="${px}" height="${px}" viewBox="-12 -12 24 24" role="img" aria-label="${n}">
    ${numberShape(n, sea)}
  </svg>`
export const numberShape = (n: number, sea: boolean): Html =>
  sea
    ? html`<rect
          x="-10.4"
          y="-10.4"
          width="20.8"
          height="20.8"
          rx="3"
          fill="#fff"
          stroke="#111"
          stroke-width="1.5"
        /><text class="no" y="4.2" fill="#111">${n}</text>`
    : html`<circle r="11" fill="#111" stroke="#fff" stroke-width="1.4" /><text class="no" y="4.2" fill="#fff"
          >${n}</text
        >`

export { box }
/** Boxes of five, ten to a group and twenty to a line: one for each man, the used ones filled. */
const SIDE = 8
const STEP = 10
const PER_LINE = 20
export function menBoxes(used: number, total: number, perLine = PER_LINE): { heightPx: number; html: Html } {
  const lines = Math.max(1, Math.ceil(total / perLine))
  const width = perLine * STEP + Math.floor((perLine - 1) / 5) * 3
  const at = (i: number) => {
    const n = i % perLine
    return { x: n * STEP + Math.floor(n / 5) * 3 + 0.5, y: Math.floor(i / perLine) * STEP + 0.5 }
  }
  const open: string[] = []
  const full: string[] = []
  for (let i = 0; i < total; i++) {
    const { x, y } = at(i)
    ;(i < used ? full : open).push(`M${x} ${y}h${SIDE}v${SIDE}h-${SIDE}Z`)
  }
  const heightPx = lines * STEP
  return {
    heightPx,
    html: html`<svg class="men" width="${width}" height="${heightPx}" role="img" aria-label="${used} of ${total} used">
      <path d="${open.join('')}" fill="#fff" stroke="#111" stroke-width=".9" />
      <path d="${full.join('')}" fill="#111" stroke="#111" stroke-width=".9" />
    </svg>`,
  }
}

/** The letter behind a figure that is not the original's own. */
export const sourceMark = (source: SheetSource): Html | false =>
  SOURCE_MARK[source] !== '' && html`<i class="src">${SOURCE_MARK[source]}</i>`
export const sourced = (
  figure: { readonly value: number; readonly source: SheetSource },
  text = String(figure.value),
): Html => html`${text}${sourceMark(figure.source)}`

export const LEANINGS: Readonly<Record<Position, string>> = {
  [-2]: 'Joined Central',
  [-1]: 'Pro-Central',
  0: 'Neutral',
  1: 'Pro-Allied',
  2: 'Joined Allied',
}
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0')

/** Shared by every sheet of the game; what a sheet alone needs stands with it. */
export const WAR_CSS = `.arms { font: 750 11.5px 'Libre Franklin', Arial, sans-serif; fill: #fff } .arms.three { font-size: 8.2px } .arms.pale { fill: #111 }
.no { font: 700 12px 'Libre Franklin', Arial, sans-serif; text-anchor: middle; font-variant-numeric: lining-nums tabular-nums } .men { display: block }
.src { font: italic 450 11px/11px 'Libre Franklin', Arial, sans-serif; color: #3c3c3c; padding-left: 1px; vertical-align: 2px } .key { color: #3c3c3c }
.war { border: 1px solid #111 } .war th, .war td { border-left: 1px solid #c4c4c4; border-top: 1px solid #c4c4c4; padding: 0 5px; vertical-align: middle; font-size: 12px; line-height: 14px } .war tr > :first-child { border-left: 0 } .war thead tr:first-child > * { border-top: 0 } .war thead th { border-bottom: 1px solid #111 } .war thead + tbody tr:first-child > * { border-top: 0 } .war .n, .war th.n { text-align: center }
.cl { font-size: 11px; color: #3c3c3c; white-space: nowrap }
.lines { list-style: none } .lines li { break-inside: avoid }`
