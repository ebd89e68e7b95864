/**
 * The board as one still picture: sea, near-shore band and water lines, land, grid, wash, rights, borders, straits, names.
 * Drawn once per zoom and position of play, then only moved; nothing here knows of selection or plates.
 */
import {
  SHEET,
  borderPaths,
  centreOf,
  gridPath,
  landPath,
  otherLandPath,
  regionPath,
  straits,
} from '../../../shared/board'
import type { NationId } from '../../../shared/origins/ids'
import { NATIONS, isPowerId } from '../../../shared/origins/ids'
import type { ColourSet } from '../../../shared/schema/table'
import { hatchPattern } from '../../theme/hatches'
import { fill, paintInset, paintSea, paintStrait, px, stroke } from './brush'
import { paintLabels } from './labels'
import { path2d } from './paths'
import type { BoardScene } from './scene'
import type { Weights } from './weights'
import { weightsAt } from './weights'

/** Stripe of one holder where several have rights, board pixels. */
const STRIPE = 70
/** `ctx` carries board coordinates. */
export function paintBoard(ctx: CanvasRenderingContext2D, scene: BoardScene): void {
  const weights = weightsAt(scene.scale)
  ctx.save()
  ctx.beginPath()
  ctx.rect(SHEET.x, SHEET.y, SHEET.width, SHEET.height)
  ctx.clip() // the saw-tooth edge stays outside the sheet
  ctx.lineJoin = 'round'
  ctx.lineCap = 'round'
  paintSea(ctx, scene, weights, landPath())
  paintInset(ctx, scene, scene.palette['sea-near'])
  paintLand(ctx, scene, weights)
  for (const nation of NATIONS) paintWash(ctx, scene, weights, nation)
  for (const nation of NATIONS) paintRights(ctx, scene, nation)
  paintBorders(ctx, scene, weights)
  paintStraits(ctx, scene)
  paintLabels(ctx, scene)
  ctx.restore()
}

const tintOf = (scene: BoardScene, nation: NationId) =>
  isPowerId(nation) ? scene.palette.sets[scene.colours[nation]].tint : scene.palette['neutral-tint']

function paintLand(ctx: CanvasRenderingContext2D, scene: BoardScene, weights: Weights) {
  fill(ctx, otherLandPath(), scene.palette['closed-tint'])
  for (const nation of NATIONS) fill(ctx, regionPath(nation), tintOf(scene, nation))
  if (weights.grid > 0) stroke(ctx, gridPath(), scene.palette.grid, px(scene, 0.8), weights.grid)
}

/** Nations that nobody plays but that have a colour of their own, as long as no power at this table wears it. */
const OWN_WASH: Readonly<Partial<Record<NationId, ColourSet>>> = { italy: 'it', serbia: 'srb', turkey: 'tr' }

function washOf({ colours }: BoardScene, nation: NationId): ColourSet | undefined {
  if (isPowerId(nation)) return colours[nation]
  const own = OWN_WASH[nation]
  return Object.values(colours).some((worn) => worn === own) ? undefined : own
}

/** Along the inner side of a nation's outline: the owner's colour, and its hatch on top. */
function paintWash(ctx: CanvasRenderingContext2D, scene: BoardScene, weights: Weights, nation: NationId) {
  const outline = regionPath(nation)
  const width = px(scene, weights.wash)
  ctx.save()
  ctx.clip(path2d(outline))
  const set = washOf(scene, nation)
  if (set) {
    const { solid, deep } = scene.palette.sets[set]
    stroke(ctx, outline, solid, width, 0.3)
    stroke(ctx, outline, hatchPattern(ctx, set, deep, scene.dpr, scene.scale * scene.dpr), width, 0.8)
  } else {
    stroke(ctx, outline, scene.palette['mn-deep'], width, 0.18)
  }
  ctx.restore()
}

/** Who has treaty rights is hatched over the whole nation; several share it in stripes. */
function paintRights(ctx: CanvasRenderingContext2D, scene: BoardScene, nation: NationId) {
  const holders = scene.rights[nation]
  if (holders.length === 0) return
  const patterns = holders.map((power) => {
    const set = scene.colours[power]
    return hatchPattern(ctx, set, scene.palette.sets[set].deep, scene.dpr, scene.scale * scene.dpr)
  })
  const alpha = 0.28
  const [only] = patterns
  if (patterns.length === 1 && only) {
    fill(ctx, regionPath(nation), only, alpha)
    return
  }
  ctx.save()
  ctx.clip(path2d(regionPath(nation)))
  ctx.globalAlpha = alpha
  const stripes = Math.ceil(SHEET.width / STRIPE) + 1
  for (let i = 0; i < stripes; i++) {
    ctx.fillStyle = patterns[i % patterns.length] ?? 'transparent'
    ctx.fillRect(SHEET.x + i * STRIPE, SHEET.y, STRIPE, SHEET.height)
  }
  ctx.restore()
}

function paintBorders(ctx: CanvasRenderingContext2D, scene: BoardScene, weights: Weights) {
  const { inner, nations, coast } = borderPaths()
  stroke(ctx, inner, scene.palette.border, px(scene, weights.inner), 0.4)
  stroke(ctx, nations, scene.palette['border-owner'], px(scene, weights.owner))
  stroke(ctx, coast, scene.palette.coast, px(scene, weights.coast))
}

function paintStraits(ctx: CanvasRenderingContext2D, scene: BoardScene) {
  if (scene.scale < 0.45) return
  for (const { between } of straits)
    paintStrait(ctx, scene, centreOf(between[0]), centreOf(between[1]), scene.palette['sea-ink'])
}
