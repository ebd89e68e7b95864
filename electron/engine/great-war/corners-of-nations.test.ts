/** Chapters 15 to 17 and 20 in the corners where two clauses meet: trenches, Serbia, the Revolution, promises, foreign manpower. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId } from '../../../shared/great-war/ids'
import { table, type Said, type Table } from '../testing/great-war/table'
import { greatWarCore } from './game'
import { refuges } from './rules/revolution'

const move = (by: string, units: readonly (string | undefined)[], ...path: string[]): Said => ({
  type: 'moveUnits',
  by,
  units,
  path,
})
const fight = (t: Table, by: string, battle: string): void => {
  t.do({ type: 'endCombatMovement', by })
  t.do({ type: 'startBattle', by, battle })
}
const dice = (by: string, battle: string, ...faces: number[]): Said => ({
  type: 'rollBattleDice',
  by,
  battle,
  dice: faces,
})
const territory = (t: Table, space: string) => t.state.territories[space as SpaceId]

/** Two nations under an armistice with terms. */
function truce(t: Table, by: NationId, to: NationId, ...terms: object[]): Table {
  t.at(by).do({ type: 'offerArmistice', by, to, rounds: 9, terms })
  t.do({ type: 'respondOffer', by: to, offer: t.state.offers.at(-1)?.offer, answer: 'accept' })
  return t
}
const keepOut = (from: NationId, space: string) => ({ term: 'demilitarize', from, space })

describe('GW-15.8 trenches and liberators', () => {
  test('GW-15.8 GW-20.30 whoever walks in and holds the space in trust finds the trenches as they were', () => {
    const t = table().clear('france', 'vichy-france').control('france', 'germany').control('vichy-france', 'germany')
    const [man] = t.control('eastern-france', 'great-britain').put('eastern-france', 'great-britain', { infantry: 1 })
    t.trench('vichy-france', 'france').at('great-britain', 'combat-move')
    t.do(move('great-britain', [man], 'vichy-france'))
    expect(territory(t, 'vichy-france')).toMatchObject({ controller: 'great-britain', trenches: ['france'] })
  })
})

describe('GW-16.17 Serbia absorbed while armies march', () => {
  /** Russia holds Bulgaria with two men; Serbia lies open. */
  const bulgaria = (t: Table): Table =>
    t
      .clear('serbia', 'bulgaria')
      .bloc('bulgaria', 'allied')
      .nation('bulgaria', { controller: 'russia' })
      .control('bulgaria', 'russia')
      .with('bulgaria', 'russia', { infantry: 2 })
  test('GW-16.17 GW-12.6 a tank that blitzes through it may retreat to Yugoslavia', () => {
    const t = bulgaria(table()).tech('austria-hungary', '3', '3b')
    const [tank] = t.put('yugoslavia', 'austria-hungary', { tank: 1 })
    t.at('austria-hungary', 'combat-move').do(move('austria-hungary', [tank], 'serbia', 'bulgaria'))
    expect(t.state.serbia).toBe('absorbed')
    fight(t, 'austria-hungary', 'bulgaria')
    t.do(dice('austria-hungary', 'bulgaria', 6))
    t.do(dice('austria-hungary', 'bulgaria', 6, 6))
    t.do({ type: 'retreat', by: 'austria-hungary', battle: 'bulgaria', to: 'yugoslavia' })
    expect(tank && t.state.units[tank]).toMatchObject({ space: 'yugoslavia' })
  })
  test('GW-16.17 GW-13.7 GW-15.6 infantry that set out from it came from Yugoslavia, and meets the trenches that face there', () => {
    const t = bulgaria(table()).clear('yugoslavia').control('serbia', 'austria-hungary').control('yugoslavia', 'russia')
    t.settled()
    const [a, b, c] = t.put('serbia', 'austria-hungary', { infantry: 3 })
    t.trench('bulgaria', 'yugoslavia').at('austria-hungary', 'combat-move')
    t.do(move('austria-hungary', [a, b], 'bulgaria'))
    t.do(move('austria-hungary', [c], 'yugoslavia'))
    expect(t.state.serbia).toBe('absorbed')
    fight(t, 'austria-hungary', 'bulgaria')
    expect(t.state.turn.battle).toMatchObject({ cameFrom: ['yugoslavia'], trench: true })
  })
})

describe('GW-20.3 a promise to keep out', () => {
  test('GW-20.3 GW-13.20 bombers may fly over the space and not bomb it', () => {
    const t = truce(table().tech('germany', '2'), 'germany', 'russia', keepOut('germany', 'france'))
    t.clear('netherlands-belgium').control('netherlands-belgium', 'germany')
    const [bomber] = t.put('netherlands-belgium', 'germany', { bomber: 1 })
    t.at('germany', 'combat-move')
    const raid = { type: 'declareBombingRaid', by: 'germany', bombers: [bomber], escorts: [], space: 'france' }
    expect(t.judge(raid)).toMatchObject({ clause: 'GW-12.15', reason: 'treatyBlocks' })
    expect(t.judge(move('germany', [bomber], 'france', 'eastern-france'))).toMatchObject({ ok: true })
  })
  test('GW-20.3 GW-19.12 volunteers are the recipient’s units and stay out of its space too', () => {
    const t = truce(table(), 'russia', 'germany', keepOut('russia', 'leningrad')).opinion(5)
    t.waiting('united-states', 'infantry', 1, 'united-states').at('united-states', 'place')
    const send = { type: 'sendVolunteers', by: 'united-states', kind: 'infantry', to: 'russia' }
    expect(t.judge(send)).toMatchObject({ clause: 'GW-12.15', reason: 'treatyBlocks' })
    expect(t.judge({ ...send, space: 'moscow' })).toMatchObject({ ok: true })
  })
  test('GW-20.3 GW-17.13 nobody whom the Revolution displaces takes refuge there', () => {
    const t = truce(table(), 'russia', 'germany', keepOut('russia', 'karelia'))
    const [man] = t.put('vyborg', 'russia', { infantry: 1 })
    expect(man && refuges(t.state, man, 'russia')).toEqual(['finland', 'leningrad'])
  })
})

describe('GW-20.28 foreign manpower of a nation that is free again', () => {
  test('GW-20.28 GW-14.5 what was bought may still be placed at the usual complexes, and nothing more is bought', () => {
    const t = table().clear('france').lose('france', 'germany').settled().pool('germany', 120, 120)
    t.waiting('germany', 'infantry', 1, 'france').control('france', 'france').settled().treasury('germany', 20)
    expect(t.state.nations.france.status).toBe('belligerent')
    const item = { kind: 'infantry', count: 1, pool: 'france' }
    t.at('germany', 'purchase')
    expect(t.judge({ type: 'purchaseUnits', by: 'germany', units: [item] })).toMatchObject({
      reason: 'foreignNotAllowed',
    })
    t.at('germany', 'place')
    expect(t.judge({ type: 'endPhase', by: 'germany' })).toMatchObject({ reason: 'pendingChoice' })
    expect(greatWarCore.legal(t.state).map((x) => x.command.type)).toContain('placeUnits')
    const { used } = t.state.pools.france
    t.do({ type: 'placeUnits', by: 'germany', placements: [{ ...item, space: 'germany' }] })
    expect(t.state.pools.france.used).toBe(used + 1)
    t.end()
  })
})

describe('GW-17.21 the compelled peace', () => {
  test('GW-17.19 GW-17.21 Bolsheviks bound at once by Russia’s surrender may still ask for other terms in their first turn', () => {
    const t = table(6)
    t.at('russia').do({ type: 'offerConditionalSurrender', by: 'russia', to: 'germany', terms: [] })
    t.do({ type: 'respondOffer', by: 'germany', offer: t.state.offers.at(-1)?.offer, answer: 'accept' })
    const seats = t.state.seats.map((x) => ({ ...x, nations: x.nations.filter((n) => n !== 'bolsheviks') }))
    t.patch({ seats: [...seats, { player: 'Gus', nations: ['bolsheviks'] }] }).at('russia', 'place', 16)
    const rolls = t.judge({ type: 'rollLoyalty', by: 'russia' }, [])
    const { count } = (rolls.ok ? {} : rolls.facts) as { count?: number }
    t.do({ type: 'rollLoyalty', by: 'russia', dice: Array.from({ length: count ?? 0 }, () => 1) })
    for (let i = 0; i < 50 && t.state.revolution?.displaced.length; i++) {
      const [open] = greatWarCore.legal(t.state).filter((x) => x.command.type === 'displaceUnits')
      t.do(open?.command as Said)
    }
    t.until('bolsheviks', 'diplomacy')
    const ask = (to: NationId) => ({
      type: 'offerConditionalSurrender',
      by: 'bolsheviks',
      to,
      terms: [{ term: 'tribute', from: 'bolsheviks', to, ipc: 1, rounds: 2 }],
    })
    expect(t.judge(ask('germany'))).toMatchObject({ ok: true })
  })
})
