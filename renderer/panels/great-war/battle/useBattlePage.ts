import { computed, watch, type ComputedRef } from 'vue'
import type { GreatWarView } from '../../../../shared/great-war/view'
import { useWar } from '../../../stores/war'

/**
 * Whether the battle board has something to show, and whether it stands where the map would: a battle under way takes the
 * whole width, the list of battles leaves the turn's panel beside it. The map stays within reach.
 */
export function useBattlePage(view: () => GreatWarView | undefined): {
  readonly stands: ComputedRef<boolean>
  readonly shown: ComputedRef<boolean>
  readonly whole: ComputedRef<boolean>
  toMap: () => void
  toBattle: () => void
} {
  const war = useWar()
  const fights = computed(() => view()?.battle !== undefined)
  const stands = computed(() => {
    const v = view()
    if (v === undefined) return false
    return fights.value || (v.phase === 'combat' && v.battles.length > 0)
  })
  const shown = computed(() => stands.value && !war.onMap)
  const key = computed(() => {
    const v = view()
    return v?.battle ? `${v.round} ${v.acting} ${v.battle.kind} ${v.battle.battle}` : v?.phase
  })
  // The next battle is not overlooked because somebody looked at the map during the last one.
  watch(key, () => {
    war.onMap = false
  })
  return {
    stands,
    shown,
    whole: computed(() => shown.value && fights.value),
    toMap: () => {
      war.onMap = true
    },
    toBattle: () => {
      war.onMap = false
    },
  }
}
