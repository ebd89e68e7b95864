/** The longer facts, each as one function; `index.ts` is the table of all. */
import type { Told } from '../../../../shared/great-war/events'
import type { Track } from '../../../../shared/great-war/battle'
import type { SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { figures } from '../figures'
import { EMPTY_TURN, raidsOn, sortedUnits, type ConvoyRaid, type GreatWarState } from '../state'
import { addItems, onLand, without, withNation, withTerritory, withUnits } from './pieces'

const withTurn = (s: GreatWarState, patch: Partial<GreatWarState['turn']>): GreatWarState => ({
  ...s,
  turn: { ...s.turn, ...patch },
})

export function turnBegun(s: GreatWarState, e: Told<'turnBegun'>): GreatWarState {
  const held = Object.fromEntries(Object.entries(s.territories).map(([id, t]) => [id, t.controller]))
  const turn = {
    ...EMPTY_TURN,
    number: s.turn.number + 1,
    straits: e.straits,
    friends: e.friends,
    held,
    carried: s.nations[e.nation].waiting,
  }
  return { ...s, acting: e.nation, turn, offered: [] }
}

export function phaseBegun(s: GreatWarState, e: Told<'phaseBegun'>): GreatWarState {
  const diggers =
    e.phase === 'place'
      ? [
          ...new Set(
            Object.values(s.units)
              .filter((u) => u.owner === e.nation && u.kind === 'infantry' && !u.cargoOf)
              .map((u) => u.space),
          ),
        ].sort()
      : s.turn.diggers
  return { ...withTurn(s, { diggers }), phase: e.phase }
}

export function unitsRaised(s: GreatWarState, e: Told<'unitsRaised'>): GreatWarState {
  const units = { ...s.units }
  for (const u of e.units) units[u.unit] = { kind: u.kind, owner: e.nation, space: u.space }
  const buyer = e.buyer ?? e.nation
  const waiting = addItems(s.nations[buyer].waiting, e.from, -1)
  const built = e.complex
    ? { ...s.turn.built, [e.complex]: (s.turn.built[e.complex] ?? 0) + e.units.length }
    : s.turn.built
  const turn = {
    ...s.turn,
    built,
    raised: sortedUnits([...s.turn.raised, ...e.units.map((u) => u.unit)]),
    recruited: s.turn.recruited || e.why === 'peasant',
    serbianPlaced: s.turn.serbianPlaced || e.why === 'serbia',
  }
  const us = e.why === 'volunteer' ? { ...s.us, volunteers: s.us.volunteers + e.units.length } : s.us
  return withNation({ ...s, units, turn, us, nextUnit: s.nextUnit + e.units.length }, buyer, { waiting })
}

export function serbiaAbsorbed(s: GreatWarState, e: Told<'serbiaAbsorbed'>): GreatWarState {
  const moved = withUnits(s, e.units, (u) => onLand(u, 'yugoslavia' as SpaceId))
  let next: GreatWarState = {
    ...moved,
    serbia: 'absorbed',
    territories: without(s.territories, ['serbia' as SpaceId]),
  }
  for (const space of e.facing)
    next = withTerritory(next, space, {
      trenches: (next.territories[space]?.trenches ?? []).filter((f) => f !== 'serbia'),
    })
  return { ...next, turn: { ...overSerbia(next.turn), held: without(next.turn.held, ['serbia' as SpaceId]) } }
}

/** Who came through Serbia this turn came through Yugoslavia: its borders are those now (GW-16.17). */
function overSerbia(turn: GreatWarState['turn']): GreatWarState['turn'] {
  const now = (x: SpaceId) => (x === 'serbia' ? ('yugoslavia' as SpaceId) : x)
  const tracks = { ...turn.tracks }
  for (const [id, x] of Object.entries(turn.tracks) as [UnitId, Track][])
    tracks[id] = { ...x, from: now(x.from), start: now(x.start) }
  const { battle } = turn
  const cameFrom = [...new Set((battle?.cameFrom ?? []).map(now))].sort()
  return { ...turn, tracks, ...(battle ? { battle: { ...battle, cameFrom } } : {}) }
}

export function finlandBrokeOff(s: GreatWarState, _e: Told<'finlandBrokeOff'>): GreatWarState {
  const finland = withTerritory(s, 'finland' as SpaceId, { controller: 'finland' })
  const { pool, rules } = figures(s)
  const pools = { ...finland.pools, finland: { used: pool('finland').used, total: pool('finland').total } }
  const markers = { ...finland.markers, finland: rules.influence.finland.value }
  return withNation({ ...finland, pools, markers }, 'finland', { status: 'unaligned' })
}

function withRaids(s: GreatWarState, space: SpaceId, [first, ...also]: readonly ConvoyRaid[]): GreatWarState {
  if (!first) return { ...s, raided: without(s.raided, [space]) }
  return { ...s, raided: { ...s.raided, [space]: { ...first, ...(also.length > 0 ? { also } : {}) } } }
}
export function convoyRaided(s: GreatWarState, { space, by, submarines }: Told<'convoyRaided'>): GreatWarState {
  const there = raidsOn(s, space)
  const raid = { by, submarines }
  return withRaids(
    s,
    space,
    there.some((r) => r.by === by) ? there.map((r) => (r.by === by ? raid : r)) : [...there, raid],
  )
}
/** Of one nation's raid, or of all. */
export const convoyRelieved = (s: GreatWarState, { space, by }: Told<'convoyRelieved'>): GreatWarState =>
  withRaids(s, space, by === undefined ? [] : raidsOn(s, space).filter((r) => r.by !== by))

/** GW-19.19: what America takes in a limited war it keeps, until somebody takes it away. */
export function controlChanged(s: GreatWarState, { space, from, to }: Told<'controlChanged'>): GreatWarState {
  const passed = withTerritory(s, space, { controller: to })
  const won = s.us.won ?? []
  if (to === 'united-states' && s.us.war?.target === from)
    return { ...passed, us: { ...s.us, won: [...won, space].sort() } }
  return won.includes(space) ? { ...passed, us: { ...s.us, won: won.filter((x) => x !== space) } } : passed
}
