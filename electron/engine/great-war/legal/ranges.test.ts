/** Ranges that `legal` tells are true: the greatest figure is accepted, one more is refused. */
import { describe, expect, test } from 'vitest'
import { FIGURES, type GreatWarCommand } from '../../../../shared/great-war/commands'
import { withFigure } from '../../../../shared/ruling'
import { table, type Table } from '../../testing/great-war/table'
import { greatWarCore as game } from '../game'

const heard = (t: Table, command: unknown): string => {
  const parsed = game.parseCommand(JSON.parse(JSON.stringify(command)))
  return parsed.ok ? game.decide(t.state, parsed.value, []).kind : 'malformed'
}
const choices = (t: Table, type: GreatWarCommand['type']) => game.legal(t.state).filter((x) => x.command.type === type)
function ends(t: Table, type: GreatWarCommand['type']): number[] {
  return choices(t, type).map(({ command, range }) => {
    if (range === undefined) throw new Error(`${JSON.stringify(command)} has no range`)
    const { field, min, max } = range
    expect([min, max].map((n) => heard(t, withFigure(command, field, n)))).toEqual(['accepted', 'accepted'])
    for (const n of [min - 1, max + 1]) expect(heard(t, withFigure(command, field, n))).not.toBe('accepted')
    return max
  })
}

describe('GW-22.4 ranges', () => {
  test('GW-11.2 GW-7.1 as many as treasury and pool allow, of each kind', () => {
    const t = table().at('germany', 'purchase')
    // 12 IPC: 6 infantry, 4 artillery, 2 fighters, 3 submarines, 3 transports, 1 dreadnought, 2 trenches
    expect(ends(t, 'purchaseUnits')).toEqual([6, 4, 2, 3, 3, 1, 2])
    expect(ends(table().pool('germany', 118, 120).at('germany', 'purchase'), 'purchaseUnits')[0]).toBe(2)
  })
  test('GW-11.1 GW-14.2 what was bought may be handed back, and placed, one or all', () => {
    const t = table().at('germany', 'purchase')
    t.do({ type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 4, pool: 'germany' }] })
    expect(ends(t, 'cancelPurchase')).toEqual([4])
    t.until('germany', 'place')
    expect(ends(t, 'placeUnits')).toEqual([4])
  })
  test('GW-6.6 a captured complex builds up to its IPC value', () => {
    const t = table().control('france', 'germany').at('germany', 'place').waiting('germany', 'infantry', 6, 'germany')
    const most: [string | undefined, number | undefined][] = choices(t, 'placeUnits').map(({ command, range }) => [
      command.type === 'placeUnits' ? command.placements[0]?.space : undefined,
      range?.max,
    ])
    expect(Object.fromEntries(most)).toEqual({ france: 3, germany: 6 })
  })
  test('GW-20.6 an armistice lasts as long as anybody likes', () => {
    const t = table().at('germany')
    expect(ends(t, 'offerArmistice')).toEqual([1000, 1000, 1000])
    t.do({ type: 'offerArmistice', by: 'germany', to: 'france', rounds: 2, terms: [] })
    const counter = choices(t, 'respondOffer').find((x) => x.range !== undefined)
    expect(counter?.range).toEqual({ field: 'rounds', min: 1, max: 1000 })
  })
  test('GW-22.7 the referee’s word in each of its forms', () => {
    for (const t of [table().at('germany'), table().at('serbia'), table().at('united-states', 'place')]) {
      const forms = choices(t, 'correct')
      expect(forms.flatMap((x) => FIGURES.filter((f) => f in x.command)).sort()).toEqual(
        [...FIGURES].sort().filter((f) => f !== 'manpower' || t.state.acting !== 'serbia'),
      )
      for (const { command, range } of forms) {
        if (range === undefined) expect(heard(t, command)).toBe('accepted')
        else
          for (const n of [range.min, range.max]) expect(heard(t, withFigure(command, range.field, n))).toBe('accepted')
      }
    }
  })
})
