/** Odds as the battle board asks for them: from the list, from every step, and of what might be chosen (GW-13). */
import { describe, expect, test } from 'vitest'
import type { BattleOddsAnswer, OddsView } from '../../../shared/great-war/battle-answer'
import type { UnitId } from '../../../shared/great-war/ids'
import { boardOdds } from '../odds/board'
import { table, type Table } from '../testing/great-war/table'
import { answer } from './ask'

type Kinds = Parameters<Table['put']>[2]
const asked = (t: Table, more: { listed?: string; units?: readonly string[] } = {}): BattleOddsAnswer => {
  const found = answer(t.state, { ask: 'battleOdds', ...(more as { units?: UnitId[] }) })
  if (!found.ok) throw new Error(`${found.error.at}: ${found.error.problem}`)
  const odds = boardOdds(JSON.parse(JSON.stringify(found.value)))
  if (!odds.ok) throw new Error(`${odds.error.at}: ${odds.error.problem}`)
  return odds.value
}
const of = (a: BattleOddsAnswer): OddsView => {
  if (!a.odds) throw new Error(a.why)
  return a.odds
}
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
function whole(o: OddsView): void {
  expect(o.wins + o.loses + o.both + o.stopped).toBeCloseTo(1, 9)
  expect(sum(o.left.attacker)).toBeCloseTo(o.wins, 9)
  expect(sum(o.left.defender)).toBeCloseTo(o.loses, 9)
}
const roll = (t: Table, ...dice: number[]) =>
  t.do({ type: 'rollBattleDice', by: t.state.acting, battle: t.state.turn.battle?.battle }, dice)

function listed(ours: Kinds, theirs: Kinds, extra: (t: Table) => void = () => undefined): Table {
  const t = table().clear('germany', 'poland').at('germany', 'combat-move')
  t.put('poland', 'russia', theirs)
  const units = t.put('germany', 'germany', ours)
  extra(t)
  t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  return t
}
const begin = (t: Table) => {
  t.do({ type: 'startBattle', by: 'germany', battle: t.state.turn.battles[0]?.battle })
  return t
}

describe('odds on the battle board', () => {
  test('GW-15.4 10 infantry, 3 guns and a fighter against 7 infantry and 2 guns in a trench: 87 %', () => {
    const t = listed({ infantry: 10, artillery: 3, fighter: 1 }, { infantry: 7, artillery: 2 }, (x) =>
      x.trench('poland', 'germany'),
    )
    const before = of(asked(t, { listed: 'poland' }))
    expect(Math.round(100 * before.takesSpace)).toBe(87)
    whole(before)
    expect(of(asked(begin(t))).takesSpace).toBeCloseTo(before.takesSpace, 12)
  })
  test('GW-13.27 the odds before a throw are the mean of the odds after it', () => {
    const t = begin(listed({ infantry: 2 }, { infantry: 1, artillery: 1 }))
    const before = of(asked(t)).takesSpace
    const start = t.state
    let mean = 0
    for (const [dice, chance] of [
      [[6, 6], 25 / 36],
      [[1, 6], 10 / 36],
      [[1, 1], 1 / 36],
    ] as const) {
      t.patch(start)
      roll(t, ...dice)
      mean += chance * of(asked(t)).takesSpace
    }
    expect(mean).toBeCloseTo(before, 12)
  })
  test('GW-13.5 losses: the cheapest with its odds, and what holds best; any other choice by asking', () => {
    const t = begin(listed({ artillery: 4 }, { infantry: 2, artillery: 2, fighter: 1 }))
    roll(t, 1, 1, 6, 6)
    const { choices, odds } = asked(t)
    expect(choices[0]).toMatchObject({ choice: 'losses', text: expect.stringMatching(/^4 IPC, cheapest/) as string })
    expect(choices[0]?.odds.takesSpace).toBeCloseTo(odds?.takesSpace ?? -1, 12)
    for (const c of choices) whole(c.odds)
    const guns = t.ids('poland', 'russia', 'artillery')
    const other = of(asked(t, { units: guns }))
    whole(other)
    expect(Math.min(...choices.map((c) => c.odds.takesSpace))).toBeLessThanOrEqual(other.takesSpace + 1e-12)
  })
  test('GW-13.5 a choice that the rules refuse has no odds and says so', () => {
    const t = begin(listed({ artillery: 4 }, { infantry: 2, artillery: 2 }))
    roll(t, 1, 1, 6, 6)
    expect(asked(t, { units: t.ids('poland', 'russia').slice(0, 1) })).toMatchObject({
      why: 'The rules do not allow that choice.',
    })
  })
  test('GW-13.7 one more round and then away: it may be broken off, and costs less', () => {
    const t = begin(listed({ infantry: 4 }, { infantry: 4 }))
    roll(t, 6, 6, 6, 6)
    roll(t, 6, 6, 6, 6)
    const { odds, choices } = asked(t)
    const once = choices.find((c) => c.choice === 'oneRound')?.odds
    expect(once && odds && once.ipc.attacker < odds.ipc.attacker && once.stopped > 0.5).toBe(true)
  })
  test('GW-13.7 away now: nothing more is lost; who came off ships fights on without the others', () => {
    const t = begin(listed({ infantry: 4 }, { infantry: 4 }))
    roll(t, 6, 6, 6, 6)
    roll(t, 6, 6, 6, 6)
    const away = asked(t).choices.find((c) => c.choice === 'retreat')
    expect(away).toMatchObject({ text: 'nothing more is lost', odds: { wins: 0, stopped: 1, ipc: { attacker: 0 } } })
    const b = t.state.turn.battle
    if (!b) throw new Error('no battle')
    t.patch({ ...t.state, turn: { ...t.state.turn, battle: { ...b, landed: b.attackers.slice(0, 2) } } })
    const behind = asked(t).choices.find((c) => c.choice === 'retreat')
    expect(behind?.text).toBe('who can’t retreat fights on')
    whole(behind?.odds ?? away?.odds ?? of(asked(t)))
    expect(behind?.odds.ipc.attacker).toBeGreaterThan(0)
  })
  test('GW-13.14 submarines: all up or all under, and what each comes to', () => {
    const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
    t.put('north-sea', 'great-britain', { dreadnought: 1 })
    const units = t.put('danish-sea', 'germany', { submarine: 2 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['north-sea'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    begin(t)
    const { choices, odds } = asked(t)
    expect(choices.map((c) => c.units?.length)).toEqual([0, 2])
    expect(choices[0]?.odds.wins).toBeCloseTo(odds?.wins ?? -1, 12)
    expect(choices[1]?.odds).toMatchObject({ wins: 0 })
  })
  test('GW-13.20 a raid: what the bombs are to cost, before and after the air combat', () => {
    const t = table().clear('france', 'germany').at('germany', 'combat-move')
    t.tech('germany', '2').treasury('france', 9)
    t.put('france', 'france', { fighter: 1 })
    const bombers = t.put('germany', 'germany', { bomber: 1 })
    t.do({ type: 'declareBombingRaid', by: 'germany', bombers, escorts: [], space: 'france' })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const up = t.ids('france', 'france', 'fighter')
    const none = of(asked(t, { listed: 'raid:france' }))
    expect(none.raid?.getsThrough).toBeCloseTo(1, 12)
    expect(of(asked(t, { listed: 'raid:france', units: up })).raid?.getsThrough).toBeCloseTo(4 / 6, 12)
    t.do({ type: 'chooseInterceptors', by: 'france', space: 'france', units: up })
    const before = of(asked(t, { listed: 'raid:france' }))
    expect(before.raid?.getsThrough).toBeCloseTo(4 / 6, 12)
    // Worth 3: a die costs 1, 2, or 3 and more.
    expect(before.raid?.bombed).toBeCloseTo((4 / 6) * ((1 + 2 + 4 * 3) / 6), 12)
    t.do({ type: 'rollBombingRaid', by: 'germany', space: 'france' }, [6])
    expect(of(asked(t)).raid).toMatchObject({ getsThrough: 1 })
  })
  test('questions that make no sense are faults that say where', () => {
    const t = listed({ infantry: 1 }, { infantry: 1 })
    expect(answer(t.state, { ask: 'battleOdds' })).toMatchObject({ ok: false })
    expect(answer(t.state, { ask: 'battleOdds', listed: 'france' })).toMatchObject({
      ok: false,
      error: { at: 'listed' },
    })
    begin(t)
    expect(answer(t.state, { ask: 'battleOdds', units: ['u1' as UnitId] })).toMatchObject({
      ok: false,
      error: { at: 'units' },
    })
  })
})
