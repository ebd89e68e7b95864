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

/** What table GW-4.T1 says of a kind, and where it fights. */
export interface Row {
  readonly attack: number
  readonly defence: number
  readonly cost: number
  readonly manpower: number
  readonly isLand: boolean
  readonly isAir: boolean
}

function rowOf(kind: Kind): Row {
  const found = unitsJson.units.find((u) => u.kind === kind)
  if (found === undefined) throw new Error(`no figures for ${kind}`)
  return {
    attack: found.attack.value,
    defence: found.defence.value,
    cost: found.cost.value,
    manpower: found.manpower.value,
    isLand: isLandKind(kind),
    isAir: isAirKind(kind),
  }
}
export const ROWS = Object.fromEntries(KINDS.map((kind) => [kind, rowOf(kind)])) as Readonly<Record<Kind, Row>>

/** GW-10.8. */
function better(kind: Kind, technologies: readonly Technology[]): number {
  return kind === 'fighter' && technologies.includes('2') ? 1 : 0
}

/** An order's own values, where it has any. */
type Own = Values | undefined

export const attackOf = (kind: Kind, technologies: readonly Technology[], values: Own): number =>
  Math.min((values?.[kind]?.attack ?? ROWS[kind].attack) + better(kind, technologies), FIGURES.most)
export const defenceOf = (kind: Kind, technologies: readonly Technology[], values: Own): number =>
  Math.min((values?.[kind]?.defence ?? ROWS[kind].defence) + better(kind, technologies), FIGURES.most)
export const costOf = (kind: Kind, values?: Own): number => values?.[kind]?.cost ?? ROWS[kind].cost
export const manpowerOf = (kind: Kind, values?: Own): number => values?.[kind]?.manpower ?? ROWS[kind].manpower

const byCost = (values: Values): readonly Kind[] =>
  [...KINDS].sort((a, b) => costOf(a, values) - costOf(b, values) || KINDS.indexOf(a) - KINDS.indexOf(b))
const CHEAPEST_FIRST = byCost({})
/** Cheapest first (GW-13.5), on equal cost in the order of the table. */
export const cheapestFirst = (values?: Values): readonly Kind[] => (values ? byCost(values) : CHEAPEST_FIRST)

export { isAirKind, isLandKind }
