/** The phases of a turn as the table counts them: seven, since moving and fighting are one phase of the book (GW-8.1). */
import type { PhaseStep } from '../../../../shared/great-war/turn'
import { PHASE_SHORT } from './words'

export interface PhaseCell {
  readonly number: number
  readonly name: string
  readonly state: PhaseStep['state']
  readonly note: string
}

export function phaseCells(steps: readonly PhaseStep[]): readonly PhaseCell[] {
  const fight = steps.find((s) => s.phase === 'combat')
  return steps
    .filter((s) => s.phase !== 'combat')
    .map((s, i) => {
      if (s.phase !== 'combat-move' || fight === undefined)
        return { number: i + 1, name: PHASE_SHORT[s.phase], state: s.state, note: s.note }
      const fighting = fight.state === 'now'
      const state = fighting ? 'now' : s.state === 'done' && fight.state === 'ahead' ? 'ahead' : s.state
      const note = fighting ? fight.note : s.state === 'now' ? `moves${s.note === '' ? '' : ` → ${s.note}`}` : s.note
      return { number: i + 1, name: 'Combat', state, note }
    })
}
