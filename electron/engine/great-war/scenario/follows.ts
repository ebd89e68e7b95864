/**
 * What follows from a change: sums that the sheets print beside the figures they are made of. A sum that the scenario names
 * itself is left as it was said, and has to fit.
 */
import type { NationId } from '../../../../shared/great-war/ids'
import type { Draft } from './slots'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Units of the nation at the start, in manpower. */
export function manned(d: Draft, n: NationId): number {
  const manpower = new Map(d.units.units.map((u) => [u.kind, u.manpower.value]))
  const rows = [...d.setup.rows, d.setup.finland].filter((r) => r.nation === n)
  return sum(rows.flatMap((r) => r.units.map((u) => u.count * (manpower.get(u.kind) ?? 1))))
}

function incomes(d: Draft, said: ReadonlySet<string>): void {
  const worth = new Map(d.nations.flatMap((n) => n.spaces.map((x) => [x.space as string, x.ipc])))
  for (const n of d.nations) {
    // Finland stands on Russia's list, and is its own land once it has broken off (GW-17.6).
    if (n.id === 'finland') n.landIpc.value = worth.get('finland') ?? 0
    else if (n.id !== 'bolsheviks') n.landIpc.value = sum(n.spaces.map((x) => x.ipc))
    const earns = n.id !== 'serbia' && n.id !== 'bolsheviks' // GW-5.4
    if (earns && !said.has(`nations.${n.id}.income`))
      n.income.value = n.landIpc.value + sum(n.convoys.map((c) => c.ipc))
  }
  for (const t of d.setup.treasuries)
    if (t.nation !== 'united-states' && !said.has(`treasuries.${t.nation}`))
      t.ipc = d.nations.find((n) => n.id === t.nation)?.income.value ?? 0 // GW-5.4
  if (!said.has('yugoslaviaAfterAbsorption'))
    d.rules.yugoslaviaAfterAbsorption.value = (worth.get('yugoslavia') ?? 0) + (worth.get('serbia') ?? 0)
}

function manpower(d: Draft, said: ReadonlySet<string>): void {
  for (const n of d.nations) {
    const pools = d.manpower.pools.filter((p) => p.nation === n.id)
    // Of several pools the first is the one that the armies at the start were drawn from (GW-16.1).
    const [home, ...others] = pools
    if (home && !said.has(`manpower.${home.pool}.used`)) home.used = manned(d, n.id) - sum(others.map((p) => p.used))
  }
}

function totals(d: Draft): void {
  const { totals: t, pools } = d.manpower
  const great = (bloc: string) => d.nations.filter((n) => n.bloc === bloc && n.size === 'great')
  const people = (ids: readonly NationId[]) => pools.filter((p) => ids.includes(p.nation))
  const total = (ids: readonly NationId[]) => sum(people(ids).map((p) => p.total))
  t.allied.value = total(great('allied').map((n) => n.id))
  t.central.value = total(great('central').map((n) => n.id))
  t.british.total.value = total(['great-britain'])
  t.british.used.value = sum(people(['great-britain']).map((p) => p.used))
  t.alliedIncome.value = sum(great('allied').map((n) => n.income.value))
  t.centralIncome.value = sum(great('central').map((n) => n.income.value))
}

export function follow(d: Draft, said: ReadonlySet<string>): void {
  d.setup.rows = d.setup.rows.filter((r) => r.units.length > 0 || r.complex !== undefined)
  // Rounds in which no die is thrown need no number.
  const { first, certain, breaksOutOn } = d.rules.revolution
  d.rules.revolution.breaksOutOn = breaksOutOn.filter(
    (x) => said.has(`revolution.rounds.${x.round}`) || (x.round >= first.value && x.round < certain.value),
  )
  incomes(d, said)
  manpower(d, said)
  totals(d)
}
