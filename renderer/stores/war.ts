import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { SpaceId } from '../../shared/great-war/ids'

/** What the players of The Great War hold in hand, as opposed to what is on the board. Forgotten on closing. */
export const useWar = defineStore('war', () => {
  /** The space whose tray is open. */
  const space = shallowRef<SpaceId>()
  /** Units picked up from it, by id; the map shows where they may go. */
  const picked = shallowRef<readonly string[]>([])
  /** The correction form: closed, open, or open at a space. */
  const correcting = shallowRef<{ space?: SpaceId }>()

  function reset(): void {
    space.value = correcting.value = undefined
    picked.value = []
  }
  return { space, picked, correcting, reset }
})
