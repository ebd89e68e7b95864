/** Strokes and fills of path data, and what both boards have in common: the sea around the land, and a strait. */
import type { Point } from '../../../shared/board'
import { SHEET } from '../../../shared/board'
import type { Palette } from '../../theme/palette'
import type { PictureScene } from '../picture'
import { path2d } from './paths'
import type { Weights } from './weights'

type Scene = PictureScene & { readonly palette: Palette }

/** The Far East lies in a box of its own, in the corner where the grid has no hexes. */
const INSET = { x: 2097, y: SHEET.y, right: SHEET.x + SHEET.width, bottom: 138 } as const

/** CSS pixels as board pixels at this zoom. */
export const px = (scene: PictureScene, cssPixels: number): number => cssPixels / scene.scale

export function stroke(
  ctx: CanvasRenderingContext2D,
  d: string,
  colour: string | CanvasPattern,
  width: number,
  alpha = 1,
): void {
  if (width <= 0) return
  ctx.globalAlpha = alpha
  ctx.strokeStyle = colour
  ctx.lineWidth = width
  ctx.stroke(path2d(d))
  ctx.globalAlpha = 1
}
export function fill(ctx: CanvasRenderingContext2D, d: string, colour: string | CanvasPattern, alpha = 1): void {
  ctx.globalAlpha = alpha
  ctx.fillStyle = colour
  ctx.fill(path2d(d))
  ctx.globalAlpha = 1
}

export function paintSea(ctx: CanvasRenderingContext2D, scene: Scene, weights: Weights, land: string): void {
  const { palette } = scene
  ctx.fillStyle = palette.sea
  ctx.fillRect(SHEET.x, SHEET.y, SHEET.width, SHEET.height)
  if (weights.water.length === 0) stroke(ctx, land, palette.waterline, px(scene, weights.band + 1.5), 0.75)
  stroke(ctx, land, palette['sea-near'], px(scene, weights.band))
  for (const [width, alpha] of weights.water) {
    stroke(ctx, land, palette.waterline, px(scene, width), alpha)
    stroke(ctx, land, palette['sea-near'], px(scene, width - 1.7)) // what is left is a line on either side
  }
}

/** A dashed line between two dots. */
export function paintStrait(ctx: CanvasRenderingContext2D, scene: Scene, from: Point, to: Point, colour: string): void {
  ctx.setLineDash([px(scene, 5), px(scene, 4)])
  stroke(ctx, `M${from.join(',')}L${to.join(',')}`, colour, px(scene, 2))
  ctx.setLineDash([])
  ctx.fillStyle = colour
  for (const [x, y] of [from, to]) {
    ctx.beginPath()
    ctx.arc(x, y, px(scene, 2.8), 0, 2 * Math.PI)
    ctx.fill()
  }
}

/** Only its ground and frame: the hexes of the Far East are land like any other, where the game has them. */
export function paintInset(ctx: CanvasRenderingContext2D, scene: Scene, ground: string): void {
  ctx.fillStyle = ground
  ctx.fillRect(INSET.x, INSET.y, INSET.right - INSET.x, INSET.bottom - INSET.y)
  const frame = (out: number, width: number) => {
    const gap = px(scene, out)
    const d = `M${INSET.x - gap},${INSET.y}V${INSET.bottom + gap}H${INSET.right}`
    stroke(ctx, d, scene.palette['border-owner'], px(scene, width))
  }
  frame(0, 1.4)
  frame(3, 0.6)
}
