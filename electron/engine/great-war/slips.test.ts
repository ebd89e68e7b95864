/** What newcomers type at the table, and what the refusal tells them (GW-22.1, 22.2): the right spelling, the reason, their own units. */
import { describe, expect, test } from 'vitest'
import { sayFault } from '../../../shared/wording/fault'
import { table, type Table } from '../testing/great-war/table'
import { greatWarCore as game } from './game'

function refused(t: Table, command: unknown) {
  const parsed = game.parseCommand(command)
  if (!parsed.ok) throw new Error(sayFault(parsed.error))
  const d = game.decide(t.state, parsed.value, [])
  if (d.kind !== 'refused') throw new Error(d.kind)
  return { ...d, ...game.explain(t.state, parsed.value, d) }
}

describe('GW-15.2 a trench faces land that is no true neutral', () => {
  const lies = (facing: string, present = true) => ({
    type: 'correct',
    reason: 'so it lies',
    trench: { space: 'eastern-france', facing, present },
  })
  test('GW-22.7 the referee cannot say otherwise, and is shown what it may face', () => {
    const t = table()
    const { clause, reason, message, instead } = refused(t, lies('switzerland'))
    expect([clause, reason]).toEqual(['GW-15.2', 'unknownId'])
    expect(message).toContain('a trench never faces a true neutral')
    expect(instead).toMatch(/^It may face .*Germany/)
    for (const facing of ['switzerland', 'moscow']) expect(refused(t, lies(facing)).instead).not.toMatch(/Swi|Spain/)
    expect(t.say(lies('germany')).ok).toBe(true)
  })
  test('GW-22.7 one that an old campaign has there may be taken away', () => {
    const t = table().trench('eastern-france', 'switzerland')
    t.do(lies('switzerland', false))
    expect(t.state.territories).toMatchObject({ 'eastern-france': { trenches: [] } })
  })
  test('the sea is no facing, however near it is', () => {
    const t = table().waiting('germany', 'trench', 1).at('germany', 'place')
    const dig = { type: 'buildTrench', by: 'germany', space: 'germany', facing: 'baltic-sea' }
    const sea = refused(t, dig)
    expect(sea).toMatchObject({ clause: 'GW-15.2', reason: 'notAdjacent' })
    expect(sea.message).toBe('A trench never faces the sea; the Baltic Sea is no land.')
    expect(refused(t, { ...dig, facing: 'moscow' }).message).toBe('Germany and Moscow do not touch.')
  })
})

describe('GW-2.7 units that will not do for a transport', () => {
  const afloat = () => {
    const t = table().clear('baltic-sea').at('germany', 'combat-move')
    const [ship = ''] = t.put('baltic-sea', 'germany', { transport: 1 })
    const [guns = ''] = t.put('baltic-sea', 'germany', { dreadnought: 1 })
    const [man = ''] = t.ids('germany', 'germany', 'infantry')
    return { t, ship, guns, man }
  }
  test('not aboard, and no transport', () => {
    const { t, ship, guns, man } = afloat()
    const land = { type: 'unloadTransport', by: 'germany', transport: ship, units: [man], space: 'germany' }
    expect(refused(t, land)).toMatchObject({
      reason: 'notYourUnit',
      clause: 'GW-2.7',
      message: `The infantry of Germany in Germany (${man}) is not aboard the transport of Germany in Baltic Sea (${ship}).`,
    })
    const load = { type: 'loadTransport', by: 'germany', transport: guns, units: [man] }
    expect(refused(t, load)).toMatchObject({
      reason: 'notYourUnit',
      message: `The dreadnought of Germany in Baltic Sea (${guns}) is no transport.`,
    })
    const [russian] = t.ids('poland', 'russia', 'infantry')
    expect(refused(t, { ...land, units: [russian] }).message).toContain('does not obey this nation here')
  })
})

describe('GW-13.17 guns that are named and cannot fire', () => {
  const landing = () => {
    const t = table().clear('baltic-sea', 'finland', 'north-sea').at('germany', 'combat-move')
    const [ship = ''] = t.put('baltic-sea', 'germany', { transport: 1 })
    const men = t.put('baltic-sea', 'germany', { infantry: 2 }, { cargoOf: ship as never })
    const [sub = ''] = t.put('baltic-sea', 'germany', { submarine: 1 })
    const [far = ''] = t.put('north-sea', 'germany', { dreadnought: 1 })
    t.put('finland', 'russia', { infantry: 1 })
    t.do({ type: 'unloadTransport', by: 'germany', transport: ship, units: men, space: 'finland' })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    return { t, sub, far }
  }
  test('a submarine, a ship elsewhere, nobody ashore, units named where none are', () => {
    const { t, sub, far } = landing()
    const fight = (more: object) => refused(t, { type: 'startBattle', by: 'germany', battle: 'finland', ...more })
    expect(fight({ bombarding: [sub] })).toMatchObject({
      clause: 'GW-13.17',
      reason: 'badUnits',
      message: `The submarine of Germany in Baltic Sea (${sub}) cannot bombard; only dreadnoughts do.`,
    })
    expect(fight({ bombarding: [far] }).message).toContain('the landing comes from the Baltic Sea')
    const [russian] = t.ids('baltic-sea', 'russia').concat(t.ids('finland', 'russia'))
    expect(fight({ bombarding: [russian] }).message).toContain('only the attacker’s own dreadnoughts bombard')
    expect(fight({ units: [sub] })).toMatchObject({ clause: 'GW-19.22', reason: 'badUnits' })
    expect(fight({ units: [sub] }).message).toContain('Only for the attack on the Mexicans are units named')
  })
})

describe('GW-22.2 names that nothing bears', () => {
  test('GW-19.21 Mexico is among the targets of a limited war, and is spelt', () => {
    const t = table(3).at('united-states')
    const ask = (target: string) => refused(t, { type: 'requestLimitedWar', by: 'united-states', target })
    expect(ask('mexcio').instead).toContain('Mexico is written “mexico”.')
    expect(ask('atlantis').instead).toMatch(/^Nations are .* and Mexico\./)
    const fight = { type: 'startBattle', by: 'united-states', battle: 'mexcio' }
    expect(refused(t, fight).instead).toContain('is written “mexico”.')
    expect(refused(t, { type: 'influenceNation', by: 'germany', nation: 'mexcio' }).instead).not.toContain('mexico')
  })
  test('the units of whoever speaks, in runs that hold nothing else', () => {
    const t = table().with('germany', 'germany', { tank: 2 }).at('germany', 'combat-move')
    const named = (by: string) => refused(t, { type: 'moveUnits', by, units: ['u999'], path: ['poland'] }).instead
    const own = named('germany')
    expect(own).toMatch(/^Units of Germany are \(u\d+\)/)
    const runs = [...(/^Units[^.]*\./.exec(own)?.[0] ?? '').matchAll(/\(u(\d+)\)(?: to \(u(\d+)\))?/g)]
    expect(runs.length).toBeGreaterThan(1)
    for (const [, first, last = first] of runs)
      for (let n = Number(first); n <= Number(last); n++)
        expect(t.state.units[`u${n}` as never]).toMatchObject({ owner: 'germany' })
    expect(named('russia')).toMatch(/^Units of Russia are /)
    expect(named('bolsheviks')).toMatch(/^The Bolsheviks have no units on the board\./)
  })
})

describe('GW-4.6 GW-13.21 deeds that are offered, said as they are', () => {
  test('a first hit damages a dreadnought, a second sinks it', () => {
    const t = table().clear('north-sea').at('germany', 'combat-move')
    t.put('north-sea', 'germany', { dreadnought: 1 })
    t.put('north-sea', 'great-britain', { dreadnought: 1, transport: 1 })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'north-sea' }, [1])
    const waits = refused(t, { type: 'endPhase', by: 'germany' })
    expect(waits.instead).toContain('Mark 1 dreadnought as damaged')
    expect(waits.instead).toContain('Mark 1 transport as lost')
    expect(waits.instead).not.toContain('Mark 1 dreadnought as lost')
  })
  test('one fighter rises', () => {
    const t = table().clear('france').at('germany', 'combat-move')
    const [bomber = ''] = t.put('germany', 'germany', { bomber: 1 })
    t.put('france', 'france', { fighter: 2 })
    t.do({ type: 'declareBombingRaid', by: 'germany', bombers: [bomber], escorts: [], space: 'france' })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const { instead } = refused(t, { type: 'rollBombingRaid', by: 'germany', space: 'france' })
    expect(instead).toContain('1 fighter rises over France')
    expect(instead).not.toContain('1 fighter rise ')
  })
})
