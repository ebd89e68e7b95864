/** Chapters 20 and 21: treaties, conquest, liberation, victory. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { atWar } from './rules/who'
import { conquerorOf } from './rules/conquest'

const control = (t: Table, space: string) => t.state.territories[space as SpaceId]?.controller
const truce = (by: string, to: string, rounds = 1, terms: object[] = []) => ({
  type: 'offerArmistice',
  by,
  to,
  rounds,
  terms,
})
const conditional = (by: string, to: string, terms: object[] = []) => ({
  type: 'offerConditionalSurrender',
  by,
  to,
  terms,
})
const unconditional = (by: string, to: string) => ({ type: 'offerUnconditionalSurrender', by, to })
const answer = (by: string, offer: string, what: string, more: object = {}) => ({
  type: 'respondOffer',
  by,
  offer,
  answer: what,
  ...more,
})
const move = (by: string, units: readonly (string | undefined)[], ...path: string[]) => ({
  type: 'moveUnits',
  by,
  units,
  path,
})

/** France has surrendered to Germany, in the way named, on these terms. */
function surrendered(kind: 'conditional' | 'unconditional', terms: object[] = []): Table {
  const t = table().at('france')
  t.do(kind === 'conditional' ? conditional('france', 'germany', terms) : unconditional('france', 'germany'))
  t.do(answer('germany', 'o1', 'accept'))
  return t
}

describe('GW-20 offers', () => {
  test('GW-20.1 GW-20.2 who may sign: belligerent powers and joined majors, at war with each other', () => {
    const t = table().at('germany')
    for (const to of ['austria-hungary', 'serbia', 'denmark', 'ottoman-empire'])
      expect(t.say(truce('germany', to))).toMatchObject({ reason: 'notAtWar', clause: 'GW-20.2' })
    expect(t.say(unconditional('germany', 'italy'))).toMatchObject({ reason: 'notAtWar' })
    expect(t.say({ type: 'breakArmistice', by: 'germany', treaty: 't7' })).toMatchObject({
      reason: 'noSuchTreaty',
      clause: 'GW-20.1',
    })
  })
  test.each([
    ['a term nobody knows', { term: 'apology', from: 'germany' }],
    ['more money than there is', { term: 'payNow', from: 'germany', ipc: 13, to: 'france' }],
    ['another’s land', { term: 'cedeTerritory', from: 'germany', space: 'poland', to: 'france' }],
    ['a third nation bound', { term: 'payNow', from: 'austria-hungary', ipc: 1, to: 'france' }],
    ['a third nation paid', { term: 'payNow', from: 'germany', ipc: 1, to: 'russia' }],
    ['another’s units', { term: 'disbandUnits', from: 'germany', units: ['u1'] }],
  ])('GW-20.3 BAD_TERMS: %s', (_what, term) => {
    expect(
      table()
        .at('germany')
        .say(truce('germany', 'france', 1, [term])),
    ).toMatchObject({ reason: 'badTerms', clause: 'GW-20.3' })
  })
  test('GW-20.3 the same IPC cannot be promised twice', () => {
    const pay = { term: 'payNow', from: 'germany', ipc: 7, to: 'france' }
    expect(
      table()
        .at('germany')
        .say(truce('germany', 'france', 1, [pay, pay])),
    ).toMatchObject({ reason: 'badTerms' })
  })
  test('GW-20.3 terms due on signing, in order: land, money, units; tribute at each Collect Income, cut to what is there', () => {
    const t = table().at('france')
    const ship = t.ids('western-mediterranean', 'france', 'dreadnought')
    const man = t.ids('algeria', 'france')
    t.do(
      conditional('france', 'germany', [
        { term: 'cedeTerritory', from: 'france', space: 'morocco', to: 'austria-hungary' },
        { term: 'payNow', from: 'france', ipc: 4, to: 'germany' },
        { term: 'handOverUnits', from: 'france', units: ship, to: 'germany' },
        { term: 'disbandUnits', from: 'france', units: man },
        { term: 'tribute', from: 'france', ipc: 5, rounds: 2, to: 'germany' },
        { term: 'text', from: 'germany', text: 'the band may keep its drums' },
      ]),
    )
    t.do(answer('germany', 'o1', 'accept'))
    expect(control(t, 'morocco')).toBe('austria-hungary')
    expect([t.state.nations.france.treasury, t.state.nations.germany.treasury]).toEqual([5, 16])
    expect([t.there('western-mediterranean', 'germany'), t.there('algeria')]).toEqual(['1 dreadnought', ''])
    t.at('france', 'place').end()
    expect([t.state.nations.france.treasury, t.state.nations.germany.treasury]).toEqual([5 + 8 - 5, 21])
    t.at('france', 'place').end()
    expect(t.state.treaties[0]?.tributes).toEqual([])
  })
  test('GW-20.3 demilitarised land is closed to the bound nation, evacuation makes strays, passage lets through', () => {
    const t = table().at('france')
    t.do(
      conditional('france', 'germany', [
        { term: 'demilitarize', from: 'france', space: 'vichy-france' },
        { term: 'evacuate', from: 'france', spaces: ['algeria'] },
        { term: 'passage', from: 'france', spaces: ['eastern-france'], to: 'germany' },
      ]),
    )
    t.do(answer('germany', 'o1', 'accept'))
    expect(t.state.units[t.ids('algeria')[0] ?? ('' as never)]?.strayIn).toBeDefined()
    t.at('france', 'non-combat')
    expect(t.say(move('france', t.ids('france', 'france', 'infantry').slice(0, 1), 'vichy-france'))).toMatchObject({
      reason: 'treatyBlocks',
    })
    t.tech('germany', '3', '3b').at('germany', 'non-combat')
    const [tank] = t.put('germany', 'germany', { tank: 1 })
    expect(t.say(move('germany', [tank], 'eastern-france'))).toMatchObject({ reason: 'treatyBlocks' })
    t.do(move('germany', [tank], 'eastern-france', 'germany'))
  })
  test('GW-20.4 one open offer of a kind; unanswered it lapses at the end of the recipient’s next Diplomacy phase', () => {
    const t = table().at('germany')
    t.do(truce('germany', 'russia'))
    expect(t.say(truce('germany', 'russia'))).toMatchObject({ reason: 'offerOpen', clause: 'GW-20.4' })
    expect(t.say(answer('france', 'o1', 'accept'))).toMatchObject({ reason: 'notRecipient', clause: 'GW-20.4' })
    expect(t.say(answer('russia', 'o9', 'accept'))).toMatchObject({ reason: 'noSuchOffer', clause: 'GW-20.4' })
    t.at('russia').end()
    expect(t.state.offers).toEqual([])
    expect(t.say(answer('russia', 'o1', 'accept'))).toMatchObject({ reason: 'offerLapsed', clause: 'GW-20.4' })
  })
  test('GW-20.4 GW-20.12 a counter passes the answer to the other side and does not prolong the offer', () => {
    const t = table().at('france')
    t.do(conditional('france', 'germany'))
    const cede = [{ term: 'cedeTerritory', from: 'france', space: 'eastern-france', to: 'germany' }]
    t.do(answer('germany', 'o1', 'counter', { terms: cede }))
    expect(t.say(answer('germany', 'o1', 'accept'))).toMatchObject({ reason: 'notRecipient' })
    t.do(answer('france', 'o1', 'accept'))
    expect([control(t, 'eastern-france'), t.state.nations.france.status]).toEqual(['germany', 'surrendered'])
  })
  test('GW-20.4 counters need their form: no counter to an unconditional offer, no truce of no rounds', () => {
    const t = table().at('france')
    t.do(unconditional('france', 'germany'))
    t.do(truce('france', 'austria-hungary'))
    expect(t.say(answer('germany', 'o1', 'counter', { terms: [] }))).toMatchObject({ reason: 'badTerms' })
    expect(t.say(answer('austria-hungary', 'o2', 'counter', { terms: [], rounds: 0 }))).toMatchObject({
      reason: 'badDuration',
      clause: 'GW-20.6',
    })
  })
  test('GW-20.22 after a refusal the same offer may be made again next turn', () => {
    const t = table().at('france')
    t.do(unconditional('france', 'germany'))
    t.do(answer('germany', 'o1', 'reject'))
    expect(t.say(unconditional('france', 'germany'))).toMatchObject({ reason: 'offerOpen', clause: 'GW-20.22' })
    t.at('france').do(unconditional('france', 'germany'))
  })
  test('GW-20.34 no answer in anybody’s phase 4', () => {
    const t = table().at('france')
    t.do(truce('france', 'germany'))
    expect(t.at('italy', 'combat').say(answer('germany', 'o1', 'accept'))).toMatchObject({
      reason: 'wrongPhase',
      clause: 'GW-20.34',
    })
  })
})

describe('GW-20 armistice', () => {
  test('GW-20.5 GW-20.6 GW-20.7 it binds just the two for whole rounds', () => {
    const t = table().at('france')
    expect(t.say(truce('france', 'germany', 0))).toMatchObject({ reason: 'badDuration', clause: 'GW-20.6' })
    t.do(truce('france', 'germany', 3))
    t.do(answer('germany', 'o1', 'accept'))
    expect([
      atWar(t.state, 'france', 'germany'),
      atWar(t.state, 'france', 'austria-hungary'),
      atWar(t.state, 'russia', 'germany'),
    ]).toEqual([false, true, true])
  })
  test('GW-20.8 on expiry the two may fight again', () => {
    const t = table().at('france', 'diplomacy', 2)
    t.do(truce('france', 'germany', 1))
    t.do(answer('germany', 'o1', 'accept'))
    t.at('united-states', 'income', 3).end()
    expect(atWar(t.state, 'france', 'germany')).toBe(true)
  })
  test('GW-20.9 broken openly it costs opinion; ended by consent it does not', () => {
    const make = () => {
      const t = table().at('germany')
      t.do(truce('germany', 'france', 3))
      t.do(answer('france', 'o1', 'accept'))
      return t
    }
    const broken = make()
    broken.do({ type: 'breakArmistice', by: 'germany', treaty: 't1' })
    expect([broken.state.opinion, atWar(broken.state, 'france', 'germany')]).toEqual([1, true])
    const ended = make()
    ended.do({ type: 'endArmisticeByConsent', by: 'germany', treaty: 't1' })
    expect(ended.say({ type: 'endArmisticeByConsent', by: 'germany', treaty: 't1' })).toMatchObject({
      reason: 'offerOpen',
    })
    ended.do(answer('france', 'o2', 'accept'))
    expect([ended.state.opinion, atWar(ended.state, 'france', 'germany')]).toEqual([0, true])
    expect(make().say({ type: 'endArmisticeByConsent', by: 'germany', treaty: 't2' })).toMatchObject({
      reason: 'noSuchTreaty',
    })
  })
  test('GW-20.10 it does not count for victory', () => {
    const t = table(2)
    for (const [n, to] of [
      ['germany', 'france'],
      ['austria-hungary', 'france'],
    ] as const) {
      t.at(n).do(truce(n, to, 5))
      t.do(answer(to, t.state.offers[0]?.offer ?? '', 'accept'))
    }
    expect(t.state.result).toBeUndefined()
  })
  test('GW-17.24 the Bolsheviks sign an armistice without terms, and nothing else', () => {
    const t = table()
      .nation('bolsheviks', { status: 'belligerent', treasury: 5 })
      .control('leningrad', 'bolsheviks')
      .at('bolsheviks')
    expect(
      t.say(truce('bolsheviks', 'germany', 1, [{ term: 'payNow', from: 'bolsheviks', ipc: 1, to: 'germany' }])),
    ).toMatchObject({ reason: 'badTerms' })
    expect(t.say(unconditional('bolsheviks', 'germany'))).toMatchObject({ reason: 'notAtWar' })
    t.do(truce('bolsheviks', 'germany'))
  })
})

describe('GW-20 surrender', () => {
  test('GW-20.11 GW-20.12 GW-20.13 GW-20.14 accepted, the loser is at peace with the whole bloc and keeps what it holds', () => {
    const t = surrendered('conditional')
    expect(t.state.nations.france).toMatchObject({ status: 'surrendered', bloc: 'allied' })
    expect([atWar(t.state, 'france', 'germany'), atWar(t.state, 'france', 'austria-hungary')]).toEqual([false, false])
    expect(t.state.opinion).toBe(1)
    expect(control(t, 'france')).toBe('france')
  })
  test('GW-20.15 GW-20.16 GW-20.17 renounced once by loser or victor: war with the whole bloc, and the offender’s word is spent', () => {
    const t = surrendered('conditional')
    t.at('germany').do({ type: 'renounceSurrender', by: 'germany', treaty: 't1' })
    expect(t.state.opinion).toBe(3)
    expect(t.state.nations).toMatchObject({
      germany: { brokeSurrender: true },
      france: { brokeSurrender: false, status: 'belligerent' },
    })
    expect(atWar(t.state, 'france', 'austria-hungary')).toBe(true)
    expect(t.say(conditional('germany', 'russia'))).toMatchObject({ reason: 'onlyUnconditional', clause: 'GW-20.15' })
    t.at('germany').do(unconditional('germany', 'russia'))
    t.do(answer('russia', t.state.offers[0]?.offer ?? '', 'accept'))
    expect(t.at('germany').say({ type: 'renounceSurrender', by: 'germany', treaty: 't2' })).toMatchObject({
      reason: 'alreadyBroken',
      clause: 'GW-20.17',
    })
  })
  test('GW-20.18 GW-20.19 GW-20.20 the victor of an unconditional surrender imposes what it likes, when it likes', () => {
    const t = surrendered('unconditional')
    const impose = (by: string, term: object, treaty = 't1') =>
      t.say({ type: 'imposeTerms', by, treaty, terms: [term] })
    const cede = (space: string) => ({ term: 'cedeTerritory', from: 'france', space, to: 'germany' })
    t.at('germany')
    expect(impose('germany', { term: 'payNow', from: 'germany', ipc: 1, to: 'france' })).toMatchObject({
      reason: 'badTerms',
    })
    expect(impose('germany', cede('france'), 't4')).toMatchObject({ reason: 'noSuchTreaty' })
    expect(impose('germany', cede('france')).ok).toBe(true)
    t.at('france')
    expect(impose('france', cede('morocco'))).toMatchObject({ reason: 'notVictor', clause: 'GW-20.19' })
    t.at('germany')
    for (const x of ['eastern-france', 'vichy-france', 'morocco', 'algeria', 'tunisia', 'corsica'])
      expect(impose('germany', cede(x)).ok).toBe(true)
    expect(t.state.nations.france.status).toBe('conquered')
    expect(t.state.opinion).toBe(1)
  })
  test('GW-20.21 the first rejection of an unconditional offer, left to lapse or refused; conditional ones never', () => {
    const t = table().at('france')
    t.do(conditional('france', 'germany'))
    t.do(answer('germany', 'o1', 'reject'))
    expect(t.state.opinion).toBe(0)
    t.do(unconditional('france', 'germany'))
    t.at('germany').end()
    expect(t.state.opinion).toBe(2)
    const austria = table().at('austria-hungary')
    austria.do(unconditional('austria-hungary', 'russia'))
    austria.do(answer('russia', 'o1', 'reject'))
    expect(austria.state.opinion).toBe(-2)
  })
  test('GW-20.2 a surrender may be offered during an armistice', () => {
    const t = table().at('france')
    t.do(truce('france', 'germany', 3))
    t.do(answer('germany', 'o1', 'accept'))
    t.do(conditional('france', 'germany'))
    t.do(answer('germany', 'o2', 'accept'))
    expect(t.state.treaties.map((x) => `${x.kind} ${x.state}`)).toEqual([
      'armistice ended',
      'conditionalSurrender in-force',
    ])
  })
})

describe('GW-20 conquest and liberation', () => {
  const fall = (nation: NationId, to: NationId) => table().clearAll(nation).lose(nation, to).settled()
  test('GW-20.24 GW-20.25 GW-20.26 all land lost is conquest, by the holder of the capital, without an event', () => {
    const t = fall('france', 'germany')
    expect([t.state.nations.france.status, conquerorOf(t.state, 'france'), t.state.opinion]).toEqual([
      'conquered',
      'germany',
      0,
    ])
    const partly = table().control('france', 'germany').settled()
    expect(partly.state.nations.france.status).toBe('belligerent')
  })
  test('GW-20.24 of two capitals the one lost last names the conqueror', () => {
    const t = table().clear('leningrad', 'moscow').control('belorussia', 'austria-hungary').at('germany', 'combat-move')
    const [a] = t.control('baltic-states', 'germany').put('baltic-states', 'germany', { infantry: 1 })
    t.do(move('germany', [a], 'leningrad'))
    t.at('austria-hungary', 'combat-move')
    const [b] = t.clear('belorussia').put('belorussia', 'austria-hungary', { infantry: 1 })
    t.do(move('austria-hungary', [b], 'moscow'))
    expect(conquerorOf(t.state, 'russia')).toBe('austria-hungary')
  })
  test('GW-20.28 what is bought of foreign manpower stays when the capital is freed', () => {
    const t = fall('france', 'germany').waiting('germany', 'infantry', 1, 'france')
    t.control('france', 'france').settled()
    expect(t.state.nations.germany.waiting).toHaveLength(1)
    expect(t.state.nations.france.status).toBe('belligerent')
  })
  test('GW-20.30 a space returns to an owner with a capital, else the liberator holds it in trust until one is freed', () => {
    const t = fall('france', 'germany').at('great-britain', 'combat-move')
    t.clear('eastern-france')
    const men = t.ids('netherlands-belgium')
    t.do(move('great-britain', men.slice(0, 1), 'eastern-france'))
    expect(control(t, 'eastern-france')).toBe('great-britain')
    t.do(move('great-britain', men.slice(1), 'france'))
    expect([control(t, 'france'), control(t, 'eastern-france')]).toEqual(['france', 'france'])
    expect(t.state.nations.france).toMatchObject({ status: 'belligerent', treasury: 0 })
  })
  test('GW-20.31 freed, it acts from its next turn', () => {
    const t = fall('france', 'germany').at('great-britain', 'combat-move')
    t.do(move('great-britain', t.ids('netherlands-belgium').slice(0, 1), 'france'))
    t.end()
    t.until('france', 'diplomacy')
    expect(t.state.round).toBe(1)
  })
  test('GW-20.32 Serbia’s space is nobody’s to give back', () => {
    const t = table().clear('serbia').control('serbia', 'germany').settled()
    t.control('rumania', 'russia').at('russia', 'combat-move')
    const [man] = t.put('rumania', 'russia', { infantry: 1 })
    t.do(move('russia', [man], 'serbia'))
    expect([control(t, 'serbia'), t.state.nations.serbia.status]).toEqual(['russia', 'gone'])
  })
  test('GW-15.8 trenches fall with a hostile capture and stay through treaty and an unfought liberation', () => {
    const t = table().clear('poland').trench('poland', 'germany').at('germany', 'combat-move')
    t.do(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 1), 'poland'))
    expect(t.state.territories['poland' as SpaceId]?.trenches).toEqual([])
    const freed = table()
      .control('poland', 'germany')
      .clear('poland')
      .trench('poland', 'germany')
      .at('russia', 'combat-move')
    freed.do(move('russia', freed.ids('east-poland'), 'poland'))
    expect(freed.state.territories['poland' as SpaceId]?.trenches).toEqual(['germany'])
  })
})

describe('GW-21 victory', () => {
  test('GW-21.1 all countries of a bloc have surrendered', () => {
    const t = table()
    for (const n of ['germany', 'austria-hungary'] as const) {
      t.at(n).do(unconditional(n, 'russia'))
      t.do(answer('russia', t.state.offers[0]?.offer ?? '', 'accept'))
    }
    expect(t.state.result).toEqual({ winner: 'allied', clause: 'GW-21.1' })
    expect(t.say({ type: 'endPhase', by: 'austria-hungary' })).toMatchObject({ reason: 'gameOver', clause: 'GW-22.3' })
  })
  test('GW-21.2 GW-21.4 conquered or surrendered in any mix; an unaligned Turkey is not counted', () => {
    const t = table()
      .nation('austria-hungary', { status: 'surrendered' })
      .clearAll('germany')
      .lose('germany', 'france')
      .settled()
    expect(t.state.result).toEqual({ winner: 'allied', clause: 'GW-21.2' })
    const turkey = table().bloc('ottoman-empire', 'central').nation('austria-hungary', { status: 'surrendered' })
    turkey.clearAll('germany').lose('germany', 'france').settled()
    expect(turkey.state.result).toBeUndefined()
  })
  test('GW-21.5 both at the same moment: a draw', () => {
    const t = table()
    for (const n of ['germany', 'austria-hungary', 'great-britain', 'france', 'russia'] as const)
      t.nation(n, { status: 'surrendered' })
    expect(t.settled().state.result).toEqual({ winner: 'draw', clause: 'GW-21.5' })
  })
  const peace = (by: string, result = 'draw') => ({ type: 'offerGeneralPeace', by, result })
  test('GW-21.3 GW-21.6 a general peace holds once every nation has accepted', () => {
    const t = table().at('france')
    t.do(peace('france', 'centralVictory'))
    expect(t.say(peace('france'))).toMatchObject({ reason: 'offerOpen' })
    for (const n of ['germany', 'austria-hungary', 'great-britain']) t.do(answer(n, 'o1', 'accept'))
    expect(t.say(answer('germany', 'o1', 'accept'))).toMatchObject({ reason: 'notRecipient' })
    expect(t.state.result).toBeUndefined()
    t.do(answer('russia', 'o1', 'accept'))
    expect(t.state.result).toEqual({ winner: 'central', clause: 'GW-21.3' })
  })
  test('GW-21.6 one refusal ends it, and it is no rejected surrender; it lapses before the proposer’s next turn', () => {
    const t = table().at('france')
    t.do(peace('france'))
    t.do(answer('germany', 'o1', 'reject'))
    expect(t.state).toMatchObject({ offers: [], opinion: 0 })
    t.at('germany').do(peace('germany'))
    t.until('serbia', 'place').end()
    expect(t.state.offers).toEqual([])
    expect(t.at('ottoman-empire').say(peace('ottoman-empire'))).toMatchObject({
      reason: 'notBelligerent',
      clause: 'GW-21.6',
    })
  })
  test('GW-21.7 there is no round limit', () => {
    const t = table().at('ottoman-empire', 'income', 60)
    t.end()
    expect(t.state).toMatchObject({ round: 61 })
    expect(t.state.result).toBeUndefined()
  })
})
