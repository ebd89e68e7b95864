/** Mouse, pen, touch and touchpad on the map, told apart and handed on as intents. */
import type { Ref } from 'vue'
import { useEventListener } from '@vueuse/core'
import type { Point } from '../../shared/board'

export interface MapGestures {
  pan(dx: number, dy: number): void
  zoomBy(factor: number, at: Point): void
  zoomStep(direction: 1 | -1, at: Point): void
  press(at: Point, event: PointerEvent): void
  /** A drag begins here: true if it takes something up, which is then carried instead of the map. */
  lift?(at: Point): boolean
  carry?(at: Point): void
  /** Undefined when what was carried is let go nowhere. */
  drop?(at: Point | undefined): void
  /** Undefined once the pointer has left. Mouse and pen only: a finger does not hover. */
  hover(at: Point | undefined): void
  /** The map is being dragged or pinched. */
  grab(held: boolean): void
}

/** A press that wanders less is still a press; a finger is allowed more than a mouse. */
const SLACK = { mouse: 4, touch: 10 } as const
/** A wheel notch; a touchpad reports smaller and odder steps. */
const NOTCH = 120

export function useMapGestures(element: Readonly<Ref<HTMLElement | null>>, on: MapGestures): void {
  const held = new Map<number, Point>()
  let from: Point | undefined
  let dragged = false
  let carrying = false

  const at = (event: MouseEvent): Point => {
    const box = element.value?.getBoundingClientRect()
    return [event.clientX - (box?.left ?? 0), event.clientY - (box?.top ?? 0)]
  }

  useEventListener(element, 'pointerdown', (event) => {
    if (event.button > 1) return
    held.set(event.pointerId, at(event))
    if (held.size > 1) {
      dragged = true // a second finger: no press will come of this
      letGo()
    } else {
      from = at(event)
      dragged = false
    }
  })

  useEventListener(element, 'pointermove', (event) => {
    const now = at(event)
    const before = held.get(event.pointerId)
    if (!before) {
      if (event.pointerType !== 'touch') on.hover(now)
      return
    }
    if (held.size === 2) pinch(event.pointerId, before, now)
    else if (carrying) on.carry?.(now)
    else if (dragged) on.pan(now[0] - before[0], now[1] - before[1])
    else if (from && Math.hypot(now[0] - from[0], now[1] - from[1]) > slackOf(event)) {
      dragged = true
      element.value?.setPointerCapture(event.pointerId)
      on.hover(undefined)
      carrying = on.lift?.(from) ?? false
      if (carrying) on.carry?.(now)
      else {
        on.grab(true)
        on.pan(now[0] - before[0], now[1] - before[1])
      }
    } else return // not yet a drag: keep the first point, so that nothing of it is lost
    held.set(event.pointerId, now)
  })

  /** Two fingers zoom about the point between them and carry it along. */
  function pinch(id: number, before: Point, now: Point) {
    const other = [...held].find(([key]) => key !== id)?.[1]
    if (!other) return
    on.grab(true)
    const spread = (p: Point) => Math.max(1, Math.hypot(p[0] - other[0], p[1] - other[1]))
    on.pan((now[0] - before[0]) / 2, (now[1] - before[1]) / 2)
    on.zoomBy(spread(now) / spread(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2])
  }

  function letGo(where?: Point) {
    if (carrying) on.drop?.(where)
    carrying = false
  }

  function release(event: PointerEvent, pressed: boolean) {
    if (!held.delete(event.pointerId)) return
    letGo(pressed ? at(event) : undefined)
    if (pressed && !dragged && event.button === 0) on.press(at(event), event)
    if (held.size === 0) on.grab(false)
  }
  useEventListener(element, 'pointerup', (event) => release(event, true))
  useEventListener(element, 'pointercancel', (event) => release(event, false))
  useEventListener(element, 'pointerleave', (event) => {
    if (!held.has(event.pointerId)) on.hover(undefined)
  })

  useEventListener(
    element,
    'wheel',
    (event) => {
      event.preventDefault()
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
      if (event.ctrlKey && !isNotch(event)) on.zoomBy(Math.exp(-event.deltaY * unit * 0.01), at(event))
      else if (event.ctrlKey || isNotch(event)) on.zoomStep(event.deltaY < 0 ? 1 : -1, at(event))
      else on.pan(-event.deltaX * unit, -event.deltaY * unit)
    },
    { passive: false },
  )
}

const slackOf = (event: PointerEvent) => (event.pointerType === 'touch' ? SLACK.touch : SLACK.mouse)

/** A mouse wheel turns in whole notches and never sideways; two fingers on a touchpad glide. */
export function isNotch(event: Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode'>): boolean {
  if (event.deltaX !== 0 || event.deltaY === 0) return false
  if (event.deltaMode !== 0) return true
  const steps = Math.abs(event.deltaY)
  return steps % NOTCH === 0 || steps % 100 === 0
}
