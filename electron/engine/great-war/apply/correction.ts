/** GW-22.7: the one figure that the referee named, set to what lies on the table. */
import type { Told } from '../../../../shared/great-war/events'
import { TECHNOLOGIES } from '../../../../shared/great-war/ids'
import type { GreatWarState } from '../state'
import { withNation, withoutUnits, withTerritory } from './pieces'

type Corrected = Told<'figureCorrected'>

function units(s: GreatWarState, e: Corrected): GreatWarState {
  const { space, nation, kind } = e
  const lowered = withoutUnits(s, e.removed ?? [])
  const added = e.added ?? []
  if (!space || !nation || !kind || added.length === 0) return lowered
  const more = Object.fromEntries(added.map((id) => [id, { kind, owner: nation, space }]))
  return { ...lowered, units: { ...lowered.units, ...more }, nextUnit: lowered.nextUnit + added.length }
}

export function figureCorrected(s: GreatWarState, e: Corrected): GreatWarState {
  const now = Number(e.now)
  switch (e.figure) {
    case 'units':
      return units(s, e)
    case 'treasury':
      return e.nation ? withNation(s, e.nation, { treasury: now }) : s
    case 'manpower':
      return e.pool ? { ...s, pools: { ...s.pools, [e.pool]: { used: now, total: e.total ?? now } } } : s
    case 'marker':
      return e.nation ? { ...s, markers: { ...s.markers, [e.nation]: now } } : s
    case 'opinion':
      return { ...s, opinion: now }
    case 'control':
      return e.space && e.nation ? withTerritory(s, e.space, { controller: e.nation }) : s
    case 'technology': {
      const { nation, technology } = e
      if (!nation || !technology) return s
      const owned = s.nations[nation].technologies
      const next = TECHNOLOGIES.filter((t) => (t === technology ? e.now === true : owned.includes(t)))
      return withNation(s, nation, { technologies: next })
    }
    case 'trench': {
      const { space, facing } = e
      if (!space || !facing) return s
      const others = (s.territories[space]?.trenches ?? []).filter((f) => f !== facing)
      return withTerritory(s, space, { trenches: e.now === true ? [...others, facing].sort() : others })
    }
  }
}
