import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, RaidAnswer, SeveralAnswer } from '../../../shared/odds/answer'
import { floats } from './arith'
import { answerOdds } from './index'
import { numbersOf } from './several'

function answer<A>(order: object): A {
  const odds = answerOdds({ game: 'great-war', ...order })
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds as A
}
const land = {
  game: 'great-war',
  kind: 'land',
  attacker: { infantry: 3, artillery: 1 },
  defender: { infantry: 2 },
} as const
const sea = {
  game: 'great-war',
  kind: 'sea',
  attacker: { submarine: 2 },
  defender: { transport: 1, dreadnought: 1 },
} as const
const raid = { game: 'great-war', kind: 'raid', bombers: 1, interceptors: 1 } as const
const TURN = { kind: 'several', battles: [{ name: 'Flanders', order: land }, { order: sea }, { order: raid }] } as const

describe('GW-13.1 several battles of one turn', () => {
  test('each with its own chance, all together, and at least so many, as when each is asked by itself', () => {
    const all = answer<SeveralAnswer>(TURN)
    const [p, q, r] = [
      Number(answer<BattleAnswer>(land).takesSpace),
      Number(answer<BattleAnswer>(sea).attackerWins),
      Number(answer<RaidAnswer>(raid).getsThrough),
    ] as const
    expect(all.battles.map((b) => b.name)).toEqual(['Flanders', 'Battle 2', 'Battle 3'])
    for (const [i, wanted] of [p, q, r].entries()) expect(all.battles[i]?.success).toBeCloseTo(wanted, 12)
    expect(all.all).toBeCloseTo(p * q * r, 12)
    expect(all.atLeast[0]).toBe(1)
    expect(all.atLeast[1]).toBeCloseTo(1 - (1 - p) * (1 - q) * (1 - r), 12)
    expect(all.atLeast[2]).toBeCloseTo(p * q * (1 - r) + p * (1 - q) * r + (1 - p) * q * r + p * q * r, 12)
    expect(all.atLeast[3]).toBeCloseTo(all.all, 12)
    expect(all.expected.successes).toBeCloseTo(p + q + r, 12)
    expect(all.assumptions).toContain('Flanders: success is taking the space.')
    expect(all.assumptions).toContain('Battle 2: success is winning.')
    expect(all.assumptions).toContain('Battle 2: The attacker never retreats.')
  })

  test('numbers of successes against every pattern of won and lost', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 7 }), (chances) => {
        const wanted = chances.map(() => 0).concat(0)
        for (let pattern = 0; pattern < 2 ** chances.length; pattern++) {
          const won = chances.map((_, i) => (pattern >> i) % 2 === 1)
          const p = chances.reduce((all, x, i) => all * (won[i] ? x : 1 - x), 1)
          const n = won.filter(Boolean).length
          wanted[n] = (wanted[n] ?? 0) + p
        }
        numbersOf(floats, chances).forEach((p, n) => expect(p).toBeCloseTo(wanted[n] ?? NaN, 12))
      }),
      { seed: 1914 },
    )
  })

  test('a unit in reserve is tried in every battle that its kind can fight in, and the best is named', () => {
    const { reserve } = answer<SeveralAnswer>({ ...TURN, reserve: { infantry: 1, fighter: 1, dreadnought: 1 } })
    expect(reserve?.map((r) => [r.kind, r.options.map((o) => o.battle)])).toEqual([
      ['infantry', [0]],
      ['fighter', [0, 1, 2]],
      ['dreadnought', [1]],
    ])
    const fighter = reserve?.find((r) => r.kind === 'fighter')
    const more = Number(answer<BattleAnswer>({ ...sea, attacker: { submarine: 2, fighter: 1 } }).attackerWins)
    expect(fighter?.options[1]?.success).toBeCloseTo(more, 12)
    const sent = fighter?.options[1]
    expect(sent?.atLeast).toHaveLength(4)
    expect(sent?.atLeast[3]).toBeCloseTo(sent?.all ?? NaN, 12)
    expect(sent?.atLeast.slice(1).reduce((a, b) => a + b)).toBeCloseTo(sent?.successes ?? NaN, 12)
    const top = Math.max(...(fighter?.options.map((o) => o.all) ?? []))
    expect(fighter?.options.find((o) => o.battle === fighter.best)?.all).toBe(top)
  })

  test('GW-15.6 a land unit in reserve comes the way of most others, so the half rule stays as it is', () => {
    const order = { ...land, trench: {}, from: { faced: 3, elsewhere: 1 } }
    const all = answer<SeveralAnswer>({ kind: 'several', battles: [{ order }], reserve: { infantry: 1 } })
    const wanted = answer<BattleAnswer>({
      ...order,
      attacker: { infantry: 4, artillery: 1 },
      from: { faced: 4, elsewhere: 1 },
    })
    expect(all.reserve?.[0]?.options[0]?.success).toBeCloseTo(Number(wanted.takesSpace), 12)
  })

  test('in fractions as well, said once for all of them', () => {
    const small = { ...land, attacker: { infantry: 1, artillery: 1 } }
    const order = { ...TURN, battles: [{ order: small }, { order: raid }], reserve: { fighter: 1 } }
    const exact = answer<SeveralAnswer<string>>({ ...order, exact: true })
    const numbers = answer<SeveralAnswer>(order)
    const value = (text: string) =>
      text
        .split('/')
        .map(Number)
        .reduce((n, d) => n / d)
    expect(exact.battles[1]?.success).toBe('2/3')
    expect(value(exact.all)).toBeCloseTo(numbers.all, 12)
    exact.atLeast.forEach((p, k) => expect(value(p)).toBeCloseTo(numbers.atLeast[k] ?? NaN, 12))
    expect(exact.reserve?.[0]?.best).toBe(numbers.reserve?.[0]?.best)
    const inside = { ...TURN, battles: [{ order: land }, { order: { ...raid, exact: true } }] }
    expect(answerOdds({ game: 'great-war', ...inside })).toMatchObject({
      ok: false,
      error: { at: 'battles.1.order.exact', expected: '“exact” beside “battles”' },
    })
  })

  test('what is wrong in one battle says which', () => {
    const bad = { ...sea, attacker: { infantry: 1 } }
    const odds = answerOdds({ game: 'great-war', kind: 'several', battles: [{ order: land }, { order: bad }] })
    expect(odds).toMatchObject({ ok: false, error: { at: 'battles.1.order.attacker.infantry' } })
    const huge = { ...sea, attacker: { submarine: 400, fighter: 400 }, defender: { submarine: 400, fighter: 400 } }
    expect(answerOdds({ game: 'great-war', kind: 'several', battles: [{ order: huge }] })).toMatchObject({
      ok: true,
      value: { kind: 'none', reason: 'tooLarge', at: 'battles.0.order' },
    })
  })
})
