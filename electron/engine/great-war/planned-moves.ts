/** For the map: who may still move, and the ways gone in this turn, as arrows show them. Counted from the turn's records. */
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import { numberOf } from '../../../shared/great-war/ids'
import type { MoveView } from '../../../shared/great-war/view'
import { hasMoved, leftOf, movePhase } from './rules/moves'
import { unit, type GreatWarState } from './state'

const isMoving = (s: GreatWarState) => s.phase === 'combat-move' || s.phase === 'non-combat'

/** Cargo has no movement of its own, but may go ashore once (GW-12.12). */
export function mayStillMove(s: GreatWarState, id: UnitId): boolean {
  const u = unit(s, id)
  if (!isMoving(s) || u.owner !== s.acting) return false
  const t = s.turn.tracks[id]
  if (u.cargoOf) return t === undefined || (t.phase === movePhase(s) && t.landing === undefined)
  return !hasMoved(s, id) && leftOf(s, id) > 0
}

/** Moves of the phase under way; in the battle phase those that led to it. */
export function plannedMoves(s: GreatWarState): readonly MoveView[] {
  if (!isMoving(s) && s.phase !== 'combat') return []
  const phase = s.phase === 'non-combat' ? 'non-combat' : 'combat-move'
  const groups = new Map<string, MoveView & { units: UnitId[] }>()
  for (const id of (Object.keys(s.turn.tracks) as UnitId[]).sort((a, b) => numberOf(a) - numberOf(b))) {
    const [t, u] = [s.turn.tracks[id], s.units[id]]
    if (!t || !u || t.phase !== phase) continue
    const ashore = t.landing !== undefined && u.kind !== 'transport'
    const to: SpaceId = ashore && t.landing !== undefined ? t.landing : u.space
    if (to === t.start) continue
    // A declared landing leaves from the ship's zone; else the record knows the space left last.
    const last = ashore && u.cargoOf ? u.space : t.from
    const via = last === t.start || last === to ? undefined : last
    const key = [u.owner, t.start, via, to, t.way].join()
    const known = groups.get(key)
    if (known) known.units.push(id)
    else
      groups.set(key, {
        units: [id],
        owner: u.owner,
        from: t.start,
        ...(via === undefined ? {} : { via }),
        to,
        way: t.way,
        confirmed: s.phase === 'combat',
      })
  }
  return [...groups.values()]
}
