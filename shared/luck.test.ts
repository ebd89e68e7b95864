import { describe, expect, test } from 'vitest'
import { tallyLuck, type ThrowReport } from './luck'

const thrown = (power: string, asBad: number, asGood: number): ThrowReport => ({
  power,
  faces: [1],
  source: 'app',
  asBad: { n: asBad, over: 6 },
  asGood: { n: asGood, over: 6 },
})

describe('luck tally', () => {
  test('a power that threw nothing has even luck and no throws', () => {
    expect(tallyLuck([], ['britain'])).toEqual([{ power: 'britain', throws: 0, mean: 0.5 }])
  })

  test('half of the equal results count: the worst of six is 1/12, the best 11/12, a certain one 1/2', () => {
    expect(tallyLuck([thrown('a', 1, 6)], ['a'])[0]?.mean).toBeCloseTo(1 / 12, 12)
    expect(tallyLuck([thrown('a', 6, 1)], ['a'])[0]?.mean).toBeCloseTo(11 / 12, 12)
    expect(tallyLuck([thrown('a', 6, 6)], ['a'])[0]?.mean).toBe(0.5)
  })

  test('all six faces of a die together are even luck, and each power has its own tally in the order asked for', () => {
    const six = [1, 2, 3, 4, 5, 6].map((face) => thrown('a', face, 7 - face))
    expect(tallyLuck([...six, thrown('b', 6, 1)], ['b', 'a'])).toEqual([
      { power: 'b', throws: 1, mean: expect.closeTo(11 / 12, 12) as number },
      { power: 'a', throws: 6, mean: expect.closeTo(0.5, 12) as number },
    ])
  })

  test('D1 the tally is made from what is written down: in any order, and again, it is the same', () => {
    const throws = [thrown('a', 2, 6), thrown('a', 5, 4), thrown('b', 6, 1)]
    expect(tallyLuck([...throws].reverse(), ['a', 'b'])).toEqual(tallyLuck(throws, ['a', 'b']))
  })
})
