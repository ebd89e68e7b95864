/** The scenario's figures, each with its source mark, read and cross-checked once (GW-1.3; the totals of GW-2.1, 2.2). */
import { z } from 'zod'
import manpowerJson from '../../../shared/great-war/data/manpower.json'
import nationsJson from '../../../shared/great-war/data/nations.json'
import rulesJson from '../../../shared/great-war/data/rules.json'
import seatsJson from '../../../shared/great-war/data/seats.json'
import setupJson from '../../../shared/great-war/data/setup.json'
import technologiesJson from '../../../shared/great-war/data/technologies.json'
import unitsJson from '../../../shared/great-war/data/units.json'
import {
  BLOCS,
  KINDS,
  NATIONS,
  POOLS,
  SOURCES,
  TECHNOLOGIES,
  POSITIONS,
  type Kind,
  type NationId,
  type PoolId,
  type SpaceId,
} from '../../../shared/great-war/ids'
import { OPINION_CODES } from '../../../shared/great-war/events'
import { GRAPHS, isLand, isSea, isSpaceId } from './board'

const source = z.enum(SOURCES)
const whole = z.int()
const figure = z.strictObject({ value: whole, source })
const space = z.custom<SpaceId>((x) => isSpaceId(x), 'a space of the board')
const nation = z.enum(NATIONS)
const valued = z.array(z.strictObject({ space, ipc: whole, source }))
const unitList = z.array(z.strictObject({ kind: z.enum(KINDS), count: whole.min(1) }))

const nations = z.array(
  z.strictObject({
    id: nation,
    name: z.string(),
    adjective: z.string(),
    size: z.enum(['great', 'small', 'major', 'minor']),
    bloc: z.enum(BLOCS).nullable(),
    capitals: z.array(space).min(1),
    spaces: valued,
    convoys: valued,
    landIpc: figure,
    income: figure,
  }),
)
const units = z.strictObject({
  units: z.array(
    z.strictObject({
      kind: z.enum(KINDS),
      arm: z.enum(['land', 'air', 'sea']),
      cost: figure,
      attack: figure,
      defence: figure,
      move: figure,
      hits: figure,
      manpower: figure,
      needs: z.strictObject({ value: z.enum(TECHNOLOGIES), source }).optional(),
    }),
  ),
  trench: z.strictObject({ cost: figure, defence: figure }),
  artillerySupport: figure,
  maximumValue: figure,
  transportCapacity: z.strictObject({ infantry: figure, artillery: figure, tank: figure }),
  bombardment: figure,
  chemicalShot: figure,
  escort: figure,
  interceptor: figure,
})
const row = z.strictObject({
  nation,
  space,
  units: unitList,
  source,
  complex: z.strictObject({ present: z.literal(true), source }).optional(),
})
const setup = z.strictObject({
  rows: z.array(row),
  finland: row,
  treasuries: z.array(z.strictObject({ nation, ipc: whole, source })),
  italyOnJoining: figure,
  technologies: z.array(z.strictObject({ nation, technology: z.enum(TECHNOLOGIES), source })),
  opinion: figure,
  doctrine: z.strictObject({ value: z.literal('restricted'), source }),
})
const manpower = z.strictObject({
  pools: z.array(
    z.strictObject({ pool: z.enum(POOLS), nation, used: whole, total: whole, sites: z.array(space), source }),
  ),
  totals: z.strictObject({
    allied: figure,
    central: figure,
    british: z.strictObject({ used: figure, total: figure }),
    alliedIncome: figure,
    centralIncome: figure,
  }),
})
const technologies = z.array(
  z.strictObject({
    id: z.enum(TECHNOLOGIES),
    name: z.string(),
    number: whole.min(1).max(6),
    needs: z.enum(TECHNOLOGIES).optional(),
    source,
  }),
)
const rules = z.strictObject({
  order: z.array(nation),
  influence: z.strictObject({
    fee: figure,
    success: figure,
    starts: z.array(z.strictObject({ nation, position: z.literal(POSITIONS), source })),
    finland: z.strictObject({ value: z.literal(POSITIONS), source }),
  }),
  research: z.strictObject({ fee: figure, success: figure }),
  inductionFee: figure,
  allegianceRound: figure,
  blockade: z.strictObject({ manpower: figure, zones: z.array(space) }),
  gift: figure,
  straits: z.array(
    z.strictObject({ name: z.enum(['turkish', 'danish']), a: space, b: space, keys: z.array(space), source }),
  ),
  closedSeas: z.strictObject({ spaces: z.array(space), source }),
  extraPorts: z.array(z.strictObject({ complex: space, zone: space, both: z.array(space), source })),
  revolution: z.strictObject({
    first: figure,
    certain: figure,
    breaksOutOn: z.array(z.strictObject({ round: whole, upTo: whole, source })),
    loyalUpTo: figure,
  }),
  yugoslaviaAfterAbsorption: figure,
  opinion: z.strictObject({
    lowest: figure,
    highest: figure,
    allies: figure,
    central: figure,
    events: z.array(z.strictObject({ code: z.enum(OPINION_CODES), move: whole, source })),
  }),
  unitedStates: z.strictObject({
    peaceIncome: figure,
    warIncome: figure,
    draftLimit: figure,
    warDraftLimit: figure,
    volunteers: figure,
    congressPasses: figure,
    congressClosed: figure,
    joiningDelay: figure,
    mexicans: figure,
    mexicanDefence: figure,
  }),
  foreignPrice: figure,
})
const seats = z.array(z.strictObject({ players: whole, seats: z.array(z.array(nation)), source }))

const all = z.strictObject({ nations, units, setup, manpower, technologies, rules, seats })
export type GreatWarData = Readonly<z.infer<typeof all>>
export type NationData = GreatWarData['nations'][number]
export type UnitData = GreatWarData['units']['units'][number]
export type PoolData = GreatWarData['manpower']['pools'][number]

export const RAW_DATA: unknown = {
  nations: nationsJson,
  units: unitsJson,
  setup: setupJson,
  manpower: manpowerJson,
  technologies: technologiesJson,
  rules: rulesJson,
  seats: seatsJson,
}

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** Everything that does not add up, in words; empty when the tables agree with each other and with the board. */
export function crossCheck(data: GreatWarData): string[] {
  const faults: string[] = []
  const want = (what: string, is: number, should: number) => {
    if (is !== should) faults.push(`${what}: ${is}, should be ${should}`)
  }
  const nation = (id: NationId) => data.nations.find((n) => n.id === id)

  for (const id of NATIONS) if (!nation(id)) faults.push(`${id} is missing`)
  for (const n of data.nations) {
    const land = sum(n.spaces.map((s) => s.ipc))
    const own = n.id === 'finland' || n.id === 'bolsheviks' ? n.landIpc.value : land
    want(`${n.id}: land IPC`, own, n.landIpc.value)
    if (n.income.value > 0) want(`${n.id}: income`, n.landIpc.value + sum(n.convoys.map((c) => c.ipc)), n.income.value)
    for (const s of n.spaces) if (!isLand(s.space)) faults.push(`${n.id}: ${s.space} is no land`)
    for (const c of n.convoys) if (!isSea(c.space)) faults.push(`${n.id}: ${c.space} is no sea`)
  }
  const listed = data.nations.flatMap((n) => n.spaces.map((s) => s.space))
  if (new Set(listed).size !== listed.length) faults.push('a territory has two owners')
  const bloc = (b: 'allied' | 'central') => data.nations.filter((n) => n.bloc === b && n.size === 'great')
  want('Allied income', sum(bloc('allied').map((n) => n.income.value)), data.manpower.totals.alliedIncome.value)
  want('Central income', sum(bloc('central').map((n) => n.income.value)), data.manpower.totals.centralIncome.value)

  const total = (ids: readonly NationId[]) =>
    sum(data.manpower.pools.filter((p) => ids.includes(p.nation)).map((p) => p.total))
  want('Allied manpower', total(bloc('allied').map((n) => n.id)), data.manpower.totals.allied.value)
  want('Central manpower', total(bloc('central').map((n) => n.id)), data.manpower.totals.central.value)
  want('British manpower', total(['great-britain']), data.manpower.totals.british.total.value)
  for (const id of POOLS) if (!data.manpower.pools.some((p) => p.pool === id)) faults.push(`pool ${id} is missing`)
  for (const p of data.manpower.pools) if (p.used > p.total) faults.push(`${p.pool}: more used than there is`)

  const rows = [...data.setup.rows, data.setup.finland]
  const counted = (id: NationId) =>
    sum(rows.filter((r) => r.nation === id).map((r) => sum(r.units.map((u) => u.count))))
  const used = (id: NationId) => sum(data.manpower.pools.filter((p) => p.nation === id).map((p) => p.used))
  for (const n of data.nations)
    if (n.id !== 'serbia' && n.id !== 'bolsheviks') want(`${n.id}: units at start`, counted(n.id), used(n.id))
  for (const r of rows)
    for (const u of r.units)
      if (isSea(r.space) !== (arm(data, u.kind) === 'sea')) faults.push(`${r.nation}: ${u.kind} in ${r.space}`)
  for (const t of data.setup.treasuries)
    if (t.nation !== 'united-states') want(`${t.nation}: treasury`, t.ipc, nation(t.nation)?.income.value ?? 0)

  for (const graph of [GRAPHS.standing, GRAPHS.absorbed])
    for (const [a, links] of graph.links)
      for (const l of links) if (!graph.touches(l.to, a)) faults.push(`${a} borders ${l.to}, but not the other way`)
  for (const zone of data.rules.blockade.zones)
    if (!GRAPHS.standing.seas('united-kingdom' as SpaceId).includes(zone)) faults.push(`${zone} is not British`)
  want(
    'seas around Britain',
    GRAPHS.standing.seas('united-kingdom' as SpaceId).length,
    data.rules.blockade.zones.length,
  )
  return faults
}

const arm = (data: GreatWarData, kind: Kind) => data.units.units.find((u) => u.kind === kind)?.arm

/** Throws when the tables do not add up: no game starts on figures that contradict each other. */
export function loadData(raw: unknown): GreatWarData {
  const data = all.parse(raw)
  const faults = crossCheck(data)
  if (faults.length > 0) throw new Error(`The Great War's tables do not agree: ${faults.join('; ')}`)
  return data
}

export const data: GreatWarData = loadData(RAW_DATA)

const keyed = <T, K extends string>(list: readonly T[], key: (t: T) => K): ReadonlyMap<K, T> =>
  new Map(list.map((t) => [key(t), t]))
const need = <K extends string, T>(map: ReadonlyMap<K, T>, key: K): T => {
  const found = map.get(key)
  if (found === undefined) throw new Error(`no figures for ${key}`)
  return found
}
const nationMap = keyed(data.nations, (n) => n.id)
const unitMap = keyed(data.units.units, (u) => u.kind)
const poolMap = keyed(data.manpower.pools, (p) => p.pool)
export const nationData = (id: NationId): NationData => need(nationMap, id)
export const unitData = (kind: Kind): UnitData => need(unitMap, kind)
export const poolData = (pool: PoolId): PoolData => need(poolMap, pool)
export const poolsOf = (id: NationId): readonly PoolId[] =>
  data.manpower.pools.filter((p) => p.nation === id).map((p) => p.pool)

/** Owner by table GW-3.T1, and value; Finland is on Russia's list, and its own once it has broken off (GW-17.6). */
export const LISTED: ReadonlyMap<SpaceId, { readonly owner: NationId; readonly ipc: number }> = new Map(
  data.nations.flatMap((n) => n.spaces.map((s) => [s.space, { owner: n.id, ipc: s.ipc }] as const)),
)
export const CONVOYS: ReadonlyMap<SpaceId, { readonly owner: NationId; readonly ipc: number }> = new Map(
  data.nations.flatMap((n) => n.convoys.map((s) => [s.space, { owner: n.id, ipc: s.ipc }] as const)),
)
/** GW-3.8: land on the map that no table lists. */
export const isTrueNeutral = (space: SpaceId): boolean => isLand(space) && !LISTED.has(space)
export const isClosedSea = (space: SpaceId): boolean => data.rules.closedSeas.spaces.includes(space)
