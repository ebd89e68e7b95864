/** Where clauses of chapters 1 to 11, 18 and 19 meet: positions that each of them alone does not settle. */
import { describe, expect, test } from 'vitest'
import type { SpaceId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { greatWarCore as game } from './game'
import { remindersOf } from './reminders'
import { incomeOf } from './rules/spaces'

const congress = (t: Table, target: string) =>
  t.at('united-states', 'diplomacy', 2).do({ type: 'requestLimitedWar', by: 'united-states', target, die: 1 })
const attack = (by: string, nation: string) => ({ type: 'declareAttackOnNeutral', by, nation })
const move = (by: string, units: readonly (string | undefined)[], ...path: string[]) => ({
  type: 'moveUnits',
  by,
  units,
  path,
})
const buy = (by: string, kind: string, count: number, pool = by) => ({
  type: 'purchaseUnits',
  by,
  units: [kind === 'trench' ? { kind, count } : { kind, count, pool }],
})
const control = (t: Table, space: string) => t.state.territories[space as SpaceId]?.controller
/** American infantry off a coast, to be landed there. */
function ashore(t: Table, zone: string, space: string) {
  const [ship] = t.clear(zone).put(zone, 'united-states', { transport: 1 })
  const units = t.put(zone, 'united-states', { infantry: 1 }, ship ? { cargoOf: ship } : {})
  return { type: 'unloadTransport', by: 'united-states', transport: ship, units, space }
}

describe('GW-8.3 who may do what in Diplomacy', () => {
  const gift = (t: Table) => ({
    type: 'giveDreadnoughts',
    by: 'great-britain',
    units: t.ids('north-sea', 'great-britain', 'dreadnought').slice(0, 2),
  })
  test('GW-8.3 GW-16.11 a surrendered Germany has treaties only: no doctrine, and no opinion from it', () => {
    const t = table().nation('germany', { status: 'surrendered' }).at('germany')
    expect(t.say({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' })).toMatchObject({
      reason: 'notBelligerent',
      clause: 'GW-8.3',
    })
    const landless = table().control('germany', 'france').at('germany')
    expect(landless.say({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' }).ok).toBe(true)
  })
  test('GW-8.3 GW-16.20 a surrendered Britain, or one without its island, gives no dreadnoughts', () => {
    const beaten = table().nation('great-britain', { status: 'surrendered' }).at('great-britain')
    expect(beaten.say(gift(beaten))).toMatchObject({ reason: 'notBelligerent', clause: 'GW-8.3' })
    const exiled = table().control('united-kingdom', 'germany').at('great-britain')
    expect(exiled.say(gift(exiled))).toMatchObject({ reason: 'noCapital', clause: 'GW-8.3' })
  })
  test('GW-6.3 GW-18.7 GW-18.8 no fee brings a neutral in for a nation without its capital', () => {
    const britain = table().control('united-kingdom', 'germany').treasury('great-britain', 9).at('great-britain')
    britain.patch({ windows: { bulgarianNeighbor: 1 } })
    const greece = { type: 'inductGreece', by: 'great-britain' }
    expect(britain.say(greece)).toMatchObject({ reason: 'noCapital', clause: 'GW-6.3' })
    const turkey = table().bloc('ottoman-empire', 'central').control('turkey', 'russia').at('ottoman-empire')
    turkey.patch({ windows: { turkishSupport: 1 } })
    const bulgaria = { type: 'inductBulgaria', by: 'ottoman-empire' }
    expect(turkey.say(bulgaria)).toMatchObject({ reason: 'noCapital', clause: 'GW-6.3' })
    expect(turkey.control('turkey', 'ottoman-empire').say(bulgaria).ok).toBe(true)
  })
})

describe('GW-6 convoys raided by several', () => {
  const raided = () => {
    const t = table().patch({ doctrine: 'unrestricted' })
    t.with('british-convoy-1', 'germany', { submarine: 1 }).with('british-convoy-1', 'austria-hungary', {
      dreadnought: 1,
    })
    t.at('germany', 'combat-move').end()
    t.at('austria-hungary', 'combat-move').end()
    return t
  }
  test('GW-6.10 GW-6.11 the doctrine takes away the German submarines’ raid, and leaves the Austrian dreadnought’s', () => {
    const t = raided()
    t.at('germany').do({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'restricted' })
    expect(t.state.raided).toEqual({ 'british-convoy-1': { by: 'austria-hungary', submarines: false } })
    expect(incomeOf(t.state, 'great-britain')).toBe(14)
  })
  test('GW-6.11 peace with one raider leaves the other’s raid; a relief ends both', () => {
    const t = raided()
    t.nation('germany', { status: 'surrendered' }).settled()
    expect(t.state.raided).toEqual({ 'british-convoy-1': { by: 'austria-hungary', submarines: false } })
    const other = raided().clear('british-convoy-1').with('british-convoy-1', 'great-britain', { transport: 1 })
    other.at('great-britain', 'combat-move').end()
    expect(other.state.raided).toEqual({})
  })
  test('GW-6.10 GW-16.12 a German dreadnought that joins the submarines makes the raid its own', () => {
    const t = table().patch({ doctrine: 'unrestricted' }).with('british-convoy-1', 'germany', { submarine: 1 })
    t.at('germany', 'combat-move').end()
    t.with('british-convoy-1', 'germany', { dreadnought: 1 }).at('germany', 'combat-move').end()
    t.at('germany').do({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'restricted' })
    expect(Object.keys(t.state.raided)).toEqual(['british-convoy-1'])
  })
})

describe('GW-11.3 what has no place now is not sold', () => {
  /** Austria-Hungary without a coast of its own, in Venice. */
  const venice = () =>
    table()
      .control('northern-italy', 'austria-hungary')
      .complex('northern-italy')
      .control('yugoslavia', 'russia')
      .treasury('austria-hungary', 60)
      .at('austria-hungary', 'purchase')
  test('GW-6.6 GW-11.3 a captured complex sells no more than it builds in a turn', () => {
    const t = venice()
    expect(t.say(buy('austria-hungary', 'transport', 5))).toMatchObject({ reason: 'noSite', clause: 'GW-11.3' })
    t.do(buy('austria-hungary', 'transport', 3))
    expect(t.say(buy('austria-hungary', 'dreadnought', 2))).toMatchObject({ reason: 'noSite' })
    t.do(buy('austria-hungary', 'dreadnought', 1))
    // What Austria itself can build needs no room there.
    expect(t.say(buy('austria-hungary', 'infantry', 9)).ok).toBe(true)
  })
  test('GW-6.6 GW-11.4 ships that wait take the room of new ones', () => {
    const t = venice().waiting('austria-hungary', 'transport', 4, 'austria-hungary')
    expect(t.say(buy('austria-hungary', 'transport', 1))).toMatchObject({ reason: 'noSite' })
    const landless = venice().waiting('austria-hungary', 'transport', 9, 'austria-hungary')
    expect(landless.say(buy('austria-hungary', 'infantry', 1)).ok).toBe(true)
  })
  test('GW-11.3 GW-15.2 trenches on several lines of one purchase share the borders', () => {
    const t = table().treasury('germany', 99).clear('germany').with('germany', 'germany', { infantry: 1 })
    t.at('germany', 'purchase')
    const lines = (...counts: number[]) => ({
      type: 'purchaseUnits',
      by: 'germany',
      units: counts.map((count) => ({ kind: 'trench', count })),
    })
    const most = [9, 8, 7, 6, 5, 4].find((n) => t.judge(lines(n)).ok) ?? 0
    expect(t.say(lines(most, 1))).toMatchObject({ reason: 'noSite' })
    expect(t.say(lines(most - 1, 1)).ok).toBe(true)
  })
})

describe('GW-19 limited wars and the main war', () => {
  test.each(['mexico', 'denmark'])('GW-18.18 GW-19.14 America drawn in: its limited war with %s is over', (target) => {
    const t = table(6, 'Gus')
    congress(t, target)
    t.at('germany', 'combat-move', 3).do(attack('germany', 'united-states'))
    t.end()
    expect(t.state.nations['united-states'].bloc).toBe('allied')
    expect(t.state.us).toMatchObject({ mexicans: 0, mexicoBeaten: false, warEndedIn: 3 })
    expect(t.state.us.war).toBeUndefined()
  })
  test('GW-19.19 GW-22.7 a target that joins a bloc in the midst of the battle breaks it off', () => {
    const t = table(6, 'Gus')
    congress(t, 'denmark')
    t.at('united-states', 'combat-move', 2).do(ashore(t, 'danish-sea', 'denmark'))
    t.do({ type: 'endCombatMovement', by: 'united-states' })
    const joins = { type: 'correct', reason: 'so it lies', marker: { nation: 'denmark', position: 2 } }
    const before = t.state
    t.do({ type: 'startBattle', by: 'united-states', battle: 'denmark' })
    t.do(joins)
    expect([t.state.turn.battle, t.state.us.war]).toEqual([undefined, undefined])
    expect(t.end().some((e) => e.type === 'phaseBegun')).toBe(true)
    t.patch(before).do({ type: 'startBattle', by: 'united-states', battle: 'denmark' })
    t.do({ type: 'correct', reason: 'so it lies', control: { space: 'denmark', nation: 'united-states' } })
    expect([t.state.turn.battle, t.state.us.war]).toEqual([undefined, undefined])
    // Before the battle has begun it falls off the list.
    t.patch(before).do(joins)
    expect(t.state.turn.battles).toEqual([])
  })
  test('GW-13.20 GW-19.19 a raid declared in a limited war is not flown in peace', () => {
    const t = table(6, 'Gus').tech('united-states', '2')
    congress(t, 'ottoman-empire')
    t.control('palestine', 'united-states').at('united-states', 'combat-move', 2)
    const bombers = t.put('palestine', 'united-states', { bomber: 1 })
    t.do({ type: 'declareBombingRaid', by: 'united-states', bombers, escorts: [], space: 'turkey' })
    t.do({ type: 'endLimitedWar', by: 'united-states' })
    t.do({ type: 'endCombatMovement', by: 'united-states' })
    expect(t.state.turn.battles).toEqual([])
  })
  test('GW-19.4 GW-19.19 land taken in a limited war stays American beside its old owner, too', () => {
    const t = table(6, 'Gus')
    congress(t, 'ottoman-empire')
    t.clear('palestine')
      .at('united-states', 'combat-move', 2)
      .do(ashore(t, 'eastern-mediterranean', 'palestine'))
    expect(control(t, 'palestine')).toBe('united-states')
    t.at('ottoman-empire', 'diplomacy', 3).do({ type: 'joinCentralPowers', by: 'ottoman-empire' })
    t.opinion(-6).at('united-states', 'diplomacy', 6)
    t.do({ type: 'joinWar', by: 'united-states', bloc: 'central' })
    expect(control(t, 'palestine')).toBe('united-states')
    // Lost to an enemy and won back by a friend, it is Turkey's again (GW-20.30).
    t.clear('palestine').control('palestine', 'great-britain').with('syria', 'germany', { infantry: 1 })
    t.at('germany', 'combat-move').do(move('germany', t.ids('syria', 'germany'), 'palestine'))
    expect(control(t, 'palestine')).toBe('ottoman-empire')
  })
  test('GW-19.3 GW-19.19 ships that a limited war left far away may sail home, and nowhere else', () => {
    const t = table(6, 'Gus')
    congress(t, 'denmark')
    const fleet = t.put('danish-sea', 'united-states', { dreadnought: 1 })
    t.do({ type: 'endLimitedWar', by: 'united-states' })
    t.at('united-states', 'non-combat', 2)
    const there = (...path: string[]) => t.judge(move('united-states', fleet, ...path))
    expect(there('english-channel')).toMatchObject({ reason: 'impassable', clause: 'GW-19.3' })
    expect(there('north-sea').ok).toBe(true)
    t.do(move('united-states', fleet, 'north-sea', 'north-atlantic'))
    t.at('united-states', 'non-combat', 3)
    expect(there('north-sea')).toMatchObject({ reason: 'impassable', clause: 'GW-19.3' })
  })
  test('GW-19.12 GW-22.1 a refusal of volunteers says what is wrong with whom, where and what', () => {
    const t = table(6, 'Gus').waiting('united-states', 'infantry', 2, 'united-states').opinion(1)
    t.control('leningrad', 'germany').at('united-states', 'place')
    const why = (to: string, more: object = {}) => {
      const said = { type: 'sendVolunteers', by: 'united-states', kind: 'infantry', to, ...more }
      const parsed = game.parseCommand(said)
      const d = parsed.ok ? game.decide(t.state, parsed.value, []) : undefined
      return parsed.ok && d?.kind === 'refused' ? game.explain(t.state, parsed.value, d).message : undefined
    }
    expect(why('france', { space: 'vichy-france' })).toBe(
      'Volunteers arrive in a capital; Vichy France is none of France’s.',
    )
    expect(why('russia', { space: 'leningrad' })).toBe('Petrograd is lost to Russia; nobody can arrive there.')
    expect(why('serbia')).toBe('Volunteers go to belligerent great powers and majors; Serbia is none.')
    expect(why('france', { kind: 'dreadnought' })).toBe(
      'Volunteers are land and air units; no ship arrives in a capital.',
    )
  })
})

describe('GW-22.1 refusals of purchases say what stands in the way', () => {
  const message = (t: Table, said: object) => {
    const parsed = game.parseCommand(said)
    const d = parsed.ok ? game.decide(t.state, parsed.value, []) : undefined
    return parsed.ok && d?.kind === 'refused' ? game.explain(t.state, parsed.value, d).message : undefined
  }
  test('GW-16.20 gifted ships that nobody gave have no zone', () => {
    const t = table().at('great-britain')
    const placements = t
      .ids('north-sea', 'great-britain', 'dreadnought')
      .slice(0, 2)
      .map((unit) => ({ unit, space: 'aegean-sea' }))
    const said = { type: 'placeGiftedShips', by: 'great-britain', placements }
    expect(t.judge(said)).toMatchObject({ reason: 'badZone', clause: 'GW-16.20' })
    expect(message(t, said)).toBe('No gifted dreadnoughts wait for a zone.')
  })
  test('GW-7.5 Canadian manpower while Canada is lost; GW-19.5 a draft beyond its limit leaves nothing', () => {
    const canada = table().control('canada', 'germany').at('great-britain', 'purchase')
    expect(message(canada, buy('great-britain', 'infantry', 1, 'canada'))).toContain(
      'has to begin with it in British hands',
    )
    const full = table()
      .pool('russia', 198, 200)
      .waiting('bolsheviks', 'infantry', 2, 'russia')
      .at('russia', 'purchase')
    expect(message(full, buy('russia', 'infantry', 1))).toBe(
      'No manpower is left in the pool of Russia; 2 more are promised to units that wait.',
    )
    const us = table(6, 'Gus').pool('united-states', 60, 180).at('united-states', 'purchase')
    expect(message(us, buy('united-states', 'infantry', 1))).toBe('The peacetime draft allows 0 more.')
  })
})

describe('GW-8.3 GW-6.3 reminders of doors that are shut', () => {
  test('GW-16.20 GW-18.8 a Britain without its island is reminded of neither gift nor Greece', () => {
    const kinds = (t: Table) => remindersOf(t.state).map((r) => r.kind)
    const t = table()
      .patch({ windows: { bulgarianNeighbor: 1 } })
      .at('great-britain')
    expect(kinds(t)).toEqual(expect.arrayContaining(['gift', 'bulgarianNeighbor']))
    const exiled = kinds(t.control('united-kingdom', 'germany'))
    expect(exiled.filter((kind) => kind === 'gift' || kind === 'bulgarianNeighbor')).toEqual([])
  })
})
