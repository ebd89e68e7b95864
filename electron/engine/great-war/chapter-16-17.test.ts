/** Chapters 16 and 17: national rules and the Russian Revolution. */
import { describe, expect, test } from 'vitest'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import { table, type Table } from '../testing/great-war/table'
import { blockadeStands } from './rules/convoys'
import { currentCapital, hasCapital, incomeOf } from './rules/spaces'
import { atWar, friendly } from './rules/who'
import { data } from './data'
import { loyaltyUnits } from './rules/revolution'

const move = (by: string, units: readonly (string | undefined)[], ...path: string[]) => ({
  type: 'moveUnits',
  by,
  units,
  path,
})
const influence = (by: string, nation: string, die: number) => ({ type: 'influenceNation', by, nation, die })
const control = (t: Table, space: string) => t.state.territories[space as SpaceId]?.controller
const space = (s: string) => s as SpaceId

describe('GW-16 Britain, France, Russia', () => {
  test('GW-16.3 GW-16.4 the gift and the Greek induction are Britain’s alone; France has no rule of its own', () => {
    const t = table().at('france')
    const ships = t.ids('north-sea', 'great-britain', 'dreadnought').slice(0, 2)
    expect(t.say({ type: 'giveDreadnoughts', by: 'france', units: ships })).toMatchObject({
      reason: 'onlyBritain',
      clause: 'GW-16.20',
    })
    expect(t.say({ type: 'inductGreece', by: 'france' })).toMatchObject({ reason: 'onlyBritain', clause: 'GW-18.8' })
  })
  test('GW-16.6 GW-16.7 GW-16.8 one peasant a turn on home soil held since its start, at the price of an infantry', () => {
    const peasant = (where: string, by = 'russia') => ({ type: 'recruitPeasant', by, space: where })
    const t = table().control('poland', 'germany').control('hungary', 'russia')
    t.at('russia', 'place')
    expect(t.say(peasant('siberia'))).toMatchObject({ reason: 'notPurchased', clause: 'GW-16.8' })
    t.waiting('russia', 'infantry', 2, 'russia').at('russia', 'place')
    expect(t.say(peasant('poland'))).toMatchObject({ reason: 'notHomeSoil', clause: 'GW-16.8' })
    expect(t.say(peasant('hungary'))).toMatchObject({ reason: 'notHomeSoil' })
    t.do(peasant('finland'))
    expect(t.say(peasant('siberia'))).toMatchObject({ reason: 'alreadyRecruited', clause: 'GW-16.8' })
    expect(table().at('france', 'place').say(peasant('siberia', 'france'))).toMatchObject({
      reason: 'onlyRussia',
      clause: 'GW-16.7',
    })
  })
  test('GW-16.8 NO_MANPOWER: the Russian pool may be empty by the time', () => {
    const t = table().waiting('russia', 'infantry', 1, 'russia').pool('russia', 200, 200).at('russia', 'place')
    expect(t.say({ type: 'recruitPeasant', by: 'russia', space: 'siberia' })).toMatchObject({
      reason: 'noManpower',
      clause: 'GW-7.1',
    })
  })
  test('GW-16.9 GW-16.10 Leningrad is the current capital, else Moscow; one is enough', () => {
    const t = table()
    expect(currentCapital(t.state, 'russia')).toBe('leningrad')
    t.control('leningrad', 'germany')
    expect([currentCapital(t.state, 'russia'), hasCapital(t.state, 'russia')]).toEqual(['moscow', true])
    t.control('moscow', 'germany')
    expect(hasCapital(t.state, 'russia')).toBe(false)
    t.control('moscow', 'russia')
    expect(incomeOf(t.state, 'russia')).toBe(14)
  })
})

describe('GW-16 Germany', () => {
  const doctrine = (to: string, by = 'germany') => ({ type: 'setSubmarineDoctrine', by, doctrine: to })
  test('GW-16.11 once per phase, any number of times, each time scored', () => {
    const t = table().at('germany')
    expect(t.say(doctrine('restricted'))).toMatchObject({ reason: 'noChange', clause: 'GW-16.11' })
    t.do(doctrine('unrestricted'))
    expect(t.say(doctrine('restricted'))).toMatchObject({ reason: 'alreadyChanged', clause: 'GW-16.11' })
    expect(t.at('france').say(doctrine('restricted', 'france'))).toMatchObject({
      reason: 'onlyGermany',
      clause: 'GW-16.11',
    })
  })
  test('GW-16.12 the doctrine binds German submarines only', () => {
    const raided = (nation: 'germany' | 'austria-hungary', kind: 'submarine' | 'dreadnought') => {
      const t = table().at(nation, 'combat-move')
      t.put('british-convoy-1', nation, { [kind]: 1 })
      t.end()
      return Object.keys(t.state.raided).length
    }
    expect([
      raided('germany', 'submarine'),
      raided('germany', 'dreadnought'),
      raided('austria-hungary', 'submarine'),
    ]).toEqual([0, 1, 1])
  })
  test('GW-16.14 GW-16.15 presence of British ships does not break the blockade; doctrine, war and the island do', () => {
    const t = table().patch({ doctrine: 'unrestricted' })
    for (const zone of data.rules.blockade.zones) t.put(zone, 'germany', { submarine: 1 })
    expect(blockadeStands(t.state)).toBe(true)
    expect(blockadeStands(table().patch({ ...t.state, doctrine: 'restricted' }).state)).toBe(false)
    expect(blockadeStands(t.control('united-kingdom', 'germany').state)).toBe(false)
  })
  test('GW-16.14 a foreign unit in Great Britain may be among the losses, fewer units than points are all lost', () => {
    const t = table().patch({ doctrine: 'unrestricted' }).pool('british-isles', 40, 40).clear('united-kingdom')
    for (const zone of data.rules.blockade.zones) t.put(zone, 'germany', { submarine: 1 })
    t.put('united-kingdom', 'france', { infantry: 2 })
    t.at('great-britain', 'place').end()
    expect(t.there('united-kingdom')).toBe('')
    expect(t.state.nations['great-britain'].treasury).toBe(30)
  })
  test('GW-16.14 WRONG_NUMBER and BAD_UNITS', () => {
    const t = table().patch({ doctrine: 'unrestricted' }).pool('british-isles', 39, 40)
    for (const zone of data.rules.blockade.zones) t.put(zone, 'germany', { submarine: 1 })
    t.at('great-britain', 'place').end()
    const choose = (units: UnitId[]) => t.say({ type: 'chooseBlockadeLosses', by: 'great-britain', units })
    expect(choose(t.ids('united-kingdom').slice(0, 3))).toMatchObject({ reason: 'wrongNumber', clause: 'GW-16.14' })
    expect(choose([...t.ids('united-kingdom').slice(0, 3), ...t.ids('egypt').slice(0, 1)])).toMatchObject({
      reason: 'badUnits',
      clause: 'GW-16.14',
    })
    expect(choose(t.ids('united-kingdom').slice(0, 4)).ok).toBe(true)
  })
})

describe('GW-16 Serbia', () => {
  const serbian = { type: 'placeSerbianInfantry', by: 'serbia' }
  test('GW-16.16 one free infantry per Serbian turn, and nothing else', () => {
    const t = table()
    t.do(serbian)
    expect(t.say(serbian)).toMatchObject({ reason: 'alreadyPlaced', clause: 'GW-16.16' })
    expect(t.there('serbia')).toBe('2 infantry')
    expect(t.state.pools.russia.used).toBe(15)
    expect(
      t.say({ type: 'moveUnits', by: 'serbia', units: t.ids('serbia').slice(0, 1), path: ['greece'] }),
    ).toMatchObject({ reason: 'wrongPhase' })
  })
  test('GW-16.17 GW-16.18 absorbed: SERBIA_GONE before NOT_YOUR_TURN, and no liberation', () => {
    const t = table().clear('serbia').trench('greece', 'serbia').at('austria-hungary', 'combat-move')
    t.do(move('austria-hungary', t.ids('yugoslavia').slice(0, 1), 'serbia'))
    expect(t.say(serbian)).toMatchObject({ reason: 'serbiaGone', clause: 'GW-16.17' })
    expect(t.state.territories[space('greece')]?.trenches).toEqual([])
    expect(t.state.order).not.toContain('serbia')
    t.clear('yugoslavia').control('greece', 'great-britain').at('great-britain', 'combat-move')
    const [man] = t.put('greece', 'great-britain', { infantry: 1 })
    t.do(move('great-britain', [man], 'yugoslavia'))
    expect([control(t, 'yugoslavia'), t.state.nations.serbia.status]).toEqual(['great-britain', 'gone'])
  })
  test('GW-16.17 without Yugoslavia the absorption waits until Austria-Hungary controls both', () => {
    const t = table()
      .clear('serbia', 'yugoslavia')
      .control('yugoslavia', 'france')
      .control('rumania', 'austria-hungary')
    t.at('austria-hungary', 'combat-move')
    const [man] = t.put('rumania', 'austria-hungary', { infantry: 1 })
    t.do(move('austria-hungary', [man], 'serbia'))
    expect([control(t, 'serbia'), t.state.serbia]).toEqual(['austria-hungary', 'taken'])
    t.control('yugoslavia', 'austria-hungary').settled()
    expect(t.state.serbia).toBe('absorbed')
  })
  test('GW-16.19 Allied units stand beside Serbia’s without taking it over; taken by Germany it answers SERBIA_GONE', () => {
    const t = table().control('greece', 'france').at('france', 'combat-move')
    const [man] = t.put('greece', 'france', { infantry: 1 })
    t.do(move('france', [man], 'serbia'))
    expect([control(t, 'serbia'), t.there('serbia')]).toEqual(['serbia', '2 infantry'])
    const lost = table().clear('serbia').control('rumania', 'germany').at('germany', 'combat-move')
    const [taker] = lost.put('rumania', 'germany', { infantry: 1 })
    lost.do(move('germany', [taker], 'serbia'))
    expect(lost.say(serbian)).toMatchObject({ reason: 'serbiaGone', clause: 'GW-16.19' })
  })
})

describe('GW-16 Ottoman Empire', () => {
  const gift = (t: Table, units: (string | undefined)[]) =>
    t.say({ type: 'giveDreadnoughts', by: 'great-britain', units })
  test('GW-16.20 once, two undamaged dreadnoughts, while Turkey is unaligned; Turkey places them', () => {
    const t = table().at('great-britain')
    const ships = t.ids('north-sea', 'great-britain', 'dreadnought')
    expect(gift(t, [ships[0], ...t.ids('north-sea', 'great-britain', 'transport').slice(0, 1)])).toMatchObject({
      reason: 'badUnits',
      clause: 'GW-16.20',
    })
    expect(gift(t, ships.slice(0, 2)).ok).toBe(true)
    expect(t.state.pools).toMatchObject({ 'british-isles': { used: 16 }, 'ottoman-empire': { used: 14 } })
    const put = (...zones: string[]) =>
      t.say({
        type: 'placeGiftedShips',
        by: 'ottoman-empire',
        placements: zones.map((x, i) => ({ unit: ships[i], space: x })),
      })
    expect(put('north-sea', 'black-sea')).toMatchObject({ reason: 'badZone', clause: 'GW-16.20' })
    expect(put('black-sea', 'eastern-mediterranean').ok).toBe(true)
    expect(t.there('black-sea', 'ottoman-empire')).toBe('1 dreadnought')
    expect(
      gift(
        t,
        t
          .ids('north-sea', 'great-britain', 'dreadnought')
          .slice(0, 1)
          .concat(t.ids('eastern-mediterranean', 'great-britain')),
      ),
    ).toMatchObject({ reason: 'alreadyGiven', clause: 'GW-16.20' })
  })
  test('GW-16.20 not placed by the end of Britain’s phase they lie in the Aegean Sea', () => {
    const t = table().at('great-britain')
    gift(t, t.ids('north-sea', 'great-britain', 'dreadnought').slice(0, 2))
    t.end()
    expect(t.there('aegean-sea', 'ottoman-empire')).toBe('3 dreadnought, 1 transport')
  })
  test('GW-16.20 ALREADY_JOINED', () => {
    const t = table().bloc('ottoman-empire', 'central').at('great-britain')
    expect(gift(t, t.ids('north-sea', 'great-britain', 'dreadnought').slice(0, 2))).toMatchObject({
      reason: 'alreadyJoined',
      clause: 'GW-16.20',
    })
  })
  test('GW-16.21 the gift does not move the marker and opens Turkey to Britain, not to the other Allies', () => {
    const t = table().at('great-britain')
    expect(t.say(influence('great-britain', 'ottoman-empire', 6))).toMatchObject({
      reason: 'onlyGermany',
      clause: 'GW-16.22',
    })
    gift(t, t.ids('north-sea', 'great-britain', 'dreadnought').slice(0, 2))
    expect(t.state.markers['ottoman-empire']).toBe(-1)
    t.do(influence('great-britain', 'ottoman-empire', 1))
    expect(t.state.nations['ottoman-empire'].treasury).toBe(13)
    expect(t.at('russia').say(influence('russia', 'ottoman-empire', 6))).toMatchObject({ reason: 'onlyGermany' })
  })
  test('GW-16.22 otherwise only Germany, not Austria-Hungary', () => {
    expect(
      table()
        .at('austria-hungary')
        .say(influence('austria-hungary', 'ottoman-empire', 6)),
    ).toMatchObject({ reason: 'onlyGermany' })
  })
  test('GW-16.23 TOO_EARLY before round 3; only Turkey', () => {
    const join = (by: string) => ({ type: 'joinCentralPowers', by })
    expect(table().at('ottoman-empire', 'diplomacy', 2).say(join('ottoman-empire'))).toMatchObject({
      reason: 'tooEarly',
      clause: 'GW-16.23',
    })
    expect(table().at('germany', 'diplomacy', 3).say(join('germany'))).toMatchObject({
      reason: 'onlyTurkey',
      clause: 'GW-16.23',
    })
    const joined = table().bloc('ottoman-empire', 'allied').at('ottoman-empire', 'diplomacy', 3)
    expect(joined.say(join('ottoman-empire'))).toMatchObject({ reason: 'alreadyJoined', clause: 'GW-16.23' })
  })
  test('GW-16.24 an unaligned Turkey moves within its own land', () => {
    const t = table().at('ottoman-empire', 'non-combat')
    t.do(move('ottoman-empire', t.ids('syria').slice(0, 1), 'turkey'))
    expect(
      t.say(move('ottoman-empire', t.ids('turkey', 'ottoman-empire', 'infantry').slice(1, 2), 'bulgaria')),
    ).toMatchObject({ reason: 'neutralSpace' })
    expect(t.say(move('ottoman-empire', t.ids('palestine').slice(0, 1), 'egypt'))).toMatchObject({
      reason: 'treatyBlocks',
    })
  })
  test('GW-16.25 GW-16.26 joining the Central Powers is E5 alone; Turkey keeps its slot and its player', () => {
    const t = table().at('germany')
    const order = t.state.order
    t.do(influence('germany', 'ottoman-empire', 6))
    expect(t.state).toMatchObject({ opinion: -1, order })
    expect(t.state.nations['ottoman-empire'].bloc).toBe('central')
  })
})

describe('GW-17 the Revolution', () => {
  const roll = (t: Table, die: number) => t.say({ type: 'rollRevolution', by: 'russia', die })
  const loyalty = (t: Table, ...dice: number[]) => t.do({ type: 'rollLoyalty', by: 'russia', dice })
  /** Russia with nobody on the board, in its Place Units phase of round 13. */
  const bare = () => table().clearAll('russia').at('russia', 'place', 13)
  test.each([
    [12, 1],
    [13, 2],
    [14, 3],
    [15, 4],
  ])('GW-17.1 in round %i it breaks out up to %i', (round, upTo) => {
    for (const die of [upTo, upTo + 1]) {
      const t = table().clearAll('russia').at('russia', 'place', round)
      expect(roll(t, die).ok).toBe(true)
      expect(t.state.revolution !== undefined).toBe(die === upTo)
    }
  })
  test('GW-17.2 the phase does not end without the roll, and nothing is placed after it', () => {
    const t = table().at('russia', 'place', 12)
    expect(t.say({ type: 'endPhase', by: 'russia' })).toMatchObject({ reason: 'pendingChoice', clause: 'GW-22.4' })
    roll(t, 6)
    expect(roll(t, 6)).toMatchObject({ reason: 'wrongStep' })
    t.end()
    expect(t.state.phase).toBe('income')
  })
  test('GW-17.3 a surrendered Russia still rolls; without a capital nobody does', () => {
    const t = table().nation('russia', { status: 'surrendered' }).at('russia', 'place', 12)
    expect(roll(t, 6).ok).toBe(true)
    const lost = table().control('leningrad', 'germany').control('moscow', 'germany').at('serbia', 'place', 13)
    lost.until('great-britain', 'diplomacy')
    expect(lost.state.revolution).toBeUndefined()
  })
  test('GW-17.6 GW-18.10 a Finland that is not Russian does not break off', () => {
    const t = bare().control('finland', 'germany')
    roll(t, 1)
    loyalty(t)
    expect(t.state.nations.finland.status).toBe('gone')
  })
  test('GW-17.6 GW-18.10 Finland is a neutral that anybody may influence from now on', () => {
    const t = bare()
    roll(t, 1)
    loyalty(t)
    t.at('germany').do(influence('germany', 'finland', 6))
    expect(t.state.nations.finland).toMatchObject({ bloc: 'central', controller: 'germany' })
  })
  test('GW-17.8 bought units that still wait pass over', () => {
    const t = bare()
      .control('leningrad', 'germany')
      .waiting('russia', 'transport', 1, 'russia')
      .at('russia', 'place', 13)
    roll(t, 1)
    loyalty(t)
    expect(t.state.nations.bolsheviks.waiting).toEqual([{ kind: 'transport', count: 1, pool: 'russia' }])
  })
  test('GW-17.9 GW-17.10 GW-17.16 the capital with its complex, half the money, all the technologies', () => {
    const t = bare().tech('russia', '1', '6').treasury('russia', 8)
    roll(t, 1)
    loyalty(t)
    expect(t.state.territories[space('leningrad')]).toMatchObject({ controller: 'bolsheviks', complex: true })
    expect(t.state.nations.bolsheviks).toMatchObject({ treasury: 4, technologies: ['1', '6'], status: 'belligerent' })
    expect(control(t, 'moscow')).toBe('russia')
  })
  test('GW-17.11 dice by space id, then number; cargo of a Russian ship shares its fate', () => {
    const t = bare()
    const [b] = t.put('ukraine', 'russia', { infantry: 1 })
    const [a] = t.put('archangel', 'russia', { infantry: 1 })
    const [ship] = t.put('black-sea', 'russia', { transport: 1 })
    const [cargo] = t.put('black-sea', 'russia', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    expect(loyaltyUnits(t.state)).toEqual([a, ship, b])
    roll(t, 1)
    loyalty(t, 1, 6, 1)
    expect(t.state.units[cargo ?? ('' as UnitId)]?.owner).toBe('bolsheviks')
  })
  test('GW-17.12 a defector in another’s land deserts', () => {
    const t = bare()
    t.put('hungary', 'russia', { infantry: 1 })
    t.clear('germany').control('germany', 'france')
    t.put('germany', 'russia', { infantry: 1 })
    roll(t, 1)
    loyalty(t, 6, 1)
    expect(t.there('germany')).toBe('')
  })
  test('GW-17.13 the larger faction takes the space, a tie stays Russian; the others move out or are removed', () => {
    const t = bare()
    t.put('ukraine', 'russia', { infantry: 3 })
    t.put('siberia', 'russia', { infantry: 2 })
    roll(t, 1)
    loyalty(t, 1, 6, 1, 6, 6)
    expect([control(t, 'ukraine'), control(t, 'siberia')]).toEqual(['bolsheviks', 'russia'])
    // Siberia's defector has no Bolshevik land next to it; Ukraine's loyal man has several Russian ones.
    expect(t.there('siberia')).toBe('1 infantry')
    expect(t.state.revolution?.step).toBe('displace')
    const [loyal] = t.ids('ukraine', 'russia')
    const go = (to: string | null, by = 'russia') => t.say({ type: 'displaceUnits', by, moves: [{ unit: loyal, to }] })
    expect(go('finland')).toMatchObject({ reason: 'notAdjacent', clause: 'GW-17.13' })
    expect(go('rumania')).toMatchObject({ reason: 'badSpace', clause: 'GW-17.13' })
    expect(go('caucasus', 'germany')).toMatchObject({ reason: 'notYourTurn' })
    expect(go('caucasus').ok).toBe(true)
    expect(t.there('caucasus', 'russia')).toBe('1 infantry')
    expect(t.state.revolution?.step).toBeUndefined()
  })
  test('GW-17.13 GW-22.7 who is asked for a way out and is taken off the board is asked no more', () => {
    const t = bare()
    t.put('ukraine', 'russia', { infantry: 3 })
    roll(t, 1)
    loyalty(t, 1, 6, 6)
    expect(t.state.revolution?.displaced).toHaveLength(1)
    const told = t.do({
      type: 'correct',
      reason: 'miscounted',
      units: { space: 'ukraine', nation: 'russia', kind: 'infantry', count: 0 },
    })
    expect(told.map((e) => e.type)).toContain('revolutionEnded')
    expect(t.state.revolution).toEqual({ round: t.state.round, displaced: [] })
  })
  test('GW-17.14 ships of both factions share a zone; trenches stay with the space', () => {
    const t = bare().trench('leningrad', 'baltic-states')
    t.put('baltic-sea', 'russia', { dreadnought: 2 })
    roll(t, 1)
    loyalty(t, 1, 6)
    expect([t.there('baltic-sea', 'russia'), t.there('baltic-sea', 'bolsheviks')]).toEqual([
      '1 dreadnought',
      '1 dreadnought',
    ])
    expect(t.state.territories[space('leningrad')]?.trenches).toEqual(['baltic-states'])
  })
  test('GW-17.16 minors controlled by Russia stay Russia’s', () => {
    const t = bare()
      .nation('romania', { bloc: 'allied', status: 'belligerent', controller: 'russia' })
      .control('rumania', 'russia')
    roll(t, 1)
    loyalty(t)
    expect(control(t, 'rumania')).toBe('russia')
  })
  test('GW-17.17 on a tie opinion does not move', () => {
    const t = bare()
      .control('egypt', 'germany')
      .bloc('ottoman-empire', 'central')
      .control('iraq', 'great-britain')
      .control('trans-jordan', 'ottoman-empire')
    roll(t, 1)
    loyalty(t)
    expect(t.state.opinion).toBe(1)
  })
  test('GW-17.18 GW-17.24 both draw on one pool; the Bolsheviks need one of the two capitals and influence nobody', () => {
    const t = bare()
    roll(t, 1)
    loyalty(t)
    t.treasury('bolsheviks', 9).at('bolsheviks', 'purchase', 14)
    t.do({ type: 'purchaseUnits', by: 'bolsheviks', units: [{ kind: 'infantry', count: 1, pool: 'russia' }] })
    t.at('bolsheviks', 'place', 14)
    t.do({
      type: 'placeUnits',
      by: 'bolsheviks',
      placements: [{ kind: 'infantry', count: 1, space: 'leningrad', pool: 'russia' }],
    })
    expect(t.state.pools.russia.used).toBe(16)
    expect(t.at('bolsheviks').say(influence('bolsheviks', 'denmark', 6))).toMatchObject({ reason: 'notBelligerent' })
    expect(incomeOf(t.state, 'bolsheviks')).toBe(1)
  })
  /** After the Revolution, Russia keeping Moscow. */
  const after = () => {
    const t = bare()
    roll(t, 1)
    loyalty(t)
    return t
  }
  test('GW-17.19 at war with Russia and the Central Powers; other Allies begin their war by entering', () => {
    const t = after()
    expect([
      atWar(t.state, 'russia', 'bolsheviks'),
      atWar(t.state, 'germany', 'bolsheviks'),
      atWar(t.state, 'france', 'bolsheviks'),
    ]).toEqual([true, true, false])
    expect(friendly(t.state, 'russia', 'bolsheviks')).toBe(false)
    t.control('vyborg', 'france').at('france', 'combat-move')
    const [man] = t.put('vyborg', 'france', { infantry: 1 })
    t.do(move('france', [man], 'leningrad'))
    expect(atWar(t.state, 'france', 'bolsheviks')).toBe(true)
    // GW-17.22: what an ally takes from them returns to Russia, and without land they are out of the game.
    expect(control(t, 'leningrad')).toBe('russia')
    expect(t.state.nations.bolsheviks.status).toBe('gone')
  })
  test('GW-17.20 GW-17.21 from the next round they move first and are at peace with the Central bloc', () => {
    const t = after().at('united-states', 'income', 13)
    t.end()
    expect(t.state).toMatchObject({ round: 14, acting: 'bolsheviks', phase: 'diplomacy' })
    expect(t.state.treaties[0]).toMatchObject({ kind: 'compelledPeace', bloc: 'central', state: 'in-force' })
    expect(atWar(t.state, 'germany', 'bolsheviks')).toBe(false)
    expect(t.state.opinion).toBe(-1)
  })
  test('GW-17.21 renounced by a Central nation the war is back, and opinion moves 2 away from it', () => {
    const t = after().at('united-states', 'income', 13)
    t.end()
    const before = t.state.opinion
    t.at('austria-hungary').do({ type: 'renounceSurrender', by: 'austria-hungary', treaty: 't1' })
    expect(t.state.opinion).toBe(before + 2)
    expect(atWar(t.state, 'germany', 'bolsheviks')).toBe(true)
    expect(t.say({ type: 'renounceSurrender', by: 'austria-hungary', treaty: 't1' })).toMatchObject({
      reason: 'noSuchTreaty',
    })
  })
  test('GW-17.22 restored: their units are removed and their treasury goes to Russia', () => {
    const t = after().treasury('bolsheviks', 6)
    t.put('baltic-sea', 'bolsheviks', { dreadnought: 1 })
    const money = t.state.nations.russia.treasury
    t.clear('leningrad').control('leningrad', 'russia').settled()
    expect(t.state.nations).toMatchObject({
      bolsheviks: { status: 'gone', treasury: 0 },
      russia: { treasury: money + 6 },
    })
    expect(t.there('baltic-sea', 'bolsheviks')).toBe('')
  })
  test('GW-17.23 a Russia without land is conquered, by whomever', () => {
    const t = after().lose('russia', 'bolsheviks').settled()
    expect(t.state.nations.russia.status).toBe('conquered')
  })
})
