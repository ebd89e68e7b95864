import { describe, expect, test } from 'vitest'
import { attack, endTurn, place, table } from '../testing/table'
import '../testing/matchers'
import { origins } from './index'

describe('OW-4 Treaty rights', () => {
  test('OW-4.1 ten factors abroad are rights, nine are none; gaining them is said', () => {
    const t = table(origins).embassy('britain', 'italy', 6)
    expect(t.say(place('britain', 'italy', 3)).decision).toMatchObject({ events: [{ now: 9 }] })
    expect(t.view.rights.italy).toEqual([])
    expect(t.say(place('britain', 'italy', 1)).decision).toMatchObject({
      events: [{ now: 10 }, { type: 'rightsGained', power: 'britain', nation: 'italy' }],
    })
    expect(t.view.rights.italy).toEqual(['britain'])
  })

  test('OW-4.2 case R7: an exchange that costs one takes the rights at once; ten bring them back', () => {
    const t = table(origins)
      .embassy('germany', 'austria-hungary', 10)
      .embassy('france', 'austria-hungary', 1)
      .turn('france', 'attack')
    expect(t.totals.germany).toBe(4 + 5)
    const preview = t.view.attacks.find((a) => a.target === 'germany' && a.nation === 'austria-hungary')
    const exchange = preview?.outcomes.find((o) => o.result === 'EX')
    expect(exchange).toMatchObject({ theirs: 9, rightsLost: ['germany'] })
    expect(exchange?.scores).toContainEqual({ power: 'germany', change: -4 })
    const said = t.say(attack('france', 'austria-hungary', 'germany'), { dice: [4] })
    expect(said.decision).toMatchObject({ events: [{ result: 'EX' }, { type: 'rightsLost', power: 'germany' }] })
    expect(t.totals.germany).toBe(5)
    t.play(endTurn('france'), place('germany', 'austria-hungary', 1))
    expect(t.totals.germany).toBe(4 + 5)
    expect(t.view.rights['austria-hungary']).toEqual(['germany'])
  })

  test('OW-4.2 the attacker loses its own rights as well', () => {
    const t = table(origins)
      .embassy('germany', 'africa', 10)
      .embassy('france', 'africa', 10)
      .turn('germany', 'attack')
      .play(attack('germany', 'africa', 'france', 1))
    expect(t.view.rights.africa).toEqual(['france'])
    expect(t.view.exclusive.africa).toBe('france')
  })

  test('OW-4.3 rights are exclusive while nobody else has rights there; fewer than ten are none; an ally counts', () => {
    const t = table(origins).embassy('britain', 'far-east', 10).embassy('russia', 'far-east', 9)
    expect(t.view.exclusive['far-east']).toBe('britain')
    t.embassy('russia', 'far-east', 10)
    expect(t.view.exclusive['far-east']).toBeUndefined()
    expect(t.view.rights['far-east']).toEqual(['britain', 'russia'])
    t.allied('britain', 'russia')
    expect(t.view.exclusive['far-east']).toBeUndefined()
    const own = t.view.scores.objectives.find((o) => o.power === 'britain' && o.nation === 'far-east')
    expect(own).toMatchObject({ met: false, why: 'Russia has rights there too' })
  })

  test('OW-4.4 factors at home give no rights and break nobody’s exclusivity, but they defend', () => {
    const t = table(origins).embassy('germany', 'germany', 40).embassy('austria-hungary', 'germany', 10)
    expect(t.view.rights.germany).toEqual(['austria-hungary'])
    expect(t.view.exclusive.germany).toBe('austria-hungary')
    t.turn('germany', 'attack')
    expect(t.say(attack('germany', 'germany', 'austria-hungary'), { dice: [6] })).toChangeOnly({
      'austria-hungary/germany': [10, 0],
    })
  })
})
