import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Face } from '../../shared/dice'
import type { SpaceId } from '../../shared/great-war/ids'

/** What the players of The Great War hold in hand, as opposed to what is on the board. Forgotten on closing. */
export const useWar = defineStore('war', () => {
  /** The space whose tray is open. */
  const space = shallowRef<SpaceId>()
  /** Units picked up from it, by id; the map shows where they may go. */
  const picked = shallowRef<readonly string[]>([])
  /** The correction form: closed, open, or open at a space. */
  const correcting = shallowRef<{ space?: SpaceId }>()

  /** The battle board was put aside to look at the map. */
  const onMap = shallowRef(false)
  /** The end of a battle that has been read: the position of its last line. */
  const battleRead = shallowRef<number>()

  /** Faces of a throw at the table of which more are to be said, and where they were said. */
  const thrown = shallowRef<{ readonly position: number; readonly faces: readonly Face[] }>()

  /** The entry whose page is open: what happened, step by step. */
  const explaining = shallowRef<number>()

  function reset(): void {
    explaining.value = thrown.value = undefined
    space.value = correcting.value = undefined
    picked.value = []
    onMap.value = false
    battleRead.value = undefined
  }
  return { space, picked, correcting, onMap, battleRead, thrown, explaining, reset }
})
