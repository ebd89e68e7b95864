/**
 * Where a bought unit may be put (GW-5.7, 6.5, 6.6, 7.4 to 7.6, 14.2, 14.3, 15.3, 16.8, 18.13, 18.14, 20.27). Purchase asks whether
 * any place exists now, placing asks about one of them, and the end of the phase whether something could still be placed.
 */
import { isShipKind, type Kind, type NationId, type PoolId, type SpaceId } from '../../../../shared/great-war/ids'
import { isMinor } from '../../../../shared/great-war/ids'
import { isSea } from '../board'
import { EXTRA_PORTS, isClosedSea, isTrueNeutral, poolNation } from '../data'
import { no, type No } from '../refusal'
import { territoriesOf, unitsIn, type GreatWarState } from '../state'
import { australianSite, drawn, leftIn, poolKind } from './manpower'
import { graphOf, hasCapital, ipcOf, isHomeOf, originalOwner } from './spaces'
import { binds } from './terms'

/** Controlled since the start of the turn: what a complex must be to build (GW-6.5). */
const keptBy = (s: GreatWarState, n: NationId, space: SpaceId): boolean =>
  s.turn.held[space] === n && s.territories[space]?.controller === n
export const usableComplexes = (s: GreatWarState, n: NationId): SpaceId[] =>
  territoriesOf(s).filter((x) => s.territories[x]?.complex && keptBy(s, n, x))

/** The Bolsheviks use a former Russian complex without limit (GW-6.6). */
const isHome = (s: GreatWarState, n: NationId, space: SpaceId): boolean =>
  isHomeOf(s, n, space) || (n === 'bolsheviks' && isHomeOf(s, 'russia', space))
export const productionLeft = (s: GreatWarState, n: NationId, complex: SpaceId): number =>
  isHome(s, n, complex) ? Infinity : ipcOf(s, complex) - (s.turn.built[complex] ?? 0)

/** Zones that a complex builds into: its coast, and Trieste for Austria (GW-5.7). */
export function portsOf(s: GreatWarState, n: NationId, complex: SpaceId): SpaceId[] {
  const extra = EXTRA_PORTS.filter(
    (p) => p.complex === complex && p.both.every((x) => s.territories[x]?.controller === n),
  ).map((p) => p.zone)
  return [...graphOf(s).seas(complex), ...extra].filter((zone) => !isClosedSea(zone)).sort()
}

/** Whether units of this pool may be built at this complex (GW-7.4, 7.5, 18.14, 20.27). */
function poolFits(s: GreatWarState, n: NationId, pool: PoolId, complex: SpaceId): boolean {
  switch (poolKind(s, n, pool)) {
    case 'own':
      if (n !== 'great-britain') return true
      return pool === 'canada' ? complex === 'canada' : pool === 'british-isles' && complex !== 'canada'
    case 'foreign':
      // The conqueror's usual complexes, or a captured one in the conquered land.
      return isHome(s, n, complex) || originalOwner(s, complex) === poolNation(pool)
    case 'minor': // GW-18.13: only inside that country; with a complex there, any unit
      return originalOwner(s, complex) === poolNation(pool)
    default: // GW-20.28: bought before that nation was free again
      return isHome(s, n, complex) && boughtAbroad(s, n, pool)
  }
}
/** Units wait that can only have been bought of a conquered nation's people: minors have others who may call on them. */
const boughtAbroad = (s: GreatWarState, n: NationId, pool: PoolId): boolean =>
  !isMinor(poolNation(pool)) && s.nations[n].waiting.some((i) => i.pool === pool)

export interface Site {
  readonly space: SpaceId
  /** Absent where no complex is needed. */
  readonly complex?: SpaceId
}

const inMinor = (s: GreatWarState, n: NationId, pool: PoolId): SpaceId[] => {
  const whose = poolNation(pool)
  if (!isMinor(whose) || poolKind(s, n, pool) !== 'minor') return []
  return territoriesOf(s).filter((x) => isHomeOf(s, whose, x) && keptBy(s, n, x))
}

/** GW-7.6, 18.13: infantry of some pools stands up without a complex. */
function openSites(s: GreatWarState, n: NationId, kind: Kind, pool: PoolId): Site[] {
  if (kind !== 'infantry') return []
  const australia = pool === 'australia' && n === 'great-britain' ? australianSite(s) : undefined
  const spaces = australia ? [australia] : inMinor(s, n, pool)
  return spaces.map((space) => ({ space }))
}

/** Every place where this nation could put such a unit of this pool now; limits of captured complexes counted. */
export function sitesFor(s: GreatWarState, n: NationId, kind: Kind, pool: PoolId): Site[] {
  if (!hasCapital(s, n)) return []
  const complexes = usableComplexes(s, n).filter((c) => poolFits(s, n, pool, c))
  const built = complexes.flatMap((complex): Site[] =>
    isShipKind(kind) ? portsOf(s, n, complex).map((space) => ({ space, complex })) : [{ space: complex, complex }],
  )
  return [...openSites(s, n, kind, pool), ...built].filter((x) => !binds(s, n, 'demilitarize', x.space))
}
/** Of `sitesFor`, those with room left. */
export const roomySites = (s: GreatWarState, n: NationId, kind: Kind, pool: PoolId): Site[] =>
  sitesFor(s, n, kind, pool).filter((x) => x.complex === undefined || productionLeft(s, n, x.complex) > 0)

/** GW-16.8: one infantry a turn on Russian home soil held since the start of the turn. */
export function peasantSites(s: GreatWarState): SpaceId[] {
  if (s.turn.recruited || !hasCapital(s, 'russia')) return []
  return territoriesOf(s).filter(
    (x) => isHomeOf(s, 'russia', x) && keptBy(s, 'russia', x) && !binds(s, 'russia', 'demilitarize', x),
  )
}

/** Whether `n` has its own infantry there to dig (GW-15.3): when the phase began, or now, before it has begun. */
const digs = (s: GreatWarState, n: NationId, space: SpaceId): boolean =>
  s.phase === 'place' ? s.turn.diggers.includes(space) && hasInfantry(s, n, space) : hasInfantry(s, n, space)
const hasInfantry = (s: GreatWarState, n: NationId, space: SpaceId): boolean =>
  unitsIn(s, space).some((id) => s.units[id]?.owner === n && s.units[id]?.kind === 'infantry')

/** GW-15.2, 15.3, in the order of the catalogue's errors. */
export function judgeTrench(s: GreatWarState, n: NationId, space: SpaceId, facing: SpaceId): No | undefined {
  const t = s.territories[space]
  if (!t || t.controller !== n) return no('GW-15.3', 'badSpace', { space })
  if (!digs(s, n, space)) return no('GW-15.3', 'noInfantry', { space })
  const adjacent = graphOf(s).land(space)
  if (!adjacent.includes(facing))
    return no('GW-15.2', 'notAdjacent', { from: space, to: facing, ...(isSea(facing) ? { why: 'trenchAtSea' } : {}) })
  if (t.trenches.includes(facing)) return no('GW-15.2', 'trenchExists', { space, facing })
  return isTrueNeutral(facing) ? no('GW-15.2', 'trueNeutral', { space: facing }) : undefined
}
export const trenchSites = (s: GreatWarState, n: NationId): { space: SpaceId; facing: SpaceId }[] =>
  territoriesOf(s).flatMap((space) =>
    s.territories[space]?.controller === n && digs(s, n, space)
      ? graphOf(s)
          .land(space)
          .filter((facing) => judgeTrench(s, n, space, facing) === undefined)
          .map((facing) => ({ space, facing }))
      : [],
  )

/** GW-14.5: whether something that waits could be put on the board now. */
export function couldPlace(s: GreatWarState, n: NationId): boolean {
  return s.nations[n].waiting.some(({ kind, pool }) => {
    if (kind === 'trench') return trenchSites(s, n).length > 0
    if (kind === 'industrial-complex' || pool === undefined || leftIn(s, pool) < drawn(s, { kind, count: 1 }))
      return false
    if (roomySites(s, n, kind, pool).length > 0) return true
    return n === 'russia' && kind === 'infantry' && pool === 'russia' && peasantSites(s).length > 0
  })
}
