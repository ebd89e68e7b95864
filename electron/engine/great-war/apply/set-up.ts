/** GW-5: the pieces of table GW-5.T1 on the board, units numbered down its rows (GW-22.2). */
import type { Told } from '../../../../shared/great-war/events'
import type { UnitId } from '../../../../shared/great-war/ids'
import { data } from '../data'
import type { GreatWarState, Unit } from '../state'
import { withNation, withTerritory } from './pieces'

export function gameStarted(blank: GreatWarState, e: Told<'gameStarted'>): GreatWarState {
  const units: Record<UnitId, Unit> = {}
  let next = 1
  let s: GreatWarState = { ...blank, seats: e.seats, unitedStates: e.unitedStates }
  for (const row of data.setup.rows) {
    for (const { kind, count } of row.units)
      for (let i = 0; i < count; i++) units[`u${next++}` as UnitId] = { kind, owner: row.nation, space: row.space }
    if (row.complex) s = withTerritory(s, row.space, { complex: true })
  }
  for (const t of data.setup.treasuries) s = withNation(s, t.nation, { treasury: t.ipc })
  for (const t of data.setup.technologies) s = withNation(s, t.nation, { technologies: [t.technology] })
  // The Bolsheviks' place is first, but kept only once they have risen (GW-17.20).
  const order = data.rules.order.filter((n) => n !== 'bolsheviks')
  return { ...s, units, nextUnit: next, order }
}
