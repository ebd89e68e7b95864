/** The key of the map to play on, in the corner of the board that belongs to the other game: tile pixels, from its upper right. */
import { NATION_CODE, NATION_SET } from '../../../shared/great-war/codes'
import { NATIONS } from '../../../shared/great-war/ids'
import { html, join, type Html } from '../html'
import { hatch } from '../hatch'
import { icon } from './marks'

const [WIDTH, HEIGHT] = [258, 142]
const ROW = 19.6
const SIGNS_X = 22
const HATCHES_X = 152
const SWATCH = { width: 22, height: 15 }

/** `coin` and `slip` as the map draws them. */
export interface KeySigns {
  readonly coin: (ipc: number, capital: boolean) => { readonly html: Html }
  readonly slip: (text: string) => { readonly html: Html }
  /** A stretch of trench along a path, `px` its width. */
  readonly trench: (d: string, px: number) => Html
}

export function mapKey({ coin, slip, trench }: KeySigns, tileWidthPx: number): Html {
  const scaled = (drawn: Html, by: number): Html => html`<g transform="scale(${by})">${drawn}</g>`
  const signs: readonly (readonly [Html, string])[] = [
    [scaled(coin(2, false).html, 0.92), 'worth in IPC'],
    [scaled(coin(2, true).html, 0.92), 'the same, at a capital'],
    [slip('GB').html, 'who holds it'],
    [html`<g transform="translate(-7 -8)">${icon('complex', 15)}</g>`, 'industrial complex'],
    [trench('M-12 0H12', 1), 'trench'],
    [html`<rect x="-11" y="-6" width="22" height="12" fill="#dcdcdc" stroke="#444" />`, 'closed to everybody'],
    [html`<path d="M-12 0H12" stroke="#111" stroke-width="1.3" stroke-dasharray="2.5 2" />`, 'strait or canal'],
  ]
  const holders = NATIONS.flatMap((nation) => {
    const set = NATION_SET[nation]
    return set === undefined ? [] : [{ nation, set }]
  })
  const half = Math.ceil(holders.length / 2)
  return html`<g transform="translate(${(tileWidthPx - WIDTH).toFixed(1)} 0)"
    ><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff" stroke="#111" stroke-width="1" />${join(
      signs.map(
        ([sign, says], i) =>
          html`<g transform="translate(${SIGNS_X} ${13 + i * ROW})"
            >${sign}<text class="key-text bare" x="18" y="4">${says}</text></g
          >`,
      ),
    )}${join(
      holders.map(({ nation, set }, i) => {
        const [x, y] = [HATCHES_X + Math.floor(i / half) * 51, 7 + (i % half) * ((HEIGHT - 4) / half)]
        const box = { x, y, ...SWATCH }
        const frame = html`x="${x}" y="${y.toFixed(1)}" width="${box.width}" height="${box.height}"`
        return html`<clipPath id="map-key-${nation}"><rect ${frame} /></clipPath
          ><g clip-path="url(#map-key-${nation})" color="#808080">${hatch(set, box, 1.4, 0.6)}</g
          ><rect ${frame} fill="none" stroke="#111" stroke-width=".8" /><text
            class="key-text bare"
            x="${x + SWATCH.width + 4}"
            y="${(y + 11.5).toFixed(1)}"
            >${NATION_CODE[nation]}</text
          >`
      }),
    )}</g
  >`
}

export const KEY_CSS = `.tile text.key-text { font: 500 11px 'Libre Franklin', Arial, sans-serif; fill: #111; text-anchor: start }`
