/** Chapters 4 to 7: units, set-up values, economy, manpower. */
import { describe, expect, test } from 'vitest'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { capture } from './consequences/control'
import { settle } from './consequences/settle'
import { Telling } from './telling'
import { shotsNow } from './rules/battle-dice'
import { incomeOf, productionOf } from './rules/spaces'
import { attackOf, defenceOf, moveOf } from './rules/strength'

const space = (s: string) => s as SpaceId
const buy = (by: string, kind: string, count: number, pool?: string) => ({
  type: 'purchaseUnits',
  by,
  units: [pool ? { kind, count, pool } : { kind, count }],
})
const place = (by: string, kind: string, count: number, where: string, pool: string, complex?: string) => ({
  type: 'placeUnits',
  by,
  placements: [{ kind, count, space: where, pool, ...(complex ? { complex } : {}) }],
})
/** `by` takes the space as after a battle. */
function take(t: Table, where: string, by: Parameters<typeof capture>[2]): Table {
  const told = new Telling(t.state)
  capture(told, space(where), by, 'battle')
  settle(told)
  return t.patch(told.state)
}

describe('GW-4 units', () => {
  test('GW-4.3 without the advance no tanks, bombers or submarines; a gift may be used all the same', () => {
    const t = table().treasury('france', 20).at('france', 'purchase')
    for (const kind of ['tank', 'bomber', 'submarine'])
      expect(t.say(buy('france', kind, 1, 'france'))).toMatchObject({ reason: 'needsTechnology', clause: 'GW-4.3' })
    const [tank] = t.put('france', 'france', { tank: 1 })
    t.at('france', 'non-combat').do({ type: 'moveUnits', by: 'france', units: [tank], path: ['vichy-france'] })
  })
  test('GW-4.4 one infantry for each artillery gets +1, and only in attack', () => {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 2, artillery: 2 })
    const units = t.put('germany', 'germany', { infantry: 3, artillery: 1 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    const needs = () => shotsNow(t.state, t.state.turn.battle ?? fail()).map((x) => `${x.kind} ${x.needs}`)
    expect(needs()).toEqual(['infantry 2', 'infantry 1', 'infantry 1', 'artillery 2'])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [6, 6, 6, 6])
    expect(needs()).toEqual(['infantry 2', 'infantry 2', 'artillery 2', 'artillery 2'])
  })
  const fail = (): never => {
    throw new Error('no battle')
  }
  test('GW-4.8 complexes are understood and never for sale', () => {
    const t = table().at('germany', 'purchase')
    expect(t.say(buy('germany', 'industrial-complex', 1, 'germany'))).toMatchObject({
      reason: 'notForSale',
      clause: 'GW-4.8',
    })
  })
  test('GW-4.9 every unit costs a manpower when it is placed, a trench none', () => {
    const t = table()
      .waiting('germany', 'infantry', 1, 'germany')
      .waiting('germany', 'trench', 1)
      .at('germany', 'place')
    t.do({ type: 'buildTrench', by: 'germany', space: 'germany', facing: 'poland' })
    expect(t.state.pools.germany.used).toBe(18)
    t.do(place('germany', 'infantry', 1, 'germany', 'germany'))
    expect(t.state.pools.germany.used).toBe(19)
  })
})

describe('GW-5 set-up', () => {
  test('GW-5.4 treasuries are the starting incomes; the US has 8, Italy nothing yet', () => {
    const { nations } = table().state
    const ids = [
      'great-britain',
      'france',
      'russia',
      'germany',
      'austria-hungary',
      'ottoman-empire',
      'united-states',
      'italy',
      'serbia',
    ] as const
    expect(ids.map((n) => nations[n].treasury)).toEqual([15, 9, 15, 12, 7, 8, 8, 0, 0])
  })
  test('GW-5.5 Germany has Submarines, nobody else anything', () => {
    const { nations } = table().state
    expect(
      Object.entries(nations)
        .filter(([, n]) => n.technologies.length > 0)
        .map(([id, n]) => [id, n.technologies]),
    ).toEqual([['germany', ['4']]])
  })
  test('GW-5.6 level 0, Restricted, no trench, no treaty, round 1', () => {
    const { state } = table()
    expect(state).toMatchObject({ opinion: 0, doctrine: 'restricted', treaties: [], round: 1 })
    expect(Object.values(state.territories).every((t) => t.trenches.length === 0)).toBe(true)
  })
  test('GW-5.7 Austria builds into the Adriatic while it holds Yugoslavia; Moscow builds no ship', () => {
    const t = table().waiting('austria-hungary', 'transport', 1, 'austria-hungary').at('austria-hungary', 'place')
    const ship = place('austria-hungary', 'transport', 1, 'adriatic-sea', 'austria-hungary')
    expect(t.judge(ship).ok).toBe(true)
    t.control('yugoslavia', 'italy')
    expect(t.judge(ship)).toMatchObject({ reason: 'noComplex' })
    const russia = table().waiting('russia', 'transport', 1, 'russia').at('russia', 'place')
    expect(russia.judge(place('russia', 'transport', 1, 'black-sea', 'russia'))).toMatchObject({ reason: 'badZone' })
    expect(russia.judge(place('russia', 'transport', 1, 'baltic-sea', 'russia')).ok).toBe(true)
  })
})

describe('GW-6 economy', () => {
  test('GW-6.1 GW-6.8 income follows control; what is unspent is kept', () => {
    const t = table().control('poland', 'germany').at('germany', 'place')
    t.end()
    expect(t.state.nations.germany.treasury).toBe(12 + 13)
  })
  test('GW-6.3 without the capital nothing is collected, bought, researched or paid for influence', () => {
    const t = table().control('france', 'germany').at('france')
    expect(incomeOf(t.state, 'france')).toBe(0)
    expect(t.say({ type: 'influenceNation', by: 'france', nation: 'greece' })).toMatchObject({
      reason: 'noCapital',
      clause: 'GW-6.3',
    })
    expect(t.at('france', 'research').say({ type: 'researchTechnology', by: 'france' })).toMatchObject({
      reason: 'noCapital',
    })
    expect(t.at('france', 'purchase').say(buy('france', 'infantry', 1, 'france'))).toMatchObject({
      reason: 'noCapital',
    })
  })
  test('GW-6.4 who takes the capital takes the treasury; Serbia and minors have none', () => {
    const t = take(table().clear('france'), 'france', 'germany')
    expect([t.state.nations.france.treasury, t.state.nations.germany.treasury]).toEqual([0, 21])
  })
  test('GW-6.4 GW-16.9 Russia is plundered only with its last capital', () => {
    const t = take(table().clear('leningrad', 'moscow'), 'moscow', 'germany')
    expect(t.state.nations.russia.treasury).toBe(15)
    take(t, 'leningrad', 'germany')
    expect(t.state.nations.russia.treasury).toBe(0)
  })
  test('GW-6.4 cession does not plunder', () => {
    const t = table().at('france')
    t.do({ type: 'offerUnconditionalSurrender', by: 'france', to: 'germany' })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    t.at('germany').do({
      type: 'imposeTerms',
      by: 'germany',
      treaty: 't1',
      terms: [{ term: 'cedeTerritory', from: 'france', space: 'france', to: 'germany' }],
    })
    expect(t.state.nations.france.treasury).toBe(9)
    expect(t.state.territories[space('france')]?.controller).toBe('germany')
  })
  test('GW-6.5 only complexes controlled since the start of the turn build', () => {
    const t = table().waiting('germany', 'infantry', 1, 'germany').at('germany', 'place')
    take(t.clear('moscow'), 'moscow', 'germany')
    expect(t.judge(place('germany', 'infantry', 1, 'moscow', 'germany'))).toMatchObject({
      reason: 'noComplex',
      clause: 'GW-6.5',
    })
    expect(t.at('germany', 'place').judge(place('germany', 'infantry', 1, 'moscow', 'germany')).ok).toBe(true)
  })
  test('GW-6.6 a captured complex builds its IPC value, a home one without limit', () => {
    const t = table().control('moscow', 'germany').waiting('germany', 'infantry', 9, 'germany').at('germany', 'place')
    expect(t.judge(place('germany', 'infantry', 2, 'moscow', 'germany'))).toMatchObject({
      reason: 'productionLimit',
      clause: 'GW-6.6',
    })
    t.do(place('germany', 'infantry', 1, 'moscow', 'germany'))
    expect(t.judge(place('germany', 'infantry', 1, 'moscow', 'germany'))).toMatchObject({ reason: 'productionLimit' })
    t.do(place('germany', 'infantry', 8, 'germany', 'germany'))
  })
  test('GW-6.6 the Bolsheviks build at a Russian complex without limit', () => {
    const t = table().control('moscow', 'bolsheviks').nation('bolsheviks', { status: 'belligerent', treasury: 9 })
    t.waiting('bolsheviks', 'infantry', 3, 'russia').at('bolsheviks', 'place')
    t.do(place('bolsheviks', 'infantry', 3, 'moscow', 'russia'))
    expect(t.there('moscow', 'bolsheviks')).toBe('3 infantry')
  })
  test('GW-6.7 a captured complex changes hands and is not destroyed', () => {
    expect(take(table().clear('moscow'), 'moscow', 'germany').state.territories[space('moscow')]).toMatchObject({
      controller: 'germany',
      complex: true,
    })
  })
  const convoy = 'british-convoy-4'
  const raid = (t: Table, kind: 'dreadnought' | 'submarine') => {
    t.put(convoy, 'germany', { [kind]: 1 })
    return t
  }
  test('GW-6.9 GW-6.10 a raider denies the income and gains nothing; a warship of the owner’s side prevents it', () => {
    const t = raid(table().at('germany', 'combat-move'), 'dreadnought')
    t.end()
    expect(incomeOf(t.state, 'great-britain')).toBe(14)
    expect(incomeOf(t.state, 'germany')).toBe(12)
    const guarded = raid(table().at('germany', 'combat-move'), 'dreadnought').with(convoy, 'france', { submarine: 1 })
    guarded.end()
    expect(guarded.state.raided).toEqual({})
  })
  test('GW-6.11 a ship of the owner’s side relieves it once no hostile warship is there', () => {
    const t = raid(table().at('germany', 'combat-move'), 'dreadnought')
    t.end()
    t.with(convoy, 'france', { transport: 1 }).at('france', 'combat-move').end()
    expect(t.state.raided).not.toEqual({})
    t.put(convoy, 'france', { transport: 1 })
    t.patch({
      units: Object.fromEntries(
        Object.entries(t.state.units).filter(([, u]) => !(u.space === convoy && u.owner === 'germany')),
      ),
    })
    t.at('france', 'combat-move').end()
    expect(t.state.raided).toEqual({})
  })
  test('GW-6.11 GW-16.12 markers of German submarines vanish with the Unrestricted doctrine; a dreadnought’s stays', () => {
    const back = { type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'restricted' }
    const t = raid(table().patch({ doctrine: 'unrestricted' }).at('germany', 'combat-move'), 'submarine')
    t.end()
    expect(Object.keys(t.state.raided)).toEqual([convoy])
    t.at('germany').do(back)
    expect(t.state.raided).toEqual({})
    const ship = raid(table().patch({ doctrine: 'unrestricted' }).at('germany', 'combat-move'), 'dreadnought')
    ship.end()
    ship.at('germany').do(back)
    expect(Object.keys(ship.state.raided)).toEqual([convoy])
  })
  test('GW-6.11 a marker vanishes when its setter is no longer at war with the owner', () => {
    const t = raid(table().at('germany', 'combat-move'), 'dreadnought')
    t.end()
    t.at('great-britain')
    t.do({ type: 'offerArmistice', by: 'great-britain', to: 'germany', rounds: 1, terms: [] })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    expect(t.state.raided).toEqual({})
  })
  test('GW-6.12 convoys of an unaligned America cannot be raided', () => {
    const t = table().with('us-convoy-1', 'germany', { dreadnought: 1 }).at('germany', 'combat-move')
    t.end()
    expect(t.state.raided).toEqual({})
  })
  test('GW-6.13 production counts without the capital, and a minor’s for its controller', () => {
    const t = table().control('france', 'germany').control('bulgaria', 'germany')
    expect(productionOf(t.state, 'france')).toBe(6)
    expect(productionOf(t.state, 'germany')).toBe(16)
  })
})

describe('GW-7 manpower', () => {
  test('GW-7.1 a purchase beyond the pool is refused', () => {
    const t = table().pool('france', 89, 90).at('france', 'purchase')
    expect(t.say(buy('france', 'infantry', 2, 'france'))).toMatchObject({ reason: 'noManpower', clause: 'GW-7.1' })
    t.do(buy('france', 'infantry', 1, 'france'))
    expect(t.say(buy('france', 'infantry', 1, 'france'))).toMatchObject({ reason: 'noManpower' })
  })
  test('GW-7.2 GW-7.3 manpower does not come back with the dead, nor with land', () => {
    const t = table().clear('poland').control('poland', 'germany')
    expect(t.state.pools.russia).toEqual({ used: 15, total: 200 })
    expect(t.state.pools.germany).toEqual({ used: 18, total: 120 })
  })
  test('GW-7.4 GW-16.2 a British unit is charged where it is placed, at a captured complex to the British Isles', () => {
    const t = table().control('moscow', 'great-britain').waiting('great-britain', 'infantry', 2, 'british-isles')
    t.waiting('great-britain', 'infantry', 1, 'canada').at('great-britain', 'place')
    expect(t.judge(place('great-britain', 'infantry', 1, 'united-kingdom', 'canada'))).toMatchObject({
      reason: 'noComplex',
    })
    t.do(place('great-britain', 'infantry', 1, 'moscow', 'british-isles'))
    t.do(place('great-britain', 'infantry', 1, 'united-kingdom', 'british-isles'))
    expect(t.state.pools['british-isles'].used).toBe(18)
  })
  test('GW-7.5 Canada: any unit at its complex', () => {
    const t = table().waiting('great-britain', 'transport', 1, 'canada').at('great-britain', 'place')
    t.do(place('great-britain', 'transport', 1, 'davis-strait', 'canada'))
    expect(t.state.pools.canada.used).toBe(1)
  })
  test('GW-7.6 Australia: infantry only, in Egypt, else in Trans-Jordan, else nowhere', () => {
    const t = table().at('great-britain', 'purchase')
    expect(t.say(buy('great-britain', 'artillery', 1, 'australia'))).toMatchObject({ reason: 'noSite' })
    t.do(buy('great-britain', 'infantry', 1, 'australia'))
    t.at('great-britain', 'place')
    expect(t.judge(place('great-britain', 'infantry', 1, 'trans-jordan', 'australia'))).toMatchObject({
      reason: 'noComplex',
    })
    expect(t.judge(place('great-britain', 'infantry', 1, 'egypt', 'australia')).ok).toBe(true)
    t.control('egypt', 'ottoman-empire')
    expect(t.judge(place('great-britain', 'infantry', 1, 'trans-jordan', 'australia')).ok).toBe(true)
    t.control('trans-jordan', 'ottoman-empire').at('great-britain', 'purchase')
    expect(t.say(buy('great-britain', 'infantry', 1, 'australia'))).toMatchObject({ reason: 'noSite' })
  })
  test('GW-7.7 what changes pools: advance 5, the blockade, foreign manpower at double price, the draft limit', () => {
    const t = table().pool('germany', 120, 120).nation('france', { status: 'conquered' }).lose('france', 'germany')
    t.at('germany', 'purchase').do(buy('germany', 'infantry', 1, 'france'))
    expect(t.state.nations.germany.treasury).toBe(12 - 4)
  })
})

describe('GW-10 values with advances', () => {
  test('GW-10.8 Improved Aviation: fighters 3, 4, 4 and bombers for sale', () => {
    const t = table().tech('france', '2').treasury('france', 20).at('france', 'purchase')
    expect([
      attackOf(t.state, 'france', 'fighter'),
      defenceOf(t.state, 'france', 'fighter'),
      moveOf(t.state, 'france', 'fighter'),
    ]).toEqual([3, 4, 4])
    expect(defenceOf(t.state, 'france', 'bomber')).toBe(1)
    t.do(buy('france', 'bomber', 1, 'france'))
  })
  test('GW-10.9 GW-10.10 Tanks for sale; improved they move 2', () => {
    const t = table().tech('france', '3').at('france', 'purchase')
    t.do(buy('france', 'tank', 1, 'france'))
    expect(moveOf(t.state, 'france', 'tank')).toBe(1)
    expect(moveOf(t.tech('france', '3', '3b').state, 'france', 'tank')).toBe(2)
  })
  test('GW-10.11 GW-10.12 Submarines for sale; with extended range they move 3', () => {
    const t = table().at('germany', 'purchase')
    t.do(buy('germany', 'submarine', 1, 'germany'))
    expect(moveOf(t.state, 'germany', 'submarine')).toBe(2)
    expect(moveOf(t.tech('germany', '4', '4b').state, 'germany', 'submarine')).toBe(3)
  })
  test('GW-10.6 an advance works at once, for its owner alone (case R20)', () => {
    const t = table().treasury('france', 20).at('france', 'research')
    t.do({ type: 'researchTechnology', by: 'france', dice: [6, 3] })
    t.end()
    t.do(buy('france', 'tank', 1, 'france'))
    expect(t.state.nations.russia.technologies).toEqual([])
    const id = 'u1' as UnitId
    expect(t.state.units[id]?.owner).toBe('great-britain')
  })
})
