import { onScopeDispose, readonly, shallowRef, watch, type Ref } from 'vue'

/** As long as the second press of a double click may take, with some to spare. */
export const MOMENT_MS = 600

/**
 * True for a moment from the beginning, and again whenever `what` changes: a second press that was meant for the last button must not
 * fall on the one that has taken its place.
 */
export function useMoment(what: () => unknown): Readonly<Ref<boolean>> {
  const fresh = shallowRef(true)
  let over: ReturnType<typeof setTimeout> | undefined
  const begin = (): void => {
    fresh.value = true
    clearTimeout(over)
    over = setTimeout(() => (fresh.value = false), MOMENT_MS)
  }
  watch(what, begin, { immediate: true, flush: 'sync' })
  onScopeDispose(() => clearTimeout(over))
  return readonly(fresh)
}
