/** Seven cells for eight steps: the bar at the table and the bars of the table view count alike. */
import { expect, test } from 'vitest'
import { PHASES } from '../../../../shared/great-war/ids'
import type { PhaseStep } from '../../../../shared/great-war/turn'
import { phaseCells } from './phase-cells'

function at(now: (typeof PHASES)[number]): readonly PhaseStep[] {
  const here = PHASES.indexOf(now)
  return PHASES.map((phase, i) => ({ phase, state: i < here ? 'done' : i === here ? 'now' : 'ahead', note: '' }))
}
const now = (phase: (typeof PHASES)[number]) =>
  phaseCells(at(phase))
    .filter((c) => c.state === 'now')
    .map((c) => `${c.number} ${c.name}`)

test('GW-8.1 moving and fighting are phase 4; what follows is 5', () => {
  expect(phaseCells(at('combat'))).toHaveLength(7)
  expect(now('combat-move')).toEqual(['4 Combat'])
  expect(now('combat')).toEqual(['4 Combat'])
  expect(now('non-combat')).toEqual([expect.stringMatching(/^5 /)])
})
