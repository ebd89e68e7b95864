/**
 * The stage of Origins: under it the board as one image, then the highlights as one shape, then each plate as one image. Some
 * sixteen nodes in all. Whoever owns it says what to show and it redraws what changed.
 */
import Konva from 'konva'
import type { NationId, PowerId } from '../../shared/origins/ids'
import { NATIONS } from '../../shared/origins/ids'
import type { ColourSet } from '../../shared/schema/table'
import type { StageScene } from './board-stage'
import { makeBoardStage } from './board-stage'
import { paintBoard } from './paint/board'
import type { Marks } from './paint/marks'
import { outlined, paintMarks } from './paint/marks'
import type { PlateScene } from './paint/plate'
import { MARGIN, paintPlate } from './paint/plate'
import type { PlacedPlate, PlateKind, PlateModel } from './plates'
import { PLATE } from './plates'

export interface MapScene extends StageScene {
  readonly colours: Readonly<Record<PowerId, ColourSet>>
  readonly rights: Readonly<Record<NationId, readonly PowerId[]>>
  readonly plates: ReadonlyMap<NationId, PlateModel>
  readonly kind: PlateKind
  readonly placed: readonly PlacedPlate[]
  readonly marks: Marks
  /** Nations whose top chip is still falling, from 0 to 1. */
  readonly falling: ReadonlyMap<NationId, number>
}

export interface MapCanvas {
  show(scene: MapScene): void
  /** For the bench: draws at once and says how many nodes it took. */
  drawNow(): number
  destroy(): void
}

export function makeMapCanvas(container: HTMLDivElement): MapCanvas {
  const stage = makeBoardStage(container, paintBoard)
  let shown: MapScene | undefined
  stage.painted((ctx) => {
    if (shown) paintMarks(ctx, shown.palette, shown.frame, shown.marks, shown.placed)
  })
  const upper = stage.layer()
  const plates = new Map(NATIONS.map((nation) => [nation, plateNode(upper)] as const))
  return {
    show(scene) {
      const { frame, dpr, textScale, palette, colours, rights } = scene
      shown = scene
      for (const placed of scene.placed) plates.get(placed.nation)?.show(scene, placed)
      stage.show(scene, { palette, colours, rights, scale: frame.scale, dpr, textScale })
    },
    drawNow: () => stage.drawNow(),
    destroy: () => stage.destroy(),
  }
}

/** One plate as an image of its own, repainted only when what it says changes. */
function plateNode(layer: Konva.Layer) {
  const canvas = document.createElement('canvas')
  const node = new Konva.Image({ image: canvas, perfectDrawEnabled: false })
  layer.add(node)
  let painted: { readonly plate: PlateModel; readonly look: PlateScene } | undefined

  function repaint(plate: PlateModel, look: PlateScene) {
    const { width, height } = PLATE[look.kind]
    canvas.width = Math.ceil((width + 2 * MARGIN) * look.dpr)
    canvas.height = Math.ceil((height + 2 * MARGIN) * look.dpr)
    const ctx = canvas.getContext('2d')
    ctx?.setTransform(look.dpr, 0, 0, look.dpr, MARGIN * look.dpr, MARGIN * look.dpr)
    if (ctx) paintPlate(ctx, plate, look)
    painted = { plate, look }
  }

  return {
    show(scene: MapScene, { nation, box }: PlacedPlate) {
      const plate = scene.plates.get(nation)
      if (!plate) return
      const { palette, colours, kind, textScale } = scene
      const dpr = scene.dpr * textScale // device pixels to one pixel of the plate's own measures
      const look = {
        palette,
        colours,
        kind,
        dpr,
        state: stateOf(scene.marks, nation),
        fall: scene.falling.get(nation) ?? 1,
      }
      if (painted?.plate !== plate || !sameLook(painted.look, look)) repaint(plate, look)
      node.setAttrs({
        image: canvas,
        x: box.x - MARGIN * textScale,
        y: box.y - MARGIN * textScale,
        width: canvas.width / scene.dpr,
        height: canvas.height / scene.dpr,
      })
      if (look.state === 'selected') node.moveToTop()
    },
  }
}

const sameLook = (a: PlateScene, b: PlateScene) =>
  a.palette === b.palette &&
  a.colours === b.colours &&
  a.kind === b.kind &&
  a.dpr === b.dpr &&
  a.state === b.state &&
  a.fall === b.fall

function stateOf(marks: Marks, nation: NationId): PlateScene['state'] {
  if (marks.selected === nation) return 'selected'
  if (outlined(marks).includes(nation)) return 'target'
  return marks.dim.includes(nation) ? 'dim' : 'rest'
}
