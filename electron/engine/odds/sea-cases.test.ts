/** Sea odds battle by battle: published ones, what does not end by losses, losses in money and men, cases from the table. */
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, Chance } from '../../../shared/odds/answer'
import { seaOrder } from '../../../shared/odds/sea'
import { seaOdds } from './sea'

function answer(order: Record<string, unknown>): BattleAnswer<Chance> {
  const odds = seaOdds(seaOrder.parse({ game: 'great-war', kind: 'sea', ...order }))
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds
}

describe('published battles of the family (odds-fixtures.md), by values and edition', () => {
  const chances = (a: BattleAnswer<Chance>) => [a.attackerWins, a.defenderWins, a.bothDestroyed, a.stopped]

  test('A2 two battleships of one hit each: a quarter, a quarter, a half', () => {
    const a = answer({
      attacker: { dreadnought: 1 },
      defender: { dreadnought: 1 },
      edition: { dreadnoughtHits: 1 },
      exact: true,
    })
    expect(chances(a)).toEqual(['1/4', '1/4', '1/2', '0'])
    // one round of it: 16/36 both, 8/36 one, 8/36 the other, 4/36 none
    expect(a.rounds.after[0]).toEqual({
      round: 1,
      attackerWins: '2/9',
      defenderWins: '2/9',
      bothDestroyed: '4/9',
      stopped: '0',
      goesOn: '1/9',
    })
  })

  // There aircraft can't hit submarines once no destroyer is left, and neither side can go on. In ours they always can
  // (GW-13.12); submarines that go under as soon as nothing is left that they can hit come to the same end.
  test('A9 two submarines against a fighter and a destroyer: all lost, or the rest slips away', () => {
    const { attackerWins, survivors } = answer({
      attacker: { submarine: 2 },
      defender: { dreadnought: 1, fighter: 1 },
      values: { dreadnought: { defence: 2 }, fighter: { defence: 4 } },
      edition: { dreadnoughtHits: 1, firstStrike: 'none' },
      submerge: { attacker: 'helpless' },
      exact: true,
    })
    expect(attackerWins).toBe('0')
    expect(survivors.attacker.find((s) => Object.keys(s.units).length === 0)?.chance).toBe('834/1679')
    // the published tie, 845/1679
    expect(survivors.attacker.filter((s) => s.units.submarine).map((s) => s.chance)).toEqual(['10/73', '615/1679'])
    expect((10 * 23 + 615) / 1679).toBe(845 / 1679)
  })

  test('A13 two transports never beat two submarines; A14 nor do two transports that cannot defend', () => {
    expect(chances(answer({ attacker: { transport: 2 }, defender: { submarine: 2 }, exact: true }))).toEqual([
      '0',
      '1',
      '0',
      '0',
    ])
    const helpless = { transport: { defence: 0 } }
    const a = answer({ attacker: { submarine: 2 }, defender: { transport: 2 }, values: helpless, exact: true })
    expect(chances(a)).toEqual(['1', '0', '0', '0'])
  })

  test('A17 ten submarines and ten battleships a side, first strike of both, damage before losses', () => {
    const fleet = { submarine: 10, dreadnought: 10 }
    const a = answer({
      attacker: fleet,
      defender: fleet,
      values: { submarine: { defence: 1 } },
      edition: { firstStrike: 'both' },
      dreadnoughts: { attacker: 'damageFirst', defender: 'damageFirst' },
    })
    expect(Math.abs(Number(a.attackerWins) * 100 - 78.504565)).toBeLessThan(2e-6)
    expect(Math.abs(Number(a.defenderWins) * 100 - 20.153879)).toBeLessThan(2e-6)
  })
})

describe('GW-13.15 what does not end by losses', () => {
  test('GW-13.12 GW-13.15 a fighter and a submarine that cannot hit each other stand off at once', () => {
    const weak = { fighter: { attack: 0 } }
    const a = answer({ attacker: { fighter: 1 }, defender: { submarine: 1 }, values: weak, exact: true })
    expect([a.stopped, a.rounds.expected]).toEqual(['1', '1'])
    expect(
      answer({
        attacker: { transport: 1 },
        defender: { submarine: 1 },
        values: { submarine: { defence: 0 } },
        exact: true,
      }).stopped,
    ).toBe('1')
  })

  test('GW-13.14 submarines that all dive before the first shot leave the defender the field, and live', () => {
    const a = answer({
      attacker: { submarine: 2 },
      defender: { dreadnought: 1 },
      submerge: { attacker: 'atOnce' },
      exact: true,
    })
    expect([a.defenderWins, a.rounds.expected]).toEqual(['1', '0'])
    expect(a.survivors.attacker).toEqual([{ units: { submarine: 2 }, chance: '1' }])
    expect(a.expected.attackerLosses).toEqual({ submarine: '0' })
  })

  test('GW-13.15 with no way out ships fight on; aircraft break off once they are alone', () => {
    const order = { attacker: { fighter: 1, transport: 1 }, defender: { dreadnought: 1 }, retreat: { afterRound: 1 } }
    const shut = answer({ ...order, wayOut: false, exact: true })
    const open = answer({ ...order, exact: true })
    // the transport goes first: the fighter is alone after one hit, and leaves then
    expect([open.stopped, open.attackerWins]).toEqual(['1', '0'])
    expect(Number(toNumberOf(shut.stopped))).toBeGreaterThan(0.5)
  })

  test('threats below a chance: a retreat at 1 is one after the first round, a dive at 0 is none', () => {
    const order = { attacker: { submarine: 1, dreadnought: 1 }, defender: { submarine: 1, dreadnought: 1 } }
    const first = chancesOf(answer({ ...order, retreat: { afterRound: 1 } }))
    chancesOf(answer({ ...order, retreat: { below: 1 } })).forEach((p, i) => expect(p).toBeCloseTo(first[i] ?? NaN, 12))
    const never = chancesOf(answer(order))
    chancesOf(answer({ ...order, submerge: { attacker: { below: 0 }, defender: { below: 0 } } })).forEach((p, i) =>
      expect(p).toBeCloseTo(never[i] ?? NaN, 12),
    )
    const dive = answer({ ...order, submerge: { attacker: { below: 0.999 } } })
    expect(dive.attackerWins).not.toBeCloseTo(Number(answer(order).attackerWins), 6)
  })
})
const toNumberOf = (p: Chance): number => {
  const [n = '0', d = '1'] = String(p).split('/')
  return Number(n) / Number(d)
}
const chancesOf = (a: BattleAnswer<Chance>): number[] =>
  [a.attackerWins, a.defenderWins, a.bothDestroyed, a.stopped].map(Number)

describe('GW-4.5 losses in units, money and men', () => {
  test('GW-4.5 what the transports carry goes down with them', () => {
    const order = { attacker: { transport: 2 }, defender: { dreadnought: 1 }, exact: true }
    const a = answer({ ...order, cargo: { attacker: { infantry: 2, tank: 1 } } })
    // both are sunk for certain: 2 × 4 + 2 × 2 + 4 IPCs, five units
    expect(a.expected).toMatchObject({
      attackerLosses: { infantry: '2', tank: '1', transport: '2' },
      ipc: { attacker: '16', defender: '0' },
      manpower: { attacker: '5' },
      ipcSwing: '-16',
    })
  })

  test('GW-4.6 a damaged dreadnought is told, and is no loss', () => {
    const a = answer({ attacker: { dreadnought: 1 }, defender: { transport: 1 }, exact: true })
    const damaged = a.survivors.attacker.filter((s) => s.damaged === 1)
    expect(damaged.length).toBeGreaterThan(0)
    const sunk = a.survivors.attacker.find((s) => Object.keys(s.units).length === 0)
    expect(a.expected.attackerLosses.dreadnought).toBe(sunk?.chance)
  })

  test('GW-13.1 nations with advances of their own defend together', () => {
    const allied = answer({
      attacker: { dreadnought: 1 },
      defender: { fighter: 1 },
      allies: [{ units: { fighter: 1 }, technologies: ['2'] }],
    })
    expect(allied.volley.defender[2]).toBeCloseTo((3 / 6) * (4 / 6), 12)
    expect(allied.survivors.defender[0]?.units).toEqual({ fighter: 2 })
  })
})

describe('every answer says what it stands on', () => {
  test('losses, first hits, dives, retreat', () => {
    const { assumptions } = answer({
      attacker: { submarine: 1, dreadnought: 1 },
      defender: { submarine: 1, transport: 1 },
      submerge: { defender: 'last' },
      retreat: { afterRound: 3 },
    })
    expect(assumptions).toEqual([
      'The attacker loses submarines, then dreadnoughts: the cheapest first (GW-13.5).',
      'The defender loses submarines, then transports: the cheapest first (GW-13.5).',
      'The attacker breaks off after round 3.',
      'A dreadnought of the attacker takes both its hits when its turn comes, one ship after the other (GW-4.6).',
      'The attacker’s submarines never go under.',
      'The defender’s submarines go under when only submarines are left on their side.',
      'Submarines hit ships only (GW-13.12).',
      'Submarines that went under are out of the battle: they count as survivors, not as losses (GW-13.14).',
      'Once all that is left of the defender has gone under, the battle is over and counts as won by the attacker (GW-13.15).',
    ])
  })
})

describe('cases from the table', () => {
  test('D1 five dreadnoughts and fourteen better fighters scoring five hits: 1.2 % so low or lower, 10.33 on average', () => {
    const a = answer({
      attacker: { dreadnought: 5, fighter: 14 },
      defender: { transport: 1 },
      technologies: { attacker: ['2'] },
      rounds: 1,
    })
    const hits = a.volley.attacker.map(Number)
    const low = hits.slice(0, 6).reduce((sum, p) => sum + p, 0)
    expect(low).toBeGreaterThan(0.0115)
    expect(low).toBeLessThan(0.0125)
    expect(hits.reduce((sum, p, n) => sum + n * p, 0)).toBeCloseTo(31 / 3, 12)
  })

  test('D9 the same order has the same answer, to the last digit', () => {
    const order = {
      attacker: { submarine: 3, dreadnought: 2 },
      defender: { submarine: 2, transport: 2, dreadnought: 1 },
    }
    const first = JSON.stringify(answer(order))
    for (let n = 0; n < 10; n++) expect(JSON.stringify(answer(order))).toBe(first)
  })

  test('D11 swapping sides counts attack for defence, and who cannot fight adds no die', () => {
    const fleet = { fighter: 2, transport: 3 }
    const other = { dreadnought: 1 }
    const attacking = answer({ attacker: fleet, defender: other, rounds: 1 })
    const defending = answer({ attacker: other, defender: fleet, rounds: 1 })
    // two fighters on 2 and no transport; then two on 3 and three transports on 1
    expect(attacking.volley.attacker).toHaveLength(3)
    expect(attacking.volley.attacker[2]).toBeCloseTo((2 / 6) ** 2, 12)
    expect(defending.volley.defender).toHaveLength(6)
    expect(defending.volley.defender[5]).toBeCloseTo((3 / 6) ** 2 * (1 / 6) ** 3, 12)
  })

  test('R17 transports defend on 1 and may be lost first', () => {
    const order = { attacker: { dreadnought: 1 }, defender: { transport: 1, dreadnought: 1 }, exact: true, rounds: 1 }
    expect(answer(order).volley.defender).toEqual(['5/18', '11/18', '1/9'])
    const kept = answer({ ...order, losses: { defender: ['dreadnought', 'transport'] } })
    expect(kept.assumptions).toContain('The defender loses dreadnoughts, then transports, by an order of its own.')
    expect(kept.attackerWins).not.toBe(answer(order).attackerWins)
  })
})
