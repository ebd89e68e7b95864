/** Owns where the map looks: zoom, pan, fit, and gliding from one place to the next. */
import type { Ref } from 'vue'
import { computed, onScopeDispose, shallowRef, watch } from 'vue'
import type { Camera, Insets, ViewSize } from './camera'
import { between, clampScale, frameOf, panBy, stepScale, toView, zoomAt } from './camera'
import type { Point } from '../../shared/board'

export interface MapCameraInput {
  readonly size: Readonly<Ref<ViewSize>>
  readonly insets: Readonly<Ref<Insets>>
  readonly dpr: Readonly<Ref<number>>
  /** The whole board in view. */
  readonly whole: () => Camera
  readonly still: Readonly<Ref<boolean>>
  /** Where to begin; undefined fits the board. */
  readonly start: Camera | undefined
}

const GLIDE_MS = 220
/** A pinch or wheel is over when nothing has come for so long. */
const REST_MS = 140
const ease = (t: number) => 1 - (1 - t) ** 3

export function useMapCamera({ size, insets, dpr, whole, still, start }: MapCameraInput) {
  const camera = shallowRef<Camera>(start ?? whole())
  const moving = shallowRef(false)
  /** Counts the players' own moves. */
  const moves = shallowRef(0)
  /** Until the players move the map it keeps showing the whole of it, whatever the window does. */
  let fitted = start === undefined
  let frameRequest = 0
  let rest: ReturnType<typeof setTimeout> | undefined
  /** Where a glide is heading, so that a second step adds to the first. */
  let heading: Camera | undefined

  const middle = (): Point => [
    (size.value.width + insets.value.left - insets.value.right) / 2,
    (size.value.height + insets.value.top - insets.value.bottom) / 2,
  ]

  function stop() {
    cancelAnimationFrame(frameRequest)
    heading = undefined
  }
  function settle() {
    clearTimeout(rest)
    moving.value = false
  }
  function restLater() {
    clearTimeout(rest)
    moving.value = true
    rest = setTimeout(settle, REST_MS)
  }
  function jump(to: Camera) {
    stop()
    fitted = false
    moves.value++
    camera.value = to
  }
  /** As a campaign remembers it: not a move of the players'. */
  function show(to: Camera) {
    stop()
    fitted = false
    camera.value = to
  }
  function glide(to: Camera) {
    stop()
    clearTimeout(rest)
    fitted = false
    moves.value++
    if (still.value) {
      camera.value = to
      settle()
      return
    }
    heading = to
    const from = camera.value
    let begun: number | undefined
    const step = (now: number) => {
      begun ??= now
      const t = Math.min(1, (now - begun) / GLIDE_MS)
      camera.value = between(from, to, ease(t))
      if (t < 1) frameRequest = requestAnimationFrame(step)
      else {
        heading = undefined
        settle()
      }
    }
    moving.value = true
    frameRequest = requestAnimationFrame(step)
  }

  const zoomFrom = () => heading ?? camera.value

  /** One step of the ladder, about a view point (the middle if none). */
  function zoomStep(direction: 1 | -1, at: Point = middle()) {
    const from = zoomFrom()
    glide(zoomAt(from, stepScale(from.scale, direction), ...at, size.value, insets.value))
  }
  /** A pinch: by any factor, at once. */
  function zoomBy(factor: number, at: Point) {
    jump(zoomAt(camera.value, clampScale(camera.value.scale * factor), ...at, size.value, insets.value))
    restLater()
  }
  function pan(dx: number, dy: number) {
    jump(panBy(camera.value, dx, dy, size.value))
  }
  function fit() {
    glide(whole())
    fitted = true
  }
  function actual() {
    glide(zoomAt(zoomFrom(), 1, ...middle(), size.value, insets.value))
  }
  /** Brings a board point into the free view if it is not there yet. */
  function reveal([x, y]: Point) {
    const margin = 90
    const [vx, vy] = toView(frame.value, x, y)
    const { top, right, bottom, left } = insets.value
    const over = (v: number, low: number, high: number) => (v < low ? low - v : v > high ? high - v : 0)
    const dx = over(vx, left + margin, size.value.width - right - margin)
    const dy = over(vy, top + margin, size.value.height - bottom - margin)
    if (dx !== 0 || dy !== 0) glide(panBy(camera.value, dx, dy, size.value))
  }

  watch(whole, (to) => {
    if (fitted) camera.value = to
  })

  /** Whole device pixels, or the still picture would be resampled and lose its edge. */
  const frame = computed(() => {
    const { scale, dx, dy } = frameOf(camera.value, size.value, insets.value)
    if (moving.value) return { scale, dx, dy }
    return { scale, dx: Math.round(dx * dpr.value) / dpr.value, dy: Math.round(dy * dpr.value) / dpr.value }
  })

  onScopeDispose(() => {
    stop()
    clearTimeout(rest)
  })
  return { camera, frame, moving, moves, jump, show, zoomStep, zoomBy, pan, fit, actual, reveal }
}
