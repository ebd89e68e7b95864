/**
 * Who throws in a step, needing what, in which order (GW-4.4, 10.7, 10.14, 13.3, 13.11, 13.17, 13.24, 15.4, 15.5, 15.7, 19.21).
 * One die for each unit that can hit, none for the others.
 */
import type { Battle } from '../../../../shared/great-war/battle'
import type { BattleThrow } from '../../../../shared/great-war/events'
import { isAirKind, isShipKind, KINDS, numberOf, type UnitId } from '../../../../shared/great-war/ids'
import { figures } from '../figures'
import { unit, type GreatWarState } from '../state'
import { attackOf, defenceOf, owns } from './strength'

/** A die before it is thrown. */
export type Shot = Omit<BattleThrow, 'face'>

/** GW-13.24: by kind, the higher value first, then by number; Mexicans are all alike. */
const order = (a: Shot, b: Shot): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  b.needs - a.needs ||
  (a.unit ? numberOf(a.unit) : 0) - (b.unit ? numberOf(b.unit) : 0)

const shot = (s: GreatWarState, id: UnitId, needs: number, what: Shot['for']): Shot => {
  const { kind, owner } = unit(s, id)
  return { unit: id, nation: owner, kind, needs, for: what }
}
const ofKind = (s: GreatWarState, ids: readonly UnitId[], kind: string) => ids.filter((id) => unit(s, id).kind === kind)
const ships = (s: GreatWarState, ids: readonly UnitId[]) => ids.filter((id) => isShipKind(unit(s, id).kind))

function landAttack(s: GreatWarState, b: Battle): Shot[] {
  const guns = b.superTrench ? 0 : ofKind(s, b.attackers, 'artillery').length // GW-10.14 a
  const supported = new Set(ofKind(s, b.attackers, 'infantry').slice(0, guns))
  return b.attackers.map((id) => {
    const { kind, owner } = unit(s, id)
    if (b.superTrench && isAirKind(kind)) return shot(s, id, 0, 'battle') // GW-10.14 b
    return shot(
      s,
      id,
      attackOf(s, owner, kind) + (supported.has(id) ? figures(s).units.artillerySupport.value : 0),
      'battle',
    )
  })
}

/** GW-15.5: one infantry loses the bonus for each attacking tank alive at the start of the round. */
function landDefence(s: GreatWarState, b: Battle): Shot[] {
  if (b.kind === 'mexico')
    return Array.from({ length: b.mexicans }, () => ({
      kind: 'infantry' as const,
      needs: figures(s).rules.unitedStates.mexicanDefence.value,
      for: 'battle' as const,
    }))
  const infantry = ofKind(s, b.defenders, 'infantry')
  const tanks = ofKind(s, b.attackers, 'tank').length
  const dug = new Set(b.trench ? infantry.slice(0, Math.max(0, infantry.length - tanks)) : [])
  return b.defenders.map((id) => {
    const { kind, owner } = unit(s, id)
    return shot(s, id, defenceOf(s, owner, kind) + (dug.has(id) ? figures(s).units.trench.defence.value : 0), 'battle')
  })
}

function opening(s: GreatWarState, b: Battle): Shot[] {
  const guns = ofKind(s, b.attackers, 'artillery').filter((id) => owns(s, unit(s, id).owner, '1'))
  const gas = guns.map((id) => shot(s, id, figures(s).units.chemicalShot.value, 'chemical'))
  return [...b.bombarding.map((id) => shot(s, id, figures(s).units.bombardment.value, 'bombardment')), ...gas]
}

/** Submarines hit ships only; without any to hit they throw no die (GW-13.12). */
function seaShots(s: GreatWarState, b: Battle, side: 'attackers' | 'defenders', subs: 'only' | 'none' | 'too'): Shot[] {
  const enemy = side === 'attackers' ? b.defenders : b.attackers
  const shipsThere = ships(s, enemy).length > 0
  const value = side === 'attackers' ? attackOf : defenceOf
  return b[side]
    .filter((id) => {
      const isSub = unit(s, id).kind === 'submarine'
      return isSub ? subs !== 'none' && shipsThere : subs !== 'only'
    })
    .map((id) => shot(s, id, value(s, unit(s, id).owner, unit(s, id).kind), 'battle'))
}

function shotsOf(s: GreatWarState, b: Battle): Shot[] {
  switch (b.step) {
    case 'opening':
      return opening(s, b)
    case 'firstStrike':
      return seaShots(s, b, 'attackers', 'only')
    case 'attackersFire':
      return b.kind === 'sea' ? seaShots(s, b, 'attackers', 'none') : landAttack(s, b)
    case 'defendersFire':
      return b.kind === 'sea' ? seaShots(s, b, 'defenders', 'too') : landDefence(s, b)
    case 'airCombat': {
      const escorts = b.attackers.filter((id) => !b.bombers.includes(id))
      return [
        ...escorts.map((id) => shot(s, id, figures(s).units.escort.value, 'escort')),
        ...b.defenders.map((id) => shot(s, id, figures(s).units.interceptor.value, 'interceptor')),
      ]
    }
    default:
      return []
  }
}

/** The dice of the present step in the order in which they are thrown. */
export function shotsNow(s: GreatWarState, b: Battle): Shot[] {
  const shots = shotsOf(s, b).filter((x) => x.needs > 0)
  const rank = (x: Shot) => ['bombardment', 'chemical', 'escort', 'interceptor', 'battle'].indexOf(x.for)
  return shots.sort((x, y) => rank(x) - rank(y) || order(x, y))
}

/** Whether either side could ever score a hit on what the other has left (GW-13.10, 13.15). */
export function canHitAny(s: GreatWarState, b: Battle, side: 'attackers' | 'defenders'): boolean {
  if (b.kind !== 'sea') {
    const shots = side === 'attackers' ? landAttack(s, b) : landDefence(s, b)
    return shots.some((x) => x.needs > 0)
  }
  return seaShots(s, b, side, 'too').some((x) => x.needs > 0)
}
