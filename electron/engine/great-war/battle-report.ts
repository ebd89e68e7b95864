/** A battle under way, or one that is listed, as the battle board shows it. Judges nothing: it reads what `rules/` answer. */
import type { Battle, BattleStep } from '../../../shared/great-war/battle'
import { LAND_STEPS, RAID_STEPS, SEA_STEPS } from '../../../shared/great-war/battle'
import type {
  BattleReport,
  BattleSideReport,
  CasualtyReport,
  OpeningShot,
  RaidReport,
  RetreatReport,
  SaidBy,
  StepReport,
} from '../../../shared/great-war/battle-answer'
import { isAirKind, isLandKind, type NationId, type SpaceId, type UnitId } from '../../../shared/great-war/ids'
import { closedRetreat, NOTES } from '../../../shared/wording/great-war-battle'
import { SayNation, sayNation } from '../../../shared/wording/great-war-names'
import { listed } from '../../../shared/wording/text'
import { fightersOf } from './battle-values'
import { leastLost } from './battle-ways'
import { maySubmerge } from './battle/steps'
import { bombDamage } from './phases/raids'
import { shotsNow } from './rules/battle-dice'
import { hitsToTake, victimsNow, voiceOf, type Side } from './rules/battle-losses'
import { mayRetreat, needsSpace, retreatSpaces } from './rules/retreat'
import { controllerOf, graphOf, ipcOf } from './rules/spaces'
import { owns } from './rules/strength'
import { placeInOrder, playerOf } from './rules/who'
import { unit, type GreatWarState } from './state'

const kindOf = (s: GreatWarState, id: UnitId) => unit(s, id).kind
const some = (s: GreatWarState, ids: readonly UnitId[], kind: string) => ids.some((id) => kindOf(s, id) === kind)

/** Nations of a side, most units first; a raided space's controller defends it even without a fighter in the air. */
function nationsOf(s: GreatWarState, b: Battle, side: Side): NationId[] {
  const count = new Map<NationId, number>()
  for (const id of b[side]) count.set(unit(s, id).owner, (count.get(unit(s, id).owner) ?? 0) + 1)
  if (count.size === 0 && side === 'attackers') return [b.attacker]
  const controller = side === 'defenders' && b.kind !== 'mexico' ? controllerOf(s, b.space) : undefined
  if (count.size === 0 && controller) return [controller]
  return [...count.keys()].sort(
    (x, y) => (count.get(y) ?? 0) - (count.get(x) ?? 0) || placeInOrder(s, x) - placeInOrder(s, y),
  )
}

function sideOf(s: GreatWarState, b: Battle, side: Side): BattleSideReport {
  const voice = voiceOf(s, b, side) ?? null
  return {
    nations: nationsOf(s, b, side),
    voice,
    player: voice === null ? null : (playerOf(s, voice) ?? null),
    fighters: fightersOf(s, b, side),
  }
}

const openingOf = (s: GreatWarState, b: Battle): OpeningShot[] =>
  shotsNow(s, { ...b, step: 'opening' }).flatMap((x) =>
    x.unit && (x.for === 'bombardment' || x.for === 'chemical')
      ? [{ unit: x.unit, kind: x.kind, value: x.needs, for: x.for }]
      : [],
  )

/** Whether a step of this battle's round has anybody in it; what is under way always has. */
function matters(s: GreatWarState, b: Battle, step: BattleStep): boolean {
  switch (step) {
    case 'opening':
    case 'openingLosses':
      return b.round === 1 && openingOf(s, b).length > 0
    case 'attackerSubmerges':
    case 'firstStrike':
    case 'firstStrikeLosses':
      return some(s, b.attackers, 'submarine')
    case 'defenderSubmerges':
      return some(s, b.defenders, 'submarine')
    case 'airCombat':
    case 'defenderMarks':
    case 'attackerMarks':
      return b.kind !== 'raid' || b.defenders.length > 0
    default:
      return true
  }
}
function stepsOf(s: GreatWarState, b: Battle): StepReport[] {
  const all: readonly BattleStep[] = b.kind === 'sea' ? SEA_STEPS : b.kind === 'raid' ? RAID_STEPS : LAND_STEPS
  const at = all.indexOf(b.step)
  return all
    .filter((step) => step === b.step || matters(s, b, step))
    .map((step) => {
      const here = all.indexOf(step)
      return { step, state: here < at ? 'done' : here === at ? 'now' : 'ahead' }
    })
}

/** Said of the trenches of the space, whichever way they count. */
function trenchNotes(s: GreatWarState, b: Battle): SaidBy[] {
  const facing = s.territories[b.space]?.trenches ?? []
  if (b.kind !== 'land' || facing.length === 0) return []
  const infantry = b.defenders.filter((id) => kindOf(s, id) === 'infantry').length
  const tanks = b.attackers.filter((id) => kindOf(s, id) === 'tank').length
  const onFoot = b.attackers.some((id) => isLandKind(kindOf(s, id)))
  if (!b.trench && !onFoot) return [b.superTrench ? NOTES.superFromTheAir() : NOTES.fromTheAir(facing)]
  if (!b.trench) return [NOTES.flanked(facing)]
  return [
    NOTES.trench(facing),
    ...(tanks > 0 && infantry > 0 ? [NOTES.tanks(tanks, infantry)] : []),
    ...(b.superTrench ? [NOTES.superTrench()] : []),
  ]
}

function openingNotes(s: GreatWarState, b: Battle): SaidBy[] {
  const guns = b.attackers.filter((id) => kindOf(s, id) === 'artillery' && owns(s, unit(s, id).owner, '1')).length
  if (b.round > 1 || b.kind === 'sea' || b.kind === 'raid') return []
  return [
    ...(b.bombarding.length > 0 ? [NOTES.bombardment(b.bombarding.length)] : []),
    ...(guns > 0 ? [NOTES.gas(guns)] : []),
  ]
}

function seaNotes(s: GreatWarState, b: Battle): SaidBy[] {
  if (b.kind !== 'sea') return []
  const all = [...b.attackers, ...b.defenders]
  return [
    ...(some(s, b.attackers, 'submarine') ? [NOTES.firstStrike()] : []),
    ...(some(s, all, 'submarine') ? [NOTES.torpedoes()] : []),
    ...(some(s, all, 'dreadnought') ? [NOTES.twoHits()] : []),
  ]
}

function voiceNotes(b: Battle, defender: BattleSideReport): SaidBy[] {
  if (b.kind === 'mexico' || defender.fighters.length === 0) return []
  if (defender.voice === null) return [NOTES.noSeat(listed(defender.nations.map(sayNation)))]
  return defender.nations.length > 1 ? [NOTES.controllerSpeaks(SayNation(defender.voice))] : []
}

function retreatNotes(s: GreatWarState, b: Battle, to: readonly SpaceId[], leaves: readonly UnitId[]): SaidBy[] {
  const sea = b.kind === 'sea'
  if (b.kind === 'mexico') return [NOTES.mexico()]
  if (leaves.length === 0) return [sea ? NOTES.nobodyLeavesAtSea() : NOTES.nobodyLeaves()]
  const flying = leaves.some((id) => isAirKind(kindOf(s, id)))
  return [
    ...(to.length > 0 ? [NOTES.together(sea)] : [sea ? NOTES.noWayOutAtSea() : NOTES.noWayOut()]),
    ...(b.landed.length > 0 ? [NOTES.landed(b.landed.length)] : []),
    ...(flying ? [NOTES.aircraft()] : []),
  ]
}

function retreatOf(s: GreatWarState, b: Battle): RetreatReport {
  const sea = b.kind === 'sea'
  const leaves = b.kind === 'raid' ? [] : mayRetreat(s, b)
  const to = leaves.length > 0 ? retreatSpaces(s, b) : []
  const closed = b.cameFrom
    .filter((x) => !to.includes(x))
    .map((space) => ({ space, ...closedRetreat(sea, !graphOf(s).touches(space, b.space)) }))
  return {
    possible: leaves.length > 0,
    needsSpace: leaves.length > 0 && needsSpace(s, b),
    to,
    closed,
    leaves,
    stays: b.attackers.filter((id) => !leaves.includes(id)),
    notes: b.kind === 'raid' ? [] : retreatNotes(s, b, to, leaves),
  }
}

function casualtiesOf(s: GreatWarState, b: Battle): CasualtyReport | undefined {
  const side = victimsNow(b)
  if (side === undefined) return undefined
  return { side, due: hitsToTake(s, b, side), onAny: b.hits.onAny, default: leastLost(s, b, side) }
}

function raidOf(s: GreatWarState, b: Battle): RaidReport | undefined {
  const controller = controllerOf(s, b.space)
  if (b.kind !== 'raid' || controller === undefined) return undefined
  return {
    controller,
    bombers: b.bombers.length,
    escorts: b.attackers.length - b.bombers.length,
    interceptors: b.defenders.length,
    worth: ipcOf(s, b.space),
    alreadyBombed: s.turn.bombed[b.space] ?? 0,
    treasury: s.nations[controller].treasury,
    most: bombDamage(s, b.space, 6 * b.bombers.length),
  }
}

export function battleReport(s: GreatWarState, b: Battle): BattleReport {
  const defender = sideOf(s, b, 'defenders')
  const casualties = casualtiesOf(s, b)
  const submerging = maySubmerge(s, b)
  const raid = raidOf(s, b)
  return {
    battle: b.battle,
    space: b.space,
    kind: b.kind,
    round: b.round,
    step: b.step,
    attacker: sideOf(s, b, 'attackers'),
    defender,
    steps: stepsOf(s, b),
    opening: b.round === 1 && b.kind !== 'raid' ? openingOf(s, b) : [],
    notes: [...openingNotes(s, b), ...trenchNotes(s, b), ...seaNotes(s, b), ...voiceNotes(b, defender)],
    ...(casualties ? { casualties } : {}),
    ...(submerging.length > 0 ? { submerging } : {}),
    retreat: retreatOf(s, b),
    ...(raid ? { raid } : {}),
    cameFrom: b.cameFrom,
    trenches: b.kind === 'land' ? (s.territories[b.space]?.trenches ?? []) : [],
  }
}
