import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SHEET, nationAt } from '../../shared/board'
import { NATIONS } from '../../shared/origins/ids'
import { NO_INSETS, fitCamera, frameOf, toBoard } from './camera'
import { holds, layoutPlates, plateHit, plateKindAt, plateOf, takeBackBox } from './plates'
import { roundSix } from './testing'
import { isNotch } from './useMapGestures'

const size = { width: 924, height: 692 }
const view = roundSix()
const plates = new Map(NATIONS.map((nation) => [nation, plateOf(view, nation)] as const))

describe('plates', () => {
  test('a plate says who is there, with which right, and what was placed this turn', () => {
    const plate = plateOf(view, 'far-east')
    expect(plate.holders).toEqual(['britain'])
    expect(plate.columns.map(({ factors, right, added }) => [factors, right, added])).toEqual([
      [17, 'exclusive', 5],
      [0, 'none', 0],
      [0, 'none', 0],
      [6, 'none', 0],
      [0, 'none', 0],
    ])
    expect(plateOf(view, 'britain').columns.map(({ home }) => home)).toEqual([true, false, false, false, false])
    expect(plateOf(view, 'italy').columns.map(({ right }) => right)).toEqual([
      'rights',
      'none',
      'rights',
      'none',
      'none',
    ])
  })

  test('no plate covers another, at any zoom and anywhere', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 4, noNaN: true }),
        fc.integer({ min: 0, max: 2300 }),
        fc.integer({ min: 0, max: 1600 }),
        (scale, x, y) => {
          const boxes = layoutPlates(frameOf({ x, y, scale }, size, NO_INSETS)).map(({ box }) => box)
          for (const [i, a] of boxes.entries())
            for (const b of boxes.slice(i + 1)) {
              const apart = Math.abs(a.x - b.x) >= a.width || Math.abs(a.y - b.y) >= a.height
              expect(apart, `${JSON.stringify(a)} ${JSON.stringify(b)} at ${scale}`).toBe(true)
            }
        },
      ),
    )
  })

  test('a pan moves every plate by the same, to the pixel', () => {
    const at = (x: number) => layoutPlates(frameOf({ x, y: 800, scale: 0.5 }, size, NO_INSETS))
    const moved = at(1100).map(({ box }, i) => box.x - (at(1000)[i]?.box.x ?? NaN))
    for (const by of moved) expect(Math.abs(by + 50)).toBeLessThanOrEqual(1)
  })

  test.each([
    { width: 924, height: 692 },
    { width: 1564, height: 972 },
  ])('with the whole board in view every plate is in view: %o', (view) => {
    for (const { nation, box } of layoutPlates(frameOf(fitCamera(view, NO_INSETS), view, NO_INSETS))) {
      expect(box.x, nation).toBeGreaterThanOrEqual(0)
      expect(box.y, nation).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width, nation).toBeLessThanOrEqual(view.width)
      expect(box.y + box.height, nation).toBeLessThanOrEqual(view.height)
    }
  })

  test('a leader goes only where the plate lies outside, and ends in the nation', () => {
    const frame = frameOf(fitCamera(size, NO_INSETS), size, NO_INSETS)
    const led = layoutPlates(frame).filter(({ point }) => point)
    expect(led.map(({ nation }) => nation)).toContain('serbia')
    for (const { nation, box, point } of led) {
      if (!point) continue
      expect(holds(box, point)).toBe(false)
      expect(nationAt(...toBoard(frame, ...point))).toBe(nation)
    }
  })

  test('pressing the plate is pressing the nation; pressing its +5 takes back', () => {
    const frame = frameOf(fitCamera(size, NO_INSETS), size, NO_INSETS)
    const placed = layoutPlates(frame)
    const box = placed.find(({ nation }) => nation === 'turkey')?.box
    const plate = plates.get('turkey')
    const back = plate && takeBackBox(plate, 'full')
    if (!box || !back) throw new Error('Turkey has a plate with a +5')
    expect(plateHit(placed, plates, 'full', [box.x + 100, box.y + 8])).toEqual({ nation: 'turkey', part: 'plate' })
    expect(plateHit(placed, plates, 'full', [box.x + back.x + 14, box.y + back.y + 8])).toEqual({
      nation: 'turkey',
      part: 'takeBack',
    })
    expect(back.width).toBeGreaterThanOrEqual(28)
    expect(back.height).toBeGreaterThanOrEqual(28)
    expect(plateHit(placed, plates, 'full', [SHEET.x, size.height - 2])).toBeUndefined()
  })

  test('far off the plates shrink to a line', () => {
    expect([0.25, 0.41, 0.42, 4].map(plateKindAt)).toEqual(['compact', 'compact', 'full', 'full'])
  })
})

describe('wheel', () => {
  test.each([
    [{ deltaX: 0, deltaY: -120, deltaMode: 0 }, true],
    [{ deltaX: 0, deltaY: 100, deltaMode: 0 }, true],
    [{ deltaX: 0, deltaY: 3, deltaMode: 1 }, true],
    [{ deltaX: 0, deltaY: 7, deltaMode: 0 }, false],
    [{ deltaX: 2, deltaY: 120, deltaMode: 0 }, false],
    [{ deltaX: 14, deltaY: 0, deltaMode: 0 }, false],
  ])('%o is a notch of a mouse: %s', (wheel, notch) => {
    expect(isNotch(wheel)).toBe(notch)
  })
})
