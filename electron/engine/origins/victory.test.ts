import { describe, expect, test } from 'vitest'
import { POWERS, type PowerId } from '../../../shared/origins/ids'
import { ally, leave, place, endTurn, table } from '../testing/table'
import '../testing/matchers'
import { origins } from './index'
import { verdictOf, winningPlayers } from './rules/victory'
import type { Pair } from './state'

type Five = readonly [number, number, number, number, number]

/** Who wins with these totals (B, F, G, R, AH) and alliances. */
function won(totals: Five, pairs: readonly Pair[], individualWinner: 'unallied' | 'everyone' = 'unallied') {
  const byPower = Object.fromEntries(POWERS.map((p, i) => [p, totals[i] ?? 0])) as Record<PowerId, number>
  const alliances = pairs.map((powers) => ({ powers, fixed: false, round: 1 }))
  const { powers, clause } = verdictOf({ alliances, individualWinner }, byPower)
  return `${powers.join(' ')} ${clause}`
}
const BF: Pair = ['britain', 'france']
const GR: Pair = ['germany', 'russia']

describe('Who wins', () => {
  test('OW-5.5 without alliances the highest total wins, and equal ones share', () => {
    expect(won([3, 9, 8, 1, 0], [])).toBe('france OW-5.5')
    expect(won([9, 9, 8, 1, 9], [])).toBe('britain france austria-hungary OW-5.5')
  })

  test('OW-7.4 example 6: 20 against 14 wins for the allies; 12 against 22 leaves it to Britain’s 14', () => {
    expect(won([14, 6, 9, 3, 2], [BF])).toBe('britain france OW-7.4')
    expect(won([14, 6, 9, 3, 2], [GR])).toBe('britain OW-7.4')
  })

  test('OW-7.4 case R5: 21 against 21 is enough, 20 against 21 is not', () => {
    expect(won([12, 9, 8, 7, 6], [BF])).toBe('britain france OW-7.4')
    expect(won([12, 8, 8, 7, 6], [BF])).toBe('germany OW-7.4')
    expect(won([12, 8, 8, 8, 5], [BF])).toBe('germany russia OW-7.4')
  })

  test('OW-7.4 example 8: 12 against 14, so Germany’s 8; with individualWinner everyone Britain’s 12', () => {
    expect(won([12, 0, 8, 4, 2], [BF])).toBe('germany OW-7.4')
    expect(won([12, 0, 8, 4, 2], [BF], 'everyone')).toBe('britain OW-7.4')
  })

  test('OW-7.5 example 7: neither alliance reaches the rest, so Austria-Hungary wins with 2', () => {
    expect(won([12, 0, 8, 4, 2], [BF, GR])).toBe('austria-hungary OW-7.5')
    expect(won([12, 0, 8, 4, 2], [BF, GR], 'everyone')).toBe('austria-hungary OW-7.5')
  })

  test('OW-7.5 example 7: equal totals and a fifth power at 0 share; one that reaches the rest wins', () => {
    expect(won([12, 0, 2, 10, 0], [BF, GR])).toBe('britain france germany russia OW-7.5')
    expect(won([12, 2, 2, 10, 2], [BF, GR])).toBe('britain france OW-7.5')
    expect(won([0, 0, 0, 0, 0], [BF, GR])).toBe('britain france germany russia OW-7.5')
  })

  test('OW-7.6 who holds a pair wins as that alliance does; under everyone also by one power’s highest total', () => {
    const state = {
      players: [
        { name: 'Ann', powers: ['britain', 'france'] as const },
        { name: 'Ben', powers: ['germany'] as const },
      ],
    }
    expect(winningPlayers(state, ['britain', 'france'])).toEqual(['Ann'])
    expect(won([12, 0, 8, 4, 2], [BF], 'everyone')).toBe('britain OW-7.4')
    expect(winningPlayers(state, ['britain'])).toEqual(['Ann'])
    expect(winningPlayers(state, ['germany'])).toEqual(['Ben'])
  })

  test('OW-7.6 on the board: Ann’s pair wins together', () => {
    const players = [
      { name: 'Ann', powers: ['britain' as const, 'russia' as const] },
      { name: 'Ben', powers: ['france' as const, 'germany' as const] },
      { name: 'Clara', powers: ['austria-hungary' as const] },
    ]
    const t = table(origins, { players }).embassy('russia', 'serbia', 10).embassy('germany', 'greece', 10)
    expect(t.view.scores.winner).toMatchObject({ powers: ['britain', 'russia'], players: ['Ann'], clause: 'OW-7.5' })
    expect(t.view.scores.winner.because.map((b) => b.text)).toEqual([
      'Britain and Russia are allied: 15 together against 5 of all others. That is enough.',
      'France and Germany are allied: 5 together against 15 of all others. That is not enough.',
    ])
    expect(t.view.alliances[0]).toEqual({
      powers: ['britain', 'russia'],
      fixed: true,
      round: 0,
      total: 15,
      needs: 5,
      reaches: true,
    })
  })
})

describe('OW-7 Alliances', () => {
  test('OW-7.1 two unallied powers may ally at any time, in anyone’s turn and step; it is permanent', () => {
    const t = table(origins).play(ally('russia', 'germany'))
    expect(t.state.alliances).toEqual([{ powers: ['germany', 'russia'], fixed: false, round: 1 }])
    expect(t.say(ally('russia', 'france'))).toBeRefused('OW-7.1', 'alreadyAllied')
    expect(t.say(ally('britain', 'britain'))).toBeRefused('OW-7.1', 'allianceWithItself')
    t.play(place('britain', 'britain', 14), ally('britain', 'france'))
    expect(t.state.alliances).toHaveLength(2)
    // at most two: the fifth power has nobody left
    expect(t.view.pairs.every((p) => p.blocked?.clause === 'OW-7.1')).toBe(true)
    expect(t.say(leave('britain'))).toBeRefused('OW-7.1', 'alliancesPermanent')
  })

  test('OW-7.1 who can’t ally or leave hears what can be done now instead', () => {
    const instead = (t: ReturnType<typeof table>, command: ReturnType<typeof ally>) => {
      const { decision } = t.say(command)
      if (decision.kind !== 'refused') throw new Error('not refused')
      return origins.explain(t.state, command, decision).instead
    }
    const t = table(origins)
    expect(instead(t, ally('britain', 'britain'))).toMatch(/^Free to ally are Britain and France, /)
    expect(instead(t, leave('britain'))).toBe('Britain can place.')
    t.play(ally('britain', 'france'), ally('germany', 'russia'))
    expect(instead(t, ally('britain', 'britain'))).toBe('Britain can place.')
    const breakable = table(origins, { breakableAlliances: 'on' }).play(ally('britain', 'france'))
    expect(instead(breakable, leave('france'))).toBe('Britain can leave its alliance.')
    expect(instead(breakable, leave('germany'))).toBe('Britain can leave its alliance.')
  })

  test('OW-7.2 a pair of one player is allied from the start, and no other alliance may include it', () => {
    const players = [
      { name: 'Ann', powers: ['britain' as const, 'france' as const] },
      { name: 'Clara', powers: ['germany' as const] },
      { name: 'Dov', powers: ['russia' as const] },
      { name: 'Emil', powers: ['austria-hungary' as const] },
    ]
    const t = table(origins, { players, breakableAlliances: 'on' })
    expect(t.view.alliances).toMatchObject([{ powers: ['britain', 'france'], fixed: true }])
    expect(t.say(ally('germany', 'britain'))).toBeRefused('OW-7.2', 'heldPair')
    expect(t.say(ally('britain', 'france'))).toBeRefused('OW-7.2', 'heldPair')
    t.play(ally('germany', 'russia'))
    expect(t.say(leave('britain'))).toBeRefused('OW-7.7', 'heldPair')
  })

  test('OW-7.3 an alliance changes no rule of placement, attack or scoring', () => {
    const lay = () => table(origins).embassy('britain', 'italy', 7).embassy('france', 'italy', 8)
    const free = lay()
    const allied = lay().allied('britain', 'france')
    expect(allied.totals).toEqual(free.totals)
    expect(allied.view.room).toEqual(free.view.room)
    expect(allied.view.attacks).toEqual(free.view.attacks)
    expect(allied.view.rights).toEqual(free.view.rights)
  })
})

describe('OW-7.7 breakable alliances', () => {
  const broken = () =>
    table(origins, { breakableAlliances: 'on' }).play(ally('britain', 'france'), ally('germany', 'russia'))

  test('OW-7.7 off unless the campaign is made with it', () => {
    const t = table(origins).play(ally('britain', 'france'))
    expect(t.say(leave('britain'))).toBeRefused('OW-7.1', 'alliancesPermanent')
    expect(t.view.blocked.leaveAlliance?.clause).toBe('OW-7.1')
  })

  test('OW-7.7 an allied power leaves by itself, in its own turn only, in either step and after its attack', () => {
    expect(broken().say(leave('france'))).toBeRefused('OW-7.7', 'notActing')
    expect(broken().say(leave('britain')).decision).toMatchObject({
      events: [{ type: 'allianceLeft', power: 'britain', partner: 'france' }],
    })
    expect(broken().turn('britain', 'attack').say(leave('britain')).decision.kind).toBe('accepted')
    const attacked = broken().embassy('britain', 'italy', 3).embassy('russia', 'italy', 3).turn('britain', 'attack')
    attacked.play({ type: 'attack', power: 'britain', nation: 'italy', target: 'russia', die: 1 })
    expect(attacked.say(leave('britain')).decision.kind).toBe('accepted')
    expect(broken().turn('austria-hungary').say(leave('austria-hungary'))).toBeRefused('OW-7.7', 'notAllied')
  })

  test('OW-7.7 nothing on the board changes', () => {
    const t = broken().embassy('britain', 'italy', 12)
    expect(t.say(leave('britain'))).toChangeOnly({})
    expect(t.view.rights.italy).toEqual(['britain'])
  })

  test('OW-7.7 the one left may ally at once; the leaver not before its own next turn begins', () => {
    const t = broken().play(leave('britain'))
    expect(t.say(ally('britain', 'austria-hungary'))).toBeRefused('OW-7.7', 'leftThisRound')
    expect(t.say(ally('britain', 'france'))).toBeRefused('OW-7.7', 'leftThisRound')
    t.play(ally('france', 'austria-hungary'))
    t.pass()
    for (let turn = 0; turn < 4; turn++) {
      expect(t.state.barred).toEqual(['britain'])
      t.pass()
    }
    expect([t.state.acting, t.state.barred]).toEqual(['britain', []])
  })

  test('OW-7.7 a leaver whose turn has begun again may ally with anyone free', () => {
    const t = broken().play(leave('britain'))
    for (let turn = 0; turn < 5; turn++) t.pass()
    expect(t.say(ally('britain', 'austria-hungary')).decision.kind).toBe('accepted')
  })

  test('OW-7.7 example 9: victory looks only at the alliances that stand', () => {
    // Totals B 12, F 0, G 8, R 4, AH 2 with Russia out of G+R; then with Austria-Hungary allied to Germany.
    expect(won([12, 0, 8, 4, 2], [BF])).toBe('germany OW-7.4')
    expect(won([12, 0, 8, 4, 2], [BF, ['germany', 'austria-hungary']])).toBe('russia OW-7.5')
    expect(won([12, 0, 8, 4, 2], [])).toBe('britain OW-5.5')
    const t = broken().turn('russia', 'attack', 10).play(leave('russia'), endTurn('russia'))
    expect(t.say(ally('austria-hungary', 'germany')).decision.kind).toBe('accepted')
    expect(t.view.alliances.map((a) => a.powers)).toEqual([
      ['britain', 'france'],
      ['germany', 'austria-hungary'],
    ])
    expect(table(origins).turn('russia', 'attack', 10).say(leave('russia'))).toBeRefused('OW-7.1', 'alliancesPermanent')
  })

  test('OW-7.7 the history names the option', () => {
    const begun = origins.begin(
      { ...{ players: [], powers: 'chosen', individualWinner: 'unallied' }, breakableAlliances: 'on' },
      [],
    )
    if (begun.kind !== 'accepted') throw new Error('not begun')
    expect(origins.report(origins.blank, begun.events).text).toContain('breakableAlliances: on')
  })
})
