import { expect, test } from 'vitest'
import { NO_INSETS, fitCamera, frameOf } from './camera'
import { fitBoard } from './fit'
import { layoutPlates } from './plates'

/** The widths: 1280, 1920, and half of 1920 beside the sheet, less the panel at the right. */
test.each([
  { width: 924, height: 692, textScale: 1 },
  { width: 1564, height: 972, textScale: 1 },
  { width: 782, height: 972, textScale: 1 },
  { width: 782, height: 972, textScale: 1.05 },
  { width: 683, height: 600, textScale: 1 },
])('with the whole board in view no plate is cut: %o', ({ textScale, ...size }) => {
  for (const insets of [NO_INSETS, { top: 10, right: 40, bottom: 20, left: 30 }])
    for (const { nation, box } of layoutPlates(frameOf(fitBoard(size, insets, textScale), size, insets), textScale)) {
      expect(box.x, nation).toBeGreaterThanOrEqual(insets.left)
      expect(box.y, nation).toBeGreaterThanOrEqual(insets.top)
      expect(box.x + box.width, nation).toBeLessThanOrEqual(size.width - insets.right)
      expect(box.y + box.height, nation).toBeLessThanOrEqual(size.height - insets.bottom)
    }
})

test('where the plates have room already, the nations are shown as large as they go', () => {
  const size = { width: 1564, height: 972 }
  expect(fitBoard(size, NO_INSETS, 1)).toEqual(fitCamera(size, NO_INSETS))
})

test('a view too small for the plates still shows the nations', () => {
  const size = { width: 300, height: 260 }
  expect(fitBoard(size, NO_INSETS, 1.5)).toEqual(fitCamera(size, NO_INSETS))
})
