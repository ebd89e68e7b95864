import { describe, expect, test } from 'vitest'
import { NATIONS } from '../../../shared/origins/ids'
import { attack, deal, FIVE_PLAYERS, place, table } from '../testing/table'
import { origins } from './index'

describe('what screens are shown', () => {
  test('OW-3.4 the preview of an attack: odds, exact chances, embassies, rights and scores of each result', () => {
    // the mock-up's attack: Germany 18 against Britain 12 in Italy, both with rights worth points
    const t = table(origins).embassy('germany', 'italy', 18).embassy('britain', 'italy', 12).turn('germany', 'attack')
    const [preview, ...others] = t.view.attacks
    expect(others).toEqual([])
    expect(preview).toMatchObject({
      nation: 'italy',
      target: 'britain',
      ours: 18,
      theirs: 12,
      odds: 1,
      toNextColumn: 6,
      ourRightsLost: 5,
      theirRightsLost: 4,
    })
    expect(preview?.outcomes).toEqual([
      {
        result: 'AE',
        faces: [1, 2],
        ours: 0,
        theirs: 12,
        rightsLost: ['germany'],
        // France's condition comes back when Germany has no rights left anywhere
        scores: [
          { power: 'france', change: 10 },
          { power: 'germany', change: -2 },
        ],
      },
      {
        result: 'EX',
        faces: [3, 4, 5],
        ours: 6,
        theirs: 0,
        rightsLost: ['germany', 'britain'],
        scores: [
          { power: 'britain', change: -3 },
          { power: 'france', change: 10 },
          { power: 'germany', change: 3 },
        ],
      },
      {
        result: 'DE',
        faces: [6],
        ours: 18,
        theirs: 0,
        rightsLost: ['britain'],
        scores: [
          { power: 'britain', change: -3 },
          { power: 'germany', change: 5 },
        ],
      },
    ])
    expect(preview?.meanOwnChange).toBeCloseTo((2 * -2 + 3 * 3 + 5) / 6, 12)
  })

  test('OW-3.1 previews are there before the placement is complete, and gone once the attack is made', () => {
    const t = table(origins).embassy('britain', 'italy', 3).embassy('france', 'italy', 3)
    expect(t.view.attacks).toHaveLength(1)
    t.play(place('britain', 'britain', 14), attack('britain', 'italy', 'france', 6))
    expect(t.view.attacks).toEqual([])
  })

  test('OW-2.3 room and reasons for every nation', () => {
    const t = table(origins).play(place('britain', 'italy', 5), place('britain', 'greece', 2))
    expect(t.view.room).toMatchObject({ britain: 7, italy: 0, greece: 3, turkey: 5 })
    expect(t.view.blocked.place).toEqual({
      italy: {
        clause: 'OW-2.3',
        text: '1 more would make 6 in Italy this turn; at most 5 go into one embassy abroad.',
      },
    })
    expect(Object.keys(t.view.blocked.takeBack)).toHaveLength(NATIONS.length - 2)
  })

  test('OW-5.2 an objective is threatened when one turn of another power could undo it', () => {
    const serbia = (t: ReturnType<typeof table>) =>
      t.view.scores.objectives.find((o) => o.power === 'russia' && o.nation === 'serbia')
    // anybody can place five and exchange them: 14 falls to 9, 15 only to 10
    expect(serbia(table(origins).embassy('russia', 'serbia', 14))).toMatchObject({ met: true, threatened: true })
    expect(serbia(table(origins).embassy('russia', 'serbia', 15))).toMatchObject({ met: true, threatened: false })
    // with ten of somebody else there, five more make 15 against 15
    expect(serbia(table(origins).embassy('russia', 'serbia', 15).embassy('france', 'serbia', 10))).toMatchObject({
      threatened: true,
    })
    expect(serbia(table(origins).embassy('russia', 'serbia', 9))).toMatchObject({ met: false, threatened: false })
  })

  test('OW-5.1 nobody threatens who has no turn to come', () => {
    const serbia = (t: ReturnType<typeof table>) =>
      t.view.scores.objectives.find((o) => o.power === 'russia' && o.nation === 'serbia')?.threatened
    const lay = () => table(origins).embassy('russia', 'serbia', 10).embassy('germany', 'serbia', 10)
    expect(serbia(lay().turn('germany', 'attack', 10))).toBe(true)
    // the last turn of all: Austria-Hungary has placed everything and has nothing in Serbia
    expect(serbia(lay().turn('austria-hungary', 'attack', 10))).toBe(false)
    expect(serbia(lay().turn('austria-hungary', 'placement', 10))).toBe(true)
  })

  test('OW-4.3 exclusive rights are threatened by whoever could reach ten there', () => {
    const exclusive = (russians: number) =>
      table(origins)
        .embassy('britain', 'far-east', 99)
        .embassy('russia', 'far-east', russians)
        .view.scores.objectives.find((o) => o.power === 'britain' && o.nation === 'far-east')?.threatened
    expect(exclusive(4)).toBe(false)
    expect(exclusive(5)).toBe(true)
  })

  test('OW-5.3 Britain’s ten are threatened when a placement in several nations would lift another over 12', () => {
    const tens = (italy: number) =>
      table(origins)
        .embassy('germany', 'austria-hungary', 99)
        .embassy('germany', 'africa', 99)
        .embassy('germany', 'russia', 6)
        .embassy('germany', 'italy', italy)
        .view.scores.objectives.find((o) => o.power === 'britain' && o.kind === 'condition')?.threatened
    // 4 + 3 + 5 (Britain has no ties) are 12: two points more are in reach with four or five PFs
    expect(tens(0)).toBe(true)
  })

  test('the view carries what the command line promises', () => {
    const view = table(origins).play(deal(['britain', 'france'], 3)).view
    expect(view).toMatchObject({
      game: 'origins',
      round: 1,
      rounds: 10,
      acting: 'britain',
      step: 'placement',
      left: 14,
      embassies: { italy: { britain: 0, france: 0, germany: 0, russia: 0, 'austria-hungary': 0 } },
      alliances: [],
      deals: [{ deal: 1 }],
      players: [{ name: 'Ann', powers: ['britain'] }, {}, {}, {}, {}],
      scores: { totals: { britain: 10 }, final: false, winner: { powers: ['britain', 'france'], clause: 'OW-5.5' } },
    })
    expect(origins.standing(table(origins).state)).toEqual({
      round: 1,
      rounds: 10,
      acting: 'britain',
      step: 'placement',
      ended: false,
      players: FIVE_PLAYERS,
    })
    expect(origins.picture(table(origins).embassy('britain', 'italy', 10).state)).toEqual({ italy: ['britain'] })
  })
})

describe('how lucky a throw was', () => {
  const thrown = (ours: number, theirs: number, face: 1 | 2 | 3 | 4 | 5 | 6) => {
    const t = table(origins)
      .embassy('germany', 'africa', ours)
      .embassy('france', 'africa', theirs)
      .turn('germany', 'attack')
    const { before, decision } = t.say(attack('germany', 'africa', 'france'), { dice: [face] })
    if (decision.kind !== 'accepted') throw new Error('not accepted')
    const [report] = origins.report(before, decision.events).throws
    return report
  }

  test('D1 beside each throw the chance of a result as bad or worse, as good or better: AE below EX below DE', () => {
    expect(thrown(19, 10, 2)).toEqual({
      power: 'germany',
      against: 'france',
      faces: [2],
      source: 'app',
      asBad: { n: 2, over: 6 },
      asGood: { n: 6, over: 6 },
    })
    expect(thrown(19, 10, 3)).toMatchObject({ asBad: { n: 5, over: 6 }, asGood: { n: 4, over: 6 } })
    expect(thrown(19, 10, 6)).toMatchObject({ asBad: { n: 6, over: 6 }, asGood: { n: 1, over: 6 } })
    expect(thrown(4, 10, 3)).toMatchObject({ asBad: { n: 3, over: 6 }, asGood: { n: 6, over: 6 } })
  })
})
