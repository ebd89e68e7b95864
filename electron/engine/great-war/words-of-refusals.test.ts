/** Refusals and the log name what they are about: treaties, battles, landings, figures, units (GW-22.1). */
import { describe, expect, test } from 'vitest'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import type { MovesAnswer } from '../../../shared/great-war/questions'
import { sayFault } from '../../../shared/wording/fault'
import { saySpace } from '../../../shared/wording/great-war-names'
import { table, type Said, type Table } from '../testing/great-war/table'
import { answer } from './ask'
import { mayStand } from './correction-instead'
import { greatWarCore as game } from './game'

function refused(t: Table, command: unknown) {
  const parsed = game.parseCommand(command)
  if (!parsed.ok) throw new Error(sayFault(parsed.error))
  const d = game.decide(t.state, parsed.value, [])
  if (d.kind !== 'refused') throw new Error(d.kind)
  return { ...d, ...game.explain(t.state, parsed.value, d) }
}
const correct = (figure: object) => ({ type: 'correct', reason: 'so it lies', ...figure })
/** What the log says of a command, in the words of the position before it. */
function logged(t: Table, command: Said): string {
  const before = t.state
  return game.report(before, t.do(command)).text
}
function barredFor(t: Table, units: readonly UnitId[], space: string): string | undefined {
  const said = answer(t.state, { ask: 'moves', units: [...units] })
  if (!said.ok) throw new Error(said.error.problem)
  return (said.value as MovesAnswer).barred.find((b) => b.space === space)?.message
}

describe('GW-22.7 corrections that cannot be', () => {
  const tech = (nation: string, technology: string, owned: boolean) =>
    correct({ technology: { nation, technology, owned } })

  test('GW-3.8, 16.17 land that nobody can hold: neutral land, and that of Serbia once it is absorbed', () => {
    const t = table()
    const hold = (space: string) => correct({ control: { space, nation: 'germany' } })
    expect(refused(t, hold('switzerland')).instead).toBe('Neutral land stays its own.')
    const { ['serbia' as SpaceId]: _, ...others } = t.state.territories
    const absorbed = mayStand({ ...t.state, territories: others }, hold('serbia') as never, {
      why: 'noLand',
      id: 'serbia',
      space: 'serbia',
    })
    expect(absorbed).toBe('Its land counts with Yugoslavia now.')
  })
  test('GW-10.T1 an improvement without its advance, and the advance from under it', () => {
    const t = table().tech('germany').at('germany')
    for (const [base, better, name] of [
      ['3', '3b', 'Tanks'],
      ['4', '4b', 'Submarines'],
    ] as const) {
      expect(refused(t, tech('germany', better, true))).toMatchObject({
        reason: 'unknownId',
        clause: 'GW-10.T1',
        message: expect.stringContaining(`Germany has no ${name}`) as string,
        instead: `Give Germany ${name} (“${base}”) first.`,
      })
      t.do(tech('germany', base, true))
      t.do(tech('germany', better, true))
      expect(refused(t, tech('germany', base, false))).toMatchObject({
        message: expect.stringContaining(`which need ${name}.`) as string,
        instead: expect.stringContaining(`(“${better}”) away first.`) as string,
      })
      t.do(tech('germany', better, false))
      t.do(tech('germany', base, false))
    }
    expect(t.state.nations.germany.technologies).toEqual([])
  })

  test('two figures, or none: which were given, and which are possible', () => {
    const fault = (figures: object) => {
      const parsed = game.parseCommand(correct(figures))
      return parsed.ok ? undefined : parsed.error
    }
    const EIGHT = 'exactly one of units, treasury, manpower, marker, opinion, control, technology or trench'
    expect(fault({ opinion: 1, treasury: { nation: 'germany', ipc: 3 } })).toEqual({
      at: 'opinion',
      problem: `treasury and opinion were given together; a correction names ${EIGHT}`,
    })
    expect(fault({})?.problem).toBe(`no figure was given; a correction names ${EIGHT}`)
  })

  test('the advice is about the figure, whatever the phase, and the code is no word of an unknown name', () => {
    const t = table().at('germany')
    const atSea = refused(t, correct({ units: { space: 'north-sea', nation: 'germany', kind: 'infantry', count: 1 } }))
    expect(atSea).toMatchObject({
      reason: 'unknownId',
      clause: 'GW-22.7',
      message: 'Infantry cannot stand in the North Sea.',
      instead: expect.stringMatching(/^Land units and aircraft may stand in every land space but .*Spain/) as string,
    })
    expect(atSea.instead).not.toMatch(/Diplomacy|Open now/)
    expect(atSea.choices.map((x) => Object.keys(x.command))).toEqual([['type', 'reason', 'units']])
    const ship = correct({ units: { space: 'poland', nation: 'germany', kind: 'transport', count: 1 } })
    expect(refused(t, ship).instead).toMatch(/^Ships may stand in every sea zone but .*Caspian Sea/)
    const trench = correct({ trench: { space: 'france', facing: 'moscow', present: true } })
    expect(refused(t, trench).instead).toMatch(/^It may face .*Eastern France/)
    expect(refused(t, correct({ marker: { nation: 'germany', position: 0 } })).instead).toContain('Italy')
  })
})

describe('GW-22.1 what waits, what is open', () => {
  test('several kinds of deeds are open: sentences, not names of commands', () => {
    const t = table().at('germany')
    const { instead } = refused(t, { type: 'researchTechnology', by: 'germany' })
    expect(instead).toMatch(/Open now: Pay for an attempt at influence on .*; End the phase\.$/)
    expect(instead).not.toMatch(/end phase|offer armistice/)
  })
  test('no list ends in one more that could as well be said', () => {
    const t = table().treasury('germany', 70).at('germany', 'purchase')
    const { instead } = refused(t, {
      type: 'purchaseUnits',
      by: 'germany',
      units: [{ kind: 'bomber', count: 1, pool: 'germany' }],
    })
    expect(instead).toContain('dreadnoughts')
    expect(instead).toContain('trenches')
    expect(instead).not.toMatch(/\b1 more/)
  })
  test('GW-13.23 the battle that must be fought is named, with what to do first', () => {
    const war = table().clear('eastern-france').at('germany', 'combat-move')
    war.put('eastern-france', 'france', { infantry: 1 })
    war.do({
      type: 'moveUnits',
      by: 'germany',
      units: war.ids('germany', 'germany', 'infantry').slice(0, 2),
      path: ['eastern-france'],
    })
    const end = { type: 'endPhase', by: 'germany' }
    const moving = refused(war, end)
    expect(moving.message).toBe('The battle in Eastern France must be fought first.')
    expect(moving.instead).toContain('End combat movement, and the battles are fought in Combat.')
    war.do({ type: 'endCombatMovement', by: 'germany' })
    const fighting = refused(war, end)
    expect(fighting.message).toBe('The battle in Eastern France must be fought first.')
    expect(fighting.instead).toContain('Fight in Eastern France')
  })
  test('GW-12.12 a landing on a coast that the zone does not touch: the zone that does', () => {
    const t = table().clear('north-sea').clear('english-channel').at('germany', 'combat-move')
    const ships = t.put('north-sea', 'germany', { transport: 1 })
    const [transport] = ships
    if (!transport) throw new Error('no ship')
    const men = t.put('north-sea', 'germany', { infantry: 2 }, { cargoOf: transport })
    const said =
      'The North Sea does not touch Netherlands-Belgium; the Danish Sea and the English Channel do, and the transport can still sail there.'
    expect(barredFor(t, men, 'netherlands-belgium')).toBe(said)
    expect(barredFor(t, [transport, ...men], 'netherlands-belgium')).toBe(said)
    const land = { type: 'unloadTransport', by: 'germany', transport, units: men, space: 'netherlands-belgium' }
    expect(refused(t, land).message).toBe(said)
  })
  test('GW-12.15 GW-20.8 which treaty keeps a nation out, to which round, and how it ends', () => {
    const t = table().at('germany')
    t.do({ type: 'offerArmistice', by: 'germany', to: 'russia', rounds: 2, terms: [] })
    const text = logged(t, { type: 'respondOffer', by: 'russia', offer: 'o1', answer: 'accept' })
    expect(text).toMatch(/^Russia accepts Germany’s offer of an armistice/)
    expect(text).not.toContain('lapse')
    t.at('germany', 'combat-move')
    const [man] = t.ids('germany', 'germany', 'infantry')
    const barred = refused(t, { type: 'moveUnits', by: 'germany', units: [man], path: ['poland'] })
    const until = t.state.treaties[0]?.untilRound
    expect(barred.message).toBe(`The armistice with Russia, to the end of round ${until}, keeps Germany out of Poland.`)
    expect(barred.instead).toContain(`It binds to the end of round ${until}. Germany can break it in Diplomacy.`)
    expect(barred.instead).toMatch(/Open now: Move 1 infantry from Germany to /)
  })
})

describe('the log names what it tells of', () => {
  test('kinds, from where to where, and what was lost', () => {
    const t = table().clear('eastern-france').at('germany', 'combat-move')
    t.put('eastern-france', 'france', { infantry: 1 })
    const units = [
      ...t.ids('germany', 'germany', 'infantry').slice(0, 3),
      ...t.ids('germany', 'germany', 'artillery').slice(0, 2),
    ]
    expect(logged(t, { type: 'moveUnits', by: 'germany', units, path: ['eastern-france'] })).toMatch(
      /^3 infantry and 2 artillery move from Germany to Eastern France\./,
    )
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'eastern-france' })
    const text = logged(t, { type: 'rollBattleDice', by: 'germany', battle: 'eastern-france', dice: [1, 1, 1, 1, 1] })
    expect(text).toMatch(/^Attackers fire 1 1 1/)
  })
  test('a marker stands where it stands, and the board’s names are the sentences’', () => {
    const t = table().at('germany')
    const text = logged(t, { type: 'influenceNation', by: 'germany', nation: 'italy', die: 6 })
    expect(text).toContain('Italy is pro-Central now (−1).')
    expect([saySpace('canada'), saySpace('mid-atlantic')]).toEqual(['Eastern Canada', 'Mid-Atlantic'])
  })
})
