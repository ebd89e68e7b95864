/** Values of units with their nation's advances (table GW-4.T1; GW-10.8, 10.10, 10.12, 13.6). */
import type { Kind, NationId, Technology, UnitId } from '../../../../shared/great-war/ids'
import { figures } from '../figures'
import { unit, type GreatWarState } from '../state'

export const owns = (s: GreatWarState, n: NationId, t: Technology): boolean => s.nations[n].technologies.includes(t)
const capped = (s: GreatWarState, value: number) => Math.min(value, figures(s).units.maximumValue.value)
const aviation = (s: GreatWarState, n: NationId, kind: Kind) => (kind === 'fighter' && owns(s, n, '2') ? 1 : 0)

export const attackOf = (s: GreatWarState, n: NationId, kind: Kind): number =>
  capped(s, figures(s).unit(kind).attack.value + aviation(s, n, kind))
export const defenceOf = (s: GreatWarState, n: NationId, kind: Kind): number =>
  capped(s, figures(s).unit(kind).defence.value + aviation(s, n, kind))

export function moveOf(s: GreatWarState, n: NationId, kind: Kind): number {
  const better = (kind === 'tank' && owns(s, n, '3b')) || (kind === 'submarine' && owns(s, n, '4b'))
  return figures(s).unit(kind).move.value + (better ? 1 : 0) + aviation(s, n, kind)
}

/** Hits that the unit can still take (GW-4.6). */
export const hitsLeft = (s: GreatWarState, id: UnitId): number => {
  const u = unit(s, id)
  return figures(s).unit(u.kind).hits.value - (u.damaged ? 1 : 0)
}
