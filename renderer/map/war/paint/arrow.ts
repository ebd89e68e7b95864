/** Arrows of moves, and the way that is only being considered. */
import type { Point } from '../../../../shared/board'
import type { Palette } from '../../../theme/palette'
import type { Arrow } from '../arrows'
import type { WarColours } from '../ground'
import { coloursIn } from '../ground'

type Ctx = CanvasRenderingContext2D

/** `ctx` is moved to the board's origin and carries CSS pixels. */
export function paintArrow(ctx: Ctx, palette: Palette, colours: WarColours, arrow: Arrow, textScale: number): void {
  const { solid, deep } = coloursIn(palette, colours[arrow.owner])
  ctx.globalAlpha = arrow.confirmed ? 0.6 : 1
  shaft(ctx, arrow, palette['arrow-edge'], solid)
  if (arrow.label !== '') paintPill(ctx, palette, arrow, deep, textScale)
  ctx.globalAlpha = 1
}

function shaft(
  ctx: Ctx,
  { points, width, dotted }: Pick<Arrow, 'points' | 'width' | 'dotted'>,
  edge: string,
  colour: string,
) {
  const [tail] = points
  const [bend, head] = points.slice(-2)
  if (!tail || !bend || !head) return
  const turn = Math.atan2(head[1] - bend[1], head[0] - bend[0])
  const length = 12 + width
  const neck: Point = [head[0] - Math.cos(turn) * length * 0.8, head[1] - Math.sin(turn) * length * 0.8]
  const line = () => {
    ctx.beginPath()
    ctx.moveTo(...tail)
    // Every bend pulls the line; between two of them it goes straight through the middle.
    points.slice(1, -1).forEach((at, i, bends) => {
      const next = bends[i + 1]
      const to: Point = next ? [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2] : neck
      ctx.quadraticCurveTo(...at, ...to)
    })
  }
  const barb = (side: number): Point => [
    head[0] - Math.cos(turn) * length - Math.sin(turn) * side * (width + 3),
    head[1] - Math.sin(turn) * length + Math.cos(turn) * side * (width + 3),
  ]
  const point = () => {
    ctx.beginPath()
    ctx.moveTo(...head)
    ctx.lineTo(...barb(1))
    ctx.lineTo(head[0] - Math.cos(turn) * length * 0.75, head[1] - Math.sin(turn) * length * 0.75)
    ctx.lineTo(...barb(-1))
    ctx.closePath()
  }
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = edge
  ctx.fillStyle = edge
  ctx.lineWidth = width + 4
  line()
  ctx.stroke()
  ctx.lineWidth = 5
  point()
  ctx.stroke()
  ctx.strokeStyle = colour
  ctx.fillStyle = colour
  ctx.lineWidth = dotted ? Math.min(width, 5) : width
  ctx.setLineDash(dotted ? [1, 8] : [])
  line()
  ctx.stroke()
  ctx.setLineDash([])
  point()
  ctx.fill()
}

function paintPill(ctx: Ctx, palette: Palette, { pill, label }: Arrow, edge: string, textScale: number) {
  ctx.beginPath()
  ctx.roundRect(pill.x, pill.y, pill.width, pill.height, pill.height / 2)
  ctx.fillStyle = palette.halo
  ctx.fill()
  ctx.strokeStyle = edge
  ctx.lineWidth = 1.3
  ctx.stroke()
  ctx.fillStyle = palette.ink
  ctx.font = `700 ${12 * textScale}px ${palette['font-ui']}`
  ctx.textAlign = 'center'
  ctx.fillText(label, pill.x + pill.width / 2, pill.y + pill.height / 2 + 4.3 * textScale)
}

export interface Preview {
  /** Spaces from the stack's own to the one pointed at. */
  readonly points: readonly Point[]
  /** "1, 1 left" */
  readonly label: string
}

/** A broken petrol line from space to space, a ring at each, and the cost at its end. */
export function paintPreview(ctx: Ctx, palette: Palette, { points, label }: Preview, textScale: number): void {
  const end = points.at(-1)
  if (!end) return
  const colour = palette.accent
  const line = (width: number, stroke: string, dash: number[]) => {
    ctx.beginPath()
    points.forEach(([x, y], i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)))
    ctx.setLineDash(dash)
    ctx.lineWidth = width
    ctx.strokeStyle = stroke
    ctx.stroke()
    ctx.setLineDash([])
  }
  ctx.lineCap = 'round'
  line(7, palette.halo, [])
  line(3, colour, [7, 6])
  for (const [x, y] of points.slice(1)) {
    ctx.beginPath()
    ctx.arc(x, y, 5, 0, 2 * Math.PI)
    ctx.fillStyle = palette.halo
    ctx.fill()
    ctx.strokeStyle = colour
    ctx.lineWidth = 2.4
    ctx.stroke()
  }
  if (label === '') return
  ctx.font = `700 ${12 * textScale}px ${palette['font-ui']}`
  const width = ctx.measureText(label).width + 16
  const [x, y] = [end[0] - width / 2, end[1] - 34 * textScale]
  ctx.beginPath()
  ctx.roundRect(x, y, width, 21 * textScale, 10)
  ctx.fillStyle = colour
  ctx.fill()
  ctx.fillStyle = palette['accent-ink']
  ctx.textAlign = 'center'
  ctx.fillText(label, end[0], y + 14.8 * textScale)
}
