/** Chapter 13: battles step by step, raids, and the bookkeeping. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId, UnitId } from '../../../shared/great-war/ids'
import { greatWarCore } from './game'
import { seenIn } from './open-deeds'
import { sayCommand } from '../../../shared/wording/great-war-commands'
import { table, type Table } from '../testing/great-war/table'
import { shotsNow } from './rules/battle-dice'
import { retreatSpaces } from './rules/retreat'

type Kinds = Parameters<Table['put']>[2]
const move = (by: string, units: readonly (string | undefined)[], ...path: string[]) => ({
  type: 'moveUnits',
  by,
  units,
  path,
})
const id = (x: UnitId | undefined) => x ?? ('' as UnitId)
const step = (t: Table) => t.state.turn.battle?.step
const battle = (t: Table) => t.state.turn.battle ?? never()
const never = (): never => {
  throw new Error('no battle')
}
const needs = (t: Table) => shotsNow(t.state, battle(t)).map((x) => `${x.kind} ${x.needs}`)

/** Germany attacks Poland over land; answers the table at the battle's first step. */
function land(ours: Kinds, theirs: Kinds, extra: (t: Table) => void = () => undefined): Table {
  const t = table().clear('germany', 'poland').at('germany', 'combat-move')
  t.put('poland', 'russia', theirs)
  const units = t.put('germany', 'germany', ours)
  extra(t)
  t.do(move('germany', units, 'poland'))
  t.do({ type: 'endCombatMovement', by: 'germany' })
  t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
  return t
}
/** Germany sails from the Danish Sea into the North Sea. */
function sea(ours: Kinds, theirs: Kinds, owner: NationId = 'great-britain'): Table {
  const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
  t.put('north-sea', owner, theirs)
  const units = t.put('danish-sea', 'germany', ours)
  t.do(move('germany', units, 'north-sea'))
  t.do({ type: 'endCombatMovement', by: 'germany' })
  t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
  return t
}
const roll = (t: Table, ...dice: number[]) =>
  t.do({ type: 'rollBattleDice', by: t.state.acting, battle: battle(t).battle }, dice)
const select = (t: Table, by: string, ...units: (string | undefined)[]) =>
  t.say({ type: 'selectCasualties', by, battle: battle(t).battle, units })
const submerge = (t: Table, by: string, ...units: string[]) =>
  t.say({ type: 'submergeSubmarines', by, battle: battle(t).battle, units })

describe('GW-13 land battles', () => {
  test('GW-13.4 GW-13.27 attackers, then defenders with those just hit, then losses, then the decision', () => {
    const t = land({ infantry: 3 }, { infantry: 2 })
    roll(t, 1, 6, 6)
    expect(step(t)).toBe('defendersFire')
    expect(needs(t)).toEqual(['infantry 2', 'infantry 2'])
    expect(t.there('poland', 'russia')).toBe('2 infantry')
    roll(t, 1, 6)
    expect([t.there('poland', 'germany'), t.there('poland', 'russia')]).toEqual(['2 infantry', '1 infantry'])
    expect(step(t)).toBe('decision')
  })
  test('GW-13.3 GW-13.17 opening victims are removed at once and do not fire', () => {
    const t = land({ artillery: 2 }, { infantry: 2 }, (x) => x.tech('germany', '1'))
    roll(t, 1, 6)
    expect(t.there('poland', 'russia')).toBe('1 infantry')
    roll(t, 6, 6)
    expect(needs(t)).toEqual(['infantry 2'])
  })
  test('GW-13.5 each side chooses its losses; the wrong number and the wrong unit are refused (case R22)', () => {
    const t = land({ artillery: 2 }, { infantry: 1, artillery: 1 })
    roll(t, 1, 6)
    expect(step(t)).toBe('defenderMarks')
    const [infantry] = t.ids('poland', 'russia', 'infantry')
    const [artillery] = t.ids('poland', 'russia', 'artillery')
    expect(select(t, 'germany', infantry)).toMatchObject({ reason: 'notYourTurn' })
    expect(select(t, 'russia', infantry, artillery)).toMatchObject({ reason: 'wrongNumber', clause: 'GW-13.5' })
    expect(select(t, 'russia', ...t.ids('poland', 'germany').slice(0, 1))).toMatchObject({
      reason: 'illegalCasualty',
      clause: 'GW-13.12',
    })
    expect(select(t, 'russia', artillery).ok).toBe(true)
  })
  test('GW-13.5 where several nations defend, the controller’s seat chooses for all', () => {
    const t = land({ artillery: 2 }, { infantry: 1 }, (x) => x.with('poland', 'france', { infantry: 1 }))
    roll(t, 1, 6)
    expect(select(t, 'france', ...t.ids('poland', 'france'))).toMatchObject({ reason: 'notYourTurn' })
    expect(select(t, 'russia', ...t.ids('poland', 'france')).ok).toBe(true)
  })
  test('GW-13.5 forces without a seat lose the cheapest first', () => {
    const t = table().clear('germany', 'denmark').at('germany', 'combat-move')
    t.put('denmark', 'denmark', { infantry: 1, artillery: 1 })
    const units = t.put('germany', 'germany', { artillery: 2 })
    t.do({ type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' })
    t.do(move('germany', units, 'denmark'))
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'denmark' })
    roll(t, 1, 6)
    roll(t, 6, 6)
    expect(t.there('denmark', 'denmark')).toBe('1 artillery')
  })
  test('GW-13.7 a retreat leads to where an attacker came from, all together', () => {
    const t = land({ infantry: 3 }, { infantry: 2 })
    roll(t, 6, 6, 6)
    roll(t, 6, 6)
    expect(retreatSpaces(t.state, battle(t))).toEqual(['germany'])
    const back = { type: 'retreat', by: 'germany', battle: 'poland' }
    expect(t.say({ ...back, to: 'czechoslovakia' })).toMatchObject({ reason: 'badRetreatSpace', clause: 'GW-13.7' })
    t.do({ ...back, to: 'germany' })
    expect(t.there('germany', 'germany')).toBe('3 infantry')
    expect(t.state.turn.battle).toBeUndefined()
  })
  test('GW-13.8 the last defender gone, the space is taken; by aircraft alone it is not', () => {
    const t = land({ artillery: 1 }, { infantry: 1 })
    roll(t, 1)
    roll(t, 6)
    expect(t.state.territories['poland' as SpaceId]?.controller).toBe('germany')
    const air = land({ fighter: 1 }, { infantry: 1 })
    roll(air, 1)
    roll(air, 6)
    expect(air.state.territories['poland' as SpaceId]?.controller).toBe('russia')
  })
  test('GW-13.9 mutual destruction changes nothing', () => {
    const t = land({ artillery: 1 }, { infantry: 1 })
    roll(t, 1)
    roll(t, 1)
    expect(t.there('poland')).toBe('')
    expect(t.state.territories['poland' as SpaceId]?.controller).toBe('russia')
  })
  test('GW-13.25 losses without a choice are taken at once, lowest number first', () => {
    const t = land({ artillery: 2 }, { infantry: 3 })
    const [lowest] = t.ids('poland', 'russia')
    const told = roll(t, 1, 6)
    expect(told).toContainEqual({ type: 'casualtiesMarked', battle: 'poland', side: 'defenders', units: [lowest] })
  })
  test('GW-13.26 aircraft may retreat, stay over the space and land in phase 5', () => {
    const t = land({ fighter: 1 }, { infantry: 1 })
    roll(t, 6)
    roll(t, 6)
    expect(t.say({ type: 'retreat', by: 'germany', battle: 'poland', to: 'germany' })).toMatchObject({
      reason: 'badRetreatSpace',
    })
    t.do({ type: 'retreat', by: 'germany', battle: 'poland' })
    t.end()
    t.do(move('germany', t.ids('poland', 'germany'), 'germany'))
    expect(t.next()).toBe('place')
  })
  test('GW-13.10 GW-13.27 with a trench marker alone left the battle is over and nobody is asked to retreat (case R10)', () => {
    const t = land({ artillery: 2 }, { infantry: 1 }, (x) => x.trench('poland', 'germany'))
    roll(t, 1, 6)
    roll(t, 6)
    expect(t.state.turn.battle).toBeUndefined()
  })
  test('GW-15.8 a trench is no casualty: two hits on one infantry behind one kill the infantry (case R11)', () => {
    const t = land({ artillery: 2 }, { infantry: 1 }, (x) => x.trench('poland', 'germany'))
    roll(t, 1, 1)
    expect(t.state.territories['poland' as SpaceId]?.trenches).toEqual(['germany'])
    roll(t, 6)
    expect(t.state.territories['poland' as SpaceId]?.trenches).toEqual([])
  })
  test('GW-13.27 WRONG_STEP: a command of another step', () => {
    const t = land({ infantry: 2 }, { infantry: 1 })
    expect(t.say({ type: 'continueBattle', by: 'germany', battle: 'poland' })).toMatchObject({
      reason: 'wrongStep',
      clause: 'GW-13.27',
    })
    expect(t.say({ type: 'retreat', by: 'germany', battle: 'poland', to: 'germany' })).toMatchObject({
      reason: 'wrongStep',
    })
    expect(t.say({ type: 'endPhase', by: 'germany' })).toMatchObject({ reason: 'pendingChoice', clause: 'GW-22.4' })
  })
})

describe('GW-13 order and list', () => {
  test('GW-13.23 a battle that is on the list and has not begun is told apart from one that is not there', () => {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 1 })
    const men = t.put('germany', 'germany', { infantry: 1 })
    t.do(move('germany', men, 'poland'))
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const early = (space: string) => t.say({ type: 'rollBattleDice', by: 'germany', battle: space })
    expect(early('poland')).toMatchObject({ reason: 'noBattle', facts: { why: 'notBegun' } })
    expect(early('france')).toMatchObject({ reason: 'noBattle', facts: { battle: 'france' } })
  })
  test('GW-13.1 GW-13.2 sea before land; inside a class as the attacker likes', () => {
    const t = table().at('germany', 'combat-move').clear('poland')
    t.put('poland', 'russia', { infantry: 1 })
    t.do(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 3), 'poland'))
    t.do(move('germany', t.ids('danish-sea', 'germany', 'dreadnought'), 'north-sea'))
    t.do({ type: 'endCombatMovement', by: 'germany' })
    expect(t.say({ type: 'startBattle', by: 'germany', battle: 'poland' })).toMatchObject({
      reason: 'badOrder',
      clause: 'GW-13.2',
    })
    expect(t.say({ type: 'startBattle', by: 'germany', battle: 'baltic-sea' })).toMatchObject({
      reason: 'noBattle',
      clause: 'GW-13.23',
    })
    t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
  })
  test('GW-13.23 the phase cannot end while an obligatory battle is open; optional ones lapse', () => {
    const t = table().at('germany', 'combat-move')
    t.do(move('germany', t.ids('danish-sea', 'germany', 'dreadnought'), 'north-sea'))
    expect(t.say({ type: 'endPhase', by: 'germany' })).toMatchObject({ reason: 'pendingChoice' })
    const idle = table().at('germany', 'combat-move')
    idle.do(move('germany', idle.ids('danish-sea', 'germany', 'submarine'), 'north-sea'))
    idle.do({ type: 'endCombatMovement', by: 'germany' })
    idle.end()
    expect(idle.state.phase).toBe('non-combat')
  })
  test('GW-13.24 one die for each unit that can hit, by kind, value and number', () => {
    const t = land({ fighter: 1, artillery: 1, infantry: 2 }, { infantry: 1 })
    expect(needs(t)).toEqual(['infantry 2', 'infantry 1', 'artillery 2', 'fighter 2'])
    const [higher, lower] = shotsNow(t.state, battle(t)).map((x) => x.unit)
    expect([higher, lower]).toEqual(t.ids('poland', 'germany', 'infantry'))
  })
})

describe('GW-13 sea battles', () => {
  test('GW-13.11 GW-13.13 submarines strike first; their victims never fire', () => {
    const t = sea({ submarine: 1, dreadnought: 1 }, { transport: 1, dreadnought: 1 })
    submerge(t, 'germany')
    roll(t, 2)
    expect(step(t)).toBe('firstStrikeLosses')
    expect(select(t, 'great-britain', ...t.ids('north-sea', 'great-britain', 'transport')).ok).toBe(true)
    expect(needs(t)).toEqual(['dreadnought 4'])
    roll(t, 6)
    expect(needs(t)).toEqual(['dreadnought 4'])
  })
  test('GW-13.12 submarines hit ships only: a fighter is no legal victim (case R22)', () => {
    const t = table().clear('north-sea', 'danish-sea').at('great-britain', 'combat-move')
    const [fighter] = t.ids('united-kingdom', 'great-britain', 'fighter')
    t.put('danish-sea', 'germany', { submarine: 1 })
    const ships = t.put('north-sea', 'great-britain', { dreadnought: 1, transport: 1 })
    t.do(move('great-britain', ships, 'danish-sea'))
    t.do(move('great-britain', [fighter], 'north-sea', 'danish-sea'))
    t.do({ type: 'endCombatMovement', by: 'great-britain' })
    t.do({ type: 'startBattle', by: 'great-britain', battle: 'danish-sea' })
    roll(t, 6, 6)
    submerge(t, 'germany')
    roll(t, 1)
    expect(select(t, 'great-britain', fighter)).toMatchObject({ reason: 'illegalCasualty', clause: 'GW-13.12' })
    expect(select(t, 'great-britain', ...t.ids('danish-sea', 'great-britain', 'transport')).ok).toBe(true)
  })
  test('GW-13.14 a submarine that submerged is out, surfaces at the end of the phase and raids nothing (case R15)', () => {
    const t = sea({ submarine: 2 }, { dreadnought: 1 })
    expect(step(t)).toBe('attackerSubmerges')
    expect(submerge(t, 'germany', ...t.ids('north-sea', 'great-britain'))).toMatchObject({
      reason: 'notASubmarine',
      clause: 'GW-13.14',
    })
    expect(submerge(t, 'germany', ...t.ids('north-sea', 'germany')).ok).toBe(true)
    expect(t.state.turn.battle).toBeUndefined()
    expect(t.end()).toContainEqual({ type: 'submarinesSurfaced', units: t.ids('north-sea', 'germany') })
    expect(t.there('north-sea')).toBe('1 dreadnought, 2 submarine')
  })
  test('GW-13.15 the fleet retreats together to a zone it came from, free of hostile dreadnoughts (case R9)', () => {
    const t = sea({ dreadnought: 2 }, { dreadnought: 2 })
    roll(t, 6, 6)
    roll(t, 6, 6)
    const back = { type: 'retreat', by: 'germany', battle: 'north-sea' }
    expect(retreatSpaces(t.state, battle(t))).toEqual(['danish-sea'])
    expect(t.say({ ...back, to: 'norwegian-sea' })).toMatchObject({ reason: 'badRetreatSpace', clause: 'GW-13.15' })
    t.do({ ...back, to: 'danish-sea' })
    expect(t.there('danish-sea', 'germany')).toBe('2 dreadnought')
  })
  test('GW-13.15 CANNOT_RETREAT: ships that came from nowhere', () => {
    const t = table().clear('north-sea').at('germany', 'combat-move')
    t.put('north-sea', 'germany', { dreadnought: 1 })
    t.put('north-sea', 'great-britain', { dreadnought: 1 })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
    expect(t.say({ type: 'retreat', by: 'germany', battle: 'north-sea', to: 'danish-sea' })).toMatchObject({
      reason: 'cannotRetreat',
      clause: 'GW-13.7',
    })
  })
  test('GW-13.16 transports do not attack, defend at 1, and may be chosen as losses (case R17)', () => {
    const t = sea({ dreadnought: 1, transport: 1 }, { transport: 2, dreadnought: 1 })
    expect(needs(t)).toEqual(['dreadnought 4'])
    roll(t, 1)
    expect(select(t, 'great-britain', ...t.ids('north-sea', 'great-britain', 'transport').slice(0, 1)).ok).toBe(true)
    expect(needs(t)).toEqual(['transport 1', 'transport 1', 'dreadnought 4'])
  })
  test('GW-4.6 two hits may sink one dreadnought or damage two: that is a choice', () => {
    const t = sea({ dreadnought: 2 }, { dreadnought: 2 })
    roll(t, 1, 1)
    expect(step(t)).toBe('defenderMarks')
    const [first] = t.ids('north-sea', 'great-britain')
    expect(select(t, 'great-britain', first, first).ok).toBe(true)
    roll(t, 6, 6)
    expect(t.there('north-sea', 'great-britain')).toBe('1 dreadnought')
  })
  test('GW-13.25 GW-4.6 both ways to take two hits on two dreadnoughts are on offer: one sunk, two damaged', () => {
    const t = sea({ dreadnought: 2 }, { dreadnought: 2 })
    roll(t, 1, 1)
    const [a, b] = t.ids('north-sea', 'great-britain')
    const ways = greatWarCore.legal(t.state).flatMap((x) => ('units' in x.command ? [x.command.units] : []))
    expect(ways).toContainEqual([a, a])
    expect(ways).toContainEqual([a, b])
  })
  test('GW-13.25 a loaded transport and an empty one are not alike: their owner chooses', () => {
    const t = sea({ dreadnought: 1 }, { transport: 2 })
    const [empty, laden] = t.ids('north-sea', 'great-britain')
    t.put('north-sea', 'great-britain', { infantry: 1 }, { cargoOf: id(laden) })
    roll(t, 1)
    expect(step(t)).toBe('defenderMarks')
    const ways = greatWarCore.legal(t.state).flatMap((x) => ('units' in x.command ? [x.command.units] : []))
    expect(ways).toEqual(expect.arrayContaining([[empty], [laden]]))
    const said = greatWarCore.legal(t.state).map((x) => sayCommand(x.command, seenIn(t.state)))
    expect(said).toEqual(
      expect.arrayContaining(['Mark 1 transport as lost', 'Mark 1 transport with 1 unit aboard as lost']),
    )
    expect(select(t, 'great-britain', empty).ok).toBe(true)
  })
})

describe('GW-13 landings', () => {
  /** Britain lands two men from the North Sea fleet in Germany. */
  function landing(defenders: Kinds, guard: Kinds = {}): Table {
    const t = table().clear('danish-sea', 'germany').at('great-britain', 'combat-move')
    t.put('germany', 'germany', defenders)
    t.put('danish-sea', 'germany', guard)
    const [ship] = t.ids('north-sea', 'great-britain', 'transport')
    const men = t.ids('united-kingdom', 'great-britain', 'infantry').slice(0, 2)
    t.do({ type: 'loadTransport', by: 'great-britain', transport: ship, units: men })
    t.do(move('great-britain', [ship, ...t.ids('north-sea', 'great-britain', 'dreadnought')], 'danish-sea'))
    t.do({ type: 'unloadTransport', by: 'great-britain', transport: ship, units: men, space: 'germany' })
    t.do({ type: 'endCombatMovement', by: 'great-britain' })
    return t
  }
  const start = (t: Table, where: string, more: object = {}) =>
    t.say({ type: 'startBattle', by: 'great-britain', battle: where, ...more })
  test('GW-13.17 dreadnoughts that fought no sea battle bombard once, at 4; the landed cannot retreat (GW-13.7)', () => {
    const t = landing({ infantry: 4 })
    expect(start(t, 'germany').ok).toBe(true)
    expect(needs(t)).toEqual(['dreadnought 4', 'dreadnought 4', 'dreadnought 4'])
    roll(t, 1, 6, 6)
    expect(t.there('germany', 'germany')).toBe('3 infantry')
    roll(t, 6, 6)
    roll(t, 6, 6, 6)
    // Nobody may retreat, so there is no decision and the next round stands.
    expect(step(t)).toBe('attackersFire')
    expect(t.say({ type: 'retreat', by: 'great-britain', battle: 'germany', to: 'denmark' })).toMatchObject({
      reason: 'cannotRetreat',
    })
  })
  test('GW-13.17 BAD_UNITS: a ship that may not bombard', () => {
    const t = landing({ infantry: 2 })
    expect(start(t, 'germany', { bombarding: t.ids('north-sea', 'great-britain', 'transport') })).toMatchObject({
      reason: 'badUnits',
    })
    expect(start(t, 'germany', { bombarding: [] }).ok).toBe(true)
    expect(needs(t)).toEqual(['infantry 1', 'infantry 1'])
  })
  test('GW-13.18 GW-13.23 without victory at sea the men stay aboard and the landing drops out', () => {
    const t = landing({ infantry: 2 }, { dreadnought: 1 })
    expect(start(t, 'germany')).toMatchObject({ reason: 'badOrder' })
    expect(start(t, 'danish-sea').ok).toBe(true)
    roll(t, 6, 6, 6)
    roll(t, 6)
    t.do({ type: 'retreat', by: 'great-britain', battle: 'danish-sea', to: 'north-sea' })
    expect(start(t, 'germany')).toMatchObject({ reason: 'noBattle' })
    expect(t.there('north-sea', 'great-britain')).toContain('2 infantry')
    t.end()
    expect(t.state.phase).toBe('non-combat')
  })
  test('GW-13.18 hostile submarines and transports alone do not stop a landing', () => {
    const t = landing({ infantry: 2 }, { submarine: 1, transport: 1 })
    expect(start(t, 'germany').ok).toBe(true)
  })
  test('GW-13.17 who fought at sea does not bombard', () => {
    const t = landing({ infantry: 2 }, { dreadnought: 1 })
    start(t, 'danish-sea')
    roll(t, 1, 1, 6)
    roll(t, 6)
    expect(start(t, 'germany').ok).toBe(true)
    expect(needs(t)).toEqual(['infantry 1', 'infantry 1'])
  })
  test('GW-13.19 an army come overland joins the landing in one battle, and half the trench rule counts the sea as not faced', () => {
    const t = table()
      .clear('danish-sea', 'germany')
      .control('denmark', 'great-britain')
      .at('great-britain', 'combat-move')
    t.trench('germany', 'denmark').put('germany', 'germany', { infantry: 3 })
    const army = t.clear('denmark').put('denmark', 'great-britain', { infantry: 1 })
    const [ship] = t.ids('north-sea', 'great-britain', 'transport')
    const men = t.ids('united-kingdom', 'great-britain', 'infantry').slice(0, 2)
    t.do({ type: 'loadTransport', by: 'great-britain', transport: ship, units: men })
    t.do(move('great-britain', [ship], 'danish-sea'))
    t.do({ type: 'unloadTransport', by: 'great-britain', transport: ship, units: men, space: 'germany' })
    t.do(move('great-britain', army, 'germany'))
    t.do({ type: 'endCombatMovement', by: 'great-britain' })
    start(t, 'germany')
    expect(battle(t)).toMatchObject({
      attackers: [...men, ...army].sort((a, b) => Number(a.slice(1)) - Number(b.slice(1))),
      trench: false,
    })
    roll(t, 6, 6, 6)
    roll(t, 6, 6, 6)
    t.do({ type: 'retreat', by: 'great-britain', battle: 'germany', to: 'denmark' })
    expect(battle(t).attackers).toEqual(men)
  })
})

describe('GW-13 bombing raids', () => {
  function raid(escorts: number, fighters: number): Table {
    const t = table().tech('germany', '2', '4').clear('france').at('germany', 'combat-move')
    const bombers = t.put('germany', 'germany', { bomber: 1 })
    const away = t.put('germany', 'germany', { fighter: escorts })
    t.put('france', 'france', { infantry: 1, fighter: fighters })
    t.do({ type: 'declareBombingRaid', by: 'germany', bombers, escorts: away, space: 'france' })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    return t
  }
  const bomb = (t: Table, ...dice: number[]) => t.do({ type: 'rollBombingRaid', by: 'germany', space: 'france' }, dice)
  test('GW-13.20 each bomber’s die is paid to the bank, capped at the space’s value', () => {
    const t = raid(0, 0)
    bomb(t, 5)
    expect(t.state.nations.france.treasury).toBe(9 - 3)
    t.end()
    expect(t.state.phase).toBe('non-combat')
  })
  test('GW-13.20 and never more than the treasury', () => {
    const t = raid(0, 0).treasury('france', 2)
    bomb(t, 6)
    expect(t.state.nations.france.treasury).toBe(0)
  })
  test('GW-13.21 GW-13.22 interceptors are asked first, hit on 2, escorts on 1, with or without Improved Aviation', () => {
    const t = raid(1, 1)
    expect(t.say({ type: 'rollBombingRaid', by: 'germany', space: 'france' })).toMatchObject({ reason: 'wrongStep' })
    t.do({ type: 'chooseInterceptors', by: 'france', space: 'france', units: t.ids('france', 'france', 'fighter') })
    // Escort 2 misses, interceptor 2 hits: the attacker chooses fighter or bomber.
    bomb(t, 2, 2)
    expect(step(t)).toBe('attackerMarks')
    expect(select(t, 'germany', ...t.ids('france', 'germany', 'fighter')).ok).toBe(true)
    bomb(t, 1)
    expect(t.state.nations.france.treasury).toBe(8)
    expect(t.there('france')).toBe('1 bomber, 1 infantry, 1 fighter')
  })
  test('GW-22.4 a raid without fighters against it waits while somebody is asked who rises over another', () => {
    const t = table().tech('germany', '2', '4').clear('france').clear('united-kingdom').at('germany', 'combat-move')
    const [first, second] = t.put('germany', 'germany', { bomber: 2 })
    t.put('france', 'france', { fighter: 1 })
    t.put('united-kingdom', 'great-britain', { infantry: 1 })
    for (const [bomber, space] of [
      [first, 'france'],
      [second, 'united-kingdom'],
    ])
      t.do({ type: 'declareBombingRaid', by: 'germany', bombers: [bomber], escorts: [], space })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const other = { type: 'rollBombingRaid', by: 'germany', space: 'united-kingdom' }
    expect(t.say(other)).toMatchObject({ clause: 'GW-22.4', reason: 'pendingChoice' })
    t.do({ type: 'chooseInterceptors', by: 'france', space: 'france', units: [] })
    t.do(other, [2])
    expect(t.state.nations['great-britain'].treasury).toBe(15 - 2)
  })
  test('GW-13.21 both sides roll at the same time; a raid that loses its bombers is over', () => {
    const t = raid(0, 1)
    t.do({ type: 'chooseInterceptors', by: 'france', space: 'france', units: t.ids('france', 'france', 'fighter') })
    bomb(t, 1)
    expect(t.state.turn.battle).toBeUndefined()
    expect(t.there('france', 'germany')).toBe('')
    expect(t.state.nations.france.treasury).toBe(9)
  })
  test('GW-13.21 BAD_UNITS and nobody: only own fighters intercept, or none', () => {
    const t = raid(0, 1)
    const choose = (units: UnitId[]) => t.say({ type: 'chooseInterceptors', by: 'france', space: 'france', units })
    expect(choose(t.ids('france', 'france', 'infantry'))).toMatchObject({ reason: 'badUnits', clause: 'GW-13.21' })
    expect(choose([]).ok).toBe(true)
    bomb(t, 3)
    expect(t.state.nations.france.treasury).toBe(6)
  })
  test('GW-13.20 a raid wants a hostile complex, bombers, and a way home', () => {
    const t = table().tech('germany', '2', '4').complex('trans-jordan').at('germany', 'combat-move')
    const [bomber] = t.put('germany', 'germany', { bomber: 1 })
    const go = (bombers: (string | undefined)[], space: string) =>
      t.say({ type: 'declareBombingRaid', by: 'germany', bombers, escorts: [], space })
    expect(go([bomber], 'poland')).toMatchObject({ reason: 'noComplex', clause: 'GW-13.20' })
    expect(go(t.ids('germany', 'germany', 'infantry').slice(0, 1), 'france')).toMatchObject({
      reason: 'badUnits',
      clause: 'GW-13.20',
    })
    expect(go([bomber], 'trans-jordan')).toMatchObject({ reason: 'tooFar', clause: 'GW-12.2' })
    expect(go([bomber], 'moscow')).toMatchObject({ reason: 'noLandingPlace', clause: 'GW-12.7' })
    expect(go([bomber], 'france').ok).toBe(true)
    expect(id(bomber)).toBe(bomber)
  })
})

describe('GW-15 trenches', () => {
  const build = (space: string, facing: string) => ({ type: 'buildTrench', by: 'germany', space, facing })
  const digger = () => table().waiting('germany', 'trench', 2).at('germany', 'place')
  test('GW-15.1 GW-15.2 one territory against one adjacent land space, once', () => {
    const t = digger()
    expect(t.say(build('germany', 'danish-sea'))).toMatchObject({ reason: 'notAdjacent', clause: 'GW-15.2' })
    expect(t.say(build('germany', 'hungary'))).toMatchObject({ reason: 'notAdjacent' })
    expect(t.say(build('germany', 'switzerland'))).toMatchObject({ reason: 'trueNeutral', clause: 'GW-15.2' })
    t.do(build('germany', 'poland'))
    expect(t.say(build('germany', 'poland'))).toMatchObject({ reason: 'trenchExists', clause: 'GW-15.2' })
    t.do(build('germany', 'eastern-france'))
    expect(t.say(build('germany', 'denmark'))).toMatchObject({ reason: 'notPurchased', clause: 'GW-14.2' })
  })
  test('GW-15.3 an infantry of the builder must have been there when the phase began', () => {
    const t = table().waiting('germany', 'trench', 1).clear('germany').at('germany', 'place')
    t.put('germany', 'germany', { infantry: 1 })
    expect(t.say(build('germany', 'poland'))).toMatchObject({ reason: 'noInfantry', clause: 'GW-15.3' })
    expect(t.say(build('poland', 'germany'))).toMatchObject({ reason: 'badSpace', clause: 'GW-15.3' })
  })
  test('GW-15.4 the bonus is for all defending infantry, friends included, and only infantry', () => {
    const t = land({ infantry: 1 }, { infantry: 1, artillery: 1 }, (x) =>
      x.trench('poland', 'germany').with('poland', 'france', { infantry: 1 }),
    )
    roll(t, 6)
    expect(needs(t)).toEqual(['infantry 3', 'infantry 3', 'artillery 2'])
  })
  test('GW-15.5 each attacking tank cancels it for one infantry, counted anew each round', () => {
    const t = land({ tank: 1, infantry: 3 }, { infantry: 3 }, (x) => x.trench('poland', 'germany'))
    roll(t, 6, 6, 6, 6)
    expect(needs(t)).toEqual(['infantry 3', 'infantry 3', 'infantry 2'])
    roll(t, 1, 6, 6)
    expect(select(t, 'germany', ...t.ids('poland', 'germany', 'tank')).ok).toBe(true)
    t.do({ type: 'continueBattle', by: 'germany', battle: 'poland' })
    roll(t, 6, 6, 6)
    expect(needs(t)).toEqual(['infantry 3', 'infantry 3', 'infantry 3'])
  })
  test('GW-15.6 half of the attackers, counted at the start', () => {
    expect(battle(land({ infantry: 1 }, { infantry: 1 }, (x) => x.trench('poland', 'germany'))).trench).toBe(true)
    expect(battle(land({ infantry: 1 }, { infantry: 1 }, (x) => x.trench('poland', 'hungary'))).trench).toBe(false)
  })
  test('GW-15.7 GW-15.9 aircraft alone meet no +1; the controller’s Super Trench denies them their rolls', () => {
    const t = land({ fighter: 1 }, { infantry: 1 }, (x) => x.trench('poland', 'hungary'))
    expect(needs(t)).toEqual(['fighter 2'])
    roll(t, 6)
    expect(needs(t)).toEqual(['infantry 2'])
    const proof = land({ fighter: 1 }, { infantry: 1 }, (x) => x.tech('russia', '6').trench('poland', 'hungary'))
    expect(step(proof)).toBe('defendersFire')
  })
})
