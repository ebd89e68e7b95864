/**
 * What a pan and a zoom cost, measured in a browser: this map against the obvious one, a shape for every hex. Run by
 * build/bench-map.mjs; nothing of the app imports it.
 */
import Konva from 'konva'
import type { ComponentPublicInstance } from 'vue'
import { createApp, h, nextTick, ref } from 'vue'
import { HEX_SIZE, boardSpaces, centreOf } from '../../shared/board'
import { OWN_COLOURS } from '../theme/powers'
import type { Camera } from './camera'
import HexMap from './HexMap.vue'
import { roundSix } from './testing'

export interface Measured {
  readonly nodes: number
  /** Milliseconds of script a frame. */
  readonly p50: number
  readonly p95: number
}
export interface BenchReport {
  readonly dpr: number
  readonly pan: { readonly map: Measured; readonly shapes: Measured }
  readonly zoom: { readonly map: Measured; readonly shapes: Measured }
  /** Painting the still picture after a zoom has come to rest. */
  readonly picture: Readonly<Record<string, number>>
  readonly firstPictureMs: number
}

const SIZE = { width: 1280, height: 740 }
const FRAMES = 60
/** The slow way gets fewer: its frames are alike. */
const FEW = 20

function percentiles(times: readonly number[], nodes: number): Measured {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN) * 100) / 100
  return { nodes, p50: at(0.5), p95: at(0.95) }
}

const panTo = (i: number): Camera => ({ x: 1150 + 150 * Math.sin(i / 12), y: 800 + 90 * Math.cos(i / 9), scale: 0.8 })
const zoomTo = (i: number): Camera => ({ x: 1150, y: 800, scale: 0.8 * 1.6 ** Math.sin(i / 15) })

async function timed(frame: (i: number) => void | Promise<void>, frames = FRAMES): Promise<readonly number[]> {
  const times: number[] = []
  for (let i = 0; i < frames; i++) {
    await new Promise(requestAnimationFrame)
    const begun = performance.now()
    await frame(i)
    times.push(performance.now() - begun)
  }
  return times.slice(3)
}

function box(): HTMLDivElement {
  const element = document.createElement('div')
  Object.assign(element.style, { width: `${SIZE.width}px`, height: `${SIZE.height}px`, position: 'relative' })
  document.body.replaceChildren(element)
  return element
}

interface Driven extends ComponentPublicInstance {
  jump(camera: Camera): void
  zoomBy(factor: number, at: readonly [number, number]): void
  drawNow(): number
}

async function measureMap() {
  const map = ref<Driven>()
  const begun = performance.now()
  const app = createApp({
    render: () =>
      h(HexMap, {
        ref: map,
        view: roundSix(),
        colours: OWN_COLOURS,
        readonly: false,
        theme: 'light',
        reducedMotion: true,
      }),
  })
  app.mount(box())
  await document.fonts.ready
  const driven = map.value
  if (!driven) throw new Error('the map did not mount')
  const settle = () => new Promise((done) => setTimeout(done, 400))
  let nodes = 0
  const draw = async (camera: Camera) => {
    driven.jump(camera)
    await nextTick()
    nodes = driven.drawNow()
  }
  await draw(panTo(0))
  const firstPictureMs = Math.round(performance.now() - begun)
  await settle()
  await draw(panTo(0))
  const pan = percentiles(await timed((i) => draw(panTo(i))), nodes)
  const middle = [SIZE.width / 2, SIZE.height / 2] as const
  const zoom = percentiles(
    await timed(async (i) => {
      driven.zoomBy(zoomTo(i + 1).scale / zoomTo(i).scale, middle)
      await nextTick()
      driven.drawNow()
    }),
    nodes,
  )
  await settle()
  const picture: Record<string, number> = {}
  for (const scale of [0.3, 0.5, 1.01, 2.01, 4]) {
    const start = performance.now()
    await draw({ x: 1150, y: 800, scale })
    picture[String(scale)] = Math.round(performance.now() - start)
  }
  app.unmount()
  return { pan, zoom, picture, firstPictureMs }
}

async function measureShapes() {
  const stage = new Konva.Stage({ container: box(), ...SIZE })
  const layer = new Konva.Layer({ listening: false })
  stage.add(layer)
  for (const space of boardSpaces)
    for (const hex of space.hexes) {
      const [x, y] = centreOf(hex)
      const fill = space.kind === 'sea' ? '#c6d7da' : '#e9dfc8'
      layer.add(
        new Konva.RegularPolygon({ x, y, sides: 6, radius: HEX_SIZE, fill, stroke: '#5c4f3a', strokeWidth: 0.8 }),
      )
    }
  const draw = ({ x, y, scale }: Camera) => {
    layer.setAttrs({ x: SIZE.width / 2 - x * scale, y: SIZE.height / 2 - y * scale, scaleX: scale, scaleY: scale })
    layer.draw()
  }
  draw(panTo(0))
  const nodes = layer.children.length
  const pan = percentiles(await timed((i) => draw(panTo(i)), FEW), nodes)
  const zoom = percentiles(await timed((i) => draw(zoomTo(i)), FEW), nodes)
  stage.destroy()
  return { pan, zoom }
}

export async function benchMap(): Promise<BenchReport> {
  const map = await measureMap()
  const shapes = await measureShapes()
  return {
    dpr: devicePixelRatio,
    pan: { map: map.pan, shapes: shapes.pan },
    zoom: { map: map.zoom, shapes: shapes.zoom },
    picture: map.picture,
    firstPictureMs: map.firstPictureMs,
  }
}
