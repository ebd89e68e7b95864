/**
 * The small drawings of the sheets, black on white: shields, chips seen from above, dice, hatches. Each is defined once a
 * document and used by name. Hatches are laid tile by tile, since a pattern fill reaches a PDF as a bitmap.
 */
import { HATCHES, type Hatch } from '../../shared/board/hatches'
import type { Face } from '../../shared/dice'
import { POWERS, type PowerId } from '../../shared/origins/ids'
import type { ChipStack } from '../../shared/origins/view'
import { html, join, type Html } from './html'
import { nationName, POWER_CODES } from './words'

export const HATCH_OF = {
  britain: HATCHES.gb,
  france: HATCHES.fr,
  germany: HATCHES.de,
  russia: HATCHES.ru,
  'austria-hungary': HATCHES.ah,
} as const satisfies Readonly<Record<PowerId, Hatch>>

const SHIELD = 'M1.5 1.5h22v14.5c0 5.3-4.2 8.6-11 10.7C5.7 24.6 1.5 21.3 1.5 16Z'
const FOOT = 'M1.5 16.8h22c-.4 5-4.5 8-11 10-6.5-2-10.6-5-11-10Z'
const STAR = 'm12 2 2.9 6.6 7.1.7-5.4 4.7 1.6 7-6.2-3.7L5.8 21l1.6-7L2 9.3l7.1-.7Z'
const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [[7, 7], [17, 17]], // prettier-ignore
  3: [[6.5, 6.5], [12, 12], [17.5, 17.5]], // prettier-ignore
  4: [[7, 7], [17, 7], [7, 17], [17, 17]], // prettier-ignore
  5: [[6.5, 6.5], [17.5, 6.5], [12, 12], [6.5, 17.5], [17.5, 17.5]], // prettier-ignore
  6: [[7, 6], [17, 6], [7, 12], [17, 12], [7, 18], [17, 18]], // prettier-ignore
}

/** Tiles of a hatch over a box, to be clipped by what they fill. */
export function tiles(
  hatch: Hatch,
  box: { x: number; y: number; width: number; height: number },
  scale = 1,
  weight = 1,
): Html {
  const stepX = hatch.width * scale
  const stepY = hatch.height * scale
  const rows: Html[] = []
  // Begun on a common lattice, so that two hatched pieces side by side meet.
  for (let y = Math.floor(box.y / stepY) * stepY; y < box.y + box.height; y += stepY)
    for (let x = Math.floor(box.x / stepX) * stepX; x < box.x + box.width; x += stepX)
      rows.push(html`<path transform="translate(${round(x)} ${round(y)}) scale(${scale})" d="${hatch.d}" />`)
  return html`<g
    fill="none"
    stroke="currentColor"
    stroke-width="${round(hatch.weight * weight)}"
    stroke-linecap="${hatch.cap}"
    >${join(rows)}</g
  >`
}
const round = (v: number) => Math.round(v * 100) / 100

/** What every document carries before its first page. */
export const definitions = (): Html =>
  html`<svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      <clipPath id="shield-foot"><path d="${FOOT}" /></clipPath>
      ${POWERS.map(
        (p) =>
          html`<symbol id="shield-${p}" viewBox="0 0 25 28"
            ><path d="${SHIELD}" fill="#111" /><g clip-path="url(#shield-foot)" color="#fff" opacity=".75"
              >${tiles(HATCH_OF[p], { x: 1, y: 16, width: 23, height: 11 })}</g
            ><path d="${SHIELD}" fill="none" stroke="#111" stroke-width="1.6"
          /></symbol>`,
      )}
      ${(['white', 'red', 'blue'] as const).map((c) => html`<symbol id="chip-${c}" viewBox="0 0 14 14">${chip(c)}</symbol>`)}
      ${([1, 2, 3, 4, 5, 6] as const).map(
        (f) =>
          html`<symbol id="die-${f}" viewBox="0 0 24 24"
            ><rect
              x="1"
              y="1"
              width="22"
              height="22"
              rx="4"
              fill="#fff"
              stroke="#111"
              stroke-width="1.6"
            />${PIPS[f].map(([x, y]) => html`<circle cx="${x}" cy="${y}" r="2.3" fill="#111" />`)}</symbol
          >`,
      )}
      <symbol id="star" viewBox="0 0 24 24"><path d="${STAR}" fill="currentColor" /></symbol>
    </defs>
  </svg>`

const CHIP_FILL = { white: '#fff', red: '#9a9a9a', blue: '#111' } as const
/** White 1, red 5 grey, blue 10 black; the notches of the rim tell a chip from a bullet. */
function chip(colour: keyof ChipStack): Html {
  const notch = colour === 'white' ? '#111' : '#fff'
  return html`<circle cx="7" cy="7" r="6.3" fill="${CHIP_FILL[colour]}" stroke="#111" stroke-width="1" /><path
      d="M7 .9v2.6M7 10.5v2.6M.9 7h2.6M10.5 7h2.6"
      stroke="${notch}"
      stroke-width="1.5"
    /><circle cx="7" cy="7" r="3.1" fill="none" stroke="${notch}" stroke-width=".7" />`
}

const use = (id: string, width: number, height: number, label?: string): Html =>
  label === undefined
    ? html`<svg class="m" width="${width}" height="${height}" aria-hidden="true"><use href="#${id}" /></svg>`
    : html`<svg class="m" width="${width}" height="${height}" role="img" aria-label="${label}">
        <use href="#${id}" />
      </svg>`

/** The code stands in it as text, so that it can be searched for; below 14 px its letters would be too small to print. */
export function shield(power: PowerId, px: number): Html {
  const size = (px * 11.5) / 25
  return html`<svg
    class="m"
    width="${px}"
    height="${Math.round(px * 1.12)}"
    viewBox="0 0 25 28"
    role="img"
    aria-label="${nationName(power)}"
  >
    <use href="#shield-${power}" />
    ${size >= 11 && html`<text x="12.5" y="14" text-anchor="middle" class="code">${POWER_CODES[power]}</text>`}
  </svg>`
}

/** Code beside a small shield: readable at the size of a line of text. */
export const tag = (power: PowerId): Html =>
  html`<span class="tag">${use(`shield-${power}`, 12, 14)}<b>${POWER_CODES[power]}</b></span>`

export const die = (face: Face, px: number): Html => use(`die-${face}`, px, px, String(face))
export const star = (px: number): Html => use('star', px, px)
export const box = (ticked = false, px = 20): Html =>
  html`<svg
    class="m"
    width="${px}"
    height="${px}"
    viewBox="0 0 20 20"
    role="img"
    aria-label="${ticked ? 'met' : 'not met'}"
  >
    <rect x="1" y="1" width="18" height="18" rx="2" fill="#fff" stroke="#111" stroke-width="1.3" />
    ${ticked && html`<path d="M4.5 10.5 8.5 15 16 5.5" fill="none" stroke="#111" stroke-width="2.4" />`}
  </svg>`

/** "1 ● 1 ◐ 2 ○": how many of each, blue first, none left out but those at nought. */
export const chips = (stack: ChipStack, px = 13): Html =>
  html`<span class="chips"
    >${(['blue', 'red', 'white'] as const)
      .filter((c) => stack[c] > 0)
      .map((c) => html`<span>${stack[c] > 1 && stack[c]}${use(`chip-${c}`, px, px)}</span>`)}</span
  >`
