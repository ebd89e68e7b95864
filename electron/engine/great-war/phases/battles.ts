/** The commands of battles (GW-13; 22e). The steps themselves walk in `battle/`. */
import type { Battle } from '../../../../shared/great-war/battle'
import { MEXICO, type Said } from '../../../../shared/great-war/commands'
import type { BattleThrow } from '../../../../shared/great-war/events'
import type { SpaceId, UnitId } from '../../../../shared/great-war/ids'
import { accept, throwDice } from '../../core/ruling'
import {
  bombardersAt,
  bombardersOfMexico,
  landBattleAt,
  landingZones,
  mexicanBattle,
  openWars,
  seaBattleAt,
} from '../battle/begin'
import { endBattle } from '../battle/end'
import { mark } from '../battle/losses'
import { advance, afterMarking, afterSubmerging, maySubmerge, pressOn } from '../battle/steps'
import { no, type GreatWarDecision, type GreatWarRuling, type No } from '../refusal'
import { sortedUnits, unit, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { shotsNow, type Shot } from '../rules/battle-dice'
import { battleList, mayFightMexicans, openBattles, outOfOrder } from '../rules/battle-list'
import { judgeCasualties, victimsNow } from '../rules/battle-losses'
import { judgeGuns } from '../rules/bombardment'
import { mayRetreat, needsSpace, retreatSpaces } from '../rules/retreat'
import { controllerOf } from '../rules/spaces'
import { hostile } from '../rules/who'
import { US_COAST } from '../rules/spaces'

export function endCombatMovement(s: GreatWarState): GreatWarDecision {
  const t = new Telling(s)
  t.tell({ type: 'phaseBegun', nation: s.acting, phase: 'combat' })
  t.tell({ type: 'battlesListed', battles: battleList(s) })
  return accept(...t.events)
}

export function startBattle(s: GreatWarState, c: Said<'startBattle'>): GreatWarDecision {
  const listed = openBattles(s).find((b) => b.battle === c.battle && b.class !== 'raid')
  if (listed && outOfOrder(s, listed)) return no('GW-13.2', 'badOrder', { battle: c.battle })
  if (!listed) return no('GW-13.23', 'noBattle', { battle: c.battle })
  const t = new Telling(s)
  if (listed.class === 'sea') {
    if (c.units !== undefined) return no('GW-19.22', 'badUnits', { battle: c.battle, why: 'onlyMexico' })
    const [gun] = c.bombarding ?? []
    if (gun !== undefined) return no('GW-13.17', 'badUnits', { unit: gun, why: 'atSea' })
    const b = seaBattleAt(s, c.battle)
    const enemies = b.defenders.map((id) => unit(s, id).owner)
    openWars(t, s.acting, enemies)
    begin(t, b)
    return accept(...t.events)
  }
  const mexico = c.battle === (MEXICO as SpaceId)
  const units = mexico ? (c.units ?? mayFightMexicans(s)) : undefined
  const may = units ?? []
  if (mexico && (may.length === 0 || may.some((id) => !mayFightMexicans(s).includes(id))))
    return no('GW-19.22', 'badUnits', { battle: c.battle })
  if (!mexico && c.units !== undefined) return no('GW-19.22', 'badUnits', { battle: c.battle, why: 'onlyMexico' })
  const guns = mexico ? bombardersOfMexico(s, may) : bombardersAt(s, c.battle)
  const bombarding = c.bombarding ?? guns
  const wrong = judgeGuns(s, bombarding, guns, mexico ? [US_COAST] : landingZones(s, c.battle))
  if (wrong) return wrong
  begin(t, mexico ? mexicanBattle(s, may, bombarding) : landBattleAt(t, c.battle, bombarding))
  return accept(...t.events)
}

/** A coast that its defenders have left is taken without a die (GW-12.12), and none is thrown at attackers who are gone. */
function begin(t: Telling, b: Battle): void {
  t.tell({ type: 'battleBegun', battle: b })
  const holder = controllerOf(t.state, b.space)
  const ashore = holder !== undefined && !hostile(t.state, b.attacker, holder) ? b.landed : b.attackers
  if (b.kind === 'land' && b.defenders.length === 0)
    endBattle(t, { ...b, attackers: ashore, bombarding: [] }, 'attackerWon')
  else if (b.kind === 'land' && b.attackers.length === 0) endBattle(t, b, 'defenderWon')
  else advance(t, b)
}

/** The battle under way, if it is the one that is meant. */
export function battleAt(s: GreatWarState, battle: SpaceId): Battle | No {
  const b = s.turn.battle
  if (b && b.battle === battle) return b
  const waits = b === undefined && openBattles(s).some((x) => x.battle === battle)
  return no('GW-13.23', 'noBattle', { battle, ...(waits ? { why: 'notBegun' } : {}) })
}
const wrongStep = (b: Battle): No => no('GW-13.27', 'wrongStep', { battle: b.battle, step: b.step })

export const thrown = (shots: readonly Shot[], faces: readonly BattleThrow['face'][]): BattleThrow[] =>
  shots.flatMap((shot, i) => {
    const face = faces[i]
    return face === undefined ? [] : [{ ...shot, face }]
  })
const hits = (throws: readonly BattleThrow[], which: (x: BattleThrow) => boolean) =>
  throws.filter((x) => which(x) && x.face <= x.needs).length

const DICE_STEPS = ['opening', 'firstStrike', 'attackersFire', 'defendersFire'] as const
const isDiceStep = (step: Battle['step']): step is (typeof DICE_STEPS)[number] => DICE_STEPS.some((x) => x === step)
const AFTER = {
  opening: 'openingLosses',
  firstStrike: 'firstStrikeLosses',
  attackersFire: 'defenderMarks',
  defendersFire: 'attackerMarks',
} as const

export function* rollBattleDice(s: GreatWarState, c: Said<'rollBattleDice'>): GreatWarRuling {
  const b = battleAt(s, c.battle)
  if ('reason' in b) return b
  if (b.kind === 'raid' || !isDiceStep(b.step)) return wrongStep(b)
  const { step } = b
  const shots = shotsNow(s, b)
  const throws = thrown(
    shots,
    yield* throwDice(shots.length, step === 'opening' ? 'GW-13.3' : b.kind === 'sea' ? 'GW-13.11' : 'GW-13.4'),
  )
  const side = step === 'defendersFire' ? 'defenders' : 'attackers'
  // Limited: gas on land units (GW-10.7), torpedoes on ships (GW-13.12).
  const limited = (x: BattleThrow) => x.for === 'chemical' || x.kind === 'submarine'
  const t = new Telling(s)
  const scored = { limited: hits(throws, limited), onAny: hits(throws, (x) => !limited(x)) }
  t.tell({ type: 'battleDiceThrown', battle: b.battle, side, step, throws, hits: scored.limited + scored.onAny })
  advance(t, { ...b, hits: scored, step: AFTER[step] })
  return accept(...t.events)
}

export function submergeSubmarines(s: GreatWarState, c: Said<'submergeSubmarines'>): GreatWarDecision {
  const b = battleAt(s, c.battle)
  if ('reason' in b) return b
  if (b.step !== 'attackerSubmerges' && b.step !== 'defenderSubmerges') return wrongStep(b)
  const may = maySubmerge(s, b)
  const other = c.units.find((id) => !may.includes(id))
  if (other) return no('GW-13.14', 'notASubmarine', { unit: other })
  const t = new Telling(s)
  if (c.units.length > 0) t.tell({ type: 'unitsSubmerged', units: sortedUnits(c.units) })
  const left = (ids: readonly UnitId[]) => ids.filter((id) => !c.units.includes(id))
  afterSubmerging(t, { ...b, attackers: left(b.attackers), defenders: left(b.defenders) })
  return accept(...t.events)
}

export function selectCasualties(s: GreatWarState, c: Said<'selectCasualties'>): GreatWarDecision {
  const b = battleAt(s, c.battle)
  if ('reason' in b) return b
  const side = victimsNow(b)
  if (!side) return wrongStep(b)
  const bar = judgeCasualties(s, b, side, c.units)
  if (bar) return bar
  const t = new Telling(s)
  afterMarking(t, mark(t, b, side, [...c.units]))
  return accept(...t.events)
}

export function continueBattle(s: GreatWarState, c: Said<'continueBattle'>): GreatWarDecision {
  const b = battleAt(s, c.battle)
  if ('reason' in b) return b
  if (b.step !== 'decision') return wrongStep(b)
  const t = new Telling(s)
  pressOn(t, b)
  return accept(...t.events)
}

const retreatClause = (b: Battle) => (b.kind === 'sea' ? 'GW-13.15' : 'GW-13.7')

export function retreat(s: GreatWarState, c: Said<'retreat'>): GreatWarDecision {
  const b = battleAt(s, c.battle)
  if ('reason' in b) return b
  const leaving = b.kind === 'raid' ? [] : mayRetreat(s, b)
  if (leaving.length === 0) return no('GW-13.7', 'cannotRetreat', { battle: c.battle })
  if (b.step !== 'decision') return wrongStep(b)
  const { to } = c
  const wants = needsSpace(s, b)
  const legal = wants ? to !== undefined && retreatSpaces(s, b).includes(to) : to === undefined
  if (!legal) return no(retreatClause(b), 'badRetreatSpace', to ? { space: to } : { battle: c.battle })
  const t = new Telling(s)
  const flying = leaving.filter((id) => isAircraft(s, id))
  const going = leaving.filter((id) => !flying.includes(id))
  if (flying.length > 0) t.tell({ type: 'unitsRetreated', battle: b.battle, units: flying })
  if (going.length > 0) t.tell({ type: 'unitsRetreated', battle: b.battle, units: going, ...(to ? { to } : {}) })
  const stay = { ...b, attackers: b.attackers.filter((id) => !leaving.includes(id)) }
  if (stay.attackers.length > 0) pressOn(t, stay)
  else endBattle(t, b, 'retreated')
  return accept(...t.events)
}
const isAircraft = (s: GreatWarState, id: UnitId) => ['fighter', 'bomber'].includes(unit(s, id).kind)
