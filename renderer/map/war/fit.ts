/** The whole board of The Great War, America and the convoys included, in the room that the map's controls leave free. */
import { SHEET } from '../../../shared/board'
import type { Camera, Insets, ViewSize } from '../camera'
import { clampScale } from '../camera'

/** CSS pixels around the sheet: its paper, and a little desk beyond. */
const EDGE = 14
/** In the players' text size: the row of controls below the map; beside it the key on the left, the zoom on the right. */
const FOOT_REMS = 2.75
const KEY_REMS = 5.5
const ZOOM_REMS = 3.75
/** A narrower map goes without its key. */
export const KEYED_REMS = 40

/** Where the controls stand: in a row below the map, or in the corners and down the right side. */
export type Controls = 'foot' | 'side'

const scaleIn = ({ width, height }: ViewSize, { top, right, bottom, left }: Insets): number =>
  clampScale(
    Math.min((width - left - right - 2 * EDGE) / SHEET.width, (height - top - bottom - 2 * EDGE) / SHEET.height),
  )

function roomFor(controls: Controls, { width }: ViewSize, insets: Insets, remPx: number): Insets {
  if (controls === 'foot') return { ...insets, bottom: insets.bottom + FOOT_REMS * remPx }
  const key = width > KEYED_REMS * remPx ? KEY_REMS * remPx : 0
  return { ...insets, left: insets.left + key, right: insets.right + ZOOM_REMS * remPx }
}

/** Where they take least from the map. */
export function controlsIn(size: ViewSize, insets: Insets, remPx: number): Controls {
  const scale = (controls: Controls) => scaleIn(size, roomFor(controls, size, insets, remPx))
  return scale('foot') > scale('side') ? 'foot' : 'side'
}

/** The whole sheet in the middle of what is free. */
export function fitWar(size: ViewSize, insets: Insets, free: Insets = insets): Camera {
  const scale = scaleIn(size, free)
  // A camera looks at the middle of its own insets.
  const [right, down] = [
    (free.left - insets.left - free.right + insets.right) / 2,
    (free.top - insets.top - free.bottom + insets.bottom) / 2,
  ]
  return {
    x: SHEET.x + SHEET.width / 2 - right / scale,
    y: SHEET.y + SHEET.height / 2 - down / scale,
    scale,
  }
}

/** The same with the controls of the map about it. */
export const fitWarTable = (size: ViewSize, insets: Insets, _textScale: number, remPx: number): Camera =>
  fitWar(size, insets, roomFor(controlsIn(size, insets, remPx), size, insets, remPx))
