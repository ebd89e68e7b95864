/** The worked examples of chapter 23, one test each. */
import { describe, expect, test } from 'vitest'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { battleList } from './rules/battle-list'
import { shotsNow } from './rules/battle-dice'
import { ipcOf, incomeOf } from './rules/spaces'
import { trenchesIn } from './rules/trenches'
import { landBattleAt } from './battle/begin'
import { Telling } from './telling'

const influence = (by: string, nation: string, die: number) => ({ type: 'influenceNation', by, nation, die })
const move = (by: string, units: readonly string[], ...path: string[]) => ({ type: 'moveUnits', by, units, path })
const endPhase = (by: string) => ({ type: 'endPhase', by })

/** A land battle at its first step: attackers moved in from where they stand. */
function attack(t: Table, by: 'germany' | 'france', space: string, from: Record<string, readonly UnitId[]>): void {
  for (const [origin, units] of Object.entries(from)) {
    expect(t.state.units[units[0] ?? ('' as UnitId)]?.space).toBe(origin)
    t.do(move(by, units, space))
  }
  t.do({ type: 'endCombatMovement', by })
  t.do({ type: 'startBattle', by, battle: space })
}

describe('GW-X worked examples: diplomacy', () => {
  test('GW-X.1 Germany wins Bulgaria at the second attempt', () => {
    const t = table().at('germany')
    t.do(influence('germany', 'bulgaria', 4))
    t.do(influence('germany', 'bulgaria', 6))
    expect(t.state.nations.germany.treasury).toBe(2)
    expect(t.state.markers.bulgaria).toBe(-2)
    expect(t.state.nations.bulgaria).toMatchObject({ bloc: 'central', controller: 'germany' })
    expect(t.state.territories['bulgaria' as SpaceId]?.controller).toBe('germany')
    expect(t.there('bulgaria', 'germany')).toBe('1 infantry')
    expect(t.state.opinion).toBe(-1)
    expect(t.state.windows.bulgarianNeighbor).toBe(2)
  })
  test('GW-X.2 the fee for Turkey goes to the Turkish player', () => {
    const t = table().at('germany')
    t.do(influence('germany', 'ottoman-empire', 3))
    expect(t.state.nations.germany.treasury).toBe(7)
    expect(t.state.nations['ottoman-empire'].treasury).toBe(13)
    expect(t.state.markers['ottoman-empire']).toBe(-1)
  })
  test('GW-X.3 France may not court Turkey, even after the gift', () => {
    const t = table()
      .patch({ gift: { given: true, unplaced: [] } })
      .at('france')
    expect(t.say(influence('france', 'ottoman-empire', 6))).toMatchObject({ reason: 'onlyGermany', clause: 'GW-16.22' })
  })
  test('GW-X.4 after the gift three successes bring Turkey to the Allies', () => {
    const t = table()
      .patch({ gift: { given: true, unplaced: [] } })
      .at('great-britain')
    const markers = [6, 6, 6].map((die) => {
      t.do(influence('great-britain', 'ottoman-empire', die))
      return t.state.markers['ottoman-empire']
    })
    expect(markers).toEqual([0, 1, 2])
    expect(t.state.nations['ottoman-empire'].bloc).toBe('allied')
    expect(t.state.opinion).toBe(1)
  })
  test('GW-X.5 Turkey joins in round 3 and pays for Bulgaria; Greece is open to Britain in round 4 (case R29)', () => {
    const t = table().at('ottoman-empire', 'diplomacy', 3)
    t.do({ type: 'joinCentralPowers', by: 'ottoman-empire' })
    t.do({ type: 'inductBulgaria', by: 'ottoman-empire' })
    expect(t.state.opinion).toBe(-1)
    expect(t.state.nations.bulgaria.controller).toBe('ottoman-empire')
    expect(t.state.nations['ottoman-empire'].treasury).toBe(3)
    t.at('great-britain', 'diplomacy', 4)
    t.do({ type: 'inductGreece', by: 'great-britain' })
    expect(t.state.nations.greece).toMatchObject({ bloc: 'allied', controller: 'great-britain' })
    expect(t.state.nations['great-britain'].treasury).toBe(10)
    expect(t.state.opinion).toBe(-1)
  })
  test('GW-X.6 Turkey at 0 in round 3 may join once Germany has turned it', () => {
    const t = table().marker('ottoman-empire', 0).at('ottoman-empire', 'diplomacy', 3)
    expect(t.say({ type: 'joinCentralPowers', by: 'ottoman-empire' })).toMatchObject({ reason: 'notProCentral' })
    t.at('germany', 'diplomacy', 6).do(influence('germany', 'ottoman-empire', 6))
    t.at('ottoman-empire', 'diplomacy', 6).do({ type: 'joinCentralPowers', by: 'ottoman-empire' })
    expect(t.state.nations['ottoman-empire'].bloc).toBe('central')
  })
  test('GW-X.7 Italy plays right after France from the very round', () => {
    const t = table().marker('italy', 1).at('france', 'diplomacy', 4)
    t.do(influence('france', 'italy', 6))
    expect(t.state.nations.italy).toMatchObject({ bloc: 'allied', treasury: 7 })
    expect(t.state.opinion).toBe(1)
    t.until('italy', 'diplomacy')
    expect(t.state.round).toBe(4)
    expect(t.state.order.indexOf('italy')).toBe(t.state.order.indexOf('france') + 1)
  })
})

describe('GW-X worked examples: research and manpower', () => {
  const research = (by: string, ...dice: number[]) => ({ type: 'researchTechnology', by, dice })
  test('GW-X.8 GW-10.3 the second attempt yields Tanks, and no third is allowed', () => {
    const t = table().treasury('france', 20).at('france', 'research')
    t.do(research('france', 2))
    t.do(research('france', 6, 3))
    expect(t.state.nations.france).toMatchObject({ treasury: 10, technologies: ['3'] })
    expect(t.say(research('france', 6, 1))).toMatchObject({ reason: 'alreadySucceeded', clause: 'GW-10.3' })
  })
  test('GW-X.9 number 4 gives Germany the extended range', () => {
    const t = table().at('germany', 'research')
    t.do(research('germany', 6, 4))
    expect(t.state.nations.germany.technologies).toEqual(['4', '4b'])
  })
  test('GW-X.10 an owned advance is rerolled until a new one comes up', () => {
    const t = table().tech('france', '1').at('france', 'research')
    t.do(research('france', 6, 1, 1, 6))
    expect(t.state.nations.france.technologies).toEqual(['1', '6'])
  })
  test('GW-X.11 Russia at 40 of 200 comes to 360', () => {
    const t = table().pool('russia', 40, 200).at('russia', 'research')
    t.do(research('russia', 6, 5))
    expect(t.state.pools.russia).toEqual({ used: 40, total: 360 })
  })
  test('GW-X.12 all three British pools double what is unused', () => {
    const t = table().pool('british-isles', 20, 40).pool('canada', 5, 30).pool('australia', 0, 40)
    t.at('great-britain', 'research').do(research('great-britain', 6, 5))
    const { pools } = t.state
    expect([pools['british-isles'].total, pools.canada.total, pools.australia.total]).toEqual([60, 55, 80])
  })
})

describe('GW-X worked examples: land battles', () => {
  /** Germany attacks Poland from Germany, with Polish trenches facing it. */
  function assault(kinds: Parameters<Table['put']>[2], defenders: Parameters<Table['put']>[2]): Table {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', defenders)
    const units = t.put('germany', 'germany', kinds)
    t.trench('poland', 'germany')
    attackFrom(t, units)
    return t
  }
  const attackFrom = (t: Table, units: readonly UnitId[]) => attack(t, 'germany', 'poland', { germany: units })
  const needs = (t: Table) => {
    const b = t.state.turn.battle
    return b ? shotsNow(t.state, b).map((x) => `${x.kind} ${x.needs}`) : []
  }
  test('GW-X.13 gas, support and an active trench', () => {
    const t = table().tech('germany', '1', '4').clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 3 })
    const units = t.put('germany', 'germany', { infantry: 4, artillery: 2 })
    t.trench('poland', 'germany')
    attackFrom(t, units)
    expect(needs(t)).toEqual(['artillery 1', 'artillery 1'])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [6, 6])
    expect(needs(t)).toEqual(['infantry 2', 'infantry 2', 'infantry 1', 'infantry 1', 'artillery 2', 'artillery 2'])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [6, 6, 6, 6, 6, 6])
    expect(needs(t)).toEqual(['infantry 3', 'infantry 3', 'infantry 3'])
  })
  test('GW-X.14 a Super Trench, one tank and one fighter', () => {
    const t = table().tech('russia', '6').tech('germany', '3').clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 3 })
    const units = t.put('germany', 'germany', { infantry: 4, artillery: 2, tank: 1, fighter: 1 })
    t.trench('poland', 'germany')
    attackFrom(t, units)
    expect(needs(t)).toEqual([
      'infantry 1',
      'infantry 1',
      'infantry 1',
      'infantry 1',
      'artillery 2',
      'artillery 2',
      'tank 3',
    ])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [6, 6, 6, 6, 6, 6, 6])
    expect(needs(t)).toEqual(['infantry 3', 'infantry 3', 'infantry 2'])
  })
  test.each([
    ['GW-X.15 three of seven from the faced space: inactive', 3, 4, false],
    ['GW-X.16 three and three: active', 3, 3, true],
  ])('%s', (_name, faced, flank, active) => {
    const t = table().control('czechoslovakia', 'germany').clear('germany', 'czechoslovakia', 'poland')
    t.at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 3 })
    const a = t.put('germany', 'germany', { infantry: faced })
    const b = t.put('czechoslovakia', 'germany', { infantry: flank })
    t.trench('poland', 'germany')
    t.do(move('germany', a, 'poland'))
    t.do(move('germany', b, 'poland'))
    expect(trenchesIn(t.state, 'poland' as SpaceId, [...a, ...b]).trench).toBe(active)
    expect(landBattleAt(new Telling(t.state), 'poland' as SpaceId, []).trench).toBe(active)
  })
  test('GW-X.49 fighters alone against a Super Trench roll nothing and may break off', () => {
    const t = table().tech('russia', '6').clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 3 })
    const units = t.put('germany', 'germany', { fighter: 2 })
    t.trench('poland', 'germany')
    attackFrom(t, units)
    expect(t.state.turn.battle?.step).toBe('defendersFire')
    expect(needs(t)).toEqual(['infantry 2', 'infantry 2', 'infantry 2'])
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [6, 6, 6])
    t.do({ type: 'retreat', by: 'germany', battle: 'poland' })
    expect(t.state.turn.battle).toBeUndefined()
    expect(t.there('poland', 'germany')).toBe('2 fighter')
  })
  test('GW-13.6 an assault without trenches is as the table of units says', () => {
    const t = assault({ infantry: 1, tank: 1 }, { infantry: 1 })
    expect(needs(t)).toEqual(['infantry 1', 'tank 3'])
  })
})

describe('GW-X worked examples: sea battles', () => {
  function fight(ours: Parameters<Table['put']>[2], theirs: Parameters<Table['put']>[2]): Table {
    const t = table().clearAll().with('germany', 'germany', { infantry: 1 }).at('germany', 'combat-move')
    t.put('north-sea', 'germany', ours)
    t.put('north-sea', 'great-britain', theirs)
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'north-sea' })
    return t
  }
  const roll = { type: 'rollBattleDice', by: 'germany', battle: 'north-sea' }
  const submerge = (by: string, ...units: string[]) => ({
    type: 'submergeSubmarines',
    by,
    battle: 'north-sea',
    units,
  })
  test('GW-X.17 two submarines sink a dreadnought before it fires', () => {
    const t = fight({ submarine: 2 }, { dreadnought: 1 })
    t.do(submerge('germany'))
    t.do(roll, [2, 2])
    expect(t.there('north-sea')).toBe('2 submarine')
    expect(t.state.turn.battle).toBeUndefined()
  })
  test('GW-X.18 a submarine that was missed may submerge, and the battle ends', () => {
    const t = fight({ dreadnought: 1 }, { submarine: 1 })
    t.do(roll, [5])
    expect(t.state.turn.battle?.step).toBe('defenderSubmerges')
    t.do(submerge('great-britain', ...t.ids('north-sea', 'great-britain')))
    expect(t.state.turn.battle).toBeUndefined()
    expect(t.there('north-sea')).toBe('1 dreadnought, 1 submarine')
  })
  test('GW-X.52 one fighter against one submarine: not over until it submerges', () => {
    const t = table().clearAll().with('germany', 'germany', { infantry: 1 }).at('germany', 'combat-move')
    const [fighter] = t.put('germany', 'germany', { fighter: 1 })
    t.put('danish-sea', 'great-britain', { submarine: 1 })
    t.do(move('germany', [fighter ?? ''], 'danish-sea'))
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'danish-sea' })
    t.do({ ...roll, battle: 'danish-sea' }, [5])
    expect(t.state.turn.battle?.step).toBe('defenderSubmerges')
    t.do({ ...submerge('great-britain', ...t.ids('danish-sea', 'great-britain')), battle: 'danish-sea' })
    expect(t.state.turn.battle).toBeUndefined()
  })
})

describe('GW-X worked examples: convoys and blockade', () => {
  function sub(doctrine: 'restricted' | 'unrestricted'): Table {
    const t = table().patch({ doctrine }).at('germany', 'combat-move')
    t.put('british-convoy-4', 'germany', { submarine: 1 })
    t.end()
    return t
  }
  test('GW-X.19 Restricted: the convoy is left alone', () => {
    expect(sub('restricted').state.raided).toEqual({})
  })
  test('GW-X.20 Unrestricted: Britain collects 14, and the marker stays when the submarine leaves', () => {
    const t = sub('unrestricted')
    expect(t.state.raided).toEqual({ 'british-convoy-4': { by: 'germany', submarines: true } })
    expect(incomeOf(t.state, 'great-britain')).toBe(14)
    t.clear('british-convoy-4')
    expect(incomeOf(t.state, 'great-britain')).toBe(14)
  })
  test('GW-X.21 declare, discontinue, declare: +2, -1, +2', () => {
    const t = table()
    for (const doctrine of ['unrestricted', 'restricted', 'unrestricted'])
      t.at('germany').do({ type: 'setSubmarineDoctrine', by: 'germany', doctrine })
    expect(t.state.opinion).toBe(3)
  })
  const BLOCKADE = ['atlantic', 'celtic-sea', 'english-channel', 'north-sea']
  function blockaded(): Table {
    const t = table().patch({ doctrine: 'unrestricted' }).pool('british-isles', 37, 40)
    t.clear('united-kingdom', ...BLOCKADE)
    for (const zone of BLOCKADE) t.put(zone, 'germany', { submarine: 1 })
    t.put('united-kingdom', 'great-britain', { infantry: 2, fighter: 1 })
    t.at('great-britain', 'place')
    return t
  }
  test('GW-X.22 the pool first, then two units of Britain’s choice (case R30)', () => {
    const t = blockaded()
    t.end()
    expect(t.state.pools['british-isles']).toEqual({ used: 40, total: 40 })
    const [first] = t.ids('united-kingdom', 'great-britain', 'infantry')
    const [fighter] = t.ids('united-kingdom', 'great-britain', 'fighter')
    expect(t.say(endPhase('great-britain'))).toMatchObject({ reason: 'pendingChoice' })
    t.do({ type: 'chooseBlockadeLosses', by: 'great-britain', units: [first, fighter] })
    expect(t.there('united-kingdom')).toBe('1 infantry')
    expect(t.state.nations['great-britain'].treasury).toBe(30)
  })
  test('GW-X.23 one zone without a submarine: no loss', () => {
    const t = blockaded().clear('celtic-sea')
    t.end()
    expect(t.state.pools['british-isles'].used).toBe(37)
    expect(t.there('united-kingdom')).toBe('2 infantry, 1 fighter')
  })
})

describe('GW-X worked examples: national rules', () => {
  test('GW-X.24 Serbia is absorbed, and Yugoslavia then changes hands as one space of 2', () => {
    const t = table().clear('serbia').at('austria-hungary', 'combat-move')
    t.do(move('austria-hungary', t.ids('yugoslavia', 'austria-hungary').slice(0, 1), 'serbia'))
    expect(ipcOf(t.state, 'yugoslavia' as SpaceId)).toBe(2)
    expect(incomeOf(t.state, 'austria-hungary')).toBe(8)
    expect(t.state.territories['serbia' as SpaceId]).toBeUndefined()
    expect(t.there('yugoslavia')).toBe('2 infantry')
    t.bloc('italy', 'allied').clear('yugoslavia').at('italy', 'combat-move')
    t.do(move('italy', t.ids('northern-italy').slice(0, 1), 'yugoslavia'))
    expect(incomeOf(t.state, 'italy')).toBe(9)
    expect(t.state.nations.serbia.status).toBe('gone')
  })
  test('GW-X.50 Serbia taken by Germany, then by France: worth 1, no Serbian turns, no liberation', () => {
    const t = table().clear('serbia').at('germany', 'combat-move')
    const [one] = t.put('rumania', 'germany', { infantry: 1 })
    t.control('rumania', 'germany').do(move('germany', [one ?? ''], 'serbia'))
    expect(t.state.territories['serbia' as SpaceId]?.controller).toBe('germany')
    expect(incomeOf(t.state, 'germany')).toBe(14)
    expect(t.state.order).not.toContain('serbia')
    t.clear('serbia').at('france', 'combat-move')
    const [two] = t.put('greece', 'france', { infantry: 1 })
    t.control('greece', 'france').do(move('france', [two ?? ''], 'serbia'))
    expect(t.state.territories['serbia' as SpaceId]?.controller).toBe('france')
    expect(t.state.nations.serbia.status).toBe('gone')
  })
  test('GW-X.25 a peasant in Turkestan costs 2 and one manpower', () => {
    const t = table().at('russia', 'purchase')
    t.do({ type: 'purchaseUnits', by: 'russia', units: [{ kind: 'infantry', count: 1, pool: 'russia' }] })
    expect(t.state.nations.russia.treasury).toBe(13)
    t.at('russia', 'place').do({ type: 'recruitPeasant', by: 'russia', space: 'turkestan' })
    expect(t.there('turkestan')).toBe('1 infantry')
    expect(t.state.pools.russia.used).toBe(16)
  })
  test('GW-X.26 Leningrad lost, Moscow held: no plunder, Russia collects (case R19)', () => {
    const t = table().clear('leningrad').at('germany', 'combat-move')
    const [one] = t.put('baltic-states', 'germany', { infantry: 1 })
    t.control('baltic-states', 'germany').do(move('germany', [one ?? ''], 'leningrad'))
    expect(t.state.territories['leningrad' as SpaceId]?.controller).toBe('germany')
    expect(t.state.nations.russia.treasury).toBe(15)
    expect(incomeOf(t.state, 'russia')).toBe(13)
    t.clear('moscow').control('moscow', 'germany')
    expect(incomeOf(t.state, 'russia')).toBe(0)
  })
})

describe('GW-X worked examples: the Revolution', () => {
  const roll = (die: number) => ({ type: 'rollRevolution', by: 'russia', die })
  test('GW-X.27 a 2 in round 12 is nothing, in round 13 the Revolution', () => {
    const t = table().at('russia', 'place', 12)
    t.do(roll(2))
    expect(t.state.revolution).toBeUndefined()
    t.at('russia', 'place', 13).do(roll(2))
    expect(t.state.revolution?.round).toBe(13)
  })
  test('GW-X.28 round 16: no roll, the loyalty dice alone', () => {
    const t = table().at('russia', 'place', 16)
    expect(t.say(roll(6))).toMatchObject({ reason: 'wrongStep' })
    expect(t.say(endPhase('russia'))).toMatchObject({ reason: 'pendingChoice' })
    const answer = t.judge({ type: 'rollLoyalty', by: 'russia' })
    expect(answer).toMatchObject({ reason: 'wantsDice', facts: { count: 15 } })
  })
  test('GW-X.29 half the treasury, the units of this turn, and a die for each of the others', () => {
    const t = table().clearAll('russia').treasury('russia', 7)
    t.put('poland', 'russia', { infantry: 10 })
    t.waiting('russia', 'infantry', 3, 'russia').at('russia', 'place', 13)
    t.do({
      type: 'placeUnits',
      by: 'russia',
      placements: [{ kind: 'infantry', count: 3, space: 'moscow', pool: 'russia' }],
    })
    t.do(roll(2))
    t.do({ type: 'rollLoyalty', by: 'russia', dice: [1, 2, 3, 4, 5, 6, 1, 1, 1, 1] })
    expect(t.state.nations.bolsheviks.treasury).toBe(3)
    expect(t.state.nations.russia.treasury).toBe(4)
    expect(t.there('moscow', 'bolsheviks')).toBe('3 infantry')
    expect(t.there('poland', 'russia')).toBe('6 infantry')
    expect(t.state.territories['moscow' as SpaceId]?.controller).toBe('bolsheviks')
  })
  test('GW-X.30 opinion moves towards the bloc that produces less', () => {
    const t = table().clearAll('russia').at('russia', 'place', 13)
    t.do(roll(1))
    // Allies without Russia 24; the Central Powers come to 27 with Turkey.
    t.bloc('ottoman-empire', 'central').do({ type: 'rollLoyalty', by: 'russia', dice: [] })
    expect(t.state.opinion).toBe(1)
  })
  test('GW-X.31 everybody in Finland is lost', () => {
    const t = table().clearAll('russia').at('russia', 'place', 13)
    t.put('finland', 'russia', { infantry: 2 })
    t.put('finland', 'france', { infantry: 1 })
    t.do(roll(1))
    t.do({ type: 'rollLoyalty', by: 'russia', dice: [] })
    expect(t.there('finland')).toBe('2 infantry')
    expect(t.there('finland', 'finland')).toBe('2 infantry')
    expect(t.state.markers.finland).toBe(-1)
    expect(t.state.pools.finland).toEqual({ used: 2, total: 6 })
  })
  test('GW-X.51 Moscow is seized when Leningrad is German; the odd IPC stays, and Russia collects nothing', () => {
    const t = table().clearAll('russia').control('leningrad', 'germany').treasury('russia', 9)
    t.at('russia', 'place', 13)
    t.do(roll(1))
    t.do({ type: 'rollLoyalty', by: 'russia', dice: [] })
    expect(t.state.territories['moscow' as SpaceId]?.controller).toBe('bolsheviks')
    expect([t.state.nations.bolsheviks.treasury, t.state.nations.russia.treasury]).toEqual([4, 5])
    expect(incomeOf(t.state, 'russia')).toBe(0)
  })
  test('GW-X.53 Place Units does not end while two bought infantry can be placed', () => {
    const t = table().waiting('russia', 'infantry', 2, 'russia').at('russia', 'place', 13)
    expect(t.say(endPhase('russia'))).toMatchObject({ reason: 'pendingChoice', clause: 'GW-22.4' })
  })
})

describe('GW-X worked examples: the United States', () => {
  const congress = (target: string, die: number) => ({ type: 'requestLimitedWar', by: 'united-states', target, die })
  const us = (round: number) => table(6, 'Gus').at('united-states', 'diplomacy', round)
  test('GW-X.32 refused in round 2, open again in round 5', () => {
    const t = us(2)
    t.do(congress('mexico', 4))
    expect(t.state.us.congressFrom).toBe(5)
    expect(t.at('united-states', 'diplomacy', 4).say(congress('denmark', 1))).toMatchObject({
      reason: 'congressClosed',
    })
    t.at('united-states', 'diplomacy', 5).do(congress('denmark', 1))
  })
  test('GW-X.33 a war on Mexico passes at +4', () => {
    const t = us(2).opinion(4)
    t.do(congress('mexico', 1))
    expect(t.state.opinion).toBe(3)
    expect(t.state.us).toMatchObject({ warEconomy: true, mexicans: 5 })
    expect(incomeOf(t.state, 'united-states')).toBe(12)
  })
  test('GW-X.34 Mexico beaten in round 6: TOO_SOON in round 7, open in round 8', () => {
    const t = us(7).opinion(5)
    t.patch({ us: { ...t.state.us, warEconomy: true, warEndedIn: 6 } })
    const join = { type: 'joinWar', by: 'united-states', bloc: 'allied' }
    expect(t.say(join)).toMatchObject({ reason: 'tooSoon' })
    t.at('united-states', 'diplomacy', 8).do(join)
    expect(incomeOf(t.state, 'united-states')).toBe(20)
  })
  test('GW-X.35 an eleventh volunteer', () => {
    const t = us(3).opinion(2).waiting('united-states', 'infantry', 1, 'united-states')
    t.patch({ us: { ...t.state.us, volunteers: 10 } }).at('united-states', 'place', 3)
    expect(t.say({ type: 'sendVolunteers', by: 'united-states', kind: 'infantry', to: 'france' })).toMatchObject({
      reason: 'volunteerLimit',
    })
  })
  test('GW-X.36 the draft limit of peace', () => {
    const t = us(3).pool('united-states', 50, 180).at('united-states', 'purchase', 3)
    const units = [{ kind: 'infantry', count: 1, pool: 'united-states' }]
    expect(t.say({ type: 'purchaseUnits', by: 'united-states', units })).toMatchObject({ reason: 'draftLimit' })
  })
  test('GW-X.43 the scale ends at -10', () => {
    const t = table().opinion(-9).at('austria-hungary')
    t.nation('austria-hungary', { rejectionScored: false })
    t.do({ type: 'offerUnconditionalSurrender', by: 'austria-hungary', to: 'russia' })
    t.do({ type: 'respondOffer', by: 'russia', offer: 'o1', answer: 'reject' })
    expect(t.state.opinion).toBe(-10)
  })
})

describe('GW-X worked examples: treaties, conquest, victory', () => {
  const truce = (t: Table) => {
    t.at('great-britain', 'diplomacy', 5)
    t.do({ type: 'offerArmistice', by: 'great-britain', to: 'germany', rounds: 2, terms: [] })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    return t
  }
  test('GW-X.37 signed in round 5 for 2 rounds: to the end of round 7', () => {
    const t = truce(table())
    expect(t.state.treaties[0]).toMatchObject({ kind: 'armistice', untilRound: 7, state: 'in-force' })
    t.at('united-states', 'income', 6).end()
    expect(t.state).toMatchObject({ round: 7, treaties: [{ state: 'in-force' }] })
    t.at('united-states', 'income', 7).end()
    expect(t.state).toMatchObject({ round: 8, treaties: [{ state: 'expired' }] })
  })
  test('GW-X.38 Britain breaks it in round 6', () => {
    const t = truce(table()).at('great-britain', 'diplomacy', 6)
    t.do({ type: 'breakArmistice', by: 'great-britain', treaty: 't1' })
    expect(t.state.opinion).toBe(-1)
  })
  test('GW-X.39 two refusals of an unconditional offer: +2 once', () => {
    const t = table().at('france')
    for (const [i, to] of ['germany', 'austria-hungary'].entries()) {
      t.do({ type: 'offerUnconditionalSurrender', by: 'france', to })
      t.do({ type: 'respondOffer', by: to, offer: `o${i + 1}`, answer: 'reject' })
    }
    expect(t.state.opinion).toBe(2)
  })
  test('GW-X.40 Austria surrenders, renounces, and may only surrender unconditionally', () => {
    const t = table().at('austria-hungary')
    t.do({ type: 'offerConditionalSurrender', by: 'austria-hungary', to: 'russia', terms: [] })
    t.do({ type: 'respondOffer', by: 'russia', offer: 'o1', answer: 'accept' })
    expect(t.state.opinion).toBe(-1)
    t.at('austria-hungary').do({ type: 'renounceSurrender', by: 'austria-hungary', treaty: 't1' })
    expect(t.state.opinion).toBe(1)
    const again = { type: 'offerConditionalSurrender', by: 'austria-hungary', to: 'russia', terms: [] }
    expect(t.say(again)).toMatchObject({ reason: 'onlyUnconditional', clause: 'GW-20.15' })
  })
  test('GW-X.41 foreign manpower costs double and only when the own is used up', () => {
    const t = table().nation('france', { status: 'conquered' }).control('france', 'germany')
    t.pool('germany', 120, 120).pool('france', 60, 90).at('germany', 'purchase')
    const buy = { type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 1, pool: 'france' }] }
    expect(t.pool('germany', 119, 120).say(buy)).toMatchObject({ reason: 'foreignNotAllowed' })
    t.pool('germany', 120, 120).do(buy)
    expect(t.state.nations.germany.treasury).toBe(8)
    t.at('germany', 'place')
    const placements = [{ kind: 'infantry', count: 1, space: 'germany', pool: 'france' }]
    t.do({ type: 'placeUnits', by: 'germany', placements })
    expect(t.state.pools.france).toEqual({ used: 61, total: 90 })
  })
  test('GW-X.42 Russia and France conquered, Britain surrenders: Central victory', () => {
    const t = table().nation('russia', { status: 'conquered' }).nation('france', { status: 'conquered' })
    t.at('great-britain')
    t.do({ type: 'offerUnconditionalSurrender', by: 'great-britain', to: 'germany' })
    // The conquered hold no land.
    const lost = Object.fromEntries(
      Object.entries(t.state.territories).map(([id, x]) => [
        id,
        x.controller === 'russia' || x.controller === 'france' ? { ...x, controller: 'germany' as const } : x,
      ]),
    )
    t.patch({ territories: lost })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    expect(t.state.result).toEqual({ winner: 'central', clause: 'GW-21.2' })
  })
  test('GW-X.44 Germany takes Denmark in one phase', () => {
    const t = table().clear('denmark').at('germany', 'combat-move')
    t.do({ type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' })
    t.do(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 1), 'denmark'))
    t.end()
    expect(t.state.opinion).toBe(1)
    expect(t.state.nations.denmark).toMatchObject({ status: 'conquered', bloc: null })
    expect(incomeOf(t.state, 'germany')).toBe(13)
  })
  test('GW-X.45 Britain attacks Norway and is beaten off: Norway is Austrian', () => {
    const t = table().at('great-britain', 'combat-move')
    t.do({ type: 'declareAttackOnNeutral', by: 'great-britain', nation: 'norway' })
    t.end()
    expect(t.state.opinion).toBe(-2)
    expect(t.state.nations.norway).toMatchObject({ bloc: 'central', controller: 'austria-hungary' })
    expect(t.there('norway', 'austria-hungary')).toBe('2 infantry')
  })
})

describe('GW-X worked examples: movement and forms', () => {
  test('GW-X.46 GW-4.5 one infantry and one artillery on one transport', () => {
    const t = table().at('great-britain', 'combat-move')
    const [transport] = t.ids('north-sea', 'great-britain', 'transport')
    const [infantry] = t.ids('united-kingdom', 'great-britain', 'infantry')
    const [artillery] = t.ids('united-kingdom', 'great-britain', 'artillery')
    const load = { type: 'loadTransport', by: 'great-britain', transport, units: [infantry, artillery] }
    expect(t.say(load)).toMatchObject({ reason: 'noCapacity', clause: 'GW-4.5' })
  })
  test('GW-X.47 a British fleet before the Dardanelles', () => {
    const t = table().at('great-britain', 'combat-move')
    const [ship] = t.put('aegean-sea', 'great-britain', { dreadnought: 1 })
    expect(t.say(move('great-britain', [ship ?? ''], 'black-sea'))).toMatchObject({
      reason: 'straitClosed',
      clause: 'GW-3.10',
    })
  })
  test('GW-X.54 with 4 IPC no influence', () => {
    const t = table().treasury('germany', 4).at('germany')
    expect(t.say({ type: 'influenceNation', by: 'germany', nation: 'bulgaria', die: 6 })).toMatchObject({
      clause: 'GW-9.2',
      reason: 'notEnoughIpc',
    })
  })
  test('GW-X.55 u1 in the United Kingdom, u47 in Germany', () => {
    const { units } = table().state
    expect(units['u1' as UnitId]).toEqual({ kind: 'infantry', owner: 'great-britain', space: 'united-kingdom' })
    expect(units['u47' as UnitId]).toEqual({ kind: 'infantry', owner: 'germany', space: 'germany' })
    expect(battleList(table().at('germany', 'combat-move').state)).toEqual([])
  })
})
