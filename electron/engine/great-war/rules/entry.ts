/**
 * Which spaces a nation's units may enter, pass, fly over (GW-3.8 to 3.12, 12.3, 12.7, 12.9, 12.10, 12.15, 12.16, 14.1, 17.19,
 * 19.3). Answers carry the code that `decide` would refuse with, so that the map can say why not.
 */
import type { NationId, SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { isSea, type Graph } from '../board'
import { CONVOYS, isClosedSea, isTrueNeutral, LISTED, STRAITS, type Strait } from '../data'
import { kept, keptFor } from '../kept'
import { no, type No } from '../refusal'
import { sortedUnits, unitsIn, type GreatWarState } from '../state'
import { controllerOf, graphOf, US_COAST } from './spaces'
import { binds, hasPassage } from './terms'
import { atWar, friendly, hostile } from './who'

export type MovePhase = 'combat-move' | 'non-combat'
/** `friendly`: may stay; `passage`: may only pass; `hostile`: a fight, or taking it. */
export type Entry = 'friendly' | 'passage' | 'hostile'

/** GW-19.3: a neutral America keeps to itself, save for its limited war. */
const keepsOut = (s: GreatWarState, n: NationId): boolean =>
  n === 'united-states' && s.nations['united-states'].bloc === null

/** What entering goes by: whose the land is, who is with whom, and what has been promised. No units. */
export const ENTRY_PARTS = (s: GreatWarState) => [s.territories, s.nations, s.treaties, s.wars, s.us, s.serbia] as const

type Rows<K, T> = Map<K, Map<SpaceId, T>>
/** The answers for one nation and phase, begun where there are none yet. */
function rowOf<K, T>(rows: Rows<K, T>, key: K): Map<SpaceId, T> {
  const row = rows.get(key) ?? new Map<SpaceId, T>()
  rows.set(key, row)
  return row
}

const landEntries = keptFor(ENTRY_PARTS, () => ({
  'combat-move': new Map() as Rows<NationId, Entry | No>,
  'non-combat': new Map() as Rows<NationId, Entry | No>,
}))
export function landEntry(s: GreatWarState, n: NationId, space: SpaceId, phase: MovePhase): Entry | No {
  const known = rowOf(landEntries(s)[phase], n)
  const found = known.get(space) ?? findLandEntry(s, n, space, phase)
  known.set(space, found)
  return found
}
function findLandEntry(s: GreatWarState, n: NationId, space: SpaceId, phase: MovePhase): Entry | No {
  if (isSea(space)) return no('GW-12.2', 'impassable', { space })
  if (isTrueNeutral(space)) return no('GW-3.8', 'impassable', { space })
  const c = controllerOf(s, space)
  if (c === undefined) return no('GW-12.2', 'impassable', { space }) // Serbia's space, once absorbed
  if (binds(s, n, 'demilitarize', space))
    return no('GW-12.15', 'treatyBlocks', { space, nation: n, holder: c, why: 'demilitarize' }) // whoever holds it (GW-20.3)
  if (friendly(s, n, c)) return 'friendly'
  const enemy = atWar(s, n, c) || (phase === 'combat-move' && hostile(s, n, c))
  if (enemy) return phase === 'combat-move' ? 'hostile' : no('GW-14.1', 'hostileSpace', { space })
  if (s.nations[c].status === 'unaligned') return no('GW-3.9', 'neutralSpace', { space })
  if (hasPassage(s, n, space)) return 'passage'
  return no('GW-12.15', 'treatyBlocks', { space, nation: n, holder: c })
}

/** Straits are noted at the start of the turn (GW-8.4). */
export function strait(a: SpaceId, b: SpaceId): Strait | undefined {
  return STRAITS.find((x) => (x.a === a && x.b === b) || (x.a === b && x.b === a))
}
const STRAIT_CLAUSE = { turkish: 'GW-3.10', danish: 'GW-3.11' } as const
export function straitBar(s: GreatWarState, from: SpaceId, to: SpaceId): No | undefined {
  const x = strait(from, to)
  return x && !s.turn.straits.includes(x.name) ? no(STRAIT_CLAUSE[x.name], 'straitClosed', { from, to }) : undefined
}

/** GW-19.3: convoy zones, the American coast, and zones that touch nobody else's land. */
function americanWater(graph: Graph, zone: SpaceId): boolean {
  if (zone === US_COAST || CONVOYS.has(zone)) return true
  return graph.coasts(zone).every((x) => LISTED.get(x)?.owner === 'united-states')
}

/** How many zones it is from each to American water. */
const homeward = kept((graph: Graph) => {
  const home = [...graph.links.keys()].filter((zone) => isSea(zone) && americanWater(graph, zone))
  const far = new Map(home.map((zone) => [zone, 0]))
  for (const zone of far.keys())
    for (const next of graph.seas(zone)) if (!far.has(next)) far.set(next, (far.get(zone) ?? 0) + 1)
  return far
})
/** A ship that a limited war left far from home may sail for it: through zones nearer than the one it starts from. */
function sailsHome(s: GreatWarState, from: SpaceId | undefined, zone: SpaceId): boolean {
  const far = homeward(graphOf(s))
  return from !== undefined && (far.get(zone) ?? Infinity) < (far.get(from) ?? 0)
}
/** Whether ships of `n` may be in the zone at all, coming from there. */
export function seaEntry(s: GreatWarState, n: NationId, zone: SpaceId, from?: SpaceId): 'open' | No {
  if (!isSea(zone)) return no('GW-12.2', 'impassable', { space: zone })
  if (isClosedSea(zone)) return no('GW-3.12', 'impassable', { space: zone })
  if (keepsOut(s, n) && !s.us.war && !americanWater(graphOf(s), zone) && !sailsHome(s, from, zone))
    return no('GW-19.3', 'impassable', { space: zone, why: 'neutralUs' })
  return 'open'
}

/** Dreadnoughts by zone. */
const dreadnoughts = kept((units: GreatWarState['units']) => {
  const found = new Map<SpaceId, UnitId[]>()
  for (const id of sortedUnits(Object.keys(units) as UnitId[])) {
    const u = units[id]
    if (u?.kind !== 'dreadnought') continue
    const there = found.get(u.space)
    if (there) there.push(id)
    else found.set(u.space, [id])
  }
  return found
})
/** Where whose dreadnoughts are, as one word: the same word, the same watch over the seas. */
export const watchAtSea = kept((units: GreatWarState['units']): string =>
  [...dreadnoughts(units)].map(([zone, ids]) => `${zone} ${ids.map((id) => units[id]?.owner ?? '').join()}`).join(';'),
)
/** Dreadnoughts in the zone at war with `n` (GW-12.9; unaligned and reconciled ships are ignored, GW-12.15, 12.16). */
export const hostileWarships = (s: GreatWarState, n: NationId, zone: SpaceId): UnitId[] =>
  (dreadnoughts(s.units).get(zone) ?? []).filter((id) => {
    const u = s.units[id]
    return u !== undefined && atWar(s, n, u.owner)
  })

/**
 * Ships and aircraft in the zone, above water, that `n` could fight there. Bolsheviks whom it has no war with stay out of a
 * battle with its enemies (GW-12.16); alone they may be attacked (GW-17.19).
 */
export function enemiesAtSea(s: GreatWarState, n: NationId, zone: SpaceId): UnitId[] {
  const found = unitsIn(s, zone).filter((id) => {
    const u = s.units[id]
    return u !== undefined && !u.cargoOf && !u.submerged && hostile(s, n, u.owner)
  })
  const enemies = found.filter((id) => atWar(s, n, s.units[id]?.owner ?? n))
  return enemies.length > 0 ? enemies : found
}

/** Land and air units in the space that would defend it against `n` (GW-12.16: only those at war with it). */
export const defendersOf = (s: GreatWarState, n: NationId, space: SpaceId): UnitId[] =>
  unitsIn(s, space).filter((id) => {
    const u = s.units[id]
    return u !== undefined && u.strayIn === undefined && hostile(s, n, u.owner)
  })

/** Aircraft over a space on their way (GW-3.8, 3.9, 12.7). */
export const flight = (s: GreatWarState, n: NationId, space: SpaceId): 'open' | No => skyOf(s, n)(space)
/** The same for many spaces. */
export function skyOf(s: GreatWarState, n: NationId): (space: SpaceId) => 'open' | No {
  const known = rowOf(flights(s), n)
  return (space) => {
    const found = known.get(space) ?? findFlight(s, n, space)
    known.set(space, found)
    return found
  }
}
const flights = keptFor(ENTRY_PARTS, (): Rows<NationId, 'open' | No> => new Map())
function findFlight(s: GreatWarState, n: NationId, space: SpaceId): 'open' | No {
  if (isSea(space)) {
    const kept = keepsOut(s, n) && !s.us.war && !americanWater(graphOf(s), space)
    return kept ? no('GW-19.3', 'impassable', { space, why: 'neutralUs' }) : 'open'
  }
  if (isTrueNeutral(space)) return no('GW-3.8', 'impassable', { space })
  const c = controllerOf(s, space)
  if (c === undefined) return no('GW-12.2', 'impassable', { space })
  if (friendly(s, n, c) || hostile(s, n, c) || hasPassage(s, n, space)) return 'open'
  return s.nations[c].status === 'unaligned'
    ? no('GW-3.9', 'neutralSpace', { space })
    : no('GW-12.15', 'treatyBlocks', { space, nation: n, holder: c })
}
