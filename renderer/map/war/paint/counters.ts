/** All counters as sprites: each painted once and then only placed, so that three hundred cost a frame next to nothing. */
import type { Frame, ViewSize } from '../../camera'
import type { WarColours } from '../ground'
import type { PlacedStack, StackLayout } from '../layout'
import type { Palette } from '../../../theme/palette'
import { paintCounter } from './counter'

export interface CounterScene {
  readonly frame: Frame
  readonly size: ViewSize
  readonly dpr: number
  readonly textScale: number
  readonly palette: Palette
  readonly colours: WarColours
  readonly layout: StackLayout
  /** Space whose stack of that owner is taken up. */
  readonly lifted?: { readonly space: string; readonly owner: string } | undefined
}

/** Room around a counter for its shadow and tags that stick out. */
const MARGIN = 6
/** More than a campaign ever shows at once; beyond it the oldest go. */
const MOST = 600

export function keepSprites() {
  const sprites = new Map<string, HTMLCanvasElement>()
  let theme: Palette | undefined

  function spriteOf({ stack, box }: PlacedStack, scene: CounterScene): HTMLCanvasElement {
    const unit = scene.dpr * scene.textScale
    const set = scene.colours[stack.owner]
    const looks = stack.parts.map((p) =>
      [p.kind, p.ids.length, p.damaged, p.submerged, p.stray, p.moved, p.cargo.join('+')].join(),
    )
    const key = [scene.layout.kind, set, stack.owner, unit, stack.complex, stack.total, ...looks].join('|')
    const known = sprites.get(key)
    if (known) return known
    const canvas = document.createElement('canvas')
    canvas.width = Math.ceil(box.width * scene.dpr + 2 * MARGIN * unit)
    canvas.height = Math.ceil(box.height * scene.dpr + 2 * MARGIN * unit)
    const ctx = canvas.getContext('2d')
    ctx?.setTransform(unit, 0, 0, unit, MARGIN * unit, MARGIN * unit)
    if (ctx) paintCounter(ctx, stack, { palette: scene.palette, set, kind: scene.layout.kind, dpr: unit })
    if (sprites.size >= MOST) sprites.delete(sprites.keys().next().value ?? '')
    sprites.set(key, canvas)
    return canvas
  }

  return {
    /** `ctx` carries view pixels. */
    paint(ctx: CanvasRenderingContext2D, scene: CounterScene): void {
      if (theme !== scene.palette) sprites.clear()
      theme = scene.palette
      const margin = MARGIN * scene.textScale
      const { dx, dy } = scene.frame
      for (const placed of scene.layout.placed) {
        const { box } = placed
        const [x, y] = [box.x + dx, box.y + dy]
        if (x > scene.size.width || y > scene.size.height || x + box.width < 0 || y + box.height < 0) continue
        const { lifted } = scene
        if (lifted?.space === placed.stack.space && lifted.owner === placed.stack.owner) paintFrame(ctx, scene, placed)
        const sprite = spriteOf(placed, scene)
        ctx.drawImage(sprite, x - margin, y - margin, sprite.width / scene.dpr, sprite.height / scene.dpr)
      }
    },
  }
}

/** White and ink around what is in the hand. */
function paintFrame(ctx: CanvasRenderingContext2D, { palette, frame }: CounterScene, { box, body }: PlacedStack) {
  ctx.beginPath()
  ctx.roundRect(box.x + frame.dx - 4, box.y + frame.dy - 4, body + 8, box.height + 8, 6)
  ctx.fillStyle = palette.halo
  ctx.fill()
  ctx.strokeStyle = palette.ink
  ctx.lineWidth = 2
  ctx.stroke()
}
