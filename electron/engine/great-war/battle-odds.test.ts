/** Odds as the battle board asks for them: from the list, from every step, and of what might be chosen (GW-13). */
import { describe, expect, test } from 'vitest'
import type { BattleAnswer, BattleOddsAnswer, OddsView } from '../../../shared/great-war/battle-answer'
import type { UnitId } from '../../../shared/great-war/ids'
import { boardOdds } from '../odds/board'
import { table, type Table } from '../testing/great-war/table'
import { rngOf } from '../testing/rng'
import { answer } from './ask'
import { hitsToTake, victimsNow } from './rules/battle-losses'

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

/** Germany in the North Sea against Britain, the battle begun. */
function atSea(ours: Kinds, theirs: Kinds, extra: (t: Table) => void = () => undefined): Table {
  const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
  t.put('north-sea', 'great-britain', theirs)
  const units = t.put('danish-sea', 'germany', ours)
  extra(t)
  t.do({ type: 'moveUnits', by: 'germany', units: units.filter((id) => t.state.units[id]), path: ['north-sea'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  return begin(t)
}

/** Every list of units with so many hits, each unit up to twice, that the rules accept: whoever it is, no two thought alike. */
function everyWay(t: Table): UnitId[][] {
  const b = t.state.turn.battle
  const side = b && victimsNow(b)
  if (!b || !side) throw new Error('no losses are due')
  const by = b[side].map((id) => t.state.units[id]?.owner)[0]
  const ways: UnitId[][] = []
  const pick = (from: number, chosen: UnitId[], left: number): void => {
    if (left === 0) {
      if (t.judge({ type: 'selectCasualties', by, battle: b.battle, units: chosen }).ok) ways.push(chosen)
      return
    }
    b[side].slice(from).forEach((id, i) => {
      const again = chosen.filter((x) => x === id).length
      if (again < 2) pick(from + i, [...chosen, id], left - 1)
    })
  }
  pick(0, [], hitsToTake(t.state, b, side))
  return ways
}
const COSTS = { infantry: 2, artillery: 3, tank: 4, fighter: 6, bomber: 8, submarine: 4, transport: 4, dreadnought: 12 }
/** What sinks with those who take as many hits as they have left, typed by hand. */
function sunk(t: Table, chosen: readonly UnitId[]): number {
  const { units } = t.state
  const hits = (id: UnitId) => (units[id]?.kind === 'dreadnought' && !units[id].damaged ? 2 : 1)
  const gone = [...new Set(chosen)].filter((id) => chosen.filter((x) => x === id).length >= hits(id))
  const drowned = Object.values(units).filter((u) => u.cargoOf && gone.includes(u.cargoOf))
  return [...gone.flatMap((id) => units[id] ?? []), ...drowned].reduce((sum, u) => sum + COSTS[u.kind], 0)
}
const mark = (a: BattleOddsAnswer) => a.choices.filter((c) => c.choice === 'losses')

/** The proposals against every choice tried one by one: the first costs least, the last is best for its side. */
function trulyBest(t: Table, side: 'attackers' | 'defenders'): void {
  const proposals = mark(asked(t))
  const success = (o: OddsView) => (side === 'attackers' ? 1 : -1) * (o.kind === 'land' ? o.takesSpace : o.wins)
  const all = everyWay(t).map((units) => ({ ipc: sunk(t, units), worth: success(of(asked(t, { units }))) }))
  const [first, last = first] = proposals
  if (!first || !last) throw new Error('nothing is proposed')
  const least = Math.min(...all.map((x) => x.ipc))
  const best = Math.max(...all.map((x) => x.worth))
  expect(sunk(t, first.units ?? [])).toBe(least)
  expect(first.text).toContain(`${least} IPC, cheapest`)
  expect(success(last.odds)).toBeCloseTo(best, 9)
  // Nothing that is as good is cheaper.
  expect(sunk(t, last.units ?? [])).toBe(Math.min(...all.filter((x) => x.worth > best - 1e-9).map((x) => x.ipc)))
  const report = answer(t.state, { ask: 'battle' })
  const offered = report.ok ? ((report.value as BattleAnswer).now?.casualties?.default ?? []) : []
  expect(sunk(t, offered)).toBe(least)
}

describe('GW-4.6 GW-13.5 proposals for losses', () => {
  test('GW-4.6 two hits on three dreadnoughts and two transports: two damaged are cheapest and best', () => {
    const t = atSea({ dreadnought: 3 }, { dreadnought: 3, transport: 2 })
    roll(t, 1, 1, 6)
    const proposals = mark(asked(t))
    expect(proposals.map((c) => c.text)).toEqual(['0 IPC, cheapest and best'])
    expect(new Set(proposals[0]?.units).size).toBe(2)
    expect(proposals[0]?.units?.map((id) => t.state.units[id]?.kind)).toEqual(['dreadnought', 'dreadnought'])
    trulyBest(t, 'defenders')
  })
  test('GW-4.6 the attacker too: two damaged fight best, and cost nothing', () => {
    const t = atSea({ dreadnought: 2, transport: 2 }, { dreadnought: 3 })
    roll(t, 6, 6)
    roll(t, 1, 1, 6)
    expect(mark(asked(t)).map((c) => c.text)).toEqual(['0 IPC, cheapest and best'])
    trulyBest(t, 'attackers')
  })
  test('GW-4.5 GW-13.5 what is aboard sinks with its ship: an empty transport is the cheapest', () => {
    const t = atSea({ dreadnought: 2 }, { transport: 1, dreadnought: 1, submarine: 1 }, (x) => {
      const [full] = x.ids('north-sea', 'great-britain', 'transport')
      x.put('north-sea', 'great-britain', { artillery: 1 }, { ...(full ? { cargoOf: full } : {}) })
      x.put('north-sea', 'great-britain', { transport: 1 })
    })
    roll(t, 1, 1)
    trulyBest(t, 'defenders')
  })
  test('GW-13.5 GW-13.12 random fleets and armies: the cheapest is the cheapest, the best is the best', () => {
    const rng = rngOf(1916, 4)
    const some = (kinds: readonly string[], most: number): Kinds => {
      const list = Array.from({ length: 2 + rng.int(0, most - 2) }, () => rng.pick(kinds))
      return Object.fromEntries(kinds.map((k) => [k, list.filter((x) => x === k).length] as const))
    }
    const FLEET = ['submarine', 'transport', 'dreadnought', 'dreadnought']
    const ARMY = ['infantry', 'artillery', 'tank']
    const seen = { attackers: 0, defenders: 0 }
    for (let n = 0; n < 400 && (seen.attackers < 12 || seen.defenders < 12); n++) {
      const t =
        n % 3 === 0
          ? begin(listed(some(ARMY, 4), some([...ARMY, 'fighter'], 4)))
          : atSea({ ...some(FLEET, 4) }, some(FLEET, 5))
      for (let step = 0; t.state.turn.battle && step < 12; step++) {
        const b = t.state.turn.battle
        const side = victimsNow(b)
        if (side) {
          if (seen[side]++ < 12) trulyBest(t, side)
          const by = side === 'attackers' ? 'germany' : b.kind === 'sea' ? 'great-britain' : 'russia'
          t.do({ type: 'selectCasualties', by, battle: b.battle, units: rng.pick(everyWay(t)) })
          continue
        }
        const shots = t.judge({ type: 'rollBattleDice', by: 'germany', battle: b.battle })
        const count = !shots.ok && shots.reason === 'wantsDice' ? (shots.facts as { count: number }).count : 0
        if (count > 0) roll(t, ...Array.from({ length: count }, () => rng.face()))
        else if (b.step === 'decision') t.do({ type: 'continueBattle', by: 'germany', battle: b.battle })
        else
          t.do({
            type: 'submergeSubmarines',
            by: b.step === 'attackerSubmerges' ? 'germany' : 'great-britain',
            battle: b.battle,
            units: [],
          })
      }
    }
    expect(seen.attackers).toBeGreaterThan(11)
    expect(seen.defenders).toBeGreaterThan(11)
  })
})

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
  test('GW-13.15 at sea too: two dice cannot make three hits in one more round', () => {
    const t = atSea({ dreadnought: 2 }, { dreadnought: 1, transport: 1 })
    roll(t, 6, 6)
    roll(t, 6, 6)
    const once = asked(t).choices.find((c) => c.choice === 'oneRound')?.odds
    expect(once).toMatchObject({ wins: 0, rounds: 1 })
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
