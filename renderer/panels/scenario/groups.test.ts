import { describe, expect, test } from 'vitest'
import { greatWarCore } from '../../../electron/engine/great-war/game'
import { origins } from '../../../electron/engine/origins'
import type { ScenarioReport } from '../../../shared/scenario'
import { found, groupsOf, sourceOf, wholeRows } from './groups'
import { sayValue } from './words'

const war = greatWarCore.scenario?.report([]) as ScenarioReport
const small = origins.scenario?.report([]) as ScenarioReport
const group = (report: ScenarioReport, title: string) => groupsOf(report.figures).find((g) => g.title === title)

describe('the headings of the form', () => {
  test.each([war, small])('every figure stands under one heading, in one cell or line', ({ figures }) => {
    const shown = groupsOf(figures).flatMap((g) =>
      g.blocks.flatMap((b) => (b.kind === 'list' ? b.figures : b.rows.flatMap((r) => [...r.cells.values()]))),
    )
    expect(shown.length).toBe(figures.length)
    expect(new Set(shown)).toEqual(new Set(figures))
  })
  test('the set-up is a table a nation, spaces by kinds', () => {
    const france = group(war, 'Set-up')?.blocks.find((b) => b.title === 'France')
    if (france?.kind !== 'grid') throw new Error('no table')
    expect(france.rows.map((r) => r.name)).toContain('Western Mediterranean')
    expect(france.columns.slice(0, 2)).toEqual(['Infantry', 'Artillery'])
    expect(sourceOf(france)).toBe('reconstruction')
  })
  test('the attack table is a table of odds by faces', () => {
    const [table] = group(small, 'Attack table')?.blocks ?? []
    expect(table).toMatchObject({ kind: 'grid', columns: [1, 2, 3, 4, 5, 6].map((n) => `Die ${n}`) })
  })
})

describe('what is looked for', () => {
  test('every word must be there, in whatever order', () => {
    expect(found(war.figures, '  PRICE dread ').map((f) => f.at)).toEqual(['units.dreadnought.cost'])
    expect(found(war.figures, 'cavalry')).toEqual([])
    expect(found(war.figures, ' ')).toBe(war.figures)
  })
  test('a row is shown whole', () => {
    const rows = wholeRows(war.figures, found(war.figures, 'price dread'))
    expect(rows.map((f) => f.column)).toEqual(['Price', 'Attack', 'Defence', 'Move', 'Manpower'])
  })
})

describe('values in words', () => {
  const says = (at: string, value: Parameters<typeof sayValue>[1]) => {
    const f = [...war.figures, ...small.figures].find((x) => x.at === at)
    return f && sayValue(f, value)
  }
  test.each([
    ['units.infantry.cost', 4, '4'],
    ['opinion.lowest', -8, '−8'],
    ['influence.italy.start', 1, 'Pro-Allied'],
    ['revolution.rounds.11', 0, 'none'],
    ['complexes.egypt', true, 'yes'],
    ['technologies.france', ['1', '3b'], 'Chemical Weapons, Improved Tanks'],
    ['technologies.france', [], 'none'],
    ['seats.2', [['france', 'serbia'], []], 'France and Serbia; nobody'],
    ['attackTable.1.6', 'DE', 'DE, defender out'],
  ] as const)('%s %j', (at, value, words) => {
    expect(says(at, value)).toBe(words)
  })
})
