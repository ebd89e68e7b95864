// @vitest-environment happy-dom
import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { nextTick, shallowRef } from 'vue'
import { greatWarCore as game } from '../../../../electron/engine/great-war/game'
import { table } from '../../../../electron/engine/testing/great-war/table'
import type { GreatWarView } from '../../../../shared/great-war/view'
import { useBattlePage } from './useBattlePage'

beforeEach(() => setActivePinia(createPinia()))

test('GW-13.23 the list stands beside the panel, a battle takes the whole width, and the map stays within reach', async () => {
  const t = table().clear('germany', 'poland').at('germany', 'combat-move')
  t.put('poland', 'russia', { infantry: 2 })
  const units = t.put('germany', 'germany', { infantry: 3 })
  const view = shallowRef<GreatWarView>(game.view(t.state))
  const page = useBattlePage(() => view.value)
  const now = () => [page.stands.value, page.shown.value, page.whole.value]
  const say = async (...said: Parameters<typeof t.do>) => {
    t.do(...said)
    view.value = game.view(t.state)
    await nextTick()
  }
  expect(now()).toEqual([false, false, false])
  await say({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
  await say({ type: 'endCombatMovement', by: 'germany' })
  expect(now()).toEqual([true, true, false])
  page.toMap()
  expect(now()).toEqual([true, false, false])
  // Whoever looked at the map is not left there when the battle begins.
  await say({ type: 'startBattle', by: 'germany', battle: 'poland' })
  expect(now()).toEqual([true, true, true])
  page.toMap()
  await say({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [6, 6, 6])
  expect(now()).toEqual([true, false, false])
  page.toBattle()
  expect(now()).toEqual([true, true, true])
})
