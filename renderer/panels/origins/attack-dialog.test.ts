// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import type { HistoryLine } from '../../../shared/history'
import type { AttackPreview } from '../../../shared/origins/view'
import AttackDialog from './AttackDialog.vue'
import { ordered } from './attack-order'
import { ATTACKING, ATTACK_IN_ITALY, PLACING } from './testing/fixture'
import { buttonNamed, inPage, mountPanel, spoken, wordsIn } from './testing/mount-panel'

let dialog: VueWrapper | undefined
const open = async (props: Record<string, unknown>): Promise<VueWrapper> => {
  dialog = mountPanel(AttackDialog, { dice: 'app', view: ATTACKING, ...props })
  await flushPromises()
  return dialog
}
const page = (): string => wordsIn(document.body)
const LAST: HistoryLine = {
  position: 41,
  round: 6,
  acting: 'germany',
  command: {},
  events: [
    {
      type: 'attackResolved',
      power: 'germany',
      nation: 'italy',
      target: 'britain',
      ours: 18,
      theirs: 12,
      odds: 1,
      face: 4,
      source: 'app',
      result: 'EX',
      losses: { attacker: 12, target: 12 },
    },
  ],
  text: 'Germany attacked Britain in Italy at 1 to 1 and threw a 4: exchange, twelve each.',
  clauses: ['OW-3.6'],
  powers: ['britain', 'germany'],
  throws: [],
  correction: false,
  undone: false,
}
const AFTER = { ...ATTACKING, attacked: true, attacks: [] }

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
})
afterEach(() => {
  dialog?.unmount()
  document.body.innerHTML = ''
})

describe('before the die', () => {
  test('shows both sides, the odds and how many more reach the next column (OW-3.4)', async () => {
    await open({ nation: 'italy' })
    expect(page()).toContain('Attack Britain in Italy')
    expect(page()).toContain('18 ÷ 12, rounded down')
    expect(page()).toContain('6 more would reach the next column')
  })
  test('OW-3.6 each result with its exact chance, what it leaves and what the scores become', async () => {
    await open({ nation: 'italy' })
    const rows = inPage('.outlook tbody tr').map(spoken)
    expect(rows[0]).toContain(
      'Attacker out AE 2 in 6 Germany 18 → 0 Britain 12 Germany out of rights Germany −2 Britain 0',
    )
    expect(rows[1]).toContain('Exchange EX 3 in 6 Germany 18 → 6 Britain 12 → 0')
    expect(rows[2]).toContain(
      'Defender out DE 1 in 6 Germany 18 Britain 12 → 0 Britain out of rights Germany 0 Britain −3',
    )
    expect(rows[3]).toContain('Germany keeps 6.0 Britain keeps 4.0 Germany −1.7 Britain −2.0')
    expect(page()).toContain('Britain loses them in 4 of 6, Germany in 5 of 6')
  })
  test('another attack of the list is shown big, and its nation selected', async () => {
    const d = await open({ nation: 'italy' })
    const africa = inPage('.choice').find((c) => spoken(c).startsWith('France in Africa'))
    africa?.querySelector('input')?.dispatchEvent(new Event('change'))
    await flushPromises()
    expect(page()).toContain('Attack France in Africa')
    expect(d.emitted('select')).toEqual([['africa']])
  })
  test('OW-3.5 the app’s die is asked for without a face', async () => {
    const d = await open({ nation: 'italy' })
    buttonNamed('Throw the die').click()
    expect(d.emitted('say')).toEqual([[{ type: 'attack', power: 'germany', nation: 'italy', target: 'britain' }]])
  })
  test('a die on the table is pressed, or typed from 1 to 6; 0 and 7 are nothing', async () => {
    const d = await open({ nation: 'italy', dice: 'table' })
    buttonNamed('6: Defender out').click()
    const content = inPage('[role="dialog"]')[0]
    for (const key of ['0', '7', 'x', '3']) content?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    const base = { type: 'attack', power: 'germany', nation: 'italy', target: 'britain' }
    expect(d.emitted('say')).toEqual([[{ ...base, die: 6 }], [{ ...base, die: 3 }]])
  })
  test('OW-2.5 before the placement is complete it can be looked at, not thrown', async () => {
    const d = await open({ view: PLACING, nation: 'italy' })
    expect(page()).toContain('Place the last 4 first; nothing is kept for later. OW-2.5')
    buttonNamed('Throw the die').click()
    buttonNamed('6: Defender out').click()
    inPage('[role="dialog"]')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: '3', bubbles: true }))
    expect(d.emitted('say')).toBeUndefined()
  })
  test('a refusal is said in the dialog', async () => {
    await open({
      refusal: {
        clause: 'OW-3.2',
        reason: 'x',
        facts: {},
        message: 'France has nobody in Italy.',
        instead: 'Attack Britain.',
        choices: [],
      },
    })
    expect(spoken(inPage('[role="alert"]')[0] as Element)).toContain(
      'France has nobody in Italy. Attack Britain. OW-3.2',
    )
  })
  test('OW-3.1 the turn can be ended from here', async () => {
    const d = await open({})
    buttonNamed('End the turn without an attack').click()
    expect(d.emitted('say')).toEqual([[{ type: 'endTurn', power: 'germany' }]])
    expect(d.emitted('close')).toHaveLength(1)
  })
})

describe('after the die', () => {
  test('says what happened in one sentence with its clause, and what it moved', async () => {
    const d = await open({ nation: 'italy' })
    buttonNamed('Throw the die').click()
    await d.setProps({ view: AFTER, last: LAST })
    await flushPromises()
    expect(page()).toContain('Germany attacked Britain in Italy at 1 to 1 and threw a 4: exchange, twelve each. OW-3.6')
    expect(inPage('.done li').map(spoken)).toEqual([
      'Germany in Italy 18 → 6 score −2',
      'Britain in Italy 12 → 0 score −3',
    ])
    expect(inPage('[role="status"]').map(spoken)).toContain(LAST.text)
    buttonNamed('End Germany’s turn').click()
    expect(d.emitted('say')?.at(-1)).toEqual([{ type: 'endTurn', power: 'germany' }])
  })
  test('the die rolls for 480 ms and rests 120 before anything is given away', async () => {
    document.documentElement.dataset['motion'] = 'full'
    vi.useFakeTimers()
    const d = await open({ nation: 'italy' })
    buttonNamed('Throw the die').click()
    await d.setProps({ view: AFTER, last: LAST })
    await vi.advanceTimersByTimeAsync(500)
    expect(page()).not.toContain('exchange, twelve each')
    await vi.advanceTimersByTimeAsync(110)
    expect(page()).toContain('exchange, twelve each')
    vi.useRealTimers()
  })
  test('an undo brings the choice back', async () => {
    const d = await open({ view: AFTER, last: LAST })
    expect(page()).toContain('exchange, twelve each')
    await d.setProps({ view: ATTACKING, last: undefined })
    await flushPromises()
    expect(page()).toContain('What did the die show?')
  })
})

test('the list of attacks sorts by our points, their rights, odds or the board, ties in the board’s order', () => {
  const a = (nation: 'africa' | 'italy' | 'turkey', mean: number, rights: number, odds: 0 | 1 | 2): AttackPreview => ({
    ...ATTACK_IN_ITALY,
    nation,
    meanOwnChange: mean,
    theirRightsLost: rights,
    odds,
  })
  const list = [a('africa', 0, 1, 2), a('turkey', 0, 4, 0), a('italy', -1, 4, 1)]
  const names = (order: Parameters<typeof ordered>[1]): string[] => ordered(list, order).map((x) => x.nation)
  expect(names('points')).toEqual(['turkey', 'africa', 'italy'])
  expect(names('rights')).toEqual(['turkey', 'italy', 'africa'])
  expect(names('odds')).toEqual(['africa', 'italy', 'turkey'])
  expect(names('board')).toEqual(['italy', 'turkey', 'africa'])
})
