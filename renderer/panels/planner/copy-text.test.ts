/** The plan as text, and the figures as the planner says them, over the engine's own answers. */
import { describe, expect, test } from 'vitest'
import { answerOdds } from '../../../electron/engine/odds'
import { originsOdds } from '../../../electron/engine/origins/planning'
import type { OddsAnswer, OddsOrder } from '../../../shared/odds/order'
import { countBars, endBars, remnants } from './bars'
import { copyText } from './copy-text'
import { battleOrder, newBattle } from './draft'
import { attackOrder, newAttack, newSiege, siegeOrder } from './origins-draft'
import { newRaid, raidOrder, severalOrder } from './raid-draft'
import { percent, swing } from './words'

function solved(order: OddsOrder | undefined): OddsAnswer {
  const found = answerOdds(order)
  if (!found.ok || found.value.kind !== 'odds') throw new Error(JSON.stringify(found))
  return found.value.odds
}
function planned(order: OddsOrder | undefined): OddsAnswer {
  const found = originsOdds(order)
  if (!found.ok || found.value.kind !== 'plan') throw new Error(JSON.stringify(found))
  return found.value.plan
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const textOf = (order: OddsOrder | undefined, answer: OddsAnswer, name?: string) => {
  if (order === undefined) throw new Error('no order')
  return plain(copyText(order, answer, name))
}

test('what is not quite nothing or certain is not said to be', () => {
  const said = [0, 1e-6, 0.0004, 0.5, 0.9996, 1 - 1e-9, 1].map((x) => plain(percent(x)))
  expect(said).toEqual(['0 %', '<0.1 %', '<0.1 %', '50.0 %', '>99.9 %', '>99.9 %', '100 %'])
  expect([swing(1.26), swing(-0.5), swing(0.01)]).toEqual(['+1.3', '−0.5', '0'])
})

describe('copied as text', () => {
  test('a land battle: forces, chances, losses, rounds, remnants, and what it stands on', () => {
    const d = newBattle('land')
    const order = battleOrder(d)
    const answer = solved(order)
    const text = textOf(order, answer, 'Poland')
    expect(text).toMatch(/^Land battle: Poland\n9\d\.\d % the attacker takes Poland\n/)
    expect(text).toContain('Attacker: 3 infantry and 1 artillery\nDefender: 2 infantry\n')
    expect(text).toMatch(/Attacker wins 93\.\d\d %, defender wins 5\.\d\d %, nobody left 1\.\d\d %, broken off 0 %/)
    expect(text).toMatch(/swing: \+\d\.\d\d IPC/)
    expect(text).toContain('  after 1: attacker ')
    expect(text).toContain('Left of the attacker:\n  2 infantry and 1 artillery: ')
    const [, stands = ''] = text.split('This stands on:\n')
    expect(stands.trim().split('\n')).toEqual(answer.assumptions.map((x) => `- ${x}`))
  })

  test('the best losses tell whom to lose first', () => {
    const d = newBattle('land')
    Object.assign(d.attacker, { losses: 'best' })
    const order = battleOrder(d)
    expect(textOf(order, solved(order))).toMatch(
      /Best losses in the first round:\n {2}attacker at 1 hit: 1 infantry\n {2}attacker at 2 hits: 2 infantry\n/,
    )
  })

  test('sea, raid and several', () => {
    const sea = battleOrder(newBattle('sea'))
    expect(textOf(sea, solved(sea))).toContain('Attacker: 1 submarine and 1 dreadnought')
    const raid = raidOrder(newRaid())
    expect(textOf(raid, solved(raid))).toContain('2 bombers and 1 escort against 1 interceptor')
    const several = severalOrder({
      battles: [
        { number: 1, name: 'Poland', goal: 'takeSpace', order: battleOrder(newBattle('land')) },
        { number: 2, name: 'The Channel', goal: 'win', order: sea },
      ],
      reserve: { infantry: 1 },
    })
    const text = textOf(several, solved(several))
    expect(text).toMatch(/Poland: 93\.\d\d %\nThe Channel: 8\d\.\d\d %\nAll succeed /)
    expect(text).toContain('One more of infantry helps most in Poland:')
  })

  test('OW-3.5 attacks and sieges of Origins', () => {
    const attack = attackOrder({ ...newAttack(), ours: 20, theirs: 10 }, undefined)
    const text = textOf(attack, planned(attack))
    expect(text).toContain('Germany attacks Britain in Italy: 20 against 10, 2 to 1')
    expect(text).toContain('Britain out of rights')
    const siege = siegeOrder(newSiege(), undefined)
    expect(textOf(siege, planned(siege))).toContain('A stack of 18 is broken below 10 within 10 rounds: ')
  })
})

describe('bars', () => {
  test('who stands at the end: the bars together are everything', () => {
    const d = newBattle('land')
    d.attacker.units = { infantry: 30, artillery: 10 }
    d.defender.units = { infantry: 30 }
    const answer = solved(battleOrder(d))
    if (answer.kind !== 'land') throw new Error('no land battle')
    const bars = endBars(answer.survivors.joint)
    expect(bars.reduce((sum, b) => sum + b.chance, 0)).toBeGreaterThan(0.995)
    expect(bars.filter((b) => b.tone === 'one').length).toBeLessThanOrEqual(9)
    const left = remnants(answer.survivors.attacker)
    expect(left.at(-1)?.text).toMatch(/^\d+ others$/)
    expect(left.reduce((sum, r) => sum + r.chance, 0)).toBeCloseTo(1, 9)
  })
  test('by number: what hardly ever happens is left out, neighbours are put together', () => {
    expect(countBars([0.5, 0.25, 0.25, 0]).map((b) => b.label)).toEqual(['0', '1', '2'])
    expect(countBars(Array.from({ length: 40 }, () => 0.025)).map((b) => b.label)[1]).toBe('3–5')
  })
})
