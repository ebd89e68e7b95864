/** Who takes which phases: the table of GW-8.3, read at the start of each phase (GW-8.1, 8.2, 16.24, 19.3, 20.13). */
import { PHASES, type NationId, type Phase } from '../../../../shared/great-war/ids'
import { unitsOf, type GreatWarState } from '../state'
import { hasCapital } from './spaces'
import { playerOf } from './who'

const ECONOMY: readonly Phase[] = ['research', 'purchase', 'place', 'income']
const FIGHTING: readonly Phase[] = ['combat-move', 'non-combat']

/** Phases that the nation takes as things stand, in order; `combat` follows `combat-move` and is never entered by itself. */
export function phasesOf(s: GreatWarState, n: NationId): readonly Phase[] {
  const { status, bloc } = s.nations[n]
  const rich = hasCapital(s, n)
  const take = (phases: readonly Phase[]) => PHASES.filter((p) => phases.includes(p))
  if (n === 'serbia') return status === 'belligerent' ? ['place'] : []
  switch (status) {
    case 'gone':
      return []
    case 'conquered':
      return unitsOf(s, n).length > 0 ? FIGHTING : []
    case 'surrendered':
      return take(['diplomacy', 'non-combat', ...(rich ? ECONOMY : [])])
    case 'unaligned': {
      if (n !== 'ottoman-empire' && n !== 'united-states') return []
      const war = n === 'united-states' && s.us.war !== undefined
      return take(['diplomacy', 'non-combat', ...(war ? FIGHTING : []), ...(rich ? ECONOMY : [])])
    }
    case 'belligerent':
      if (bloc === null && n !== 'bolsheviks') return []
      return take(['diplomacy', ...FIGHTING, ...(rich ? ECONOMY : [])])
  }
}

/** The phase that comes after `after` in the turn, or the first one; undefined when the turn is over. */
export function nextPhase(s: GreatWarState, n: NationId, after?: Phase): Phase | undefined {
  const from = after === undefined ? -1 : PHASES.indexOf(after)
  return phasesOf(s, n).find((p) => PHASES.indexOf(p) > from)
}

/** Whether somebody sits there to take the turn: the automaton and seatless remnants are played by nobody. */
export const takesTurn = (s: GreatWarState, n: NationId): boolean =>
  phasesOf(s, n).length > 0 && playerOf(s, n) !== undefined
