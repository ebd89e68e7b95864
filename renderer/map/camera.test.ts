import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Camera } from './camera'
import { NO_INSETS, between, fitCamera, frameOf, panBy, stepScale, toBoard, toView, zoomAt } from './camera'

const size = { width: 1084, height: 792 }
const insets = { top: 0, right: 120, bottom: 40, left: 0 }
const home: Camera = { x: 1200, y: 800, scale: 1 }

describe('camera', () => {
  test('M2 ten steps in and ten out return exactly to 100 %, at 400 % and 25 % on the way', () => {
    let scale = 1
    for (let i = 0; i < 10; i++) scale = stepScale(scale, 1)
    expect(scale).toBe(4)
    for (let i = 0; i < 20; i++) scale = stepScale(scale, -1)
    expect(scale).toBe(0.25)
    for (let i = 0; i < 10; i++) scale = stepScale(scale, 1)
    expect(scale).toBe(1)
  })

  test('a scale between two stops goes to the stop it is heading for', () => {
    expect(stepScale(1.01, 1)).toBeCloseTo(4 ** 0.1, 12)
    expect(stepScale(1.01, -1)).toBe(1)
    expect(stepScale(4, 1)).toBe(4)
    expect(stepScale(0.25, -1)).toBe(0.25)
  })

  test('M1 zoom keeps the board point under the pointer, whatever the way there', () => {
    const px = fc.integer({ min: 0, max: 1084 })
    const py = fc.integer({ min: 0, max: 792 })
    fc.assert(
      fc.property(px, py, fc.array(fc.double({ min: 0.25, max: 4, noNaN: true }), { minLength: 1 }), (x, y, scales) => {
        const before = toBoard(frameOf(home, size, insets), x, y)
        let camera = home
        for (const scale of scales) camera = zoomAt(camera, scale, x, y, size, insets)
        const [vx, vy] = toView(frameOf(camera, size, insets), ...before)
        expect(Math.hypot(vx - x, vy - y)).toBeLessThan(0.01)
      }),
    )
  })

  test('ten steps in and out at one pointer bring the middle back, too', () => {
    let camera = home
    for (let i = 0; i < 10; i++) camera = zoomAt(camera, stepScale(camera.scale, 1), 900, 100, size, insets)
    for (let i = 0; i < 10; i++) camera = zoomAt(camera, stepScale(camera.scale, -1), 900, 100, size, insets)
    expect(camera.scale).toBe(1)
    expect(camera.x).toBeCloseTo(home.x, 6)
    expect(camera.y).toBeCloseTo(home.y, 6)
  })

  test('a pan moves by exactly what the hand moved, and never loses the board', () => {
    expect(panBy({ ...home, scale: 2 }, 50, -30, size)).toEqual({ x: 1175, y: 815, scale: 2 })
    const lost = panBy(home, 1e6, 1e6, size)
    const [right, bottom] = toView(frameOf(lost, size, NO_INSETS), 0, 0)
    expect(right).toBeLessThanOrEqual(size.width - 96 + 0.01)
    expect(bottom).toBeLessThanOrEqual(size.height - 96 + 0.01)
  })

  test('fit shows every nation in the part of the view that nothing covers', () => {
    for (const view of [size, { width: 924, height: 692 }, { width: 1564, height: 970 }, { width: 700, height: 900 }]) {
      const frame = frameOf(fitCamera(view, insets), view, insets)
      const [left, top] = toView(frame, 440, 24)
      const [right, bottom] = toView(frame, 2270, 1576)
      expect(left).toBeGreaterThanOrEqual(insets.left - 0.5)
      expect(top).toBeGreaterThanOrEqual(insets.top - 0.5)
      expect(right).toBeLessThanOrEqual(view.width - insets.right + 0.5)
      expect(bottom).toBeLessThanOrEqual(view.height - insets.bottom + 0.5)
    }
  })

  test('a movement between two zooms keeps their common fixed point in place', () => {
    const to = zoomAt(home, 2, 200, 300, size, NO_INSETS)
    const point = toBoard(frameOf(home, size, NO_INSETS), 200, 300)
    for (const t of [0.2, 0.5, 0.9]) {
      const [x, y] = toView(frameOf(between(home, to, t), size, NO_INSETS), ...point)
      expect(Math.hypot(x - 200, y - 300)).toBeLessThan(0.01)
    }
    expect(between(home, to, 1)).toBe(to)
  })
})
