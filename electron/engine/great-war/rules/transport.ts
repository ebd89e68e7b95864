/** Loading and unloading judged (GW-4.5, 12.12, 12.13, 13.18), each check over all units in the catalogue's order. */
import { isLandKind, type Kind, type NationId, type SpaceId, type UnitId } from '../../../../shared/great-war/ids'
import type { Track } from '../../../../shared/great-war/battle'
import { isLand, isSea } from '../board'
import { figures } from '../figures'
import { no, type No } from '../refusal'
import { cargoOf, unit, type GreatWarState } from '../state'
import { hostileWarships, landEntry } from './entry'
import { movePhase, moveTargets, passageOnly } from './moves'
import { graphOf } from './spaces'
import { friendly } from './who'

const room = (s: GreatWarState, kind: Kind): number =>
  kind === 'infantry' || kind === 'artillery' || kind === 'tank' ? figures(s).units.transportCapacity[kind].value : 0

/** GW-4.5: two infantry, or one artillery, or one tank; no other mix. */
export function fits(s: GreatWarState, kinds: readonly Kind[]): boolean {
  const [first] = kinds
  return first === undefined || (kinds.every((k) => k === first) && kinds.length <= room(s, first))
}

/** Another nation's ship keeps a record only of where it unloads part of a cargo; it sails in its owner's turn (GW-12.13). */
const shipMoved = (s: GreatWarState, id: UnitId): boolean => {
  const t = s.turn.tracks[id]
  return t !== undefined && (t.phase !== movePhase(s) || t.landing !== undefined || t.fought === true)
}

export function judgeLoad(s: GreatWarState, by: NationId, ship: UnitId, ids: readonly UnitId[]): No | undefined {
  const transport = unit(s, ship)
  const foreign = ids.find((id) => unit(s, id).owner !== by)
  if (foreign) return no('GW-2.7', 'notYourUnit', { unit: foreign })
  if (transport.kind !== 'transport') return no('GW-2.7', 'notYourUnit', { unit: ship, why: 'noTransport' })
  if (!friendly(s, by, transport.owner)) return no('GW-2.7', 'notYourUnit', { unit: ship })
  const kinds = [...cargoOf(s, ship), ...ids].map((id) => unit(s, id).kind)
  if (!kinds.every(isLandKind) || !fits(s, kinds)) return no('GW-4.5', 'noCapacity', { unit: ship })
  const far = ids.find((id) => !isLand(unit(s, id).space) || !graphOf(s).touches(unit(s, id).space, transport.space))
  if (far) return no('GW-12.12', 'notAdjacent', { from: unit(s, far).space, to: transport.space })
  if (hostileWarships(s, by, transport.space).length > 0)
    return no('GW-12.12', 'zoneContested', { space: transport.space })
  const moved = ids.find((id) => s.turn.tracks[id] !== undefined)
  if (moved) return no('GW-12.12', 'alreadyMoved', { unit: moved })
  return shipMoved(s, ship) ? no('GW-12.12', 'alreadyMoved', { unit: ship }) : undefined
}

/** The zones beside the coast that the ship can still reach; failing that, all of them. */
function coastFrom(s: GreatWarState, by: NationId, ship: UnitId, space: SpaceId): No['facts'] {
  const zones = isLand(space) ? graphOf(s).seas(space) : []
  const near = unit(s, ship).owner === by ? moveTargets(s, ship).map((t) => t.space) : []
  const reached = zones.filter((x) => near.includes(x))
  if (reached.length > 0) return { via: reached.join(), reach: 1 }
  return zones.length === 0 ? {} : { via: zones.join() }
}

export function judgeUnload(
  s: GreatWarState,
  by: NationId,
  ship: UnitId,
  ids: readonly UnitId[],
  space: SpaceId,
): No | undefined {
  const transport = unit(s, ship)
  const foreign = ids.find((id) => unit(s, id).owner !== by || unit(s, id).cargoOf !== ship)
  if (foreign)
    return no('GW-2.7', 'notYourUnit', {
      unit: foreign,
      ...(unit(s, foreign).owner === by ? { why: 'notAboard', ship } : {}),
    })
  if (!isSea(transport.space) || !graphOf(s).touches(transport.space, space))
    return no('GW-12.12', 'notAdjacent', { from: transport.space, to: space, ...coastFrom(s, by, ship, space) })
  const entry = landEntry(s, by, space, movePhase(s))
  if (typeof entry !== 'string') return entry
  if (entry === 'passage') return passageOnly(s, by, space)
  if (movePhase(s) === 'non-combat' && hostileWarships(s, by, transport.space).length > 0)
    return no('GW-12.12', 'zoneContested', { space: transport.space })
  const t = s.turn.tracks[ship]
  const elsewhere = t?.landing !== undefined && t.landing !== space
  if (t && (t.phase !== movePhase(s) || t.fought === true)) return no('GW-12.12', 'alreadyMoved', { unit: ship })
  if (elsewhere) return no('GW-12.12', 'alreadyMoved', { unit: ship, space: t.landing })
  const busy = ids.find((id) => {
    const own = s.turn.tracks[id]
    return own !== undefined && (own.phase !== movePhase(s) || own.landing !== undefined)
  })
  return busy ? no('GW-12.12', 'alreadyMoved', { unit: busy }) : undefined
}

const base = (s: GreatWarState, id: UnitId): Track =>
  s.turn.tracks[id] ?? {
    spent: 0,
    phase: movePhase(s),
    start: unit(s, id).space,
    from: unit(s, id).space,
    way: unit(s, id).kind === 'transport' ? 'sea' : 'aboard',
    done: false,
  }

/** Records of the ship, if it is the acting nation's, and of what it takes aboard: for those it was their whole move. */
export function loadTracks(s: GreatWarState, ship: UnitId, ids: readonly UnitId[]): Record<UnitId, Track> {
  const own = unit(s, ship).owner === s.acting ? { [ship]: base(s, ship) } : {}
  return { ...own, ...Object.fromEntries(ids.map((id) => [id, { ...base(s, id), done: true }])) }
}
/** Unloading ends the move of the ship and of what leaves it. */
export function unloadTracks(
  s: GreatWarState,
  ship: UnitId,
  ids: readonly UnitId[],
  space: SpaceId,
): Record<UnitId, Track> {
  const rest = cargoOf(s, ship).some((id) => unit(s, id).owner === s.acting && !ids.includes(id))
  const counts = unit(s, ship).owner === s.acting || rest // a friend's ship: what else is aboard goes the same way
  const record = counts ? { [ship]: { ...base(s, ship), done: true, landing: space } } : {}
  const zone = unit(s, ship).space
  const landed = ids.map(
    (id) => [id, { ...base(s, id), from: zone, way: 'aboard', done: true, landing: space }] as const,
  )
  return { ...record, ...Object.fromEntries(landed) }
}
