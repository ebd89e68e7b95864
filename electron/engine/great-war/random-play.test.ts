/** Random play: invariants after every command, flows of money and manpower, `legal` against `decide` both ways. */
import { describe, expect, test } from 'vitest'
import { fuzz } from '../testing/great-war/fuzz'

describe('GW random play', () => {
  test('GW-22.4 GW-11.2 GW-7.1 two games of 700 commands hold every invariant (case R26)', () => {
    const report = fuzz({ games: 2, seed: 20261130, maxCommands: 700 })
    expect(report.violations).toEqual([])
    expect(report.commands).toBeGreaterThan(1000)
    expect(report.refused).toBeGreaterThan(50)
  }, 120_000)
})
