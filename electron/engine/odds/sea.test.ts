/** Sea odds against brute force (GW-13.11 to 13.16, 13.27): equal fractions, whatever the battle. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, Chance, Standing } from '../../../shared/odds/answer'
import { seaOrder } from '../../../shared/odds/sea'
import {
  bruteSea,
  endAtSea,
  type BruteSea,
  type Dive,
  type Fleet,
  type Hull,
  type HullKind,
} from '../testing/odds/brute-sea'
import { text, toNumber } from './fraction'
import { seaOdds } from './sea'

const KINDS = ['fighter', 'bomber', 'submarine', 'transport', 'dreadnought'] as const
/** Cheapest first, on equal cost by the table: submarine 4, transport 4, fighter 6, bomber 8, dreadnought 12. */
const CHEAPEST = ['submarine', 'transport', 'fighter', 'bomber', 'dreadnought'] as const

function answer(order: Record<string, unknown>): BattleAnswer<Chance> {
  const read = seaOrder.parse({ game: 'great-war', kind: 'sea', ...order })
  const odds = seaOdds(read)
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds
}

const fleetOf = ({ units, damaged = 0 }: Standing): Fleet =>
  KINDS.flatMap((kind) =>
    Array.from({ length: units[kind] ?? 0 }, (_, n): Hull => ({
      kind,
      hits: kind === 'dreadnought' && n >= damaged ? 2 : 1,
    })),
  )
const endsOf = (a: BattleAnswer<Chance>): [string, Chance][] =>
  a.survivors.joint.map((j) => [
    endAtSea(j.outcome, { a: fleetOf(j.attacker), d: fleetOf(j.defender), aUnder: 0, dUnder: 0 }),
    j.chance,
  ])
const sorted = (ends: Iterable<readonly [string, Chance]>): Record<string, Chance> =>
  Object.fromEntries([...ends].sort(([a], [b]) => (a < b ? -1 : 1)))

type Units = Record<HullKind, number>
const force = (most: number) =>
  fc
    .array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: most })
    .map((list) => Object.fromEntries(KINDS.map((k) => [k, list.filter((x) => x === k).length])) as Units)
const lossOrder = fc.oneof(
  fc.constant('default' as const),
  fc.uniqueArray(fc.constantFrom(...KINDS), { minLength: 5, maxLength: 5 }),
)
const dive = fc.oneof(
  fc.constantFrom<Dive>('never', 'atOnce', 'helpless', 'last'),
  fc.record({ afterRound: fc.integer({ min: 1, max: 2 }) }),
)
const retreat = fc.oneof(
  { weight: 3, arbitrary: fc.constant('never' as const) },
  fc.constant('onlyAircraft' as const),
  fc.record({ afterRound: fc.integer({ min: 1, max: 2 }) }),
)
const firstHits = fc.constantFrom('inTurn' as const, 'damageFirst' as const)
const both = <T>(x: fc.Arbitrary<T>) => fc.record({ attacker: x, defender: x })
const battle = fc.record({
  attacker: force(3),
  defender: force(3),
  damagedShare: both(fc.integer({ min: 0, max: 1 })),
  losses: both(lossOrder),
  dreadnoughts: both(firstHits),
  submerge: both(dive),
  retreat,
  wayOut: fc.boolean(),
  technologies: both(fc.constantFrom<string[]>([], ['2'])),
})
const calm = { attacker: 'never', defender: 'never' } as const
type Case = typeof battle extends fc.Arbitrary<infer C> ? C : never

const orderOf = ({ damagedShare, ...c }: Case) => ({
  ...c,
  damaged: {
    attacker: Math.min(c.attacker.dreadnought, damagedShare.attacker),
    defender: Math.min(c.defender.dreadnought, damagedShare.defender),
  },
})

function bruteOf(c: Case): BruteSea {
  const { damaged } = orderOf(c)
  const fleet = (side: 'attacker' | 'defender') => {
    const rule = c.losses[side]
    return (rule === 'default' ? CHEAPEST : rule).flatMap((kind) =>
      Array.from({ length: c[side][kind] }, (_, n): Hull => ({
        kind,
        hits: kind === 'dreadnought' && n >= damaged[side] ? 2 : 1,
      })),
    )
  }
  const isAir = (x: Hull) => x.kind === 'fighter' || x.kind === 'bomber'
  const counted = [c.submerge.attacker, c.submerge.defender, c.retreat].flatMap((x) =>
    typeof x === 'object' ? [x.afterRound] : [],
  )
  return {
    attackers: fleet('attacker'),
    defenders: fleet('defender'),
    damageFirst: {
      attacker: c.dreadnoughts.attacker === 'damageFirst',
      defender: c.dreadnoughts.defender === 'damageFirst',
    },
    dive: c.submerge,
    attackerHas: c.technologies.attacker,
    defenderHas: c.technologies.defender,
    leaves: (left, round) => {
      const alone = left.every(isAir)
      if (c.retreat === 'onlyAircraft') return alone
      return c.retreat !== 'never' && round >= c.retreat.afterRound && (c.wayOut || alone)
    },
    ...(counted.length > 0 ? { upTo: Math.max(...counted) + 1 } : {}),
  }
}

describe('GW-13b sea battles against brute force', () => {
  test('GW-13.11 random small battles of every kind have the same ends with the same fractions', () => {
    fc.assert(
      fc.property(battle, (c) => {
        const wanted = sorted([...bruteSea(bruteOf(c))].map(([end, chance]) => [end, text(chance)] as const))
        expect(sorted(endsOf(answer({ ...orderOf(c), exact: true, rounds: 1 })))).toEqual(wanted)
      }),
      { numRuns: 300 },
    )
  })

  test('GW-13.11 numbers are right to 1e-12, however many rounds are followed one by one', () => {
    fc.assert(
      fc.property(battle, fc.integer({ min: 1, max: 9 }), (c, rounds) => {
        const wanted = bruteSea(bruteOf(c))
        const found = new Map(endsOf(answer({ ...orderOf(c), rounds })))
        expect(found.size).toBe(wanted.size)
        for (const [end, chance] of wanted)
          expect(Math.abs(Number(found.get(end)) - toNumber(chance)), end).toBeLessThan(1e-12)
      }),
      { numRuns: 200 },
    )
  })
})

describe('GW-13.15 from the decision at the end of a round', () => {
  /** Ends of the order against those of brute force that begins with the round after the decision. */
  function agree(c: Case, decided: number): void {
    const wanted = bruteSea({ ...bruteOf(c), from: decided + 1 })
    const found = new Map(endsOf(answer({ ...orderOf(c), now: { round: decided, step: 'decision' } })))
    for (const [end, chance] of wanted)
      expect(Math.abs(Number(found.get(end) ?? 0) - toNumber(chance)), end).toBeLessThan(1e-12)
    expect(found.size).toBe(wanted.size)
  }

  test('GW-13.15 one more round and then away is one round, whatever round it is', () => {
    const one = fc.integer({ min: 1, max: 3 }).chain((decided) =>
      battle.map((c) => ({
        decided,
        c: { ...c, wayOut: true, retreat: { afterRound: decided + 1 }, submerge: calm },
      })),
    )
    fc.assert(
      fc.property(one, ({ c, decided }) => {
        agree(c, decided)
      }),
      { numRuns: 150 },
    )
  })

  test('GW-13.14 GW-13.15 submarines that wait for a round, and any retreat, count the rounds from there', () => {
    fc.assert(
      fc.property(battle, fc.integer({ min: 1, max: 2 }), (c, decided) => {
        // Whoever would have left before is not there any more.
        fc.pre(typeof c.retreat === 'object' ? c.retreat.afterRound > decided : c.retreat === 'never')
        agree(c, decided)
      }),
      { numRuns: 150 },
    )
  })

  test('two dice cannot make three hits: 2 dreadnoughts against 1 and a transport have won nothing after a round', () => {
    const fleets = { attacker: { dreadnought: 2 }, defender: { dreadnought: 1, transport: 1 } }
    const a = answer({ ...fleets, now: { round: 1, step: 'decision' }, retreat: { afterRound: 2 } })
    expect(a.attackerWins).toBe(0)
    expect(a.rounds.expected).toBe(1)
    expect(a.rounds.after.map((x) => x.round)).toEqual([2])
  })
})

describe('GW-13.15 round by round', () => {
  test('how it stands after each round is what a retreat after that round would find', () => {
    fc.assert(
      fc.property(force(4), force(4), fc.integer({ min: 1, max: 4 }), (attacker, defender, n) => {
        const order = { attacker, defender, submerge: { defender: 'last' } }
        const after = answer({ ...order, rounds: n }).rounds.after[n - 1]
        const left = answer({ ...order, retreat: { afterRound: n } })
        // a battle that was over before has no such round
        if (after === undefined) return
        expect(after.round).toBe(n)
        for (const o of ['attackerWins', 'defenderWins', 'bothDestroyed'] as const)
          expect(Number(after[o])).toBeCloseTo(Number(left[o]), 12)
        expect(Number(after.stopped) + Number(after.goesOn)).toBeCloseTo(Number(left.stopped), 12)
      }),
      { numRuns: 60 },
    )
  })

  test('sizes beyond what a machine answers in a few seconds are refused with the reason', () => {
    const huge = { submarine: 300, transport: 300, fighter: 300 }
    const odds = seaOdds(seaOrder.parse({ game: 'great-war', kind: 'sea', attacker: huge, defender: huge }))
    expect(odds).toMatchObject({ ok: true, value: { kind: 'none', reason: 'tooLarge' } })
  })

  test('a long calculation can be called off, and tells how far it is', () => {
    const order = seaOrder.parse({
      game: 'great-war',
      kind: 'sea',
      attacker: { dreadnought: 4 },
      defender: { dreadnought: 4 },
    })
    const shares: number[] = []
    seaOdds(order, { progress: (share) => shares.push(share) })
    expect(shares.length).toBeGreaterThan(3)
    expect(shares.every((x) => x >= 0 && x <= 1)).toBe(true)
    expect(seaOdds(order, { cancelled: () => true })).toMatchObject({ value: { kind: 'none', reason: 'cancelled' } })
  })
})
