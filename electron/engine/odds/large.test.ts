/** Large battles against a plain sum over all states and all hits, nothing left out as too rare (GW-13.4, 15.5). */
import { describe, expect, test } from 'vitest'
import type { BattleAnswer } from '../../../shared/odds/answer'
import { landOrder } from '../../../shared/odds/land'
import { landOdds } from './land'

function answer(order: Record<string, unknown>): BattleAnswer {
  const odds = landOdds(landOrder.parse({ game: 'great-war', kind: 'land', ...order }))
  if (!odds.ok || odds.value.kind === 'none') throw new Error(JSON.stringify(odds))
  return odds.value.odds as BattleAnswer
}

/** Chances of 0, 1, 2… hits of dice that hit on these values. */
const hits = (needs: readonly number[]): number[] =>
  needs.reduce<number[]>(
    (chances, v) => [...chances, 0].map((p, k) => p * (1 - v / 6) + (k > 0 ? (chances[k - 1] ?? 0) * (v / 6) : 0)),
    [1],
  )
const times = (n: number, value: number) => new Array<number>(Math.max(0, n)).fill(value)

/** So many infantry, artillery and tanks against so many infantry and fighters behind a trench, cheapest lost first. */
function plain(infantry: number, artillery: number, tanks: number, theirs: number, fighters: number) {
  const [ours, all] = [infantry + artillery + tanks, theirs + fighters]
  const tanksOf = (a: number) => Math.min(tanks, a)
  const attack = (a: number) => {
    const guns = Math.min(artillery, a - tanksOf(a))
    const foot = a - tanksOf(a) - guns
    const lifted = Math.min(foot, guns)
    return hits([...times(foot - lifted, 1), ...times(lifted + guns, 2), ...times(tanksOf(a), 3)])
  }
  const defence = (d: number, a: number) => {
    const air = Math.min(fighters, d)
    const dug = Math.max(0, d - air - tanksOf(a))
    return hits([...times(dug, 3), ...times(d - air - dug, 2), ...times(air, 3)])
  }
  const mass = Array.from({ length: ours + 1 }, () => times(all + 1, 0))
  const at = (a: number) => mass[a] ?? []
  at(ours)[all] = 1
  for (let a = ours; a > 0; a--) {
    const ha = attack(a)
    for (let d = all; d > 0; d--) {
      const hd = defence(d, a)
      const amount = (at(a)[d] ?? 0) / (1 - (ha[0] ?? 0) * (hd[0] ?? 0))
      hd.forEach((q, j) => {
        const row = at(Math.max(0, a - j))
        ha.forEach((p, i) => {
          const to = Math.max(0, d - i)
          if (i + j > 0) row[to] = (row[to] ?? 0) + amount * p * q
        })
      })
    }
  }
  const won = mass.slice(1).map((row) => row[0] ?? 0)
  return { won, lost: at(0).slice(1), both: at(0)[0] ?? 0 }
}
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

describe('GW-13.4 large battles', () => {
  test('GW-15.5 forty-five against forty behind a trench, every survivor right to 1e-12', () => {
    const wanted = plain(30, 10, 5, 34, 6)
    const a = answer({
      attacker: { infantry: 30, artillery: 10, tank: 5 },
      defender: { infantry: 34, fighter: 6 },
      trench: { active: true },
    })
    expect(Math.abs(a.attackerWins - sum(wanted.won))).toBeLessThan(1e-12)
    expect(Math.abs(a.defenderWins - sum(wanted.lost))).toBeLessThan(1e-12)
    expect(Math.abs(a.bothDestroyed - wanted.both)).toBeLessThan(1e-12)
    const size = (units: object) => sum(Object.values(units) as number[])
    for (const { attacker, defender, chance } of a.survivors.joint) {
      const [x, y] = [size(attacker.units), size(defender.units)]
      const exact = x > 0 ? wanted.won[x - 1] : y > 0 ? wanted.lost[y - 1] : wanted.both
      expect(Math.abs(chance - (exact ?? 0))).toBeLessThan(1e-12)
    }
  })
  test('GW-13.4 of 150 against 146 nothing is lost on the way', () => {
    const army = { infantry: 100, artillery: 40 }
    const a = answer({ attacker: { ...army, fighter: 10 }, defender: { ...army, fighter: 6 }, rounds: 1 })
    expect(Math.abs(a.attackerWins + a.defenderWins + a.bothDestroyed - 1)).toBeLessThan(1e-12)
    expect(Math.abs(sum(a.survivors.attacker.map((s) => s.chance)) - 1)).toBeLessThan(1e-12)
    expect(a.expected.ipc.defender - a.expected.ipc.attacker).toBeCloseTo(a.expected.ipcSwing, 9)
  })
  test('GW-13.4 numbers and fractions, two ways of counting, agree', () => {
    const order = {
      attacker: { infantry: 4, artillery: 2, tank: 1, fighter: 1 },
      defender: { infantry: 5, artillery: 1, fighter: 1 },
      trench: { active: true },
      technologies: { attacker: ['1', '2'], defender: ['2'] },
      bombardment: 2,
      landed: { infantry: 2 },
      retreat: { afterRound: 2 },
      rounds: 2,
    }
    const [numbers, exact] = [answer(order), answer({ ...order, exact: true })]
    const value = (text: unknown) => {
      const [n = '0', d = '1'] = String(text).split('/')
      // Long fractions do not fit into numbers by themselves.
      return Number((BigInt(n) * 10n ** 20n) / BigInt(d)) / 1e20
    }
    expect(exact.survivors.joint.length).toBe(numbers.survivors.joint.length)
    numbers.survivors.joint.forEach((j, i) => {
      expect(Math.abs(j.chance - value(exact.survivors.joint[i]?.chance))).toBeLessThan(1e-12)
    })
    expect(numbers.expected.ipcSwing).toBeCloseTo(value(exact.expected.ipcSwing), 11)
    expect(numbers.rounds.expected).toBeCloseTo(value(exact.rounds.expected), 11)
  })
})
