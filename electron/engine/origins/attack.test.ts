import { describe, expect, test } from 'vitest'
import { FACES } from '../../../shared/dice'
import type { AttackResult, OddsColumn } from '../../../shared/origins/events'
import { ally, attack, deal, endTurn, place, table, takeBack } from '../testing/table'
import '../testing/matchers'
import { origins } from './index'
import { oddsColumn } from './rules/attack'

/** Typed by hand from the rulebook: attacker, target, then results for faces 1 to 6. */
const TABLE: readonly (readonly [OddsColumn, number, number, string])[] = [
  [0, 4, 9, 'AE AE AE EX EX EX'],
  [1, 12, 10, 'AE AE EX EX EX DE'],
  [2, 20, 10, 'AE EX EX EX EX DE'],
  [3, 39, 10, 'EX EX EX EX DE DE'],
  [4, 95, 10, 'EX EX EX DE DE DE'],
]

const field = (ours: number, theirs: number) =>
  table(origins).embassy('germany', 'africa', ours).embassy('france', 'africa', theirs).turn('germany', 'attack')

describe('OW-3 Diplomatic attack', () => {
  test('OW-3.1 only the acting power attacks, after its placement is complete; or it ends its turn without', () => {
    const t = table(origins).embassy('britain', 'italy', 5).embassy('france', 'italy', 5)
    expect(t.say(attack('britain', 'italy', 'france'))).toBeRefused('OW-3.1', 'placementUnfinished')
    expect(t.say(attack('france', 'italy', 'britain'))).toBeRefused('OW-1.5', 'notActing')
    expect(t.view.blocked.attack?.clause).toBe('OW-3.1')
    t.play(place('britain', 'britain', 14))
    expect(t.view.blocked.attack).toBeUndefined()
    expect(t.say(endTurn('britain')).decision).toMatchObject({ events: [{ attacked: false }, {}] })
  })

  test('OW-3.2 both sides need factors in the nation, case R2: 10 against nobody is no attack', () => {
    expect(field(10, 0).say(attack('germany', 'africa', 'france'))).toBeRefused('OW-3.2', 'noCommonNation')
    expect(field(0, 10).say(attack('germany', 'africa', 'france'))).toBeRefused('OW-3.2', 'noCommonNation')
    expect(field(1, 1).say(attack('germany', 'africa', 'germany'))).toBeRefused('OW-3.2', 'attackOnItself')
    expect(field(10, 0).view.blocked.attack).toEqual({
      clause: 'OW-3.2',
      text: 'No other power has factors where yours are.',
    })
  })

  test.each(['germany', 'france', 'italy'] as const)('OW-3.2 any nation will do: an attack in %s', (nation) => {
    const t = table(origins).embassy('germany', nation, 4).embassy('france', nation, 4).turn('germany', 'attack')
    expect(t.say(attack('germany', nation, 'france', 6), { dice: [6] })).toChangeOnly({ [`france/${nation}`]: [4, 0] })
  })

  test('OW-3.3 all factors of the two meet, and nobody else’s count', () => {
    const t = field(19, 10).embassy('britain', 'africa', 30).embassy('russia', 'africa', 7)
    expect(t.say(attack('germany', 'africa', 'france'), { dice: [3] })).toChangeOnly({
      'germany/africa': [19, 9],
      'france/africa': [10, 0],
    })
  })

  test.each([
    [19, 10, 1],
    [20, 10, 2],
    [9, 10, 0],
    [39, 10, 3],
    [40, 10, 4],
    [95, 10, 4],
    [1, 999, 0],
    [5, 5, 1],
  ] as const)('OW-3.4 case R2: %i against %i is column %i, rounded down', (ours, theirs, column) => {
    expect(oddsColumn(ours, theirs)).toBe(column)
  })

  describe('OW-3.5 the attack table, cell by cell', () => {
    for (const [odds, ours, theirs, row] of TABLE)
      for (const face of FACES) {
        const result = row.split(' ')[face - 1] as AttackResult
        test(`OW-3.5 column ${odds}, face ${face}: ${result}`, () => {
          const { decision } = field(ours, theirs).say(attack('germany', 'africa', 'france'), { dice: [face] })
          const [event] = decision.kind === 'accepted' ? decision.events : []
          expect(event).toMatchObject({ type: 'attackResolved', odds, face, result, ours, theirs })
        })
      }
  })

  test('OW-3.5 without a die at hand the ruling asks for one, and a die from the table is marked so', () => {
    const t = field(19, 10)
    expect(t.say(attack('germany', 'africa', 'france')).decision).toEqual({
      kind: 'wantsDice',
      clause: 'OW-3.5',
      count: 1,
    })
    expect(origins.tableFaces(attack('germany', 'africa', 'france', 5))).toEqual([5])
    expect(origins.tableFaces(attack('germany', 'africa', 'france'))).toBeUndefined()
    const told = t.say(attack('germany', 'africa', 'france', 5), { dice: [5] })
    expect(told.decision).toMatchObject({ events: [{ face: 5, source: 'table' }, {}, {}] })
    expect(() => field(2, 2).say(attack('germany', 'africa', 'france', 5), { dice: [4] })).toThrow('OW-3.5')
  })

  test('OW-3.6 example 2: 19 against 10 is one to one; a 3 leaves Germany 9 and France none, both without rights', () => {
    const said = field(19, 10).say(attack('germany', 'africa', 'france'), { dice: [3] })
    expect(said).toChangeOnly({ 'germany/africa': [19, 9], 'france/africa': [10, 0] })
    expect(said.decision).toMatchObject({
      events: [
        { odds: 1, result: 'EX', losses: { attacker: 10, target: 10 } },
        { type: 'rightsLost', power: 'germany' },
        { type: 'rightsLost', power: 'france' },
      ],
    })
  })

  test('OW-3.6 example 3: 4 against 10 in Serbia, a 4 is an exchange, a 3 ruins the attacker', () => {
    const serbia = () =>
      table(origins)
        .embassy('austria-hungary', 'serbia', 4)
        .embassy('russia', 'serbia', 10)
        .turn('austria-hungary', 'attack')
    const exchange = serbia().say(attack('austria-hungary', 'serbia', 'russia'), { dice: [4] })
    expect(exchange).toChangeOnly({ 'austria-hungary/serbia': [4, 0], 'russia/serbia': [10, 6] })
    expect(exchange.decision).toMatchObject({
      events: [
        { odds: 0, result: 'EX' },
        { type: 'rightsLost', power: 'russia' },
      ],
    })
    const ruin = serbia().say(attack('austria-hungary', 'serbia', 'russia'), { dice: [3] })
    expect(ruin).toChangeOnly({ 'austria-hungary/serbia': [4, 0] })
  })

  test('OW-3.6 case R3: 4 against 9, a 4 takes 4 of each, a 3 all of the attacker', () => {
    expect(field(4, 9).say(attack('germany', 'africa', 'france'), { dice: [4] })).toChangeOnly({
      'germany/africa': [4, 0],
      'france/africa': [9, 5],
    })
    expect(field(4, 9).say(attack('germany', 'africa', 'france'), { dice: [3] })).toChangeOnly({
      'germany/africa': [4, 0],
    })
    expect(field(30, 9).say(attack('germany', 'africa', 'france'), { dice: [6] })).toChangeOnly({
      'france/africa': [9, 0],
    })
  })

  test('OW-3.7 allies may attack each other, two powers of one player included', () => {
    const allied = field(5, 5).allied('france', 'germany')
    expect(allied.say(attack('germany', 'africa', 'france'), { dice: [6] })).toChangeOnly({ 'france/africa': [5, 0] })
    const players = [
      { name: 'Ann', powers: ['france' as const, 'germany' as const] },
      { name: 'Ben', powers: ['britain' as const, 'russia' as const] },
      { name: 'Clara', powers: ['austria-hungary' as const] },
    ]
    const pair = table(origins, { players }).embassy('germany', 'africa', 5).embassy('france', 'africa', 5)
    expect(pair.turn('germany', 'attack').say(attack('germany', 'africa', 'france'), { dice: [6] })).toChangeOnly({
      'france/africa': [5, 0],
    })
  })

  test('OW-3.8 after the attack nothing is left of the turn but its end; deals and alliances still may be said', () => {
    const t = field(19, 10).play(attack('germany', 'africa', 'france', 3))
    expect(t.say(place('germany', 'italy', 1))).toBeRefused('OW-2.2', 'nothingLeft')
    expect(t.say(takeBack('germany', 'germany', 1))).toBeRefused('OW-2.7', 'attackMade')
    expect(t.say(attack('germany', 'africa', 'france'))).toBeRefused('OW-2.1', 'alreadyAttacked')
    t.play(deal(['germany', 'france']), ally('germany', 'russia'), endTurn('germany'))
    const turnDeeds = new Set(['placeFactors', 'takeBackFactors', 'attack', 'endTurn'])
    const open = origins.legal(field(19, 10).play(attack('germany', 'africa', 'france', 3)).state)
    expect(open.map((c) => c.command.type).filter((type) => turnDeeds.has(type))).toEqual(['endTurn'])
  })
})
