/** Chapters 9 to 11: influence, research, purchase. */
import { describe, expect, test } from 'vitest'
import { NATIONS } from '../../../shared/great-war/ids'
import { table } from '../testing/great-war/table'
import { data } from './data'
import { shotsNow } from './rules/battle-dice'

const influence = (by: string, nation: string, die: number) => ({ type: 'influenceNation', by, nation, die })
const research = (by: string, ...dice: number[]) => ({ type: 'researchTechnology', by, dice })
const buy = (by: string, kind: string, count: number, pool?: string) => ({
  type: 'purchaseUnits',
  by,
  units: [pool ? { kind, count, pool } : { kind, count }],
})

describe('GW-9 diplomacy phase', () => {
  test('GW-9.T1 GW-9.1 the table at the start, cell by cell', () => {
    expect(data.rules.influence.starts.map((s) => [s.nation, s.position])).toEqual([
      ['denmark', 0],
      ['norway', 0],
      ['romania', 1],
      ['bulgaria', -1],
      ['greece', 1],
      ['ottoman-empire', -1],
      ['italy', 0],
    ])
    expect(data.rules.influence.finland.value).toBe(-1)
  })
  test('GW-9.2 a 6 moves one position, 1 to 5 nothing; the fee is gone either way', () => {
    const t = table().treasury('germany', 60).at('germany')
    for (const die of [1, 2, 3, 4, 5]) t.do(influence('germany', 'denmark', die))
    expect(t.state.markers.denmark).toBe(0)
    t.do(influence('germany', 'denmark', 6))
    expect(t.state.markers.denmark).toBe(-1)
    expect(t.state.nations.germany.treasury).toBe(30)
  })
  test('GW-9.3 the fee goes to the bank, for a player’s nation to its treasury, whatever the roll (case R26)', () => {
    const t = table().at('germany')
    const sum = () => NATIONS.reduce((n, id) => n + t.state.nations[id].treasury, 0)
    const before = sum()
    t.do(influence('germany', 'ottoman-empire', 6))
    expect(sum()).toBe(before)
    t.do(influence('germany', 'denmark', 1))
    expect(sum()).toBe(before - 5)
  })
  test('GW-9.4 any number of attempts while the money lasts', () => {
    const t = table().at('germany')
    t.do(influence('germany', 'denmark', 1))
    t.do(influence('germany', 'norway', 1))
    expect(t.say(influence('germany', 'norway', 1))).toMatchObject({ reason: 'notEnoughIpc', clause: 'GW-9.2' })
  })
  test.each([
    ['unaligned Turkey', 'ottoman-empire'],
    ['the Bolsheviks', 'bolsheviks'],
    ['Serbia', 'serbia'],
  ] as const)('GW-9.5 NOT_BELLIGERENT: %s', (_who, by) => {
    const t = table().treasury(by, 9).at(by)
    expect(t.say(influence(by, 'denmark', 6))).toMatchObject({ reason: 'notBelligerent', clause: 'GW-9.5' })
  })
  test('GW-9.5 nor a surrendered nation', () => {
    const t = table().nation('france', { status: 'surrendered' }).at('france')
    expect(t.say(influence('france', 'denmark', 6))).toMatchObject({ reason: 'notBelligerent' })
  })
  test('GW-9.6 a joined nation is no target any more', () => {
    const t = table().treasury('germany', 20).at('germany')
    t.do(influence('germany', 'bulgaria', 6))
    expect(t.say(influence('germany', 'bulgaria', 6))).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-9.6' })
  })
  test('GW-9.7 a success from Pro-Central goes to Neutral, one step', () => {
    const t = table().at('france')
    t.do(influence('france', 'bulgaria', 6))
    expect(t.state.markers.bulgaria).toBe(0)
  })
  test('GW-9.8 GW-18.6 at the end of the track it joins, controlled by who paid', () => {
    const t = table().at('france')
    t.do(influence('france', 'romania', 6))
    expect(t.state.nations.romania).toMatchObject({ bloc: 'allied', controller: 'france' })
    expect(t.state.opinion).toBe(1)
  })
  test('GW-9.9 an attacked neutral leaves the table', () => {
    const t = table().at('germany', 'combat-move')
    t.do({ type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' })
    expect('denmark' in t.state.markers).toBe(false)
    expect(t.at('france').say(influence('france', 'denmark', 6))).toMatchObject({
      reason: 'notInfluenceable',
      clause: 'GW-9.1',
    })
  })
  test('GW-9.9 a limited war alone leaves it there', () => {
    const t = table(6, 'Gus').at('united-states')
    t.do({ type: 'requestLimitedWar', by: 'united-states', target: 'denmark', die: 1 })
    t.at('france').do(influence('france', 'denmark', 1))
  })
  test('GW-9.10 offers, doctrine and the rest belong to the own Diplomacy phase; answers to any time but phase 4', () => {
    const t = table().at('germany', 'purchase')
    const doctrine = { type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' }
    expect(t.say(doctrine)).toMatchObject({ reason: 'wrongPhase', clause: 'GW-8.1' })
    t.at('france').do({ type: 'offerArmistice', by: 'france', to: 'germany', rounds: 1, terms: [] })
    const answer = { type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' }
    expect(t.at('france', 'combat-move').say(answer)).toMatchObject({ reason: 'wrongPhase', clause: 'GW-20.34' })
    t.at('france', 'place').do(answer)
  })
  test.each(['united-states', 'serbia', 'finland', 'france'] as const)('GW-9.1 NOT_INFLUENCEABLE: %s', (nation) => {
    expect(
      table()
        .at('germany')
        .say(influence('germany', nation, 6)),
    ).toMatchObject({ reason: 'notInfluenceable' })
  })
})

describe('GW-10 research', () => {
  test('GW-10.T1 the technologies, by number and name', () => {
    expect(data.technologies.map((t) => `${t.id} ${t.name}`)).toEqual([
      '1 Chemical Weapons',
      '2 Improved Aviation',
      '3 Tanks',
      '3b Improved Tanks',
      '4 Submarines',
      '4b Extended Range Submarines',
      '5 Troop Mechanization',
      '6 Super Trench',
    ])
  })
  test('GW-10.1 GW-10.2 an attempt costs 5; on a 6 a second die names the advance', () => {
    const t = table().at('france', 'research')
    t.do(research('france', 6, 1))
    expect(t.state.nations.france).toMatchObject({ treasury: 4, technologies: ['1'] })
  })
  test('GW-10.1 the app’s dice are asked for one after another (case D6)', () => {
    const t = table().at('france', 'research')
    const ask = { type: 'researchTechnology', by: 'france' }
    expect(t.judge(ask)).toMatchObject({ reason: 'wantsDice', facts: { count: 1 } })
    expect(t.judge(ask, [6])).toMatchObject({ reason: 'wantsDice', facts: { count: 1 } })
    expect(t.judge(ask, [6, 3]).ok).toBe(true)
    expect(t.judge(ask, [4]).ok).toBe(true)
  })
  test('GW-10.4 number 3 gives 3b to owners of 3', () => {
    const t = table().tech('france', '3').at('france', 'research')
    t.do(research('france', 6, 3))
    expect(t.state.nations.france.technologies).toEqual(['3', '3b'])
  })
  test('GW-10.5 with all eight no attempt may be made', () => {
    const t = table().tech('france', '1', '2', '3', '3b', '4', '4b', '5', '6').at('france', 'research')
    expect(t.say(research('france', 6, 1))).toMatchObject({ reason: 'allResearched', clause: 'GW-10.5' })
  })
  test('GW-10.7 gas: once per battle, on land units only, answered by nobody', () => {
    const t = table().tech('germany', '1').clear('germany', 'poland').at('germany', 'combat-move')
    const [fighter] = t.put('poland', 'russia', { fighter: 1 })
    const [infantry] = t.put('poland', 'russia', { infantry: 1 })
    const units = t.put('germany', 'germany', { artillery: 3 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    const told = t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [1, 1, 6])
    // Two hits, one land unit: the surplus is lost, the fighter stays.
    expect(told).toContainEqual({ type: 'unitsRemoved', units: [infantry], why: 'battle' })
    expect(t.state.turn.battle?.defenders).toEqual([fighter])
    expect(shotsNow(t.state, t.state.turn.battle ?? never()).map((x) => x.needs)).toEqual([2, 2, 2])
  })
  const never = (): never => {
    throw new Error('no battle')
  }
  test('GW-10.13 mechanization doubles national pools, not those of minors', () => {
    const t = table().nation('bulgaria', { bloc: 'central', status: 'belligerent', controller: 'germany' })
    t.pool('germany', 40, 120).at('germany', 'research')
    t.do(research('germany', 6, 5))
    expect(t.state.pools.germany).toEqual({ used: 40, total: 200 })
    expect(t.state.pools.bulgaria).toEqual({ used: 1, total: 6 })
  })
  test('GW-10.14 a Super Trench takes away support and air rolls; gas still works', () => {
    const t = table().tech('russia', '6').tech('germany', '1').clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 1 })
    t.trench('poland', 'germany')
    const units = t.put('germany', 'germany', { infantry: 1, artillery: 1, fighter: 1 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    const b = () => shotsNow(t.state, t.state.turn.battle ?? never()).map((x) => `${x.for} ${x.kind} ${x.needs}`)
    expect(b()).toEqual(['chemical artillery 1'])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [6])
    expect(b()).toEqual(['battle infantry 1', 'battle artillery 2'])
  })
})

describe('GW-11 purchase', () => {
  test.each([
    ['infantry', 2],
    ['artillery', 3],
    ['tank', 4],
    ['fighter', 6],
    ['bomber', 8],
    ['submarine', 4],
    ['transport', 4],
    ['dreadnought', 12],
    ['trench', 5],
  ] as const)('GW-11.1 %s costs %i, paid at once', (kind, price) => {
    const t = table().tech('germany', '2', '3', '4').treasury('germany', 20).at('germany', 'purchase')
    t.do(buy('germany', kind, 1, kind === 'trench' ? undefined : 'germany'))
    expect(t.state.nations.germany.treasury).toBe(20 - price)
  })
  test('GW-11.1 a purchase of this phase may be taken back, an older one not', () => {
    const t = table().waiting('germany', 'infantry', 1, 'germany').at('germany', 'purchase')
    t.do(buy('germany', 'infantry', 2, 'germany'))
    const back = (count: number) => ({ ...buy('germany', 'infantry', count, 'germany'), type: 'cancelPurchase' })
    expect(t.say(back(3))).toMatchObject({ reason: 'notPurchased', clause: 'GW-11.1' })
    t.do(back(2))
    expect(t.state.nations.germany).toMatchObject({ treasury: 12, waiting: [{ kind: 'infantry', count: 1 }] })
  })
  test('GW-11.2 no credit', () => {
    const t = table().at('germany', 'purchase')
    expect(t.say(buy('germany', 'infantry', 7, 'germany'))).toMatchObject({ reason: 'notEnoughIpc', clause: 'GW-11.2' })
  })
  test('GW-11.3 what could be placed nowhere is not sold', () => {
    const t = table().control('germany', 'france').control('moscow', 'germany').at('germany', 'purchase')
    expect(t.say(buy('germany', 'infantry', 1, 'germany'))).toMatchObject({ reason: 'noCapital' })
    const russia = table().control('leningrad', 'germany').at('russia', 'purchase')
    expect(russia.say(buy('russia', 'transport', 1, 'russia'))).toMatchObject({ reason: 'noSite', clause: 'GW-11.3' })
    const trench = table().clear('germany').at('germany', 'purchase')
    expect(trench.say(buy('germany', 'trench', 1))).toMatchObject({ reason: 'noSite' })
  })
  test('GW-11.4 what has lost its site stays bought, and is lost with the nation', () => {
    const t = table().waiting('russia', 'transport', 1, 'russia').control('leningrad', 'germany').at('russia', 'place')
    t.end()
    expect(t.state.nations.russia.waiting).toEqual([{ kind: 'transport', count: 1, pool: 'russia' }])
    t.clearAll('russia').lose('russia', 'germany').settled()
    expect(t.state.nations.russia).toMatchObject({ status: 'conquered', waiting: [] })
  })
  test('GW-11.5 GW-20.27 foreign units cost double', () => {
    const t = table().nation('france', { status: 'conquered' }).lose('france', 'germany').pool('germany', 120, 120)
    t.at('germany', 'purchase').do(buy('germany', 'artillery', 1, 'france'))
    expect(t.state.nations.germany.treasury).toBe(6)
  })
  test('GW-20.27 FOREIGN_NOT_ALLOWED: no conquered pool', () => {
    expect(
      table()
        .at('germany', 'purchase')
        .say(buy('germany', 'infantry', 1, 'france')),
    ).toMatchObject({
      reason: 'foreignNotAllowed',
      clause: 'GW-20.27',
    })
  })
})
