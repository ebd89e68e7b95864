/** The game as a value: forms of options and events, view, report, explanations, placing, and what a save must keep. */
import { describe, expect, test } from 'vitest'
import type { UnitId } from '../../../shared/great-war/ids'
import { REFUSAL_REASONS } from '../../../shared/great-war/refusals'
import { SAY_REFUSAL } from '../../../shared/wording/great-war'
import { table } from '../testing/great-war/table'
import { Play } from '../testing/play'
import { rngOf } from '../testing/rng'
import { greatWarSpeaker } from '../testing/great-war/speaker'
import { hashState } from '../core/hash'
import { greatWarCore as game } from './game'
import { moveReport } from './move-report'
import { luckOf } from './report'
import { roomySites } from './rules/placement'

describe('GW-14 placement', () => {
  test('GW-14.3 what stands up without a complex', () => {
    const { state } = table().at('great-britain', 'place')
    expect(roomySites(state, 'great-britain', 'infantry', 'australia')).toEqual([{ space: 'egypt' }])
    expect(roomySites(state, 'great-britain', 'artillery', 'australia')).toEqual([])
  })
  test('GW-14.2 ships lie beside their complex, even among enemies; land and air units in it', () => {
    const t = table().waiting('germany', 'transport', 1, 'germany').waiting('germany', 'infantry', 1, 'germany')
    t.with('baltic-sea', 'great-britain', { dreadnought: 1 }).at('germany', 'place')
    const put = (kind: string, space: string) => ({
      type: 'placeUnits',
      by: 'germany',
      placements: [{ kind, count: 1, space, pool: 'germany' }],
    })
    expect(t.say(put('transport', 'north-sea'))).toMatchObject({ reason: 'badZone', clause: 'GW-14.2' })
    expect(t.say(put('infantry', 'poland'))).toMatchObject({ reason: 'noComplex', clause: 'GW-6.5' })
    expect(t.say(put('fighter', 'germany'))).toMatchObject({ reason: 'notPurchased', clause: 'GW-14.2' })
    t.do(put('transport', 'baltic-sea'))
    expect(t.there('baltic-sea', 'germany')).toBe('2 transport')
  })
  test('GW-14.5 the phase does not end while a bought unit could be placed', () => {
    const t = table().waiting('germany', 'infantry', 1, 'germany').at('germany', 'place')
    expect(t.say({ type: 'endPhase', by: 'germany' })).toMatchObject({ reason: 'pendingChoice', clause: 'GW-22.4' })
    expect(game.legal(t.state).map((x) => x.command.type)).not.toContain('endPhase')
  })
})

describe('GW-22 the game as a value', () => {
  test('GW-22.1 the view in its stable shape', () => {
    const v = game.view(table().state)
    expect(v).toMatchObject({
      game: 'great-war',
      round: 1,
      acting: 'serbia',
      phase: 'place',
      orderOfPlay: [
        'serbia',
        'germany',
        'russia',
        'great-britain',
        'france',
        'austria-hungary',
        'ottoman-empire',
        'united-states',
      ],
      raided: [],
      influence: { denmark: 0, norway: 0, romania: 1, bulgaria: -1, greece: 1, 'ottoman-empire': -1, italy: 0 },
      usEntryLevel: 0,
      doctrine: 'restricted',
      treaties: [],
      offers: [],
      pending: [],
      battles: [],
    })
    expect(v.nations.germany).toMatchObject({
      bloc: 'central',
      status: 'belligerent',
      treasury: 12,
      income: 12,
      technologies: ['4'],
      manpower: { germany: { used: 18, total: 120 } },
    })
    expect(v.spaces['germany']).toMatchObject({
      controller: 'germany',
      complex: true,
      trenches: [],
      ipc: 12,
      capitalOf: ['germany'],
    })
    expect(v.spaces['germany']?.units[0]).toEqual({ id: 'u47', kind: 'infantry', owner: 'germany' })
    expect(v.spaces['spain']).toMatchObject({ controller: null, terrain: 'land' })
    expect(v.result).toBeUndefined()
    expect(JSON.parse(JSON.stringify(v))).toEqual(v)
  })
  test('GW-22.4 the view shows the choice that is open, the dice of the step and the casualties’ seat', () => {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 1, artillery: 1 })
    t.do({ type: 'moveUnits', by: 'germany', units: t.put('germany', 'germany', { artillery: 2 }), path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    expect(game.view(t.state).battle?.shots.map((x) => x.needs)).toEqual([2, 2])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland', dice: [1, 6] })
    expect(game.view(t.state).pending).toEqual([
      { kind: 'battle', nations: ['russia'], answers: ['selectCasualties'], space: 'poland', step: 'defenderMarks' },
    ])
    const said = game
      .legal(t.state)
      .map((x) => x.command)
      .filter((c) => c.type === 'selectCasualties')
    expect(said).toHaveLength(2)
  })
  test('GW-13.24 an entry names its rule, its dice and how lucky they were (cases R21, D1, D8)', () => {
    const t = table().tech('germany', '1').clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 2 })
    t.do({ type: 'moveUnits', by: 'germany', units: t.put('germany', 'germany', { artillery: 3 }), path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    const before = t.state
    const entry = game.report(
      before,
      t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland', dice: [1, 4, 6] }),
    )
    expect(entry.text).toContain('chemical weapons 1 4 6 at 1')
    expect(entry.clauses).toContain('GW-10.7')
    expect(entry.throws).toEqual([
      {
        power: 'germany',
        faces: [1, 4, 6],
        source: 'table',
        asBad: { n: 200, over: 216 },
        asGood: { n: 91, over: 216 },
      },
    ])
  })
  test('GW-13.24 exact chances: 5 hits of 5 at 4 and 14 at 3 come seldom (case D1)', () => {
    const needs = [...Array<number>(5).fill(4), ...Array<number>(14).fill(3)]
    const { asBad } = luckOf(needs, [...Array<1>(5).fill(1), ...Array<6>(14).fill(6)])
    expect(asBad.n / asBad.over).toBeCloseTo(0.012, 3)
  })
  test('GW-22.1 a refusal is explained: sentence, what is open, the nearest legal commands', () => {
    const t = table().at('germany')
    const parsed = game.parseCommand({ type: 'influenceNation', by: 'germany', nation: 'france' })
    if (!parsed.ok) throw new Error(parsed.error.problem)
    const refused = game.decide(t.state, parsed.value, [])
    if (refused.kind !== 'refused') throw new Error(refused.kind)
    const said = game.explain(t.state, parsed.value, refused)
    expect(said.message).toBe('France is not on the influence table.')
    expect(said.instead).toContain('Open now: Pay for an attempt at influence on the Ottoman Empire, Italy, Bulgaria')
    expect(said.choices.every((x) => x.command.type === 'influenceNation')).toBe(true)
    expect(said.choices).toHaveLength(5)
  })
  test('GW-22.1 every reason has its sentence', () => {
    for (const reason of REFUSAL_REASONS) {
      const text = SAY_REFUSAL[reason]({
        nation: 'france',
        kind: 'infantry',
        pool: 'france',
        phase: 'place',
        space: 'poland',
      })
      expect(text, reason).toMatch(/^[A-Z“0-9].*[.]$/)
    }
  })
  test('GW-12.2 the map learns where a stack may go, and why not elsewhere', () => {
    const t = table().at('germany', 'combat-move')
    const report = moveReport(t.state, t.ids('germany', 'germany', 'infantry'))
    expect(report.targets.filter((x) => x.deed === 'move').map((x) => x.space)).toEqual([
      'austria',
      'czechoslovakia',
      'eastern-france',
      'netherlands-belgium',
      'poland',
    ])
    expect(report.barred.map((x) => `${x.space} ${x.why.reason}`)).toContain('denmark neutralSpace')
    expect(report.barred.map((x) => `${x.space} ${x.why.reason}`)).toContain('switzerland impassable')
    expect(moveReport(t.state, [])).toEqual({ targets: [], barred: [], left: 0 })
  })
  test('GW-12.2 a land move and the way by sea are two commands with two results (case R23)', () => {
    const t = table().at('great-britain', 'non-combat')
    const [man] = t.ids('netherlands-belgium')
    t.put('english-channel', 'great-britain', { transport: 1 })
    expect(moveReport(t.state, man ? [man] : []).targets.map((x) => x.path)).toContainEqual(['france'])
    t.do({ type: 'moveUnits', by: 'great-britain', units: [man], path: ['france'] })
    expect(t.state.units[man ?? ('' as UnitId)]?.cargoOf).toBeUndefined()
  })
  test('GW-22.5 events survive being written and read, and so does the position at every step (cases S3, D5)', () => {
    const options = game.parseOptions({ players: [{ name: 'Ann' }, { name: 'Ben' }], unitedStates: 'Gus' })
    if (!options.ok) throw new Error(options.error.problem)
    const rng = rngOf(11)
    const play = new Play(game, options.value, () => rng.face())
    for (let i = 0; i < 250; i++) play.say(greatWarSpeaker.say(rng, play.state, game.legal(play.state)))
    const copy = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T
    const events = [...play.begun.events, ...play.entries.flatMap((e) => e.events)]
    let s = game.blank
    for (const e of events) {
      const read = game.parseEvent(copy(e))
      if (!read.ok) throw new Error(`${e.type}: ${read.error.at} ${read.error.problem}`)
      s = copy(game.apply(s, read.value))
    }
    expect(events.length).toBeGreaterThan(250)
    expect(hashState(s)).toBe(hashState(play.state))
  })
})
