/**
 * The engraver's heraldic code (Petra Sancta): red upright, blue level, green falling, black crossed, gold dotted. A grey
 * print or a colour-blind eye still reads which colour was meant, so colour never speaks alone.
 */
import type { ColourSet } from '../schema/table'

/** One tile of a hatch, strokes only: dots are strokes without length under a round cap. */
export interface Hatch {
  readonly width: number
  readonly height: number
  /** SVG path data inside the tile; it may reach over the edge so that diagonals meet. */
  readonly d: string
  readonly weight: number
  readonly cap: 'butt' | 'round'
  /** As a key or an option's text names it. */
  readonly name: string
}

const lines = (width: number, height: number, name: string, d: string, weight = 1.1): Hatch => ({
  width,
  height,
  d,
  weight,
  cap: 'butt',
  name,
})

export const HATCHES: Readonly<Record<ColourSet, Hatch>> = {
  gb: lines(5, 5, 'upright lines', 'M2.5-1V6'),
  fr: lines(5, 5, 'level lines', 'M-1 2.5H6'),
  ru: lines(6, 6, 'falling lines', 'M-1-1 7 7M-1 5 1 7M5-1 7 1'),
  de: lines(5, 5, 'crossed lines', 'M2.5-1V6M-1 2.5H6', 0.9),
  ah: { width: 6, height: 6, d: 'M1.5 1.5h0M4.5 4.5h0', weight: 1.9, cap: 'round', name: 'dots' },
  tr: lines(6, 6, 'rising and level lines', 'M-1 7 7-1M-1 1 1-1M5 7 7 5M-1 3H7', 0.9),
  it: lines(8, 5, 'waves', 'M-4 2.5q2 2.6 4 0t4 0t4 0t4 0', 1),
  us: lines(6, 6, 'rising lines', 'M-1 7 7-1M-1 1 1-1M5 7 7 5'),
  srb: lines(6, 6, 'lattice', 'M-1-1 7 7M-1 7 7-1M-1 5 1 7M5-1 7 1M-1 1 1-1M5 7 7 5', 0.8),
  bol: lines(6, 6, 'plus signs', 'M3 1v4M1 3h4', 1),
}
