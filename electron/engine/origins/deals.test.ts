import { describe, expect, test } from 'vitest'
import type { OriginsCommand } from '../../../shared/origins/commands'
import { attack, deal, place, table } from '../testing/table'
import '../testing/matchers'
import { origins } from './index'

const judge = (n: number, outcome: 'kept' | 'broken' | 'void', by?: 'britain' | 'germany'): OriginsCommand => ({
  type: 'judgeDeal',
  deal: n,
  outcome,
  ...(by ? { by } : {}),
})

describe('OW-6 Deals', () => {
  test('OW-6.1 deals are numbered, kept, broken or void, and never change what is legal on the board', () => {
    const t = table(origins).embassy('britain', 'italy', 3).embassy('france', 'italy', 3)
    const onTheBoard = () =>
      origins.legal(t.state).filter((c) => !['recordDeal', 'judgeDeal', 'correct'].includes(c.command.type))
    const before = onTheBoard()
    t.play(deal(['france', 'britain']), deal(['russia', 'germany', 'britain'], 4))
    expect(t.view.deals).toMatchObject([
      { deal: 1, parties: ['britain', 'france'], outcome: 'open', due: 'no', round: 1 },
      { deal: 2, parties: ['britain', 'germany', 'russia'], untilRound: 4 },
    ])
    t.play(judge(1, 'broken', 'britain'))
    expect(t.view.deals[0]).toMatchObject({ outcome: 'broken', by: 'britain' })
    expect(onTheBoard()).toEqual(before)
    // the table's last word counts, and takes the breaker with it
    t.play(judge(1, 'void'))
    expect(t.view.deals[0]).toEqual({
      deal: 1,
      parties: ['britain', 'france'],
      text: 'hands off',
      round: 1,
      outcome: 'void',
      due: 'no',
    })
  })

  test('OW-6.1 what is no deal, or no judgement, is refused', () => {
    const t = table(origins).play(deal(['britain', 'france']))
    expect(t.say(deal(['britain', 'britain']))).toBeRefused('OW-6.1', 'partyTwice')
    expect(t.say(judge(2, 'kept'))).toBeRefused('OW-6.1', 'noSuchDeal')
    expect(t.say(judge(1, 'kept', 'britain'))).toBeRefused('OW-6.1', 'breakerWithoutBreach')
    expect(t.say(judge(1, 'broken', 'germany'))).toBeRefused('OW-6.1', 'breakerNotParty')
  })

  test('OW-6.1 a deal is in its last round, then due; the end of that round announces it', () => {
    const t = table(origins).play(deal(['britain', 'france'], 1), deal(['germany', 'france'], 2))
    expect(t.view.deals.map((d) => d.due)).toEqual(['last', 'no'])
    for (let turn = 0; turn < 4; turn++) t.pass()
    t.play(place('austria-hungary', 'austria-hungary', 10))
    const said = t.say({ type: 'endTurn', power: 'austria-hungary' })
    expect(said.decision).toMatchObject({
      events: [{ type: 'turnEnded' }, { type: 'dealCameDue', deal: 1 }, { type: 'turnBegun', round: 2 }],
    })
    expect(t.view.deals.map((d) => d.due)).toEqual(['due', 'last'])
    t.play(judge(1, 'kept'))
    expect(t.view.deals.map((d) => d.due)).toEqual(['no', 'last'])
  })

  test('OW-6.1 a deal written down after its last round is due at once', () => {
    const t = table(origins)
    for (let turn = 0; turn < 5; turn++) t.pass()
    expect(t.say(deal(['britain', 'france'], 1)).decision).toMatchObject({
      events: [
        { type: 'dealRecorded', round: 2, untilRound: 1 },
        { type: 'dealCameDue', deal: 1 },
      ],
    })
  })

  test('OW-6.1 deals of the last round come due with the end of the game', () => {
    const t = table(origins).play(deal(['britain', 'france'], 10))
    for (let turn = 0; turn < 49; turn++) t.pass()
    t.play(place('austria-hungary', 'austria-hungary', 10))
    expect(t.say({ type: 'endTurn', power: 'austria-hungary' }).decision).toMatchObject({
      events: [{ type: 'turnEnded' }, { type: 'dealCameDue', deal: 1 }, { type: 'gameEnded' }],
    })
    expect(t.view.deals[0]?.due).toBe('due')
  })

  test('OW-6.2 no command moves factors from one power to another', () => {
    for (const type of ['giveFactors', 'lendFactors', 'swapFactors'])
      expect(origins.parseCommand({ type, power: 'britain', to: 'france', nation: 'italy', factors: 1 }).ok).toBe(false)
    const t = table(origins).embassy('france', 'italy', 4).allied('britain', 'france')
    expect(t.say(place('britain', 'italy', 2))).toChangeOnly({ 'britain/italy': [0, 2] })
  })

  test('OW-6.3 two powers’ factors are never added in one attack; attacking the same target in turn is allowed', () => {
    const t = table(origins)
      .embassy('britain', 'turkey', 6)
      .embassy('france', 'turkey', 6)
      .embassy('germany', 'turkey', 12)
      .allied('britain', 'france')
      .turn('britain', 'attack')
    expect(t.say(attack('britain', 'turkey', 'germany'), { dice: [4] })).toChangeOnly({
      'britain/turkey': [6, 0],
      'germany/turkey': [12, 6],
    })
    t.turn('france', 'attack')
    expect(t.say(attack('france', 'turkey', 'germany'), { dice: [6] })).toChangeOnly({ 'germany/turkey': [6, 0] })
  })
})
