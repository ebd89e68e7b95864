import { describe, expect, test } from 'vitest'
import { originsData } from '../../../shared/origins/data'
import { NATIONS, POWERS } from '../../../shared/origins/ids'
import { FIVE_PLAYERS, optionsOf, place, table } from '../testing/table'
import '../testing/matchers'
import { rngOf } from '../testing/rng'
import { decided } from '../testing/play'
import { origins } from './index'

const faults = (options: unknown) => {
  const parsed = origins.parseOptions(options)
  return parsed.ok ? undefined : `${parsed.error.at}: ${parsed.error.problem}`
}

describe('OW-1 Table and set-up', () => {
  test('OW-1.1 five powers and thirteen nations, in the order of the board', () => {
    expect(POWERS).toEqual(['britain', 'france', 'germany', 'russia', 'austria-hungary'])
    expect(NATIONS).toEqual([
      'britain',
      'france',
      'germany',
      'russia',
      'austria-hungary',
      'italy',
      'serbia',
      'rumania',
      'bulgaria',
      'greece',
      'turkey',
      'far-east',
      'africa',
    ])
  })

  test('OW-1.2 every power has an embassy in every nation, 65 in all and empty at the start', () => {
    const counts = NATIONS.flatMap((n) => POWERS.map((p) => table(origins).state.embassies[n][p]))
    expect(counts).toHaveLength(65)
    expect(counts.every((n) => n === 0)).toBe(true)
  })

  test('OW-1.3 players, powers and options are the first event; chosen powers need no die', () => {
    const begun = origins.begin(optionsOf(), [])
    expect(begun).toMatchObject({
      kind: 'accepted',
      events: [
        { type: 'campaignBegun', dealt: [], players: FIVE_PLAYERS, breakableAlliances: 'off' },
        { type: 'turnBegun', power: 'britain', round: 1 },
      ],
    })
  })

  test('OW-1.3 dealt powers ask for one die at a time; a face beyond the cards left is thrown again', () => {
    const names = { players: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, powers: [] })), powers: 'dealt' as const }
    const options = optionsOf(names)
    expect(origins.begin(options, [])).toEqual({ kind: 'wantsDice', clause: 'OW-1.3', count: 1 })
    expect(origins.begin(options, [6])).toEqual({ kind: 'wantsDice', clause: 'OW-1.3', count: 1 })
    // 6 again; then the third of five, the first of four, 4 again, the third of three, the second of two, and the last
    const begun = origins.begin(options, [6, 3, 1, 4, 3, 2])
    expect(begun).toMatchObject({
      kind: 'accepted',
      events: [
        {
          dealt: [6, 3, 1, 4, 3, 2],
          players: [
            { powers: ['germany'] },
            { powers: ['britain'] },
            { powers: ['austria-hungary'] },
            { powers: ['russia'] },
            { powers: ['france'] },
          ],
        },
        {},
      ],
    })
  })

  test('OW-1.3 a deal is fair: over 6,000 deals every card comes to every seat about as often', () => {
    const options = optionsOf({
      players: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, powers: [] })),
      powers: 'dealt',
    })
    const rng = rngOf(1)
    const seen = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const { decision } = decided(
        (faces) => origins.begin(options, faces),
        [],
        () => rng.face(),
      )
      const [first] = decision.kind === 'accepted' ? decision.events : []
      if (first?.type !== 'campaignBegun') throw new Error('not begun')
      first.players.forEach((p, seat) => {
        const key = `${seat} ${p.powers.join()}`
        seen.set(key, (seen.get(key) ?? 0) + 1)
      })
    }
    expect(seen.size).toBe(25)
    const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - 1200) ** 2 / 1200, 0)
    expect(chiSquare).toBeLessThan(39.3) // 16 degrees of freedom, p = 0.001
  })

  test('OW-1.4 four players: the player with two powers holds them allied from the start', () => {
    const players = [
      { name: 'Ann', powers: ['russia' as const, 'britain' as const] },
      { name: 'Ben', powers: ['france' as const] },
      { name: 'Clara', powers: ['germany' as const] },
      { name: 'Emil', powers: ['austria-hungary' as const] },
    ]
    const t = table(origins, { players })
    expect(t.state.alliances).toEqual([{ powers: ['britain', 'russia'], fixed: true, round: 0 }])
    expect(t.view.players[0]).toEqual({ name: 'Ann', powers: ['britain', 'russia'] })
  })

  test('OW-1.4 three players, dealt: the first two hold pairs, whichever they are, the third one power', () => {
    const players = ['A', 'B', 'C'].map((name) => ({ name, powers: [] }))
    const t = table(origins, { players, powers: 'dealt' }, [5, 4, 3, 2])
    expect(t.view.players).toEqual([
      { name: 'A', powers: ['france', 'austria-hungary'] },
      { name: 'B', powers: ['britain', 'russia'] },
      { name: 'C', powers: ['germany'] },
    ])
    expect(t.state.alliances.map((a) => a.powers)).toEqual([
      ['britain', 'russia'],
      ['france', 'austria-hungary'],
    ])
  })

  test('OW-1.4 options that leave a power without a player, or with two, are faults', () => {
    expect(faults(optionsOf())).toBeUndefined()
    expect(faults(optionsOf({ players: FIVE_PLAYERS.slice(0, 4) }))).toBe('players: nobody plays austria-hungary')
    expect(faults(optionsOf({ players: FIVE_PLAYERS.slice(0, 2) }))).toMatch(/^players: /)
    const twice = [...FIVE_PLAYERS.slice(0, 4), { name: 'Emil', powers: ['britain' as const] }]
    expect(faults(optionsOf({ players: twice }))).toBe('players: britain is held twice; nobody plays austria-hungary')
    expect(faults(optionsOf({ powers: 'dealt' }))).toMatch(/^players.0.powers: /)
    const namesakes = FIVE_PLAYERS.map((p) => ({ ...p, name: 'Ann' }))
    expect(faults(optionsOf({ players: namesakes }))).toBe('players.1.name: two players are called Ann')
  })

  test('OW-1.5 turns go Britain, France, Germany, Russia, Austria-Hungary, in every round', () => {
    const t = table(origins)
    const order: string[] = []
    for (let i = 0; i < 11; i++) {
      order.push(`${t.state.round} ${t.state.acting}`)
      t.pass()
    }
    expect(order.slice(0, 6)).toEqual([
      '1 britain',
      '1 france',
      '1 germany',
      '1 russia',
      '1 austria-hungary',
      '2 britain',
    ])
    expect(order[10]).toBe('3 britain')
    expect(t.say(place('britain', 'italy', 1))).toBeRefused('OW-1.5', 'notActing')
  })

  test('OW-1.6 an embassy is shown with the fewest chips; the set is 50 white, 25 red, 25 blue', () => {
    const t = table(origins).embassy('france', 'africa', 19).embassy('russia', 'serbia', 5)
    expect(t.view.chips.africa.france).toEqual({ blue: 1, red: 1, white: 4 })
    expect(t.view.chips.serbia.russia).toEqual({ blue: 0, red: 1, white: 0 })
    expect(t.view.chipsShort).toBe(0)
    expect(originsData.chips).toEqual([
      { colour: 'blue', worth: 10, inSet: 25 },
      { colour: 'red', worth: 5, inSet: 25 },
      { colour: 'white', worth: 1, inSet: 50 },
    ])
  })

  test('OW-1.6 a set that runs short shows the nearest make-up and says so, and forbids nothing', () => {
    const t = table(origins).embassy('britain', 'britain', 260).embassy('britain', 'france', 999)
    // blues run out after 25 tens: 10 of the 260 are laid in reds, and so on down
    expect(t.view.chips.britain.britain).toEqual({ blue: 25, red: 2, white: 0 })
    expect(t.view.chips.france.britain).toEqual({ blue: 0, red: 23, white: 50 })
    expect(t.view.chipsShort).toBe(999 - 23 * 5 - 50)
    expect(t.say(place('britain', 'britain', 14))).toChangeOnly({ 'britain/britain': [260, 274] })
  })
})
