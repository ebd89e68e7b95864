import { shallowRef, watch, type ShallowRef } from 'vue'

/** The last answer that came, kept on the screen while the next one is on its way: a page must not blink at every deed. */
export function useSteady<T>(answer: ShallowRef<T | undefined>): ShallowRef<T | undefined> {
  const steady: ShallowRef<T | undefined> = shallowRef(answer.value)
  watch(answer, (now) => {
    if (now !== undefined) steady.value = now
  })
  return steady
}
