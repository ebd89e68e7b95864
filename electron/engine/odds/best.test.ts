/** The best losses and retreats against brute force, retreats by the chance, rounds one by one, limits, and calling off (GW-13.5, 13.7). */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, Chance } from '../../../shared/odds/answer'
import type { Aim } from '../../../shared/odds/fields'
import { landOrder } from '../../../shared/odds/land'
import { bruteBest } from '../testing/odds/brute-best'
import { bruteLand, isAir, type Brute, type Soldier } from '../testing/odds/brute-land'
import { toNumber } from './fraction'
import { landOdds } from './land'
import type { Ports } from './trouble'

const KINDS = ['infantry', 'artillery', 'tank', 'fighter', 'bomber'] as const
type Army = Record<(typeof KINDS)[number], number>
type Order = Record<string, unknown>

const asked = (order: Order, ports?: Ports) =>
  landOdds(landOrder.parse({ game: 'great-war', kind: 'land', ...order }), ports)
function answer(order: Order): BattleAnswer<Chance> {
  const odds = asked(order)
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds
}
const armyOf = (most: number) =>
  fc.array(fc.constantFrom(...KINDS), { minLength: 1, maxLength: most }).map((list): Army => {
    const n = (kind: string) => list.filter((x) => x === kind).length
    return {
      infantry: n('infantry'),
      artillery: n('artillery'),
      tank: n('tank'),
      fighter: n('fighter'),
      bomber: n('bomber'),
    }
  })
const line = (army: Army, landed: Partial<Army> = {}): Soldier[] =>
  KINDS.flatMap((kind) =>
    Array.from({ length: army[kind] }, (_, n): Soldier => ({ kind, landed: n < (landed[kind] ?? 0) })),
  )
const blank = (attackers: Soldier[], defenders: Soldier[], trench: boolean): Brute => ({
  attackers,
  defenders,
  trench: trench && attackers.some((x) => !isAir(x)),
  superTrench: false,
  attackerHas: [],
  defenderHas: [],
  bombardment: 0,
  leaves: () => false,
})

const COST = { infantry: 2, artillery: 3, tank: 4, fighter: 6, bomber: 8 } as const
const cost = (side: readonly Soldier[]) => side.reduce((sum, x) => sum + COST[x.kind], 0)
const AIMS = ['win', 'takeSpace', 'ipcSwing', 'manpowerSwing'] as const
/** What is left in the space, from the attacker's point of view. */
const WORTH: Readonly<Record<(typeof AIMS)[number], (a: readonly Soldier[], d: readonly Soldier[]) => number>> = {
  win: (a, d) => Number(a.length > 0 && d.length === 0),
  takeSpace: (a, d) => Number(a.some((x) => !isAir(x)) && d.length === 0),
  ipcSwing: (a, d) => cost(a) - cost(d),
  manpowerSwing: (a, d) => a.length - d.length,
}
const AWAY = { win: () => 0, takeSpace: () => 0, ipcSwing: cost, manpowerSwing: (a: readonly Soldier[]) => a.length }

const contest = fc.record({
  attacker: armyOf(3),
  defender: armyOf(3),
  landedShare: fc.integer({ min: 0, max: 2 }),
  trench: fc.boolean(),
  aim: fc.constantFrom(...AIMS),
  attackerBest: fc.boolean(),
  defenderBest: fc.boolean(),
  retreatBest: fc.boolean(),
})

describe('GW-13.5 GW-13.7 the best policy against brute force', () => {
  test('GW-13.5 for every aim and whoever chooses, the worth is that of trying everything', () => {
    fc.assert(
      fc.property(contest, (c) => {
        const landed = {
          infantry: Math.min(c.attacker.infantry, c.landedShare),
          artillery: Math.min(c.attacker.artillery, c.landedShare),
          tank: Math.min(c.attacker.tank, c.landedShare),
        }
        const [attackers, defenders] = [line(c.attacker, landed), line(c.defender)]
        const start =
          c.aim === 'ipcSwing'
            ? cost(attackers) - cost(defenders)
            : c.aim === 'manpowerSwing'
              ? attackers.length - defenders.length
              : 0
        const worth = bruteBest({
          battle: blank(attackers, defenders, c.trench),
          attackerChooses: c.attackerBest,
          defenderChooses: c.defenderBest,
          mayLeave: c.retreatBest,
          worth: WORTH[c.aim],
          away: AWAY[c.aim],
          attackerGains: true,
        })
        const { best } = answer({
          attacker: c.attacker,
          defender: c.defender,
          landed,
          trench: { active: c.trench },
          aim: c.aim,
          losses: { attacker: c.attackerBest ? 'best' : 'default', defender: c.defenderBest ? 'best' : 'default' },
          retreat: c.retreatBest ? 'best' : 'never',
        })
        const chosen = c.attackerBest || c.defenderBest || c.retreatBest
        expect(best === undefined).toBe(!chosen)
        if (best) expect(Number(best.value)).toBeCloseTo(worth - start, 9)
      }),
      { numRuns: 150 },
    )
  })

  test('GW-13.5 whoever keeps a fighter gives up everything else first', () => {
    const aim: Aim = { keep: 'fighter' }
    const a = answer({
      attacker: { infantry: 1, artillery: 1, fighter: 1 },
      defender: { infantry: 2 },
      losses: { attacker: 'best' },
      aim,
    })
    expect(a.best?.attackerLoses?.map((x) => x.units)).toEqual([{ infantry: 1 }, { infantry: 1, artillery: 1 }])
    const kept = a.survivors.attacker.reduce((sum, s) => sum + Number(s.chance) * (s.units.fighter ?? 0), 0)
    expect(kept).toBeCloseTo(Number(a.best?.value), 12)
  })
})

describe('GW-13.7 retreats', () => {
  test('GW-13.7 breaking off once the chance is low agrees with brute force', () => {
    fc.assert(
      fc.property(
        armyOf(3),
        armyOf(3),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (ours, theirs, below, trench) => {
          const battle = blank(line(ours), line(theirs), trench)
          const chance = (attackers: readonly Soldier[], defenders: readonly Soldier[]) =>
            [...bruteLand({ ...battle, attackers, defenders })].reduce(
              (sum, [end, p]) => sum + (end.startsWith('attackerWins') ? toNumber(p) : 0),
              0,
            )
          const wanted = bruteLand({
            ...battle,
            leaves: (attackers, _, defenders) => chance(attackers, defenders) < below,
          })
          const a = answer({ attacker: ours, defender: theirs, trench: { active: trench }, retreat: { below } })
          for (const outcome of ['attackerWins', 'defenderWins', 'bothDestroyed', 'stopped'] as const) {
            const sum = [...wanted].reduce((x, [end, p]) => x + (end.startsWith(outcome) ? toNumber(p) : 0), 0)
            expect(Number(a[outcome])).toBeCloseTo(sum, 11)
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('GW-13.7 what stands after round n is what breaking off after round n leaves', () => {
    fc.assert(
      fc.property(armyOf(6), armyOf(6), fc.integer({ min: 1, max: 4 }), (attacker, defender, n) => {
        const on = answer({ attacker, defender, rounds: 5 }).rounds.after[n - 1]
        const off = answer({ attacker, defender, retreat: { afterRound: n } })
        for (const outcome of ['attackerWins', 'defenderWins', 'bothDestroyed'] as const)
          expect(Number(on?.[outcome] ?? off[outcome])).toBeCloseTo(Number(off[outcome]), 12)
        if (on) expect(Number(on.goesOn) + Number(on.stopped)).toBeCloseTo(Number(off.stopped), 12)
      }),
      { numRuns: 100 },
    )
  })

  test('GW-13.7 followed long enough, the rounds of a landing come to its end, retreat or not', () => {
    const order = {
      attacker: { infantry: 5, artillery: 1, fighter: 2 },
      landed: { infantry: 2 },
      defender: { infantry: 5 },
    }
    for (const retreat of ['never', { afterRound: 2 }, { below: 0.5 }, 'best'] as const) {
      const a = answer({ ...order, retreat, aim: 'ipcSwing', rounds: 150 })
      const last = a.rounds.after.at(-1)
      for (const outcome of ['attackerWins', 'defenderWins', 'bothDestroyed', 'stopped'] as const)
        expect(Number(last?.[outcome])).toBeCloseTo(Number(a[outcome]), 11)
    }
  })
})

describe('GW-13.10 what an order may ask', () => {
  test('GW-13.10 battles in which nobody can hit end at once', () => {
    const idle = answer({
      attacker: { infantry: 2 },
      defender: { infantry: 1 },
      values: { infantry: { attack: 0, defence: 0 } },
    })
    expect(idle).toMatchObject({ stopped: 1, attackerWins: 0, holdsOff: 1 })
    expect(answer({ attacker: { infantry: 2 }, defender: {} })).toMatchObject({ attackerWins: 1, takesSpace: 1 })
    expect(answer({ attacker: {}, defender: { infantry: 2 } })).toMatchObject({ defenderWins: 1 })
  })
  test('GW-22.1 a search without end is refused with its size, and losses with what they depend on', () => {
    const many = { infantry: 60, artillery: 30, tank: 20, fighter: 20, bomber: 10 }
    expect(asked({ attacker: many, defender: many, losses: { attacker: 'best' } })).toMatchObject({
      ok: true,
      value: {
        kind: 'none',
        reason: 'tooLarge',
        at: 'losses',
        allowed: expect.any(Number) as number,
        steps: expect.any(Number) as number,
      },
    })
    expect(asked({ attacker: { infantry: 30 }, defender: { infantry: 30 }, exact: true })).toMatchObject({
      value: { kind: 'none', reason: 'tooLarge', at: 'exact' },
    })
    expect(
      asked({ attacker: many, defender: many, losses: { attacker: 'best' }, retreat: { afterRound: 2 } }),
    ).toMatchObject({
      value: { kind: 'none', reason: 'notTogether', at: 'retreat' },
    })
  })
  test('GW-22.1 an order that contradicts itself hears where', () => {
    const at = (order: Order) => {
      const odds = asked({ attacker: { infantry: 2, fighter: 1 }, defender: { infantry: 1 }, ...order })
      return odds.ok ? undefined : odds.error.at
    }
    expect(at({ attacker: { transport: 1 } })).toBe('attacker.transport')
    expect(at({ landed: { infantry: 3 } })).toBe('landed.infantry')
    expect(at({ landed: { fighter: 1 } })).toBe('landed.fighter')
    expect(at({ from: { faced: 3 } })).toBe('from')
    expect(at({ from: { faced: 1, sea: 1 } })).toBe('landed')
    expect(at({ from: { faced: 2 }, trench: { active: true } })).toBe('trench.active')
    expect(at({ aim: { keep: 'tank' } })).toBe('aim.keep')
    expect(at({ now: { step: 'decision', hits: { onAny: 1 } } })).toBe('now.hits')
    expect(at({ now: { step: 'attackerMarks', hits: { limited: 1 } } })).toBe('now.hits.limited')
    expect(at({ now: { step: 'defendersFire', marked: { defender: { infantry: 2 } } } })).toBe(
      'now.marked.defender.infantry',
    )
    expect(at({ now: { step: 'decision', marked: { defender: { infantry: 1 } } } })).toBe('now.marked.defender')
    expect(at({})).toBeUndefined()
  })
  test('GW-15.6 half of the land units from a faced space make the trench active, ships count against it', () => {
    const wins = (order: Order) =>
      answer({ attacker: { infantry: 4 }, defender: { infantry: 3 }, trench: {}, ...order }).attackerWins
    const [dug, open] = [wins({ trench: { active: true } }), wins({ trench: { active: false } })]
    expect(wins({ from: { faced: 2, elsewhere: 2 } })).toBe(dug)
    expect(wins({ from: { faced: 1, elsewhere: 3 } })).toBe(open)
    expect(wins({ from: { faced: 1, elsewhere: 1, sea: 2 }, landed: { infantry: 2 } })).toBe(open)
  })
  test('GW-13.1 a long calculation tells how far it is, and stops when it is called off', () => {
    const shares: number[] = []
    const order = {
      attacker: { infantry: 6, artillery: 3, fighter: 3 },
      defender: { infantry: 8 },
      losses: { attacker: 'best' },
    }
    expect(asked(order, { progress: (x) => shares.push(x) })).toMatchObject({ value: { kind: 'odds' } })
    expect(shares.length).toBeGreaterThan(8)
    expect(shares.every((x) => x >= 0 && x <= 1)).toBe(true)
    let asks = 0
    expect(asked(order, { cancelled: () => ++asks > 3 })).toMatchObject({
      value: { kind: 'none', reason: 'cancelled' },
    })
    expect(asks).toBe(4)
  })
})
