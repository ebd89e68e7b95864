// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import SheetView from './SheetView.vue'
import { ENDED, PLACING } from './testing/fixture'
import { mountPanel, spoken, wordsOf } from './testing/mount-panel'

let sheet: VueWrapper | undefined
const open = (props: Record<string, unknown> = {}): VueWrapper =>
  (sheet = mountPanel(SheetView, { view: PLACING, ...props }))
afterEach(() => sheet?.unmount())
const key = (s: VueWrapper, name: string, more: object = {}) =>
  s.get('[role="grid"]').trigger('keydown', { key: name, ...more })

describe('the sheet', () => {
  test('OW-1.2 is a grid of thirteen nations by five powers, with heads', () => {
    const s = open()
    expect(s.findAll('[role="gridcell"]')).toHaveLength(65)
    expect(s.findAll('[role="grid"] tbody th[scope="row"]')).toHaveLength(13)
    expect(s.findAll('[role="grid"] thead th[scope="col"]')).toHaveLength(7)
  })
  test('OW-4 every cell says its count, rights, exclusivity, own nation, what was placed and the objective', () => {
    const said = open()
      .findAll('[role="gridcell"]')
      .map((c) => spoken(c.element))
    expect(said).toContain('Britain in Italy: 12, treaty rights, objective of 3 points, met')
    expect(said).toContain(
      'Britain in the Far East: 17, exclusive treaty rights, 5 placed this turn, objective of 4 points, must be exclusive, met',
    )
    expect(said).toContain('Germany in Germany: 12, own nation')
    expect(said).toContain('Britain in Turkey: 8, 5 placed this turn, objective of 2 points, missed')
    expect(said).toContain('Britain in Greece: 10, exclusive treaty rights, objective of 1 point, met, at risk')
  })
  test('OW-5.4 a power with two conditions has both in its foot', () => {
    const { objectives } = PLACING.scores
    const second = { ...objectives.find((o) => o.kind === 'condition' && o.power === 'britain'), points: 4 }
    const more = {
      ...second,
      title: 'Russia neither has rights nor grants any',
      why: 'Russia has no rights and grants none',
    }
    const s = open({ view: { ...PLACING, scores: { ...PLACING.scores, objectives: [...objectives, more] } } })
    const condition = spoken(s.findAll('tfoot tr')[1]?.element as Element)
    expect(condition).toContain('+10 No other power above 12: France 10 +4 Russia neither has rights nor grants any:')
  })
  test('foots: chips on the board, conditions and scores', () => {
    const [board, condition, score] = open()
      .findAll('tfoot tr')
      .map((r) => spoken(r.element))
    expect(board).toBe('On the board 68 49 71 40 44')
    expect(condition).toContain('+10 No other power above 12: France 10')
    expect(score).toBe('Score now 18 10 8 8 4')
  })
  test('one tab stop; arrows move it, Ctrl and End go to the last corner', async () => {
    const s = open()
    const stops = (): string[] =>
      s.findAll('[role="gridcell"][tabindex="0"]').map((c) => c.attributes('data-cell') ?? '')
    expect(stops()).toEqual(['0/0'])
    await key(s, 'ArrowDown')
    await key(s, 'ArrowRight')
    expect(stops()).toEqual(['1/1'])
    expect(document.activeElement?.getAttribute('data-cell')).toBe('1/1')
    await key(s, 'End', { ctrlKey: true })
    expect(stops()).toEqual(['12/4'])
    await key(s, 'ArrowDown')
    expect(stops()).toEqual(['12/4'])
  })
  test('+ places in the row for the acting power, − takes back, Enter selects the nation for map and sheet', async () => {
    const s = open()
    for (let i = 0; i < 5; i++) await key(s, 'ArrowDown')
    await key(s, '+')
    expect(s.emitted('say')).toEqual([[{ type: 'placeFactors', power: 'britain', nation: 'italy', factors: 1 }]])
    await key(s, 'Enter')
    expect(s.emitted('select')).toEqual([['italy']])
    await s.setProps({ view: { ...PLACING, blocked: { ...PLACING.blocked, takeBack: {} } } })
    await key(s, '-')
    expect(s.emitted('say')?.at(-1)).toEqual([
      { type: 'takeBackFactors', power: 'britain', nation: 'italy', factors: 1 },
    ])
  })
  test('OW-2.3 where no more goes in, + says why instead', async () => {
    const s = open()
    for (let i = 0; i < 10; i++) await key(s, 'ArrowDown')
    await key(s, '+')
    expect(s.emitted('say')).toBeUndefined()
    expect(spoken(s.get('.blocked').element)).toContain('Turkey has its five for this turn.')
  })
  test('looking back, + says that it is the past', async () => {
    const s = open({ readonly: true })
    await key(s, '+')
    expect(s.emitted('say')).toBeUndefined()
    expect(spoken(s.get('.blocked').element)).toContain('earlier position')
  })
  test('the selection of the map is the row of the sheet', async () => {
    const s = open({ selected: 'turkey' })
    expect(s.findAll('tr[aria-selected="true"] th').map((h) => h.text())).toEqual(['Turkey'])
    await s.get('tr[aria-selected="true"]').trigger('click')
    expect(s.emitted('select')).toEqual([[undefined]])
  })
  test('OW-3.5 beside it lies the attack table, and the lines of this turn and the last', () => {
    const line = (position: number, acting: string, text: string) => ({
      position,
      round: 6,
      acting,
      command: {},
      events: [],
      text,
      clauses: [],
      powers: [acting],
      throws: [],
      correction: false,
      undone: false,
    })
    const s = open({
      lines: [line(1, 'germany', 'too old'), line(2, 'austria-hungary', 'placed 5'), line(3, 'britain', 'placed 4')],
    })
    expect(wordsOf(s)).toContain('3 to 1 EX EX EX EX DE DE')
    expect(s.findAll('.log li').map((l) => spoken(l.element))).toEqual(['placed 4', 'placed 5'])
  })
  test('at the end the score is final', () => {
    expect(wordsOf(open({ view: ENDED }))).toContain('Score 18 10 8 8 4')
  })
})
