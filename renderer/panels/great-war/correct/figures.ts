/** The eight figures that a referee may set (GW-22.7): what stands on the record, and the command made of a form. */
import type { Kind, NationId, PoolId, Position, SpaceId, Technology } from '../../../../shared/great-war/ids'
import type { Said } from '../../../../shared/great-war/commands'
import type { GreatWarView } from '../../../../shared/great-war/view'

export const FIGURE_NAMES = {
  units: 'Units in a space',
  control: 'Who controls a space',
  trench: 'A trench',
  treasury: 'A treasury',
  manpower: 'A manpower pool',
  technology: 'An advance',
  marker: 'An influence marker',
  opinion: 'Opinion in the United States',
} as const
export type Figure = keyof typeof FIGURE_NAMES
export const FIGURES = Object.keys(FIGURE_NAMES) as readonly Figure[] // the keys of a plain object

export interface Draft {
  figure: Figure
  space: SpaceId
  facing: SpaceId
  nation: NationId
  kind: Kind
  pool: PoolId
  technology: Technology
  /** As typed: count, IPC, used manpower, marker or level. */
  number: string
  /** The pool's total, as typed. */
  total: string
  /** Trench present, advance owned. */
  present: boolean
  reason: string
}

/** Pools are listed under their nations; each stands with exactly one. */
export function poolIn(view: GreatWarView, pool: PoolId): { readonly used: number; readonly total: number } {
  for (const { manpower } of Object.values(view.nations)) {
    const found = manpower[pool]
    if (found) return found
  }
  return { used: 0, total: 0 }
}
const cargo = (u: GreatWarView['spaces'][string]['units'][number]) => u.cargoOf !== undefined
export const unitsNow = (view: GreatWarView, d: Pick<Draft, 'space' | 'nation' | 'kind'>): number =>
  (view.spaces[d.space]?.units ?? []).filter((u) => u.owner === d.nation && u.kind === d.kind && !cargo(u)).length

/** What the record says now, in the words of the form's last field. */
export function nowOf(view: GreatWarView, d: Draft): string {
  switch (d.figure) {
    case 'units':
      return String(unitsNow(view, d))
    case 'treasury':
      return String(view.nations[d.nation].treasury)
    case 'manpower': {
      const { used, total } = poolIn(view, d.pool)
      return `${used} of ${total}`
    }
    case 'marker':
      return String(view.influence[d.nation] ?? '')
    case 'opinion':
      return String(view.usEntryLevel)
    case 'control':
      return view.spaces[d.space]?.controller ?? ''
    case 'technology':
      return view.nations[d.nation].technologies.includes(d.technology) ? 'owned' : 'not owned'
    case 'trench':
      return view.spaces[d.space]?.trenches.includes(d.facing) ? 'a trench' : 'no trench'
  }
}
/** The fields that hold a value begin with what the record says. */
export function filled(view: GreatWarView, d: Draft): Partial<Draft> {
  switch (d.figure) {
    case 'units':
    case 'treasury':
    case 'marker':
    case 'opinion':
      return { number: nowOf(view, d) }
    case 'manpower': {
      const { used, total } = poolIn(view, d.pool)
      return { number: String(used), total: String(total) }
    }
    case 'control':
      return {}
    case 'technology':
      return { present: !view.nations[d.nation].technologies.includes(d.technology) }
    case 'trench':
      return { present: !(view.spaces[d.space]?.trenches.includes(d.facing) ?? false) }
  }
}

export type Wrong = { readonly field: 'number' | 'total' | 'reason' | 'nation'; readonly text: string }
const RANGES = {
  units: [0, 200],
  treasury: [0, 1_000_000],
  manpower: [0, 10_000],
  marker: [-2, 2],
  opinion: [-10, 10],
} as const
const isWhole = (typed: string, [min, max]: readonly [number, number]): boolean =>
  /^-?\d{1,7}$/.test(typed.trim()) && Number(typed) >= min && Number(typed) <= max

export function wrongIn(view: GreatWarView, d: Draft): Wrong | undefined {
  const range = d.figure in RANGES ? RANGES[d.figure as keyof typeof RANGES] : undefined
  if (range && !isWhole(d.number, range))
    return { field: 'number', text: `A whole number from ${range[0]} to ${range[1].toLocaleString('en-GB')}.` }
  if (d.figure === 'manpower') {
    if (!isWhole(d.total, RANGES.manpower)) return { field: 'total', text: 'A whole number from 0 to 10,000.' }
    if (Number(d.number) > Number(d.total)) return { field: 'number', text: 'No more can be used than there is.' }
  }
  if (d.figure === 'marker' && view.influence[d.nation] === undefined)
    return { field: 'nation', text: 'This nation has no marker on the influence table.' }
  return d.reason.trim() === '' ? { field: 'reason', text: 'Say why; the history keeps it.' } : undefined
}

export function commandOf(d: Draft): Said<'correct'> {
  const base = { type: 'correct' as const, reason: d.reason.trim() }
  const { space, facing, nation, kind, pool, technology } = d
  const number = Number(d.number)
  switch (d.figure) {
    case 'units':
      return { ...base, units: { space, nation, kind, count: number } }
    case 'treasury':
      return { ...base, treasury: { nation, ipc: number } }
    case 'manpower':
      return { ...base, manpower: { pool, used: number, total: Number(d.total) } }
    case 'marker':
      return { ...base, marker: { nation, position: number as Position } } // its range is checked by `wrongIn`
    case 'opinion':
      return { ...base, opinion: number }
    case 'control':
      return { ...base, control: { space, nation } }
    case 'technology':
      return { ...base, technology: { nation, technology, owned: d.present } }
    case 'trench':
      return { ...base, trench: { space, facing, present: d.present } }
  }
}
