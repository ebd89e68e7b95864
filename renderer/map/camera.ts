/**
 * Camera arithmetic, pure. A camera is the board pixel in the middle of the free view and the scale (1 = 100 %, one board
 * pixel to one CSS pixel). Zoom stops are a ladder of equal ratios, so ten steps in and ten out end exactly where they began.
 */
import { BOARD_SIZE, SHEET } from '../../shared/board'

export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}
export interface ViewSize {
  readonly width: number
  readonly height: number
}
/** CSS pixels of the view that other panels cover. */
export interface Insets {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}
/** What turns board pixels into view pixels: view = board × scale + offset. */
export interface Frame {
  readonly scale: number
  readonly dx: number
  readonly dy: number
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 }
export const MIN_SCALE = 0.25
export const MAX_SCALE = 4
/** Ten steps from 100 % to 400 %, ten from 100 % to 25 %. */
const STEPS = 10
/** CSS pixels of the board that a pan leaves in the view. */
const KEEP = 96

const clamp = (v: number, low: number, high: number) => Math.min(Math.max(v, low), high)
const stop = (n: number) => (n === 0 ? 1 : MAX_SCALE ** (clamp(n, -STEPS, STEPS) / STEPS))
export const clampScale = (scale: number): number => clamp(scale, MIN_SCALE, MAX_SCALE)

/** The next stop of the ladder; a scale between two stops goes to the one it is heading for. */
export function stepScale(scale: number, direction: 1 | -1): number {
  const n = (STEPS * Math.log(scale)) / Math.log(MAX_SCALE)
  const nearest = Math.round(n)
  if (Math.abs(n - nearest) < 1e-6) return stop(nearest + direction)
  return stop(direction > 0 ? Math.ceil(n) : Math.floor(n))
}

const freeMiddle = (size: ViewSize, insets: Insets) => ({
  x: (size.width + insets.left - insets.right) / 2,
  y: (size.height + insets.top - insets.bottom) / 2,
})

export function frameOf(camera: Camera, size: ViewSize, insets: Insets): Frame {
  const middle = freeMiddle(size, insets)
  return { scale: camera.scale, dx: middle.x - camera.x * camera.scale, dy: middle.y - camera.y * camera.scale }
}
export const toBoard = (frame: Frame, x: number, y: number): readonly [number, number] => [
  (x - frame.dx) / frame.scale,
  (y - frame.dy) / frame.scale,
]
export const toView = (frame: Frame, x: number, y: number): readonly [number, number] => [
  x * frame.scale + frame.dx,
  y * frame.scale + frame.dy,
]

/** The board point at (x, y) of the view stays there. */
export function zoomAt(camera: Camera, scale: number, x: number, y: number, size: ViewSize, insets: Insets): Camera {
  const next = clampScale(scale)
  const middle = freeMiddle(size, insets)
  const shift = 1 / camera.scale - 1 / next
  return { x: camera.x + (x - middle.x) * shift, y: camera.y + (y - middle.y) * shift, scale: next }
}

/** Moves what is seen by view pixels: a positive dx shows more of the west. Some board always stays in view. */
export function panBy(camera: Camera, dx: number, dy: number, size: ViewSize): Camera {
  const reach = (extent: number) => Math.max(0, extent / 2 - KEEP) / camera.scale
  const [rx, ry] = [reach(size.width), reach(size.height)]
  return {
    x: clamp(camera.x - dx / camera.scale, -rx, BOARD_SIZE.width + rx),
    y: clamp(camera.y - dy / camera.scale, -ry, BOARD_SIZE.height + ry),
    scale: camera.scale,
  }
}

/** The part of the board where the thirteen nations lie, with sea enough for the plates in the west. */
export const PLAY = { x: 420, y: SHEET.y, width: SHEET.x + SHEET.width - 420, height: SHEET.height } as const

/** CSS pixels of paper and neat line around the board, with a little desk beyond. */
const SHEET_MARGIN = 18

/** A part of the board, in board pixels. */
export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** All of the area in the free view, at no larger a scale than `most`; it reaches to the eastern edge of the sheet. */
export function fitCamera(size: ViewSize, insets: Insets, most = MAX_SCALE, area: Area = PLAY): Camera {
  const width = Math.max(1, size.width - insets.left - insets.right)
  const height = Math.max(1, size.height - insets.top - insets.bottom)
  const tall = height / area.height
  // Where the sheet leaves desk at its sides, it shows all four of its margins.
  const margins = SHEET.width * tall < width ? 2 * SHEET_MARGIN : 0
  const scale = clampScale(Math.min(width / area.width, (height - margins) / area.height, most))
  // A wide view shows the Atlantic too, rather than desk beyond the eastern edge.
  const seen = width / scale
  const x = Math.max(SHEET.x + SHEET.width - seen / 2, BOARD_SIZE.width / 2)
  return { x, y: area.y + area.height / 2, scale }
}

/** Between two cameras, t from 0 to 1: the scale by ratio, so that the eye sees one steady movement. */
export function between(from: Camera, to: Camera, t: number): Camera {
  if (t >= 1) return to
  const scale = from.scale * (to.scale / from.scale) ** t
  // The fixed point of the zoom stays fixed: interpolate in 1 / scale when the scale changes, evenly when it does not.
  const same = Math.abs(1 / to.scale - 1 / from.scale) < 1e-9
  const u = same ? t : (1 / scale - 1 / from.scale) / (1 / to.scale - 1 / from.scale)
  return { x: from.x + (to.x - from.x) * u, y: from.y + (to.y - from.y) * u, scale }
}
