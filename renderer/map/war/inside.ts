/** What lies on the sheet stays on it: nothing crosses the frame of the map. Pure. */
import type { Point } from '../../../shared/board'
import { SHEET } from '../../../shared/board'

/** The middle of a box of that size, moved as little as keeps all of it on the sheet; CSS pixels from the board's origin. */
export function keepInside([x, y]: Point, width: number, height: number, scale: number, air = 3): [number, number] {
  const within = (v: number, extent: number, from: number, length: number) => {
    const [low, high] = [from * scale + extent / 2 + air, (from + length) * scale - extent / 2 - air]
    return Math.min(Math.max(v, low), Math.max(low, high))
  }
  return [within(x, width, SHEET.x, SHEET.width), within(y, height, SHEET.y, SHEET.height)]
}
