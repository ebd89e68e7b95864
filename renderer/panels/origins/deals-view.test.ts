// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import DealsDue from './DealsDue.vue'
import DealsView from './DealsView.vue'
import { ALLIED, PLACING } from './testing/fixture'
import { buttonNamed, inPage, mountPanel, spoken, wordsOf } from './testing/mount-panel'

let panel: VueWrapper | undefined
const open = (props: Record<string, unknown> = {}): VueWrapper =>
  (panel = mountPanel(DealsView, { view: PLACING, ...props }))
afterEach(() => panel?.unmount())

describe('the ledger of deals (OW-6.1)', () => {
  test('a deal is recorded with its parties in seating order, its text and its last round', async () => {
    const p = open()
    buttonNamed('Germany').click()
    buttonNamed('Britain').click()
    await p.get('textarea').setValue('  Germany stays out of Greece ')
    await p.get('.until select').setValue('8')
    await p.get('form').trigger('submit')
    expect(p.emitted('say')).toEqual([
      [{ type: 'recordDeal', parties: ['britain', 'germany'], text: 'Germany stays out of Greece', untilRound: 8 }],
    ])
  })
  test('without a round it stays open', async () => {
    const p = open()
    buttonNamed('Germany').click()
    buttonNamed('France').click()
    await p.get('textarea').setValue('Peace')
    await p.get('form').trigger('submit')
    expect(p.emitted('say')?.[0]).toEqual([{ type: 'recordDeal', parties: ['france', 'germany'], text: 'Peace' }])
  })
  test('an unfinished deal says what is missing', async () => {
    const p = open()
    await p.get('form').trigger('submit')
    expect(p.get('[role="alert"]').text()).toBe('A deal has at least two parties.')
    buttonNamed('Germany').click()
    buttonNamed('France').click()
    await p.vm.$nextTick()
    expect(p.get('[role="alert"]').text()).toBe('Write down what was agreed.')
    expect(p.emitted('say')).toBeUndefined()
  })
  test('deals stand in groups: come due, open, past', () => {
    const groups = open()
      .findAll('.group')
      .map((g) => [g.attributes('aria-label'), g.findAll('.deal').length])
    expect(groups).toEqual([
      ['Come due deals', 1],
      ['Open deals', 2],
      ['Past deals', 1],
    ])
  })
  test('a deal is judged kept, void, or broken by one of its parties', async () => {
    const p = open()
    const due = p.get('[aria-label="Judge the deal: Germany stays below ten in Turkey"]')
    const press = async (name: string): Promise<void> => {
      const button = due.findAll('button').find((b) => spoken(b.element) === name)
      await button?.trigger('click')
    }
    await press('Kept')
    await press('Broken by…')
    await press('Germany')
    await press('Void')
    expect(p.emitted('say')).toEqual([
      [{ type: 'judgeDeal', deal: 3, outcome: 'kept' }],
      [{ type: 'judgeDeal', deal: 3, outcome: 'broken', by: 'germany' }],
      [{ type: 'judgeDeal', deal: 3, outcome: 'void' }],
    ])
  })
  test('the banner names deals that have come due, and lets them be judged or left for later', () => {
    panel = mountPanel(DealsDue, { view: PLACING })
    expect(wordsOf(panel)).toContain('A deal has come due')
    expect(wordsOf(panel)).toContain('Germany stays below ten in Turkey')
    buttonNamed('Kept').click()
    buttonNamed('Open Deals').click()
    buttonNamed('Leave them for later').click()
    expect(panel.emitted('open')).toHaveLength(1)
    expect(panel.emitted('say')).toEqual([[{ type: 'judgeDeal', deal: 3, outcome: 'kept' }]])
    expect(panel.emitted('close')).toHaveLength(1)
  })
  test('with nothing due there is no banner', () => {
    panel = mountPanel(DealsDue, { view: { ...PLACING, deals: [] } })
    expect(panel.text()).toBe('')
  })
})

describe('alliances (OW-7)', () => {
  test('OW-7.1 every pair that may ally has its button', () => {
    const p = open()
    expect(inPage('.pairs button').map(spoken)).toHaveLength(10)
    const described = inPage('.pairs button')[0]?.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toContain('for good. Undo takes it back')
    buttonNamed('Ally France and Russia').click()
    expect(p.emitted('say')).toEqual([[{ type: 'formAlliance', powers: ['france', 'russia'] }]])
  })
  test('pairs that may not stand under their reason, said once', () => {
    const closed = open({ view: ALLIED }).findAll('.closed li')
    expect(closed).toHaveLength(1)
    expect(spoken((closed[0] as (typeof closed)[number]).element)).toContain('Two alliances stand already. OW-7.1')
  })
  test('OW-7.4 a standing alliance tells its total and what it must reach', () => {
    const words = wordsOf(open({ view: ALLIED }))
    expect(words).toContain('Britain and France since round 4 28 against 20 enough as things stand')
    expect(words).toContain('Germany and Austria-Hungary one player holds both, for good 12 against 36 not enough')
  })
  test('OW-7.7 the acting power may leave where the table plays so', () => {
    const p = open({ view: ALLIED })
    buttonNamed('Britain leaves France').click()
    expect(p.emitted('say')).toEqual([[{ type: 'leaveAlliance', power: 'britain' }]])
  })
  test('looking back, nothing is recorded, judged or allied', () => {
    const p = open({ readonly: true })
    expect(p.find('form').exists()).toBe(false)
    expect(p.find('.judge').exists()).toBe(false)
    buttonNamed('Ally France and Russia').click()
    expect(p.emitted('say')).toBeUndefined()
  })
})
