/**
 * The still picture of the board, kept while the map is only moved. It holds whole device pixels of one zoom, so it is as
 * sharp as type; while a zoom is under way the last picture is stretched, and the right one is painted when the hand rests.
 */
import { SHEET } from '../../shared/board'
import type { Frame, ViewSize } from './camera'
import { toBoard } from './camera'

/** What every picture depends on; a game's own scene adds whose the land is, and what else is painted. */
export interface PictureScene {
  /** CSS pixels to one board pixel, and device pixels to one CSS pixel. */
  readonly scale: number
  readonly dpr: number
}
/** Paints on a canvas that carries board coordinates. */
export type Painter<S extends PictureScene> = (ctx: CanvasRenderingContext2D, scene: S) => void

export interface Picture<S extends PictureScene> {
  readonly canvas: HTMLCanvasElement
  readonly scene: S
  /** Device pixels from the board's origin to the picture's corner, at the picture's own zoom. */
  readonly left: number
  readonly top: number
}

interface Area {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Up to this many device pixels the whole sheet is painted at once, and no pan ever waits. */
const WHOLE = 9_000_000
/** Share of the view that is painted beyond each edge when the whole would be too much. */
const BEYOND = 0.25
/** Some 40 MB each at the most. */
const KEPT = 3

/** Scenes hold plain values and parts that are replaced whole, so comparing part by part is enough. */
function sameScene<S extends PictureScene>(a: S, b: S): boolean {
  const keys = Object.keys(a) as (keyof S)[]
  return keys.every((key) => a[key] === b[key])
}

/** Board pixels that the view shows, cut to the sheet. */
function seenArea(frame: Frame, size: ViewSize, share: number): Area {
  const [left, top] = toBoard(frame, -size.width * share, -size.height * share)
  const [right, bottom] = toBoard(frame, size.width * (1 + share), size.height * (1 + share))
  const inX = (v: number) => Math.min(Math.max(v, SHEET.x), SHEET.x + SHEET.width)
  const inY = (v: number) => Math.min(Math.max(v, SHEET.y), SHEET.y + SHEET.height)
  return { left: inX(left), top: inY(top), right: inX(right), bottom: inY(bottom) }
}

function covers(picture: Picture<PictureScene>, area: Area): boolean {
  const { canvas, scene, left, top } = picture
  const unit = scene.scale * scene.dpr
  return (
    left <= Math.ceil(area.left * unit) &&
    top <= Math.ceil(area.top * unit) &&
    left + canvas.width >= Math.floor(area.right * unit) &&
    top + canvas.height >= Math.floor(area.bottom * unit)
  )
}

function paint<S extends PictureScene>(painter: Painter<S>, scene: S, frame: Frame, size: ViewSize): Picture<S> {
  const unit = scene.scale * scene.dpr
  const whole = SHEET.width * SHEET.height * unit * unit <= WHOLE
  const area = seenArea(frame, size, whole ? 1e6 : BEYOND)
  const [left, top] = [Math.floor(area.left * unit), Math.floor(area.top * unit)]
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(area.right * unit) - left)
  canvas.height = Math.max(1, Math.ceil(area.bottom * unit) - top)
  const ctx = canvas.getContext('2d')
  if (ctx) {
    ctx.setTransform(unit, 0, 0, unit, -left, -top)
    painter(ctx, scene)
  }
  return { canvas, scene, left, top }
}

export interface Pictures<S extends PictureScene> {
  /** The picture for this scene; while `moving`, perhaps one of another zoom, to be stretched. */
  of(scene: S, frame: Frame, size: ViewSize, moving: boolean): Picture<S>
  clear(): void
}

export function keepPictures<S extends PictureScene>(painter: Painter<S>): Pictures<S> {
  let kept: Picture<S>[] = [] // last used first
  const use = (picture: Picture<S>) => {
    kept = [picture, ...kept.filter((other) => other !== picture)].slice(0, KEPT)
    return picture
  }
  return {
    of(scene, frame, size, moving) {
      const seen = seenArea(frame, size, 0)
      const ready = kept.find((picture) => sameScene(picture.scene, scene) && covers(picture, seen))
      if (ready) return use(ready)
      const last = kept[0]
      if (moving && last && last.scene.scale !== scene.scale)
        return kept.find((picture) => covers(picture, seen)) ?? last
      return use(paint(painter, scene, frame, size))
    },
    clear() {
      kept = []
    },
  }
}
