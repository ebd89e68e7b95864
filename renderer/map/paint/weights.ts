/** Weights of the map's lines, in CSS pixels whatever the zoom: an atlas redrawn at each scale, not one enlarged. */
export interface Weights {
  readonly coast: number
  readonly owner: number
  readonly inner: number
  /** Stroke of the owner's wash; its inner half shows. */
  readonly wash: number
  /** Opacity of the hex grid; 0 leaves it out. */
  readonly grid: number
  /** Water lines off the coast: stroke widths, outermost first, with their opacity. */
  readonly water: readonly (readonly [width: number, opacity: number])[]
  /** Stroke of the near-shore band. */
  readonly band: number
}

const LINES = [
  [34, 0.32],
  [24, 0.5],
  [15, 0.72],
  [7.5, 0.95],
] as const

const FAR: Weights = { coast: 1, owner: 1.6, inner: 0, wash: 5, grid: 0, water: [], band: 9 }
const MIDDLE: Weights = { coast: 1.3, owner: 2, inner: 0.8, wash: 11, grid: 0.09, water: LINES.slice(1), band: 35 }
const NEAR: Weights = { coast: 1.5, owner: 2.2, inner: 1, wash: 15, grid: 0.09, water: LINES, band: 46 }
const CLOSE: Weights = { coast: 2, owner: 3, inner: 1.2, wash: 20, grid: 0.14, water: LINES, band: 46 }

/** Below this scale plates shrink to a line and the map to its outlines. */
export const FAR_BELOW = 0.42

export function weightsAt(scale: number): Weights {
  if (scale < FAR_BELOW) return FAR
  if (scale < 0.8) return MIDDLE
  return scale <= 1.5 ? NEAR : CLOSE
}
