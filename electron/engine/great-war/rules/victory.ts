/** Chapter 21: who has won, as far as arms and surrenders decide it. */
import { otherBloc, type Bloc } from '../../../../shared/great-war/ids'
import type { GreatWarState } from '../state'
import { countedIn } from './who'

type Result = NonNullable<GreatWarState['result']>

/** Every counted country of the bloc is out of the war (GW-21.1, 21.2); how, as the clause that says so. */
function beaten(s: GreatWarState, bloc: Bloc): 'GW-21.1' | 'GW-21.2' | undefined {
  const statuses = countedIn(s, bloc).map((n) => s.nations[n].status)
  if (!statuses.every((x) => x === 'surrendered' || x === 'conquered')) return undefined
  return statuses.every((x) => x === 'surrendered') ? 'GW-21.1' : 'GW-21.2'
}

export function verdict(s: GreatWarState): Result | undefined {
  const [allied, central] = [beaten(s, 'allied'), beaten(s, 'central')]
  if (allied && central) return { winner: 'draw', clause: 'GW-21.5' }
  if (allied) return { winner: otherBloc('allied'), clause: allied }
  return central ? { winner: otherBloc('central'), clause: central } : undefined
}
