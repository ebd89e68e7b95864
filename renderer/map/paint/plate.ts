/** An embassy plate: name, who has rights, five columns of chips in seating order, the counts in their cells. */
import type { PowerId } from '../../../shared/origins/ids'
import type { ColourSet } from '../../../shared/schema/table'
import type { PlacedChip } from '../../parts/chips'
import { stackOf } from '../../parts/chips'
import type { Palette } from '../../theme/palette'
import type { PlateColumn, PlateKind, PlateModel } from '../plates'
import { PLATE, columnX } from '../plates'
import { paintShield, paintStar } from './shield'

export interface PlateScene {
  readonly palette: Palette
  readonly colours: Readonly<Record<PowerId, ColourSet>>
  readonly kind: PlateKind
  readonly state: 'rest' | 'selected' | 'target' | 'dim'
  readonly dpr: number
  /** How far the chip placed last has fallen onto its pile, 0 to 1. */
  readonly fall: number
}

/** Room around the plate for its shadow and the frame of a selected one. */
export const MARGIN = 7
const CHIP_WIDTH = 17
const SHIELD = 13

/** `ctx` has the plate's corner as its origin and CSS pixels as its unit. */
export function paintPlate(ctx: CanvasRenderingContext2D, plate: PlateModel, scene: PlateScene): void {
  const full = scene.kind === 'full'
  ctx.textBaseline = 'alphabetic'
  paintGround(ctx, scene)
  ctx.fillStyle = scene.palette.ink
  ctx.textAlign = 'left'
  ctx.font = `600 ${full ? 13.5 : 11.5}px ${scene.palette['font-display']}`
  const nameX = full ? 7 : 5
  // A long name is set narrower: the star must not go missing for it.
  ctx.fillText(plate.name, nameX, full ? 12.5 : 12, holdersAt(plate, scene).left - nameX - 1)
  paintHolders(ctx, plate, scene)
  plate.columns.forEach((column, i) => paintColumn(ctx, column, columnX(scene.kind, i), scene))
  if (scene.state === 'dim') paintVeil(ctx, scene)
}

/** Paper over the plate rather than a plate one can see through: a leader must not show behind its figures. */
function paintVeil(ctx: CanvasRenderingContext2D, { palette, kind }: PlateScene) {
  ctx.globalAlpha = 0.5
  ctx.fillStyle = palette.paper
  ctx.fillRect(0, 0, PLATE[kind].width, PLATE[kind].height)
  ctx.globalAlpha = 1
}

function paintGround(ctx: CanvasRenderingContext2D, { palette, kind, state }: PlateScene) {
  const { width, height } = PLATE[kind]
  const box = (grow: number, radius: number, dy = 0) => {
    ctx.beginPath()
    ctx.roundRect(-grow, -grow + dy, width + 2 * grow, height + 2 * grow, radius)
  }
  ctx.fillStyle = 'rgba(26, 20, 10, .28)'
  box(0, 3, 1.5)
  ctx.fill()
  if (state === 'selected') {
    box(4, 6)
    ctx.fillStyle = palette.halo
    ctx.fill()
    ctx.strokeStyle = palette.ink
    ctx.lineWidth = 2
    ctx.stroke()
  }
  if (state === 'target') {
    box(2.5, 5)
    ctx.fillStyle = palette.halo
    ctx.fill()
  }
  box(0, 3)
  ctx.fillStyle = palette.paper
  ctx.fill()
  ctx.strokeStyle = state === 'target' ? palette.accent : palette['plate-edge']
  ctx.lineWidth = state === 'target' ? 2.5 : 1.1
  ctx.stroke()
}

/** Where the shields stand, in seating order from the left, and before a single one its star. */
function holdersAt(plate: PlateModel, { kind }: PlateScene) {
  const size = kind === 'full' ? SHIELD : 11
  const pitch = plate.holders.length > 3 ? size * 0.8 : size + 2
  const first = PLATE[kind].width - size - 4 - (plate.holders.length - 1) * pitch
  const star = plate.holders.length === 1 ? first - size - 1 : undefined
  return { size, pitch, first, star, left: star ?? first, top: kind === 'full' ? 3.5 : 2 }
}

/** Shields in seating order; a gilt star before a single one. */
function paintHolders(ctx: CanvasRenderingContext2D, plate: PlateModel, scene: PlateScene) {
  const { size, pitch, first, star, top } = holdersAt(plate, scene)
  plate.holders.forEach((power, i) =>
    paintShield(ctx, scene.palette, power, scene.colours[power], first + i * pitch, top, size, scene.dpr),
  )
  if (star !== undefined) paintStar(ctx, scene.palette, star, top, size)
}

function paintColumn(ctx: CanvasRenderingContext2D, column: PlateColumn, x: number, scene: PlateScene) {
  const { palette, kind } = scene
  const { foot, cell, column: pitch } = PLATE[kind]
  const { solid, on } = palette.sets[scene.colours[column.power]]
  const half = pitch / 2 - 1
  if (kind === 'full') paintStack(ctx, scene, column, x, foot - 0.5)
  if (column.right === 'none') {
    ctx.strokeStyle = solid
    ctx.lineWidth = 2.4
    ctx.beginPath()
    ctx.moveTo(x - half + 0.5, foot)
    ctx.lineTo(x + half - 0.5, foot)
    ctx.stroke()
    if (palette['solid-edge'] !== 'transparent') paintEdgeLine(ctx, palette, x, foot, half)
  } else {
    paintCell(ctx, scene, column, x, half)
  }
  ctx.textAlign = 'center'
  ctx.font = `${column.factors > 0 ? 700 : 450} ${kind === 'full' ? 12 : 11}px ${palette['font-ui']}`
  ctx.fillStyle = column.right !== 'none' ? on : column.factors > 0 ? palette.ink : palette['ink-3']
  ctx.fillText(column.factors > 0 ? String(column.factors) : '·', x, foot + cell - (kind === 'full' ? 2.8 : 2.4))
  if (column.home) paintHome(ctx, palette, x, foot + cell, half)
  if (column.added > 0) paintAdded(ctx, scene, column.added, x)
}

/** On dark paper the darkest solids need a pale edge to be seen at all. */
function paintEdgeLine(ctx: CanvasRenderingContext2D, palette: Palette, x: number, foot: number, half: number) {
  ctx.strokeStyle = palette['solid-edge']
  ctx.lineWidth = 0.6
  ctx.strokeRect(x - half + 0.2, foot - 1.5, 2 * half - 0.4, 3)
}

/** Treaty rights fill the cell; exclusive ones frame it twice. */
function paintCell(ctx: CanvasRenderingContext2D, scene: PlateScene, column: PlateColumn, x: number, half: number) {
  const { palette, kind } = scene
  const { foot, cell } = PLATE[kind]
  const { solid, on } = palette.sets[scene.colours[column.power]]
  const box = (inset: number, radius: number) => {
    ctx.beginPath()
    ctx.roundRect(x - half + inset, foot + inset, 2 * (half - inset), cell - 2 * inset, radius)
  }
  box(0, 1.5)
  ctx.fillStyle = solid
  ctx.fill()
  ctx.strokeStyle = palette['solid-edge']
  ctx.lineWidth = 0.8
  ctx.stroke()
  if (column.right !== 'exclusive') return
  box(0, 1.5)
  ctx.strokeStyle = palette['counter-edge']
  ctx.lineWidth = 1.3
  ctx.stroke()
  box(1.8, 1)
  ctx.globalAlpha = 0.7
  ctx.strokeStyle = on
  ctx.lineWidth = 0.8
  ctx.stroke()
  ctx.globalAlpha = 1
}

function paintHome(ctx: CanvasRenderingContext2D, palette: Palette, x: number, y: number, half: number) {
  ctx.save()
  ctx.strokeStyle = palette['ink-3']
  ctx.lineWidth = 1
  ctx.setLineDash([2, 2])
  ctx.beginPath()
  ctx.moveTo(x - half, y)
  ctx.lineTo(x + half, y)
  ctx.stroke()
  ctx.restore()
}

/** Petrol: placed this turn, and to be taken back by pressing it. */
function paintAdded(ctx: CanvasRenderingContext2D, { palette, kind }: PlateScene, added: number, x: number) {
  if (kind === 'compact') {
    ctx.beginPath() // from afar a petrol dot at the cell, nothing to press
    ctx.arc(x + 7, PLATE.compact.foot + 1, 3, 0, 2 * Math.PI)
    ctx.fillStyle = palette.accent
    ctx.fill()
    return
  }
  const text = `+${added}`
  const [y, height] = [22, 13]
  ctx.font = `700 10.5px ${palette['font-ui']}`
  const width = Math.max(19, ctx.measureText(text).width + 8)
  ctx.beginPath()
  ctx.roundRect(x - width / 2, y - height / 2, width, height, height / 2)
  ctx.fillStyle = palette.accent
  ctx.fill()
  ctx.fillStyle = palette['accent-ink']
  ctx.textAlign = 'center'
  ctx.fillText(text, x, y + 3.8)
}

/** Height that a pile may take below the name, and below a "+5" as well. */
const ROOM = { bare: 32, added: 20 } as const
const FALL = 12

/** Chips edge-on, foot first; the one on top may still be falling. */
function paintStack(ctx: CanvasRenderingContext2D, scene: PlateScene, column: PlateColumn, x: number, foot: number) {
  const falls = column.added > 0 && scene.fall < 1
  const pile = stackOf(column.chips, column.added > 0 ? ROOM.added : ROOM.bare)
  pile.forEach((chip, i) => {
    const above = falls && i === pile.length - 1 ? (1 - scene.fall) * FALL : 0
    paintChip(ctx, scene.palette, chip, x, foot - chip.at - above)
  })
}

function paintChip(
  ctx: CanvasRenderingContext2D,
  palette: Palette,
  { value, thickness }: PlacedChip,
  x: number,
  top: number,
) {
  ctx.beginPath()
  ctx.roundRect(x - CHIP_WIDTH / 2, top, CHIP_WIDTH, thickness, Math.min(1.3, thickness / 2))
  ctx.fillStyle = palette[`chip-${value}`]
  ctx.fill()
  ctx.strokeStyle = palette['chip-edge']
  ctx.lineWidth = 0.9
  ctx.stroke()
  ctx.globalAlpha = value === 1 ? 0.45 : 0.75
  ctx.strokeStyle = value === 1 ? palette['chip-edge'] : '#fff'
  ctx.lineWidth = 1.2
  ctx.beginPath()
  for (const side of [-1, 1]) {
    ctx.moveTo(x + (side * CHIP_WIDTH) / 4, top + 0.8)
    ctx.lineTo(x + (side * CHIP_WIDTH) / 4, top + Math.max(0.8, thickness - 0.8))
  }
  ctx.stroke()
  ctx.globalAlpha = 1
}
