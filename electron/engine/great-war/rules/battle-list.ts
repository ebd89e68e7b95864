/**
 * The battle list (GW-13.1, 13.2, 13.17 to 13.19, 13.23, 12.9 to 12.11, 19.22): what must and what may be fought, and who takes
 * part. Fixed when combat movement ends; a landing leaves it when its sea battle was not won.
 */
import { BATTLE_CLASSES, type ListedBattle } from '../../../../shared/great-war/battle'
import { MEXICO } from '../../../../shared/great-war/commands'
import type { SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { isSea } from '../board'
import { sortedUnits, unit, unitsIn, unitsOf, type GreatWarState } from '../state'
import { defendersOf, enemiesAtSea, hostileWarships } from './entry'
import { controllerOf, EASTERN_US } from './spaces'
import { attackOf } from './strength'
import { friendly, hostile } from './who'

export const MEXICO_BATTLE = MEXICO as SpaceId

const acting = (s: GreatWarState): readonly UnitId[] => unitsOf(s, s.acting)
const raiders = (s: GreatWarState): readonly UnitId[] => s.turn.raids.flatMap((r) => [...r.bombers, ...r.escorts])

/** Units aboard that are to land there, and the ones that may: their zone is free of hostile dreadnoughts (GW-13.18). */
export const landingAt = (s: GreatWarState, space: SpaceId): UnitId[] =>
  acting(s).filter((id) => {
    const { cargoOf: ship, space: zone } = unit(s, id)
    const t = s.turn.tracks[id]
    // A ship that has retreated carries its landing away.
    return ship !== undefined && t?.landing === space && t.from === zone
  })
export const readyToLand = (s: GreatWarState, space: SpaceId): UnitId[] =>
  landingAt(s, space).filter((id) => hostileWarships(s, s.acting, unit(s, id).space).length === 0)

/** Land and air units of the acting nation that fight in a land space; raiders have their own business. */
export function attackersOnLand(s: GreatWarState, space: SpaceId): UnitId[] {
  const away = raiders(s)
  return unitsIn(s, space).filter((id) => {
    const u = unit(s, id)
    return u.owner === s.acting && u.strayIn === undefined && !away.includes(id)
  })
}

/** Ships above water and aircraft of the acting nation in a zone. */
export const attackersAtSea = (s: GreatWarState, zone: SpaceId): UnitId[] =>
  unitsIn(s, zone).filter((id) => {
    const u = unit(s, id)
    return u.owner === s.acting && !u.cargoOf && !u.submerged
  })

function seaBattle(s: GreatWarState, zone: SpaceId): ListedBattle | undefined {
  const ours = attackersAtSea(s, zone)
  const enemies = enemiesAtSea(s, s.acting, zone)
  if (ours.length === 0 || enemies.length === 0) return undefined
  const guarded = hostileWarships(s, s.acting, zone).length > 0
  const entered = ours.some((id) => unit(s, id).kind !== 'submarine' && (s.turn.tracks[id]?.spent ?? 0) > 0)
  const landing = acting(s).some(
    (id) => unit(s, id).cargoOf !== undefined && unit(s, id).space === zone && s.turn.tracks[id]?.landing !== undefined,
  )
  const obligatory = guarded && (entered || landing)
  const armed = ours.some((id) => attackOf(s, s.acting, unit(s, id).kind) > 0)
  return obligatory || armed ? { battle: zone, class: 'sea', obligatory } : undefined
}

function isHostileLand(s: GreatWarState, space: SpaceId): boolean {
  const c = controllerOf(s, space)
  return c !== undefined && hostile(s, s.acting, c)
}
/** Somebody of ours and somebody of theirs, in hostile land. */
export const mustFightOnLand = (s: GreatWarState, space: SpaceId): boolean =>
  isHostileLand(s, space) && attackersOnLand(s, space).length > 0 && defendersOf(s, s.acting, space).length > 0
function landBattle(s: GreatWarState, space: SpaceId): ListedBattle | undefined {
  // Beside hostile dreadnoughts that nobody of ours can fight there is no landing (GW-13.18): the cargo stays aboard. Who waits
  // for the sea to be won lands then also on a coast that others of ours have walked into meanwhile.
  const c = controllerOf(s, space)
  const goal = isHostileLand(s, space) || (c !== undefined && friendly(s, s.acting, c))
  const lands = (id: UnitId) => readyToLand(s, space).includes(id) || seaBattle(s, unit(s, id).space) !== undefined
  if (goal && landingAt(s, space).some(lands)) return { battle: space, class: 'landing', obligatory: true }
  return mustFightOnLand(s, space) ? { battle: space, class: 'land', obligatory: true } : undefined
}

/** US land and air units in Eastern US, those from the sea included (GW-19.22). */
export const mayFightMexicans = (s: GreatWarState): UnitId[] =>
  unitsIn(s, EASTERN_US).filter((id) => unit(s, id).owner === 'united-states' && s.turn.tracks[id]?.fought !== true)
export const landedAmong = (s: GreatWarState, ids: readonly UnitId[], space: SpaceId): UnitId[] =>
  ids.filter((id) => s.turn.tracks[id]?.landing === space)

const rank = (b: ListedBattle) => BATTLE_CLASSES.indexOf(b.class)
const inOrder = (a: ListedBattle, b: ListedBattle) => rank(a) - rank(b) || (a.battle < b.battle ? -1 : 1)

export function battleList(s: GreatWarState): ListedBattle[] {
  const places = [...new Set(acting(s).map((id) => s.turn.tracks[id]?.landing ?? unit(s, id).space))]
  const zones = [...new Set(acting(s).map((id) => unit(s, id).space))].filter(isSea)
  const mexico = s.us.war?.target === MEXICO && s.acting === 'united-states' && s.us.mexicans > 0
  const listed: ListedBattle[] = [
    ...s.turn.raids
      .filter((r) => isHostileLand(s, r.space)) // not any more, once a limited war is over (GW-19.19)
      .map((r) => ({ battle: r.space, class: 'raid' as const, obligatory: true })),
    ...zones.flatMap((zone) => seaBattle(s, zone) ?? []),
    ...places.filter((x) => !isSea(x)).flatMap((space) => landBattle(s, space) ?? []),
    ...(mexico ? [{ battle: MEXICO_BATTLE, class: 'land' as const, obligatory: false }] : []),
  ]
  return listed.sort(inOrder)
}

/** A raid and a battle may share a space: `fought` tells them apart. */
export const foughtKey = (b: ListedBattle): string => (b.class === 'raid' ? `raid:${b.battle}` : b.battle)
export const openBattles = (s: GreatWarState): ListedBattle[] =>
  s.turn.battles.filter((b) => !s.turn.fought.includes(foughtKey(b)))

/** GW-13.2: no class before the obligatory ones of earlier classes, nor after a later class has begun. */
export function outOfOrder(s: GreatWarState, b: ListedBattle): boolean {
  const earlier = openBattles(s).some((x) => x.obligatory && rank(x) < rank(b))
  const later = s.turn.battles.some((x) => rank(x) > rank(b) && s.turn.fought.includes(foughtKey(x)))
  return earlier || later
}

/** GW-13.17: dreadnoughts in the zones of the landing that fought no sea battle this turn. */
export function mayBombard(s: GreatWarState, landed: readonly UnitId[], zones: readonly SpaceId[]): UnitId[] {
  if (landed.length === 0) return []
  return sortedUnits(
    acting(s).filter((id) => {
      const u = unit(s, id)
      return u.kind === 'dreadnought' && zones.includes(u.space) && s.turn.tracks[id]?.fought !== true
    }),
  )
}
