/** A map larger than a sheet, cut into sheets that overlap: how large it gets, and which part of it each sheet shows. */
import { COLUMN_PX } from './paper'

/** 10 mm: what one sheet shows again of the one before it, to be glued. */
export const OVERLAP_PX = 38
export const ROWS = 2

export interface Tile {
  readonly column: number
  readonly row: number
  /** "B2": column and row as they are laid out. */
  readonly name: string
  /** Board pixels. */
  readonly frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}
export interface Tiling {
  readonly columns: number
  /** Paper pixels to a board pixel. */
  readonly scale: number
  readonly widthPx: number
  readonly heightPx: number
  readonly tiles: readonly Tile[]
}

export const tileName = (column: number, row: number): string => `${'ABCDEFGH'.charAt(column)}${row + 1}`

/** As large as so many columns of two sheets allow. Every sheet shows equally much. */
export function tilingOf(board: Tile['frame'], columns: number, heightPx: number): Tiling {
  const most = (sheets: number, px: number) => sheets * px - (sheets - 1) * OVERLAP_PX
  const scale = Math.min(most(columns, COLUMN_PX) / board.width, most(ROWS, heightPx) / board.height)
  const share = (whole: number, sheets: number) => (whole * scale + (sheets - 1) * OVERLAP_PX) / sheets
  const [widthPx, highPx] = [share(board.width, columns), share(board.height, ROWS)]
  const step = { x: (widthPx - OVERLAP_PX) / scale, y: (highPx - OVERLAP_PX) / scale }
  const tiles = Array.from({ length: columns * ROWS }, (_, i): Tile => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    const frame = {
      x: board.x + column * step.x,
      y: board.y + row * step.y,
      width: widthPx / scale,
      height: highPx / scale,
    }
    return { column, row, name: tileName(column, row), frame }
  })
  return { columns, scale, widthPx, heightPx: highPx, tiles }
}
