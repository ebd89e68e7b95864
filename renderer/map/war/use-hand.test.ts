// @vitest-environment happy-dom
/** What is in the hand over the engine's own positions: a neutral is attacked, and the stack goes in. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, test } from 'vitest'
import { defineComponent } from 'vue'
import { Evening } from '../../../electron/engine/testing/great-war/evening'
import { table, type Table } from '../../../electron/engine/testing/great-war/table'
import type { GreatWarView } from '../../../shared/great-war/view'
import { fakeGateway } from '../../gateway/fake'
import { gatewayKey } from '../../gateway/gateway'
import { useCampaign } from '../../stores/campaign'
import { useWar } from '../../stores/war'
import { recording } from '../../testing'
import { useHand } from './useHand'

let page: VueWrapper | undefined
afterEach(() => page?.unmount())

async function open(at: Table) {
  const evening = new Evening(at)
  const pinia = createPinia()
  setActivePinia(pinia)
  let hand: ReturnType<typeof useHand> | undefined
  const host = defineComponent(() => {
    const campaign = useCampaign()
    campaign.show(evening.update())
    hand = useHand({
      view: () => campaign.view as GreatWarView,
      readonly: () => campaign.readonly,
      say: (command) => void campaign.say(command),
    })
    return () => null
  })
  const provide = { [gatewayKey as symbol]: fakeGateway(recording, evening.handlers()) }
  page = mount(host, { global: { plugins: [pinia], provide } })
  await flushPromises()
  if (!hand) throw new Error('no hand')
  return { evening, hand }
}

describe('GW-18.15 a neutral in the way', () => {
  const bessarabia = () => table().clear('bessarabia').with('bessarabia', 'russia', { infantry: 3 })

  test('once it is attacked, the stack in the hand goes in', async () => {
    const t = bessarabia().at('russia', 'combat-move')
    const { evening, hand } = await open(t)
    hand.lift('bessarabia')
    await flushPromises()
    hand.go('rumania')
    expect(hand.barred.value?.attack?.nation).toBe('romania')
    if (hand.barred.value) hand.attack(hand.barred.value)
    await flushPromises()
    expect(evening.entries.map((e) => (e.command as { type: string }).type)).toEqual([
      'declareAttackOnNeutral',
      'moveUnits',
    ])
    expect(new Set(t.ids('bessarabia', 'russia').map((id) => evening.state.units[id]?.space))).toEqual(
      new Set(['rumania']),
    )
    expect(useWar().picked).toEqual([])
  })
  test('a refused declaration moves nobody, later moves neither', async () => {
    const { evening, hand } = await open(bessarabia().at('russia', 'combat-move'))
    hand.lift('bessarabia')
    await flushPromises()
    hand.go('rumania')
    const barred = hand.barred.value
    if (!barred?.attack) throw new Error('no attack is offered')
    hand.attack({
      ...barred,
      attack: { ...barred.attack, command: { type: 'declareAttackOnNeutral', by: 'russia', nation: 'germany' } },
    })
    await flushPromises()
    expect(evening.refused).toHaveLength(1)
    expect(useWar().picked).toHaveLength(3)
    await useCampaign().say({ type: 'declareAttackOnNeutral', by: 'russia', nation: 'romania' })
    await flushPromises()
    expect(evening.entries).toHaveLength(1)
  })
})
