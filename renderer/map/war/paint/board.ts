/**
 * The board of The Great War as one still picture: sea, zones, convoys, tints, grid, wash, occupation, borders, treaties,
 * straits, trenches, names. Nothing here knows of units or of what is in hand.
 */
import { SHEET, gridPath, passages, warBorders, warLandPath, warPath } from '../../../../shared/board'
import { hatchPattern } from '../../../theme/hatches'
import { fill, paintInset, paintSea, paintStrait, px, stroke } from '../../paint/brush'
import type { Weights } from '../../paint/weights'
import { weightsAt } from '../../paint/weights'
import type { Land, WarSet } from '../ground'
import { coloursIn } from '../ground'
import { paintNames } from './names'
import type { WarBoardScene } from './scene'
import { paintTrench } from './trench'

/** Below this, zone borders and what lies on the water would only be noise; the whole board in the smallest window is above. */
const ZONES_FROM = 0.36
/** Spaces are what armies move between, so their borders show at every zoom; CSS pixels. */
const SPACE_BORDER = 0.7

/** `ctx` carries board coordinates. */
export function paintWarBoard(ctx: CanvasRenderingContext2D, scene: WarBoardScene): void {
  const weights = weightsAt(scene.scale)
  ctx.save()
  ctx.beginPath()
  ctx.rect(SHEET.x, SHEET.y, SHEET.width, SHEET.height)
  ctx.clip() // the saw-tooth edge stays outside the sheet
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  paintSea(ctx, scene, weights, warLandPath())
  paintZones(ctx, scene)
  paintLands(ctx, scene, weights)
  paintWashes(ctx, scene, weights)
  paintBorders(ctx, scene, weights)
  paintInset(ctx, scene, scene.palette.paper) // the corner of the other game
  paintTruces(ctx, scene)
  paintPassages(ctx, scene)
  for (const { space, facing, set } of scene.ground.trenches)
    paintTrench(ctx, scene.palette, coloursIn(scene.palette, set).deep, space, facing, scene.scale)
  paintNames(ctx, scene)
  ctx.restore()
}

const hatchOf = (ctx: CanvasRenderingContext2D, scene: WarBoardScene, set: WarSet, coarse = 1) =>
  set === 'mn'
    ? undefined
    : hatchPattern(ctx, set, scene.palette.sets[set].deep, scene.dpr * coarse, scene.scale * scene.dpr)

function paintZones(ctx: CanvasRenderingContext2D, scene: WarBoardScene) {
  const { palette, ground } = scene
  for (const { id, set, raider } of ground.convoys) {
    const shown = raider ?? set
    const hatch = hatchOf(ctx, scene, shown)
    if (hatch) fill(ctx, warPath(id), hatch, 0.35)
    ctx.setLineDash([px(scene, 2), px(scene, 3)])
    stroke(ctx, warPath(id), coloursIn(palette, set).deep, px(scene, 1.2))
    ctx.setLineDash([])
  }
  if (scene.scale < ZONES_FROM) return
  ctx.setLineDash([px(scene, 5), px(scene, 3.5)])
  for (const { kind, d } of warBorders()) if (kind === 'zone') stroke(ctx, d, palette['sea-zone'], px(scene, 1), 0.75)
  ctx.setLineDash([])
}

const tintOf = ({ palette }: WarBoardScene, { owner, set }: Land) =>
  owner ? coloursIn(palette, set).tint : palette['closed-tint']

function paintLands(ctx: CanvasRenderingContext2D, scene: WarBoardScene, weights: Weights) {
  for (const land of scene.ground.lands) {
    const tint = tintOf(scene, land)
    fill(ctx, warPath(land.id), tint)
    stroke(ctx, warPath(land.id), tint, px(scene, 0.7)) // closes the hairline between two fills
  }
  if (weights.grid > 0) stroke(ctx, gridPath(), scene.palette.grid, px(scene, 0.8), weights.grid)
}

/** One clip and two strokes an owner: along the inner side of its border its colour, and the hatch on top. */
function paintWashes(ctx: CanvasRenderingContext2D, scene: WarBoardScene, weights: Weights) {
  const { lands } = scene.ground
  const width = px(scene, weights.wash)
  for (const owner of new Set(lands.flatMap((land) => land.owner ?? []))) {
    const held = lands.filter((land) => land.owner === owner)
    const inside = new Set(held.map((land) => land.id))
    const set = held[0]?.set ?? 'mn'
    const clip = new Path2D()
    for (const { id } of held) clip.addPath(new Path2D(warPath(id)))
    const edge = new Path2D()
    for (const { kind, a, b, d } of warBorders())
      if (kind !== 'zone' && inside.has(a) !== inside.has(b)) edge.addPath(new Path2D(d))
    ctx.save()
    ctx.clip(clip)
    ctx.lineWidth = width
    const along = (colour: string | CanvasPattern, alpha: number) => {
      ctx.globalAlpha = alpha
      ctx.strokeStyle = colour
      ctx.stroke(edge)
    }
    const { solid, deep } = coloursIn(scene.palette, set)
    const hatch = hatchOf(ctx, scene, set)
    if (hatch) {
      along(solid, 0.34)
      along(hatch, 0.8)
    } else along(deep, 0.18)
    ctx.restore()
    const over = hatchOf(ctx, scene, set, 1.6)
    if (over) for (const { id, occupied } of held) if (occupied) fill(ctx, warPath(id), over, 0.5)
  }
}

function paintBorders(ctx: CanvasRenderingContext2D, scene: WarBoardScene, weights: Weights) {
  const { palette, ground } = scene
  const owner = new Map(ground.lands.map((land) => [land.id, land.owner]))
  const lands = warBorders().filter(({ kind }) => kind === 'land')
  const same = ({ a, b }: { a: string; b: string }) => owner.get(a) !== undefined && owner.get(a) === owner.get(b)
  const gone = ({ a, b }: { a: string; b: string }) => ground.absorbed && [a, b].includes('serbia') && same({ a, b })
  for (const line of lands)
    if (same(line) && !gone(line))
      stroke(ctx, line.d, palette.border, px(scene, Math.max(weights.inner, SPACE_BORDER)), 0.75)
  for (const line of lands) if (!same(line)) stroke(ctx, line.d, palette['border-owner'], px(scene, weights.owner))
  for (const { kind, d } of warBorders()) if (kind === 'coast') stroke(ctx, d, palette.coast, px(scene, weights.coast))
}

/** Where arms rest by treaty: a pale line with a green one broken along it, as surveyors mark a boundary agreed. */
function paintTruces(ctx: CanvasRenderingContext2D, scene: WarBoardScene) {
  const { palette, ground } = scene
  const apart = new Set(ground.truces.map(([a, b]) => `${a} ${b}`))
  for (const { kind, a, b, d } of warBorders()) {
    if (kind !== 'land' || !apart.has(`${a} ${b}`)) continue
    stroke(ctx, d, palette.halo, px(scene, 7))
    ctx.setLineDash([px(scene, 9), px(scene, 5)])
    stroke(ctx, d, palette.good, px(scene, 3.2))
    ctx.setLineDash([])
  }
}

function paintPassages(ctx: CanvasRenderingContext2D, scene: WarBoardScene) {
  if (scene.scale < ZONES_FROM) return
  const { palette, ground } = scene
  for (const { id, from, to } of passages) {
    const guarded = id === 'turkish' || id === 'danish'
    const shut = guarded && !ground.open.includes(id)
    paintStrait(ctx, scene, from, to, shut ? palette.bad : guarded ? palette.good : palette['sea-ink'])
    if (guarded) paintGate(ctx, scene, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], shut)
  }
}

/** Shut: a bar on a disc, as on a road sign; open: an empty ring. */
function paintGate(
  ctx: CanvasRenderingContext2D,
  scene: WarBoardScene,
  [x, y]: readonly [number, number],
  shut: boolean,
) {
  const { palette } = scene
  const disc = (r: number, colour: string) => {
    ctx.beginPath()
    ctx.arc(x, y, px(scene, r), 0, 2 * Math.PI)
    ctx.fillStyle = colour
    ctx.fill()
  }
  disc(8, palette.halo)
  disc(6.5, shut ? palette.bad : palette.good)
  if (!shut) disc(3.6, palette.halo)
  else {
    ctx.fillStyle = palette.halo
    ctx.fillRect(x - px(scene, 4), y - px(scene, 1.3), px(scene, 8), px(scene, 2.6))
  }
}
