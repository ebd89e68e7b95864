/** Where a path of a scenario leads in the tables: what stands there, and how another figure is written down. */
import {
  KINDS,
  TECHNOLOGIES,
  type Kind,
  type NationId,
  type Position,
  type Source,
  type SpaceId,
  type Technology,
} from '../../../../shared/great-war/ids'
import { changeableAt, type Change } from '../../../../shared/great-war/scenario'
import { LISTED } from '../data'
import type { GreatWarData } from '../tables'

export type Value = Change['value']
export interface Slot {
  /** Where the figure comes from, as the tables say it. */
  readonly source: Source
  readonly get: () => Value
  readonly set: (value: Value) => void
}
/** Tables that are still being written; a copy of the built-in ones. */
export type Draft = { -readonly [K in keyof GreatWarData]: GreatWarData[K] }

type Row = Draft['setup']['rows'][number]

/** A figure kept under a key of an object; the path's own form has been judged before. */
const slot = <T extends { readonly source: Source }, K extends keyof T>(holder: T, key: K): Slot => ({
  source: holder.source,
  get: () => holder[key] as Value,
  set: (value) => void (holder[key] = value as T[K]),
})
function found<T>(list: readonly T[], is: (x: T) => boolean, at: string): T {
  const x = list.find(is)
  if (x === undefined) throw new Error(`the tables have no ${at}`)
  return x
}

/** The row of the set-up, a new one when there is none yet. */
function rowOf(d: Draft, nation: NationId, space: SpaceId, add: boolean): Row | undefined {
  if (nation === 'finland') return space === 'finland' ? d.setup.finland : undefined
  const known = d.setup.rows.find((r) => r.nation === nation && r.space === space)
  if (known || !add) return known
  const row: Row = { nation, space, units: [], source: 'decision' }
  d.setup.rows.push(row)
  return row
}
/** A space without a row of its own counts among the nation's others. */
const chartSource = (d: Draft, nation: NationId | undefined): Source =>
  d.setup.rows.find((r) => r.nation === nation)?.source ?? 'reconstruction'
const units = (d: Draft, nation: NationId, space: SpaceId, kind: Kind): Slot => ({
  source: rowOf(d, nation, space, false)?.source ?? chartSource(d, nation),
  get: () => rowOf(d, nation, space, false)?.units.find((u) => u.kind === kind)?.count ?? 0,
  set: (value) => {
    const count = Number(value)
    const row = rowOf(d, nation, space, count > 0)
    if (!row) return
    const there = row.units.find((u) => u.kind === kind)
    if (count === 0) row.units = row.units.filter((u) => u.kind !== kind)
    else if (there) there.count = count
    else row.units = [...row.units, { kind, count }].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind))
  },
})
const complex = (d: Draft, space: SpaceId): Slot => ({
  source:
    d.setup.rows.find((r) => r.space === space && r.complex !== undefined)?.complex?.source ??
    chartSource(d, LISTED.get(space)?.owner),
  get: () => d.setup.rows.some((r) => r.space === space && r.complex !== undefined),
  set: (value) => {
    for (const r of d.setup.rows) if (r.space === space) delete r.complex
    const owner = LISTED.get(space)?.owner
    const row = value === true && owner ? rowOf(d, owner, space, true) : undefined
    if (row) row.complex = { present: true, source: 'decision' }
  },
})
const advances = (d: Draft, nation: NationId): Slot => ({
  source: (d.setup.technologies.find((t) => t.nation === nation) ?? d.setup.technologies[0])?.source ?? 'printed',
  get: () => d.setup.technologies.filter((t) => t.nation === nation).map((t) => t.technology),
  set: (value) => {
    const owned = TECHNOLOGIES.filter((t) => (value as readonly Technology[]).includes(t))
    d.setup.technologies = [
      ...d.setup.technologies.filter((t) => t.nation !== nation),
      ...owned.map((technology) => ({ nation, technology, source: 'decision' as const })),
    ]
  },
})
function marker(d: Draft, nation: NationId): Slot {
  if (nation === 'finland') return slot(d.rules.influence.finland, 'value')
  const start = found(d.rules.influence.starts, (x) => x.nation === nation, `marker of ${nation}`)
  return { source: start.source, get: () => start.position, set: (value) => void (start.position = value as Position) }
}
const revolutionRound = (d: Draft, round: number): Slot => ({
  source: d.rules.revolution.breaksOutOn.find((x) => x.round === round)?.source ?? 'printed',
  get: () => d.rules.revolution.breaksOutOn.find((x) => x.round === round)?.upTo ?? 0,
  set: (value) => {
    const others = d.rules.revolution.breaksOutOn.filter((x) => x.round !== round)
    d.rules.revolution.breaksOutOn = [...others, { round, upTo: Number(value), source: 'decision' as const }].sort(
      (a, b) => a.round - b.round,
    )
  },
})

const RULES = [
  'italyOnJoining',
  'inductionFee',
  'allegianceRound',
  'foreignPrice',
  'yugoslaviaAfterAbsorption',
] as const
const UNITS = ['artillerySupport', 'bombardment', 'chemicalShot', 'escort', 'interceptor'] as const

/** The path has been found in `CHANGEABLE`: what is missing here is a fault of ours. */
export function slotAt(d: Draft, at: string): Slot {
  const [first = '', a = '', b = '', c = ''] = at.split('.')
  const rule = RULES.find((x) => x === first)
  if (rule === 'italyOnJoining') return slot(d.setup.italyOnJoining, 'value')
  if (rule !== undefined) return slot(d.rules[rule], 'value')
  const unit = UNITS.find((x) => x === first)
  if (unit !== undefined) return slot(d.units[unit], 'value')
  switch (first) {
    case 'setup':
      return units(d, a as NationId, b as SpaceId, c as Kind)
    case 'complexes':
      return complex(d, a as SpaceId)
    case 'units': {
      const of = found(d.units.units, (u) => u.kind === a, `kind ${a}`)
      return slot(of[b as 'cost' | 'attack' | 'defence' | 'move' | 'hits' | 'manpower'], 'value')
    }
    case 'trench':
      return slot(d.units.trench[a as 'cost' | 'defence'], 'value')
    case 'transportCapacity':
      return slot(d.units.transportCapacity[a as 'infantry' | 'artillery' | 'tank'], 'value')
    case 'spaces': {
      const spaces = d.nations.flatMap((n) => n.spaces)
      return slot(
        found(spaces, (x) => x.space === a, a),
        'ipc',
      )
    }
    case 'convoys': {
      const convoys = d.nations.flatMap((n) => n.convoys)
      return slot(
        found(convoys, (x) => x.space === a, a),
        'ipc',
      )
    }
    case 'nations':
      return slot(found(d.nations, (n) => n.id === a, a).income, 'value')
    case 'manpower':
      return slot(
        found(d.manpower.pools, (p) => p.pool === a, `pool ${a}`),
        b as 'used' | 'total',
      )
    case 'treasuries':
      return slot(
        found(d.setup.treasuries, (t) => t.nation === a, `treasury of ${a}`),
        'ipc',
      )
    case 'technologies':
      return advances(d, a as NationId)
    case 'influence':
      return b === 'start' ? marker(d, a as NationId) : slot(d.rules.influence[a as 'fee' | 'success'], 'value')
    case 'research':
      return slot(d.rules.research[a as 'fee' | 'success'], 'value')
    case 'blockade':
      return slot(d.rules.blockade.manpower, 'value')
    case 'opinion':
      if (a === 'start') return slot(d.setup.opinion, 'value')
      if (a === 'events')
        return slot(
          found(d.rules.opinion.events, (e) => e.code === b, b),
          'move',
        )
      return slot(d.rules.opinion[a as 'lowest' | 'highest' | 'allies' | 'central'], 'value')
    case 'revolution':
      if (a === 'rounds') return revolutionRound(d, Number(b))
      return slot(d.rules.revolution[a as 'first' | 'certain' | 'loyalUpTo'], 'value')
    case 'unitedStates':
      return slot(d.rules.unitedStates[a as keyof Draft['rules']['unitedStates']], 'value')
    case 'seats':
      return slot(
        found(d.seats, (x) => x.players === Number(a), `seats for ${a}`),
        'seats',
      )
    default:
      throw new Error(`${at} leads nowhere`)
  }
}

/** What stands at the path in these tables; undefined where nothing may be changed. */
export const figureAt = (d: GreatWarData, at: string): Value | undefined =>
  changeableAt(at) === undefined ? undefined : slotAt(d, at).get()
