/**
 * Battles that others have published (tables A, B and C of the odds fixtures), with the values and prices of their editions; and
 * rows of our own rules, worked out once and frozen (E).
 */
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, Chance } from '../../../shared/odds/answer'
import { landOrder } from '../../../shared/odds/land'
import { landOdds } from './land'

type Order = Record<string, unknown>
function answer(order: Order): BattleAnswer<Chance> {
  const odds = landOdds(landOrder.parse({ game: 'great-war', kind: 'land', ...order }))
  if (!odds.ok) throw new Error(JSON.stringify(odds.error))
  if (odds.value.kind === 'none') throw new Error(odds.value.message)
  return odds.value.odds
}
/** Revised and later: armour defends on 3, fighters 3 and 4; prices 3, 4, 6, 10. */
const REVISED = {
  infantry: { attack: 1, defence: 2, cost: 3 },
  artillery: { attack: 2, defence: 2, cost: 4 },
  tank: { attack: 3, defence: 3, cost: 6 },
  fighter: { attack: 3, defence: 4, cost: 10 },
  bomber: { attack: 4, defence: 1, cost: 15 },
}
const D2 = { ...REVISED, tank: { attack: 3, defence: 2, cost: 6 } }
const LOSSES = {
  attacker: ['infantry', 'artillery', 'tank', 'fighter', 'bomber'],
  defender: ['infantry', 'artillery', 'tank', 'bomber', 'fighter'],
}
const published = (attacker: Order, defender: Order, extra: Order = {}) =>
  answer({ attacker, defender, values: REVISED, losses: LOSSES, ...extra })
const threeOf = (a: BattleAnswer<Chance>) => [a.attackerWins, a.defenderWins, a.bothDestroyed]
const percents = (a: BattleAnswer<Chance>, digits: number) => threeOf(a).map((x) => (Number(x) * 100).toFixed(digits))
const at = (value: number) => ({ infantry: { attack: value, defence: value } })

describe('GW-13.4 published battles, table A', () => {
  const one = { infantry: 1 }
  test('A1: one round of artillery against infantry, and its end', () => {
    const a = published({ artillery: 1 }, one, { exact: true, rounds: 1 })
    expect(a.rounds.after[0]).toEqual({
      round: 1,
      bothDestroyed: '1/9',
      attackerWins: '2/9',
      defenderWins: '2/9',
      stopped: '0',
      goesOn: '4/9',
    })
    expect(threeOf(a)).toEqual(['2/5', '2/5', '1/5'])
  })
  test('A3: infantry against infantry; 2.25 rounds for each that has a hit', () => {
    const a = published(one, one, { exact: true })
    expect(threeOf(a)).toEqual(['1/4', '5/8', '1/8'])
    expect(a.rounds.expected).toBe('9/4')
  })
  test.each([
    ['A4', 1, ['5/11', '5/11', '1/11']],
    ['A5', 2, ['2/5', '2/5', '1/5']],
    ['A6', 3, ['1/3', '1/3', '1/3']],
    ['A7', 4, ['1/4', '1/4', '1/2']],
  ])('%s: one against one, both at %i', (_, value, wanted) => {
    expect(threeOf(answer({ attacker: one, defender: one, values: at(value), exact: true }))).toEqual(wanted)
  })
  test('A8: thirty against thirty at 1', () => {
    const a = answer({ attacker: { infantry: 30 }, defender: { infantry: 30 }, values: at(1) })
    expect(percents(a, 2)).toEqual(['49.95', '49.95', '0.09'])
  })
  test('A12: infantry and bomber against a fighter, the last land unit kept', () => {
    const a = published({ infantry: 1, bomber: 1 }, { fighter: 1 }, { losses: { attacker: 'keepLand' }, exact: true })
    expect(threeOf(a)).toEqual(['517/637', '100/637', '20/637'])
    // Trap D2: without keeping it the chance is another one.
    expect(percents(published({ infantry: 1, bomber: 1 }, { fighter: 1 }), 1)[0]).toBe('84.7')
  })
  test('expected hits of a round, of a shore shot, and losses that spare the last infantry', () => {
    const mean = (hits: readonly Chance[]) => hits.reduce<number>((sum, p, n) => sum + Number(p) * n, 0)
    const { volley } = published({ infantry: 2, tank: 2 }, { infantry: 4 })
    expect(mean(volley.attacker)).toBeCloseTo(4 / 3, 12)
    expect(mean(volley.defender)).toBeCloseTo(4 / 3, 12)
    expect(mean(published(one, { infantry: 2 }, { bombardment: 1 }).volley.opening ?? [])).toBeCloseTo(4 / 6, 12)
    const kept = published(
      { infantry: 1, fighter: 2 },
      { infantry: 6 },
      {
        losses: { attacker: 'keepLand' },
        now: { step: 'attackerMarks', hits: { onAny: 2 } },
        retreat: { afterRound: 1 },
      },
    )
    expect(kept.survivors.attacker).toEqual([{ units: { infantry: 1 }, chance: 1 }])
  })
})

describe('GW-13.4 published battles, table B', () => {
  test.each([
    [
      'B1',
      { infantry: 3, artillery: 1, tank: 3, fighter: 2 },
      { infantry: 3, artillery: 1, tank: 1, fighter: 1 },
      ['96.3565', '2.9181', '0.7254'],
    ],
    ['B2', { tank: 5, infantry: 2 }, { fighter: 1, infantry: 4 }, ['92.7311', '5.6964', '1.5725']],
    ['B3', { infantry: 10, tank: 1 }, { infantry: 8, tank: 2, fighter: 1 }, ['3.0161', '96.4744', '0.5095']],
    ['B4', { infantry: 30, tank: 11, fighter: 5 }, { infantry: 40, fighter: 3 }, ['57.2431', '42.1154', '0.6415']],
    ['B5', { infantry: 2 }, { infantry: 1 }, ['67.6724', '26.9397', '5.3879']],
    ['B7', { infantry: 1, artillery: 1 }, { infantry: 2 }, ['45.7328', '45.7328', '8.5344']],
    ['B8', { infantry: 2, artillery: 2 }, { infantry: 2 }, ['95.9993', '3.1325', '0.8682']],
    ['B10', { infantry: 3, fighter: 2 }, { infantry: 3 }, ['95.3895', '3.5030', '1.1075']],
    ['B11', { infantry: 5 }, { infantry: 5 }, ['12.2010', '86.9111', '0.8879']],
    ['B13', { infantry: 20 }, { infantry: 15 }, ['35.1232', '64.5709', '0.3059']],
    ['B15', { infantry: 2 }, { infantry: 2 }, ['21.4331', '74.2697', '4.2972']],
    [
      'B18',
      { infantry: 100, artillery: 40, fighter: 10 },
      { infantry: 100, artillery: 40, fighter: 6 },
      ['22.9636', '76.9062', '0.1302'],
    ],
  ])('%s', (_, attacker, defender, wanted) => {
    expect(percents(published(attacker, defender), 4)).toEqual(wanted)
  })
  test('B1 with armour that defends on 2, and trap D1 on B3', () => {
    const ukraine = published(
      { infantry: 3, artillery: 1, tank: 3, fighter: 2 },
      { infantry: 3, artillery: 1, tank: 1, fighter: 1 },
      { values: D2 },
    )
    expect(percents(ukraine, 4)).toEqual(['97.5648', '1.9354', '0.4998'])
    const readme = published({ infantry: 10, tank: 1 }, { infantry: 8, tank: 2, fighter: 1 }, { values: D2 })
    expect(percents(readme, 1)[0]).toBe('6.0')
  })
  test('B17: armour, fighter and bomber against infantry', () => {
    const against = (attacker: Order) => percents(published(attacker, { infantry: 1 }), 6)
    expect(against({ tank: 1 })).toEqual(['50.000000', '25.000000', '25.000000'])
    expect(against({ fighter: 1 })).toEqual(['50.000000', '25.000000', '25.000000'])
    expect(against({ bomber: 1 })).toEqual(['57.142857', '14.285714', '28.571429'])
  })
  test.each([
    [
      'B1',
      { infantry: 3, artillery: 1, tank: 3, fighter: 2 },
      { infantry: 3, artillery: 1, tank: 1, fighter: 1 },
      ['15.7991', '28.5815'],
    ],
    ['B2', { tank: 5, infantry: 2 }, { fighter: 1, infantry: 4 }, ['14.8145', '21.3035']],
    ['B5', { infantry: 2 }, { infantry: 1 }, ['2.8319', '2.1918']],
    ['B7', { infantry: 1, artillery: 1 }, { infantry: 2 }, ['4.5974', '4.0547']],
  ])('%s: mean losses in IPC', (_, attacker, defender, wanted) => {
    const { ipc, ipcSwing } = published(attacker, defender).expected
    expect([ipc.attacker, ipc.defender].map((x) => Number(x).toFixed(4))).toEqual(wanted)
    expect(Number(ipcSwing)).toBeCloseTo(Number(ipc.defender) - Number(ipc.attacker), 12)
  })
})

describe('GW-4.4 published hits and losses, table C', () => {
  const hits = (attacker: Order, side: 'attacker' | 'defender' = 'attacker') =>
    answer({ attacker, defender: { infantry: 1 }, exact: true }).volley[side]
  test('hits of one and two infantry', () => {
    expect(hits({ infantry: 1 })).toEqual(['5/6', '1/6'])
    expect(hits({ infantry: 1 }, 'defender')).toEqual(['2/3', '1/3'])
    expect(hits({ infantry: 2 })).toEqual(['25/36', '5/18', '1/36'])
  })
  test('three hits of ten infantry', () => {
    const ten = answer({ attacker: { infantry: 10 }, defender: { infantry: 1 } }).volley.attacker
    expect(Number(ten[3]).toFixed(6)).toBe('0.155045')
    expect(Number(ten[3])).toBeCloseTo((120 * 5 ** 7) / 6 ** 10, 14)
  })
  test('GW-4.4 two infantry and four artillery: six dice at 2; without artillery none is lifted', () => {
    expect(hits({ infantry: 2, artillery: 4 })).toEqual(hits({ artillery: 6 }))
    expect(hits({ infantry: 2, artillery: 0 })).toEqual(hits({ infantry: 2 }))
  })
  test('GW-13.5 four hits on three infantry and two artillery leave one artillery', () => {
    const a = answer({
      attacker: { infantry: 1 },
      defender: { infantry: 3, artillery: 2 },
      now: { step: 'defenderMarks', hits: { onAny: 4 } },
      retreat: { afterRound: 1 },
    })
    expect(a.survivors.defender).toEqual([{ units: { artillery: 1 }, chance: expect.closeTo(1, 12) as number }])
  })
})

describe('GW-15 rows of our own, frozen (E)', () => {
  const exact = (order: Order) => threeOf(answer({ ...order, exact: true }))
  const three = { infantry: 3 }
  test.each([
    [
      'GW-13.4 three infantry against three',
      { attacker: three, defender: three },
      [
        '19926365319235561/112826026701375232',
        '180810419198696855/225652053402750464',
        '4988903565582487/225652053402750464',
      ],
    ],
    [
      'GW-15.4 the same behind a trench',
      { attacker: three, defender: three, trench: { active: true } },
      [
        '194158772933271341/3059405200555401299',
        '2812174435134190345/3059405200555401299',
        '53071992487939613/3059405200555401299',
      ],
    ],
    [
      'GW-15.5 a tank added',
      { attacker: { ...three, tank: 1 }, defender: three, trench: { active: true } },
      [
        '11058105461381536957/18657325971659919632',
        '2516818233811596673505/7127098521174089299424',
        '10434702732830959685/192624284356056467552',
      ],
    ],
    [
      'GW-10.7 two artillery with gas against two',
      { attacker: { artillery: 2 }, defender: { infantry: 2 }, technologies: { attacker: ['1'] } },
      ['581/988', '758/2223', '631/8892'],
    ],
    [
      'GW-10.8 a better fighter against infantry',
      { attacker: { fighter: 1 }, defender: { infantry: 1 }, technologies: { attacker: ['2'] } },
      ['1/2', '1/4', '1/4'],
    ],
    [
      'GW-10.14 infantry, artillery and fighter against a Super Trench',
      {
        attacker: { infantry: 1, artillery: 1, fighter: 1 },
        defender: { infantry: 1 },
        trench: { active: true, super: true },
      },
      ['21/26', '5/26', '0'],
    ],
    [
      'GW-13.17 a bombardment before one against one',
      { attacker: { infantry: 1 }, defender: { infantry: 1 }, bombardment: 1 },
      ['3/4', '5/24', '1/24'],
    ],
  ])('%s', (_, order, wanted) => {
    expect(exact(order)).toEqual(wanted)
  })
  test('GW-5.2 the balance notes: what a trench is worth, and four tanks against it', () => {
    const army = { infantry: 12, artillery: 4 }
    const wins = (extra: Order) => Number(answer({ attacker: army, defender: { infantry: 10 }, ...extra }).attackerWins)
    expect(Math.round(wins({}) * 100)).toBe(98)
    expect(Math.round(wins({ trench: { active: true } }) * 100)).toBe(84)
    expect(wins({ attacker: { ...army, tank: 4 }, trench: { active: true } })).toBeGreaterThan(0.99)
  })
})
