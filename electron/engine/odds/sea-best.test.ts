/** The best conduct at sea against brute force over every choice, and against what anybody could do by rule of thumb. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, Chance } from '../../../shared/odds/answer'
import { seaOrder } from '../../../shared/odds/sea'
import { bruteBest, type BruteAim } from '../testing/odds/brute-sea-best'
import type { BruteSea, Hull, HullKind, Scene } from '../testing/odds/brute-sea'
import { seaOdds } from './sea'

const KINDS = ['submarine', 'transport', 'fighter', 'bomber', 'dreadnought'] as const
const COST = { submarine: 4, transport: 4, fighter: 6, bomber: 8, dreadnought: 12 } as const

function answer(order: Record<string, unknown>): BattleAnswer<Chance> {
  const odds = seaOdds(seaOrder.parse({ game: 'great-war', kind: 'sea', ...order }))
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds
}

type Units = Record<HullKind, number>
const force = (most: number) =>
  fc
    .array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: most })
    .map((list) => Object.fromEntries(KINDS.map((k) => [k, list.filter((x) => x === k).length])) as Units)
const fleet = (units: Units): Hull[] =>
  KINDS.flatMap((kind) =>
    Array.from({ length: units[kind] }, (): Hull => ({ kind, hits: kind === 'dreadnought' ? 2 : 1 })),
  )
const bruteOf = (attacker: Units, defender: Units): BruteSea => ({
  attackers: fleet(attacker),
  defenders: fleet(defender),
  damageFirst: { attacker: false, defender: false },
  dive: { attacker: 'never', defender: 'never' },
  attackerHas: [],
  defenderHas: [],
  leaves: () => false,
})

const wins = ({ a, d }: Scene, left: boolean) => (!left && a.length > 0 && d.length === 0 ? 1 : 0)
const value = (side: Scene['a'], under: number) => side.reduce((sum, x) => sum + COST[x.kind], 4 * under)
const swing = ({ a, d, aUnder, dUnder }: Scene) => value(a, aUnder) - value(d, dUnder)
const kept = ({ a }: Scene) => a.filter((x) => x.kind === 'dreadnought').length
const AIMS = {
  win: { aim: 'win', worth: wins },
  swing: { aim: 'ipcSwing', worth: swing },
  keep: { aim: { keep: 'dreadnought' }, worth: kept },
} as const

const battle = fc.record({
  attacker: force(2),
  defender: force(2),
  aim: fc.constantFrom('win', 'swing', 'keep'),
  chooses: fc.record({
    attackerLosses: fc.boolean(),
    defenderLosses: fc.boolean(),
    attackerDives: fc.boolean(),
    defenderDives: fc.boolean(),
    retreat: fc.boolean(),
  }),
})

function found(c: { attacker: Units; defender: Units; aim: keyof typeof AIMS; chooses: BruteAim['chooses'] }) {
  const { chooses } = c
  const rule = (best: boolean) => (best ? 'best' : 'default')
  const dive = (best: boolean) => (best ? 'best' : 'never')
  return answer({
    attacker: c.attacker,
    defender: c.defender,
    aim: AIMS[c.aim].aim,
    losses: { attacker: rule(chooses.attackerLosses), defender: rule(chooses.defenderLosses) },
    submerge: { attacker: dive(chooses.attackerDives), defender: dive(chooses.defenderDives) },
    retreat: chooses.retreat ? 'best' : 'never',
    rounds: 1,
  })
}

describe('GW-13b the best conduct at sea', () => {
  test('GW-13.5 GW-13.14 GW-13.15 as good as every choice tried by brute force, for both sides at once', () => {
    fc.assert(
      fc.property(battle, (c) => {
        fc.pre(Object.values(c.chooses).some((x) => x))
        const { worth } = AIMS[c.aim]
        const brute = bruteOf(c.attacker, c.defender)
        const wanted = bruteBest(brute, { worth, chooses: c.chooses })
        // the swing counts losses, brute force what is left: the start lies between
        const start = c.aim === 'swing' ? value(brute.attackers, 0) - value(brute.defenders, 0) : 0
        expect(Number(found(c).best?.value)).toBeCloseTo(wanted - start, 9)
      }),
      { numRuns: 250 },
    )
  })

  test('GW-13.12 torpedoes beyond the last ship pass over aircraft, with the best losses as well', () => {
    const order = { attacker: { bomber: 1, dreadnought: 1 }, defender: { submarine: 2 } }
    const { attackerWins, survivors } = answer({ ...order, losses: { defender: 'best' } })
    expect(Number(attackerWins)).toBeCloseTo(1, 12)
    const plain = answer(order)
    survivors.joint.forEach((j, i) =>
      expect(Number(j.chance)).toBeCloseTo(Number(plain.survivors.joint[i]?.chance), 12),
    )
  })

  test('GW-13.5 no order of losses does better than the best one', () => {
    const attacker = { submarine: 1, fighter: 2, dreadnought: 1 }
    const defender = { submarine: 2, transport: 1, dreadnought: 1 }
    const best = Number(answer({ attacker, defender, losses: { attacker: 'best' } }).attackerWins)
    const orders = ['submarine', 'fighter', 'dreadnought'].flatMap((a, _, all) =>
      all.filter((b) => b !== a).map((b) => [a, b]),
    )
    for (const order of orders)
      for (const dreadnoughts of ['inTurn', 'damageFirst'])
        expect(
          Number(
            answer({ attacker, defender, losses: { attacker: order }, dreadnoughts: { attacker: dreadnoughts } })
              .attackerWins,
          ),
        ).toBeLessThanOrEqual(best + 1e-12)
  })

  test('GW-4.6 to keep the dreadnoughts the best takes damage and gives up everything else first', () => {
    const { best } = answer({
      attacker: { dreadnought: 2, submarine: 1, fighter: 1 },
      defender: { dreadnought: 1, submarine: 1 },
      losses: { attacker: 'best' },
      aim: { keep: 'dreadnought' },
    })
    expect(best?.attackerLoses?.slice(0, 2)).toEqual([
      { units: {}, damaged: 1 },
      { units: {}, damaged: 2 },
    ])
  })

  test('GW-13.14 a submarine that can only lose dives at once, if that is best', () => {
    const order = { attacker: { submarine: 1 }, defender: { dreadnought: 3 }, aim: 'ipcSwing' }
    const { expected, stopped, defenderWins } = answer({ ...order, submerge: { attacker: 'best' } })
    // one first strike without reply is worth nothing when the reply comes in the same round
    expect([Number(expected.ipcSwing), Number(stopped), Number(defenderWins)]).toEqual([0, 0, 1])
    expect(Number(answer(order).expected.ipcSwing)).toBeLessThan(0)
  })
})
