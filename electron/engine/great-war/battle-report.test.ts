/** What the battle board is told: numbers with their reasons, losses, retreats, the list (GW-13, 15, 10.7, 10.14). */
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, BattleReport, Fighter } from '../../../shared/great-war/battle-answer'
import { isNationId, type UnitId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { answer } from './ask'
import { shotsNow } from './rules/battle-dice'

const id = (x: UnitId | undefined) => x ?? ('' as UnitId)
type Kinds = Parameters<Table['put']>[2]
const asked = (t: Table): BattleAnswer => {
  const found = answer(t.state, { ask: 'battle' })
  if (!found.ok) throw new Error(found.error.problem)
  return found.value as BattleAnswer
}
const now = (t: Table): BattleReport => {
  const { now: report } = asked(t)
  if (!report) throw new Error('no battle')
  return report
}
const clauses = (list: readonly { clause: string }[]) => list.map((x) => x.clause)
const values = (list: readonly Fighter[]) => list.map((f) => `${f.kind} ${f.value}`)
const roll = (t: Table, ...dice: number[]) =>
  t.do({ type: 'rollBattleDice', by: t.state.acting, battle: t.state.turn.battle?.battle }, dice)

/** Every number is its base and its changes, and is the number the dice are thrown by. */
function addsUp(t: Table, report = now(t)): void {
  for (const f of [...report.attacker.fighters, ...report.defender.fighters])
    expect(f.base + f.why.reduce((sum, x) => sum + x.change, 0), `${f.kind} ${JSON.stringify(f.why)}`).toBe(f.value)
  const b = t.state.turn.battle
  if (!b || b.step === 'opening') return
  const said = new Map([...report.attacker.fighters, ...report.defender.fighters].map((f) => [f.unit, f.value]))
  for (const shot of shotsNow(t.state, b)) expect(said.get(shot.unit)).toBe(shot.needs)
}

function listed(ours: Kinds, theirs: Kinds, extra: (t: Table) => void = () => undefined): Table {
  const t = table().clear('germany', 'poland').at('germany', 'combat-move')
  t.put('poland', 'russia', theirs)
  const units = t.put('germany', 'germany', ours)
  extra(t)
  t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  return t
}
function land(...of: Parameters<typeof listed>): Table {
  const t = listed(...of)
  t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
  return t
}
function sea(ours: Kinds, theirs: Kinds): Table {
  const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
  t.put('north-sea', 'great-britain', theirs)
  const units = t.put('danish-sea', 'germany', ours)
  t.do({ type: 'moveUnits', by: 'germany', units, path: ['north-sea'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
  return t
}

describe('numbers and their reasons', () => {
  test('GW-4.4 one infantry for each gun, and which gun lifts it', () => {
    const t = land({ infantry: 3, artillery: 2 }, { infantry: 1 })
    const { fighters } = now(t).attacker
    expect(values(fighters)).toEqual(['infantry 2', 'infantry 2', 'infantry 1', 'artillery 2', 'artillery 2'])
    expect(clauses(fighters[0]?.why ?? [])).toEqual(['GW-4.4'])
    expect(fighters.slice(0, 3).map((f) => f.gun)).toEqual([fighters[3]?.unit, fighters[4]?.unit, undefined])
    addsUp(t)
  })
  test('GW-15.4 GW-15.5 the trench lifts infantry, a tank breaks it for one', () => {
    const t = land({ infantry: 2, tank: 1 }, { infantry: 2, artillery: 1 }, (x) => x.trench('poland', 'germany'))
    const { fighters } = now(t).defender
    expect(values(fighters)).toEqual(['infantry 3', 'infantry 2', 'artillery 2'])
    expect(clauses(fighters[1]?.why ?? [])).toEqual(['GW-15.4', 'GW-15.5'])
    expect(clauses(now(t).notes)).toEqual(['GW-15.6', 'GW-15.5'])
    addsUp(t)
  })
  test('GW-10.14 a Super Trench: no support, no roll for aircraft', () => {
    const t = land({ infantry: 1, artillery: 1, fighter: 1 }, { infantry: 1 }, (x) =>
      x.trench('poland', 'germany').tech('russia', '6').tech('germany', '2'),
    )
    const { fighters } = now(t).attacker
    expect(values(fighters)).toEqual(['infantry 1', 'artillery 2', 'fighter 0'])
    expect(fighters[2]?.why.map((x) => x.change)).toEqual([1, -3])
    expect(clauses(now(t).notes)).toContain('GW-10.14')
    addsUp(t)
  })
  test('GW-15.7 against aircraft alone a trench is no help', () => {
    const t = land({ fighter: 2 }, { infantry: 1 }, (x) => x.trench('poland', 'germany'))
    expect(values(now(t).defender.fighters)).toEqual(['infantry 2'])
    expect(clauses(now(t).notes)).toEqual(['GW-15.7'])
  })
  test('GW-10.8 Improved Aviation; GW-10.7 gas in the opening', () => {
    const t = land({ artillery: 2, fighter: 1 }, { infantry: 3, fighter: 1 }, (x) =>
      x.tech('germany', '1', '2').tech('russia', '2'),
    )
    expect(values(now(t).attacker.fighters)).toContain('fighter 3')
    expect(values(now(t).defender.fighters)).toContain('fighter 4')
    expect(now(t).opening.map((x) => `${x.for} ${x.value}`)).toEqual(['chemical 1', 'chemical 1'])
    expect(now(t).steps[0]).toEqual({ step: 'opening', state: 'now' })
    addsUp(t)
  })
  test('GW-13.12 GW-13.16 at sea: torpedoes without a ship to hit, transports without guns', () => {
    const t = sea({ dreadnought: 1, transport: 1, submarine: 1 }, { dreadnought: 1 })
    expect(values(now(t).attacker.fighters)).toEqual(['dreadnought 4', 'transport 0', 'submarine 2'])
    expect(clauses(now(t).notes)).toEqual(['GW-13.13', 'GW-13.12', 'GW-4.6'])
    expect(now(t).submerging).toHaveLength(1)
    addsUp(t)
  })
})

describe('losses', () => {
  test('GW-13.5 the cheapest first is what is offered, and it is what the rules accept', () => {
    const t = land({ artillery: 3 }, { infantry: 1, artillery: 2 })
    roll(t, 1, 1, 6)
    const { casualties, defender } = now(t)
    expect(casualties).toMatchObject({ side: 'defenders', due: 2, onAny: 2 })
    const kinds = casualties?.default.map((id) => defender.fighters.find((f) => f.unit === id)?.kind)
    expect(kinds).toEqual(['infantry', 'artillery'])
    const said = { type: 'selectCasualties', by: 'russia', battle: 'poland', units: casualties?.default }
    expect(t.judge(said).ok).toBe(true)
  })
  test('GW-10.7 gas cannot hit aircraft: nothing is free of it', () => {
    const t = land({ artillery: 1 }, { infantry: 1, artillery: 1, fighter: 1 }, (x) => x.tech('germany', '1'))
    roll(t, 1)
    expect(now(t).casualties).toMatchObject({ due: 1, onAny: 0 })
    expect(
      now(t)
        .defender.fighters.filter((f) => !f.narrow)
        .map((f) => f.kind),
    ).toEqual(['fighter'])
  })
  test('GW-4.6 a dreadnought has room for two hits, a damaged one for one', () => {
    const t = sea({ dreadnought: 2 }, { dreadnought: 2 })
    roll(t, 1, 6)
    expect(now(t).casualties).toBeUndefined() // one hit on two alike is no choice (GW-13.25)
    expect(now(t).defender.fighters.map((f) => [f.room, f.marked])).toEqual([
      [1, 1],
      [2, 0],
    ])
  })
})

describe('retreat', () => {
  test('GW-13.7 where to, who leaves, and why a space is closed', () => {
    const t = land({ infantry: 2 }, { infantry: 2 })
    roll(t, 6, 6)
    roll(t, 6, 6)
    expect(now(t).retreat).toMatchObject({ possible: true, needsSpace: true, to: ['germany'], closed: [], stays: [] })
    t.control('germany', 'france')
    expect(now(t).retreat).toMatchObject({ possible: false, to: [] })
    expect(now(t).retreat.closed).toEqual([{ space: 'germany', text: 'is not friendly', clause: 'GW-13.7' }])
  })
  test('GW-13.26 without a way out only aircraft leave', () => {
    const t = land({ infantry: 1, fighter: 1 }, { infantry: 2 })
    t.control('germany', 'france')
    expect(now(t).retreat.leaves).toHaveLength(1)
    expect(clauses(now(t).retreat.notes)).toEqual(['GW-13.7', 'GW-13.26'])
  })
})

describe('the list', () => {
  test('GW-13.2 a battle as it would begin, and why a later one has to wait', () => {
    const t = table().clear('germany', 'poland', 'north-sea', 'danish-sea').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 1 })
    t.put('north-sea', 'great-britain', { dreadnought: 1 })
    const army = t.put('germany', 'germany', { infantry: 1, artillery: 1 })
    const fleet = t.put('danish-sea', 'germany', { dreadnought: 1 })
    t.do({ type: 'moveUnits', by: 'germany', units: army, path: ['poland'] })
    t.do({ type: 'moveUnits', by: 'germany', units: fleet, path: ['north-sea'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const [first, second] = asked(t).listed
    expect(first).toMatchObject({ battle: 'north-sea', class: 'sea', fought: false })
    expect(first?.closed).toBeUndefined()
    expect(second).toMatchObject({ battle: 'poland', closed: { clause: 'GW-13.2' } })
    expect(values(second?.report?.attacker.fighters ?? [])).toEqual(['infantry 2', 'artillery 2'])
    expect(second?.report && addsUp(t, second.report)).toBeUndefined()
  })
  test('GW-13.17 GW-13.18 a landing: ships that bombard; behind a sea battle none, and it says so', () => {
    const landing = (guarded: boolean) => {
      const t = table().clear('denmark', 'danish-sea', 'germany').at('germany', 'combat-move')
      t.control('denmark', 'great-britain').with('denmark', 'great-britain', { infantry: 2 })
      const ships = t.put('danish-sea', 'germany', { transport: 1, dreadnought: 1 })
      const men = t.put('danish-sea', 'germany', { infantry: 2 }, { cargoOf: id(ships[0]) })
      if (guarded) t.put('danish-sea', 'great-britain', { dreadnought: 1 })
      t.do({ type: 'unloadTransport', by: 'germany', transport: ships[0], units: men, space: 'denmark' })
      t.do({ type: 'endCombatMovement', by: 'germany' })
      return asked(t).listed.find((b) => b.class === 'landing')
    }
    const open = landing(false)
    expect(open?.report?.opening.map((x) => `${x.for} ${x.value}`)).toEqual(['bombardment 4'])
    expect(open?.report?.attacker.fighters.map((f) => f.role)).toEqual(['landed', 'landed'])
    const behind = landing(true)
    expect(behind).toMatchObject({ closed: { clause: 'GW-13.2' }, report: { opening: [] } })
    expect(clauses(behind?.report?.notes ?? [])[0]).toBe('GW-13.18')
    expect(behind?.report?.attacker.fighters).toHaveLength(2)
  })
  test('GW-13.20 GW-13.21 a raid: who may rise, and what the bombs can cost at most', () => {
    const t = table().clear('france', 'germany').at('germany', 'combat-move')
    t.tech('germany', '2').treasury('france', 2)
    t.put('france', 'france', { fighter: 2 })
    const [bomber] = t.put('germany', 'germany', { bomber: 1 })
    const [escort] = t.put('germany', 'germany', { fighter: 1 })
    t.do({ type: 'declareBombingRaid', by: 'germany', bombers: [bomber], escorts: [escort], space: 'france' })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const { interceptions } = asked(t)
    expect(interceptions).toMatchObject([
      { space: 'france', by: 'france', report: { raid: { bombers: 1, worth: 3, most: 2 } } },
    ])
    expect(interceptions[0]?.fighters).toHaveLength(2)
    t.do({ type: 'chooseInterceptors', by: 'france', space: 'france', units: interceptions[0]?.fighters ?? [] })
    t.do({ type: 'rollBombingRaid', by: 'germany', space: 'france' }, [6, 1, 6])
    expect(now(t)).toMatchObject({ step: 'attackerMarks', casualties: { side: 'attackers', due: 1 } })
    addsUp(t)
  })
  test('GW-19.21 Mexicans have no numbers of their own, and everybody may stop', () => {
    const t = table().at('united-states', 'combat-move')
    t.patch({ us: { ...t.state.us, war: { target: 'mexico', since: 1 }, mexicans: 5 } })
    t.put('eastern-us', 'united-states', { infantry: 2 })
    t.do({ type: 'endCombatMovement', by: 'united-states' })
    t.do({ type: 'startBattle', by: 'united-states', battle: 'mexico' })
    expect(now(t).defender.fighters).toHaveLength(5)
    expect(now(t).defender.nations.every(isNationId)).toBe(true)
    expect(clauses(now(t).retreat.notes)).toEqual(['GW-19.23'])
    addsUp(t)
  })
})
