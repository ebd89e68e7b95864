import { describe, expect, test } from 'vitest'
import { chipValues, rowOf, sayChips, stackHeight, stackOf } from './chips'

const seventeen = { blue: 1, red: 1, white: 2 }
const many = { blue: 4, red: 3, white: 9 }

describe('piles of chips', () => {
  test('blue at the foot, white on top, each resting on the one below', () => {
    expect(chipValues(seventeen)).toEqual([10, 5, 1, 1])
    const pile = stackOf(seventeen)
    expect(pile.map(({ at }) => Math.round(at * 10) / 10)).toEqual([5.6, 10.8, 15.4, 20])
    expect(pile.at(-1)?.at).toBeCloseTo(stackHeight(seventeen), 9)
  })

  test('a high pile is pressed into the room it has, and keeps every chip', () => {
    const pile = stackOf(many, 32)
    expect(pile).toHaveLength(16)
    expect(pile.at(-1)?.at).toBeCloseTo(32, 9)
    expect(stackOf(seventeen, 32)).toEqual(stackOf(seventeen))
  })

  test('seen from above a row keeps to its room as well', () => {
    const row = rowOf(many, 6, 60)
    expect(row).toHaveLength(16)
    expect(row[0]?.at).toBe(6)
    expect((row.at(-1)?.at ?? 0) + 6).toBeLessThanOrEqual(60.001)
    expect(rowOf({ blue: 0, red: 0, white: 0 }, 6)).toEqual([])
  })

  test('said aloud', () => {
    expect(sayChips(seventeen)).toBe('1 blue, 1 red, 2 white')
    expect(sayChips({ blue: 0, red: 0, white: 0 })).toBe('no chips')
  })
})
