/** Odds of raids against brute force (GW-13.20 to 13.22): every die of both throws is a branch. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Chance, RaidAnswer } from '../../../shared/odds/answer'
import { raidOrder } from '../../../shared/odds/raid'
import { dice } from '../testing/odds/brute-sea'
import { add, fraction, mul, text, ZERO, type Fraction } from './fraction'
import { raidOdds } from './raid'

const order = (o: object) => raidOrder.parse({ game: 'great-war', kind: 'raid', ...o })
function answer(o: object): RaidAnswer<Chance> {
  const odds = raidOdds(order(o))
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds
}
const faultOf = (o: object) => {
  const odds = raidOdds(order(o))
  if (odds.ok) throw new Error('no fault')
  return odds.error
}

interface Raid {
  readonly bombers: number
  readonly escorts: number
  readonly interceptors: number
  readonly bombersFirst: boolean
  readonly cap: number
}
const nobody = (n: number, value: number) => Array.from({ length: n }, () => value)

function* pips(n: number): Generator<number> {
  if (n === 0) yield 0
  else for (const rest of pips(n - 1)) for (let face = 1; face <= 6; face++) yield rest + face
}

/** Chance of each loss in IPCs, every die thrown. */
function brute(r: Raid): Map<number, Fraction> {
  const ends = new Map<number, Fraction>()
  const meet = r.interceptors > 0
  for (const ours of dice(meet ? nobody(r.escorts, 1) : []))
    for (const theirs of dice(meet ? nobody(r.interceptors, 2) : [])) {
      const planes = [...nobody(r.escorts, 0), ...nobody(r.bombers, 1)]
      if (r.bombersFirst) planes.reverse()
      const through = planes.slice(theirs.hits).filter((x) => x === 1).length
      const chance = mul(mul(ours.chance, theirs.chance), fraction(1n, 6n ** BigInt(through)))
      for (const sum of pips(through)) {
        const ipc = Math.min(sum, r.cap)
        ends.set(ipc, add(ends.get(ipc) ?? ZERO, chance))
      }
    }
  return ends
}

describe('GW-13d bombing raids', () => {
  test('GW-13.21 random small raids cost the same with the same fractions as when every die is played out', () => {
    const raid = fc.record({
      bombers: fc.integer({ min: 0, max: 3 }),
      escorts: fc.integer({ min: 0, max: 3 }),
      interceptors: fc.integer({ min: 0, max: 3 }),
      bombersFirst: fc.boolean(),
      cap: fc.integer({ min: 0, max: 20 }),
    })
    fc.assert(
      fc.property(raid, (r) => {
        const { bombersFirst, cap, ...planes } = r
        const losses = { attacker: bombersFirst ? ['bomber'] : ('default' as const) }
        const found = answer({ ...planes, spaceIpc: cap, losses, exact: true })
        const wanted = brute(r)
        expect(found.ipcLost.map((p, ipc) => [ipc, p])).toEqual(
          found.ipcLost.map((_, ipc) => [ipc, text(wanted.get(ipc) ?? ZERO)]),
        )
        const mean = [...wanted].reduce((sum, [ipc, p]) => add(sum, mul(p, fraction(BigInt(ipc), 1n))), ZERO)
        expect(found.expected.ipcBombed).toBe(text(mean))
      }),
      { numRuns: 150, seed: 1914 },
    )
  })

  test('GW-13.21 one bomber against one interceptor gets through on 3 to 6; an escort dies in its place', () => {
    expect(answer({ bombers: 1, interceptors: 1, exact: true })).toMatchObject({
      getsThrough: '2/3',
      bombersThrough: ['1/3', '2/3'],
      expected: {
        attackerLosses: { bomber: '1/3' },
        ipcBombed: '7/3',
        ipc: { attacker: '8/3', defender: '7/3' },
        ipcSwing: '-1/3',
      },
    })
    const escorted = answer({ bombers: 1, escorts: 1, interceptors: 1, exact: true })
    expect(escorted).toMatchObject({ getsThrough: '1', expected: { attackerLosses: { fighter: '1/3', bomber: '0' } } })
    expect(escorted.expected.defenderLosses).toEqual({ fighter: '1/6' })
  })

  test('GW-13.20 the loss is capped by the space’s worth over the turn, and by the treasury', () => {
    const capped = answer({ bombers: 2, spaceIpc: 5, alreadyBombed: 2, treasury: 40, exact: true })
    // two dice make 2 once in 36, else 3 and more
    expect(capped.ipcLost).toEqual(['0', '0', '1/36', '35/36'])
    expect(capped.assumptions).toContain(
      'The bombs cost at most 3 IPCs: the space is worth 5, of which 2 were bombed before, the treasury holds 40 (GW-13.20).',
    )
    expect(answer({ bombers: 2, treasury: 0, exact: true }).ipcLost).toEqual(['1'])
  })

  test('GW-13.27 from the middle: hits to take, losses marked, bombs to drop', () => {
    const planes = { bombers: 2, escorts: 1, interceptors: 2, exact: true }
    const marks = answer({ ...planes, now: { step: 'defenderMarks', hits: { onAny: 1 }, owed: 2 } })
    expect(marks).toMatchObject({
      bombersThrough: ['0', '1', '0'],
      survivors: { defender: [{ units: { fighter: 1 }, chance: '1' }] },
    })
    const mine = answer({
      ...planes,
      now: { step: 'attackerMarks', hits: { onAny: 2 }, marked: { defender: { fighter: 1 } } },
    })
    expect(mine.survivors).toEqual(marks.survivors)
    expect(answer({ ...planes, now: { step: 'bombs' } }).bombersThrough).toEqual(['0', '0', '1'])
  })

  test('orders that cannot be say where, and what would be right', () => {
    expect(faultOf({ bombers: 1, losses: { attacker: ['tank'] } })).toMatchObject({
      at: 'losses.attacker.0',
      expected: 'fighter, bomber',
    })
    expect(faultOf({ bombers: 1, now: { step: 'attackerMarks', marked: { defender: { fighter: 1 } } } })).toMatchObject(
      {
        at: 'now.marked.defender.fighter',
      },
    )
    expect(faultOf({ bombers: 1, now: { step: 'bombs', owed: 1 } })).toMatchObject({ at: 'now.owed' })
  })
})
