/** Scenarios of Origins: other figures than the built-in ones, kept with the campaign; what contradicts itself is refused. */
import { describe, expect, test } from 'vitest'
import { originsData } from '../../../shared/origins/data'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import { CHANGEABLE, changeableAt, NAMES, type Change } from '../../../shared/origins/scenario'
import { originsScenarioSpeaker } from '../testing/origins-scenarios'
import { fuzzWith } from '../testing/fuzz'
import { attack, correct, deal, endTurn, optionsOf, type OriginsTable, place, table } from '../testing/table'
import { canonical, hashState } from '../core/hash'
import { origins } from './index'
import { originsOdds } from './planning'
import { figureAt, withScenario } from './scenario'

type Said = readonly (readonly [at: string, value: Change['value']])[]
const scenario = (...changes: Said) => ({
  name: 'The printed board',
  base: 1 as const,
  changes: changes.map(([at, value]) => ({ at, value })),
})
const played = (...changes: Said) => table(origins, { scenario: scenario(...changes) })
const faultOf = (given: unknown) => {
  const parsed = origins.parseOptions({ ...optionsOf(), scenario: given })
  if (parsed.ok) throw new Error('it was taken')
  return parsed.error
}
const says = (...changes: Said) => {
  const { at, problem } = faultOf(scenario(...changes))
  return `${at}: ${problem}`
}
/** All that is left goes home, and the turn ends, until it is this power's turn in this round. */
function until(t: OriginsTable, power: PowerId, round: number): OriginsTable {
  while (t.state.acting !== power || t.state.round !== round) {
    const { acting, left } = t.view
    t.play(...(left > 0 ? [place(acting, acting, left)] : []), endTurn(acting))
  }
  return t
}

describe('OW-2.2 allotments of a scenario', () => {
  test('OW-2.2 OW-2.5 the turn has as many factors as the scenario says, and all must be placed', () => {
    const t = played(['allotments.britain', 6])
    expect(t.view).toMatchObject({ allotment: 6, left: 6, scenario: { name: 'The printed board' } })
    t.play(place('britain', 'italy', 5))
    expect(t.say(place('britain', 'greece', 2)).decision).toMatchObject({
      clause: 'OW-2.2',
      reason: 'moreThanLeft',
      facts: { allotment: 6, left: 1 },
    })
    t.play(place('britain', 'greece', 1), endTurn('britain'))
    expect(t.state.acting).toBe('france')
  })
  test('OW-2.2 another allotment in one round: before and after it stands every round’s, and 0 places nothing', () => {
    const t = played(['allotments.france', 9], ['allotments.france.2', 20], ['allotments.france.3', 0])
    const left = [1, 2, 3, 4].map((round) => until(t, 'france', round).view.left)
    expect(left).toEqual([9, 20, 0, 9])
    expect(t.view.figures.allotments.france.slice(0, 4)).toEqual([9, 20, 0, 9])
    const third = until(played(['allotments.france.3', 0]), 'france', 3)
    expect(third.view).toMatchObject({ step: 'attack', allotments: { france: 0 } })
    third.play(endTurn('france'))
    expect(third.state.acting).toBe('germany')
  })
  test('OW-2.3 OW-4.1 the limit abroad and what makes treaty rights', () => {
    const t = played(['abroadPerTurn', 8], ['rightsAt', 8])
    t.play(place('britain', 'italy', 8))
    expect(t.view).toMatchObject({ rights: { italy: ['britain'] }, figures: { rightsAt: 8, abroadPerTurn: 8 } })
    expect(t.totals.britain).toBe(13)
  })
})

describe('OW-3.5 the attack table of a scenario', () => {
  const laid = (...changes: Said) =>
    played(...changes)
      .embassy('germany', 'africa', 19)
      .embassy('france', 'africa', 10)
      .turn('germany', 'attack')
  test('OW-3.5 one cell of the table decides otherwise; the other cells as before', () => {
    const outcome = (t: OriginsTable, face: 5 | 6) => {
      t.say(attack('germany', 'africa', 'france'), { dice: [face] })
      return [t.state.embassies.africa.germany, t.state.embassies.africa.france]
    }
    expect(outcome(laid(), 5)).toEqual([9, 0])
    expect(outcome(laid(['attackTable.1.5', 'DE']), 5)).toEqual([19, 0])
    expect(outcome(laid(['attackTable.1.5', 'DE']), 6)).toEqual([19, 0])
  })
  test('OW-3.5 previews, plans and the luck of a throw reckon with the same table', () => {
    const t = laid(['attackTable.1.5', 'DE'])
    const preview = t.view.attacks.find((a) => a.nation === 'africa')
    expect(preview?.outcomes.find((o) => o.result === 'DE')?.faces).toEqual([5, 6])
    const ask = { game: 'origins', kind: 'attacks', nation: 'africa', target: 'france' }
    const faces = (answer: unknown) => JSON.stringify(answer).match(/"result":"DE"[^}]*?"faces":\[[\d,]+\]/)?.[0]
    expect(faces(originsOdds(ask, t.state))).toContain('[5,6]')
    // a position handed over by a screen is the view itself
    expect(faces(originsOdds({ ...ask, position: t.view }))).toContain('[5,6]')
    const { decision, before } = t.say(attack('germany', 'africa', 'france'), { dice: [5] })
    if (decision.kind !== 'accepted') throw new Error(decision.kind)
    expect(origins.report(before, decision.events).throws[0]).toMatchObject({ asGood: { n: 2, over: 6 } })
  })
  test('OW-4.2 a stack breaks below the scenario’s treaty rights, unless another number is asked for', () => {
    const t = laid(['rightsAt', 7])
    const ask = {
      game: 'origins',
      kind: 'break',
      nation: 'africa',
      target: 'france',
      attackers: [{ power: 'germany' }],
    }
    expect(originsOdds({ ...ask, position: t.view })).toMatchObject({ ok: true, value: { plan: { below: 7 } } })
    expect(originsOdds({ ...ask, below: 3 }, t.state)).toMatchObject({ ok: true, value: { plan: { below: 3 } } })
    const bad = { ...t.view, scenario: scenario(['chips.white.worth', 2]) }
    expect(originsOdds({ ...ask, position: bad })).toMatchObject({ ok: false, error: { at: 'position.scenario' } })
  })
})

describe('OW-5.2 objectives of a scenario', () => {
  const scored = (power: PowerId, nation: NationId, ...changes: Said) => {
    const t = played(...changes).embassy(power, nation, 10)
    return [t.totals[power], t.view.scores.objectives.filter((o) => o.power === power && o.nation === nation)] as const
  }
  test('OW-5.2 points for a place that had none, other points, none any more, exclusive in place of rights', () => {
    const far = played()
    const base = Number(far.totals['austria-hungary'])
    expect(scored('austria-hungary', 'turkey', ['objectives.austria-hungary.rights.turkey', 6])).toMatchObject([
      base + 6,
      [{ title: 'Rights in Turkey', points: 6, met: true }],
    ])
    expect(scored('austria-hungary', 'italy', ['objectives.austria-hungary.rights.italy', 7])[0]).toBe(base + 7)
    expect(scored('austria-hungary', 'italy', ['objectives.austria-hungary.rights.italy', 0])).toEqual([base, []])
    const only: Said = [
      ['objectives.austria-hungary.rights.italy', 0],
      ['objectives.austria-hungary.exclusive.italy', 7],
    ]
    expect(scored('austria-hungary', 'italy', ...only)[0]).toBe(base + 7)
    const shared = played(...only)
      .embassy('austria-hungary', 'italy', 10)
      .embassy('france', 'italy', 10)
    expect(shared.totals['austria-hungary']).toBe(base)
  })
  test('OW-5.3 OW-5.4 conditions: another score, another rival, another power', () => {
    const strict = played(['othersAtMost', 3]).embassy('germany', 'austria-hungary', 10)
    expect([played().embassy('germany', 'austria-hungary', 10).totals.britain, strict.totals.britain]).toEqual([10, 0])
    expect(strict.view.scores.objectives.find((o) => o.title === 'No other power above 3')).toMatchObject({
      met: false,
    })
    const moved = played(['objectives.britain.othersAtMost', 0], ['objectives.russia.othersAtMost', 8])
    expect([moved.totals.britain, moved.totals.russia]).toEqual([0, 8])
    const rival = played(['objectives.russia.isolated.germany', 4])
    expect([rival.totals.russia, rival.embassy('germany', 'italy', 10).totals.russia]).toEqual([4, 0])
  })
})

describe('OW-5.1 length and limits of a scenario', () => {
  test('OW-5.1 OW-6.1 the game ends after its rounds, and what was promised for later is due then', () => {
    const t = played(['rounds', 2])
    t.play(deal(['britain', 'france'], 9))
    expect(until(t, 'austria-hungary', 2).view).toMatchObject({ rounds: 2, step: 'placement' })
    t.play(place('austria-hungary', 'austria-hungary', 10))
    const { decision, after } = t.say(endTurn('austria-hungary'))
    expect(decision).toMatchObject({ events: [{ type: 'turnEnded' }, { type: 'dealCameDue' }, { type: 'gameEnded' }] })
    expect([after.ended, t.view.deals[0]?.due]).toEqual([true, 'due'])
  })
  test('OW-1.6 chips and the bound of corrections', () => {
    const t = played(['mostOnBoard', 150], ['chips.blue.worth', 20]).embassy('britain', 'italy', 26)
    expect(t.view.chips.italy.britain).toEqual({ blue: 1, red: 1, white: 1 })
    expect(t.say(correct('britain', 'italy', 151)).decision).toMatchObject({ reason: 'impossibleCount' })
  })
})

describe('OW-1.3 a scenario stays with its campaign', () => {
  test('the events alone lead to the same position, and a copy of it judges alike', () => {
    const t = played(['allotments.britain', 6], ['attackTable.0.6', 'DE'], ['rightsAt', 9])
    const parsed = origins.parseOptions({ ...optionsOf(), scenario: t.view.scenario })
    if (!parsed.ok) throw new Error(parsed.error.problem)
    const begun = origins.begin(parsed.value, [])
    if (begun.kind !== 'accepted') throw new Error(begun.kind)
    const events = begun.events.map((e) => {
      const again = origins.parseEvent(JSON.parse(JSON.stringify(e)))
      if (!again.ok) throw new Error(again.error.problem)
      return again.value
    })
    const state = events.reduce((s, e) => origins.apply(s, e), origins.blank)
    expect(hashState(state)).toBe(t.hash)
    const copy = JSON.parse(JSON.stringify(state)) as typeof state
    expect(canonical(origins.view(copy))).toBe(canonical(t.view))
    expect(origins.report(origins.blank, begun.events).text).toContain('with the scenario “The printed board”')
  })
  test('without a scenario nothing of it is in events, position or view', () => {
    const t = table(origins)
    expect(['scenario' in t.state, 'scenario' in t.view]).toEqual([false, false])
    const begun = origins.begin(optionsOf(), [])
    expect(JSON.stringify(begun)).not.toContain('scenario')
  })
})

describe('what is no scenario, and what contradicts itself', () => {
  test('files of another kind: where and what', () => {
    expect(faultOf(7)).toMatchObject({ at: 'scenario' })
    expect(faultOf({ ...scenario(), extra: 1 })).toMatchObject({ at: 'scenario.extra' })
    expect(faultOf({ ...scenario(), base: 2 })).toMatchObject({ at: 'scenario.base' })
    expect(faultOf({ ...scenario(), game: 'great-war' })).toEqual({
      at: 'scenario.game',
      problem: 'a scenario of The Great War is no scenario of Origins of World War I',
    })
    expect(origins.parseOptions({ ...optionsOf(), scenario: { ...scenario(), game: 'origins' } }).ok).toBe(true)
    const event = { type: 'campaignBegun', players: [], dealt: [], individualWinner: 'unallied' }
    const bad = { ...event, breakableAlliances: 'off', scenario: scenario(['chips.white.worth', 2]) }
    expect(origins.parseEvent(bad)).toMatchObject({ ok: false, error: { at: 'scenario' } })
  })
  test.each<readonly [string, Said]>([
    ['Britain would place nothing in any round', [['allotments.britain', 0]]],
    ['the game has 4 rounds, there is no round 6', [['rounds', 4], ['allotments.russia.6', 3]]], // prettier-ignore
    ['rightsAt: nobody could ever have treaty rights: 10 factors abroad', [['abroadPerTurn', 1], ['rightsAt', 11]]], // prettier-ignore
    ['attackTable.2.3: at 2 to 1 a 3 (AE) would serve the attacker worse than a 2 (EX)', [['attackTable.2.3', 'AE']]],
    ['objectives.france.rights.france: France has no treaty rights in its own nation', [['objectives.france.rights.france', 2]]], // prettier-ignore
    ['France cannot shut itself out (OW-5.4)', [['objectives.france.isolated.france', 2]]],
    ['Italy already; one of the two must be 0', [['objectives.france.exclusive.italy', 2]]],
    ['Britain and Russia would look at each other’s totals', [['objectives.russia.othersAtMost', 2]]],
    [
      'Russia would have 9 objectives; its card has room for 8',
      (['italy', 'africa', 'france'] as const).map((n) => [`objectives.russia.rights.${n}`, 1] as const),
    ],
    ['the smallest chip, white, must be 1 factor', [['chips.white.worth', 2]]],
    ['a blue chip must be several red ones: 12 is no multiple of 5', [['chips.blue.worth', 12]]],
    ['attackTable.2.3 is "XX"; AE, EX, DE would be right', [['attackTable.2.3', 'XX']]],
    ['rounds is 11; a whole number from 2 to 10 would be right', [['rounds', 11]]],
    ['objectives.{power}.rights.{nation}, ', [['objectives.france.rights.spain', 2]]],
    ['is no figure that a scenario may change; one of allotments, rounds', [['units.infantry.cost', 2]]],
    ['rounds is changed twice', [['rounds', 3], ['rounds', 3]]], // prettier-ignore
  ])('OW-5.2 refused: %s', (words, changes) => {
    expect(says(...changes)).toContain(words)
  })
  test('every contradiction is told at once', () => {
    const problem = says(['chips.white.worth', 2], ['allotments.britain', 0], ['attackTable.2.3', 'AE'])
    expect(problem.split('; ').length).toBeGreaterThanOrEqual(3)
  })
})

describe('the list of what may be changed, and its report', () => {
  const NEVER_ALONE =
    /^(attackTable\.0\.1|chips\.\w+\.worth|objectives\.\w+\.\w+\.britain|objectives\.britain\.(rights|exclusive)\.britain)$/
  const paths = CHANGEABLE.map((c) => c.at.replace(/\{\w+\}/g, (n) => NAMES[n]?.[0] ?? n))
  test.each(paths)('%s leads to its own figure, and to no other', (at) => {
    const c = changeableAt(at)
    const now = figureAt(originsData, at)
    const same = withScenario(originsData, { changes: now === 0 ? [] : [{ at, value: now }] })
    expect(same.ok && canonical(same.value).replace(/"allotmentsInRound":\{.*?\}\}?,/, '')).toBe(
      canonical(originsData).replace('"allotmentsInRound":{},', ''),
    )
    const other = c?.value === 'result' ? 'DE' : Number(now) === c?.most ? Number(now) - 1 : Number(now) + 1
    const changed = withScenario(originsData, { changes: [{ at, value: other }] })
    if (changed.ok) expect(figureAt(changed.value, at)).toBe(other)
    else expect(at).toMatch(NEVER_ALONE)
  })

  const report = (...changes: Said) => {
    const told = origins.scenario?.report(changes.map(([at, value]) => ({ at, value })))
    if (!told) throw new Error('no report')
    return told
  }
  test('every figure once, in words, with its bounds, the built-in value and its source mark', () => {
    const { figures, faults } = report()
    expect(faults).toEqual([])
    expect(new Set(figures.map((f) => f.at)).size).toBe(figures.length)
    for (const f of figures) {
      expect(changeableAt(f.at)?.value).toBe(f.kind)
      expect(f.value).toEqual(f.builtIn)
      expect(f.says).not.toMatch(/undefined|far-east|\{/)
    }
    for (const c of CHANGEABLE) expect(figures.some((f) => changeableAt(f.at) === c)).toBe(true)
    expect(figures.find((f) => f.at === 'objectives.britain.exclusive.far-east')).toMatchObject({
      at: 'objectives.britain.exclusive.far-east',
      group: 'Objectives of Britain',
      table: '',
      row: 'Far East',
      column: 'Exclusive rights',
      says: 'Exclusive rights in the Far East: points',
      kind: 'number',
      least: 0,
      most: 50,
      value: 4,
      builtIn: 4,
      source: 'board',
    })
    expect(figures.find((f) => f.at === 'attackTable.4.1')).toMatchObject({
      says: '4 to 1 and more, die 1',
      value: 'EX',
      choices: [{ value: 'AE', says: 'AE, attacker out' }, { value: 'EX' }, { value: 'DE' }],
    })
    expect(figures.find((f) => f.at === 'rounds')).toMatchObject({ source: 'printed', value: 10 })
  })
  test('changes that mean nothing are faults at their paths, and leave the rest to be judged', () => {
    const { figures, faults } = report(
      ['rounds', 99],
      ['allotments.spain', 3],
      ['allotments.britain', 0],
      ['allotments.france', 9],
      ['allotments.france.2', 4],
    )
    expect(faults.map((f) => f.at)).toEqual(['rounds', 'allotments.spain', 'allotments.britain'])
    const value = (at: string) => figures.find((f) => f.at === at)?.value
    expect(['rounds', 'allotments.france', 'allotments.france.1', 'allotments.france.2'].map(value)).toEqual([
      10, 9, 9, 4,
    ])
  })
})

describe('random play with scenarios', () => {
  test('OW-2.2 OW-3.5 OW-5.2 twenty games, each with its own figures, hold every invariant', () => {
    const told = fuzzWith(origins, originsScenarioSpeaker, { games: 20, seed: 1914 })
    expect(told.violations).toEqual([])
    expect(told.commands).toBeGreaterThan(2000)
  }, 180_000)
})
