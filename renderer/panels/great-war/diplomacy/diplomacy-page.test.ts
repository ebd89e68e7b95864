// @vitest-environment happy-dom
/** The Diplomacy page over the engine's own positions: what is pressed is said, judged, and shows on the page. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { computed, defineComponent, h, ref } from 'vue'
import { Evening } from '../../../../electron/engine/testing/great-war/evening'
import { Table } from '../../../../electron/engine/testing/great-war/table'
import type { NationId, Phase } from '../../../../shared/great-war/ids'
import { fakeGateway } from '../../../gateway/fake'
import { gatewayKey } from '../../../gateway/gateway'
import { useCampaign } from '../../../stores/campaign'
import { recording } from '../../../testing'
import { inPage, spoken, wordsIn } from '../../origins/testing/mount-panel'
import DiplomacyPage from './DiplomacyPage.vue'

const warned = vi.spyOn(console, 'warn')
let page: VueWrapper | undefined
afterEach(() => {
  page?.unmount()
  page = undefined
  document.body.innerHTML = ''
  expect(warned).not.toHaveBeenCalled()
})

// How long a button rests when it has become another is a matter of its own test.
vi.mock('../../../composables/useMoment', () => ({ useMoment: () => ref(false) }))

let explained: number[] = []
let wentOn = 0
async function open(evening: Evening, dice: 'app' | 'table' = 'table'): Promise<Evening> {
  explained = []
  wentOn = 0
  const gateway = fakeGateway(recording, evening.handlers())
  const pinia = createPinia()
  setActivePinia(pinia)
  const host = defineComponent(() => {
    const campaign = useCampaign()
    const view = computed(() => (campaign.view?.game === 'great-war' ? campaign.view : undefined))
    const lines = computed(() => (campaign.update === undefined ? [] : evening.lines()))
    return () =>
      view.value &&
      h(DiplomacyPage, {
        view: view.value,
        legal: campaign.update?.legal ?? [],
        readonly: campaign.readonly,
        looking: campaign.past !== undefined,
        busy: campaign.busy,
        lines: lines.value,
        position: campaign.position,
        last: campaign.update?.last,
        refusal: campaign.refusal,
        dice,
        onSay: (command: unknown) => void campaign.say(command),
        onLook: (position: number) => void campaign.lookAt(position),
        onGoOn: () => (wentOn += 1),
        onExplain: (position: number) => explained.push(position),
      })
  })
  const global = { plugins: [pinia], provide: { [gatewayKey as symbol]: gateway } }
  page = mount(host, { attachTo: document.body, global }) as VueWrapper
  useCampaign().show(evening.update())
  await flushPromises()
  return evening
}
const at = (nation: NationId, phase: Phase = 'diplomacy', round = 3, us = 'Gus') =>
  new Table(6, us).at(nation, phase, round).treasury(nation, 20)
/** Buttons of the whole document: dialogs lie outside the page. */
function button(name: string | RegExp, within: ParentNode = document.body): HTMLButtonElement {
  const all = [...within.querySelectorAll<HTMLButtonElement>('button')]
  const found = all.find((b) => (typeof name === 'string' ? spoken(b) === name : name.test(spoken(b))))
  if (!found) throw new Error(`no button ${String(name)} among ${all.map(spoken).join(' | ')}`)
  return found
}
async function press(name: string | RegExp, within?: ParentNode): Promise<void> {
  button(name, within).click()
  await flushPromises()
}
async function choose(label: string, value: string): Promise<void> {
  const field = inPage('.field').find((f) => f.querySelector('label')?.textContent?.trim().startsWith(label))
  const input = field?.querySelector<HTMLSelectElement | HTMLInputElement>('select, input')
  if (!input) throw new Error(label)
  input.value = value
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
  await flushPromises()
}
const words = (selector: string): string => inPage(selector).map(wordsIn).join(' ')
const said = (evening: Evening) => evening.entries.at(-1)?.command
const row = (name: string): HTMLElement => {
  const found = inPage('tbody tr').find((r) => r.querySelector('th b')?.textContent?.trim() === name)
  if (!found) throw new Error(name)
  return found
}

describe('influence (GW-9)', () => {
  test('GW-9.1 every nation stands on its track, and none is thrown for until Try is pressed', async () => {
    await open(new Evening(at('germany')))
    expect(inPage('.influence tbody tr')).toHaveLength(7)
    expect(wordsIn(row('Bulgaria'))).toContain('Pro-Central; began Pro-Central.')
    expect(row('Bulgaria').className).not.toContain('on')
    expect(inPage('.try')).toHaveLength(0)
    await press('Try', row('Bulgaria'))
    expect(row('Bulgaria').className).toContain('on')
    expect(document.activeElement?.closest('.try')).not.toBeNull()
    expect(words('.head')).toContain('One attempt succeeds in 17 %, two in 31 %, three in 42 %.')
  })
  test('GW-9.2 a 6 thrown at the table brings Bulgaria in; the page shows it joined, with its controller', async () => {
    const evening = await open(new Evening(at('germany')))
    await press('Try', row('Bulgaria'))
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: '6', bubbles: true }))
    await flushPromises()
    expect(inPage('.try')).toHaveLength(0)
    expect(said(evening)).toEqual({ type: 'influenceNation', by: 'germany', nation: 'bulgaria', die: 6 })
    expect(wordsIn(row('Bulgaria'))).toContain('with the Central Powers under Germany')
    expect(words('.tried')).toContain('Germany threw 6 for Bulgaria: it succeeds.')
    expect(words('.history')).toContain('−1 Bulgaria joined the Central Powers = −1')
    await press('Explain')
    expect(explained).toEqual([1])
  })
  test('GW-9.4 another row is chosen and the app throws for it', async () => {
    const evening = new Evening(at('germany'))
    evening.dice = [2]
    await open(evening, 'app')
    await press('Try', row('Norway'))
    await press('Throw for Norway')
    expect(said(evening)).toEqual({ type: 'influenceNation', by: 'germany', nation: 'norway' })
    expect(words('.tried')).toContain('nothing, and the fee is gone')
  })
  test('GW-8.1 in another phase everything is read and nothing can be pressed', async () => {
    await open(new Evening(at('germany', 'research')))
    expect(words('.head')).toContain('its deeds belong to Diplomacy')
    expect(inPage('.influence button.btn')).toHaveLength(0)
    expect(button('Offer a treaty').disabled).toBe(true)
    expect(wordsIn(row('Bulgaria'))).toContain('A success: joins · US opinion −1, to −1')
  })
  test('GW-9.5 one reason for every row stands once above the table', async () => {
    await open(new Evening(at('ottoman-empire')))
    expect(words('.head .why')).toContain('The Ottoman Empire is no belligerent of a bloc. GW-9.5')
    expect(words('.influence')).not.toContain('no belligerent')
  })
})

describe('deeds of single nations (GW-16, GW-18)', () => {
  test('GW-16.11 Germany declares unrestricted warfare, with its price beside the button', async () => {
    const evening = await open(new Evening(at('germany')))
    expect(words('.deeds')).toContain('US opinion +2, to +2')
    await press('Declare unrestricted warfare')
    expect(said(evening)).toMatchObject({ type: 'setSubmarineDoctrine', doctrine: 'unrestricted' })
    expect(words('.deeds')).toContain('The doctrine was changed in this phase already. GW-16.11')
  })
  test('GW-16.20 the gift is chosen ship by ship, and the Turkish player places it', async () => {
    const table = at('great-britain').with('north-sea', 'great-britain', { dreadnought: 1 })
    const evening = await open(new Evening(table))
    await press('Give two dreadnoughts')
    await press('Give these two dreadnoughts')
    expect(said(evening)).toMatchObject({ type: 'giveDreadnoughts', by: 'great-britain' })
    await press('Place the gifted ships')
    await choose('Second', 'black-sea')
    await press('Place them')
    expect(said(evening)).toMatchObject({
      type: 'placeGiftedShips',
      by: 'ottoman-empire',
      placements: [{}, { space: 'black-sea' }],
    })
    expect(inPage('button').map(spoken)).not.toContain('Place the gifted ships')
  })
  test('GW-16.23 GW-18.7 Turkey joins by its own choice, and then brings Bulgaria in', async () => {
    const evening = await open(new Evening(at('ottoman-empire')))
    await press('Join the Central Powers')
    expect(said(evening)).toEqual({ type: 'joinCentralPowers', by: 'ottoman-empire' })
    await press('Bring Bulgaria in for 5 IPC')
    expect(said(evening)).toEqual({ type: 'inductBulgaria', by: 'ottoman-empire' })
    expect(words('.history')).toContain('Bulgaria was brought in by the fee: no effect')
  })
})

describe('treaties (GW-20)', () => {
  test('GW-20.5 an armistice is drawn up with a term, offered, countered, accepted, and broken with its price first', async () => {
    const evening = await open(new Evening(at('germany')))
    await press('Offer a treaty')
    await choose('To', 'russia')
    expect(words('[role="dialog"]')).not.toContain('capital')
    expect(button('Add this term').disabled).toBe(true)
    await choose('What', 'payNow')
    expect(words('[role="dialog"]')).toContain('IPC, of ')
    await choose('Who is bound', 'russia')
    await choose('IPC', '3')
    await press('Add this term')
    expect(words('[role="dialog"]')).toContain('Russia pays 3 IPC to Germany at once.')
    expect(words('[role="dialog"]')).toContain('No longer at war: Russia with Germany')
    await press('Offer Russia an armistice to the end of round 5')
    expect(said(evening)).toMatchObject({
      type: 'offerArmistice',
      to: 'russia',
      rounds: 2,
      terms: [{ term: 'payNow', ipc: 3 }],
    })

    await press('Counter terms')
    await press(/^Strike out/)
    await choose('Whole rounds', '1')
    await press('Lay these terms on the table')
    expect(said(evening)).toMatchObject({ type: 'respondOffer', by: 'russia', answer: 'counter', terms: [], rounds: 1 })
    expect(words('.offer')).toContain('Germany has to answer')
    expect(words('.offer h3')).toBe('Russia counters Germany’s armistice')
    expect(words('.offer .changes')).toContain('1 whole round instead of 2.')
    expect(words('.offer .changes')).toContain('Struck out: Russia pays 3 IPC to Germany at once.')
    await press('Accept')
    expect(evening.state.treaties[0]).toMatchObject({ kind: 'armistice', untilRound: 4, state: 'in-force' })

    expect(words('.treaty')).toContain('to the end of round 4')
    await press('Break it: the price')
    expect(words('[role="dialog"]')).toContain('US opinion +1, to +1')
    expect(words('[role="dialog"]')).toContain('At war: Russia with Germany')
    await press('Break the armistice with Russia')
    expect(said(evening)).toEqual({ type: 'breakArmistice', by: 'germany', treaty: 't1' })
    expect(words('.history')).toContain('Germany broke an armistice')
  })
  test('GW-20.3 a term that cannot be signed is marked and bars the offer, with its clause', async () => {
    await open(new Evening(at('germany').treasury('germany', 5)))
    await press('Offer a treaty')
    await choose('What', 'payNow')
    await choose('IPC', '6')
    await press('Add this term')
    expect(inPage('.terms .wrong').map(wordsIn)).toEqual(['Germany pays 6 IPC to Great Britain at once. Strike out'])
    expect(words('[role="dialog"] footer')).toContain('GW-20.3')
    expect(button(/^Offer Great Britain/).disabled).toBe(true)
  })
  test('GW-20.21 GW-20.19 an unconditional surrender: its refusal has a price, its victor imposes terms', async () => {
    const table = at('france')
    table.do({ type: 'offerUnconditionalSurrender', by: 'france', to: 'germany' })
    const evening = await open(new Evening(table))
    expect(words('.offer')).toContain('Refused, or left to lapse: US opinion +2, to +2.')
    await press('Accept')
    expect(evening.state.nations.france.status).toBe('surrendered')
    page?.unmount()
    const victor = new Table()
    victor.patch(evening.state).at('germany')
    const next = await open(new Evening(victor))
    await press('Impose terms')
    await choose('What', 'cedeTerritory')
    await choose('Space', 'tunisia')
    await press('Add this term')
    await press('Impose 1 term on France')
    expect(said(next)).toMatchObject({
      type: 'imposeTerms',
      by: 'germany',
      terms: [{ term: 'cedeTerritory', space: 'tunisia', to: 'germany' }],
    })
    expect(next.state.territories['tunisia' as never]).toMatchObject({ controller: 'germany' })
  })
  test('GW-21.6 a general peace waits for everybody by name', async () => {
    const table = at('germany')
    table.do({ type: 'offerGeneralPeace', by: 'germany', result: 'draw' })
    const evening = await open(new Evening(table))
    expect(words('.offer')).toContain('Germany proposes a draw')
    const group = inPage('[role="group"]').find((g) => g.getAttribute('aria-label') === 'Answer of France')
    await press('Refuse', group)
    expect(said(evening)).toMatchObject({ type: 'respondOffer', by: 'france', answer: 'reject' })
    expect(inPage('.offer')).toHaveLength(0)
  })
  test('GW-21.6 it says that the war ends, who has accepted, and asks before the last word', async () => {
    const table = at('germany')
    table.do({ type: 'offerGeneralPeace', by: 'germany', result: 'centralVictory' })
    const evening = await open(new Evening(table))
    expect(words('.offer')).toContain('The war is over, and with it the game.')
    expect(words('.offer')).toContain('The Central Powers have won.')
    const rows = () => inPage('.offer [role="group"]')
    const before = rows().map((g) => g.getAttribute('aria-label'))
    for (const row of rows().slice(0, -1)) await press('Accept', row)
    expect(rows().map((g) => g.getAttribute('aria-label'))).toEqual(before)
    expect(
      rows()
        .slice(0, -1)
        .every((g) => wordsIn(g).includes('has accepted')),
    ).toBe(true)
    await press('Accept', rows().at(-1))
    expect(evening.state.result).toBeUndefined()
    expect(words('[role="dialog"]')).toContain('is the last to accept')
    await press('Accept, and end the war')
    expect(evening.state.result).toMatchObject({ winner: 'central' })
  })
})

describe('the way on', () => {
  test('GW-8.1 after Diplomacy is ended there, the page leads to the next phase', async () => {
    await open(new Evening(at('germany')))
    await press('End Diplomacy')
    await press('Go on with Research')
    expect(wentOn).toBe(1)
  })
  test('GW-9.2 the second press of the same button puts an attempt aside', async () => {
    await open(new Evening(at('germany')))
    const row = () => inPage('.influence tbody tr').find((r) => wordsIn(r).startsWith('Denmark'))
    await press('Try', row())
    expect(inPage('.try')).toHaveLength(1)
    await press('Not now', row())
    expect(inPage('.try')).toHaveLength(0)
  })
  test('GW-20.33 a nation that was freed stands among those who joined, without a marker', async () => {
    const table = at('germany')
    const { romania: _, ...markers } = table.state.markers
    await open(new Evening(table.bloc('romania', 'central').patch({ markers })))
    const row = inPage('.influence tbody tr').find((r) => wordsIn(r).startsWith('Romania'))
    expect(row?.querySelectorAll('.cell')[0]?.querySelector('.mk')).not.toBeNull()
  })
})

describe('the United States (GW-19)', () => {
  test('GW-19.15 Congress is asked with a die typed in, and refuses for three rounds', async () => {
    const evening = await open(new Evening(at('united-states')))
    await press('4: refused')
    expect(said(evening)).toEqual({ type: 'requestLimitedWar', by: 'united-states', target: 'mexico', die: 4 })
    expect(words('.america')).toContain('Congress hears no request before round 6')
  })
  test('GW-19.8 at +5 it joins the Allies; from then on the level is history', async () => {
    const evening = await open(new Evening(at('united-states').opinion(5)))
    expect(words('.us')).toContain('may join the Allies')
    await press('Join the Allies')
    expect(said(evening)).toEqual({ type: 'joinWar', by: 'united-states', bloc: 'allied' })
    expect(words('.us')).toContain('joined the Allies; opinion moves no more')
  })
  test('GW-19.T1 the fifteen events stand with what they would do now', async () => {
    await open(new Evening(at('germany')))
    const codes = inPage('details tbody th b').map((b) => b.textContent)
    expect(new Set(codes).size).toBe(15)
    expect(words('details')).toContain('E3 Germany declares unrestricted submarine warfare +2 +2')
  })
})
