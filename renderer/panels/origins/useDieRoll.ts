import { onScopeDispose, ref, type Ref } from 'vue'
import type { Face } from '../../../shared/dice'
import { motionReduced } from './motion'

const ROLL_MS = 480
const REST_MS = 120
const STEP_MS = 60
/** What the tumbling die shows on its way. Only a picture: the face was thrown before it starts to roll. */
const TUMBLE: readonly Face[] = [3, 6, 2, 5, 1, 4, 6, 3]

/** Rolls a die that has already fallen: `shown` runs through faces, comes to `face`, rests, and then it is `settled`. */
export function useDieRoll(): {
  readonly shown: Ref<Face | undefined>
  readonly settled: Ref<boolean>
  roll: (face: Face) => void
  show: (face: Face) => void
} {
  const shown = ref<Face>()
  const settled = ref(true)
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = (): void => {
    timers.forEach(clearTimeout)
    timers = []
  }
  const show = (face: Face): void => {
    stop()
    shown.value = face
    settled.value = true
  }
  const roll = (face: Face): void => {
    if (motionReduced()) return show(face)
    stop()
    settled.value = false
    TUMBLE.forEach((f, i) => timers.push(setTimeout(() => (shown.value = f), i * STEP_MS)))
    timers.push(setTimeout(() => (shown.value = face), ROLL_MS))
    timers.push(setTimeout(() => (settled.value = true), ROLL_MS + REST_MS))
  }
  onScopeDispose(stop)
  return { shown, settled, roll, show }
}
