/** Who conquered a nation (GW-20.24): whoever holds its capital, of two the one lost last. Counted, so that it may change. */
import type { NationId } from '../../../../shared/great-war/ids'
import type { GreatWarState } from '../state'
import { capitalsOf, controllerOf } from './spaces'

export function conquerorOf(s: GreatWarState, n: NationId): NationId | undefined {
  const capital = s.nations[n].lastCapitalLost ?? capitalsOf(n)[0]
  const holder = capital === undefined ? undefined : controllerOf(s, capital)
  return holder === n ? undefined : holder
}
