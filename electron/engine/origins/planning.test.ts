import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACES } from '../../../shared/dice'
import type { AttacksAnswer, BestAnswer } from '../../../shared/odds/origins'
import { originsData } from '../../../shared/origins/data'
import { NATIONS, POWERS } from '../../../shared/origins/ids'
import { attack, OriginsTable, table } from '../testing/table'
import { origins, type OriginsState } from './index'
import { originsOdds } from './planning'
import { rightsIn } from './rules/rights'

const planned = <A>(input: object, campaign?: OriginsState): A => {
  const answer = originsOdds({ game: 'origins', ...input }, campaign)
  if (!answer.ok) throw new Error(JSON.stringify(answer.error))
  if (answer.value.kind !== 'plan') throw new Error(JSON.stringify(answer.value))
  return answer.value.plan as unknown as A
}
const faultOf = (input: object) => {
  const answer = originsOdds({ game: 'origins', ...input })
  if (answer.ok) throw new Error('no fault')
  return answer.error
}
const ITALY = {
  acting: 'germany',
  embassies: { italy: { germany: 18, britain: 12 }, greece: { germany: 4, britain: 8 } },
} as const

describe('attacks of a position', () => {
  test('OW-3.5 chances, rights and running scores of each result, before and after', () => {
    const answer = planned<AttacksAnswer>({ kind: 'attacks', position: ITALY })
    expect(answer).toMatchObject({ power: 'germany', when: 'now', totals: { britain: 13, germany: 2, france: 0 } })
    const [italy, greece] = answer.attacks
    expect([italy?.nation, greece?.nation]).toEqual(['italy', 'greece'])
    expect(italy).toMatchObject({
      ours: 18,
      theirs: 12,
      odds: '1 to 1',
      toNextColumn: 6,
      rights: ['britain', 'germany'],
    })
    expect(italy?.results.map((r) => [r.result, r.sixths, r.left, r.rightsLost, r.totals])).toEqual([
      [
        'AE',
        2,
        { attacker: 0, target: 12 },
        ['germany'],
        expect.objectContaining({ britain: 13, germany: 0, france: 10 }),
      ],
      [
        'EX',
        3,
        { attacker: 6, target: 0 },
        ['germany', 'britain'],
        expect.objectContaining({ britain: 10, germany: 5, france: 10 }),
      ],
      [
        'DE',
        1,
        { attacker: 18, target: 0 },
        ['britain'],
        expect.objectContaining({ britain: 10, germany: 7, france: 0 }),
      ],
    ])
    expect(italy?.chances).toEqual({ ourRightsLost: 5 / 6, theirRightsLost: 4 / 6 })
    expect(italy?.means.ownChange).toBeCloseTo((2 * -2 + 3 * 3 + 5) / 6, 12)
  })

  test('OW-3.6 every result is what the engine makes of that face, in any position', () => {
    const few = fc.integer({ min: 0, max: 30 })
    const board = fc.array(fc.tuple(fc.constantFrom(...NATIONS), fc.constantFrom(...POWERS), few), {
      minLength: 4,
      maxLength: 25,
    })
    fc.assert(
      fc.property(board, fc.constantFrom(...POWERS), (embassies, acting) => {
        const t = embassies
          .reduce((at, [nation, power, n]) => at.embassy(power, nation, n), table(origins))
          .turn(acting, 'attack')
        const { attacks } = planned<AttacksAnswer>({ kind: 'attacks' }, t.state)
        for (const a of attacks)
          for (const face of FACES) {
            const { after } = new OriginsTable(origins, t.state).say(attack(a.power, a.nation, a.target), {
              dice: [face],
            })
            const r = a.results.find((x) => x.faces.includes(face))
            expect(r?.totals).toEqual(origins.totals(after))
            expect(r?.rights).toEqual(rightsIn(originsData, after.embassies, a.nation))
            expect([r?.left.attacker, r?.left.target]).toEqual([
              after.embassies[a.nation][a.power],
              after.embassies[a.nation][a.target],
            ])
          }
        const possible = origins.legal(t.state).filter((c) => c.command.type === 'attack')
        expect(attacks).toHaveLength(possible.length)
      }),
      { numRuns: 60, seed: 1914 },
    )
  })

  test('OW-3.1 says when: after the placement, or in a later turn', () => {
    expect(planned<AttacksAnswer>({ kind: 'attacks', position: { ...ITALY, left: 6 } }).when).toBe('afterPlacement')
    expect(planned<AttacksAnswer>({ kind: 'attacks', position: { ...ITALY, attacked: true } }).when).toBe('laterTurn')
    expect(planned<AttacksAnswer>({ kind: 'attacks', position: ITALY, power: 'britain' })).toMatchObject({
      when: 'laterTurn',
      power: 'britain',
    })
  })

  test('OW-3.2 nobody to attack there is refused, as in a game', () => {
    const answer = originsOdds({
      game: 'origins',
      kind: 'attacks',
      position: ITALY,
      nation: 'africa',
      target: 'france',
    })
    expect(answer).toMatchObject({ ok: true, value: { kind: 'refused', clause: 'OW-3.2', reason: 'noCommonNation' } })
    expect(originsOdds({ game: 'origins', kind: 'best', position: ITALY, target: 'germany' })).toMatchObject({
      value: { kind: 'refused', clause: 'OW-3.2', reason: 'attackOnItself' },
    })
  })
})

describe('cases from the table', () => {
  const one = (ours: number, theirs: number) =>
    planned<AttacksAnswer>({
      kind: 'attacks',
      position: { acting: 'germany', embassies: { 'austria-hungary': { germany: ours, britain: theirs } } },
    }).attacks[0]

  test('R2 odds are rounded for the defender', () => {
    const columns = [19, 20, 9, 39, 95].map((ours) => one(ours, 10)?.odds)
    expect(columns).toEqual(['1 to 1', '2 to 1', 'less than 1 to 1', '3 to 1', '4 to 1'])
    expect(one(10, 0)).toBeUndefined()
  })

  test('R3 below 1 to 1 an exchange costs both the smaller number, an elimination only the attacker', () => {
    expect(one(4, 9)?.results.map((r) => [r.faces, r.left])).toEqual([
      [[1, 2, 3], { attacker: 0, target: 9 }],
      [[4, 5, 6], { attacker: 0, target: 5 }],
    ])
  })

  test('R7 ten cut to nine by an exchange: the rights and their points are gone at once', () => {
    const exchange = one(10, 1)?.results.find((r) => r.result === 'EX')
    expect(exchange).toMatchObject({ left: { attacker: 9, target: 0 }, rightsLost: ['germany'], rights: [] })
    expect(exchange?.scores).toContainEqual({ power: 'germany', change: -4 })
  })
})

describe('the best place', () => {
  const best = (input: object) => planned<BestAnswer>({ kind: 'best', position: ITALY, ...input })
  const top = (answer: BestAnswer, aim: string) => answer.aims.find((a) => a.aim === aim)

  test('OW-4.2 to end rights: the place with most faces, with the reason', () => {
    const rights = top(best({ target: 'britain' }), 'rights')
    expect(rights).toMatchObject({ best: 1, places: [{ adds: 0, value: 4 / 6, attack: { nation: 'italy' } }] })
    expect(rights?.text).toBe(
      'In Italy 18 against 12 is 1 to 1: 4 faces of 6 (3, 4, 5 or 6) end Britain’s treaty rights there.',
    )
  })

  test('OW-2.3 what can still be placed is thought of, and no more than helps', () => {
    // five more would be 23: still 1 to 1. With 6 short, four PFs in Greece would be 8 against 8: an exchange takes all.
    const answer = best({ position: { ...ITALY, left: 16 }, target: 'britain' })
    expect(top(answer, 'rights')?.places[0]).toMatchObject({ adds: 0, attack: { nation: 'italy' } })
    expect(top(answer, 'factors')?.places.map((p) => [p.attack.nation, p.adds])).toEqual([
      ['italy', 0],
      ['greece', 4],
    ])
    expect(top(best({ target: 'britain', exact: true }), 'factors')?.places[0]?.value).toBe('8')
  })

  test('OW-5.6 to win points: own change less the target’s', () => {
    const swing = top(best({ target: 'britain', aim: 'swing' }), 'swing')
    expect(swing?.places).toHaveLength(1)
    expect(swing?.places[0]?.value).toBeCloseTo((2 * -2 + 3 * (3 + 3) + (5 + 3)) / 6, 12)
  })

  test('nothing to win is said, not left empty', () => {
    const answer = best({ position: { acting: 'russia', embassies: { serbia: { britain: 4 } } }, target: 'france' })
    expect(answer.aims.map((a) => [a.best, a.text])).toEqual([
      [0, 'No attack of Russia on France can end treaty rights now.'],
      [0, 'No attack of Russia on France can win points now.'],
      [0, 'No attack of Russia on France can remove factors now.'],
    ])
  })

  test('no number of added PFs would have been worth more', () => {
    const boards = fc.tuple(
      fc.integer({ min: 0, max: 25 }),
      fc.integer({ min: 1, max: 25 }),
      fc.integer({ min: 0, max: 16 }),
    )
    fc.assert(
      fc.property(boards, ([ours, theirs, left]) => {
        const at = (germany: number) => ({ acting: 'germany', embassies: { greece: { germany, britain: theirs } } })
        const answer = best({ position: { ...at(ours), left }, aim: 'factors' })
        const said = Number(answer.aims[0]?.places[0]?.value ?? 0)
        const tries = Array.from({ length: Math.min(5, left) + 1 }, (_, adds) => {
          const { attacks } = planned<AttacksAnswer>({ kind: 'attacks', position: at(ours + adds) })
          return attacks[0]?.means.targetLosses ?? 0
        })
        expect(said).toBe(Math.max(...tries))
      }),
      { numRuns: 100, seed: 1914 },
    )
  })
})

describe('orders that cannot be read say where, and what would be right', () => {
  test.each([
    [{ kind: 'siege' }, { at: 'kind', expected: 'attack, attacks, best, break' }],
    [{ kind: 'attacks' }, { at: 'position', problem: 'missing' }],
    [{ kind: 'attacks', position: { acting: 'italy', embassies: {} } }, { at: 'position.acting' }],
    [
      { kind: 'best', position: { acting: 'france', left: 13, embassies: {} } },
      { at: 'position.left', expected: '0 to 12' },
    ],
    [{ kind: 'best', position: { acting: 'france', placed: { africa: 3 }, embassies: {} } }, { at: 'position.placed' }],
    [
      { kind: 'break', attackers: [{ factors: 3 }] },
      { at: 'defenders', problem: 'missing' },
    ],
    [
      { kind: 'break', attackers: [{}], defenders: 12 },
      { at: 'attackers.0.factors', problem: 'missing' },
    ],
    [
      { kind: 'break', attackers: [{ factors: 3 }], defenders: 4 },
      { at: 'below', expected: '1 to 4' },
    ],
    [
      { kind: 'break', attackers: [{ power: 'britain' }], position: ITALY, nation: 'italy', target: 'britain' },
      { at: 'attackers.0.power' },
    ],
    [
      {
        kind: 'break',
        attackers: [{ power: 'germany', adds: 6 }],
        position: ITALY,
        nation: 'italy',
        target: 'britain',
      },
      { at: 'attackers.0.adds', expected: '0 to 5 in a turn there (OW-2.2, OW-2.3)' },
    ],
    [{ attackers: 3 }, { at: 'defenders', problem: 'missing' }],
  ])('%j', (input, expected) => {
    expect(faultOf(input)).toMatchObject(expected)
  })
})
