/**
 * Legal continuations counted, from named positions: every choice of `legal` that belongs to the turn or to alliances, at
 * both ends of its range; ledger and corrections are left out, and attacks are thrown with a 4. When a number moves,
 * the commit that moves it says why.
 */
import { describe, expect, test } from 'vitest'
import type { OriginsCommand } from '../../../shared/origins/commands'
import { table } from '../testing/table'
import { origins, sampleHistory, type OriginsState } from './index'

const COUNTED = new Set(['placeFactors', 'takeBackFactors', 'attack', 'endTurn', 'formAlliance', 'leaveAlliance'])

function continuations(state: OriginsState): OriginsCommand[] {
  return origins.legal(state).flatMap(({ command, range }): OriginsCommand[] => {
    if (!COUNTED.has(command.type)) return []
    if (!range || !('factors' in command)) return [command]
    return [...new Set([range.min, range.max])].map((factors) => ({ ...command, factors }))
  })
}

function perft(state: OriginsState, depth: number): number {
  const next = continuations(state)
  if (depth === 1) return next.length
  return next.reduce((sum, command) => {
    const decision = origins.decide(state, command, [4])
    if (decision.kind !== 'accepted') throw new Error(`not accepted: ${JSON.stringify(command)}`)
    return (
      sum +
      perft(
        decision.events.reduce((s, e) => origins.apply(s, e), state),
        depth - 1,
      )
    )
  }, 0)
}

const sample = (): OriginsState =>
  [sampleHistory.begun, ...sampleHistory.entries.slice(0, sampleHistory.position)].reduce(
    (state, { events }) => events.reduce((s, e) => origins.apply(s, e), state),
    origins.blank,
  )

const positions: Readonly<Record<string, { readonly state: () => OriginsState; readonly counts: readonly number[] }>> =
  {
    'the empty board, Britain to place': { state: () => table(origins).state, counts: [36, 1216, 39_724] },
    'Sunday at Mill Lane, round 6': { state: sample, counts: [29, 836, 23_908] },
    'the last turn, with alliances that can be left': {
      state: () =>
        table(origins, { breakableAlliances: 'on' })
          .embassy('austria-hungary', 'serbia', 14)
          .embassy('russia', 'serbia', 12)
          .embassy('germany', 'rumania', 4)
          .embassy('austria-hungary', 'rumania', 9)
          .allied('germany', 'austria-hungary')
          .turn('austria-hungary', 'attack', 10).state,
      counts: [7, 31, 88],
    },
  }

describe('perft', () => {
  for (const [name, { state, counts }] of Object.entries(positions))
    test(name, () => {
      expect([1, 2, 3].map((depth) => perft(state(), depth))).toEqual(counts)
    })
})
