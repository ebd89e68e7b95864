/** What the log says of every entry: something, by name, and whom it concerns (GW-13.4, 13.27). */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { UnitId } from '../../../shared/great-war/ids'
import type { Golden, GoldenLine } from '../testing/great-war/director'
import { table, type Said, type Table } from '../testing/great-war/table'
import { greatWarCore as game } from './game'
import { report } from './report'
import type { GreatWarState } from './state'

function golden(name: string): Golden {
  const url = new URL(`../testing/great-war/golden/${name}.jsonl`, import.meta.url)
  const [head, ...lines] = readFileSync(url, 'utf8').trim().split('\n')
  return {
    ...(JSON.parse(head ?? '') as Omit<Golden, 'lines'>),
    lines: lines.map((l) => JSON.parse(l) as GoldenLine),
  }
}

/** Every entry of a recorded campaign: what was said, where, and what the log makes of it. */
function* entries({ options, lines }: Golden) {
  const read = game.parseOptions(options)
  if (!read.ok) throw new Error(read.error.problem)
  const begun = game.begin(read.value, [])
  if (begun.kind !== 'accepted') throw new Error(begun.kind)
  yield { before: game.blank, command: undefined, events: begun.events, said: report(game.blank, begun.events) }
  let s: GreatWarState = begun.events.reduce((x, e) => game.apply(x, e), game.blank)
  for (const { c, f } of lines) {
    const parsed = game.parseCommand(c)
    if (!parsed.ok) throw new Error(parsed.error.problem)
    const d = game.decide(s, parsed.value, f ?? [])
    if (d.kind !== 'accepted') throw new Error(d.kind)
    yield { before: s, command: parsed.value, events: d.events, said: report(s, d.events) }
    s = d.events.reduce((x, e) => game.apply(x, e), s)
  }
}

/** Unit ids anywhere in what happened. */
function unitsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^u\d+$/.test(value) ? [value] : []
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(unitsIn) : []
}

describe.each(['surrender', 'peace', 'collapse'])('the log of the golden campaign %s', (name) => {
  test('every line says something', () => {
    const silent = new Set<string>()
    for (const { command, said } of entries(golden(name)))
      if (said.text.trim() === '' || / goes? on\.$/.test(said.text))
        silent.add(`${String(command?.type)}: ${said.text}`)
    expect([...silent]).toEqual([])
  })
  test('whoever has units in it is among those whom a line concerns, and whoever begins a turn', () => {
    for (const { before, command, events, said } of entries(golden(name))) {
      const touched = unitsIn(events).flatMap((id) => before.units[id as UnitId]?.owner ?? [])
      const begun = events.flatMap((e) => (e.type === 'turnBegun' ? [e.nation] : []))
      const missing = [...new Set([...touched, ...begun])].filter((n) => !said.powers.includes(n))
      expect(missing, `${String(command?.type)}: ${said.text}`).toEqual([])
    }
  })
})

describe('the steps of a battle in the log', () => {
  /** Says it and answers with what the log makes of it. */
  function told(t: Table, said: Said, dice: readonly number[] = []) {
    const before = t.state
    return report(before, t.do(said, dice))
  }
  function atSea(): Table {
    const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
    t.put('north-sea', 'great-britain', { dreadnought: 3, transport: 2, submarine: 1 })
    const units = t.put('danish-sea', 'germany', { dreadnought: 3, submarine: 1 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['north-sea'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
    return t
  }
  const battle = 'north-sea'
  const germans = { by: 'germany', battle } as const
  const britons = { by: 'great-britain', battle } as const
  const shoot = (t: Table, ...dice: number[]) => told(t, { type: 'rollBattleDice', ...germans }, dice)

  test('GW-13.14 GW-13.27 submarines that stay up, losses marked, a battle gone on with', () => {
    const t = atSea()
    const up = told(t, { type: 'submergeSubmarines', ...germans, units: [] })
    expect(up.text).toBe('Germany’s submarines stay up.')
    shoot(t, 6)
    shoot(t, 1, 1, 1)
    const [first, second] = t.ids(battle, 'great-britain', 'dreadnought')
    const [transport] = t.ids(battle, 'great-britain', 'transport')
    const marked = told(t, { type: 'selectCasualties', ...britons, units: [first, second, transport] })
    expect(marked.text).toBe('Great Britain gives up 1 transport and has 2 dreadnoughts damaged.')
    const theirs = told(t, { type: 'submergeSubmarines', ...britons, units: [] })
    expect(theirs.text).toBe('Great Britain’s submarines stay up.')
    const removed = shoot(t, 6, 6, 6, 6, 6, 6)
    expect(removed.text).toContain('2 dreadnoughts of Great Britain in North Sea damaged.')
    expect(removed.text).toContain('1 transport of Great Britain in North Sea lost in battle.')
    const on = told(t, { type: 'continueBattle', ...germans })
    expect(on.text).toBe('Germany fights on in North Sea: round 2.')
    for (const line of [up, marked, theirs, removed, on]) expect(line.powers).toEqual(['great-britain', 'germany'])
  })
  test('GW-13.14 submarines that go under are somebody’s', () => {
    const t = atSea()
    const units = t.ids(battle, 'germany', 'submarine')
    expect(told(t, { type: 'submergeSubmarines', ...germans, units }).text).toMatch(
      /^1 submarine of Germany in North Sea submerged\./,
    )
  })
  test('GW-13.23 the list of battles concerns whoever holds the space', () => {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 1 })
    const units = t.put('germany', 'germany', { infantry: 3 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
    expect(told(t, { type: 'endCombatMovement', by: 'germany' }).powers).toContain('russia')
  })
})
