/** Battles as the planner takes them from the board: a listed one from its beginning, or units at hand against a space (GW-13, 15.6). */
import {
  isAirKind,
  isLandKind,
  isShipKind,
  type NationId,
  type SpaceId,
  type UnitId,
} from '../../../shared/great-war/ids'
import type { PlannedBattle } from '../../../shared/great-war/planned-battle'
import { sayNation, saySpace } from '../../../shared/wording/great-war-names'
import { fault, ok, type Result } from '../../../shared/result'
import { boardOrder, type BoardOrder } from './battle-order'
import { prospectOf } from './battle-prospects'
import { blank } from './battle/begin'
import { isSea, isSpaceId } from './board'
import { foughtKey, openBattles } from './rules/battle-list'
import { defendersOf, enemiesAtSea } from './rules/entry'
import { controllerOf } from './rules/spaces'
import { owns } from './rules/strength'
import { friendly } from './rules/who'
import { sortedUnits, territory, unit, unitsIn, type GreatWarState } from './state'

/** From the beginning: what was thrown so far belongs to the battle board. */
function fresh(order: BoardOrder): BoardOrder {
  if (order.kind === 'land') return without(order)
  return order.kind === 'sea' ? without(order) : without(order)
}
function without<O extends { readonly now?: unknown }>({ now: _, ...order }: O): Omit<O, 'now'> {
  return order
}

function listedBattle(s: GreatWarState, listed: string): Result<PlannedBattle> {
  const found = openBattles(s).find((b) => foughtKey(b) === listed)
  if (!found) return fault('listed', `no battle ${listed} is open`, 'a battle of the list that is not yet fought')
  const { state, battle } = prospectOf(s, found)
  const where = saySpace(found.battle)
  const name = found.class === 'raid' ? `Raid on ${where}` : where
  return ok({ name, attacker: sayNation(battle.attacker), order: fresh(boardOrder(state, battle)) })
}

/** Those it is at war with; where it is at war with nobody, all who are not its friends: one may plan before one declares. */
function standing(s: GreatWarState, n: NationId, space: SpaceId): UnitId[] {
  const enemies = isSea(space) ? enemiesAtSea(s, n, space) : defendersOf(s, n, space)
  if (enemies.length > 0) return enemies
  return unitsIn(s, space).filter((id) => !unit(s, id).cargoOf && !friendly(s, n, unit(s, id).owner))
}

function atSea(s: GreatWarState, n: NationId, zone: SpaceId, units: readonly UnitId[]): BoardOrder {
  const fits = units.filter((id) => isShipKind(unit(s, id).kind) || isAirKind(unit(s, id).kind))
  const cameFrom = [...new Set(fits.filter((id) => isShipKind(unit(s, id).kind)).map((id) => unit(s, id).space))]
  const battle = { ...blank(s, zone, 'sea'), attacker: n, step: 'attackerSubmerges' as const, cameFrom }
  return fresh(boardOrder(s, { ...battle, attackers: fits, defenders: standing(s, n, zone) }))
}

function onLand(s: GreatWarState, n: NationId, space: SpaceId, units: readonly UnitId[]): BoardOrder {
  const fits = units.filter((id) => !isShipKind(unit(s, id).kind))
  const land = fits.filter((id) => isLandKind(unit(s, id).kind))
  const landed = land.filter((id) => unit(s, id).cargoOf !== undefined || isSea(unit(s, id).space))
  const overland = land.filter((id) => !landed.includes(id))
  const bombarding = landed.length === 0 ? [] : units.filter((id) => unit(s, id).kind === 'dreadnought')
  const cameFrom = [...new Set(overland.map((id) => unit(s, id).space))]
  const { trenches } = territory(s, space)
  const faced = overland.filter((id) => trenches.includes(unit(s, id).space)).length
  const battle = { ...blank(s, space, 'land'), attacker: n, attackers: fits, defenders: standing(s, n, space) }
  const order = fresh(boardOrder(s, { ...battle, landed, bombarding, cameFrom }))
  const controller = controllerOf(s, space)
  if (order.kind !== 'land' || trenches.length === 0 || controller === undefined) return order
  const from = { faced, elsewhere: overland.length - faced, sea: landed.length }
  return { ...order, trench: { super: owns(s, controller, '6') }, from }
}

function handBattle(s: GreatWarState, space: SpaceId, units: readonly UnitId[]): Result<PlannedBattle> {
  if (!isSpaceId(space) || (!isSea(space) && s.territories[space] === undefined))
    return fault('space', `${space} is no space where a battle could be`, 'a territory or a sea zone of the board')
  const unknown = units.findIndex((id) => !s.units[id])
  if (unknown >= 0) return fault(`units.${unknown}`, 'there is no such unit', 'units on the board')
  const owners = new Set(units.map((id) => unit(s, id).owner))
  if (owners.size > 1) return fault('units', 'these are units of several nations', 'units of one nation')
  const [by = s.acting] = owners
  const order = (isSea(space) ? atSea : onLand)(s, by, space, sortedUnits(units))
  return ok({ name: saySpace(space), attacker: sayNation(by), order })
}

export function plannedBattle(
  s: GreatWarState,
  q: {
    readonly listed?: string | undefined
    readonly space?: SpaceId | undefined
    readonly units?: readonly UnitId[] | undefined
  },
): Result<PlannedBattle> {
  if (q.listed !== undefined) return listedBattle(s, q.listed)
  if (q.space !== undefined) return handBattle(s, q.space, q.units ?? [])
  return fault('', 'neither a listed battle nor a space is named', '{"ask":"plannedBattle","space":"poland"}')
}
