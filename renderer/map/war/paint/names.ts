/** Names in their spaces: lands upright, waters in italics; a star for a capital, a gauge for a neutral's leaning. */
import type { Position } from '../../../../shared/great-war/ids'
import { ICONS } from '../../../theme/icons'
import { path2d } from '../../paint/paths'
import { paintStar } from '../../paint/shield'
import { AMERICA, coloursIn } from '../ground'
import { keepInside } from '../inside'
import type { PlacedName } from '../names'
import { layoutNames } from '../names'
import type { WarBoardScene } from './scene'

/** `ctx` carries board coordinates; type is set in CSS pixels on top of them. */
export function paintNames(ctx: CanvasRenderingContext2D, scene: WarBoardScene): void {
  const { ground, palette } = scene
  const land = new Map(ground.lands.map((x) => [x.id, x]))
  const raided = new Map(ground.convoys.flatMap(({ id, raider }) => (raider ? [[id, raider] as const] : [])))
  ctx.save()
  ctx.scale(1 / scene.scale, 1 / scene.scale)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.lineJoin = 'round'
  for (const name of layoutNames(scene.scale, scene.textScale)) {
    const { space } = name
    if (ground.absorbed && space.id === 'serbia') continue
    const held = land.get(space.id)
    const water = space.kind === 'sea'
    const beside = water || space.label.outside
    const casing = beside
      ? palette['sea-near']
      : held?.owner
        ? coloursIn(palette, held.set).tint
        : palette['closed-tint']
    const colour = water ? palette['sea-ink'] : held?.owner ? palette.ink : palette['ink-2']
    paintName(ctx, name, `${water ? 'italic 500' : '600'} ${name.size}px ${palette['font-display']}`, colour, casing)
    if (ground.capitals.includes(space.id)) paintCapital(ctx, scene, name)
    const raider = raided.get(space.id)
    if (raider) paintRaid(ctx, name, coloursIn(palette, raider).solid, palette.halo)
    const leaning = ground.leaning.find((x) => x.space === space.id)
    if (leaning && scene.scale >= 0.5) paintLeaning(ctx, scene, name, leaning.position)
    if (space.id === AMERICA && ground.opinion !== undefined) paintOpinion(ctx, scene, name, ground.opinion)
  }
  ctx.restore()
}

function paintName(
  ctx: CanvasRenderingContext2D,
  { space, x, y, size }: PlacedName,
  font: string,
  colour: string,
  casing: string,
) {
  const { lines } = space.label
  ctx.font = font
  lines.forEach((line, i) => {
    const at = y + (i - (lines.length - 1) / 2) * size * 1.02 + size * 0.33
    ctx.globalAlpha = 0.7
    ctx.lineWidth = 3
    ctx.strokeStyle = casing
    ctx.strokeText(line, x, at)
    ctx.globalAlpha = 1
    ctx.fillStyle = colour
    ctx.fillText(line, x, at)
  })
}

/** Before the first line; the face of the name is still set. */
function paintCapital(ctx: CanvasRenderingContext2D, scene: WarBoardScene, { space, x, y, size }: PlacedName) {
  const star = Math.min(Math.max(9, size * 0.62), 15)
  const { lines } = space.label
  const half = ctx.measureText(lines[0] ?? '').width / 2
  const top = y - ((lines.length - 1) / 2) * size * 1.02 - star / 2 - size * 0.02
  paintStar(ctx, scene.palette, x - half - star - 2.5, top, star)
}

/** A cross laid over the zone's name: its income goes down with its ships. */
function paintRaid(ctx: CanvasRenderingContext2D, { x, box }: PlacedName, colour: string, halo: string) {
  const size = 20
  ctx.save()
  ctx.translate(x - size / 2, box.y - size - 1)
  ctx.scale(size / 24, size / 24)
  ctx.strokeStyle = halo
  ctx.lineWidth = 4
  ctx.stroke(path2d(ICONS.cross))
  ctx.fillStyle = colour
  ctx.fill(path2d(ICONS.cross))
  ctx.restore()
}

const STEPS: readonly Position[] = [-2, -1, 0, 1, 2]

/** Five steps from the Central Powers on the left to the Allies on the right; the marker's is filled. */
function paintLeaning(ctx: CanvasRenderingContext2D, { palette }: WarBoardScene, { x, box }: PlacedName, at: Position) {
  const cell = 7
  const [left, top] = [x - 2.5 * cell, box.y - cell - 3]
  ctx.font = `700 9px ${palette['font-ui']}`
  ctx.lineWidth = 2.5
  ctx.strokeStyle = palette.halo
  ctx.fillStyle = palette.ink
  for (const [letter, side] of [
    ['C', left - 6],
    ['A', left + 5 * cell + 6],
  ] as const) {
    ctx.strokeText(letter, side, top + 6.6)
    ctx.fillText(letter, side, top + 6.6)
  }
  STEPS.forEach((step, i) => {
    ctx.fillStyle = step === at ? palette.ink : palette.halo
    ctx.strokeStyle = palette['border-owner']
    ctx.lineWidth = 0.9
    ctx.beginPath()
    ctx.rect(left + i * cell, top, cell, cell)
    ctx.fill()
    ctx.stroke()
  })
}

/** American opinion: the Allies' side is above nought (GW-19.1). */
function paintOpinion(
  ctx: CanvasRenderingContext2D,
  { palette, scale }: WarBoardScene,
  { x, box }: PlacedName,
  level: number,
) {
  const text = level > 0 ? `+${level} Allied` : level < 0 ? `${level} Central`.replace('-', '−') : '0'
  ctx.font = `700 11px ${palette['font-ui']}`
  const width = ctx.measureText(text).width + 14
  const [middle] = keepInside([x, box.y], width, 0, scale)
  ctx.beginPath()
  ctx.roundRect(middle - width / 2, box.y + box.height + 26, width, 18, 9)
  ctx.fillStyle = palette.halo
  ctx.fill()
  ctx.strokeStyle = palette['border-owner']
  ctx.lineWidth = 1
  ctx.stroke()
  ctx.fillStyle = palette.ink
  ctx.fillText(text, middle, box.y + box.height + 39)
}
