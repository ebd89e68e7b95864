/** Whatever is asked: no chance of an answer is below 0 or above 1, though sums of many are right to some last digit only. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerOdds } from './index'

const CHANCES = new Set(
  [
    ['attackerWins', 'defenderWins', 'bothDestroyed', 'stopped', 'takesSpace', 'holdsOff', 'goesOn', 'chance'],
    ['opening', 'attacker', 'defender', 'getsThrough', 'bombersThrough', 'ipcLost', 'success', 'all', 'atLeast'],
  ].flat(),
)
/** Every number under a name of chances, with where it stands; means are none. */
function* chancesIn(x: unknown, at: string, isChance = false): Generator<readonly [string, number]> {
  if (typeof x === 'number' && isChance) yield [at, x]
  if (typeof x !== 'object' || x === null) return
  for (const [name, value] of Object.entries(x))
    if (name !== 'expected')
      yield* chancesIn(value, `${at}.${name}`, CHANCES.has(name) || (Array.isArray(x) && isChance))
}

const count = (max: number, min = 0) => fc.integer({ min, max })
const sides = <T>(of: fc.Arbitrary<T>) => fc.record({ attacker: of, defender: of })
const retreat = fc.constantFrom('never', 'onlyAircraft', { afterRound: 1 }, { afterRound: 3 }, { below: 0.5 })
const land = fc
  .record({
    forces: sides(
      fc.record({ infantry: count(12, 1), artillery: count(5), tank: count(5), fighter: count(4), bomber: count(2) }),
    ),
    trench: fc.record({ active: fc.boolean() }),
    bombardment: count(4),
    retreat,
  })
  .map(({ forces, ...more }) => ({ kind: 'land', ...forces, ...more, landed: { infantry: 1 } }))
const sea = fc
  .record({
    forces: sides(fc.record({ dreadnought: count(4, 1), submarine: count(4), transport: count(4), fighter: count(3) })),
    submerge: sides(fc.constantFrom('never', 'atOnce', 'helpless', 'last')),
    retreat,
  })
  .map(({ forces, ...more }) => ({ kind: 'sea', ...forces, ...more }))
const raid = fc
  .record({ bombers: count(9, 1), escorts: count(9), interceptors: count(9), spaceIpc: count(14) })
  .map((x) => ({ kind: 'raid', ...x }))
const game = { game: 'great-war' }
const several = fc
  .array(
    fc.oneof(land, sea, raid).map((order) => ({ order: { ...game, ...order } })),
    { minLength: 1, maxLength: 4 },
  )
  .map((battles) => ({ kind: 'several', battles, reserve: { infantry: 1, fighter: 1 } }))

test.each([
  ['land', land, 200],
  ['sea', sea, 60],
  ['raid', raid, 200],
  ['several', several, 30],
])('GW-13.4 chances of %s', (_, orders, numRuns) => {
  fc.assert(
    fc.property(orders as fc.Arbitrary<object>, (order) => {
      const found = answerOdds({ ...game, ...order })
      if (!found.ok || found.value.kind !== 'odds') throw new Error(JSON.stringify(found))
      const chances = [...chancesIn(found.value.odds, '')]
      expect(chances.length).toBeGreaterThan(0)
      expect(chances.filter(([, p]) => !(p >= 0 && p <= 1))).toEqual([])
    }),
    { numRuns, seed: 1914 },
  )
})
