/** Random play: invariants, what must add up, `legal` against `decide` both ways; and that a game with a fault is found out. */
import { describe, expect, test } from 'vitest'
import { fuzzWith } from '../testing/fuzz'
import { greatWarSpeaker } from '../testing/great-war/speaker'
import { greatWarCore } from './game'

const fuzz = (games: number, seed: number, maxCommands: number) =>
  fuzzWith(greatWarCore, greatWarSpeaker, { games, seed, maxCommands })

describe('GW random play', () => {
  test('GW-22.4 GW-11.2 GW-7.1 two games of 700 commands hold every invariant (case R26)', () => {
    const report = fuzz(2, 20261130, 700)
    expect(report.violations).toEqual([])
    expect(report.commands).toBeGreaterThan(1000)
    expect(report.refused).toBeGreaterThan(50)
  }, 120_000)
})
