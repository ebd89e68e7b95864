/** GW-5: the pieces of table GW-5.T1 on the board, units numbered down its rows (GW-22.2). */
import type { Told } from '../../../../shared/great-war/events'
import type { UnitId } from '../../../../shared/great-war/ids'
import { ORDER } from '../data'
import { figures } from '../figures'
import { beginnings, type GreatWarState, type Unit } from '../state'
import { withNation, withTerritory } from './pieces'

export function gameStarted(blank: GreatWarState, e: Told<'gameStarted'>): GreatWarState {
  const units: Record<UnitId, Unit> = {}
  let next = 1
  const { scenario } = e
  const { setup } = figures(e)
  let s: GreatWarState = { ...blank, seats: e.seats, unitedStates: e.unitedStates }
  if (scenario) s = { ...s, scenario, ...beginnings(figures(e)) }
  for (const row of setup.rows) {
    for (const { kind, count } of row.units)
      for (let i = 0; i < count; i++) units[`u${next++}` as UnitId] = { kind, owner: row.nation, space: row.space }
    if (row.complex) s = withTerritory(s, row.space, { complex: true })
  }
  for (const t of setup.treasuries) s = withNation(s, t.nation, { treasury: t.ipc })
  for (const t of setup.technologies)
    s = withNation(s, t.nation, { technologies: [...s.nations[t.nation].technologies, t.technology] })
  // The Bolsheviks' place is first, but kept only once they have risen (GW-17.20).
  const order = ORDER.filter((n) => n !== 'bolsheviks')
  return { ...s, units, nextUnit: next, order }
}
