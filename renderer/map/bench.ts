/**
 * What a pan and a zoom cost, measured in a browser: this map against the obvious one, a shape for every hex. Run by
 * build/bench-map.mjs; nothing of the app imports it.
 */
import Konva from 'konva'
import type { ComponentPublicInstance } from 'vue'
import type { Component } from 'vue'
import { createApp, h, nextTick, ref } from 'vue'
import { HEX_SIZE, boardSpaces, centreOf } from '../../shared/board'
import { ICONS } from '../theme/icons'
import { OWN_COLOURS } from '../theme/powers'
import type { Camera } from './camera'
import HexMap from './HexMap.vue'
import { roundSix } from './testing'
import { crowded } from './war/testing'
import WarMap from './war/WarMap.vue'

export interface Measured {
  readonly nodes: number
  /** Milliseconds of script a frame. */
  readonly p50: number
  readonly p95: number
}
export interface MapReport {
  readonly pan: Measured
  readonly zoom: Measured
  /** Painting the still picture after a zoom has come to rest. */
  readonly picture: Readonly<Record<string, number>>
  readonly firstPictureMs: number
}
export interface BenchReport {
  readonly dpr: number
  readonly map: MapReport
  /** The Great War with three hundred counters. */
  readonly war: MapReport
  /** A shape for every hex; for the war one for every counter too. */
  readonly shapes: Pick<MapReport, 'pan' | 'zoom'>
  readonly counters: Pick<MapReport, 'pan' | 'zoom'>
}
/** What an evening of many rounds puts on the board. */
const COUNTERS = 300

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

async function measureMap(component: Component, own: object): Promise<MapReport> {
  const map = ref<Driven>()
  const begun = performance.now()
  const app = createApp({
    render: () => h(component, { ref: map, readonly: false, theme: 'light', reducedMotion: true, ...own }),
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

async function measureShapes(counters: number) {
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
  for (let i = 0; i < counters; i++) {
    const space = boardSpaces[i % boardSpaces.length]
    if (space) layer.add(counterOf(space.label.x, space.label.y))
  }
  const draw = ({ x, y, scale }: Camera) => {
    layer.setAttrs({ x: SIZE.width / 2 - x * scale, y: SIZE.height / 2 - y * scale, scaleX: scale, scaleY: scale })
    layer.draw()
  }
  draw(panTo(0))
  const nodes = stage.find('Shape').length
  const pan = percentiles(await timed((i) => draw(panTo(i)), FEW), nodes)
  const zoom = percentiles(await timed((i) => draw(zoomTo(i)), FEW), nodes)
  stage.destroy()
  return { pan, zoom }
}

/** A counter as one would draw it first: a group of a plate, a silhouette and a number. */
function counterOf(x: number, y: number) {
  const group = new Konva.Group({ x, y })
  group.add(
    new Konva.Rect({ width: 60, height: 24, cornerRadius: 3, fill: '#2a313d', stroke: '#fff', strokeWidth: 1.2 }),
  )
  group.add(new Konva.Path({ x: 20, y: 3, scaleX: 0.75, scaleY: 0.75, data: ICONS.infantry, fill: '#f4ecdb' }))
  group.add(new Konva.Text({ x: 42, y: 5, text: '7', fontSize: 13, fontStyle: 'bold', fill: '#f4ecdb' }))
  return group
}

export async function benchMap(): Promise<BenchReport> {
  return {
    dpr: devicePixelRatio,
    map: await measureMap(HexMap, { view: roundSix(), colours: OWN_COLOURS }),
    shapes: await measureShapes(0),
    war: await measureMap(WarMap, { view: crowded(COUNTERS) }),
    counters: await measureShapes(COUNTERS),
  }
}
