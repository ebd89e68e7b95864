import { expect, test } from 'vitest'
import type { HistoryLine } from '../../../shared/history'
import { filtered, kindOf, kindsOf, phasesOf, shieldOf, sidesOf } from './log-filter'

const line = (position: number, more: Partial<HistoryLine>): HistoryLine => ({
  position,
  round: 1,
  acting: 'germany',
  events: [],
  text: '',
  clauses: [],
  powers: ['germany'],
  throws: [],
  correction: false,
  undone: false,
  ...more,
})
const begins = (phase: string) => [{ type: 'phaseBegun', nation: 'germany', phase }]
const said = (type: string) => ({ type, by: 'germany' })
const LINES = [
  line(0, { acting: '', powers: [], events: begins('diplomacy') }),
  line(1, { command: said('influenceNation'), powers: ['germany', 'norway'] }),
  line(2, { command: said('endPhase'), events: begins('research') }),
  line(3, { command: said('endPhase'), events: begins('purchase') }),
  line(4, { command: said('purchaseUnits') }),
  line(5, { command: said('correct'), correction: true, powers: ['france'] }),
]
const positions = (lines: readonly HistoryLine[]) => lines.map((l) => l.position)
const ALL = { sides: [], phase: undefined, kind: undefined } as const

test('a line belongs to the phase it was said in: what ends a phase is of the phase that it ends', () => {
  expect([...phasesOf(LINES)]).toEqual([
    [1, 'diplomacy'],
    [2, 'diplomacy'],
    [3, 'research'],
    [4, 'purchase'],
    [5, 'purchase'],
  ])
})
test('the log of the war can be asked about every nation that it names, minors too, and no other', () => {
  expect(sidesOf('great-war', LINES)).toEqual(['france', 'germany', 'norway'])
  expect(sidesOf('origins', [])).toHaveLength(5)
})
test('filters by nation, phase and kind hold together', () => {
  expect(positions(filtered(LINES, ALL))).toEqual([0, 1, 2, 3, 4, 5])
  expect(positions(filtered(LINES, { ...ALL, sides: ['norway', 'france'] }))).toEqual([1, 5])
  expect(positions(filtered(LINES, { ...ALL, phase: 'purchase' }))).toEqual([4, 5])
  expect(positions(filtered(LINES, { ...ALL, kind: 'turns' }))).toEqual([2, 3])
  expect(positions(filtered(LINES, { sides: ['germany'], phase: 'purchase', kind: 'money' }))).toEqual([4])
})
test('kinds are those of the game; a correction is one whatever was said', () => {
  expect(kindsOf('origins')).toEqual(['placing', 'attacks', 'alliances', 'deals', 'turns', 'corrections'])
  expect(kindsOf('great-war')).toContain('battles')
  expect(kindOf(line(1, { command: { type: 'moveUnits' }, correction: true }))).toBe('corrections')
  expect(kindOf(line(0, {}))).toBeUndefined()
})
test('a line carries the shield of whoever said it, and of whose turn begins with it', () => {
  const turns = (...nations: string[]) => nations.map((nation) => ({ type: 'turnBegun', nation }))
  expect(shieldOf(line(1, {}))).toBe('germany')
  expect(shieldOf(line(2, { events: turns('france') }))).toBe('france')
  // The turn of a nation that nobody plays passes within the line.
  expect(shieldOf(line(3, { events: turns('united-states', 'russia') }))).toBe('russia')
  expect(shieldOf(line(4, { acting: '' }))).toBeUndefined()
})
