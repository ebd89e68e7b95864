// @vitest-environment happy-dom
/** Open choices and stories over the engine's own positions. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { computed, defineComponent, h } from 'vue'
import { Evening } from '../../../../electron/engine/testing/great-war/evening'
import { Table } from '../../../../electron/engine/testing/great-war/table'
import type { HistoryLine } from '../../../../shared/history'
import { fakeGateway } from '../../../gateway/fake'
import { gatewayKey } from '../../../gateway/gateway'
import GreatWarStories from '../../../screens/GreatWarStories.vue'
import { useCampaign } from '../../../stores/campaign'
import { useWar } from '../../../stores/war'
import { recording } from '../../../testing'
import { inPage, spoken, wordsIn } from '../../origins/testing/mount-panel'
import PendingPanel from './PendingPanel.vue'
import { eventPending } from './pending'

const warned = vi.spyOn(console, 'warn')
let page: VueWrapper | undefined
afterEach(() => {
  page?.unmount()
  page = undefined
  document.body.innerHTML = ''
  expect(warned).not.toHaveBeenCalled()
})

/** The right panel and the stories, as the table holds them. */
async function open(evening: Evening, dice: 'app' | 'table' = 'table'): Promise<Evening> {
  const gateway = fakeGateway(recording, evening.handlers())
  const pinia = createPinia()
  setActivePinia(pinia)
  const host = defineComponent(() => {
    const campaign = useCampaign()
    const view = computed(() => (campaign.view?.game === 'great-war' ? campaign.view : undefined))
    const lines = computed<readonly HistoryLine[]>(() => (campaign.update === undefined ? [] : evening.lines()))
    return () => {
      const pending = view.value && eventPending(view.value)
      return [
        view.value && pending
          ? h(PendingPanel, {
              view: view.value,
              pending,
              readonly: campaign.readonly,
              busy: campaign.busy,
              refusal: campaign.refusal,
              dice,
              onSay: (command: unknown) => void campaign.say(command),
            })
          : h('p', 'nothing is owed'),
        h(GreatWarStories, { lines: lines.value }),
      ]
    }
  })
  const global = { plugins: [pinia], provide: { [gatewayKey as symbol]: gateway } }
  page = mount(host, { attachTo: document.body, global }) as VueWrapper
  useCampaign().show(evening.update())
  await flushPromises()
  return evening
}
function button(name: string | RegExp): HTMLButtonElement {
  const all = inPage('button') as HTMLButtonElement[]
  const found = all.find((b) => (typeof name === 'string' ? spoken(b) === name : name.test(spoken(b))))
  if (!found) throw new Error(`no button ${String(name)} among ${all.map(spoken).join(' | ')}`)
  return found
}
async function press(name: string | RegExp): Promise<void> {
  button(name).click()
  await flushPromises()
}
const words = (): string => wordsIn(document.body)
const dialog = (): string => inPage('[role="dialog"]').map(wordsIn).join(' ')
const said = (evening: Evening) => evening.entries.at(-1)?.command
const russia = () => new Table().at('russia', 'place', 13)

describe('the Revolution (GW-17)', () => {
  test('GW-17.1 the die of the round: typed in, it breaks out, and its page opens by itself', async () => {
    const evening = await open(new Evening(russia()))
    expect(words()).toContain('In round 13 the Revolution breaks out on 1–2: a chance of 2 in 6.')
    await press('2: breaks out')
    expect(said(evening)).toEqual({ type: 'rollRevolution', by: 'russia', die: 2 })
    expect(dialog()).toContain('Revolution in Russia')
    await press('Go on')
    expect(dialog()).toBe('')
    expect(words()).toContain('Half of 15 IPC, rounded down: 7 to the Bolsheviks, 8 stay.')
  })
  test('GW-17.11 one die for every unit is typed in their order, then the displaced choose their way', async () => {
    const evening = await open(new Evening(russia()))
    await press('1: breaks out')
    await press('Go on')
    const labels = inPage('.place').map((p) => p.getAttribute('aria-label') ?? '')
    expect(labels[0]).toContain('Baltic States')
    for (const label of labels) await press(label.includes('Moscow') ? '6' : '1')
    await press(`These ${labels.length} dice`)
    expect(said(evening)).toMatchObject({ type: 'rollLoyalty', by: 'russia', dice: { length: labels.length } })
    expect(dialog()).toContain(`One die for each of ${labels.length} units: 1–2 stays loyal.`)
    await press('Go on')

    expect(words()).toContain('Between the factions')
    const selects = inPage('.unit select') as HTMLSelectElement[]
    expect(selects.length).toBeGreaterThan(0)
    await press(/^Move the units of/)
    expect(said(evening)).toMatchObject({ type: 'displaceUnits' })
    expect(evening.refused).toEqual([])
  })
  test('GW-17.13 nowhere means removed, and that is said before', async () => {
    const evening = await open(new Evening(russia()))
    await press('1: breaks out')
    await press('Go on')
    const labels = inPage('.place').map((p) => p.getAttribute('aria-label') ?? '')
    for (const label of labels) await press(label.includes('Moscow') ? '6' : '1')
    await press(`These ${labels.length} dice`)
    await press('Go on')
    const [select] = inPage('.unit select') as HTMLSelectElement[]
    if (!select) throw new Error('nobody is displaced')
    select.value = ''
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await flushPromises()
    expect(words()).toContain('1 unit would be removed.')
    await press(/^Move the units of/)
    const command = said(evening) as { moves: { to: string | null }[] }
    expect(command.moves.filter((m) => m.to === null)).toHaveLength(1)
  })
})

describe('the blockade (GW-16.14)', () => {
  function besieged(): Table {
    const t = new Table().patch({ doctrine: 'unrestricted' }).clear('united-kingdom')
    for (const zone of ['atlantic', 'celtic-sea', 'english-channel', 'north-sea'])
      t.with(zone, 'germany', { submarine: 1 })
    t.with('united-kingdom', 'great-britain', { infantry: 2, fighter: 1 }).with('united-kingdom', 'france', {
      artillery: 1,
    })
    const { total } = t.state.pools['british-isles']
    t.pool('british-isles', total - 3, total).at('great-britain', 'place')
    t.do({ type: 'endPhase', by: 'great-britain' })
    return t
  }
  test('GW-16.14 the cheapest stand chosen; Britain takes another one instead and loses it', async () => {
    const evening = await open(new Evening(besieged()))
    expect(words()).toContain('2 units in the United Kingdom are lost')
    expect(button('Lose these 2 units').disabled).toBe(false)
    const [infantry] = inPage('[role="group"]').filter(
      (g) => g.getAttribute('aria-label') === 'infantry of Great Britain to lose',
    )
    infantry?.dispatchEvent(new KeyboardEvent('keydown', { key: '-', bubbles: true }))
    await flushPromises()
    expect(button('Lose these 2 units').disabled).toBe(true)
    expect(words()).toContain('1 more to choose.')
    const [guns] = inPage('[role="group"]').filter(
      (g) => g.getAttribute('aria-label') === 'artillery of France to lose',
    )
    guns?.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }))
    await flushPromises()
    await press('Lose these 2 units')
    expect(said(evening)).toMatchObject({ type: 'chooseBlockadeLosses', by: 'great-britain' })
    expect(evening.refused).toEqual([])
    expect(Object.values(evening.state.units).some((u) => u.space === 'united-kingdom' && u.owner === 'france')).toBe(
      false,
    )
    expect(words()).toContain('nothing is owed')
  })
})

describe('what happened', () => {
  test('GW-6.4 plunder: the sum of both treasuries', async () => {
    const t = new Table()
      .clear('germany', 'france', 'eastern-france')
      .at('germany', 'combat-move')
      .treasury('france', 7)
    const [one] = t.put('eastern-france', 'germany', { infantry: 1 })
    t.control('eastern-france', 'germany')
    const evening = await open(new Evening(t))
    await useCampaign().say({ type: 'moveUnits', by: 'germany', units: [one], path: ['france'] })
    await flushPromises()
    expect(evening.refused).toEqual([])
    expect(dialog()).toContain('France has fallen')
    expect(dialog()).toContain('The whole treasury goes to whoever took the capital')
    expect(dialog()).toContain('France: 7 − 7 = 0 IPC')
  })
  test('GW-9.2 what is not weighty waits for the log’s Explain', async () => {
    const evening = new Evening(new Table().at('germany'))
    await open(evening)
    await useCampaign().say({ type: 'influenceNation', by: 'germany', nation: 'norway', die: 3 })
    await flushPromises()
    expect(dialog()).toBe('')
    useWar().explaining = 1
    await flushPromises()
    expect(dialog()).toContain('Influence on Norway')
    expect(dialog()).toContain('nothing happens, and the fee is gone')
  })
})
