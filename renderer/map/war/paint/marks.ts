/** What is laid over the still picture: the veil, hover, where the stack may go, selection, keyboard focus, landing places. */
import { BOARD_SIZE, SHEET, warPath } from '../../../../shared/board'
import { ICONS } from '../../../theme/icons'
import type { Palette } from '../../../theme/palette'
import type { Frame } from '../../camera'
import { path2d } from '../../paint/paths'
import type { Ground } from '../ground'
import { coloursIn } from '../ground'
import { anchorOf } from '../layout'
import { paintTrench } from './trench'

export interface WarMarks {
  readonly selected?: string | undefined
  readonly hovered?: string | undefined
  readonly focused?: string | undefined
  /** Open to all that is in hand; to part of it; at a price. */
  readonly open: readonly string[]
  readonly part: readonly string[]
  readonly costly: readonly string[]
  /** Land out of reach, as one list that stays the same object while it says the same. */
  readonly veiled: readonly string[]
  /** Where aircraft could land after the move that is pointed at. */
  readonly landing: readonly string[]
}

/** A bomber reaches half of Europe: beyond so many spaces their outlines go without a casing. */
const CROWD = 10

const veils = new WeakMap<readonly string[], Path2D>()
function veilOf(spaces: readonly string[]): Path2D {
  const known = veils.get(spaces)
  if (known) return known
  const path = new Path2D()
  for (const id of spaces) path.addPath(path2d(warPath(id)))
  veils.set(spaces, path)
  return path
}

/** `ctx` carries view pixels. */
export function paintWarMarks(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  frame: Frame,
  marks: WarMarks,
  ground: Ground,
): void {
  const { scale } = frame
  ctx.save()
  ctx.translate(frame.dx, frame.dy)
  ctx.scale(scale, scale)
  ctx.beginPath()
  ctx.rect(SHEET.x, SHEET.y, SHEET.width, SHEET.height)
  ctx.clip()
  ctx.lineJoin = 'round'
  const line = (id: string, colour: string, width: number, dash: readonly number[] = []) => {
    ctx.strokeStyle = colour
    ctx.lineWidth = width / scale
    ctx.setLineDash(dash.map((d) => d / scale))
    ctx.stroke(path2d(warPath(id)))
    ctx.setLineDash([])
  }
  const lit = (id: string, colour: string, width: number, dash?: readonly number[]) => {
    line(id, palette.halo, width + 4)
    line(id, colour, width, dash)
  }
  if (marks.veiled.length > 0) {
    ctx.fillStyle = palette.veil
    ctx.fill(veilOf(marks.veiled))
  }
  if (marks.hovered && marks.hovered !== marks.selected) {
    ctx.globalAlpha = 0.38
    ctx.fillStyle = palette.halo
    ctx.fill(path2d(warPath(marks.hovered)))
    ctx.globalAlpha = 1
    line(marks.hovered, palette.ink, 1.5)
  }
  const crowded = marks.part.length > CROWD
  for (const id of marks.part)
    if (crowded && id !== marks.hovered && id !== marks.focused) line(id, palette.accent, 1.3, [1.5, 4.5])
    else lit(id, palette.accent, 1.8, [2, 4])
  for (const id of marks.costly) lit(id, palette.warn, 2.5, [7, 4])
  for (const id of marks.open) lit(id, palette.accent, 3.5)
  if (marks.selected) {
    line(marks.selected, palette.halo, 7)
    line(marks.selected, palette.ink, 3)
  }
  if (marks.focused) paintFocus(ctx, palette, marks.focused, scale)
  // A trench must not vanish under the outline of the space that is attacked.
  const outlined = new Set([...marks.open, ...marks.part, ...marks.costly, marks.selected, marks.focused])
  for (const { space, facing, set } of ground.trenches)
    if (outlined.has(space) || outlined.has(facing))
      paintTrench(ctx, palette, coloursIn(palette, set).deep, space, facing, scale)
  ctx.restore()
  for (const id of marks.landing) paintLanding(ctx, palette, frame, id)
}

/** A second outline seven pixels out: what lies inside the space is clipped away. */
function paintFocus(ctx: CanvasRenderingContext2D, palette: Palette, id: string, scale: number) {
  const region = path2d(warPath(id))
  const outside = new Path2D(`M-400-400H${BOARD_SIZE.width + 400}V${BOARD_SIZE.height + 400}H-400Z`)
  outside.addPath(region)
  ctx.save()
  ctx.clip(outside, 'evenodd')
  for (const [width, colour] of [
    [18, palette.halo],
    [16, palette.accent],
    [11.5, palette.halo],
  ] as const) {
    ctx.strokeStyle = colour
    ctx.lineWidth = width / scale
    ctx.stroke(region)
  }
  ctx.restore()
  ctx.strokeStyle = palette.accent
  ctx.lineWidth = 3 / scale
  ctx.stroke(region)
}

/** A petrol disc with an aeroplane, beside where the counters of the space stand. */
function paintLanding(ctx: CanvasRenderingContext2D, palette: Palette, frame: Frame, id: string) {
  const [x, y] = anchorOf(id, frame.scale)
  ctx.save()
  ctx.translate(x + frame.dx, y + frame.dy + 25)
  ctx.beginPath()
  ctx.arc(0, 0, 9.5, 0, 2 * Math.PI)
  ctx.fillStyle = palette.accent
  ctx.fill()
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 2
  ctx.stroke()
  ctx.translate(-6.5, -6.5)
  ctx.scale(13 / 24, 13 / 24)
  ctx.fillStyle = palette['accent-ink']
  ctx.fill(path2d(ICONS.fighter), 'evenodd')
  ctx.restore()
}
