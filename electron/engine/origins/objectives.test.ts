import { describe, expect, test } from 'vitest'
import { originsData } from '../../../shared/origins/data'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import { correct, deal, endTurn, place, table } from '../testing/table'
import '../testing/matchers'
import { origins } from './index'

/** Typed by hand from the rulebook. */
const RIGHTS: readonly (readonly [PowerId, NationId, number])[] = [
  ['britain', 'italy', 3],
  ['britain', 'turkey', 2],
  ['britain', 'greece', 1],
  ['france', 'russia', 3],
  ['france', 'britain', 2],
  ['france', 'italy', 1],
  ['germany', 'austria-hungary', 4],
  ['germany', 'africa', 3],
  ['germany', 'russia', 2],
  ['germany', 'italy', 2],
  ['russia', 'serbia', 5],
  ['russia', 'rumania', 3],
  ['russia', 'far-east', 3],
  ['russia', 'bulgaria', 1],
  ['russia', 'greece', 1],
  ['austria-hungary', 'germany', 4],
  ['austria-hungary', 'italy', 2],
  ['austria-hungary', 'rumania', 2],
]
const EXCLUSIVE: readonly (readonly [PowerId, NationId, number])[] = [
  ['britain', 'far-east', 4],
  ['france', 'africa', 5],
  ['russia', 'turkey', 5],
  ['austria-hungary', 'serbia', 10],
]

/** Scores without conditions: all three are cancelled by rights that score nothing themselves. */
const quiet = () => table(origins).embassy('germany', 'serbia', 10).embassy('britain', 'bulgaria', 10)

describe('OW-5.2 objectives, one by one', () => {
  test('OW-5.2 there are 22 for rights and three conditions', () => {
    expect(originsData.objectives).toHaveLength(RIGHTS.length + EXCLUSIVE.length + 3)
  })

  test.each(RIGHTS)('OW-5.2 %s, rights in %s: %i, shared or not', (power, nation, points) => {
    const met = (t: ReturnType<typeof quiet>) =>
      t.view.scores.objectives.find((o) => o.power === power && o.nation === nation)
    expect(met(quiet().embassy(power, nation, 9))).toMatchObject({ kind: 'rights', points, met: false, short: 1 })
    expect(met(quiet().embassy(power, nation, 10))).toMatchObject({ points, met: true, short: 0 })
    const other = (['britain', 'france', 'germany', 'russia'] as const).find((p) => p !== power && p !== nation)
    if (!other) throw new Error('somebody else is always there')
    expect(met(quiet().embassy(power, nation, 10).embassy(other, nation, 10))?.met).toBe(true)
  })

  test.each(EXCLUSIVE)('OW-5.2 %s, exclusive rights in %s: %i, and nothing when shared', (power, nation, points) => {
    const alone = table(origins).embassy(power, nation, 10)
    const found = () => alone.view.scores.objectives.find((o) => o.power === power && o.nation === nation)
    expect(found()).toMatchObject({ kind: 'exclusive', points, met: true })
    const other = (['britain', 'russia'] as const).find((p) => p !== power)
    if (!other) throw new Error('somebody else is always there')
    alone.embassy(other, nation, 10)
    expect(found()?.met).toBe(false)
  })

  test('OW-5.2 points are what the total is made of', () => {
    for (const [power, nation, points] of [...RIGHTS]) {
      const without = quiet().totals[power] ?? 0
      const t = quiet().embassy(power, nation, 10)
      expect([power, nation, t.totals[power]]).toEqual([power, nation, without + points])
    }
  })

  test('OW-5.2 example 4: Russia 12 and Austria-Hungary 15 in Serbia score 5 and 0', () => {
    const t = table(origins).embassy('russia', 'serbia', 12).embassy('austria-hungary', 'serbia', 15)
    expect([t.totals.russia, t.totals['austria-hungary']]).toEqual([5, 0])
  })
})

describe('OW-5 Conditions and the running score', () => {
  test('OW-5.3 Britain’s 10 look at the others’ totals with all their objectives, conditions included, one by one', () => {
    // France: 10 by its condition and 2 for Britain's nation are 12, no more; one more takes Britain's ten away
    const twelve = table(origins).embassy('france', 'britain', 10)
    expect(twelve.totals).toMatchObject({ france: 12, britain: 10 })
    const thirteen = twelve.embassy('france', 'italy', 10)
    expect(thirteen.totals).toMatchObject({ france: 13, britain: 0 })
    expect(thirteen.view.scores.objectives.find((o) => o.clause === 'OW-5.3')).toMatchObject({
      met: false,
      why: 'France scores 13, more than 12',
    })
    // allies are not added: 9 and 8 are nobody's 17
    const allies = table(origins)
      .embassy('germany', 'austria-hungary', 10)
      .embassy('austria-hungary', 'germany', 10)
      .embassy('germany', 'africa', 10)
      .embassy('austria-hungary', 'italy', 10)
      .allied('germany', 'austria-hungary')
    expect(allies.totals).toMatchObject({ germany: 12, 'austria-hungary': 6, britain: 10 })
  })

  test('OW-5.4 example 5: France with ten in Germany loses its own condition; the empty board', () => {
    const t = table(origins).embassy('france', 'germany', 10)
    expect(t.totals.france).toBe(0)
    expect(t.view.scores.objectives.find((o) => o.power === 'france' && o.kind === 'condition')).toMatchObject({
      met: false,
      why: 'Germany grants rights to France',
    })
    expect(table(origins).totals).toEqual({ britain: 10, france: 10, germany: 5, russia: 0, 'austria-hungary': 0 })
  })

  test('OW-5.4 rights anywhere count as well as rights granted, and nine are neither', () => {
    expect(table(origins).embassy('germany', 'bulgaria', 10).totals.france).toBe(0)
    expect(table(origins).embassy('russia', 'germany', 10).totals.france).toBe(0)
    expect(table(origins).embassy('germany', 'bulgaria', 9).embassy('russia', 'germany', 9).totals.france).toBe(10)
    expect(table(origins).embassy('germany', 'germany', 50).totals.france).toBe(10)
    expect(table(origins).embassy('britain', 'serbia', 10).totals.germany).toBe(0)
    expect(table(origins).embassy('germany', 'britain', 10).totals.germany).toBe(0)
  })

  test('OW-5.1 the game ends when Austria-Hungary has finished its tenth turn, and not before', () => {
    const t = table(origins)
    for (let turn = 0; turn < 49; turn++) t.pass()
    expect(t.view).toMatchObject({ round: 10, acting: 'austria-hungary', step: 'placement' })
    t.play(place('austria-hungary', 'austria-hungary', 10))
    expect(t.view.scores.final).toBe(false)
    expect(t.say(endTurn('austria-hungary')).decision).toMatchObject({
      events: [{ type: 'turnEnded' }, { type: 'gameEnded', winners: ['britain', 'france'], clause: 'OW-5.5' }],
    })
    expect(t.view).toMatchObject({ step: 'ended', left: 0, scores: { final: true } })
    expect(origins.standing(t.state)).toMatchObject({
      ended: true,
      acting: '',
      result: 'Britain and France share the victory',
    })
  })

  test('OW-5.6 the running score can be seen at any time and says how the game would end now', () => {
    const t = table(origins).embassy('russia', 'serbia', 10).embassy('germany', 'greece', 10)
    expect(t.view.scores).toMatchObject({ final: false, totals: { russia: 5, france: 0, germany: 5 } })
    expect(t.winner).toEqual({ powers: ['britain'], clause: 'OW-5.5' })
    expect(t.say(place('britain', 'italy', 1)).decision.kind).toBe('accepted')
  })

  test('OW-5.7 after the end only corrections and deals are said; a correction recomputes the result', () => {
    const t = table(origins)
    for (let turn = 0; turn < 50; turn++) t.pass()
    expect(t.say(place('britain', 'italy', 1))).toBeRefused('OW-5.7', 'gameOver')
    expect(t.say(endTurn('austria-hungary'))).toBeRefused('OW-5.7', 'gameOver')
    expect(t.say({ type: 'formAlliance', powers: ['britain', 'france'] })).toBeRefused('OW-5.7', 'gameOver')
    expect(t.say({ type: 'leaveAlliance', power: 'britain' })).toBeRefused('OW-5.7', 'gameOver')
    t.play(deal(['britain', 'france']), { type: 'judgeDeal', deal: 1, outcome: 'kept' })
    // a correction that changes nothing of the result says none; one that does says the new one
    expect(t.say(correct('russia', 'greece', 9)).decision).toMatchObject({ events: [{ type: 'embassyCorrected' }] })
    const said = t.say(correct('germany', 'italy', 10))
    expect(said.decision).toMatchObject({
      events: [
        { type: 'embassyCorrected', was: 0, now: 10 },
        { type: 'rightsGained' },
        { type: 'gameEnded', winners: ['britain'], totals: { britain: 10, france: 0, germany: 7 } },
      ],
    })
    const types = new Set(origins.legal(t.state).map((c) => c.command.type))
    expect([...types].sort()).toEqual(['correct', 'judgeDeal', 'recordDeal'])
  })
})

describe('Corrections by the referee', () => {
  test('OW-1.6 a number that no stack can be is refused with a reason of its own', () => {
    for (const factors of [0.5, -1, 1000, 1e300]) {
      const t = table(origins).embassy('britain', 'italy', 5)
      expect(t.say(correct('britain', 'italy', factors))).toBeRefused('OW-1.6', 'impossibleCount')
    }
    for (const factors of [0, 999])
      expect(
        table(origins)
          .embassy('britain', 'italy', 5)
          .say(correct('britain', 'italy', factors)),
      ).toChangeOnly({
        'britain/italy': [5, factors],
      })
  })

  test('OW-2.7 what counts as placed this turn stays as it was', () => {
    const t = table(origins).play(place('britain', 'italy', 5), correct('britain', 'italy', 30))
    expect(t.view).toMatchObject({ placed: { italy: 5 }, left: 9, room: { italy: 0 } })
  })

  test('OW-5.7 a correction is marked as one, in anyone’s turn, with the rights that come or go', () => {
    const t = table(origins).embassy('russia', 'serbia', 10)
    const said = t.say(correct('russia', 'serbia', 9))
    expect(said.decision).toMatchObject({ events: [{ type: 'embassyCorrected' }, { type: 'rightsLost' }] })
    if (said.decision.kind !== 'accepted') throw new Error('not accepted')
    expect(origins.report(said.before, said.decision.events)).toMatchObject({
      correction: true,
      text: 'Referee’s correction: Russia has 9 in Serbia, not 10 (miscounted). Russia lost its treaty rights.',
    })
  })
})
