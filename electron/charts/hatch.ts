/**
 * The heraldic hatches as long lines over a box, to be clipped by what they fill. Tiles, which the nation cards use, would
 * be thousands a map; a pattern would reach the PDF as a bitmap.
 */
import type { ColourSet } from '../../shared/schema/table'
import { html, type Html } from './html'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
type Way = 'upright' | 'level' | 'falling' | 'rising'
/** Ways the lines run; a dash makes dots and crosses, every other line shifted by half of it. Steps as in `HATCHES`. */
const HATCH: Readonly<
  Record<
    ColourSet,
    { ways: readonly Way[]; step: number; weight: number; dash?: readonly [number, number]; dots?: true }
  >
> = {
  gb: { ways: ['upright'], step: 5, weight: 1.1 },
  fr: { ways: ['level'], step: 5, weight: 1.1 },
  ru: { ways: ['falling'], step: 4.4, weight: 1.1 },
  us: { ways: ['rising'], step: 4.4, weight: 1.1 },
  de: { ways: ['upright', 'level'], step: 5, weight: 0.9 },
  srb: { ways: ['falling', 'rising'], step: 4.4, weight: 0.8 },
  tr: { ways: ['rising', 'level'], step: 5, weight: 0.8 },
  ah: { ways: ['level'], step: 3.4, weight: 1.7, dash: [0, 4.8], dots: true },
  it: { ways: ['level'], step: 5, weight: 1 },
  bol: { ways: ['upright', 'level'], step: 6, weight: 1, dash: [3.6, 2.4] },
}
const tenth = (v: number) => String(Math.round(v * 10) / 10)

/** Every line begins on a lattice of the whole board, so that two pieces side by side meet. */
function lines(way: Way, box: Box, step: number, wave: boolean): string {
  const d: string[] = []
  const { x, y, width, height } = box
  const from = (v: number) => Math.floor(v / step) * step
  if (way === 'upright')
    for (let a = from(x); a <= x + width; a += step) d.push(`M${tenth(a)} ${tenth(from(y))}V${tenth(y + height)}`)
  if (way === 'level')
    for (let b = from(y); b <= y + height; b += step) {
      const start = from(x) - (wave ? 0 : step)
      if (!wave) d.push(`M${tenth(start)} ${tenth(b)}H${tenth(x + width)}`)
      else
        d.push(
          `M${tenth(start)} ${tenth(b)}${`q${tenth(step * 0.4)} ${tenth(step * 0.52)} ${tenth(step * 0.8)} 0t${tenth(step * 0.8)} 0`.repeat(1 + Math.ceil(width / (step * 1.6)))}`,
        )
    }
  const slope = step * Math.SQRT2
  if (way === 'falling')
    for (let a = Math.floor((x - y - height) / slope) * slope; a <= x + width - y; a += slope)
      d.push(`M${tenth(a + y)} ${tenth(y)}l${tenth(height)} ${tenth(height)}`)
  if (way === 'rising')
    for (let a = Math.floor((x + y) / slope) * slope; a <= x + width + y + height; a += slope)
      d.push(`M${tenth(a - y)} ${tenth(y)}l${tenth(-height)} ${tenth(height)}`)
  return d.join('')
}

/** `scale`: board pixels that one unit of the hatch takes; `weight` thins it for small maps. */
export function hatch(set: ColourSet, box: Box, scale: number, weight = 1): Html {
  const { ways, step, weight: own, dash, dots } = HATCH[set]
  const dashes = dash === undefined ? undefined : dash.map((v) => tenth(v * scale)).join(' ')
  return html`<g fill="none" stroke="currentColor" stroke-width="${tenth(own * scale * weight)}"
    >${ways.map((way) => html`<path d="${lines(way, box, step * scale, set === 'it')}" ${dashes !== undefined && html` stroke-dasharray="${dashes}"`}${dots === true && html` stroke-linecap="round"`} />`)}</g
  >`
}
