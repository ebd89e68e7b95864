/** Chapter 12: movement. */
import { describe, expect, test } from 'vitest'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import type { Track } from '../../../shared/great-war/battle'
import { greatWarCore } from './game'
import { table, type Table } from '../testing/great-war/table'
import { moveTargets } from './rules/moves'
import { battleList } from './rules/battle-list'

const move = (by: string, units: readonly (string | undefined)[], ...path: string[]) => ({
  type: 'moveUnits',
  by,
  units,
  path,
})
const load = (by: string, transport: string | undefined, ...units: (string | undefined)[]) => ({
  type: 'loadTransport',
  by,
  transport,
  units,
})
const unload = (by: string, transport: string | undefined, space: string, ...units: (string | undefined)[]) => ({
  type: 'unloadTransport',
  by,
  transport,
  units,
  space,
})
const control = (t: Table, space: string) => t.state.territories[space as SpaceId]?.controller
const targets = (t: Table, id: UnitId | undefined) => moveTargets(t.state, id ?? ('' as UnitId)).map((x) => x.space)

describe('GW-12 movement on land', () => {
  test('GW-12.1 a unit moves in one of the two phases only', () => {
    const t = table().at('france', 'combat-move')
    const [one] = t.ids('france', 'france', 'infantry')
    t.do(move('france', [one], 'vichy-france'))
    t.end()
    expect(t.say(move('france', [one], 'france'))).toMatchObject({ reason: 'tooFar' })
    const tank = table().tech('france', '3', '3b').at('france', 'combat-move')
    const [id] = tank.put('france', 'france', { tank: 1 })
    tank.do(move('france', [id], 'vichy-france'))
    tank.end()
    expect(tank.say(move('france', [id], 'france'))).toMatchObject({ reason: 'alreadyMoved', clause: 'GW-12.1' })
  })
  test('GW-12.2 a path of adjacent spaces not longer than M', () => {
    const t = table().at('france', 'non-combat')
    const [one] = t.ids('france', 'france', 'infantry')
    expect(t.say(move('france', [one], 'northern-italy'))).toMatchObject({ reason: 'notAdjacent', clause: 'GW-12.2' })
    expect(t.say(move('france', [one], 'vichy-france', 'eastern-france'))).toMatchObject({
      reason: 'tooFar',
      clause: 'GW-12.2',
    })
    expect(t.say(move('france', [one], 'english-channel'))).toMatchObject({ reason: 'impassable', clause: 'GW-12.2' })
    expect(t.say(move('france', [one], 'spain'))).toMatchObject({ reason: 'impassable', clause: 'GW-3.8' })
  })
  test('GW-12.3 land units stop on entering a hostile space', () => {
    const t = table().tech('germany', '3').clear('poland').at('germany', 'combat-move')
    const [tank] = t.put('germany', 'germany', { tank: 1 })
    t.tech('germany', '3', '3b').put('poland', 'russia', { infantry: 1 })
    expect(t.say(move('germany', [tank], 'poland', 'east-poland'))).toMatchObject({
      reason: 'mustStop',
      clause: 'GW-12.3',
    })
  })
  test('GW-12.4 empty hostile land is taken without a roll', () => {
    const t = table().clear('poland').at('germany', 'combat-move')
    t.do(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 1), 'poland'))
    expect(control(t, 'poland')).toBe('germany')
    expect(battleList(t.state)).toEqual([])
  })
  test('GW-12.5 aircraft alone take nothing', () => {
    const t = table().clear('poland').at('germany', 'combat-move')
    t.do(move('germany', t.ids('germany', 'germany', 'fighter'), 'poland'))
    expect(control(t, 'poland')).toBe('russia')
  })
  test('GW-12.6 a tank of movement 2 takes an empty space and goes on', () => {
    const t = table()
      .tech('germany', '3', '3b')
      .clear('poland')
      .trench('poland', 'germany')
      .at('germany', 'combat-move')
    const [tank] = t.put('germany', 'germany', { tank: 1 })
    t.do(move('germany', [tank], 'poland', 'east-poland'))
    expect([control(t, 'poland'), t.there('east-poland', 'germany')]).toEqual(['germany', '1 tank'])
    expect(battleList(t.state)).toEqual([{ battle: 'east-poland', class: 'land', obligatory: true }])
  })
  test('GW-22.6 several moves in one phase add up to one of at most M', () => {
    const t = table().tech('france', '3', '3b').at('france', 'non-combat')
    const [tank] = t.put('france', 'france', { tank: 1 })
    t.do(move('france', [tank], 'vichy-france'))
    t.do(move('france', [tank], 'eastern-france'))
    expect(t.say(move('france', [tank], 'france'))).toMatchObject({ reason: 'tooFar' })
  })
  test('GW-14.1 phase 5 enters no hostile space', () => {
    const t = table().clear('poland').at('germany', 'non-combat')
    expect(t.say(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 1), 'poland'))).toMatchObject({
      reason: 'hostileSpace',
      clause: 'GW-14.1',
    })
  })
})

describe('GW-12 movement in the air', () => {
  test('GW-12.7 a combat move needs a landing place in reach, not one captured this turn', () => {
    const t = table().at('germany', 'combat-move')
    const [fighter] = t.ids('germany', 'germany', 'fighter')
    t.do(move('germany', [fighter], 'eastern-france'))
    const far = table().at('germany', 'combat-move')
    const [other] = far.ids('germany', 'germany', 'fighter')
    expect(far.say(move('germany', [other], 'danish-sea', 'north-sea'))).toMatchObject({
      reason: 'noLandingPlace',
      clause: 'GW-12.7',
    })
    const [french] = far.clear('poland').ids('germany', 'germany', 'infantry')
    far.do(move('germany', [french], 'poland'))
    expect(far.say(move('germany', [other], 'poland', 'baltic-states'))).toMatchObject({ reason: 'noLandingPlace' })
  })
  test('GW-12.7 never over unaligned nations or true neutrals', () => {
    const t = table().at('france', 'combat-move')
    const [fighter] = t.ids('france', 'france', 'fighter')
    expect(t.say(move('france', [fighter], 'spain', 'portugal'))).toMatchObject({
      reason: 'impassable',
      clause: 'GW-3.8',
    })
    expect(t.say(move('france', [fighter], 'vichy-france', 'northern-italy'))).toMatchObject({
      reason: 'neutralSpace',
      clause: 'GW-3.9',
    })
  })
  test('GW-12.8 who can land must land before phase 5 ends; who cannot is lost', () => {
    const t = table().at('germany', 'combat-move')
    const [fighter] = t.ids('germany', 'germany', 'fighter')
    t.do(move('germany', [fighter], 'danish-sea'))
    t.end()
    expect(t.say({ type: 'endPhase', by: 'germany' })).toMatchObject({ reason: 'pendingChoice', clause: 'GW-22.4' })
    const lost = table().at('germany', 'non-combat')
    const [stranded] = lost.put('north-atlantic', 'germany', { fighter: 1 })
    const flown: Track = {
      spent: 3,
      phase: 'combat-move',
      start: 'germany' as SpaceId,
      from: 'north-sea' as SpaceId,
      way: 'air',
      done: false,
    }
    lost.patch({ turn: { ...lost.state.turn, tracks: { [stranded ?? ('' as UnitId)]: flown } } })
    expect(lost.end()).toContainEqual({ type: 'unitsRemoved', units: [stranded], why: 'noLandingPlace' })
  })
})

describe('GW-12 movement at sea', () => {
  test('GW-12.9 a surface ship stops where a hostile dreadnought lies; transports and submarines do not stop it', () => {
    const t = table().clear('danish-sea').at('great-britain', 'combat-move')
    const [ship] = t.ids('north-sea', 'great-britain', 'dreadnought')
    t.put('english-channel', 'germany', { submarine: 1, transport: 1 })
    t.do(move('great-britain', [ship], 'english-channel', 'bay-of-biscay'))
    const held = table().at('great-britain', 'combat-move')
    const [other] = held.ids('north-sea', 'great-britain', 'dreadnought')
    held.put('english-channel', 'germany', { dreadnought: 1 })
    expect(held.say(move('great-britain', [other], 'english-channel', 'bay-of-biscay'))).toMatchObject({
      reason: 'mustStop',
      clause: 'GW-12.9',
    })
  })
  test('GW-12.10 GW-13.23 submarines pass and need not fight where they stop', () => {
    const t = table().tech('germany', '4', '4b').at('germany', 'combat-move')
    const [sub] = t.ids('danish-sea', 'germany', 'submarine')
    t.do(move('germany', [sub], 'north-sea', 'atlantic'))
    const [other] = t.ids('danish-sea', 'germany', 'submarine')
    t.do(move('germany', [other], 'north-sea'))
    expect(battleList(t.state)).toEqual([{ battle: 'north-sea', class: 'sea', obligatory: false }])
  })
  test('GW-12.11 GW-13.23 ships that begin beside the enemy may stay, fight or leave', () => {
    const t = table().at('germany', 'combat-move')
    t.put('danish-sea', 'great-britain', { dreadnought: 1 })
    expect(battleList(t.state)).toEqual([{ battle: 'danish-sea', class: 'sea', obligatory: false }])
    t.do(move('germany', t.ids('danish-sea', 'germany'), 'baltic-sea'))
    expect(battleList(t.state)).toEqual([])
  })
  test('GW-12.14 GW-3.10 straits are noted at the start of the turn', () => {
    const t = table().control('turkey', 'great-britain').at('great-britain', 'combat-move')
    const [ship] = t.put('aegean-sea', 'great-britain', { submarine: 1 })
    expect(targets(t, ship)).toContain('black-sea')
  })
  test('GW-12.16 ships of the unaligned neither stop nor fight', () => {
    const t = table().at('great-britain', 'combat-move')
    const [ship] = t.ids('eastern-mediterranean', 'great-britain')
    t.do(move('great-britain', [ship], 'aegean-sea'))
    expect(battleList(t.state)).toEqual([])
  })
  test('GW-12.15 nor do those of nations at peace; neither enters the other’s land', () => {
    const t = table().at('great-britain')
    t.do({ type: 'offerArmistice', by: 'great-britain', to: 'germany', rounds: 2, terms: [] })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    t.at('germany', 'combat-move')
    t.do(move('germany', t.ids('danish-sea', 'germany'), 'north-sea'))
    expect(battleList(t.state)).toEqual([])
    expect(
      t.say(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 1), 'netherlands-belgium')),
    ).toMatchObject({ reason: 'treatyBlocks', clause: 'GW-12.15' })
  })
})

describe('GW-12 transports', () => {
  function laden(): { t: Table; ship: UnitId | undefined; men: UnitId[] } {
    const t = table().at('great-britain', 'combat-move')
    const [ship] = t.ids('north-sea', 'great-britain', 'transport')
    const men = t.ids('united-kingdom', 'great-britain', 'infantry').slice(0, 2)
    t.do(load('great-britain', ship, ...men))
    return { t, ship, men }
  }
  test('GW-12.12 load, sail and land: an empty hostile coast is taken at once', () => {
    const { t, ship, men } = laden()
    t.clear('danish-sea', 'germany')
    t.do(move('great-britain', [ship], 'danish-sea'))
    expect(t.state.units[men[0] ?? ('' as UnitId)]?.space).toBe('danish-sea')
    t.do(unload('great-britain', ship, 'germany', ...men))
    expect(control(t, 'germany')).toBe('great-britain')
    expect(t.there('germany')).toBe('2 infantry')
  })
  test('GW-12.12 a unit loads only if it has not moved, and loading is its whole move', () => {
    const { t, ship, men } = laden()
    t.do(unload('great-britain', ship, 'united-kingdom', men[0]))
    expect(t.say(load('great-britain', ship, men[0]))).toMatchObject({ reason: 'alreadyMoved', clause: 'GW-12.12' })
  })
  test('GW-12.12 unloading ends the move of the ship, into one space', () => {
    const { t, ship, men } = laden()
    t.do(move('great-britain', [ship], 'english-channel'))
    t.do(unload('great-britain', ship, 'france', men[0]))
    expect(t.say(unload('great-britain', ship, 'netherlands-belgium', men[1]))).toMatchObject({
      reason: 'alreadyMoved',
    })
    expect(t.say(move('great-britain', [ship], 'bay-of-biscay'))).toMatchObject({ reason: 'alreadyMoved' })
    t.do(unload('great-britain', ship, 'france', men[1]))
  })
  test('GW-12.12 no loading beside a hostile dreadnought, nor unloading there in phase 5', () => {
    const t = table().at('great-britain', 'combat-move')
    t.put('north-sea', 'germany', { dreadnought: 1 })
    const [ship] = t.ids('north-sea', 'great-britain', 'transport')
    const [man] = t.ids('united-kingdom', 'great-britain', 'infantry')
    expect(t.say(load('great-britain', ship, man))).toMatchObject({ reason: 'zoneContested', clause: 'GW-12.12' })
    const { t: other, ship: laid, men } = laden()
    other.put('north-sea', 'germany', { dreadnought: 1 })
    other.at('great-britain', 'non-combat')
    expect(other.say(unload('great-britain', laid, 'united-kingdom', ...men))).toMatchObject({
      reason: 'zoneContested',
    })
  })
  test('GW-12.12 loads from an adjacent coast only; cargo is lost with its ship', () => {
    const t = table().at('great-britain', 'combat-move')
    const [ship] = t.ids('north-sea', 'great-britain', 'transport')
    expect(t.say(load('great-britain', ship, ...t.ids('egypt').slice(0, 1)))).toMatchObject({ reason: 'notAdjacent' })
    expect(t.say(unload('great-britain', ship, 'egypt', ...t.ids('egypt').slice(0, 1)))).toMatchObject({
      reason: 'notYourUnit',
    })
  })
  test('GW-12.13 friends ride: load in their turn, sail in the owner’s, unload in theirs', () => {
    const t = table().at('france', 'combat-move')
    const [ship] = t.put('english-channel', 'great-britain', { transport: 1 })
    const [man] = t.ids('france', 'france', 'infantry')
    t.do(load('france', ship, man))
    t.at('great-britain', 'non-combat').do(move('great-britain', [ship], 'north-sea'))
    expect(t.say(unload('great-britain', ship, 'united-kingdom', man))).toMatchObject({ reason: 'notYourUnit' })
    t.at('france', 'non-combat').do(unload('france', ship, 'united-kingdom', man))
    expect(t.there('united-kingdom', 'france')).toBe('1 infantry')
  })
})

describe('GW-12.17 strays', () => {
  function stray(): { t: Table; man: UnitId | undefined } {
    const t = table().at('germany')
    const [man] = t.put('eastern-france', 'germany', { infantry: 1 })
    t.clear('france').nation('france', { status: 'surrendered' }).settled()
    return { t, man }
  }
  test('GW-12.17 out by the end of phase 5 of its owner’s next turn, or removed', () => {
    const { t, man } = stray()
    expect(t.state.units[man ?? ('' as UnitId)]?.strayIn).toBe(t.state.turn.number)
    t.at('germany', 'non-combat')
    expect(t.end()).toContainEqual({ type: 'unitsRemoved', units: [man], why: 'stray' })
  })
  test('GW-12.17 it may leave, and is a stray no more', () => {
    const { t, man } = stray()
    t.at('germany', 'non-combat').do(move('germany', [man], 'germany'))
    expect(t.state.units[man ?? ('' as UnitId)]?.strayIn).toBeUndefined()
    t.end()
    expect(t.there('germany')).toContain('11 infantry')
  })
  test('GW-12.17 GW-22.4 an aircraft among strangers flies out over their land, and that way is on offer', () => {
    const t = table().at('germany').clear('netherlands-belgium').control('netherlands-belgium', 'france')
    const [plane] = t.put('france', 'germany', { fighter: 1 })
    t.nation('france', { status: 'surrendered' }).settled().at('germany', 'non-combat')
    const track = { spent: 1, phase: 'non-combat', start: 'france', from: 'france', way: 'air', done: false }
    t.patch({ turn: { ...t.state.turn, tracks: { [plane ?? '']: track } as never } })
    const out = { type: 'moveUnits', by: 'germany', units: [plane], path: ['eastern-france', 'germany'] }
    expect(t.judge(out)).toMatchObject({ ok: true })
    expect(greatWarCore.legal(t.state).map((x) => x.command)).toContainEqual(out)
  })
  test('GW-12.17 GW-20.15 if war resumes before that, it is removed at once', () => {
    const t = table().at('france')
    const [man] = t.clear('eastern-france').put('eastern-france', 'germany', { infantry: 1 })
    t.do({ type: 'offerConditionalSurrender', by: 'france', to: 'germany', terms: [] })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    expect(t.state.units[man as UnitId]).toMatchObject({ strayIn: t.state.turn.number })
    const told = t.at('germany').do({ type: 'renounceSurrender', by: 'germany', treaty: 't1' })
    expect(told).toContainEqual({ type: 'unitsRemoved', units: [man], why: 'stray' })
  })

  /** Italy under an armistice with Germany alone; its man in Austria, which Britain holds and Germany walks into. */
  function overtaken(): { t: Table; guest: UnitId | undefined } {
    const t = table().bloc('italy', 'allied').clear('austria').control('austria', 'great-britain').at('germany')
    const [guest] = t.put('austria', 'italy', { infantry: 1 })
    const [taker] = t.put('germany', 'germany', { infantry: 1 })
    t.do({ type: 'offerArmistice', by: 'germany', to: 'italy', rounds: 3, terms: [] })
    t.do({ type: 'respondOffer', by: 'italy', offer: 'o1', answer: 'accept' })
    t.at('germany', 'combat-move').do(move('germany', [taker], 'austria'))
    return { t, guest }
  }
  test('GW-12.17 GW-12.15 land liberated around an army that the taker may not fight: a stray, though the owner is an enemy', () => {
    const { t, guest } = overtaken()
    expect(t.state.territories['austria' as SpaceId]?.controller).toBe('austria-hungary')
    expect(t.state.units[guest as UnitId]).toMatchObject({ strayIn: t.state.turn.number })
    t.end()
    t.at('austria-hungary', 'combat-move')
    expect(t.state.units[guest as UnitId]).toBeDefined()
  })
  test('GW-12.17 GW-20.13 land ceded around a friend of the loser, to an enemy of that friend', () => {
    const t = table().at('france')
    const [guest] = t.put('vichy-france', 'great-britain', { infantry: 1 })
    const terms = [{ term: 'cedeTerritory', from: 'france', space: 'vichy-france', to: 'germany' }]
    t.do({ type: 'offerConditionalSurrender', by: 'france', to: 'germany', terms })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    expect(t.state.territories['vichy-france' as SpaceId]?.controller).toBe('germany')
    expect(t.state.units[guest as UnitId]).toMatchObject({ strayIn: t.state.turn.number })
  })
  test('GW-12.17 GW-22.7 land that the referee gives to an enemy makes no strays of the army there', () => {
    const t = table().at('france')
    t.do({ type: 'correct', reason: 'as on the table', control: { space: 'france', nation: 'germany' } })
    const army = t.ids('france', 'france').map((id) => t.state.units[id])
    expect(army.length).toBeGreaterThan(0)
    expect(army.filter((u) => u?.strayIn !== undefined)).toEqual([])
  })
  test('GW-12.17 it leaves in its next turn, fighting for nothing there, or is removed at the end of phase 5', () => {
    const { t, guest } = overtaken()
    t.at('italy', 'non-combat')
    t.patch({ turn: { ...t.state.turn, number: t.state.turn.number + 1 } })
    expect(t.judge(move('italy', [guest], 'northern-italy'))).toMatchObject({ ok: true })
    expect(t.end()).toContainEqual({ type: 'unitsRemoved', units: [guest], why: 'stray' })
  })
})
