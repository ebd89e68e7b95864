/** A trench: a battlement just inside the space it guards, only along the hexsides it faces. */
import { frontPath, warPath } from '../../../../shared/board'
import type { Palette } from '../../../theme/palette'
import { path2d } from '../../paint/paths'

/** `ctx` carries board coordinates. */
export function paintTrench(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  colour: string,
  space: string,
  facing: string,
  scale: number,
): void {
  const line = path2d(frontPath(space, facing))
  const thin = scale < 0.6 ? 0.6 : 1
  ctx.save()
  ctx.clip(path2d(warPath(space)))
  ctx.lineCap = 'butt'
  for (const [width, stroke, dashed] of [
    [19, palette.halo, false],
    [14, colour, true],
    [7, palette.halo, false],
    [5, colour, false],
  ] as const) {
    ctx.strokeStyle = stroke
    ctx.lineWidth = (width * thin) / scale
    ctx.setLineDash(dashed ? [(4.5 * thin) / scale, (3.5 * thin) / scale] : [])
    ctx.stroke(line)
  }
  ctx.restore()
}
