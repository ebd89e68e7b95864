/**
 * What must add up: between two positions, who got or paid what the event says and no unit more or less than it names; over
 * a whole command, a unit raised is a unit of manpower used (GW-7.1, 11.2, 16.14; case R26).
 */
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import { NATIONS, POOLS, type Kind, type NationId, type PoolId, type UnitId } from '../../../../shared/great-war/ids'
import type { GreatWarState } from '../../great-war/state'

type Sums<K extends string> = Partial<Record<K, number>>
const add = <K extends string>(sums: Sums<K>, key: K, n: number) => (sums[key] = (sums[key] ?? 0) + n)

/** IPC that each treasury gains or loses by the event; the bank has no treasury. */
function money(e: GreatWarEvent): Sums<NationId> {
  switch (e.type) {
    case 'ipcPaid': {
      const sums: Sums<NationId> = {}
      if (e.from !== 'bank') add(sums, e.from, -e.ipc)
      if (e.to !== 'bank') add(sums, e.to, e.ipc)
      return sums
    }
    case 'incomeCollected':
    case 'purchaseCancelled':
      return { [e.nation]: e.ipc }
    case 'unitsPurchased':
      return { [e.nation]: -e.ipc }
    case 'figureCorrected':
      return e.figure === 'treasury' && e.nation ? { [e.nation]: Number(e.now) - Number(e.was) } : {}
    default:
      return {}
  }
}
function unpaid(before: GreatWarState, e: GreatWarEvent, after: GreatWarState): string | undefined {
  const told = money(e)
  for (const n of NATIONS) {
    const change = after.nations[n].treasury - before.nations[n].treasury
    if (change !== (told[n] ?? 0)) return `${e.type}: ${n} has ${change} IPC more, told ${told[n] ?? 0}`
  }
  return undefined
}

function uncharged(before: GreatWarState, e: GreatWarEvent, after: GreatWarState): string | undefined {
  for (const pool of POOLS) {
    const [was, is] = [before.pools[pool], after.pools[pool]]
    if (was === is) continue
    const corrected = e.type === 'figureCorrected' && e.figure === 'manpower' && e.pool === pool
    const broken = e.type === 'finlandBrokeOff' && pool === 'finland'
    if (corrected || broken) continue
    const used = e.type === 'manpowerUsed' && e.pool === pool ? e.count : 0
    if (is.used - was.used !== used) return `${e.type}: ${pool} used ${is.used - was.used}, told ${used}`
    const total = e.type === 'manpowerDoubled' && e.pool === pool ? e.total : was.total
    if (is.total !== total) return `${e.type}: ${pool} has ${is.total} in all, told ${total}`
  }
  return undefined
}

const NOBODY: readonly UnitId[] = []
const come = (e: GreatWarEvent): readonly UnitId[] =>
  e.type === 'unitsRaised' ? e.units.map((u) => u.unit) : e.type === 'figureCorrected' ? (e.added ?? NOBODY) : NOBODY
const go = (e: GreatWarEvent): readonly UnitId[] =>
  e.type === 'unitsRemoved' ? e.units : e.type === 'figureCorrected' ? (e.removed ?? NOBODY) : NOBODY

/** Nobody comes or goes whom the event does not name, and nobody becomes another kind of unit. */
function miscounted(before: GreatWarState, e: GreatWarEvent, after: GreatWarState): string | undefined {
  const [raised, removed] = [come(e), go(e)]
  const ids = Object.keys(after.units) as UnitId[]
  const expected = Object.keys(before.units).length + raised.length - removed.length
  if (ids.length !== expected) return `${e.type}: ${ids.length} units, told ${expected}`
  for (const id of ids) {
    const was = before.units[id]
    if (was === undefined && !raised.includes(id)) return `${e.type}: ${id} comes from nowhere`
    if (was !== undefined && was.kind !== after.units[id]?.kind) return `${e.type}: ${id} is no ${was.kind} any more`
  }
  return removed.some((id) => after.units[id]) ? `${e.type}: somebody removed is still there` : undefined
}

export function unbalanced(before: GreatWarState, e: GreatWarEvent, after: GreatWarState): string | undefined {
  if (e.type === 'gameStarted') return undefined
  return (
    (before.nations === after.nations && Object.keys(money(e)).length === 0 ? undefined : unpaid(before, e, after)) ??
    (before.pools === after.pools && e.type !== 'manpowerUsed' ? undefined : uncharged(before, e, after)) ??
    (before.units === after.units && e.type !== 'unitsRaised' && e.type !== 'unitsRemoved'
      ? undefined
      : miscounted(before, e, after))
  )
}

/** Serbs and the first Finns cost nobody any manpower (GW-16.16, 17.6); the blockade uses some up for nothing (GW-16.14). */
export function unaccounted(
  events: readonly GreatWarEvent[],
  manpower: (kind: Kind) => number = () => 1,
): string | undefined {
  const due: Sums<PoolId> = {}
  for (const e of events) {
    if (e.type === 'unitsRaised')
      for (const item of e.from)
        if (item.pool !== undefined) add(due, item.pool, item.count * manpower(item.kind as Kind))
    if (e.type === 'unitsRaised' && e.why !== 'serbia' && e.why !== 'finland') {
      const paid = e.from.reduce((sum, item) => sum + item.count, 0)
      if (paid !== e.units.length) return `${e.units.length} units raised, ${paid} paid for`
    }
    if (e.type === 'manpowerUsed' && e.why === 'placed') add(due, e.pool, -e.count)
  }
  const wrong = POOLS.find((pool) => (due[pool] ?? 0) !== 0)
  return wrong && `${wrong}: ${due[wrong]} units raised without manpower`
}
