/**
 * The Konva stage that both games draw on: the sheet and the still picture below, and above them layers of a few shapes. No
 * node is reactive and none is listening; whoever owns the stage says what to show and it redraws.
 */
import Konva from 'konva'
import type { Palette } from '../theme/palette'
import type { Frame, ViewSize } from './camera'
import { paintSheet } from './paint/sheet'
import type { Painter, Picture, PictureScene } from './picture'
import { keepPictures } from './picture'

export interface StageScene {
  readonly size: ViewSize
  readonly dpr: number
  readonly textScale: number
  readonly frame: Frame
  /** A hand or a glide is moving the map: a stretched picture will do until it rests. */
  readonly moving: boolean
  readonly palette: Palette
}

export interface BoardStage<S extends PictureScene> {
  /** A further layer, above those made before. */
  layer(): Konva.Layer
  /** A layer with one shape that `paint` draws in view pixels. */
  painted(paint: (ctx: CanvasRenderingContext2D) => void): void
  show(scene: StageScene, picture: S): void
  /** For the bench: draws at once and says how many nodes it took. */
  drawNow(): number
  destroy(): void
}

export function makeBoardStage<S extends PictureScene>(container: HTMLDivElement, painter: Painter<S>): BoardStage<S> {
  const stage = new Konva.Stage({ container, listening: false })
  const ground = new Konva.Layer({ listening: false })
  const layers = [ground]
  stage.add(ground)
  let shown: StageScene | undefined
  const sheet = new Konva.Shape({
    perfectDrawEnabled: false,
    sceneFunc: (context) => {
      if (shown) paintSheet(context._context, shown.palette, shown.frame)
    },
  })
  const board = new Konva.Image({ image: undefined, perfectDrawEnabled: false })
  ground.add(sheet, board)
  const pictures = keepPictures(painter)

  function resize({ size, dpr }: StageScene) {
    if (stage.width() === size.width && stage.height() === size.height && shown?.dpr === dpr) return
    stage.size(size)
    for (const layer of layers) layer.getCanvas().setPixelRatio(dpr)
  }
  function layer() {
    const made = new Konva.Layer({ listening: false })
    stage.add(made)
    layers.push(made)
    return made
  }

  return {
    layer,
    painted(paint) {
      layer().add(
        new Konva.Shape({ perfectDrawEnabled: false, sceneFunc: (context) => void (shown && paint(context._context)) }),
      )
    },
    show(scene, picture) {
      resize(scene)
      placePicture(board, pictures.of(picture, scene.frame, scene.size, scene.moving), scene.frame)
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

function placePicture(node: Konva.Image, { canvas, scene, left, top }: Picture<PictureScene>, frame: Frame) {
  const stretch = frame.scale / scene.scale / scene.dpr
  node.setAttrs({
    image: canvas,
    x: frame.dx + left * stretch,
    y: frame.dy + top * stretch,
    width: canvas.width * stretch,
    height: canvas.height * stretch,
  })
}
