// @vitest-environment happy-dom
/** The planner over the real odds: followed by the hand, called off, kept, taken from the map. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { TooltipProvider } from 'reka-ui'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { defineComponent, h } from 'vue'
import { work } from '../../../electron/odds/work'
import type { Said } from '../../../electron/odds/desk'
import { Evening } from '../../../electron/engine/testing/great-war/evening'
import { table } from '../../../electron/engine/testing/great-war/table'
import type { Answers, Inputs } from '../../../shared/ipc'
import { fakeGateway, type FakeGateway, type Handlers } from '../../gateway/fake'
import { gatewayKey } from '../../gateway/gateway'
import { useCampaign } from '../../stores/campaign'
import { usePlanner } from '../../stores/planner'
import { useTable } from '../../stores/table'
import { useWar } from '../../stores/war'
import { recording } from '../../testing'
import PlannerPanel from './PlannerPanel.vue'

/** What the thread would answer. */
function odds({ ticket, order }: Inputs['odds:ask'][0]): Answers['odds:ask'] {
  let answer: Answers['odds:ask'] | undefined
  const hear = (said: Said) => {
    // Plans are answered with odds, whatever else the thread can do.
    if (said.kind === 'answer') answer = said.answer as Answers['odds:ask']
  }
  const plain = JSON.parse(JSON.stringify(order)) as unknown
  work({ ticket, number: 1, order: plain, flag: new SharedArrayBuffer(4) }, hear, Date.now)
  if (answer === undefined) throw new Error('no answer')
  return answer
}

let page: VueWrapper | undefined
let gateway: FakeGateway
const warned = vi.spyOn(console, 'warn')
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  page?.unmount()
  page = undefined
  vi.useRealTimers()
  expect(warned).not.toHaveBeenCalled()
})
async function rest(): Promise<void> {
  await flushPromises()
  await vi.advanceTimersByTimeAsync(200)
  await flushPromises()
}
async function open(own: Handlers = {}): Promise<void> {
  const pinia = createPinia()
  setActivePinia(pinia)
  gateway = fakeGateway(recording, { 'odds:ask': odds, 'odds:cancel': () => null, ...own })
  page = mount(
    defineComponent(() => () => h(TooltipProvider, () => h(PlannerPanel))),
    { attachTo: document.body, global: { plugins: [pinia], provide: { [gatewayKey as symbol]: gateway } } },
  ) as VueWrapper
  usePlanner().show()
  await rest()
}
const all = <E extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<E>(`.planner ${selector}`)]
const text = () => (document.body.querySelector('.planner')?.textContent ?? '').replace(/[\s\u00a0]+/g, ' ')
const head = () => (all('.answer')[0]?.textContent ?? '').replace(/[\s\u00a0]+/g, ' ')
function button(name: string): HTMLButtonElement {
  const found = all<HTMLButtonElement>('button').find(
    (b) => (b.getAttribute('aria-label') ?? b.textContent ?? '').trim() === name,
  )
  if (!found)
    throw new Error(
      `no button ${name} among ${all('button')
        .map((b) => b.textContent?.trim())
        .join(' | ')}`,
    )
  return found
}
async function press(name: string): Promise<void> {
  button(name).click()
  await rest()
}
async function fill(label: string, value: string): Promise<void> {
  const field = all<HTMLInputElement>('input, select').find((x) => x.getAttribute('aria-label') === label)
  if (!field) throw new Error(`no field ${label}`)
  field.value = value
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input'))
  await rest()
}

describe('with no campaign open', () => {
  test('the first thing one sees is an answer with all that it stands on', async () => {
    await open()
    expect(head()).toMatch(/93\.1 % ?the attacker takes the space/)
    expect(text()).toContain('Expected losses')
    expect(all('.stands li').map((x) => x.textContent)).toContain('The attacker never retreats.')
    expect(text()).not.toContain('From the map')
  })

  test('it follows the hand: one question a rest, the last figures dimmed meanwhile', async () => {
    await open()
    const asked = () => gateway.argsOf('odds:ask').length
    const before = asked()
    for (let i = 0; i < 3; i++) {
      button('Defending infantry: one more').click()
      await flushPromises()
    }
    expect(all('.head.stale')).toHaveLength(1)
    expect(asked()).toBe(before)
    await rest()
    expect(asked()).toBe(before + 1)
    expect(all('.head.stale')).toHaveLength(0)
    expect(gateway.argsOf('odds:ask').at(-1)?.[0].order).toMatchObject({ defender: { infantry: 5 } })
  })

  test('every kind of plan of both games answers', async () => {
    await open()
    for (const [kind, says] of [
      ['Sea', 'the attacker wins'],
      ['Raid', 'at least one bomber gets through'],
      ['Origins', 'loses its treaty rights in Italy'],
      ['Break a stack', 'broken below 10 within 10 rounds'],
    ] as const) {
      await press(kind)
      expect(head()).toContain(says)
      expect(all('.stands li').length).toBeGreaterThan(0)
    }
    await press('Best place')
    expect(head()).toContain('No board lies on the table.')
  })

  test('kept battles are counted together, and what was planned stays when the planner is closed', async () => {
    await open()
    await press('Keep for several')
    await press('Sea')
    await press('Keep for several')
    await press('Several battles')
    expect(head()).toContain('both succeed')
    await fill('Infantry in reserve', '1')
    expect(text()).toContain('helps most in Battle 1')
    await press('Close the planner')
    expect(all('button')).toHaveLength(0)
    usePlanner().toggle()
    await rest()
    expect(head()).toContain('both succeed')
  })

  test('a long calculation tells how far it is and can be stopped; a new order begins anew', async () => {
    let release: ((x: Answers['odds:ask']) => void) | undefined
    await open({
      'odds:ask': () => new Promise((done) => (release = done)) as never,
      'odds:cancel': () => {
        release?.({ ok: true, value: { kind: 'none', reason: 'cancelled', at: '', message: 'Called off.' } })
        return null
      },
    })
    expect(all('progress')).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(300)
    gateway.push('oddsProgress', { ticket: 'planner', share: 0.37 })
    await flushPromises()
    expect(head()).toContain('37 %')
    await press('Stop')
    expect(gateway.argsOf('odds:cancel')).toEqual([['planner']])
    expect(head()).toContain('Stopped.')
    const before = gateway.argsOf('odds:ask').length
    await press('Count again')
    expect(gateway.argsOf('odds:ask')).toHaveLength(before + 1)
  })

  test('what cannot be answered says why; a fault stands at its field; a worker that breaks can be asked again', async () => {
    await open()
    await fill('Attacking infantry', '400')
    await fill('Defending infantry', '400')
    await fill('Attacker loses', 'best')
    await fill('Defender loses', 'best')
    expect(head()).toMatch(/No odds\. .* steps; at most/)
    await press('Clear')
    await fill('Attacking infantry', '3')
    await fill('Defending infantry', '2')
    const details = all<HTMLDetailsElement>('details.values')[0]
    if (details) details.open = true
    await fill('Infantry: attack', '9')
    expect(all('.values [role=alert]')[0]?.textContent).toMatch(/Right would be/)
    expect(button('Copy as text').disabled).toBe(true)
  })

  test('GW-12.4, GW-13.20 a battle without two sides has words in place of figures', async () => {
    await open()
    await fill('Defending infantry', '0')
    expect(head()).toMatch(/^No odds\. A battle needs units of both sides; the defender has none\./)
    expect(all('.answer .head, .details')).toHaveLength(0)
    expect(button('Copy as text').disabled).toBe(true)
    await press('Raid')
    await fill('Bombers', '0')
    expect(head()).toContain('A raid needs a bomber')
    await press('Sea')
    await press('Clear')
    expect(head()).toContain('neither has any')
  })

  test('GW-13.17 bombardment is offered where a land unit lands', async () => {
    await open()
    const label = 'Dreadnoughts that bombard'
    const offered = () => all('input').some((x) => x.getAttribute('aria-label') === label)
    expect(offered()).toBe(false)
    expect(text()).toContain('Dreadnoughts bombard only where a land unit lands')
    await fill('Infantry off ships', '1')
    await fill(label, '2')
    expect(gateway.argsOf('odds:ask').at(-1)?.[0].order).toMatchObject({ landed: { infantry: 1 }, bombardment: 2 })
    await fill('Infantry off ships', '0')
    expect(offered()).toBe(false)
    expect(gateway.argsOf('odds:ask').at(-1)?.[0].order).not.toHaveProperty('bombardment')
  })

  test('one’s own order of loss is made by moving kinds', async () => {
    await open()
    await fill('Attacker loses', 'own')
    await press('Infantry: lose later')
    expect(gateway.argsOf('odds:ask').at(-1)?.[0].order).toMatchObject({
      losses: { attacker: ['artillery', 'infantry'] },
    })
    expect(text()).toContain('by an order of its own')
  })

  test('copied as text', async () => {
    await open()
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    await press('Copy as text')
    vi.unstubAllGlobals()
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('Attacker: 3 infantry and 1 artillery'))
    expect(text()).toContain('Copied as text.')
  })
})

describe('from the map', () => {
  async function atTable(): Promise<void> {
    const t = table().clear('poland', 'germany', 'czechoslovakia').at('germany', 'combat-move')
    t.trench('poland', 'germany')
    t.put('poland', 'russia', { infantry: 3 })
    t.put('germany', 'germany', { infantry: 4, artillery: 2 })
    t.put('baltic-sea', 'germany', { dreadnought: 1, submarine: 1 })
    const evening = new Evening(t)
    await open(evening.handlers())
    usePlanner().open = false
    useCampaign().show(evening.update())
    usePlanner().show()
    useWar().space = 'poland' as never
    await rest()
  }
  test('GW-15.6 a space pressed on the map is the target, the stacks beside it the attackers', async () => {
    await atTable()
    expect(text()).toContain('There: 3 infantry.')
    expect(all('.take label').map((x) => x.textContent)).toEqual([expect.stringContaining('from Germany')])
    await press('Take this over')
    expect(gateway.argsOf('odds:ask').at(-1)?.[0].order).toMatchObject({
      attacker: { infantry: 4, artillery: 2 },
      defender: { infantry: 3 },
      from: { faced: 6, elsewhere: 0, sea: 0 },
    })
    expect(head()).toContain('the attacker takes Poland')
  })
  test('units in the hand are the attackers, wherever they stand', async () => {
    await atTable()
    const units = useCampaign().view
    if (units?.game !== 'great-war') throw new Error('no war')
    useWar().picked = (units.spaces['germany']?.units ?? []).slice(0, 2).map((u) => u.id)
    await rest()
    expect(text()).toContain('in hand')
    await press('Take this over')
    expect(gateway.argsOf('odds:ask').at(-1)?.[0].order).toMatchObject({ attacker: { infantry: 2 } })
  })
})

describe('OW-3 with a campaign of Origins on the table', () => {
  test('whoever acts attacks where one presses; own figures stay until they are given back', async () => {
    await open()
    usePlanner().open = false
    useCampaign().show(recording.opened)
    const view = useCampaign().view
    if (view?.game !== 'origins') throw new Error('no Origins')
    usePlanner().show()
    useTable().selected = 'serbia'
    await rest()
    const asked = () => gateway.argsOf('odds:ask').at(-1)?.[0].order
    expect(asked()).toMatchObject({ kind: 'attacks', power: view.acting, nation: 'serbia' })
    expect(asked()).toHaveProperty('position.embassies.serbia', { ...view.embassies.serbia })
    await fill('Factors of the attacker', '31')
    useTable().selected = 'africa'
    await rest()
    expect(asked()).toMatchObject({ nation: 'serbia', position: { embassies: { serbia: { [view.acting]: 31 } } } })
    await press('As on the board')
    expect(asked()).toHaveProperty('position.embassies.serbia', { ...view.embassies.serbia })
    await press('Best place')
    expect(text()).toContain('To end treaty rights')
  })
})
