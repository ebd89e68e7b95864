/** Bombing raids judged, and the way there (GW-12.7, 13.20 to 13.22; 22i: each flies a shortest permitted way). */
import type { NationId, SpaceId, UnitId } from '../../../../shared/great-war/ids'
import type { Track } from '../../../../shared/great-war/battle'
import { no, type No } from '../refusal'
import { unit, unitsIn, type GreatWarState } from '../state'
import { flightsFrom, fuelOf, spentBy, wayHome, wayTo } from './flying'
import { hasMoved } from './moves'
import { controllerOf } from './spaces'
import { binds } from './terms'
import { hostile, playerOf } from './who'

/** A shortest permitted way, or none; empty when the aircraft is there already. */
export function raidPath(s: GreatWarState, id: UnitId, space: SpaceId): SpaceId[] | undefined {
  const u = unit(s, id)
  const reach = flightsFrom(s, u.owner, u.space)
  return reach.has(space) ? wayTo(reach, space) : undefined
}

export const raidTrack = (s: GreatWarState, id: UnitId, path: readonly SpaceId[]): Track => ({
  spent: spentBy(s, id) + path.length,
  phase: 'combat-move',
  start: s.turn.tracks[id]?.start ?? unit(s, id).space,
  from: path.at(-2) ?? unit(s, id).space,
  way: 'air',
  done: true,
})

export function judgeRaid(
  s: GreatWarState,
  by: NationId,
  bombers: readonly UnitId[],
  escorts: readonly UnitId[],
  space: SpaceId,
): No | undefined {
  const all = [...bombers, ...escorts]
  const foreign = all.find((id) => unit(s, id).owner !== by)
  if (foreign) return no('GW-2.7', 'notYourUnit', { unit: foreign })
  const wrong =
    bombers.find((id) => unit(s, id).kind !== 'bomber') ??
    escorts.find((id) => unit(s, id).kind !== 'fighter') ??
    all.find((id, i) => all.indexOf(id) !== i)
  if (wrong) return no('GW-13.20', 'badUnits', { unit: wrong })
  const c = controllerOf(s, space)
  if (c === undefined || !hostile(s, by, c) || !s.territories[space]?.complex)
    return no('GW-13.20', 'noComplex', { space })
  if (binds(s, by, 'demilitarize', space))
    // GW-20.3
    return no('GW-12.15', 'treatyBlocks', { space, nation: by, holder: c, why: 'demilitarize' })
  const far = (id: UnitId) => raidPath(s, id, space)?.length ?? Infinity
  const tired = all.find((id) => far(id) > fuelOf(s, id))
  if (tired) return no('GW-12.2', 'tooFar', { unit: tired, kind: unit(s, tired).kind, left: fuelOf(s, tired), space })
  const lost = all.find((id) => wayHome(s, by, space) > fuelOf(s, id) - far(id))
  if (lost) return no('GW-12.7', 'noLandingPlace', { unit: lost, space })
  const moved = all.find((id) => hasMoved(s, id))
  return moved ? no('GW-12.1', 'alreadyMoved', { unit: moved }) : undefined
}

/** Fighters in a raided space that could rise against it. */
export const fightersAgainst = (s: GreatWarState, space: SpaceId): UnitId[] =>
  unitsIn(s, space).filter((id) => {
    const u = unit(s, id)
    return u.kind === 'fighter' && u.strayIn === undefined && hostile(s, s.acting, u.owner)
  })

/** Nations that have yet to say who intercepts there; seatless ones never do (GW-13.21). */
export function interceptorsAsked(s: GreatWarState, space: SpaceId): NationId[] {
  const raid = s.turn.raids.find((r) => r.space === space)
  if (!raid || s.turn.fought.includes(`raid:${space}`)) return []
  const owners = new Set(fightersAgainst(s, space).map((id) => unit(s, id).owner))
  return [...owners].filter((n) => playerOf(s, n) !== undefined && !raid.answered.includes(n)).sort()
}
