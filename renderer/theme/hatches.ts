/** Hatches for a canvas: small tiles drawn once per colour and resolution, turned into patterns. */
import type { ColourSet } from '../../shared/schema/table'
import { HATCHES } from '../../shared/board/hatches'

/** A tile holds whole device pixels, or its seams would show as a second hatch. */
function tileOf(set: ColourSet, colour: string, pixelsPerUnit: number): HTMLCanvasElement {
  const hatch = HATCHES[set]
  const tile = document.createElement('canvas')
  tile.width = Math.max(1, Math.round(hatch.width * pixelsPerUnit))
  tile.height = Math.max(1, Math.round(hatch.height * pixelsPerUnit))
  const ctx = tile.getContext('2d')
  if (!ctx) return tile
  ctx.scale(tile.width / hatch.width, tile.height / hatch.height)
  ctx.strokeStyle = colour
  ctx.lineWidth = hatch.weight
  ctx.lineCap = hatch.cap
  ctx.stroke(new Path2D(hatch.d))
  return tile
}

const tiles = new Map<string, HTMLCanvasElement>()

/**
 * A pattern whose tile measures one device pixel to one, whatever transform `ctx` carries: `userScale` is that transform's
 * scale. `density` is device pixels to one unit of the hatch.
 */
export function hatchPattern(
  ctx: CanvasRenderingContext2D,
  set: ColourSet,
  colour: string,
  density: number,
  userScale: number,
): CanvasPattern | string {
  const key = `${set} ${colour} ${density}`
  const tile = tiles.get(key) ?? tileOf(set, colour, density)
  tiles.set(key, tile)
  const pattern = ctx.createPattern(tile, 'repeat')
  if (!pattern) return colour
  pattern.setTransform(new DOMMatrix().scale(1 / userScale))
  return pattern
}
