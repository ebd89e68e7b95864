/** The fit that players see: all nations, and the plates too, which keep their size on the screen and overhang the coasts. */
import type { Camera, Insets, ViewSize } from './camera'
import { fitCamera, frameOf } from './camera'
import { layoutPlates } from './plates'

/** How far the board may shrink for its plates; past that a small view with large text shows the nations as large as it can. */
const LEAST = 0.7
const STEP = 0.98

export function fitBoard(size: ViewSize, insets: Insets, textScale: number): Camera {
  const nations = fitCamera(size, insets)
  for (let scale = nations.scale; scale >= nations.scale * LEAST; scale *= STEP) {
    const camera = fitCamera(size, insets, scale)
    if (platesInView(camera, size, insets, textScale)) return camera
  }
  return nations
}

function platesInView(camera: Camera, size: ViewSize, insets: Insets, textScale: number): boolean {
  return layoutPlates(frameOf(camera, size, insets), textScale).every(
    ({ box }) =>
      box.x >= insets.left &&
      box.y >= insets.top &&
      box.x + box.width <= size.width - insets.right &&
      box.y + box.height <= size.height - insets.bottom,
  )
}
