/** Land odds against brute force (GW-13.3 to 13.10, 4.4, 10.7, 10.14, 15.4 to 15.7): equal fractions, whatever the battle. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, Chance } from '../../../shared/odds/answer'
import type { LossOrder, Retreat } from '../../../shared/odds/fields'
import { landOrder, type LandOrder } from '../../../shared/odds/land'
import { bruteLand, endOf, type Brute, type Ends, type Soldier } from '../testing/odds/brute-land'
import { text, toNumber } from './fraction'
import { landOdds } from './land'

const KINDS = ['infantry', 'artillery', 'tank', 'fighter', 'bomber'] as const
type LandKind = (typeof KINDS)[number]

function answer(order: Record<string, unknown>): BattleAnswer<Chance> {
  const read = landOrder.parse({ game: 'great-war', kind: 'land', ...order })
  const odds = landOdds(read)
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds
}

const soldiers = (units: Partial<Record<string, number>>): Soldier[] =>
  KINDS.flatMap((kind) => Array.from({ length: units[kind] ?? 0 }, () => ({ kind })))
const endsOf = (a: BattleAnswer<Chance>): Map<string, Chance> =>
  new Map(
    a.survivors.joint.map((j) => [endOf(j.outcome, soldiers(j.attacker.units), soldiers(j.defender.units)), j.chance]),
  )
const sorted = (ends: Iterable<readonly [string, Chance]>): Record<string, Chance> =>
  Object.fromEntries([...ends].sort(([a], [b]) => (a < b ? -1 : 1)))
const texts = (ends: Ends) => sorted([...ends].map(([end, chance]) => [end, text(chance)] as const))

const force = (most: number) =>
  fc
    .array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: most })
    .map(
      (list) =>
        Object.fromEntries(KINDS.map((k) => [k, list.filter((x) => x === k).length])) as Record<LandKind, number>,
    )
const order = fc.uniqueArray(fc.constantFrom(...KINDS), { minLength: 5, maxLength: 5 })
const PRICE_ORDER = KINDS
const lossOrder = fc.oneof(fc.constant<LossOrder>('default'), fc.constant<LossOrder>('keepLand'), order)
const retreat = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Retreat>('never') },
  fc.constant<Retreat>('onlyAircraft'),
  fc.record({ afterRound: fc.integer({ min: 1, max: 3 }) }),
)
const trench = fc.option(fc.record({ active: fc.boolean(), super: fc.boolean() }), { nil: undefined })

const battle = fc
  .record({
    attacker: force(3),
    defender: force(3),
    losses: fc.record({ attacker: lossOrder, defender: lossOrder }),
    retreat,
    trench,
    technologies: fc.record({
      attacker: fc.subarray(['1', '2'] as const),
      defender: fc.subarray(['2'] as const),
    }),
    bombardment: fc.integer({ min: 0, max: 1 }),
    landedShare: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ landedShare, trench, ...rest }) => {
    const landed = Object.fromEntries(
      (['infantry', 'artillery', 'tank'] as const).map((k) => [k, Math.min(rest.attacker[k], landedShare)]),
    )
    return { ...rest, landed, ...(trench ? { trench } : {}) }
  })
type Case = Omit<LandOrder, 'game' | 'kind'> & {
  readonly attacker: Record<LandKind, number>
  readonly defender: Record<LandKind, number>
  readonly losses: { readonly attacker: LossOrder; readonly defender: LossOrder }
}

/** The same side unit by unit, in its order of loss. */
function lined(
  units: Record<LandKind, number>,
  rule: LossOrder,
  landed: Partial<Record<string, number>> = {},
): Soldier[] {
  const kinds = Array.isArray(rule) ? (rule as LandKind[]) : PRICE_ORDER
  const line = kinds.flatMap((kind) =>
    Array.from({ length: units[kind] }, (_, n): Soldier => ({ kind, landed: n < (landed[kind] ?? 0) })),
  )
  const isLand = (s: Soldier) => s.kind !== 'fighter' && s.kind !== 'bomber'
  const last = line.findLastIndex(isLand)
  return rule === 'keepLand' && last >= 0
    ? [...line.slice(0, last), ...line.slice(last + 1), ...line.slice(last, last + 1)]
    : line
}
function bruteOf(c: Case): Brute {
  const attackers = lined(c.attacker, c.losses.attacker, c.landed)
  const land = attackers.some((s) => s.kind !== 'fighter' && s.kind !== 'bomber')
  const active = land && c.trench?.active === true
  const rule = c.retreat ?? 'never'
  return {
    attackers,
    defenders: lined(c.defender, c.losses.defender),
    trench: active,
    superTrench: c.trench?.super === true && (active || !land),
    attackerHas: c.technologies?.attacker ?? [],
    defenderHas: c.technologies?.defender ?? [],
    bombardment: c.bombardment ?? 0,
    leaves: (left, round) => {
      if (rule === 'onlyAircraft') return left.every((s) => s.kind === 'fighter' || s.kind === 'bomber')
      return typeof rule === 'object' && 'afterRound' in rule && round >= rule.afterRound
    },
    ...(typeof rule === 'object' && 'afterRound' in rule ? { upTo: rule.afterRound } : {}),
  }
}

describe('GW-13 land battles against brute force', () => {
  test('GW-13.4 random small battles of every kind have the same ends with the same fractions', () => {
    fc.assert(
      fc.property(battle, (c) => {
        const wanted = texts(bruteLand(bruteOf(c)))
        expect(sorted(endsOf(answer({ ...c, exact: true })))).toEqual(wanted)
      }),
      { numRuns: 250 },
    )
  })

  test('GW-13.4 numbers are right to 1e-12', () => {
    fc.assert(
      fc.property(battle, (c) => {
        const wanted = bruteLand(bruteOf(c))
        const found = endsOf(answer(c))
        expect(found.size).toBe(wanted.size)
        for (const [end, chance] of wanted)
          expect(Math.abs(Number(found.get(end)) - toNumber(chance)), end).toBeLessThan(1e-12)
      }),
      { numRuns: 250 },
    )
  })
})
