import { describe, expect, test } from 'vitest'
import { table } from '../testing/great-war/table'

/** Every phase that is entered while everybody just passes, for so many turns. */
function passing(t: ReturnType<typeof table>, turns: number): string[] {
  const seen: string[] = []
  const until = t.state.turn.number + turns
  while (t.state.turn.number < until) {
    seen.push(`${t.state.round} ${t.state.acting} ${t.state.phase}`)
    t.end()
  }
  return seen
}
const FULL = ['diplomacy', 'research', 'purchase', 'combat-move', 'non-combat', 'place', 'income']
const turn = (round: number, nation: string, phases = FULL) => phases.map((p) => `${round} ${nation} ${p}`)

describe('GW-8 turn sequence', () => {
  test('GW-2.10 GW-8.1 GW-8.2 GW-8.3 a round without a deed, phase by phase', () => {
    const t = table()
    expect(passing(t, 8)).toEqual([
      ...turn(1, 'serbia', ['place']),
      ...turn(1, 'germany'),
      ...turn(1, 'russia'),
      ...turn(1, 'great-britain'),
      ...turn(1, 'france'),
      ...turn(1, 'austria-hungary'),
      ...turn(1, 'ottoman-empire', ['diplomacy', 'research', 'purchase', 'non-combat', 'place', 'income']),
    ])
  })
  test('GW-2.14 GW-14.4 GW-19.2 the automaton collects 8 at the end of the round, within the entry before it, and does nothing else (case F1)', () => {
    const t = table()
    expect(t.state.nations['united-states'].treasury).toBe(8)
    t.until('ottoman-empire', 'income')
    const told = t.end().map((e) => e.type)
    expect(told).toEqual([
      'turnEnded',
      'turnBegun',
      'phaseBegun',
      'incomeCollected',
      'turnEnded',
      'roundBegun',
      'turnBegun',
      'phaseBegun',
    ])
    expect(t.state.nations['united-states'].treasury).toBe(16)
  })
  test('GW-19.2 GW-19.3 a neutral America with a player takes the last turn, without a combat phase', () => {
    const t = table(6, 'Gus')
    const seen = passing(t, 8)
    expect(seen.slice(-6)).toEqual(
      turn(1, 'united-states', ['diplomacy', 'research', 'purchase', 'non-combat', 'place', 'income']),
    )
  })
  test('GW-8.3 a belligerent without its capital: treaties, fights and moves', () => {
    const t = table().clear('france').control('france', 'germany').at('great-britain', 'income')
    t.end()
    expect(passing(t, 1)).toEqual(turn(1, 'france', ['diplomacy', 'combat-move', 'non-combat']))
  })
  test('GW-8.3 GW-20.13 a surrendered nation has no combat phase', () => {
    const t = table().nation('france', { status: 'surrendered' }).at('great-britain', 'income')
    t.end()
    expect(passing(t, 1)).toEqual(
      turn(1, 'france', ['diplomacy', 'research', 'purchase', 'non-combat', 'place', 'income']),
    )
  })
  test('GW-8.3 GW-20.24 a conquered nation with ships left fights and moves', () => {
    const t = table().clear('france', 'algeria').lose('france', 'germany').nation('france', { status: 'conquered' })
    t.at('great-britain', 'income')
    t.end()
    expect(passing(t, 1)).toEqual(turn(1, 'france', ['combat-move', 'non-combat']))
  })
  test('GW-8.3 GW-2.15 a neutral Italy takes no turn and builds nothing', () => {
    expect(table().state.order).not.toContain('italy')
  })
  test('GW-4.6 GW-8.4 damage is repaired at the end of the turn of any nation', () => {
    const t = table()
    const [ship] = t.put('north-sea', 'great-britain', { dreadnought: 1 }, { damaged: true })
    t.at('germany', 'income')
    expect(t.end()).toContainEqual({ type: 'dreadnoughtsRepaired', units: [ship] })
    expect(t.state.units[ship ?? ('' as never)]?.damaged).toBeUndefined()
  })
  test('GW-22.3 NOT_YOUR_TURN: another nation acts', () => {
    const t = table().at('germany')
    const before = t.hash()
    expect(t.say({ type: 'endPhase', by: 'france' })).toMatchObject({ clause: 'GW-22.3', reason: 'notYourTurn' })
    expect(t.hash()).toBe(before)
  })
  test('GW-8.1 WRONG_PHASE: a phase once ended is not reopened', () => {
    const t = table().at('germany', 'purchase')
    expect(t.say({ type: 'researchTechnology', by: 'germany' })).toMatchObject({
      clause: 'GW-8.1',
      reason: 'wrongPhase',
    })
  })
  test('GW-2.10 GW-16.19 Serbia loses its space in its own turn: Germany is next, the Bolsheviks have had theirs', () => {
    const t = table()
    t.patch({ order: ['bolsheviks', ...t.state.order] }).nation('bolsheviks', { status: 'belligerent' })
    t.control('leningrad', 'bolsheviks').clear('serbia').at('serbia', 'place')
    t.do({ type: 'correct', reason: 'overrun', control: { space: 'serbia', nation: 'austria-hungary' } })
    expect(t.state.order.slice(0, 2)).toEqual(['bolsheviks', 'germany'])
    t.end()
    expect([t.state.acting, t.state.round]).toEqual(['germany', 1])
  })
})
