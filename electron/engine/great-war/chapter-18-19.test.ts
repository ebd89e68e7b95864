/** Chapters 18 and 19: neutral nations and the United States. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId } from '../../../shared/great-war/ids'
import { greatWarCore } from './game'
import { table, type Table } from '../testing/great-war/table'
import { data } from './data'
import { incomeOf } from './rules/spaces'
import { playerOf } from './rules/who'
import { shotsNow } from './rules/battle-dice'

const move = (by: string, units: readonly (string | undefined)[], ...path: string[]) => ({
  type: 'moveUnits',
  by,
  units,
  path,
})
const influence = (by: string, nation: string, die: number) => ({ type: 'influenceNation', by, nation, die })
const control = (t: Table, space: string) => t.state.territories[space as SpaceId]?.controller
const attack = (by: string, nation: string) => ({ type: 'declareAttackOnNeutral', by, nation })
/** A minor that has joined, with its land and men in the controller's hands. */
const joined = (t: Table, nation: NationId, by: NationId) => {
  const position = t.state.nations[by].bloc === 'allied' ? 1 : -1
  t.marker(nation, position)
    .treasury(by, t.state.nations[by].treasury + 5)
    .at(by)
    .do(influence(by, nation, 6))
  return t
}

describe('GW-18 neutrals that join', () => {
  test('GW-18.1 a neutral’s army belongs to nobody until it joins', () => {
    const t = table().at('germany', 'non-combat')
    expect(t.say(move('germany', t.ids('bulgaria'), 'turkey'))).toMatchObject({ reason: 'notYourUnit' })
  })
  test('GW-18.3 GW-18.4 its units obey at once, may leave, and its income is the controller’s', () => {
    const t = joined(table(), 'bulgaria', 'germany')
    expect(incomeOf(t.state, 'germany')).toBe(13)
    t.at('germany', 'combat-move').clear('serbia')
    t.do(move('germany', t.ids('bulgaria', 'germany'), 'serbia'))
    expect(control(t, 'serbia')).toBe('germany')
  })
  test('GW-18.5 captured it is worth its value to the enemy; retaken by the bloc it returns to the controller', () => {
    const t = joined(table(), 'romania', 'france')
    t.clear('rumania').at('austria-hungary', 'combat-move')
    t.do(move('austria-hungary', t.ids('hungary', 'austria-hungary', 'infantry').slice(0, 1), 'rumania'))
    expect([control(t, 'rumania'), incomeOf(t.state, 'austria-hungary')]).toEqual(['austria-hungary', 8])
    expect(t.state.nations.romania.status).toBe('conquered')
    t.clear('rumania').at('russia', 'combat-move')
    t.do(move('russia', t.ids('ukraine', 'russia'), 'rumania'))
    expect([control(t, 'rumania'), t.state.nations.romania.status]).toEqual(['france', 'belligerent'])
  })
  test('GW-18.7 Turkish Support: the round of joining, else the next one; then it lapses', () => {
    const t = table().at('germany', 'diplomacy', 2)
    t.do(influence('germany', 'ottoman-empire', 6))
    expect(t.state.windows.turkishSupport).toBe(2)
    const late = table()
      .patch({ gift: { given: true, unplaced: [] } })
      .at('ottoman-empire', 'place', 2)
    late.patch({ acting: 'united-states' })
    expect(
      late.at('ottoman-empire', 'diplomacy', 3).say({ type: 'inductBulgaria', by: 'ottoman-empire' }),
    ).toMatchObject({ reason: 'windowClosed', clause: 'GW-18.7' })
    const induct = { type: 'inductBulgaria', by: 'ottoman-empire' }
    t.at('ottoman-empire', 'diplomacy', 2).treasury('ottoman-empire', 4)
    expect(t.say(induct)).toMatchObject({ reason: 'notEnoughIpc', clause: 'GW-18.7' })
    t.treasury('ottoman-empire', 5).do(induct)
    expect(t.say(induct)).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-18.7' })
    expect(t.at('germany').say({ ...induct, by: 'germany' })).toMatchObject({ reason: 'onlyTurkey', clause: 'GW-18.7' })
  })
  test('GW-18.8 Bulgarian Neighbor: Britain’s phase of the round after, whatever way Bulgaria joined', () => {
    const induct = { type: 'inductGreece', by: 'great-britain' }
    const t = joined(table(), 'bulgaria', 'germany')
    expect(t.at('great-britain').say(induct)).toMatchObject({ reason: 'windowClosed', clause: 'GW-18.8' })
    t.at('great-britain', 'diplomacy', 2).treasury('great-britain', 4)
    expect(t.say(induct)).toMatchObject({ reason: 'notEnoughIpc', clause: 'GW-18.8' })
    t.treasury('great-britain', 9).do(induct)
    expect(t.state.nations['great-britain'].treasury).toBe(4)
    expect(t.say(induct)).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-18.8' })
    const forced = table().at('great-britain', 'combat-move')
    forced.do(attack('great-britain', 'bulgaria'))
    forced.end()
    expect(forced.state.windows.bulgarianNeighbor).toBe(2)
  })
  test('GW-18.9 beside the fees both can be influenced', () => {
    const t = table().at('great-britain', 'diplomacy', 2)
    t.do(influence('great-britain', 'greece', 6))
    expect(t.state.nations.greece.controller).toBe('great-britain')
  })
  test('GW-18.11 GW-18.12 GW-18.14 Italy keeps its own treasury, manpower, seat of the recruiter and slot', () => {
    const t = joined(table(), 'italy', 'germany')
    expect(playerOf(t.state, 'italy')).toBe(playerOf(t.state, 'germany'))
    expect(t.state.order.indexOf('italy')).toBe(t.state.order.indexOf('germany') + 1)
    t.at('italy', 'purchase').do({
      type: 'purchaseUnits',
      by: 'italy',
      units: [{ kind: 'artillery', count: 1, pool: 'italy' }],
    })
    expect(
      t.say({ type: 'purchaseUnits', by: 'italy', units: [{ kind: 'infantry', count: 1, pool: 'germany' }] }),
    ).toMatchObject({ reason: 'foreignNotAllowed' })
  })
  test('GW-18.13 in a minor: infantry only, inside it, out of its own pool, where controlled since the turn began', () => {
    const t = joined(table(), 'greece', 'great-britain').treasury('great-britain', 20).at('great-britain', 'purchase')
    const buy = (kind: string, pool: string) =>
      t.say({ type: 'purchaseUnits', by: 'great-britain', units: [{ kind, count: 1, pool }] })
    expect(buy('artillery', 'greece')).toMatchObject({ reason: 'noSite' })
    expect(buy('infantry', 'greece').ok).toBe(true)
    t.at('great-britain', 'place')
    const put = (space: string, pool: string) =>
      t.say({ type: 'placeUnits', by: 'great-britain', placements: [{ kind: 'infantry', count: 1, space, pool }] })
    expect(put('united-kingdom', 'greece')).toMatchObject({ reason: 'noComplex' })
    expect(put('crete', 'greece').ok).toBe(true)
    expect(t.state.pools.greece.used).toBe(3)
  })
  test('GW-18.19 a beaten controller’s minor passes to the next power of the bloc', () => {
    const t = joined(table(), 'romania', 'france')
    t.nation('france', { status: 'surrendered' }).settled()
    expect(t.state.nations.romania.controller).toBe('russia')
    expect(control(t, 'rumania')).toBe('russia')
  })
})

describe('GW-18 attacks on neutrals', () => {
  test('GW-18.15 belligerents of a bloc only, nations of the table or the US, unaligned, once', () => {
    const t = table().at('germany', 'combat-move')
    expect(t.say(attack('germany', 'france'))).toMatchObject({ reason: 'badTarget', clause: 'GW-18.15' })
    expect(t.say(attack('germany', 'finland'))).toMatchObject({ reason: 'badTarget' })
    t.do(attack('germany', 'denmark'))
    expect(t.say(attack('germany', 'denmark'))).toMatchObject({ reason: 'badTarget' })
    t.do(attack('germany', 'united-states'))
    const t2 = joined(table(), 'bulgaria', 'germany').at('great-britain', 'combat-move')
    expect(t2.say(attack('great-britain', 'bulgaria'))).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-18.15' })
    const us = table(6, 'Gus').at('united-states', 'diplomacy')
    us.do({ type: 'requestLimitedWar', by: 'united-states', target: 'denmark', die: 1 })
    expect(us.at('united-states', 'combat-move').say(attack('united-states', 'norway'))).toMatchObject({
      reason: 'notBelligerent',
      clause: 'GW-18.15',
    })
  })
  test('GW-18.16 opinion once per attacked nation, at the declaration', () => {
    const t = table().at('germany', 'combat-move')
    t.do(attack('germany', 'denmark'))
    t.do(attack('germany', 'norway'))
    expect(t.state.opinion).toBe(2)
  })
  test('GW-18.17 all its land taken in that phase, it is conquered; its units defend', () => {
    const t = table().at('germany', 'combat-move')
    t.do(attack('germany', 'denmark'))
    t.do(move('germany', t.ids('germany', 'germany', 'artillery'), 'denmark'))
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'denmark' })
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'denmark' }, [1, 6])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'denmark' }, [6])
    expect(t.state.nations.denmark.status).toBe('conquered')
    t.end()
    expect(t.state.nations.denmark.bloc).toBeNull()
  })
  test('GW-18.18 Italy, attacked and standing, follows its protector; Turkey and the US stay with their seats and slots', () => {
    const t = table().at('austria-hungary', 'combat-move')
    for (const n of ['italy', 'ottoman-empire', 'united-states']) t.do(attack('austria-hungary', n))
    const order = t.state.order
    t.end()
    expect(t.state.nations.italy.bloc).toBe('allied')
    // After Austria-Hungary, counted round, Russia is the first Allied great power.
    expect(t.state.order.indexOf('italy')).toBe(t.state.order.indexOf('russia') + 1)
    expect(t.state.nations['ottoman-empire'].bloc).toBe('allied')
    expect(t.state.nations['united-states'].bloc).toBe('allied')
    expect(t.state.order.filter((n) => n !== 'italy')).toEqual(order)
    expect(playerOf(t.state, 'united-states')).toBeDefined()
  })
  test('GW-20.33 conquered and freed by the other bloc it joins that bloc under the liberator, without an event', () => {
    const t = table().clear('denmark').at('germany', 'combat-move')
    t.do(attack('germany', 'denmark'))
    t.do(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 1), 'denmark'))
    t.end()
    const opinion = t.state.opinion
    t.clear('denmark', 'danish-sea').at('great-britain', 'combat-move')
    const [ship] = t.put('danish-sea', 'great-britain', { transport: 1 })
    const [man] = t.put('danish-sea', 'great-britain', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    t.do({ type: 'unloadTransport', by: 'great-britain', transport: ship, units: [man], space: 'denmark' })
    expect(t.state.nations.denmark).toMatchObject({
      bloc: 'allied',
      controller: 'great-britain',
      status: 'belligerent',
    })
    expect(t.state.opinion).toBe(opinion)
  })
})

describe('GW-19 the United States', () => {
  const us = (round = 2, phase: 'diplomacy' | 'purchase' | 'combat-move' | 'non-combat' | 'place' = 'diplomacy') =>
    table(6, 'Gus').at('united-states', phase, round)
  const congress = (target: string, die: number) => ({ type: 'requestLimitedWar', by: 'united-states', target, die })
  const end = { type: 'endLimitedWar', by: 'united-states' }
  const join = (bloc: string, by = 'united-states') => ({ type: 'joinWar', by, bloc })
  test('GW-19.T1 what moves opinion, row by row', () => {
    expect(data.rules.opinion.events.map((e) => `${e.code} ${e.move}`)).toEqual([
      'E1 1',
      'E2 -1',
      'E3 2',
      'E4 -1',
      'E5 -1',
      'E6 -1',
      'E7 1',
      'E8 1',
      'E9 -1',
      'E10 2',
      'E11 -2',
      'E12 1',
      'E13 2',
      'E14 1',
      'E15 1',
    ])
  })
  test('GW-19.1 the scale is -10 to +10 and starts at 0', () => {
    expect([data.rules.opinion.lowest.value, data.rules.opinion.highest.value, table().state.opinion]).toEqual([
      -10, 10, 0,
    ])
  })
  test('GW-19.3 its units keep to American water and land', () => {
    const t = us(2, 'non-combat')
    const ship = t.ids('us-east-coast')
    expect(t.judge(move('united-states', ship, 'us-convoy-1')).ok).toBe(true)
    expect(t.judge(move('united-states', ship, 'mid-atlantic')).ok).toBe(true)
    expect(t.judge(move('united-states', ship, 'davis-strait'))).toMatchObject({
      reason: 'impassable',
      clause: 'GW-19.3',
    })
    expect(t.judge(move('united-states', t.ids('eastern-us').slice(0, 1), 'canada'))).toMatchObject({
      reason: 'treatyBlocks',
    })
  })
  test('GW-19.4 GW-19.5 8 and 50 in peace, 12 and 80 from the first passed war on, then all', () => {
    const t = us()
    expect(incomeOf(t.state, 'united-states')).toBe(8)
    t.do(congress('mexico', 1))
    t.do(end)
    expect(incomeOf(t.state, 'united-states')).toBe(12)
    t.pool('united-states', 79, 180).treasury('united-states', 20).at('united-states', 'purchase')
    const buy = (count: number) =>
      t.say({ type: 'purchaseUnits', by: 'united-states', units: [{ kind: 'infantry', count, pool: 'united-states' }] })
    expect(buy(2)).toMatchObject({ reason: 'draftLimit', clause: 'GW-19.5' })
    expect(buy(1).ok).toBe(true)
    t.bloc('united-states', 'allied')
    expect(buy(2).ok).toBe(true)
    expect(incomeOf(t.state, 'united-states')).toBe(20)
  })
  test('GW-19.4 limited-war conquests count only after joining', () => {
    const t = us().control('denmark', 'united-states')
    expect(incomeOf(t.state, 'united-states')).toBe(8)
    expect(incomeOf(t.bloc('united-states', 'allied').state, 'united-states')).toBe(21)
  })
  test('GW-19.6 GW-19.7 away from the offender, one by one, clamped, excess lost', () => {
    const t = table().opinion(9).patch({ doctrine: 'restricted' }).at('germany')
    t.do({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' })
    expect(t.state.opinion).toBe(10)
    t.at('germany').do({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'restricted' })
    expect(t.state.opinion).toBe(9)
  })
  test('GW-19.8 +5 for the Allies, -5 for the Central Powers', () => {
    expect(us().opinion(4).say(join('allied'))).toMatchObject({ reason: 'levelTooLow', clause: 'GW-19.8' })
    expect(us().opinion(5).say(join('central'))).toMatchObject({ reason: 'levelTooLow' })
    expect(us().opinion(-5).say(join('central')).ok).toBe(true)
    expect(table().at('france').say(join('allied', 'france'))).toMatchObject({ reason: 'onlyUs', clause: 'GW-19.8' })
  })
  test('GW-19.9 joining is final and ends the track', () => {
    const t = us().opinion(5)
    t.do(join('allied'))
    expect(t.state.opinion).toBe(5)
    expect(t.say(join('allied'))).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-19.9' })
    t.at('germany').do({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' })
    expect(t.state.opinion).toBe(5)
    t.at('united-states', 'combat-move')
    expect(t.next()).toBe('non-combat')
  })
  const volunteer = (to: string, kind = 'infantry', more: object = {}) => ({
    type: 'sendVolunteers',
    by: 'united-states',
    kind,
    to,
    ...more,
  })
  test('GW-19.10 GW-19.11 GW-19.12 volunteers for the favoured side, paid by America, in the capital', () => {
    const t = table(6, 'Gus')
      .waiting('united-states', 'infantry', 2, 'united-states')
      .opinion(1)
      .at('united-states', 'place')
    expect(t.say(volunteer('germany'))).toMatchObject({ reason: 'notFavoured', clause: 'GW-19.10' })
    expect(t.say(volunteer('italy'))).toMatchObject({ reason: 'notBelligerent', clause: 'GW-19.12' })
    t.do(volunteer('france'))
    expect(t.there('france', 'france')).toBe('4 infantry, 1 artillery, 1 fighter')
    expect([t.state.pools['united-states'].used, t.state.pools.france.used, t.state.us.volunteers]).toEqual([4, 15, 1])
    t.do(volunteer('russia', 'infantry', { space: 'moscow' }))
    expect(t.there('moscow', 'russia')).toBe('3 infantry')
    expect(t.say(volunteer('france'))).toMatchObject({ reason: 'notPurchased', clause: 'GW-19.12' })
  })
  test('GW-19.10 none at level 0', () => {
    const t = table(6, 'Gus').waiting('united-states', 'infantry', 1, 'united-states').at('united-states', 'place')
    expect(t.say(volunteer('france'))).toMatchObject({ reason: 'notFavoured' })
  })
  test('GW-19.12 no ships, no lost capital; GW-19.13 at most ten', () => {
    const t = table(6, 'Gus')
      .waiting('united-states', 'transport', 1, 'united-states')
      .waiting('united-states', 'infantry', 1, 'united-states')
    t.opinion(1).at('united-states', 'place')
    expect(t.say(volunteer('france', 'transport'))).toMatchObject({ reason: 'badUnits', clause: 'GW-19.12' })
    t.clear('france').control('france', 'germany')
    expect(t.say(volunteer('france'))).toMatchObject({ reason: 'capitalLost', clause: 'GW-19.12' })
    t.patch({ us: { ...t.state.us, volunteers: 10 } })
    expect(t.say(volunteer('russia'))).toMatchObject({ reason: 'volunteerLimit', clause: 'GW-19.13' })
    expect(t.at('france', 'place').say({ ...volunteer('russia'), by: 'france' })).toMatchObject({
      reason: 'onlyUs',
      clause: 'GW-19.10',
    })
    t.bloc('united-states', 'allied').at('united-states', 'place')
    expect(t.say(volunteer('russia'))).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-19.9' })
  })
  test('GW-19.14 against one unaligned nation or Mexico, one at a time', () => {
    const t = us()
    expect(t.say(congress('france', 1))).toMatchObject({ reason: 'badTarget', clause: 'GW-19.14' })
    t.do(congress('denmark', 1))
    expect(t.say(congress('mexico', 1))).toMatchObject({ reason: 'warInProgress', clause: 'GW-19.14' })
    const joined = us().bloc('united-states', 'allied')
    expect(joined.say(congress('mexico', 1))).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-19.14' })
  })
  test('GW-19.15 GW-19.16 it passes on a 1; one request a turn', () => {
    const t = us(3)
    t.do(congress('mexico', 2))
    expect(t.say(congress('mexico', 1))).toMatchObject({ reason: 'congressClosed', clause: 'GW-19.16' })
    expect(t.state.us.congressFrom).toBe(6)
    expect(
      table()
        .at('france')
        .say({ ...congress('mexico', 1), by: 'france' }),
    ).toMatchObject({ reason: 'onlyUs', clause: 'GW-19.15' })
  })
  test('GW-19.17 opinion 1 toward 0, and nothing at 0; E1 and E2 do not apply; the target may be attacked', () => {
    const t = us().opinion(-3)
    t.do(congress('denmark', 1))
    expect(t.state.opinion).toBe(-2)
    t.clear('denmark').at('united-states', 'combat-move')
    const [ship] = t.put('danish-sea', 'united-states', { transport: 1 })
    const [man] = t.put('danish-sea', 'united-states', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    t.do({ type: 'unloadTransport', by: 'united-states', transport: ship, units: [man], space: 'denmark' })
    expect(control(t, 'denmark')).toBe('united-states')
    expect(t.state).toMatchObject({ opinion: -2, us: { warEndedIn: 2 } })
    expect(t.state.us.war).toBeUndefined()
  })
  test('GW-19.18 as long as it lasts entry is barred; GW-19.20 and one further turn', () => {
    const t = us(4).opinion(6)
    t.do(congress('denmark', 1))
    expect(t.say(join('allied'))).toMatchObject({ reason: 'warInProgress', clause: 'GW-19.18' })
    t.do(end)
    expect(t.say(join('allied'))).toMatchObject({ reason: 'tooSoon', clause: 'GW-19.20' })
    expect(t.at('united-states', 'diplomacy', 5).say(join('allied'))).toMatchObject({ reason: 'tooSoon' })
    expect(t.at('united-states', 'diplomacy', 6).say(join('allied')).ok).toBe(true)
  })
  test('GW-19.19 the US ends it in any phase; the target joining a bloc ends it at once', () => {
    const t = us()
    expect(t.say(end)).toMatchObject({ reason: 'noLimitedWar', clause: 'GW-19.19' })
    t.do(congress('denmark', 1))
    t.at('united-states', 'place').do(end)
    const other = us()
    other.do(congress('denmark', 1))
    other
      .marker('denmark', 1)
      .at('france')
      .do(influence('france', 'denmark', 6))
    expect(other.state.us.war).toBeUndefined()
    expect(
      table()
        .at('france')
        .say({ ...end, by: 'france' }),
    ).toMatchObject({ reason: 'onlyUs', clause: 'GW-19.19' })
  })
  /** The American phase 4 in a war on Mexico. */
  const mexico = (men: number) => {
    const t = us()
    t.do(congress('mexico', 1))
    t.put('eastern-us', 'united-states', { artillery: men })
    t.at('united-states', 'combat-move').do({ type: 'endCombatMovement', by: 'united-states' })
    return t
  }
  const start = (t: Table, units?: string[]) =>
    t.say({ type: 'startBattle', by: 'united-states', battle: 'mexico', ...(units ? { units } : {}) })
  const roll = (t: Table, ...dice: number[]) =>
    t.do({ type: 'rollBattleDice', by: 'united-states', battle: 'mexico' }, dice)
  test('GW-19.21 GW-19.22 five Mexicans at defence 2; who does not attack is not involved', () => {
    const t = mexico(2)
    expect(t.state.us.mexicans).toBe(5)
    expect(start(t, t.ids('us-east-coast'))).toMatchObject({ reason: 'badUnits', clause: 'GW-19.22' })
    expect(start(t, t.ids('eastern-us', 'united-states', 'artillery')).ok).toBe(true)
    roll(t, 1, 6)
    expect(t.state.turn.battle && shotsNow(t.state, t.state.turn.battle).map((x) => x.needs)).toEqual([2, 2, 2, 2, 2])
    roll(t, 6, 6, 6, 6, 6)
    expect(t.state.us.mexicans).toBe(4)
    expect(control(t, 'eastern-us')).toBe('united-states')
  })
  test('GW-19.22 GW-22.4 with nobody in Eastern US to attack them, no attack is on offer', () => {
    const offered = (t: Table) => greatWarCore.legal(t.state).some((x) => x.command.type === 'startBattle')
    expect(offered(mexico(2))).toBe(true)
    const t = mexico(2).clear('eastern-us')
    expect(offered(t)).toBe(false)
    expect(start(t)).toMatchObject({ reason: 'badUnits', clause: 'GW-19.22' })
    t.end()
    expect(t.state.phase).toBe('non-combat')
  })
  test('GW-19.23 GW-19.24 the attack may stop after any round; refilled at the end of the turn', () => {
    const t = mexico(2)
    start(t)
    roll(t, 6, 6, 1, 1)
    roll(t, 6, 6, 6, 6, 6)
    t.do({ type: 'retreat', by: 'united-states', battle: 'mexico' })
    expect(t.state.us.mexicans).toBe(3)
    t.until('united-states', 'income').end()
    expect(t.state.us.mexicans).toBe(5)
  })
  test('GW-19.25 GW-19.26 all Mexicans beaten ends it, without gain; a beaten Mexico is no target', () => {
    const t = mexico(5)
    start(t)
    roll(t, 6, 6, 1, 1, 1, 1, 1)
    roll(t, 6, 6, 6, 6, 6)
    expect(t.state.us).toMatchObject({ mexicoBeaten: true, warEndedIn: 2, warEconomy: true })
    expect(incomeOf(t.state, 'united-states')).toBe(12)
    expect(t.at('united-states', 'diplomacy', 5).say(congress('mexico', 1))).toMatchObject({ reason: 'badTarget' })
  })
  test('GW-19.19 ending it breaks off a battle under way', () => {
    const t = mexico(2)
    start(t)
    t.do(end)
    expect(t.state.turn.battle).toBeUndefined()
    expect(t.end().some((e) => e.type === 'phaseBegun')).toBe(true)
  })
})
