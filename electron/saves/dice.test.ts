import { describe, expect, test } from 'vitest'
import { diceKey, throwFrom } from './dice'

/** Critical values of chi-square at p = 0.001. */
const FIVE_DEGREES = 20.515
const THIRTY_FIVE_DEGREES = 66.619

describe('the app’s dice', () => {
  test('D5 the die at a place is the same however the throws before it were grouped', () => {
    const key = diceKey(1914)
    const whole = throwFrom(key, 0, 60)
    for (let from = 0; from < 60; from += 7) expect(throwFrom(key, from, 3)).toEqual(whole.slice(from, from + 3))
  })

  test('the same seed throws the same, another one differently', () => {
    expect(throwFrom(diceKey(5), 0, 40)).toEqual(throwFrom(diceKey(5), 0, 40))
    expect(throwFrom(diceKey(5), 0, 40)).not.toEqual(throwFrom(diceKey(6), 0, 40))
  })

  test('D4 the key tells nothing of its seed', () => {
    expect(diceKey(12_345)).toMatch(/^[0-9a-f]{32}$/)
    expect(diceKey(12_345)).not.toContain('12345')
    expect(diceKey(12_345)).not.toContain((12_345).toString(16))
  })

  test('D2 600,000 throws are fair, whoever throws, and no throw tells the next', () => {
    const faces = throwFrom(diceKey(1), 0, 600_000)
    const chi = (counts: readonly number[], expected: number): number =>
      counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    for (const side of [0, 1]) {
      const counts = [0, 0, 0, 0, 0, 0]
      faces.forEach((face, n) => {
        if (n % 2 === side) counts[face - 1] = (counts[face - 1] ?? 0) + 1
      })
      expect(chi(counts, 50_000)).toBeLessThan(FIVE_DEGREES)
    }
    const pairs = Array.from({ length: 36 }, () => 0)
    for (let n = 0; n + 1 < faces.length; n += 2) {
      const at = ((faces[n] ?? 1) - 1) * 6 + (faces[n + 1] ?? 1) - 1
      pairs[at] = (pairs[at] ?? 0) + 1
    }
    expect(chi(pairs, 300_000 / 36)).toBeLessThan(THIRTY_FIVE_DEGREES)
  })

  test('first throws of neighbouring seeds are fair too', () => {
    const counts = [0, 0, 0, 0, 0, 0]
    for (let seed = 0; seed < 6_000; seed++) {
      const [face = 1] = throwFrom(diceKey(seed), 0, 1)
      counts[face - 1] = (counts[face - 1] ?? 0) + 1
    }
    expect(counts.reduce((sum, n) => sum + (n - 1_000) ** 2 / 1_000, 0)).toBeLessThan(FIVE_DEGREES)
  })
})
