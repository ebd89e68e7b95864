/** The last steps of the Revolution: who still has to find a way out, and the end (GW-17.13, 17.17). */
import { otherBloc, type Bloc, type NationId, type UnitId } from '../../../../shared/great-war/ids'
import { isSea } from '../board'
import { scoreTowards } from '../rules/opinion'
import { controllerOf, productionOf } from '../rules/spaces'
import { isBelligerent } from '../rules/who'
import { unit, type GreatWarState } from '../state'
import type { Telling } from '../telling'

/** Among the other faction on land (GW-17.13). */
export function isStranded(s: GreatWarState, id: UnitId): boolean {
  const { owner, space, cargoOf: ship } = unit(s, id)
  const c = controllerOf(s, space)
  if (ship !== undefined || isSea(space)) return false
  return (owner === 'russia' && c === 'bolsheviks') || (owner === 'bolsheviks' && c === 'russia')
}

/** Step 7 (GW-17.17): belligerents with their minors' land, Russians left out; a tie moves nothing. */
export function productionOfBloc(s: GreatWarState, bloc: Bloc): number {
  const counted = (Object.keys(s.nations) as NationId[]).filter(
    (n) => n !== 'russia' && n !== 'bolsheviks' && s.nations[n].bloc === bloc && isBelligerent(s, n),
  )
  return counted.reduce((sum, n) => sum + (n === 'serbia' ? 0 : productionOf(s, n)), 0)
}

export function tellEnd(t: Telling): void {
  const [allied, central] = [productionOfBloc(t.state, 'allied'), productionOfBloc(t.state, 'central')]
  t.tell({ type: 'revolutionEnded' })
  if (allied !== central) scoreTowards(t, allied < central ? 'allied' : otherBloc('allied'))
}

/** A treaty or the referee may take away a unit that is asked for its way out, or the reason to ask it. */
export function settleDisplacement(t: Telling): void {
  const { revolution, units } = t.state
  if (revolution?.step !== 'displace') return
  const left = revolution.displaced.filter((d) => units[d.unit]?.owner === d.nation && isStranded(t.state, d.unit))
  if (left.length === revolution.displaced.length) return
  if (left.length > 0) t.tell({ type: 'displacementAsked', units: left.map((d) => ({ ...d })) })
  else tellEnd(t)
}
