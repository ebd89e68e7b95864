/** Random play: invariants, what must add up, `legal` against `decide` both ways; and that a game with a fault is found out. */
import { describe, expect, test } from 'vitest'
import { fuzzWith } from '../testing/fuzz'
import { greatWarSpeaker } from '../testing/great-war/speaker'
import type { UnitId } from '../../../shared/great-war/ids'
import type { GreatWarEvent } from '../../../shared/great-war/events'
import { greatWarCore, type GreatWarGame } from './game'
import type { GreatWarState } from './state'

const fuzz = (games: number, seed: number, maxCommands: number) =>
  fuzzWith(greatWarCore, greatWarSpeaker, { games, seed, maxCommands })

describe('GW random play', () => {
  test('GW-22.4 GW-11.2 GW-7.1 two games of 700 commands hold every invariant (case R26)', () => {
    const report = fuzz(2, 20261130, 700)
    expect(report.violations).toEqual([])
    expect(report.commands).toBeGreaterThan(1000)
    expect(report.refused).toBeGreaterThan(50)
  }, 120_000)
  test('games with a fault are found out: flows that do not add up, kept-back choices, judges too mild', () => {
    const problems = (change: Partial<GreatWarGame>) => {
      const bent = { ...greatWarCore, ...change }
      return fuzzWith(bent, greatWarSpeaker, { games: 2, seed: 3, maxCommands: 400 })
        .violations.map((v) => v.problem)
        .join('\n')
    }
    const applied = (bend: (e: GreatWarEvent) => GreatWarEvent) => ({
      apply: (s: GreatWarState, e: GreatWarEvent) => greatWarCore.apply(s, bend(e)),
    })
    expect(problems(applied((e) => (e.type === 'incomeCollected' ? { ...e, ipc: e.ipc + 1 } : e)))).toMatch(
      /has \d+ IPC more, told \d+/,
    )
    expect(problems(applied((e) => (e.type === 'manpowerUsed' ? { ...e, count: e.count + 1 } : e)))).toMatch(
      /used \d+, told \d+/,
    )
    const twin = (e: GreatWarEvent & { type: 'unitsRaised' }): GreatWarEvent => ({
      ...e,
      units: [...e.units, ...e.units.map((u) => ({ ...u, unit: `${u.unit}00` as UnitId }))],
    })
    expect(problems(applied((e) => (e.type === 'unitsRaised' ? twin(e) : e)))).toMatch(/unitsRaised: \d+ units, told/)
    expect(problems(applied((e) => (e.type === 'unitsRemoved' ? { ...e, units: e.units.slice(1) } : e)))).toMatch(
      /units, told \d+/,
    )
    const silent = (s: GreatWarState) => greatWarCore.legal(s).filter((x) => x.command.type !== 'moveUnits')
    expect(problems({ legal: silent })).toMatch('accepted, but legal does not list it')
    const strict: GreatWarGame['decide'] = (s, c, faces) =>
      c.type === 'moveUnits'
        ? { kind: 'refused', clause: 'GW-12.1', reason: 'alreadyMoved', facts: {} }
        : greatWarCore.decide(s, c, faces)
    expect(problems({ decide: strict })).toMatch('legal, but refused: alreadyMoved')
    const unpaid: GreatWarGame['decide'] = (s, c, faces) => {
      const d = greatWarCore.decide(s, c, faces)
      return d.kind === 'accepted' ? { ...d, events: d.events.filter((e) => e.type !== 'manpowerUsed') } : d
    }
    expect(problems({ decide: unpaid })).toMatch('units raised without manpower')
  }, 120_000)
})
