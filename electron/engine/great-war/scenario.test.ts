/** Scenarios: other figures than the built-in ones, kept with the campaign; what contradicts itself is refused in words. */
import { describe, expect, test } from 'vitest'
import { CHANGEABLE, changeableAt, NAMES, type Change } from '../../../shared/great-war/scenario'
import { fuzzWith } from '../testing/fuzz'
import { scenarioSpeaker } from '../testing/great-war/scenarios'
import { Table } from '../testing/great-war/table'
import type { BattleAnswer } from '../../../shared/odds/answer'
import { canonical, hashState } from '../core/hash'
import { answerOdds } from '../odds'
import { data } from './data'
import { figures } from './figures'
import { greatWarCore as game } from './game'
import { oddsOf } from './odds'
import { shotsNow } from './rules/battle-dice'
import { figureAt, withScenario } from './scenario'

const scenario = (...changes: readonly (readonly [string, Change['value']])[]) => ({
  name: 'The original sheets',
  base: 1,
  changes: changes.map(([at, value]) => ({ at, value })),
})
const PLAYERS = { players: ['Ann', 'Ben', 'Cas', 'Dee', 'Eve', 'Fay'].map((name) => ({ name })) }
const read = (given: unknown) => game.parseOptions({ ...PLAYERS, scenario: given })
const faultOf = (given: unknown) => {
  const parsed = read(given)
  if (parsed.ok) throw new Error('it was taken')
  return parsed.error
}
const says = (...changes: readonly (readonly [string, Change['value']])[]) => {
  const { at, problem } = faultOf(scenario(...changes))
  return `${at}: ${problem}`
}

const ORIGINAL = scenario(
  ['units.infantry.cost', 4],
  ['units.artillery.manpower', 2],
  ['manpower.germany.total', 150],
  ['setup.germany.germany.infantry', 12],
  ['setup.france.tunisia.infantry', 2],
  ['complexes.egypt', true],
  ['spaces.egypt.ipc', 3],
  ['technologies.france', ['1', '2']],
  ['influence.italy.start', 1],
  ['opinion.start', -2],
  ['treasuries.france', 20],
  [
    'seats.6',
    [
      ['great-britain', 'serbia'],
      ['france'],
      ['russia'],
      ['germany'],
      ['austria-hungary', 'bolsheviks'],
      ['ottoman-empire'],
    ],
  ],
)
const table = () => new Table(6, 'automaton', ORIGINAL)

describe('GW-1.3 a scenario of other figures', () => {
  test('GW-5.1 GW-2.13 GW-7.1 the start is the scenario’s: units, complexes, manpower, money, seats, tracks', () => {
    const { state } = table()
    const count = (space: string, owner: string) =>
      Object.values(state.units).filter((u) => u.space === space && u.owner === owner && u.kind === 'infantry').length
    expect([count('germany', 'germany'), count('tunisia', 'france')]).toEqual([12, 2])
    expect(state.territories['egypt' as never]?.complex).toBe(true)
    // 20 of 18 units as printed, and the two guns count twice
    expect(state.pools.germany).toEqual({ used: 22, total: 150 })
    expect(state.pools.france).toEqual({ used: 19, total: 90 })
    expect([state.nations.france.treasury, state.nations['great-britain'].treasury]).toEqual([20, 17])
    expect(state.nations.france.technologies).toEqual(['1', '2'])
    expect([state.markers.italy, state.opinion]).toEqual([1, -2])
    expect(state.seats[0]).toEqual({ player: 'Ann', nations: ['great-britain', 'serbia'] })
    expect(game.view(state).scenario).toEqual(ORIGINAL)
  })
  test('GW-11.2 GW-7.1 GW-6.1 prices, manpower and incomes in play are the scenario’s', () => {
    const t = table().at('germany', 'purchase')
    const before = t.state.nations.germany.treasury
    t.do({ type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 2, pool: 'germany' }] })
    expect(t.state.nations.germany.treasury).toBe(before - 8)
    const short = { type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 2, pool: 'germany' }] }
    expect(t.say(short)).toMatchObject({ reason: 'notEnoughIpc', facts: { price: 8, treasury: 4 } })

    const guns = table().at('germany', 'purchase')
    guns.do({ type: 'purchaseUnits', by: 'germany', units: [{ kind: 'artillery', count: 1, pool: 'germany' }] })
    guns.patch({ phase: 'place' })
    const placed = { kind: 'artillery', count: 1, space: 'germany', pool: 'germany' }
    guns.do({ type: 'placeUnits', by: 'germany', placements: [placed] })
    expect(guns.state.pools.germany.used).toBe(24)
    expect(game.totals(t.state)['great-britain']).toBe(17)
  })
  test('GW-7.1 a pool with one left arms no gun that takes two', () => {
    const t = table().at('germany', 'purchase')
    const pools = { ...t.state.pools, germany: { used: 149, total: 150 } }
    t.patch({ pools })
    const gun = { type: 'purchaseUnits', by: 'germany', units: [{ kind: 'artillery', count: 1, pool: 'germany' }] }
    expect(t.say(gun)).toMatchObject({ reason: 'noManpower', facts: { asked: 2, left: 1 } })
  })
  test('GW-13.3 GW-4.4 dice, report and odds of a battle go by the scenario’s values', () => {
    const sure = scenario(
      ['units.infantry.attack', 4],
      ['artillerySupport', 2],
      ['units.artillery.attack', 6],
      ['units.infantry.defence', 0],
      ['units.infantry.cost', 7],
    )
    const t = new Table(6, 'automaton', sure).clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 2 })
    const units = t.put('germany', 'germany', { infantry: 1, artillery: 1 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    const { battle } = t.state.turn
    expect(battle && shotsNow(t.state, battle).map((x) => x.needs)).toEqual([6, 6])
    const told = game.ask?.(t.state, { ask: 'battle' })
    expect(told).toMatchObject({ ok: true, value: { prices: { infantry: { ipc: 7 } } } })
    const found = answerOdds(oddsOf(t.state))
    const odds = found.ok && found.value.kind !== 'none' ? (found.value.odds as BattleAnswer) : undefined
    expect(odds?.attackerWins).toBe(1)
    expect(odds?.expected.ipc).toMatchObject({ attacker: 0, defender: 14 })
  })
  test('GW-4.6 GW-13.21 at sea and in the air: frail dreadnoughts, and fighters with other numbers', () => {
    const frail = scenario(['units.dreadnought.hits', 1], ['interceptor', 5], ['escort', 3])
    const t = new Table(6, 'automaton', frail).clear('north-sea', 'danish-sea').at('germany', 'combat-move')
    t.put('north-sea', 'great-britain', { dreadnought: 1 })
    const units = t.put('danish-sea', 'germany', { dreadnought: 2 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['north-sea'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
    expect(oddsOf(t.state)).toMatchObject({
      damaged: { attacker: 2, defender: 1 },
      figures: { escort: 3, interceptor: 5 },
    })
  })
  test('GW-22.5 the events alone lead to the same position, and a copy of it judges alike', () => {
    const parsed = read(ORIGINAL)
    if (!parsed.ok) throw new Error(parsed.error.problem)
    const begun = game.begin(parsed.value, [])
    if (begun.kind !== 'accepted') throw new Error(begun.kind)
    const events = begun.events.map((e) => {
      const again = game.parseEvent(JSON.parse(JSON.stringify(e)))
      if (!again.ok) throw new Error(again.error.problem)
      return again.value
    })
    const state = events.reduce((s, e) => game.apply(s, e), game.blank)
    expect(hashState(state)).toBe(hashState(table().state))
    const copy = JSON.parse(JSON.stringify(state)) as typeof state
    expect(canonical(game.legal(copy))).toBe(canonical(game.legal(state)))
  })
  test('GW-1.3 without a scenario nothing of it is in options, events or position', () => {
    const { state } = new Table()
    expect('scenario' in state || 'scenario' in game.view(state)).toBe(false)
    expect(figures(state).units).toEqual(data.units)
  })
})

describe('GW-2.1 what follows from a change, and what contradicts it', () => {
  const merged = (...changes: readonly (readonly [string, Change['value']])[]) => {
    const parsed = read(scenario(...changes))
    if (!parsed.ok || !parsed.value.scenario) throw new Error('refused')
    const result = withScenario(parsed.value.scenario)
    if (!result.ok) throw new Error(result.error.map((f) => f.problem).join())
    return result.value
  }
  test('GW-6.2 GW-5.4 incomes, treasuries, totals and Yugoslavia’s later worth follow the spaces', () => {
    const d = merged(['spaces.germany.ipc', 14], ['spaces.serbia.ipc', 2], ['convoys.british-convoy-1.ipc', 3])
    const of = (id: string) => d.nations.find((n) => n.id === id)
    expect([of('germany')?.income.value, of('great-britain')?.income.value]).toEqual([14, 17])
    expect(d.setup.treasuries.find((t) => t.nation === 'germany')?.ipc).toBe(14)
    expect(d.manpower.totals.centralIncome.value).toBe(29)
    expect(d.rules.yugoslaviaAfterAbsorption.value).toBe(3)
  })
  test('GW-17.1 the Revolution moved to other rounds', () => {
    const d = merged(['revolution.first', 11], ['revolution.certain', 13], ['revolution.rounds.11', 1])
    expect(d.rules.revolution.breaksOutOn.map((x) => [x.round, x.upTo])).toEqual([
      [11, 1],
      [12, 1],
    ])
  })
  test.each<readonly [string, readonly (readonly [string, Change['value']])[]]>([
    ['nations.germany.income: Land and convoys together: 12, should be 13', [['nations.germany.income', 13]]],
    [
      'manpower.germany.used: Germany’s units at the start, in manpower: 20, should be 18',
      [
        ['setup.germany.germany.infantry', 12],
        ['manpower.germany.used', 18],
      ],
    ],
    ['manpower.italy.total: 7 used, more than the 5 there are', [['manpower.italy.total', 5]]],
    ['setup.germany.germany.dreadnought: Germany is no sea zone', [['setup.germany.germany.dreadnought', 1]]],
    ['belongs to France, who is no friend', [['setup.germany.france.infantry', 1]]],
    ['shares the zone with', [['setup.germany.north-sea.submarine', 1]]],
    ['is closed (GW-3.12)', [['setup.germany.red-sea.submarine', 1]]],
    ['"atlantis" is no space of the board', [['setup.germany.atlantis.infantry', 1]]],
    ['Spain is a true neutral', [['setup.germany.spain.infantry', 1]]],
    ['with a gun it would make 7', [['units.infantry.attack', 6]]],
    ['Improved Tanks needs Tanks', [['technologies.russia', ['3b']]]],
    ['revolution.rounds.11: Missing', [['revolution.first', 11]]],
    ['Nobody throws in that round', [['revolution.rounds.16', 6]]],
    [
      'opinion.start: -8 lies outside the track',
      [
        ['opinion.lowest', -6],
        ['opinion.start', -8],
      ],
    ],
    ['opinion.allies: 5 lies above the track', [['opinion.highest', 4]]],
    ['seats.6: 1 seat for 6 players', [['seats.6', [['germany']]]]],
    [
      'units.infantry.cost is changed twice',
      [
        ['units.infantry.cost', 3],
        ['units.infantry.cost', 3],
      ],
    ],
    ['units.infantry.cost is 0; a whole number from 1 to 40 would be right', [['units.infantry.cost', 0]]],
    ['a whole number from 1 to 40', [['units.infantry.cost', 2.5]]],
    ['no figure that a scenario may change; units.{kind}.cost', [['units.cavalry.cost', 2]]],
    ['no figure that a scenario may change; one of setup', [['__proto__.cost', 2]]],
    ['true or false', [['complexes.egypt', 1]]],
    ['a list of 1, 2', [['technologies.france', ['9']]]],
  ])('GW-2.1 refused: %s', (words, changes) => {
    expect(says(...changes)).toContain(words)
  })
  test('GW-2.1 every contradiction is told at once', () => {
    const { problem } = faultOf(
      scenario(['manpower.italy.total', 5], ['opinion.highest', 4], ['units.infantry.attack', 6]),
    )
    expect(problem.split('; ').length).toBeGreaterThanOrEqual(3)
  })
  test('GW-22.1 files that are no scenario: where and what', () => {
    expect(faultOf(7)).toMatchObject({ at: 'scenario' })
    expect(faultOf({ name: '', base: 1, changes: [] })).toMatchObject({ at: 'scenario.name' })
    expect(faultOf({ ...scenario(), base: 2 })).toMatchObject({ at: 'scenario.base' })
    expect(faultOf({ ...scenario(), extra: 1 })).toMatchObject({ at: 'scenario.extra' })
    expect(faultOf({ ...scenario(), changes: [{ at: 'opinion.start' }] })).toMatchObject({
      at: 'scenario.changes.0.value',
    })
    const event = {
      type: 'gameStarted',
      seats: [],
      unitedStates: 'automaton',
      scenario: scenario(['manpower.italy.total', 5]),
    }
    expect(game.parseEvent(event)).toMatchObject({ ok: false, error: { at: 'scenario' } })
    expect(game.parseCommand({ type: 'startGame', seats: [], scenario: event.scenario })).toMatchObject({ ok: false })
  })
})

describe('GW-1.3 the list of what may be changed', () => {
  /** Changed alone they fit nothing: sums, and a round of the Revolution that would lack its number. */
  const NEVER_ALONE = ['nations.great-britain.income', 'manpower.british-isles.used', 'revolution.certain']
  const figuresOnly = (tables: unknown) => hashState(canonical(tables).replace(/"source":"\w+",?/g, ''))
  /** Every path with the first name that fits. */
  const paths = CHANGEABLE.map((c) =>
    c.at
      .replace('{nation}.{space}.{kind}', 'germany.germany.infantry')
      .replace(/\{\w+\}/g, (n) => (n === '{round}' ? '12' : (NAMES[n]?.[0] ?? n))),
  )
  test.each(paths)('GW-1.3 %s leads to its own figure, and to no other', (at) => {
    expect(changeableAt(at)).toBeDefined()
    const now = figureAt(data, at)
    expect(now).toBeDefined()
    const same = withScenario({ name: 'x', base: 1, changes: [{ at, value: now as never }] })
    expect(same.ok && figuresOnly(same.value)).toBe(figuresOnly(data))
    const c = changeableAt(at)
    if (c?.value !== 'number') return
    const other = Number(now) === c.most ? Number(now) - 1 : Number(now) + 1
    const changed = withScenario({ name: 'x', base: 1, changes: [{ at, value: other }] })
    if (NEVER_ALONE.includes(at)) expect(changed.ok).toBe(false)
    else expect(changed.ok && figureAt(changed.value, at)).toBe(other)
  })
})

describe('GW random play with scenarios', () => {
  test('GW-22.4 GW-11.2 GW-7.1 two games, each with its own figures, hold every invariant', () => {
    const report = fuzzWith(game, scenarioSpeaker(), { games: 2, seed: 1914, maxCommands: 500 })
    expect(report.violations).toEqual([])
    expect(report.commands).toBeGreaterThan(700)
  }, 180_000)
})
