/** Conquest, liberation, trust, restoration, minors without a master (GW-17.22, 17.23, 18.17, 18.19, 20.24 to 20.31). */
import { isMinor, MINORS, NATIONS, type NationId } from '../../../../shared/great-war/ids'
import { SERBIA } from '../board'
import { cargoOf, sortedUnits, territoriesOf, unitsOf, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { conquerorOf } from '../rules/conquest'
import { settleStrays } from '../rules/strays'
import { controlledBy, controllerOf, hasCapital, homeOf, originalOwner } from '../rules/spaces'
import { friendly, isBelligerent, isSigner, powersAfter } from '../rules/who'
import { passTo } from './control'
import { endTreatiesOf } from './lapses'

/** GW-20.30: with a capital its own again, a nation gets back what friends hold in trust for it. */
export function returnTrusts(t: Telling): void {
  for (const n of NATIONS.filter(isSigner)) {
    if (!hasCapital(t.state, n)) continue
    const held = territoriesOf(t.state).filter((space) => {
      const holder = controllerOf(t.state, space)
      if (holder === undefined || holder === n || space === SERBIA) return false
      if (holder === 'united-states' && t.state.us.won?.includes(space)) return false // GW-19.19
      return originalOwner(t.state, space) === n && friendly(t.state, n, holder)
    })
    for (const space of held) passTo(t, space, n, 'trust')
  }
}

/** A nation in play that still is on its feet, as far as its land goes. */
function holdsLand(s: GreatWarState, n: NationId): boolean {
  const { bloc, controller } = s.nations[n]
  if (!isMinor(n) || bloc === null) return controlledBy(s, n).length > 0
  const master = controller ?? n
  return homeOf(s, n).some((space) => friendly(s, master, controllerOf(s, space) ?? n))
}

/** GW-20.24, 17.23, 18.17; conquest itself moves no opinion (GW-20.26). */
export function settleConquests(t: Telling): void {
  for (const n of NATIONS) {
    const { status, waiting } = t.state.nations[n]
    if (n === 'serbia' || n === 'bolsheviks' || status === 'gone' || status === 'conquered') continue
    if (holdsLand(t.state, n)) continue
    const by = conquerorOf(t.state, n)
    // Ceded away under a peace: its armies are strays first, whom the treaty's end then catches (GW-12.17, 20.24).
    if (status === 'surrendered') settleStrays(t)
    t.tell({ type: 'nationConquered', nation: n, ...(by ? { by } : {}) })
    if (waiting.length > 0) t.tell({ type: 'waitingLost', nation: n }) // GW-11.4
    if (n in t.state.markers && t.state.nations[n].bloc === null) t.tell({ type: 'markerTakenOff', nation: n }) // GW-9.9
    endTreatiesOf(t, n)
  }
}

/** GW-20.31: a conquered nation whose capital is its own again; a minor's, once its master holds it. */
export function settleLiberations(t: Telling): void {
  for (const n of NATIONS) {
    const { status, bloc, treasury } = t.state.nations[n]
    if (status !== 'conquered' || bloc === null) continue
    if (!(isMinor(n) ? holdsLand(t.state, n) : hasCapital(t.state, n))) continue
    t.tell({ type: 'nationLiberated', nation: n })
    if (treasury > 0) t.tell({ type: 'ipcPaid', from: n, to: 'bank', ipc: treasury, why: 'restoration' })
  }
}

/** GW-17.22: no land left, and the Bolsheviks are out of the game. */
export function settleRestoration(t: Telling): void {
  const { status, treasury, waiting } = t.state.nations.bolsheviks
  if (status === 'gone' || controlledBy(t.state, 'bolsheviks').length > 0) return
  const units = unitsOf(t.state, 'bolsheviks')
  const gone = sortedUnits(new Set([...units, ...units.flatMap((id) => cargoOf(t.state, id))]))
  if (gone.length > 0) t.tell({ type: 'unitsRemoved', units: gone, why: 'restored' })
  if (treasury > 0) t.tell({ type: 'ipcPaid', from: 'bolsheviks', to: 'russia', ipc: treasury, why: 'restoration' })
  if (waiting.length > 0) t.tell({ type: 'waitingLost', nation: 'bolsheviks' })
  endTreatiesOf(t, 'bolsheviks')
  for (const x of t.state.treaties)
    if (x.kind === 'compelledPeace' && x.state === 'in-force')
      t.tell({ type: 'treatyEnded', treaty: x.treaty, how: 'ended' })
  t.tell({ type: 'bolsheviksBeaten' })
  t.tell({ type: 'orderChanged', order: t.state.order.filter((n) => n !== 'bolsheviks') })
}

/** GW-18.19: the master is out; the next great power of the bloc takes over what it still held of the minor. */
export function passMinors(t: Telling): void {
  for (const n of MINORS) {
    const { bloc, controller } = t.state.nations[n]
    if (bloc === null || controller === undefined || isBelligerent(t.state, controller)) continue
    const next = powersAfter(t.state, controller).find(
      (p) => t.state.nations[p].bloc === bloc && isBelligerent(t.state, p),
    )
    if (next === undefined) continue
    t.tell({ type: 'minorPassed', nation: n, controller: next })
    for (const space of homeOf(t.state, n))
      if (controllerOf(t.state, space) === controller) passTo(t, space, next, 'joined')
  }
}
