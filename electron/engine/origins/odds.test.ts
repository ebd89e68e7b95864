import { describe, expect, test } from 'vitest'
import { attackOdds } from './odds'

const ask = (attackers: unknown, defenders: unknown) => attackOdds({ game: 'origins', attackers, defenders })

describe('odds without a campaign', () => {
  test('OW-3.4 OW-3.6 nineteen against ten: exact chances as fractions of 6, and the losses of each result', () => {
    expect(ask(19, 10)).toEqual({
      ok: true,
      value: {
        kind: 'odds',
        odds: {
          game: 'origins',
          attackers: 19,
          defenders: 10,
          column: 1,
          odds: '1 to 1',
          toNextColumn: 1,
          results: [
            {
              result: 'AE',
              name: 'attacker out',
              faces: [1, 2],
              chance: '2/6',
              sixths: 2,
              losses: { attackers: 19, defenders: 0 },
              left: { attackers: 0, defenders: 10 },
            },
            {
              result: 'EX',
              name: 'exchange',
              faces: [3, 4, 5],
              chance: '3/6',
              sixths: 3,
              losses: { attackers: 10, defenders: 10 },
              left: { attackers: 9, defenders: 0 },
            },
            {
              result: 'DE',
              name: 'defender out',
              faces: [6],
              chance: '1/6',
              sixths: 1,
              losses: { attackers: 0, defenders: 10 },
              left: { attackers: 19, defenders: 0 },
            },
          ],
          meanLosses: { attackers: '68/6', defenders: '40/6' },
        },
      },
    })
  })

  test('D9 OW-3.5 chances always sum to six sixths, the same every time', () => {
    for (let ours = 1; ours <= 50; ours++) {
      const answer = ask(ours, 10)
      if (!answer.ok || answer.value.kind !== 'odds') throw new Error('no odds')
      expect(answer.value.odds.results.reduce((sum, r) => sum + r.sixths, 0)).toBe(6)
      expect(ask(ours, 10)).toEqual(answer)
    }
  })

  test('OW-3.2 with nobody on one side there is no attack: refused by its clause', () => {
    expect(ask(10, 0)).toMatchObject({
      ok: true,
      value: { kind: 'refused', clause: 'OW-3.2', reason: 'noCommonNation' },
    })
    expect(ask(0, 10)).toMatchObject({ ok: true, value: { kind: 'refused', clause: 'OW-3.2' } })
  })

  test('malformed orders are faults with a path', () => {
    expect(ask(1.5, 10)).toMatchObject({ ok: false, error: { at: 'attackers' } })
    expect(ask(10, -1)).toMatchObject({ ok: false, error: { at: 'defenders' } })
    expect(ask(10, '10')).toMatchObject({ ok: false, error: { at: 'defenders' } })
    expect(attackOdds({ game: 'great-war', attackers: 1, defenders: 1 })).toMatchObject({
      ok: false,
      error: { at: 'game' },
    })
    expect(attackOdds({ game: 'origins', attackers: 1, defenders: 1, luck: 1 })).toMatchObject({
      ok: false,
      error: { at: 'luck' },
    })
    expect(attackOdds(null)).toMatchObject({ ok: false, error: { at: '' } })
  })
})
