/** Table GW-4.T1 and the figures of battles, with advances and an order's own values (GW-13.6). */
import unitsJson from '../../../shared/great-war/data/units.json'
import { isAirKind, isLandKind, KINDS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { BattleFigures, Values } from '../../../shared/odds/fields'

export const FIGURES = {
  support: unitsJson.artillerySupport.value,
  trench: unitsJson.trench.defence.value,
  bombardment: unitsJson.bombardment.value,
  gas: unitsJson.chemicalShot.value,
  escort: unitsJson.escort.value,
  interceptor: unitsJson.interceptor.value,
  most: unitsJson.maximumValue.value,
} as const

/** The order's own figure, or the rulebook's. */
export const figureOf = (name: keyof BattleFigures, own: BattleFigures = {}): number => own[name] ?? FIGURES[name]

const rows = new Map<string, (typeof unitsJson.units)[number]>(unitsJson.units.map((u) => [u.kind, u]))

function row(kind: Kind): (typeof unitsJson.units)[number] {
  const found = rows.get(kind)
  if (found === undefined) throw new Error(`no figures for ${kind}`)
  return found
}

/** GW-10.8. */
const better = (kind: Kind, technologies: readonly Technology[]): number =>
  kind === 'fighter' && technologies.includes('2') ? 1 : 0
const capped = (value: number) => Math.min(value, FIGURES.most)

export const attackOf = (kind: Kind, technologies: readonly Technology[], values: Values = {}): number =>
  capped((values[kind]?.attack ?? row(kind).attack.value) + better(kind, technologies))
export const defenceOf = (kind: Kind, technologies: readonly Technology[], values: Values = {}): number =>
  capped((values[kind]?.defence ?? row(kind).defence.value) + better(kind, technologies))
export const costOf = (kind: Kind, values: Values = {}): number => values[kind]?.cost ?? row(kind).cost.value
export const manpowerOf = (kind: Kind, values: Values = {}): number =>
  values[kind]?.manpower ?? row(kind).manpower.value

const byCost = (values: Values): readonly Kind[] =>
  [...KINDS].sort((a, b) => costOf(a, values) - costOf(b, values) || KINDS.indexOf(a) - KINDS.indexOf(b))
const CHEAPEST_FIRST = byCost({})
/** Cheapest first (GW-13.5), on equal cost in the order of the table. */
export const cheapestFirst = (values?: Values): readonly Kind[] => (values ? byCost(values) : CHEAPEST_FIRST)

export { isAirKind, isLandKind }
