/** Which corner a card opens in: the one furthest from the pointer, so that it never covers what is pointed at. */
import type { Point } from '../../shared/board'
import type { Insets, ViewSize } from './camera'

/** The key has the fourth corner. */
export type Corner = 'bottom-left' | 'top-right' | 'bottom-right'

export function cornerAwayFrom(pointer: Point, size: ViewSize, insets: Insets): Corner {
  const left = insets.left
  const right = size.width - insets.right
  const bottom = size.height - insets.bottom
  const corners: readonly (readonly [Corner, number, number])[] = [
    ['bottom-left', left, bottom],
    ['top-right', right, insets.top],
    ['bottom-right', right, bottom],
  ]
  const away = corners.map(([corner, x, y]) => [corner, Math.hypot(pointer[0] - x, pointer[1] - y)] as const)
  return away.reduce((best, next) => (next[1] > best[1] ? next : best))[0]
}
