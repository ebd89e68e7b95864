/** One counter: tab with code and hatch, then silhouettes with their counts; a complex is joined on its right. */
import { ICONS } from '../../../theme/icons'
import { hatchPattern } from '../../../theme/hatches'
import { NATION_CODE } from '../../../theme/nations'
import type { Palette } from '../../../theme/palette'
import { path2d } from '../../paint/paths'
import type { WarSet } from '../ground'
import { coloursIn } from '../ground'
import type { Cell, Part, Stack, StackKind } from '../stacks'
import { PILL, STRIP, bodySize, cellWidth, codeWidth, rowsOf } from '../stacks'

export interface CounterLook {
  readonly palette: Palette
  readonly set: WarSet
  readonly kind: StackKind
  readonly dpr: number
}

type Ctx = CanvasRenderingContext2D

/** Opacity of what has moved: of its cell, or of the whole counter when nothing else stands in it. */
const MOVED = 0.55

/** `ctx` has the counter's corner as its origin and CSS pixels at text size 100 % as its unit. */
export function paintCounter(ctx: Ctx, stack: Stack, look: CounterLook): void {
  const code = NATION_CODE[stack.owner]
  const [width, height] = bodySize(stack, look.kind, code)
  ctx.textBaseline = 'alphabetic'
  if (stack.complex && look.kind !== 'dot') paintComplex(ctx, look, width, height)
  if (stack.parts.length === 0) return
  if (look.kind === 'dot') return paintDot(ctx, stack, look)
  const resting = stack.parts.every((part) => part.moved)
  ctx.globalAlpha = resting ? MOVED : 1
  paintGround(ctx, look, width, height)
  paintTab(ctx, look, code, height)
  if (look.kind === 'pill') paintTotal(ctx, look, stack.total, code, width)
  else
    rowsOf(stack, look.kind).forEach((row, i) => {
      paintRow(ctx, look, row, STRIP.tab + codeWidth(code) + 1, i * STRIP.height, resting)
    })
  ctx.globalAlpha = 1
}

function paintDot(ctx: Ctx, { total }: Stack, { palette, set }: CounterLook) {
  const { solid } = coloursIn(palette, set)
  ctx.beginPath()
  ctx.arc(7, 7, Math.min(6.5, 3 + Math.sqrt(total) * 0.8), 0, 2 * Math.PI)
  ctx.fillStyle = solid
  ctx.fill()
  ctx.strokeStyle = set === 'bol' || set === 'mn' ? palette['border-owner'] : palette['counter-edge']
  ctx.lineWidth = 1.1
  ctx.stroke()
}

function paintGround(ctx: Ctx, { palette, set }: CounterLook, width: number, height: number) {
  const { solid, on } = coloursIn(palette, set)
  const box = (dy: number) => {
    ctx.beginPath()
    ctx.roundRect(0, dy, width, height, 3)
  }
  ctx.fillStyle = 'rgba(26, 20, 10, .35)'
  box(1.5)
  ctx.fill()
  ctx.fillStyle = solid
  box(0)
  ctx.fill()
  ctx.strokeStyle = set === 'bol' ? on : palette['counter-edge']
  ctx.lineWidth = set === 'bol' ? 2 : 1.2
  ctx.stroke()
}

function paintTab(ctx: Ctx, { palette, set, dpr, kind }: CounterLook, code: string, height: number) {
  const { on } = coloursIn(palette, set)
  const tab = (kind === 'pill' ? PILL.tab : STRIP.tab) + codeWidth(code)
  const foot = kind === 'pill' ? 4.5 : 6
  if (set !== 'mn') {
    ctx.save()
    ctx.beginPath()
    ctx.roundRect(0.6, height - foot - 1, tab - 1, foot + 0.4, [0, 0, 0, 2.4])
    ctx.globalAlpha *= 0.8
    ctx.fillStyle = hatchPattern(ctx, set, on, dpr, dpr)
    ctx.fill()
    ctx.restore()
  }
  ctx.fillStyle = on
  ctx.save()
  ctx.globalAlpha *= 0.35
  ctx.fillRect(tab - 0.5, 0.6, 1, height - 1.2)
  ctx.restore()
  ctx.font = `750 ${kind === 'pill' ? 9 : 9.5}px ${palette['font-ui']}`
  ctx.textAlign = 'center'
  const middle = kind === 'pill' ? 11 : height > STRIP.height ? height / 2 : 11
  ctx.fillText(code, tab / 2 + 0.3, middle)
}

function paintTotal(ctx: Ctx, { palette, set }: CounterLook, total: number, code: string, width: number) {
  const left = PILL.tab + codeWidth(code)
  ctx.fillStyle = coloursIn(palette, set).on
  ctx.font = `700 12.5px ${palette['font-ui']}`
  ctx.textAlign = 'center'
  ctx.fillText(String(total), (left + width) / 2 - 0.5, 13.9)
}

function paintRow(ctx: Ctx, look: CounterLook, row: readonly Cell[], left: number, top: number, resting: boolean) {
  const { on } = coloursIn(look.palette, look.set)
  let x = left
  for (const { part, count } of row) {
    ctx.save()
    if (part.moved && !resting) ctx.globalAlpha *= MOVED
    ctx.translate(x, top + 3)
    paintUnit(ctx, look, part)
    if (count > 1) {
      ctx.fillStyle = on
      ctx.font = `700 13px ${look.palette['font-ui']}`
      ctx.textAlign = 'left'
      ctx.fillText(String(count), 21, 13.6)
    }
    ctx.restore()
    x += cellWidth(count)
  }
}

/** The silhouette, with what sets it apart: a tear, the water over it, its cargo, a stray's question. */
function paintUnit(ctx: Ctx, { palette, set }: CounterLook, part: Part) {
  const { on, solid } = coloursIn(palette, set)
  ctx.save()
  if (part.submerged) ctx.globalAlpha *= 0.6
  ctx.translate(1.5, 0)
  ctx.scale(0.75, 0.75)
  ctx.fillStyle = on
  ctx.fill(path2d(ICONS[part.kind]), 'evenodd')
  ctx.restore()
  if (part.damaged) {
    for (const [width, colour] of [
      [4.5, solid],
      [1.8, on],
    ] as const) {
      ctx.strokeStyle = colour
      ctx.lineWidth = width
      ctx.beginPath()
      ctx.moveTo(15.5, 0.5)
      ctx.lineTo(11.5, 7.5)
      ctx.lineTo(14, 9)
      ctx.lineTo(7.5, 17.5)
      ctx.stroke()
    }
  }
  if (part.submerged) {
    ctx.strokeStyle = on
    ctx.lineWidth = 1.3
    ctx.beginPath()
    ctx.moveTo(1, 3)
    for (let i = 0; i < 3; i++) ctx.quadraticCurveTo(4 + i * 6, i % 2 ? 6 : 0, 7 + i * 6, 3)
    ctx.stroke()
  }
  if (part.stray) paintBadge(ctx, palette, '?')
  if (part.cargo.length > 0) paintCargo(ctx, palette, part)
}

function paintBadge(ctx: Ctx, palette: Palette, text: string) {
  ctx.beginPath()
  ctx.arc(17.5, 2.5, 5, 0, 2 * Math.PI)
  ctx.fillStyle = palette.halo
  ctx.fill()
  ctx.fillStyle = palette.ink
  ctx.font = `750 9px ${palette['font-ui']}`
  ctx.textAlign = 'center'
  ctx.fillText(text, 17.5, 5.7)
}

/** Small silhouettes in a white tag over the funnel. */
function paintCargo(ctx: Ctx, palette: Palette, { cargo }: Part) {
  const each = 8.5
  const width = cargo.length * each + 2
  ctx.beginPath()
  ctx.roundRect(21 - width, -4.5, width, 10, 2)
  ctx.fillStyle = palette.halo
  ctx.fill()
  ctx.strokeStyle = palette['border-owner']
  ctx.lineWidth = 0.8
  ctx.stroke()
  ctx.fillStyle = palette.ink
  cargo.forEach((kind, i) => {
    ctx.save()
    ctx.translate(22 - width + i * each, -3.6)
    ctx.scale(0.34, 0.34)
    ctx.fill(path2d(ICONS[kind]), 'evenodd')
    ctx.restore()
  })
}

/** A white tile joined on the right, as high as one row. */
function paintComplex(ctx: Ctx, { palette, kind }: CounterLook, left: number, height: number) {
  const [width, size] = kind === 'pill' ? [PILL.complex, PILL.height] : [STRIP.complex, STRIP.height]
  const top = (height - size) / 2
  const x = left === 0 ? 0 : left + 0.6
  ctx.fillStyle = 'rgba(26, 20, 10, .35)'
  ctx.fillRect(x, top + 1.5, width - 1, size)
  ctx.fillStyle = palette.halo
  ctx.strokeStyle = palette['border-owner']
  ctx.lineWidth = 1.1
  ctx.beginPath()
  ctx.roundRect(x, top, width - 1, size, 2)
  ctx.fill()
  ctx.stroke()
  ctx.save()
  const icon = kind === 'pill' ? 13 : 18
  ctx.translate(x + (width - 1 - icon) / 2, top + (size - icon) / 2 - 0.5)
  ctx.scale(icon / 24, icon / 24)
  ctx.fillStyle = palette.ink
  ctx.fill(path2d(ICONS.complex), 'evenodd')
  ctx.restore()
}
