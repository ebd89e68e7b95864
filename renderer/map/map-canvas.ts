/**
 * The map's Konva stage: three layers, some sixteen nodes, none of them reactive and none listening. The board is one image,
 * each plate one image; highlights are one shape. Whoever owns it says what to show and it redraws what changed.
 */
import Konva from 'konva'
import type { NationId, PowerId } from '../../shared/origins/ids'
import { NATIONS } from '../../shared/origins/ids'
import type { ColourSet } from '../../shared/schema/table'
import type { Palette } from '../theme/palette'
import type { Frame, ViewSize } from './camera'
import type { Marks } from './paint/marks'
import { outlined, paintMarks } from './paint/marks'
import type { PlateScene } from './paint/plate'
import { MARGIN, paintPlate } from './paint/plate'
import type { Picture } from './picture'
import { keepPictures } from './picture'
import { paintSheet } from './paint/sheet'
import type { PlacedPlate, PlateKind, PlateModel } from './plates'
import { PLATE } from './plates'

export interface MapScene {
  readonly size: ViewSize
  readonly dpr: number
  readonly textScale: number
  readonly frame: Frame
  /** A hand or a glide is moving the map: a stretched picture will do until it rests. */
  readonly moving: boolean
  readonly palette: Palette
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
  const stage = new Konva.Stage({ container, listening: false })
  const layers = {
    board: new Konva.Layer({ listening: false }),
    marks: new Konva.Layer({ listening: false }),
    plates: new Konva.Layer({ listening: false }),
  }
  stage.add(layers.board, layers.marks, layers.plates)
  const sheet = new Konva.Shape({
    perfectDrawEnabled: false,
    sceneFunc: (context) => {
      if (shown) paintSheet(context._context, shown.palette, shown.frame)
    },
  })
  const board = new Konva.Image({ image: undefined, perfectDrawEnabled: false })
  layers.board.add(sheet, board)
  const pictures = keepPictures()
  let shown: MapScene | undefined

  const marks = new Konva.Shape({
    perfectDrawEnabled: false,
    sceneFunc: (context) => {
      if (shown) paintMarks(context._context, shown.palette, shown.frame, shown.marks, shown.placed)
    },
  })
  layers.marks.add(marks)
  const plates = new Map(NATIONS.map((nation) => [nation, plateNode(layers.plates)] as const))

  function resize({ size, dpr }: MapScene) {
    if (stage.width() === size.width && stage.height() === size.height && shown?.dpr === dpr) return
    stage.size(size)
    for (const layer of Object.values(layers)) layer.getCanvas().setPixelRatio(dpr)
  }

  return {
    show(scene) {
      resize(scene)
      const { frame, dpr, textScale, palette, colours, rights } = scene
      const boardScene = { palette, colours, rights, scale: frame.scale, dpr, textScale }
      const picture = pictures.of(boardScene, frame, scene.size, scene.moving)
      placePicture(board, picture, frame)
      for (const placed of scene.placed) plates.get(placed.nation)?.show(scene, placed)
      shown = scene
      stage.batchDraw()
    },
    drawNow() {
      stage.draw()
      return stage.find('Shape').length + stage.find('Group').length
    },
    destroy() {
      pictures.clear()
      stage.destroy()
    },
  }
}

function placePicture(node: Konva.Image, { canvas, scene, left, top }: Picture, frame: Frame) {
  const stretch = frame.scale / scene.scale / scene.dpr
  node.setAttrs({
    image: canvas,
    x: frame.dx + left * stretch,
    y: frame.dy + top * stretch,
    width: canvas.width * stretch,
    height: canvas.height * stretch,
  })
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
