import { useEventListener } from '@vueuse/core'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Where the pointer was last pressed, or nothing when the last deed was said by keyboard. */
export function usePointerSpot(): { last: () => Spot | undefined } {
  let spot: Spot | undefined
  useEventListener(window, 'pointerdown', (event) => (spot = { x: event.clientX, y: event.clientY }), {
    capture: true,
    passive: true,
  })
  useEventListener(window, 'keydown', () => (spot = undefined), { capture: true, passive: true })
  return { last: () => spot }
}
