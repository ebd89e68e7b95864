/** The shield and the star for a canvas; the same shapes as parts/Shield.vue. */
import type { PowerId } from '../../../shared/origins/ids'
import type { ColourSet } from '../../../shared/schema/table'
import { hatchPattern } from '../../theme/hatches'
import { ICONS } from '../../theme/icons'
import type { Palette } from '../../theme/palette'
import { POWER_CODE } from '../../theme/powers'
import { path2d } from './paths'

const OUTLINE = 'M1.5 1.5h22v14.5c0 5.3-4.2 8.6-11 10.7C5.7 24.6 1.5 21.3 1.5 16Z'
const FOOT = 'M1.5 16.8h22c-.4 5-4.5 8-11 10-6.5-2-10.6-5-11-10Z'

/** At (x, y), `size` CSS pixels wide. */
export function paintShield(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  power: PowerId,
  set: ColourSet,
  x: number,
  y: number,
  size: number,
  dpr: number,
): void {
  const { solid, on } = palette.sets[set]
  const scale = size / 25
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(scale, scale)
  ctx.fillStyle = solid
  ctx.fill(path2d(OUTLINE))
  ctx.globalAlpha = 0.75
  ctx.fillStyle = hatchPattern(ctx, set, on, Math.max(0.5, scale) * dpr, scale * dpr)
  ctx.fill(path2d(FOOT))
  ctx.globalAlpha = 1
  ctx.strokeStyle = palette['counter-edge']
  ctx.lineWidth = 1.6
  ctx.stroke(path2d(OUTLINE))
  ctx.fillStyle = on
  ctx.font = `750 11.5px ${palette['font-ui']}`
  ctx.textAlign = 'center'
  ctx.fillText(POWER_CODE[power], 12.5, 14)
  ctx.restore()
}

export function paintStar(ctx: CanvasRenderingContext2D, palette: Palette, x: number, y: number, size: number): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.scale(size / 24, size / 24)
  ctx.lineJoin = 'round'
  ctx.strokeStyle = palette['border-owner']
  ctx.lineWidth = 1.8
  ctx.fillStyle = palette.gilt
  ctx.fill(path2d(ICONS.star))
  ctx.stroke(path2d(ICONS.star))
  ctx.restore()
}
