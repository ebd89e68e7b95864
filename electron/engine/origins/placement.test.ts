import { describe, expect, test } from 'vitest'
import { attack, correct, endTurn, place, table, takeBack } from '../testing/table'
import '../testing/matchers'
import { originsData } from '../../../shared/origins/data'
import { origins } from './index'

describe('OW-2 Placement', () => {
  test('OW-2.1 placement comes first, then at most one attack', () => {
    const t = table(origins).embassy('france', 'italy', 3)
    expect(t.view.step).toBe('placement')
    t.play(place('britain', 'italy', 5), place('britain', 'britain', 9))
    expect(t.view.step).toBe('attack')
    t.play(attack('britain', 'italy', 'france', 3))
    expect(t.say(attack('britain', 'italy', 'france', 3))).toBeRefused('OW-2.1', 'alreadyAttacked')
  })

  test('OW-2.2 allotments, from a hand-typed copy of the board', () => {
    expect(originsData.allotments).toEqual({
      britain: 14,
      france: 12,
      germany: 16,
      russia: 10,
      'austria-hungary': 10,
    })
    const t = table(origins)
    for (const [power, allotment] of Object.entries(originsData.allotments)) {
      expect([t.view.acting, t.view.left, t.view.allotment]).toEqual([power, allotment, allotment])
      t.pass()
    }
  })

  test('OW-2.2 example 1, and case R1: 5 in Italy, 2 in the Far East and 12 at home are 19 of 14', () => {
    const t = table(origins).play(place('britain', 'italy', 5), place('britain', 'far-east', 2))
    const said = t.say(place('britain', 'britain', 12))
    expect(said).toBeRefused('OW-2.2', 'moreThanLeft')
    if (said.decision.kind !== 'refused') throw new Error('not refused')
    expect(origins.explain(t.state, place('britain', 'britain', 12), said.decision)).toMatchObject({
      message: '12 in Britain would make 19 of 14; only 7 are left this turn.',
      instead: 'Up to 7 in Britain would be legal.',
    })
    t.play(place('britain', 'britain', 7))
    expect(t.view.left).toBe(0)
    expect(t.say(place('britain', 'britain', 1))).toBeRefused('OW-2.2', 'nothingLeft')
  })

  test('OW-2.3 example 1: 5 in Italy, 5 in the Far East and 4 at home are legal; 6 in Italy is refused', () => {
    const t = table(origins)
    expect(t.say(place('britain', 'italy', 6))).toBeRefused('OW-2.3', 'tooManyAbroad')
    t.play(place('britain', 'italy', 5), place('britain', 'far-east', 5), place('britain', 'britain', 4))
    expect(t.say(endTurn('britain')).decision.kind).toBe('accepted')
  })

  test('OW-2.3 five abroad is the limit of the turn, however many placements it takes', () => {
    const t = table(origins).play(place('britain', 'italy', 3))
    expect(t.view.room.italy).toBe(2)
    expect(t.say(place('britain', 'italy', 3))).toBeRefused('OW-2.3', 'tooManyAbroad')
    t.play(place('britain', 'italy', 2))
    expect(t.view.room.italy).toBe(0)
    expect(t.view.blocked.place.italy?.clause).toBe('OW-2.3')
    // the limit is one power's: another may place there in its own turn
    t.play(place('britain', 'britain', 9), endTurn('britain'))
    expect(t.say(place('france', 'italy', 5))).toChangeOnly({ 'france/italy': [0, 5] })
  })

  test('OW-2.4 the own nation takes any number', () => {
    const t = table(origins)
    expect(t.view.room.britain).toBe(14)
    expect(t.say(place('britain', 'britain', 14))).toChangeOnly({ 'britain/britain': [0, 14] })
    expect(t.say(endTurn('britain')).decision.kind).toBe('accepted')
  })

  test('OW-2.5 example 1: with 5 in Italy and 5 in Greece the turn can’t end, 4 are left', () => {
    const t = table(origins).play(place('britain', 'italy', 5), place('britain', 'greece', 5))
    const said = t.say(endTurn('britain'))
    expect(said).toBeRefused('OW-2.5', 'placementUnfinished')
    expect(said.decision).toMatchObject({ facts: { left: 4 } })
    expect(t.view.blocked.endTurn).toEqual({
      clause: 'OW-2.5',
      text: 'Place the last 4 first; nothing is kept for later.',
    })
  })

  test('OW-2.6 factors go into the acting power’s own embassy, and nobody else’s changes', () => {
    const t = table(origins).embassy('france', 'italy', 4)
    expect(t.say(place('france', 'italy', 1))).toBeRefused('OW-1.5', 'notActing')
    expect(t.say(place('britain', 'italy', 4))).toChangeOnly({ 'britain/italy': [0, 4] })
  })

  test('OW-2.7 this turn’s placement can be taken back, never more than was placed there', () => {
    const t = table(origins)
      .embassy('britain', 'italy', 9)
      .play(place('britain', 'italy', 3))
    expect(t.say(takeBack('britain', 'greece', 1))).toBeRefused('OW-2.7', 'notPlacedThere')
    expect(t.say(takeBack('britain', 'italy', 4))).toBeRefused('OW-2.7', 'moreThanPlaced')
    const said = t.say(takeBack('britain', 'italy', 2))
    expect(said).toChangeOnly({ 'britain/italy': [12, 10] })
    expect(t.view).toMatchObject({ left: 13, placed: { italy: 1 } })
    expect(t.say(takeBack('britain', 'italy', 1)).decision).toMatchObject({
      events: [{ type: 'factorsTakenBack', now: 9, left: 14 }, { type: 'rightsLost' }],
    })
    expect(t.view.placed).toEqual({})
  })

  test('OW-2.7 no more than still lies there, when a correction has taken some away', () => {
    const t = table(origins).play(place('britain', 'italy', 5), correct('britain', 'italy', 2))
    expect(t.view.left).toBe(9)
    expect(t.say(takeBack('britain', 'italy', 3))).toBeRefused('OW-2.7', 'moreThanLies')
    expect(t.say(takeBack('britain', 'italy', 2))).toChangeOnly({ 'britain/italy': [2, 0] })
    expect(t.view.left).toBe(11)
  })

  test('OW-2.7 not after the attack is declared, and not once the turn is ended', () => {
    const t = table(origins).embassy('france', 'italy', 3)
    t.play(place('britain', 'italy', 5), place('britain', 'britain', 9), takeBack('britain', 'britain', 1))
    t.play(place('britain', 'britain', 1), attack('britain', 'italy', 'france', 6))
    expect(t.say(takeBack('britain', 'britain', 1))).toBeRefused('OW-2.7', 'attackMade')
    t.play(endTurn('britain'))
    expect(t.say(takeBack('britain', 'britain', 1))).toBeRefused('OW-1.5', 'notActing')
    expect(t.say(takeBack('france', 'italy', 1))).toBeRefused('OW-2.7', 'notPlacedThere')
  })
})
