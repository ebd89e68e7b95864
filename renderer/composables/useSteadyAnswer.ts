import { shallowRef, watch, type ShallowRef } from 'vue'
import type { GreatWarQuestion, WindowAnswers } from '../../shared/great-war/questions'
import { useWarAnswer } from './useWarQuestion'

type Plain = Extract<GreatWarQuestion['ask'], 'turn' | 'reminders' | 'research' | 'purchase' | 'place' | 'income'>

/** An answer about the acting nation's turn; the last one stays on the screen while the next is on its way. */
export function useSteadyAnswer<A extends Plain>(ask: A): ShallowRef<WindowAnswers[A] | undefined> {
  const fresh = useWarAnswer<A>(() => ({ ask }) as Extract<GreatWarQuestion, { ask: A }>)
  const steady = shallowRef() as ShallowRef<WindowAnswers[A] | undefined>
  watch(
    () => fresh.value,
    (now) => {
      if (now !== undefined) steady.value = now
    },
    { immediate: true },
  )
  return steady
}
