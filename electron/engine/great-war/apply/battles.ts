/** What events of movement and battle write into the record. */
import type { Told } from '../../../../shared/great-war/events'
import type { NationId, SpaceId, UnitId } from '../../../../shared/great-war/ids'
import type { GreatWarState } from '../state'
import { movedTo, onLand, withUnits } from './pieces'

const tracked = (s: GreatWarState, tracks: GreatWarState['turn']['tracks']): GreatWarState => ({
  ...s,
  turn: { ...s.turn, tracks: { ...s.turn.tracks, ...tracks } },
})

export const unitsMoved = (s: GreatWarState, e: Told<'unitsMoved'>): GreatWarState =>
  tracked(movedTo(s, e.units, e.path.at(-1) ?? ('' as SpaceId)), e.tracks)

export function unitsLoaded(s: GreatWarState, e: Told<'unitsLoaded'>): GreatWarState {
  const zone = s.units[e.transport]?.space
  if (!zone) return s
  return tracked(
    withUnits(s, e.units, (u) => ({ ...u, space: zone, cargoOf: e.transport })),
    e.tracks,
  )
}

export const unitsUnloaded = (s: GreatWarState, e: Told<'unitsUnloaded'>): GreatWarState =>
  tracked(
    withUnits(s, e.units, (u) => onLand(u, e.space)),
    e.tracks,
  )

export function raidDeclared(s: GreatWarState, e: Told<'raidDeclared'>): GreatWarState {
  const flown = tracked(movedTo(s, [...e.bombers, ...e.escorts], e.space), e.tracks)
  const before = s.turn.raids.find((r) => r.space === e.space)
  const raid = {
    space: e.space,
    bombers: [...(before?.bombers ?? []), ...e.bombers],
    escorts: [...(before?.escorts ?? []), ...e.escorts],
    interceptors: [],
    answered: [],
  }
  return { ...flown, turn: { ...flown.turn, raids: [...s.turn.raids.filter((r) => r.space !== e.space), raid] } }
}

export function battleEnded(s: GreatWarState, e: Told<'battleEnded'>): GreatWarState {
  const { battle: _over, ...turn } = s.turn
  const tracks = { ...turn.tracks }
  for (const id of e.fought) {
    const t = tracks[id]
    if (t) tracks[id] = { ...t, fought: true, done: true }
    else {
      const u = s.units[id]
      if (u && u.owner === s.acting)
        tracks[id] = {
          spent: 0,
          phase: 'combat-move',
          start: u.space,
          from: u.space,
          way: 'sea',
          done: true,
          fought: true,
        }
    }
  }
  return { ...s, turn: { ...turn, tracks, fought: [...turn.fought, e.battle].sort() } }
}

export const sidesChanged = (s: GreatWarState, units: readonly UnitId[], nation: NationId): GreatWarState =>
  withUnits(s, units, (u) => ({ ...u, owner: nation }))

export const submerged = (s: GreatWarState, units: readonly UnitId[], down: boolean): GreatWarState =>
  withUnits(s, units, (u) => {
    const { submerged: _was, ...rest } = u
    return down ? { ...rest, submerged: true } : rest
  })

export const damaged = (s: GreatWarState, units: readonly UnitId[], hit: boolean): GreatWarState =>
  withUnits(s, units, (u) => {
    const { damaged: _was, ...rest } = u
    return hit ? { ...rest, damaged: true } : rest
  })

export const strayed = (s: GreatWarState, units: readonly UnitId[], lost: boolean): GreatWarState =>
  withUnits(s, units, (u) => {
    const { strayIn: _since, ...rest } = u
    return lost ? { ...rest, strayIn: s.turn.number } : rest
  })
