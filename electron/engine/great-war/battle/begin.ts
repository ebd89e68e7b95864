/** A battle is set up (GW-13.1, 13.16, 13.17, 13.19, 15.6, 17.19, 19.22): who takes part, from where, with which trenches. */
import type { Battle } from '../../../../shared/great-war/battle'
import { isShipKind, type NationId, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import { sortedUnits, unit, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import {
  attackersAtSea,
  attackersOnLand,
  landedAmong,
  MEXICO_BATTLE,
  mayBombard,
  readyToLand,
} from '../rules/battle-list'
import { defendersOf, enemiesAtSea } from '../rules/entry'
import { settleStrays } from '../rules/strays'
import { EASTERN_US, US_COAST } from '../rules/spaces'
import { unloadTracks } from '../rules/transport'
import { trenchesIn } from '../rules/trenches'
import { atWar } from '../rules/who'

export const blank = (s: GreatWarState, space: SpaceId, kind: Battle['kind']): Battle => ({
  battle: space,
  space,
  kind,
  attacker: s.acting,
  round: 1,
  step: 'opening',
  attackers: [],
  defenders: [],
  mexicans: 0,
  mexicansMarked: 0,
  landed: [],
  bombarding: [],
  cameFrom: [],
  trench: false,
  superTrench: false,
  hits: { limited: 0, onAny: 0 },
  owed: 0,
  marked: { attackers: [], defenders: [] },
  bombers: [],
})

/** Spaces that attackers came from by land, or ships by sea, this turn. */
function origins(s: GreatWarState, ids: readonly UnitId[], way: 'land' | 'sea'): SpaceId[] {
  const from = ids.flatMap((id) => {
    const t = s.turn.tracks[id]
    return t?.way === way && t.spent > 0 ? [t.from] : []
  })
  return [...new Set(from)].sort()
}

/** GW-17.19: the first battle with the Bolsheviks begins the war. */
export function openWars(t: Telling, by: NationId, others: readonly NationId[]): void {
  for (const other of new Set(others))
    if (!atWar(t.state, by, other)) t.tell({ type: 'warBegun', nations: [by, other] })
}

export function seaBattleAt(s: GreatWarState, zone: SpaceId): Battle {
  const attackers = attackersAtSea(s, zone)
  const ships = attackers.filter((id) => isShipKind(unit(s, id).kind))
  return {
    ...blank(s, zone, 'sea'),
    step: 'attackerSubmerges',
    attackers,
    defenders: enemiesAtSea(s, s.acting, zone),
    cameFrom: origins(s, ships, 'sea'),
  }
}

/** Zones whose units will land there once the battle starts. */
export const landingZones = (s: GreatWarState, space: SpaceId): SpaceId[] => [
  ...new Set(readyToLand(s, space).map((id) => unit(s, id).space)),
]
export const bombardersAt = (s: GreatWarState, space: SpaceId): UnitId[] =>
  mayBombard(s, readyToLand(s, space), landingZones(s, space))

/** Puts the landing ashore, then counts who fights. `bombarding` was asked before anybody landed. */
export function landBattleAt(t: Telling, space: SpaceId, bombarding: readonly UnitId[]): Battle {
  const landing = readyToLand(t.state, space)
  const ships = [...new Set(landing.flatMap((id) => unit(t.state, id).cargoOf ?? []))]
  for (const transport of ships) {
    const units = landing.filter((id) => unit(t.state, id).cargoOf === transport)
    const tracks = unloadTracks(t.state, transport, units, space)
    t.tell({ type: 'unitsUnloaded', transport, units, space, tracks })
  }
  settleStrays(t) // a stray that lands is out of the ship (GW-12.17)
  const s = t.state
  const attackers = attackersOnLand(s, space)
  return {
    ...blank(s, space, 'land'),
    attackers,
    defenders: defendersOf(s, s.acting, space),
    landed: landing,
    bombarding: sortedUnits(bombarding),
    cameFrom: origins(s, attackers, 'land'),
    ...trenchesIn(s, space, attackers),
  }
}

/** Dreadnoughts off the American coast may bombard if somebody who landed fights (GW-19.22). */
export const bombardersOfMexico = (s: GreatWarState, units: readonly UnitId[]): UnitId[] =>
  mayBombard(s, landedAmong(s, units, EASTERN_US), [US_COAST])

export function mexicanBattle(s: GreatWarState, units: readonly UnitId[], bombarding: readonly UnitId[]): Battle {
  return {
    ...blank(s, EASTERN_US, 'mexico'),
    battle: MEXICO_BATTLE,
    attackers: sortedUnits(units),
    mexicans: s.us.mexicans,
    landed: landedAmong(s, units, EASTERN_US),
    bombarding: sortedUnits(bombarding),
  }
}

export function raidAt(s: GreatWarState, space: SpaceId): Battle {
  const raid = s.turn.raids.find((r) => r.space === space)
  const here = (ids: readonly UnitId[] = []) => sortedUnits(ids.filter((id) => s.units[id]))
  const bombers = here(raid?.bombers)
  const defenders = here(raid?.interceptors)
  return {
    ...blank(s, space, 'raid'),
    step: defenders.length > 0 ? 'airCombat' : 'bombs',
    attackers: sortedUnits([...bombers, ...here(raid?.escorts)]),
    defenders,
    bombers,
  }
}
