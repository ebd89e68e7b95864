/** Chapter 22: forms, ids, order of checks, dice, the referee. */
import { describe, expect, test } from 'vitest'
import { COMMAND_TYPES } from '../../../shared/great-war/commands'
import { REFUSAL_REASONS } from '../../../shared/great-war/refusals'
import type { Facts } from '../../../shared/ruling'
import { sayRefusal } from '../../../shared/wording/great-war'
import type { SpaceId } from '../../../shared/great-war/ids'
import { table } from '../testing/great-war/table'
import { greatWarCore } from './game'

const parse = (x: unknown) => greatWarCore.parseCommand(x).ok

describe('GW-22 forms', () => {
  test('GW-22.T1 GW-22.1 the catalogue, one type each, in camelCase', () => {
    expect(COMMAND_TYPES).toHaveLength(48)
    expect(new Set(COMMAND_TYPES).size).toBe(48)
    for (const type of COMMAND_TYPES) expect(type).toMatch(/^[a-z][a-zA-Z]+$/)
  })
  test.each([
    ['an unknown type', { type: 'surrenderMonkeys', by: 'france' }],
    ['a field too many', { type: 'endPhase', by: 'france', now: true }],
    ['a field missing', { type: 'influenceNation', by: 'france' }],
    ['nobody speaks', { type: 'endPhase' }],
    ['no object', 'endPhase'],
    ['a count of 0', { type: 'purchaseUnits', by: 'france', units: [{ kind: 'infantry', count: 0, pool: 'france' }] }],
    [
      'a pool for a trench',
      { type: 'purchaseUnits', by: 'france', units: [{ kind: 'trench', count: 1, pool: 'france' }] },
    ],
    ['no pool for a unit', { type: 'purchaseUnits', by: 'france', units: [{ kind: 'infantry', count: 1 }] }],
    ['a path of nothing', { type: 'moveUnits', by: 'france', units: ['u17'], path: [] }],
    ['the same unit twice', { type: 'moveUnits', by: 'france', units: ['u17', 'u17'], path: ['germany'] }],
    ['two figures corrected', { type: 'correct', reason: 'slip', opinion: 1, treasury: { nation: 'france', ipc: 3 } }],
    ['terms with an acceptance', { type: 'respondOffer', by: 'france', offer: 'o1', answer: 'accept', terms: [] }],
    [
      'a known term with a field missing',
      {
        type: 'offerArmistice',
        by: 'france',
        to: 'germany',
        rounds: 1,
        terms: [{ term: 'payNow', from: 'france', to: 'germany' }],
      },
    ],
    ['a proto', JSON.parse('{"type":"endPhase","by":"france","__proto__":{"x":1}}') as unknown],
  ])('GW-22.1 MALFORMED: %s', (_what, said) => {
    expect(parse(said)).toBe(false)
  })
  test('GW-22.2 GW-22.3 UNKNOWN_ID: no such nation, space, unit or pool', () => {
    const t = table().at('germany', 'combat-move')
    const before = t.hash()
    for (const said of [
      { type: 'influenceNation', by: 'germany', nation: 'ruritania' },
      { type: 'endPhase', by: 'prussia' },
      { type: 'moveUnits', by: 'germany', units: ['u47'], path: ['atlantis'] },
      { type: 'moveUnits', by: 'germany', units: ['u9999'], path: ['poland'] },
      { type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 1, pool: 'prussia' }] },
    ])
      expect(t.say(said), JSON.stringify(said)).toMatchObject({ reason: 'unknownId', clause: 'GW-22.2' })
    expect(t.hash()).toBe(before)
  })
  test('GW-22.3 the order of checks: unknown before the turn, the turn before the phase, the phase before the rest', () => {
    const t = table().at('germany', 'purchase')
    expect(t.say({ type: 'influenceNation', by: 'france', nation: 'ruritania' })).toMatchObject({ reason: 'unknownId' })
    expect(t.say({ type: 'influenceNation', by: 'france', nation: 'france' })).toMatchObject({ reason: 'notYourTurn' })
    expect(t.say({ type: 'influenceNation', by: 'germany', nation: 'france' })).toMatchObject({ reason: 'wrongPhase' })
  })
  test('GW-22.4 while a choice is open only its answer, respondOffer and correct are heard', () => {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 1 })
    t.do({ type: 'moveUnits', by: 'germany', units: t.put('germany', 'germany', { infantry: 2 }), path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    expect(t.say({ type: 'startBattle', by: 'germany', battle: 'poland' })).toMatchObject({
      reason: 'pendingChoice',
      clause: 'GW-22.4',
    })
    expect(t.say({ type: 'correct', reason: 'slip', opinion: 2 }).ok).toBe(true)
  })
  test.each([
    ['too many', [6, 6, 6]],
    ['too few', []],
    ['a seven', [7]],
    ['half a pip', [1.5]],
  ])('GW-22.5 BAD_DICE: %s (case D8)', (_what, dice) => {
    const t = table().at('france', 'research')
    expect(t.say({ type: 'researchTechnology', by: 'france', dice })).toMatchObject({
      reason: 'badDice',
      clause: 'GW-22.5',
    })
  })
  test('GW-22.5 how many dice it takes is said', () => {
    const t = table().at('france', 'research')
    const say = (dice: number[]) => {
      const said = t.say({ type: 'researchTechnology', by: 'france', dice })
      return said.ok ? '' : sayRefusal('badDice', said.facts as Facts)
    }
    expect(say([6])).toBe('It takes 2 dice; 1 die was given.')
    expect(say([2, 2, 2])).toBe('It takes 1 die; 3 dice were given.')
    expect(say([7])).toBe('A die shows 1 to 6, and nothing else.')
  })
  test('GW-22.5 GW-22.3 bad dice come last: a fault of the command is heard first', () => {
    const t = table().treasury('france', 1).at('france', 'research')
    expect(t.say({ type: 'researchTechnology', by: 'france', dice: [7] })).toMatchObject({ reason: 'notEnoughIpc' })
    expect(t.at('france').say({ type: 'influenceNation', by: 'france', nation: 'serbia', die: 9 })).toMatchObject({
      reason: 'notInfluenceable',
    })
  })
  test('GW-22.5 typed and thrown dice give the same game', () => {
    const [typed, thrown] = [table().at('france', 'research'), table().at('france', 'research')]
    typed.do({ type: 'researchTechnology', by: 'france', dice: [6, 3] })
    thrown.do({ type: 'researchTechnology', by: 'france' }, [6, 3])
    expect(typed.hash()).toBe(thrown.hash())
  })
  test('GW-22.6 the game is started once', () => {
    expect(table().say({ type: 'startGame', seats: [] })).toMatchObject({ reason: 'wrongPhase' })
  })
  test('GW-22.1 reasons are the error codes in camelCase', () => {
    for (const reason of REFUSAL_REASONS) expect(reason).toMatch(/^[a-z]+([A-Z][a-z]*)*$/)
  })
})

describe('GW-22.7 the referee', () => {
  const correct = (figure: object) => ({ type: 'correct', reason: 'as it lies on the table', ...figure })
  test('GW-22.7 each figure, and nothing else', () => {
    const t = table().at('germany', 'purchase')
    t.do(correct({ treasury: { nation: 'france', ipc: 3 } }))
    t.do(correct({ manpower: { pool: 'canada', used: 4, total: 31 } }))
    t.do(correct({ marker: { nation: 'denmark', position: 1 } }))
    t.do(correct({ opinion: -4 }))
    t.do(correct({ technology: { nation: 'russia', technology: '6', owned: true } }))
    t.do(correct({ trench: { space: 'poland', facing: 'germany', present: true } }))
    t.do(correct({ control: { space: 'eire', nation: 'germany' } }))
    expect(t.state).toMatchObject({ opinion: -4, markers: { denmark: 1 }, pools: { canada: { used: 4, total: 31 } } })
    expect(t.state.nations).toMatchObject({ france: { treasury: 3 }, russia: { technologies: ['6'] } })
    expect(t.state.territories).toMatchObject({ poland: { trenches: ['germany'] }, eire: { controller: 'germany' } })
    t.do(correct({ trench: { space: 'poland', facing: 'germany', present: false } }))
    t.do(correct({ technology: { nation: 'russia', technology: '6', owned: false } }))
    expect(t.state.nations.russia.technologies).toEqual([])
  })
  test('GW-22.7 more units get new numbers, fewer lose the highest', () => {
    const t = table()
    const before = t.ids('eastern-france', 'france', 'infantry')
    t.do(correct({ units: { space: 'eastern-france', nation: 'france', kind: 'infantry', count: 2 } }))
    expect(t.ids('eastern-france', 'france', 'infantry')).toEqual(before.slice(0, 2))
    const next = t.state.nextUnit
    t.do(correct({ units: { space: 'eastern-france', nation: 'france', kind: 'infantry', count: 3 } }))
    expect(t.ids('eastern-france', 'france', 'infantry')).toEqual([...before.slice(0, 2), `u${next}`])
    expect(t.state.pools.france.used).toBe(15)
  })
  test('GW-22.7 refused only for what is not there; allowed after the end; conquest follows as after any change', () => {
    const t = table()
    expect(t.say(correct({ control: { space: 'spain', nation: 'france' } }))).toMatchObject({
      reason: 'unknownId',
      clause: 'GW-22.7',
    })
    expect(t.say(correct({ units: { space: 'spain', nation: 'france', kind: 'infantry', count: 1 } }))).toMatchObject({
      reason: 'unknownId',
    })
    expect(t.say(correct({ trench: { space: 'poland', facing: 'france', present: true } }))).toMatchObject({
      reason: 'unknownId',
    })
    expect(t.say(correct({ marker: { nation: 'france', position: 1 } }))).toMatchObject({ reason: 'unknownId' })
    t.clearAll('germany').do(correct({ control: { space: 'germany', nation: 'france' } }))
    expect(t.state.nations.germany.status).toBe('conquered')
    t.patch({ result: { winner: 'draw', clause: 'GW-21.5' } }).do(correct({ opinion: 1 }))
    expect(t.state.opinion).toBe(1)
  })
  test('GW-22.7 a battle under way goes on with whoever is left', () => {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 2 })
    t.do({ type: 'moveUnits', by: 'germany', units: t.put('germany', 'germany', { infantry: 2 }), path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    t.do(correct({ units: { space: 'poland', nation: 'russia', kind: 'infantry', count: 1 } }))
    expect(t.state.turn.battle?.defenders).toHaveLength(1)
    const space = 'poland' as SpaceId
    expect(t.state.turn.battle?.space).toBe(space)
  })
})
