/** A chip just placed falls onto its pile: the one thing on the map that moves by itself. */
import { onScopeDispose, shallowRef, watch } from 'vue'
import type { NationId } from '../../shared/origins/ids'
import { NATIONS } from '../../shared/origins/ids'
import type { OriginsView } from '../../shared/origins/view'

const FALL_MS = 220
const ease = (t: number) => 1 - (1 - t) ** 3

const grown = (before: OriginsView, now: OriginsView): readonly NationId[] =>
  before.acting === now.acting && before.round === now.round
    ? NATIONS.filter((nation) => (now.placed[nation] ?? 0) > (before.placed[nation] ?? 0))
    : []

/** Nations whose top chip is in the air, with how far it has fallen, 0 to 1. */
export function useFallingChips(view: () => OriginsView, still: () => boolean) {
  const falling = shallowRef<ReadonlyMap<NationId, number>>(new Map())
  let request = 0

  watch(view, (now, before) => {
    const nations = still() ? [] : grown(before, now)
    cancelAnimationFrame(request)
    falling.value = new Map()
    if (nations.length === 0) return
    let begun: number | undefined
    const step = (time: number) => {
      begun ??= time
      const t = Math.min(1, (time - begun) / FALL_MS)
      falling.value = t < 1 ? new Map(nations.map((nation) => [nation, ease(t)])) : new Map()
      if (t < 1) request = requestAnimationFrame(step)
    }
    request = requestAnimationFrame(step)
  })
  onScopeDispose(() => cancelAnimationFrame(request))
  return falling
}
