/** The paper that the board is printed on, with the double neat line of an atlas, lying on the desk. */
import { SHEET } from '../../../shared/board'
import type { Palette } from '../../theme/palette'
import type { Frame, ViewSize } from '../camera'
import { toView } from '../camera'

/** CSS pixels. */
const MARGIN = 11

/** `ctx` carries view pixels; the board is laid on top. */
export function paintSheet(ctx: CanvasRenderingContext2D, palette: Palette, frame: Frame): void {
  const [x, y] = toView(frame, SHEET.x, SHEET.y)
  const [width, height] = [SHEET.width * frame.scale, SHEET.height * frame.scale]
  const box = (out: number) => [x - out, y - out, width + 2 * out, height + 2 * out] as const
  ctx.fillStyle = 'rgba(26, 20, 10, .22)'
  ctx.fillRect(x - MARGIN, y - MARGIN + 2, width + 2 * MARGIN, height + 2 * MARGIN + 1)
  ctx.fillStyle = palette.paper
  ctx.fillRect(...box(MARGIN))
  ctx.strokeStyle = palette['border-owner']
  ctx.lineWidth = 1
  ctx.strokeRect(...box(4.5))
  ctx.globalAlpha = 0.6
  ctx.strokeRect(...box(1.5))
  ctx.globalAlpha = 1
}

/** Whether the view shows nothing but board: then the frame stands on the view instead. */
export function fillsView(frame: Frame, size: ViewSize): boolean {
  const [left, top] = toView(frame, SHEET.x, SHEET.y)
  const [right, bottom] = toView(frame, SHEET.x + SHEET.width, SHEET.y + SHEET.height)
  return left <= 0.5 && top <= 0.5 && right >= size.width - 0.5 && bottom >= size.height - 0.5
}
