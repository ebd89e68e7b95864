/** What is laid over the still picture: veil, hover, legal targets, selection, keyboard focus, and the plates' leaders. */
import { BOARD_SIZE, SHEET, regionPath } from '../../../shared/board'
import type { NationId } from '../../../shared/origins/ids'
import type { Palette } from '../../theme/palette'
import type { Frame } from '../camera'
import type { PlacedPlate } from '../plates'
import { path2d } from './paths'

export interface Marks {
  readonly selected?: NationId | undefined
  readonly hovered?: NationId | undefined
  readonly focused?: NationId | undefined
  readonly targets: readonly NationId[]
  readonly dim: readonly NationId[]
}

/** Where most nations are open, outlining them all would mark nothing: then only the one under the pointer is outlined. */
export const MOST = 7
export const outlined = ({ targets, hovered }: Marks): readonly NationId[] =>
  targets.length < MOST ? targets : targets.filter((nation) => nation === hovered)

/** `ctx` carries view pixels. */
export function paintMarks(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  frame: Frame,
  marks: Marks,
  placed: readonly PlacedPlate[],
): void {
  ctx.save()
  ctx.translate(frame.dx, frame.dy)
  ctx.scale(frame.scale, frame.scale)
  ctx.beginPath()
  ctx.rect(SHEET.x, SHEET.y, SHEET.width, SHEET.height)
  ctx.clip()
  ctx.lineJoin = 'round'
  const line = (nation: NationId, colour: string, width: number) => {
    ctx.strokeStyle = colour
    ctx.lineWidth = width / frame.scale
    ctx.stroke(path2d(regionPath(nation)))
  }
  for (const nation of marks.dim) wash(ctx, nation, palette.veil, 1)
  if (marks.hovered && marks.hovered !== marks.selected) {
    wash(ctx, marks.hovered, palette.halo, 0.38)
    line(marks.hovered, palette.ink, 1.5)
  }
  for (const nation of outlined(marks)) {
    line(nation, palette.halo, 7.5)
    line(nation, palette.accent, 3.5)
  }
  if (marks.selected) {
    line(marks.selected, palette.halo, 7)
    line(marks.selected, palette.ink, 3)
  }
  if (marks.focused) paintFocus(ctx, palette, marks.focused, frame.scale)
  ctx.restore()
  for (const plate of placed) paintLeader(ctx, palette, plate)
}

function wash(ctx: CanvasRenderingContext2D, nation: NationId, colour: string, alpha: number) {
  ctx.globalAlpha = alpha
  ctx.fillStyle = colour
  ctx.fill(path2d(regionPath(nation)))
  ctx.globalAlpha = 1
}

/** A second outline seven pixels out: what lies inside the nation is clipped away. */
function paintFocus(ctx: CanvasRenderingContext2D, palette: Palette, nation: NationId, scale: number) {
  const region = path2d(regionPath(nation))
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

function paintLeader(ctx: CanvasRenderingContext2D, palette: Palette, { box, point }: PlacedPlate) {
  if (!point) return
  ctx.beginPath()
  ctx.moveTo(box.x + box.width / 2, box.y + box.height / 2)
  ctx.lineTo(point[0], point[1])
  ctx.lineCap = 'round'
  ctx.strokeStyle = palette.halo
  ctx.lineWidth = 3
  ctx.stroke()
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 1.3
  ctx.stroke()
  ctx.beginPath()
  ctx.arc(point[0], point[1], 3.2, 0, 2 * Math.PI)
  ctx.fillStyle = palette.ink
  ctx.fill()
}
