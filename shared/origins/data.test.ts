import { describe, expect, test } from 'vitest'
import attackTable from './data/attack-table.json'
import figures from './data/figures.json'
import objectives from './data/objectives.json'
import { loadOriginsData, objectivesIn, objectivesOf, originsData } from './data'

const load = (changes: { figures?: unknown; attackTable?: unknown; objectives?: unknown }) => () =>
  loadOriginsData({ figures, attackTable, objectives, ...changes })
const withObjectives = (change: (list: typeof objectives.objectives) => unknown[]) =>
  load({ objectives: { ...objectives, objectives: change(objectives.objectives) } })

describe('figures of Origins', () => {
  test('every figure carries its source and its clause', () => {
    expect(originsData.sources).toMatchObject({
      allotments: { source: 'board', clause: 'OW-2.2' },
      attackTable: { source: 'board', clause: 'OW-3.5' },
      objectives: { source: 'board', clause: 'OW-5.2' },
      rounds: { source: 'printed', clause: 'OW-5.1' },
      rightsAt: { source: 'printed', clause: 'OW-4.1' },
      mostOnBoard: { source: 'decision', clause: 'OW-1.6' },
    })
    expect(originsData).toMatchObject({ rounds: 10, rightsAt: 10, abroadPerTurn: 5, mostOnBoard: 999 })
  })

  test('results by column are the table read the other way', () => {
    expect(originsData.attackResults[3]).toEqual([
      { result: 'EX', faces: [1, 2, 3, 4] },
      { result: 'DE', faces: [5, 6] },
    ])
  })

  test('objectives by power and by place', () => {
    expect(objectivesOf(originsData, 'russia')).toHaveLength(6)
    expect(objectivesIn(originsData, 'italy').map((o) => o.power)).toEqual([
      'britain',
      'france',
      'germany',
      'austria-hungary',
    ])
  })

  test('figures that do not fit together stop the app, and say what is wrong', () => {
    expect(load({})).not.toThrow()
    expect(
      load({ figures: { ...figures, chips: { ...figures.chips, value: [...figures.chips.value].reverse() } } }),
    ).toThrow('dearest first')
    expect(load({ attackTable: { ...attackTable, columns: attackTable.columns.slice(1) } })).toThrow('column 0 once')
    const falling = attackTable.columns.map((c) => (c.odds === 2 ? { ...c, results: [...c.results].reverse() } : c))
    expect(load({ attackTable: { ...attackTable, columns: falling } })).toThrow('column 2')
    expect(withObjectives((list) => [...list, ...list.slice(0, 1)])).toThrow('two objectives in one place')
    expect(
      withObjectives((list) => [...list, { power: 'germany', kind: 'rights', nation: 'germany', points: 1 }]),
    ).toThrow('germany has an objective against itself')
    expect(
      withObjectives((list) => [
        ...list,
        { power: 'russia', kind: 'condition', condition: 'othersAtMost', most: 3, points: 1 },
      ]),
    ).toThrow('only one condition may look at totals')
    const { russia: _russia, ...allotments } = figures.allotments.value
    expect(load({ figures: { ...figures, allotments: { ...figures.allotments, value: allotments } } })).toThrow()
    expect(load({ figures: { ...figures, rounds: { value: 10 } } })).toThrow()
  })
})
