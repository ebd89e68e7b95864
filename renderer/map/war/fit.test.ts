/** The whole board beside its controls: what "fit" promises. */
import { describe, expect, test } from 'vitest'
import { SHEET, warMiddle, warSpaces } from '../../../shared/board'
import { NO_INSETS, frameOf, toView } from '../camera'
import { controlsIn, fitWarTable } from './fit'
import { keepInside } from './inside'
import { layoutStacks } from './layout'
import { layoutNames } from './names'
import { stacksOf } from './stacks'
import { crowded } from './testing'

/** Room for the map beside the panel of the turn, in windows of 1280×800, 1366×768, 1920×1080, 2560×1080, and at 200 %. */
const VIEWS = [
  [924, 700, 16],
  [1010, 668, 16],
  [1564, 980, 16],
  [2204, 980, 16],
  [683, 530, 32],
] as const

describe('the whole board', () => {
  test.each(VIEWS)('in %i×%i at %i px lies clear of the controls', (width, height, rem) => {
    const size = { width, height }
    const frame = frameOf(fitWarTable(size, NO_INSETS, 1, rem), size, NO_INSETS)
    const [left, top] = toView(frame, SHEET.x, SHEET.y)
    const [right, bottom] = toView(frame, SHEET.x + SHEET.width, SHEET.y + SHEET.height)
    expect(Math.min(left, top, width - right, height - bottom)).toBeGreaterThanOrEqual(11) // its paper
    // The row: half a rem of desk, then buttons of 1.75; the column at the right: 2.125 and 18 pixels.
    if (controlsIn(size, NO_INSETS, rem) === 'foot') expect(bottom).toBeLessThan(height - 2.4 * rem)
    else expect(right).toBeLessThan(width - 2.125 * rem - 18)
    for (const { id } of warSpaces) {
      const [x, y] = toView(frame, ...warMiddle(id))
      expect(x > left && x < right && y > top && y < bottom, id).toBe(true)
    }
  })
  test('the controls stand where they take least: below a broad board, beside a tall view', () => {
    expect(VIEWS.map(([width, height, rem]) => controlsIn({ width, height }, NO_INSETS, rem))).toEqual([
      'foot',
      'foot',
      'side',
      'side',
      'foot',
    ])
  })
})

describe('the frame of the map', () => {
  const edges = (scale: number) => [
    SHEET.x * scale,
    SHEET.y * scale,
    (SHEET.x + SHEET.width) * scale,
    (SHEET.y + SHEET.height) * scale,
  ]
  test.each([0.4, 0.6, 0.86, 2])('at scale %f neither a counter of a full board nor a name crosses it', (scale) => {
    const [left = 0, top = 0, right = 0, bottom = 0] = edges(scale)
    const boxes = [
      ...layoutStacks(stacksOf(crowded(300)), scale, 1).placed.map(({ stack, box }) => [stack.space, box] as const),
      ...layoutNames(scale, 1).map(({ space, box }) => [space.id, box] as const),
    ]
    const over = boxes.filter(
      ([, { x, y, width, height }]) => x < left || y < top || x + width > right || y + height > bottom,
    )
    expect(over.map(([space]) => space)).toEqual([])
  })
  test('what has room is not moved, what is larger than the sheet stays at its beginning', () => {
    expect(keepInside([500, 500], 40, 20, 1)).toEqual([500, 500])
    expect(keepInside([0, 9999], 40, 20, 1)).toEqual([SHEET.x + 23, SHEET.y + SHEET.height - 13])
    expect(keepInside([500, 500], 9999, 20, 1)[0]).toBe(SHEET.x + 9999 / 2 + 3)
  })
})
