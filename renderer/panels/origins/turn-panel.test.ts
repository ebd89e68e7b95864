// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import TurnPanel from './TurnPanel.vue'
import { ALLIED, ATTACKING, ENDED, PLACING } from './testing/fixture'
import { buttonNamed, mountPanel, spoken, wordsOf } from './testing/mount-panel'

let panel: VueWrapper | undefined
const turn = (props: Record<string, unknown>): VueWrapper =>
  (panel = mountPanel(TurnPanel, { dice: 'app', view: PLACING, ...props }))
afterEach(() => panel?.unmount())

describe('the turn panel while placing', () => {
  test('says who moves, who plays it and what is left', () => {
    const words = wordsOf(turn({}))
    expect(words).toContain('Britain Ann, first of five')
    expect(words).toContain('4 factors left of 14')
  })
  test('OW-2.3 OW-1.6 limit and chips are those of the campaign’s scenario', () => {
    const figures = { ...PLACING.figures, abroadPerTurn: 8, chips: { white: 1, red: 4, blue: 20 } }
    const p = turn({ view: { ...PLACING, figures, left: 13, allotment: 30 } })
    expect(wordsOf(p)).toContain('13 factors left of 30 at most eight abroad in one embassy')
    // 13 in chips of 20, 4 and 1: three red ones and one white one
    expect(p.findAll('.left .chip-stack rect')).toHaveLength(4)
    panel?.unmount()
    expect(wordsOf(turn({}))).toContain('at most five abroad in one embassy')
  })
  test('OW-2.3 the selected nation says why it takes no more, with its clause', async () => {
    const p = turn({ selected: 'turkey' })
    expect(wordsOf(p)).toContain('Turkey has its five for this turn. Two more next turn give treaty rights. OW-2.3')
    await p.get('.reason .clause').trigger('click')
    expect(p.emitted('clause')).toEqual([['OW-2.3']])
  })
  test('OW-2.7 − takes one back where something was placed; + is closed where the five are in', async () => {
    const p = turn({ selected: 'turkey' })
    const turkey = p.get('[aria-label="Factors placed in Turkey"]')
    const [less, more] = turkey.findAll('button')
    await more?.trigger('click')
    expect(p.emitted('say')).toBeUndefined()
    await less?.trigger('click')
    expect(p.emitted('say')).toEqual([[{ type: 'takeBackFactors', power: 'britain', nation: 'turkey', factors: 1 }]])
  })
  test('+ and − on the keyboard place and take back', async () => {
    const p = turn({})
    const home = p.get('[aria-label="Factors placed in Britain"]')
    await home.trigger('keydown', { key: '-' })
    expect(p.emitted('say')).toBeUndefined()
    await home.trigger('keydown', { key: '+' })
    expect(p.emitted('say')).toEqual([[{ type: 'placeFactors', power: 'britain', nation: 'britain', factors: 1 }]])
  })
  test('a held + says the next step only when the last one has arrived', async () => {
    vi.useFakeTimers()
    const p = turn({})
    const more = p.findAll('[aria-label="Factors placed in Britain"] button')[1]
    await more?.trigger('pointerdown', { button: 0 })
    vi.advanceTimersByTime(2000)
    expect(p.emitted('say')).toHaveLength(1)
    await p.setProps({ view: { ...PLACING, left: 3, placed: { ...PLACING.placed, britain: 1 } } })
    vi.advanceTimersByTime(200)
    expect(p.emitted('say')).toHaveLength(2)
    await more?.trigger('pointerup')
    vi.advanceTimersByTime(2000)
    expect(p.emitted('say')).toHaveLength(2)
    vi.useRealTimers()
  })
  test('OW-2.4 the rest goes home in one press; what a nation still takes goes there in one', async () => {
    const p = turn({ selected: 'italy' })
    buttonNamed('Put the last 4 at home').click()
    buttonNamed('Put 4 in Italy').click()
    await p.vm.$nextTick()
    expect(p.emitted('say')).toEqual([
      [{ type: 'placeFactors', power: 'britain', nation: 'britain', factors: 4 }],
      [{ type: 'placeFactors', power: 'britain', nation: 'italy', factors: 4 }],
    ])
  })
  test('another nation can be chosen without the map', async () => {
    const p = turn({})
    await p.get('.else select').setValue('africa')
    expect(p.emitted('select')).toEqual([['africa']])
  })
  test('OW-2.5 the attack is closed until all is placed, and the button says so beside it', async () => {
    const p = turn({})
    const deed = buttonNamed('Choose an attack')
    expect(deed.getAttribute('aria-disabled')).toBe('true')
    deed.click()
    await p.vm.$nextTick()
    expect(p.emitted('openAttack')).toBeUndefined()
    expect(wordsOf(p)).toContain('Place the last 4 first; nothing is kept for later. OW-2.5')
  })
  test('looking back, nothing can be said', () => {
    const p = turn({ readonly: true, selected: 'italy' })
    expect(p.text()).not.toContain('at home')
    expect(p.findAll('.stepper button').every((b) => b.attributes('aria-disabled') === 'true')).toBe(true)
    expect(wordsOf(p)).toContain('go back to the present')
  })
})

describe('the turn panel in the attack step', () => {
  test('names the attack of the selected nation, and opens it', async () => {
    const p = turn({ view: ATTACKING, selected: 'italy' })
    buttonNamed('Attack Britain in Italy…').click()
    await p.vm.$nextTick()
    expect(p.emitted('openAttack')).toEqual([['italy', 'britain']])
  })
  test('OW-3.1 the turn may end without an attack', async () => {
    const p = turn({ view: ATTACKING })
    buttonNamed('End the turn without an attack').click()
    await p.vm.$nextTick()
    expect(p.emitted('say')).toEqual([[{ type: 'endTurn', power: 'germany' }]])
  })
  test('OW-3.2 with nobody to attack, ending the turn is the deed', () => {
    const p = turn({ view: { ...ATTACKING, attacks: [] } })
    expect(buttonNamed('End Germany’s turn').getAttribute('aria-disabled')).toBe('false')
    expect(wordsOf(p)).toContain('nobody to attack. OW-3.2')
  })
  test('OW-3.8 after the attack only the end of the turn is left', () => {
    const attack = { clause: 'OW-3.8', text: 'The attack of this turn is made.' } as const
    const p = turn({ view: { ...ATTACKING, attacked: true, attacks: [], blocked: { ...ATTACKING.blocked, attack } } })
    expect(buttonNamed('End Germany’s turn').getAttribute('aria-disabled')).toBe('false')
    expect(wordsOf(p)).toContain('The attack of this turn is made. OW-3.8')
    expect(p.text()).not.toContain('without an attack')
  })
})

describe('what the turn panel tells of the scores', () => {
  test('OW-5.2 objectives are met, missed or at risk, with the reason', () => {
    const rows = turn({})
      .findAll('[aria-label="Britain’s objectives"] li')
      .map((r) => [spoken(r.get('.tick').element), spoken(r.get('.title').element), spoken(r.get('.why-so').element)])
    expect(rows).toContainEqual(['missed', 'Rights in Turkey', '8, 2 short'])
    expect(rows).toContainEqual(['met, threatened', 'Rights in Greece', '10, by a hair · at risk'])
    expect(rows).toContainEqual(['met', 'No other power above 12', 'France 10'])
  })
  test('another power’s objectives can be looked at', async () => {
    const p = turn({})
    await p.get('.others button[aria-label="Germany"]').trigger('click')
    expect(p.find('[aria-label="Germany’s objectives"]').exists()).toBe(true)
  })
  test('OW-5.6 totals stand highest first, with who would win now and by which clause', () => {
    const p = turn({})
    const names = p.findAll('[aria-label="Running scores"] ul li').map((r) => spoken(r.element))
    expect(names[0]).toContain('Britain 18, 10 of them by its condition')
    expect(names.at(-1)).toContain('Austria-Hungary 4')
    expect(wordsOf(p)).toContain('Britain would win now (Ann) OW-5.5')
  })
  test('OW-7.7 an alliance that may be left can be left', async () => {
    const p = turn({ view: ALLIED })
    buttonNamed('Leave the alliance with France').click()
    await p.vm.$nextTick()
    expect(p.emitted('say')).toEqual([[{ type: 'leaveAlliance', power: 'britain' }]])
  })
  test('OW-5.1 at the end the deed is to read the result', async () => {
    const p = turn({ view: ENDED })
    buttonNamed('Read the result').click()
    await p.vm.$nextTick()
    expect(p.emitted('openResult')).toHaveLength(1)
    expect(wordsOf(p)).toContain('Britain has won')
  })
})
