/**
 * The stage of The Great War: the board as one image, highlights as one shape, all counters as one shape of sprites, arrows as
 * one. Five nodes, whatever stands on the board.
 */
import type { BoardStage, StageScene } from '../board-stage'
import { makeBoardStage } from '../board-stage'
import type { Arrow } from './arrows'
import type { Ground, WarColours } from './ground'
import type { StackLayout } from './layout'
import type { Preview } from './paint/arrow'
import { paintArrow, paintPreview } from './paint/arrow'
import type { WarBoardScene } from './paint/scene'
import { paintWarBoard } from './paint/board'
import { keepSprites } from './paint/counters'
import type { WarMarks } from './paint/marks'
import { paintWarMarks } from './paint/marks'

export interface WarScene extends StageScene {
  readonly ground: Ground
  readonly colours: WarColours
  readonly layout: StackLayout
  readonly marks: WarMarks
  readonly arrows: readonly Arrow[]
  /** The way that is being considered, in the pixels of the layout. */
  readonly preview?: Preview | undefined
  readonly lifted?: { readonly space: string; readonly owner: string } | undefined
}

export function makeWarCanvas(container: HTMLDivElement) {
  const stage: BoardStage<WarBoardScene> = makeBoardStage(container, paintWarBoard)
  const sprites = keepSprites()
  let shown: WarScene | undefined
  stage.painted((ctx) => {
    if (shown) paintWarMarks(ctx, shown.palette, shown.frame, shown.marks, shown.ground)
  })
  stage.painted((ctx) => {
    if (shown) sprites.paint(ctx, shown)
  })
  stage.painted((ctx) => {
    if (!shown) return
    const { frame, palette, colours, arrows, textScale, preview } = shown
    ctx.save()
    ctx.translate(frame.dx, frame.dy)
    for (const arrow of arrows) paintArrow(ctx, palette, colours, arrow, textScale)
    if (preview) paintPreview(ctx, palette, preview, textScale)
    ctx.restore()
  })
  return {
    show(scene: WarScene) {
      shown = scene
      const { palette, ground, frame, dpr, textScale } = scene
      stage.show(scene, { palette, ground, scale: frame.scale, dpr, textScale })
    },
    drawNow: () => stage.drawNow(),
    destroy: () => stage.destroy(),
  }
}
