/** Whether the tables agree with each other and with the board (the totals of GW-2.1, 2.2; GW-5, 6.2, 7.1, 16.13). */
import { NATIONS, POOLS, type Kind, type NationId, type SpaceId } from '../../../shared/great-war/ids'
import { saySpace } from '../../../shared/wording/great-war-names'
import { GRAPHS, isLand, isSea } from './board'
import { tables, type GreatWarData } from './tables'

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

export interface TableFault {
  readonly at: string
  readonly problem: string
}

/** Everything that does not add up, in words; empty when the tables agree with each other and with the board. `settled`: whose treasury a scenario names. */
export function crossCheck(data: GreatWarData, settled: ReadonlySet<NationId> = new Set()): TableFault[] {
  const faults: TableFault[] = []
  const say = (at: string, problem: string) => void faults.push({ at, problem })
  const want = (at: string, what: string, is: number, should: number) => {
    if (is !== should) say(at, `${what}: ${is}, should be ${should}`)
  }
  const nation = (id: NationId) => data.nations.find((n) => n.id === id)

  for (const id of NATIONS) if (!nation(id)) say(`nations.${id}`, 'missing')
  for (const n of data.nations) {
    const land = sum(n.spaces.map((s) => s.ipc))
    const own = n.id === 'finland' || n.id === 'bolsheviks' ? n.landIpc.value : land
    want(`nations.${n.id}`, 'land IPC', own, n.landIpc.value)
    if (n.income.value > 0)
      want(
        `nations.${n.id}.income`,
        'Land and convoys together',
        n.landIpc.value + sum(n.convoys.map((c) => c.ipc)),
        n.income.value,
      )
    for (const s of n.spaces) if (!isLand(s.space)) say(`nations.${n.id}`, `${s.space} is no land`)
    for (const c of n.convoys) if (!isSea(c.space)) say(`nations.${n.id}`, `${c.space} is no sea`)
  }
  const listed = data.nations.flatMap((n) => n.spaces.map((s) => s.space))
  if (new Set(listed).size !== listed.length) say('nations', 'a territory has two owners')
  const bloc = (b: 'allied' | 'central') => data.nations.filter((n) => n.bloc === b && n.size === 'great')
  want(
    'totals',
    'Allied income',
    sum(bloc('allied').map((n) => n.income.value)),
    data.manpower.totals.alliedIncome.value,
  )
  want(
    'totals',
    'Central income',
    sum(bloc('central').map((n) => n.income.value)),
    data.manpower.totals.centralIncome.value,
  )

  const total = (ids: readonly NationId[]) =>
    sum(data.manpower.pools.filter((p) => ids.includes(p.nation)).map((p) => p.total))
  want('totals', 'Allied manpower', total(bloc('allied').map((n) => n.id)), data.manpower.totals.allied.value)
  want('totals', 'Central manpower', total(bloc('central').map((n) => n.id)), data.manpower.totals.central.value)
  want('totals', 'British manpower', total(['great-britain']), data.manpower.totals.british.total.value)
  for (const id of POOLS) if (!data.manpower.pools.some((p) => p.pool === id)) say(`manpower.${id}`, 'missing')
  for (const p of data.manpower.pools)
    if (p.used > p.total) say(`manpower.${p.pool}.total`, `${p.used} used, more than the ${p.total} there are`)

  const rows = [...data.setup.rows, data.setup.finland]
  const counted = (id: NationId) =>
    sum(rows.filter((r) => r.nation === id).map((r) => sum(r.units.map((u) => u.count * manpower(data, u.kind)))))
  const used = (id: NationId) => sum(data.manpower.pools.filter((p) => p.nation === id).map((p) => p.used))
  for (const n of data.nations)
    if (n.id !== 'serbia' && n.id !== 'bolsheviks')
      want(
        `manpower.${home(data, n.id)}.used`,
        `${n.name}’s units at the start, in manpower`,
        counted(n.id),
        used(n.id),
      )
  for (const r of rows)
    for (const u of r.units)
      if (isSea(r.space) !== (arm(data, u.kind) === 'sea'))
        say(`setup.${r.nation}.${r.space}.${u.kind}`, `a ${u.kind} cannot stand in ${saySpace(r.space)}`)
  for (const t of data.setup.treasuries)
    if (t.nation !== 'united-states' && !settled.has(t.nation))
      want(`treasuries.${t.nation}`, 'The treasury', t.ipc, nation(t.nation)?.income.value ?? 0)

  for (const graph of [GRAPHS.standing, GRAPHS.absorbed])
    for (const [a, links] of graph.links)
      for (const l of links) if (!graph.touches(l.to, a)) say('board', `${a} borders ${l.to}, but not the other way`)
  for (const zone of data.rules.blockade.zones)
    if (!GRAPHS.standing.seas('united-kingdom' as SpaceId).includes(zone)) say('blockade', `${zone} is not British`)
  want(
    'blockade',
    'seas around Britain',
    GRAPHS.standing.seas('united-kingdom' as SpaceId).length,
    data.rules.blockade.zones.length,
  )
  return faults
}

const manpower = (data: GreatWarData, kind: Kind) => data.units.units.find((u) => u.kind === kind)?.manpower.value ?? 1
/** Of several pools the first is the one that the armies at the start were drawn from (GW-16.1). */
const home = (data: GreatWarData, id: NationId) => data.manpower.pools.find((p) => p.nation === id)?.pool ?? id
const arm = (data: GreatWarData, kind: Kind) => data.units.units.find((u) => u.kind === kind)?.arm

/** Throws when the tables do not add up: no game starts on figures that contradict each other. */
export function loadData(raw: unknown): GreatWarData {
  const data = tables.parse(raw)
  const faults = crossCheck(data)
  if (faults.length > 0)
    throw new Error(`The Great War's tables do not agree: ${faults.map((f) => `${f.at}: ${f.problem}`).join('; ')}`)
  return data
}
