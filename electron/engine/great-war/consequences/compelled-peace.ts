/** GW-17.21: the Bolsheviks' peace with the Central bloc, as one treaty; later joiners are under it as they join. */
import type { TreatyId } from '../../../../shared/great-war/ids'
import type { Telling } from '../telling'

export function signCompelledPeace(t: Telling): void {
  const s = t.state
  if (s.treaties.some((x) => x.kind === 'compelledPeace')) return
  t.tell({
    type: 'treatySigned',
    treaty: {
      treaty: `t${s.nextTreaty}` as TreatyId,
      kind: 'compelledPeace',
      parties: ['bolsheviks'],
      bloc: 'central',
      terms: [],
      tributes: [],
      signedIn: s.round,
      state: 'in-force',
    },
  })
}
