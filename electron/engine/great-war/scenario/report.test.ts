/** The form of the editor (GW-1.3): every figure in words, with what it was, where it comes from, and what is wrong with it. */
import { describe, expect, test } from 'vitest'
import { CHANGEABLE, changeableAt, NAMES } from '../../../../shared/great-war/scenario'
import type { Change } from '../../../../shared/scenario'
import { greatWarCore as game } from '../game'
import { scenarioReport } from './report'

const of = (...changes: readonly (readonly [string, Change['value']])[]) =>
  scenarioReport(changes.map(([at, value]) => ({ at, value })))
const figure = (report: ReturnType<typeof of>, at: string) => {
  const found = report.figures.find((f) => f.at === at)
  if (found === undefined) throw new Error(`no figure ${at}`)
  return found
}
const IDS = /\b[a-z]+-[a-z]+(-[a-z]+)*\b|[{}]|\bundefined\b/
/** Words of the language that are written like ids. */
const WORDS = /pro-Central|anti-|half-|by-|one-|Netherlands-Belgium|Trans-Jordan|Austria-Hungary|non-combat/g
const plain = (text: string) => text.replace(WORDS, '')

describe('GW-1.3 the figures of the form', () => {
  const built = of()
  test('GW-5.T1 every figure of the list stands in it once, at a path that may be changed', () => {
    const ats = built.figures.map((f) => f.at)
    expect(new Set(ats).size).toBe(ats.length)
    for (const at of ats) expect(changeableAt(at), at).toBeDefined()
    for (const c of CHANGEABLE.filter((x) => !x.at.startsWith('setup.') && !x.at.startsWith('complexes.'))) {
      const name = /\{\w+\}/.exec(c.at)?.[0]
      const paths = name === undefined ? [c.at] : (NAMES[name] ?? []).map((id) => c.at.replace(name, id))
      for (const at of paths) expect(ats, at).toContain(at)
    }
    expect(built.faults).toEqual([])
  })
  test('GW-4.T1 words and names, no ids; the value, the built-in one, and the source mark', () => {
    for (const f of built.figures)
      for (const text of [f.says, f.group, f.table, f.row, f.column, ...(f.choices ?? []).map((c) => c.says)])
        expect(plain(text ?? '')).not.toMatch(IDS)
    expect(figure(built, 'units.infantry.cost')).toMatchObject({
      group: 'Units and prices',
      row: 'Infantry',
      column: 'Price',
      says: 'Infantry: price in IPC',
      kind: 'number',
      least: 1,
      most: 40,
      value: 2,
      builtIn: 2,
      source: 'reconstruction',
    })
    expect(figure(built, 'units.infantry.attack').source).toBe('base')
    expect(figure(built, 'manpower.germany.total').source).toBe('printed')
    expect(figure(built, 'units.infantry.manpower').source).toBe('decision')
  })
  test('GW-5.1 the set-up is a table of spaces by kinds for each nation; land holds no ships', () => {
    const germany = built.figures.filter((f) => f.group === 'Set-up' && f.table === 'Germany')
    const columns = (row: string) => germany.filter((f) => f.row === row).map((f) => f.column)
    expect(columns('Germany')).toEqual(['Infantry', 'Artillery', 'Tank', 'Fighter', 'Bomber', 'Complex'])
    expect(columns('Danish Sea')).toEqual(['Submarine', 'Transport', 'Dreadnought'])
  })
  test('GW-5.1 pieces may be added where they may stand: to friends’ land and open seas, not to foes or neutrals', () => {
    const [land, sea, complexes] = (built.rooms ?? []).filter((r) => r.table === 'France')
    const spaces = land?.places.map((p) => p.says)
    expect(spaces).toContain('Egypt')
    expect(spaces).not.toContain('Germany')
    expect(spaces).not.toContain('Spain')
    expect(sea?.places.map((p) => p.says)).not.toContain('Red Sea')
    expect(complexes?.kinds).toEqual([{ at: 'complexes.{place}', says: 'Industrial complex', value: true }])
    const at = (land?.kinds[0]?.at ?? '').replace('{place}', land?.places.find((p) => p.says === 'Egypt')?.value ?? '')
    expect(figure(of([at, 2]), at)).toMatchObject({ row: 'Egypt', column: 'Infantry', value: 2, builtIn: 0 })
    for (const r of built.rooms ?? [])
      for (const k of r.kinds)
        for (const p of r.places) expect(changeableAt(k.at.replace('{place}', p.value))).toBeDefined()
  })
})

describe('GW-2.1 what a change does to the form', () => {
  test('GW-6.2 a sum follows what it is made of, and is not a change of its own', () => {
    const report = of(['spaces.germany.ipc', 14])
    expect(figure(report, 'nations.germany.income')).toMatchObject({ value: 14, builtIn: 12 })
    expect(report.faults).toEqual([])
  })
  test('GW-6.2 GW-5.4 GW-16.1 exactly the figures that a change elsewhere moves are said to follow', () => {
    const moved = new Set<string>()
    const built = of()
    // One of each sort, and of what the sums are made of all.
    const sort = (at: string) => (/^(spaces|convoys|units)\./.test(at) ? at : at.split('.').slice(0, 2).join('.'))
    const numbers = built.figures.filter((x) => x.kind === 'number')
    for (const f of numbers.filter((x, i) => numbers.findIndex((y) => sort(y.at) === sort(x.at)) === i)) {
      const value = Number(f.builtIn) === f.most ? Number(f.builtIn) - 1 : Number(f.builtIn) + 1
      for (const g of of([f.at, value]).figures)
        if (g.at !== f.at && JSON.stringify(g.value) !== JSON.stringify(g.builtIn)) moved.add(g.at)
    }
    const rounds = (at: string) => at.startsWith('revolution.rounds.') // rounds without a throw need no number
    const follows = built.figures.filter((f) => f.follows).map((f) => f.at)
    expect([...moved].filter((at) => !rounds(at) && !follows.includes(at))).toEqual([])
    expect(follows.filter((at) => !moved.has(at) && !/serbia|bolsheviks/.test(at))).toEqual([])
  }, 60_000)
  test('GW-7.1 the set-up emptied of a kind keeps its field', () => {
    expect(figure(of(['setup.germany.germany.infantry', 0]), 'setup.germany.germany.infantry')).toMatchObject({
      value: 0,
    })
  })
  test.each<readonly [string, string, readonly (readonly [string, Change['value']])[]]>([
    ['manpower.italy.total', '7 used, more than the 5 there are', [['manpower.italy.total', 5]]],
    ['setup.germany.france.infantry', 'France belongs to France, who', [['setup.germany.france.infantry', 1]]],
    ['setup.germany.germany.dreadnought', 'Germany is no sea zone', [['setup.germany.germany.dreadnought', 1]]],
    ['technologies.russia', 'Improved Tanks needs Tanks', [['technologies.russia', ['3b']]]],
    ['seats.6', '1 seat for 6 players', [['seats.6', [['germany']]]]],
    ['units.infantry.cost', 'A whole number from 1 to 40 would be right', [['units.infantry.cost', 0]]],
    ['manpower.great-britain.used', 'is no figure', [['manpower.great-britain.used', 3]]],
    [
      'manpower.germany.used',
      'Germany’s units at the start, in manpower: 20, should be 18',
      [
        ['setup.germany.germany.infantry', 12],
        ['manpower.germany.used', 18],
      ],
    ],
  ])('GW-2.1 a fault stands at its figure, in words: %s', (at, words, changes) => {
    const { faults } = of(...changes)
    expect(faults.find((f) => f.at === at)?.problem).toContain(words)
  })
  test('GW-2.1 faults name places and nations, never ids', () => {
    const report = of(
      ['setup.austria-hungary.north-sea.submarine', 1],
      ['setup.ottoman-empire.north-sea.submarine', 1],
      ['setup.germany.red-sea.submarine', 1],
      ['setup.great-britain.spain.infantry', 1],
      ['nations.great-britain.income', 99],
      ['treasuries.france', 0],
      ['revolution.first', 11],
    )
    expect(report.faults.length).toBeGreaterThan(5)
    for (const f of report.faults) expect(plain(f.problem), f.at).not.toMatch(IDS)
    const ats = new Set(report.figures.map((f) => f.at))
    for (const f of report.faults) expect(ats, f.problem).toContain(f.at)
  })
  test('GW-1.3 what makes a campaign impossible is a fault of the form, and what is none makes one', () => {
    const parse = (changes: readonly Change[]) =>
      game.parseOptions({ players: [{ name: 'Ann' }, { name: 'Ben' }], scenario: { name: 'x', base: 1, changes } })
    const good = [{ at: 'units.infantry.cost', value: 3 }]
    const bad = [{ at: 'manpower.italy.total', value: 5 }]
    expect([parse(good).ok, scenarioReport(good).faults.length]).toEqual([true, 0])
    expect([parse(bad).ok, scenarioReport(bad).faults.length]).toEqual([false, 1])
  })
  test('GW-22.1 hostile paths and values change nothing and are named', () => {
    const report = of(['__proto__.polluted', 1], ['constructor', true], ['units.infantry.cost', Number.NaN], ['', 3])
    expect(report.faults).toHaveLength(4)
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
})
