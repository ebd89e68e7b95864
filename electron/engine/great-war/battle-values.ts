/** What each unit of a battle needs to hit, and why (GW-4.4, 10.8, 10.14, 13.12, 13.16, 13.21, 15.4, 15.5, 19.21). */
import type { Battle, BattleStep } from '../../../shared/great-war/battle'
import type { BattleReason, Fighter } from '../../../shared/great-war/battle-answer'
import { isAirKind, isLandKind, isShipKind, type Kind, type UnitId } from '../../../shared/great-war/ids'
import { WHY } from '../../../shared/wording/great-war-battle'
import { figures } from './figures'
import { shotsNow } from './rules/battle-dice'
import type { Side } from './rules/battle-losses'
import { hitsLeft, owns } from './rules/strength'
import { cargoOf, unit, type GreatWarState } from './state'

const STEPS_OF: Readonly<Record<Battle['kind'], Readonly<Record<Side, readonly BattleStep[]>>>> = {
  land: { attackers: ['attackersFire'], defenders: ['defendersFire'] },
  mexico: { attackers: ['attackersFire'], defenders: ['defendersFire'] },
  sea: { attackers: ['firstStrike', 'attackersFire'], defenders: ['defendersFire'] },
  raid: { attackers: ['airCombat'], defenders: ['airCombat'] },
}

/** The numbers are those of the dice: the same lists that `rollBattleDice` throws by. */
const numbersOf = (s: GreatWarState, b: Battle, side: Side): ReadonlyMap<UnitId | undefined, number> =>
  new Map(STEPS_OF[b.kind][side].flatMap((step) => shotsNow(s, { ...b, step })).map((x) => [x.unit, x.needs]))

type Why = (typeof WHY)[keyof typeof WHY]
const because = (why: Why, change: number): BattleReason => ({ ...why, change })

const ofKind = (s: GreatWarState, ids: readonly UnitId[], kind: Kind) => ids.filter((id) => unit(s, id).kind === kind)

function aviation(s: GreatWarState, id: UnitId): BattleReason[] {
  const { kind, owner } = unit(s, id)
  return kind === 'fighter' && owns(s, owner, '2') ? [because(WHY.aviation, 1)] : []
}

function attackReasons(s: GreatWarState, b: Battle, id: UnitId): { why: BattleReason[]; gun?: UnitId } {
  const { kind } = unit(s, id)
  const base = figures(s).unit(kind).attack.value
  const better = aviation(s, id)
  if (b.superTrench && isAirKind(kind)) {
    const all = base + better.reduce((sum, x) => sum + x.change, 0)
    return { why: [...better, because(WHY.grounded, -all)] }
  }
  if (kind !== 'infantry') return { why: better }
  const guns = ofKind(s, b.attackers, 'artillery')
  const gun = guns[ofKind(s, b.attackers, 'infantry').indexOf(id)]
  if (gun === undefined) return { why: better }
  if (b.superTrench) return { why: [because(WHY.noSupport, 0)] }
  return { why: [because(WHY.gun, figures(s).units.artillerySupport.value)], gun }
}

function defenceReasons(s: GreatWarState, b: Battle, id: UnitId): BattleReason[] {
  const better = aviation(s, id)
  if (!b.trench || unit(s, id).kind !== 'infantry') return better
  const infantry = ofKind(s, b.defenders, 'infantry')
  const broken = infantry.indexOf(id) >= infantry.length - ofKind(s, b.attackers, 'tank').length
  const bonus = figures(s).units.trench.defence.value
  return [because(WHY.trench, bonus), ...(broken ? [because(WHY.tank, -bonus)] : [])]
}

function seaReasons(s: GreatWarState, b: Battle, id: UnitId, side: Side, base: number): BattleReason[] {
  const { kind } = unit(s, id)
  const enemies = side === 'attackers' ? b.defenders : b.attackers
  if (kind === 'submarine' && !enemies.some((x) => isShipKind(unit(s, x).kind))) return [because(WHY.noShips, -base)]
  if (kind === 'transport' && side === 'attackers') return [because(WHY.noAttack, 0)]
  return aviation(s, id)
}

/** A raid knows three numbers only, whatever the nation has discovered (GW-13.22). */
function raider(s: GreatWarState, b: Battle, id: UnitId, side: Side): { base: number; why: BattleReason[] } {
  if (side === 'defenders') return { base: figures(s).units.interceptor.value, why: [because(WHY.interceptor, 0)] }
  if (b.bombers.includes(id)) return { base: 0, why: [because(WHY.bomber, 0)] }
  return { base: figures(s).units.escort.value, why: [because(WHY.escort, 0)] }
}

function reasons(
  s: GreatWarState,
  b: Battle,
  id: UnitId,
  side: Side,
): { base: number; why: BattleReason[]; gun?: UnitId } {
  const of = figures(s).unit(unit(s, id).kind)
  const base = side === 'attackers' ? of.attack.value : of.defence.value
  switch (b.kind) {
    case 'raid':
      return raider(s, b, id, side)
    case 'sea':
      return { base, why: seaReasons(s, b, id, side, base) }
    default:
      return side === 'attackers' ? { base, ...attackReasons(s, b, id) } : { base, why: defenceReasons(s, b, id) }
  }
}

function roleOf(b: Battle, id: UnitId, side: Side): Fighter['role'] {
  if (b.kind === 'raid') return side === 'defenders' ? 'interceptor' : b.bombers.includes(id) ? 'bomber' : 'escort'
  return side === 'attackers' && b.landed.includes(id) ? 'landed' : undefined
}

function fighter(s: GreatWarState, b: Battle, id: UnitId, side: Side, value: number): Fighter {
  const { kind, owner, damaged } = unit(s, id)
  const marked = b.marked[side].filter((x) => x === id).length
  const role = roleOf(b, id, side)
  const cargo = b.kind === 'sea' ? cargoOf(s, id).map((x) => unit(s, x).kind) : []
  return {
    unit: id,
    kind,
    owner,
    value,
    ...reasons(s, b, id, side),
    marked,
    ...(damaged ? { damaged } : {}),
    room: hitsLeft(s, id) - marked,
    narrow: b.kind === 'sea' ? isShipKind(kind) : isLandKind(kind),
    ...(role ? { role } : {}),
    ...(cargo.length > 0 ? { cargo } : {}),
  }
}

const mexicans = (s: GreatWarState, b: Battle): Fighter[] =>
  Array.from({ length: b.mexicans }, (_, i) => {
    const marked = i < b.mexicansMarked ? 1 : 0
    const base = figures(s).rules.unitedStates.mexicanDefence.value
    return {
      kind: 'infantry',
      base,
      value: base,
      why: [because(WHY.mexican, 0)],
      marked,
      room: 1 - marked,
      narrow: true,
    }
  })

export function fightersOf(s: GreatWarState, b: Battle, side: Side): Fighter[] {
  if (b.kind === 'mexico' && side === 'defenders') return mexicans(s, b)
  const numbers = numbersOf(s, b, side)
  return b[side].map((id) => fighter(s, b, id, side, numbers.get(id) ?? 0))
}
