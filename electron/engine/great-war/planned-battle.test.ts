/** Battles of the board as orders for the planner (GW-13, 15.6). */
import { describe, expect, test } from 'vitest'
import type { PlannedBattle } from '../../../shared/great-war/planned-battle'
import type { BattleAnswer } from '../../../shared/odds/answer'
import { answerOdds } from '../odds'
import { table, type Table } from '../testing/great-war/table'
import { answer } from './ask'
import { oddsOf } from './odds'

const planned = (t: Table, more: object): PlannedBattle => {
  const found = answer(t.state, { ask: 'plannedBattle', ...more } as never)
  if (!found.ok) throw new Error(`${found.error.at}: ${found.error.problem}`)
  return found.value as PlannedBattle
}

describe('units at hand against a space', () => {
  test('GW-15.6 the trench looks at the spaces where the attackers stand; artillery and advances come along', () => {
    const t = table().clear('poland', 'germany', 'czechoslovakia').at('germany', 'diplomacy').tech('russia', '6')
    t.trench('poland', 'germany').tech('germany', '1')
    t.put('poland', 'russia', { infantry: 4, fighter: 1 })
    const front = t.put('germany', 'germany', { infantry: 3, artillery: 1, fighter: 1 })
    const flank = t.put('czechoslovakia', 'germany', { infantry: 2 })
    expect(planned(t, { space: 'poland', units: [...front, ...flank] })).toEqual({
      name: 'Poland',
      attacker: 'Germany',
      order: {
        game: 'great-war',
        kind: 'land',
        attacker: { infantry: 5, artillery: 1, fighter: 1 },
        defender: { infantry: 4, fighter: 1 },
        technologies: { attacker: ['1'], defender: ['6'] },
        trench: { super: true },
        from: { faced: 4, elsewhere: 2, sea: 0 },
        bombardment: 0,
        landed: {},
        wayOut: true,
        losses: { attacker: 'keepLand', defender: 'default' },
      },
    })
  })

  test('GW-13.17 whoever stands aboard lands; dreadnoughts taken along bombard', () => {
    const t = table().clear('denmark', 'baltic-sea').at('germany', 'combat-move')
    t.put('denmark', 'denmark', { infantry: 1 })
    const [ship = ''] = t.put('baltic-sea', 'germany', { transport: 1 })
    const guns = t.put('baltic-sea', 'germany', { dreadnought: 2 })
    const troops = t.put('baltic-sea', 'germany', { infantry: 2 }, { cargoOf: ship as never })
    const { order } = planned(t, { space: 'denmark', units: [ship, ...guns, ...troops] })
    expect(order).toMatchObject({
      attacker: { infantry: 2 },
      // Nobody is at war with Denmark yet: one may plan before one attacks it.
      defender: { infantry: 1 },
      landed: { infantry: 2 },
      bombardment: 2,
    })
  })

  test('GW-4.6 at sea damaged dreadnoughts and cargo are told; land units on the coast stay out', () => {
    const t = table().clear('baltic-sea', 'germany').at('germany', 'combat-move')
    t.put('baltic-sea', 'russia', { dreadnought: 1 }, { damaged: true })
    const [ship = ''] = t.put('baltic-sea', 'russia', { transport: 1 })
    t.put('baltic-sea', 'russia', { infantry: 1 }, { cargoOf: ship as never })
    const ours = t.put('germany', 'germany', { infantry: 1, fighter: 2 })
    expect(planned(t, { space: 'baltic-sea', units: ours }).order).toMatchObject({
      kind: 'sea',
      attacker: { fighter: 2 },
      defender: { dreadnought: 1, transport: 1 },
      damaged: { attacker: 0, defender: 1 },
      cargo: { defender: { infantry: 1 } },
    })
  })

  test('units of two nations, unknown ones and unknown spaces are said, with the place', () => {
    const t = table().at('germany', 'combat-move')
    const ours = [...t.put('germany', 'germany', { infantry: 1 }), ...t.put('germany', 'france', { infantry: 1 })]
    const fault = (more: object) => answer(t.state, { ask: 'plannedBattle', ...more } as never)
    expect(fault({ space: 'poland', units: ours })).toMatchObject({ ok: false, error: { at: 'units' } })
    expect(fault({ space: 'poland', units: ['u9999'] })).toMatchObject({ ok: false, error: { at: 'units.0' } })
    expect(fault({ space: 'atlantis' })).toMatchObject({ ok: false, error: { at: 'space' } })
    expect(fault({ listed: 'poland' })).toMatchObject({ ok: false, error: { at: 'listed' } })
    expect(fault({})).toMatchObject({ ok: false, error: { at: '' } })
  })
})

test('GW-13.2 a listed battle comes from its beginning, as the battle board counts it', () => {
  const t = table().clear('germany', 'poland').at('germany', 'combat-move')
  t.put('poland', 'russia', { infantry: 2 })
  const units = t.put('germany', 'germany', { infantry: 4 })
  t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  const { name, order } = planned(t, { listed: 'poland' })
  expect(name).toBe('Poland')
  expect(order).toMatchObject({ attacker: { infantry: 4 }, defender: { infantry: 2 }, trench: { active: false } })
  expect(order).not.toHaveProperty('now')
})

test('GW-4.6 GW-13.15 a battle under way is planned with the figures of the board, first hits and all', () => {
  const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
  t.put('north-sea', 'great-britain', { dreadnought: 2, transport: 1 })
  const units = t.put('danish-sea', 'germany', { dreadnought: 2 })
  t.do({ type: 'moveUnits', by: 'germany', units, path: ['north-sea'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
  const wins = (order: unknown) => {
    const found = answerOdds(order)
    if (!found.ok || found.value.kind !== 'odds') throw new Error(JSON.stringify(found))
    return (found.value.odds as BattleAnswer).attackerWins
  }
  const same = () =>
    expect(wins(planned(t, { listed: 'north-sea' }).order)).toBeCloseTo(Number(wins(oddsOf(t.state))), 12)
  same()
  // After a round, at the decision: one of theirs is damaged.
  t.do({ type: 'rollBattleDice', by: 'germany', battle: 'north-sea' }, [1, 6])
  const [ship] = t.ids('north-sea', 'great-britain', 'dreadnought')
  t.do({ type: 'selectCasualties', by: 'great-britain', battle: 'north-sea', units: [ship] })
  t.do({ type: 'rollBattleDice', by: 'germany', battle: 'north-sea' }, [6, 6, 6])
  expect(t.state.turn.battle?.step).toBe('decision')
  same()
})
