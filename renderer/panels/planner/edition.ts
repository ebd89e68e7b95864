/** What a campaign's scenario changes about battles, for forms that begin at its table. */
import { KINDS } from '../../../shared/great-war/ids'
import type { Change, Scenario } from '../../../shared/great-war/scenario'
import type { BattleFigures, Values } from '../../../shared/odds/fields'

export interface Edition {
  readonly values: Values
  readonly figures: BattleFigures
  readonly dreadnoughtHits: 1 | 2
}

/** A scenario's own paths (`shared/great-war/scenario.ts`), and what orders for odds call the figure. */
const FIGURES: Readonly<Record<string, keyof BattleFigures | undefined>> = {
  artillerySupport: 'support',
  'trench.defence': 'trench',
  bombardment: 'bombardment',
  chemicalShot: 'gas',
  escort: 'escort',
  interceptor: 'interceptor',
}
export const FIGURE_NAMES: Readonly<Record<keyof BattleFigures, string>> = {
  support: 'support of a gun',
  trench: 'trench',
  bombardment: 'bombardment',
  gas: 'gas',
  escort: 'escorts of bombers',
  interceptor: 'interceptors',
}
const VALUES = ['attack', 'defence', 'cost', 'manpower'] as const

/** The built-in figures where there is no scenario, or none that changes battles. */
export function editionOf(scenario: Scenario | undefined): Edition {
  const figures: Partial<Record<keyof BattleFigures, number>> = {}
  const values: Partial<Record<string, Partial<Record<(typeof VALUES)[number], number>>>> = {}
  let dreadnoughtHits: 1 | 2 = 2
  const take = ({ at, value }: Change): void => {
    if (typeof value !== 'number') return
    const figure = FIGURES[at]
    if (figure !== undefined) figures[figure] = value
    const [head, name, field] = at.split('.')
    const kind = KINDS.find((k) => k === name)
    if (head !== 'units' || kind === undefined) return
    const valued = VALUES.find((v) => v === field)
    if (valued !== undefined) values[kind] = { ...values[kind], [valued]: value }
    if (at === 'units.dreadnought.hits') dreadnoughtHits = value === 1 ? 1 : 2
  }
  scenario?.changes.forEach(take)
  return { values, figures, dreadnoughtHits }
}
