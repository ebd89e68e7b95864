/** Values, owners, capitals, income (GW-3, 6.1 to 6.3, 6.13, 16.9, 16.10, 19.4). Income and production are counted, never kept. */
import type { NationId, SpaceId } from '../../../../shared/great-war/ids'
import { isMinor } from '../../../../shared/great-war/ids'
import { GRAPHS, YUGOSLAVIA, type Graph } from '../board'
import { LISTED, nationData } from '../data'
import { figures } from '../figures'
import { kept } from '../kept'
import { territoriesOf, type GreatWarState } from '../state'

export const graphOf = (s: GreatWarState): Graph => (s.serbia === 'absorbed' ? GRAPHS.absorbed : GRAPHS.standing)

export const FINLAND = 'finland' as SpaceId
export const LENINGRAD = 'leningrad' as SpaceId
export const TURKEY = 'turkey' as SpaceId
export const UNITED_KINGDOM = 'united-kingdom' as SpaceId
export const EASTERN_US = 'eastern-us' as SpaceId
export const US_COAST = 'us-east-coast' as SpaceId

export function ipcOf(s: GreatWarState, space: SpaceId): number {
  if (space === YUGOSLAVIA && s.serbia === 'absorbed') return figures(s).rules.yugoslaviaAfterAbsorption.value // GW-16.17
  return figures(s).ipc.get(space) ?? 0
}

/** Table GW-3.T1; Finland is its own country once it has broken off (GW-17.6). */
export function originalOwner(s: GreatWarState, space: SpaceId): NationId | undefined {
  if (space === FINLAND && s.nations.finland.status !== 'gone') return 'finland'
  return LISTED.get(space)?.owner
}
export const isHomeOf = (s: GreatWarState, n: NationId, space: SpaceId): boolean => originalOwner(s, space) === n
export const homeOf = (s: GreatWarState, n: NationId): SpaceId[] => territoriesOf(s).filter((x) => isHomeOf(s, n, x))

export const controllerOf = (s: GreatWarState, space: SpaceId): NationId | undefined => s.territories[space]?.controller
const landBy = kept((territories: GreatWarState['territories']) => {
  const held = new Map<NationId, SpaceId[]>()
  for (const space of (Object.keys(territories) as SpaceId[]).sort()) {
    const n = territories[space]?.controller
    if (n !== undefined) held.set(n, [...(held.get(n) ?? []), space])
  }
  return held
})
const NOWHERE: readonly SpaceId[] = []
export const controlledBy = (s: GreatWarState, n: NationId): readonly SpaceId[] =>
  landBy(s.territories).get(n) ?? NOWHERE

export const capitalsOf = (n: NationId): readonly SpaceId[] => nationData(n).capitals
export const isCapitalOf = (n: NationId, space: SpaceId): boolean => capitalsOf(n).includes(space)
/** GW-16.9: for Russia, and the Bolsheviks after it, one of the two is enough. */
export const hasCapital = (s: GreatWarState, n: NationId): boolean =>
  capitalsOf(n).some((c) => s.territories[c]?.controller === n)
/** GW-16.10; undefined when none is held. */
export const currentCapital = (s: GreatWarState, n: NationId): SpaceId | undefined =>
  capitalsOf(n).find((c) => s.territories[c]?.controller === n)

const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

/** GW-6.1 in full, capital held or not, peacetime or not (GW-6.13). */
export const productionOf = (s: GreatWarState, n: NationId): number =>
  sum(controlledBy(s, n).map((x) => ipcOf(s, x))) +
  sum(
    figures(s)
      .nation(n)
      .convoys.filter((c) => !(c.space in s.raided))
      .map((c) => c.ipc),
  )

/** What its next Collect Income phase would bring if the board stayed as it is (GW-14.4). */
export function incomeOf(s: GreatWarState, n: NationId): number {
  if (n === 'serbia' || isMinor(n)) return 0 // GW-5.4
  if (s.nations[n].status === 'conquered' || s.nations[n].status === 'gone') return 0
  if (!hasCapital(s, n)) return 0 // GW-6.3
  if (n === 'italy' && s.nations.italy.bloc === null) return 0 // GW-2.15
  if (n === 'united-states' && s.nations[n].bloc === null) {
    const { warIncome, peaceIncome } = figures(s).rules.unitedStates
    return s.us.warEconomy ? warIncome.value : peaceIncome.value // GW-19.4
  }
  return productionOf(s, n)
}

/** GW-16.13: zones adjacent to the United Kingdom, as the map has them. */
export const blockadeZones = (s: GreatWarState): readonly SpaceId[] => graphOf(s).seas(UNITED_KINGDOM)
