import { onScopeDispose } from 'vue'

/** Pressed and held: once at once, then again and again. A short press stays one step. */
const FIRST_MS = 420
const NEXT_MS = 130

/**
 * `step` is called once on press and then while the button is held; it answers whether another step makes sense.
 * A step is only repeated when `ready` says that the last one has arrived: commands carry the position they were said on.
 */
export function useHold(step: () => boolean, ready: () => boolean): { press: () => void; release: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  const release = (): void => {
    clearTimeout(timer)
    timer = undefined
  }
  const again = (): void => {
    if (ready() && !step()) return release()
    timer = setTimeout(again, NEXT_MS)
  }
  const press = (): void => {
    release()
    if (step()) timer = setTimeout(again, FIRST_MS)
  }
  onScopeDispose(release)
  return { press, release }
}
