/** Chapters 12 to 21 in the corners where two clauses meet. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId, UnitId } from '../../../shared/great-war/ids'
import { greatWarCore } from './game'
import { table, type Said, type Table } from '../testing/great-war/table'
import { invariants } from './invariants'
import { battleList } from './rules/battle-list'

const move = (by: string, units: readonly (string | undefined)[], ...path: string[]): Said => ({
  type: 'moveUnits',
  by,
  units,
  path,
})
const unload = (by: string, transport: string | undefined, space: string, ...units: (string | undefined)[]): Said => ({
  type: 'unloadTransport',
  by,
  transport,
  units,
  space,
})
const start = (by: string, battle: string): Said => ({ type: 'startBattle', by, battle })
const dice = (by: string, battle: string, ...faces: number[]): Said => ({
  type: 'rollBattleDice',
  by,
  battle,
  dice: faces,
})
const fix = (by: NationId): Said => ({ type: 'endCombatMovement', by })
const control = (t: Table, space: string) => t.state.territories[space as SpaceId]?.controller
const unit = (t: Table, id: UnitId | undefined) => t.state.units[id ?? ('' as UnitId)]
const wrong = (t: Table) => invariants.flatMap((x) => x.check(t.state) ?? [])
const last = (t: Table) => t.state.offers.at(-1)?.offer ?? ''
const accept = (by: string, offer: string): Said => ({ type: 'respondOffer', by, offer, answer: 'accept' })

/** An offer of that nation's, accepted by the other. */
function agree(t: Table, offer: Said & { readonly by: NationId; readonly to: string }): Table {
  t.at(offer.by).do(offer)
  t.do(accept(offer.to, last(t)))
  return t
}
const surrender = (by: NationId, to: string, terms: readonly object[] = []) => ({
  type: 'offerConditionalSurrender',
  by,
  to,
  terms,
})
const truce = (by: NationId, to: string, terms: readonly object[] = []) => ({
  type: 'offerArmistice',
  by,
  to,
  rounds: 3,
  terms,
})

/** The sentence of a refusal. */
function wordsOf(t: Table, said: Said): string {
  const parsed = greatWarCore.parseCommand(said)
  const refused = parsed.ok ? greatWarCore.decide(t.state, parsed.value, []) : undefined
  if (!parsed.ok || refused?.kind !== 'refused') throw new Error('refused in another way')
  const { message, instead } = greatWarCore.explain(t.state, parsed.value, refused)
  return `${message} ${instead}`
}

describe('GW-12.17 strays on the march', () => {
  /** Britain has surrendered around a Frenchman; Germany is held by one man. */
  function among(): Table {
    const t = table().clear('danish-sea', 'germany').with('germany', 'germany', { infantry: 1 })
    return agree(t, surrender('great-britain', 'germany'))
  }
  test('GW-12.17 a stray that leaves by attacking an enemy next door fights there', () => {
    const t = among()
    const [man] = t.put('netherlands-belgium', 'france', { infantry: 1 })
    t.settled()
    expect(unit(t, man)).toHaveProperty('strayIn')
    t.at('france', 'combat-move').do(move('france', [man], 'germany'))
    expect(unit(t, man)).not.toHaveProperty('strayIn')
    expect(battleList(t.state)).toEqual([{ battle: 'germany', class: 'land', obligatory: true }])
  })
  test('GW-12.17 GW-13.17 stray cargo that lands on an enemy’s coast fights there', () => {
    const t = among()
    const [ship] = t.put('danish-sea', 'great-britain', { transport: 1 })
    const [man] = t.put('danish-sea', 'france', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    t.settled().at('france', 'combat-move')
    expect(unit(t, man)).toHaveProperty('strayIn')
    t.do(unload('france', ship, 'germany', man))
    t.do(fix('france'))
    t.do(start('france', 'germany'))
    expect(t.state.turn.battle?.attackers).toEqual([man])
    t.do(dice('france', 'germany', 1))
    t.do(dice('france', 'germany', 6))
    expect(control(t, 'germany')).toBe('france')
  })
  test('GW-12.17 GW-16.17 GW-16.19 a friend’s army on Serbian soil that is ceded and absorbed is a stray in Yugoslavia', () => {
    const t = table().clear('serbia').control('serbia', 'france').settled()
    const [man] = t.put('serbia', 'great-britain', { infantry: 1 })
    const cession = { term: 'cedeTerritory', from: 'france', space: 'serbia', to: 'austria-hungary' }
    agree(t, surrender('france', 'germany', [cession]))
    expect(t.state.serbia).toBe('absorbed')
    expect(unit(t, man)).toMatchObject({ space: 'yugoslavia', strayIn: t.state.turn.number })
    expect(wrong(t)).toEqual([])
  })
})

describe('GW-12.8 aircraft that peace overtakes in the air', () => {
  test('GW-12.8 GW-12.17 who can still come home through strangers’ air has to, and is told so', () => {
    const t = table().tech('france', '2').clear('austria').at('france')
    t.do(surrender('france', 'germany'))
    t.patch({ phase: 'combat-move' })
    const [plane] = t.put('eastern-france', 'france', { fighter: 1 })
    t.do(move('france', [plane], 'germany', 'austria'))
    t.end()
    t.do(accept('germany', 'o1'))
    const end: Said = { type: 'endPhase', by: 'france' }
    expect(t.judge(end)).toMatchObject({ reason: 'pendingChoice', clause: 'GW-22.4' })
    expect(wordsOf(t, end)).toContain('Open now: Move 1 fighter from Austria to')
    t.do(move('france', [plane], 'germany', 'eastern-france'))
    t.do(end)
    expect(unit(t, plane)).toMatchObject({ space: 'eastern-france' })
  })
})

describe('GW-12 moves', () => {
  test('GW-22.6 all units of one command start together', () => {
    const t = table().at('france', 'combat-move')
    const units = [...t.ids('france', 'france', 'infantry'), ...t.ids('vichy-france')]
    expect(t.say(move('france', units, 'eastern-france'))).toMatchObject({ reason: 'notAdjacent' })
  })
  test('GW-12.12 GW-12.13 cargo of a friend’s transport, too, is unloaded into one space', () => {
    const t = table().at('france', 'non-combat')
    const [ship] = t.put('english-channel', 'great-britain', { transport: 1 })
    const men = t.put('english-channel', 'france', { infantry: 2 }, ship ? { cargoOf: ship } : {})
    t.do(unload('france', ship, 'france', men[0]))
    expect(t.say(unload('france', ship, 'united-kingdom', men[1]))).toMatchObject({
      reason: 'alreadyMoved',
      clause: 'GW-12.12',
    })
    t.do(unload('france', ship, 'france', men[1]))
    // In its owner's own turn it is free.
    t.at('great-britain', 'non-combat').do(move('great-britain', [ship], 'north-sea'))
  })
  test('GW-12.12 GW-22.1 who is aboard is told how one goes ashore', () => {
    const t = table().at('germany', 'combat-move')
    const [ship] = t.ids('baltic-sea', 'germany', 'transport')
    const [man] = t.put('baltic-sea', 'germany', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    expect(wordsOf(t, move('germany', [man], 'baltic-states'))).toMatch(/^The infantry .* is aboard a ship/)
    t.at('germany', 'non-combat')
    expect(wordsOf(t, unload('germany', ship, 'baltic-states', man))).toMatch(/^Baltic States are hostile/)
  })
  test('GW-20.3 aircraft, too, only pass where a treaty grants passage', () => {
    const promise = { term: 'passage', from: 'france', spaces: ['eastern-france'], to: 'germany' }
    const t = agree(table(), truce('germany', 'france', [promise]))
    const plane = t.ids('germany', 'germany', 'fighter')
    for (const phase of ['combat-move', 'non-combat'] as const) {
      t.at('germany', phase)
      expect(t.say(move('germany', plane, 'eastern-france'))).toMatchObject({
        reason: 'treatyBlocks',
        clause: 'GW-12.15',
      })
    }
    t.at('germany', 'combat-move').do(move('germany', plane, 'eastern-france', 'netherlands-belgium'))
  })
  test('GW-12.7 GW-14.1 land captured this turn is no hostile space, and no landing place either', () => {
    const t = table().clear('poland').at('germany', 'combat-move')
    t.do(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 1), 'poland'))
    t.end()
    expect(t.say(move('germany', t.ids('germany', 'germany', 'fighter'), 'poland'))).toMatchObject({
      reason: 'noLandingPlace',
      clause: 'GW-12.7',
    })
  })
})

describe('GW-13 battles in odd company', () => {
  test('GW-12.16 GW-17.19 Bolshevik ships beside an enemy’s stay out of the battle as long as there is no war with them', () => {
    const t = table()
      .nation('bolsheviks', { status: 'belligerent' })
      .control('leningrad', 'bolsheviks')
      .clear('north-sea', 'danish-sea')
    t.with('danish-sea', 'bolsheviks', { dreadnought: 1 })
    const [foe] = t.put('danish-sea', 'germany', { dreadnought: 1 })
    const [ship] = t.put('north-sea', 'great-britain', { dreadnought: 1 })
    t.at('great-britain', 'combat-move').do(move('great-britain', [ship], 'danish-sea'))
    t.do(fix('great-britain'))
    t.do(start('great-britain', 'danish-sea'))
    expect(t.state.turn.battle?.defenders).toEqual([foe])
    expect(t.state.wars).toEqual([])
  })
  test('GW-13.18 GW-13.23 a landing from a friend’s transport beside dreadnoughts that nobody fights drops out', () => {
    const t = table().at('france', 'combat-move')
    const [ship] = t.put('danish-sea', 'great-britain', { transport: 1 })
    const [man] = t.put('danish-sea', 'france', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    t.do(unload('france', ship, 'germany', man))
    expect(battleList(t.state)).toEqual([])
    t.end()
    expect(unit(t, man)).toMatchObject({ space: 'danish-sea', cargoOf: ship })
  })
  describe('GW-12.12 GW-13.18 a landing that waits for the sea, on a coast that nobody defends', () => {
    function waiting() {
      const t = table().clear('danish-sea', 'germany', 'netherlands-belgium')
      t.with('danish-sea', 'germany', { dreadnought: 1 })
      const [ship] = t.put('danish-sea', 'great-britain', { transport: 1, dreadnought: 1 })
      const [man] = t.put('danish-sea', 'great-britain', { infantry: 1 }, ship ? { cargoOf: ship } : {})
      const [other, plane] = t.put('netherlands-belgium', 'great-britain', { infantry: 1, fighter: 1 })
      t.at('great-britain', 'combat-move').do(unload('great-britain', ship, 'germany', man))
      return { t, man, other, plane }
    }
    test('GW-12.12 whom others overtake on foot goes ashore all the same, once the sea is won', () => {
      const { t, man, other } = waiting()
      t.do(move('great-britain', [other], 'germany'))
      t.do(fix('great-britain'))
      t.do(start('great-britain', 'danish-sea'))
      for (const hit of [1, 1]) {
        t.do(dice('great-britain', 'danish-sea', hit))
        t.do(dice('great-britain', 'danish-sea', 6))
      }
      t.trench('germany', 'poland').do(start('great-britain', 'germany'))
      expect(unit(t, man)).toMatchObject({ space: 'germany' })
      expect(t.state.territories['germany' as SpaceId]?.trenches).toEqual(['poland'])
    })
    test('GW-13.23 the sea lost, aircraft over the coast have nobody to fight', () => {
      const { t, plane } = waiting()
      t.do(move('great-britain', [plane], 'germany'))
      t.do(fix('great-britain'))
      t.do(start('great-britain', 'danish-sea'))
      for (const lost of ['transport', 'dreadnought', 'dreadnought'] as const) {
        t.do(dice('great-britain', 'danish-sea', 6))
        t.do(dice('great-britain', 'danish-sea', 1))
        if (lost === 'transport')
          t.do({
            type: 'selectCasualties',
            by: 'great-britain',
            battle: 'danish-sea',
            units: t.ids('danish-sea', 'great-britain', lost),
          })
      }
      t.end()
      expect(t.state.phase).toBe('non-combat')
    })
  })
  test('GW-12.12 GW-13.18 nobody slips past hostile dreadnoughts onto a friend’s coast before the sea is won', () => {
    const t = table().clear('english-channel').trench('france', 'netherlands-belgium')
    t.with('english-channel', 'germany', { dreadnought: 1 })
    const [ship] = t.put('english-channel', 'great-britain', { transport: 1, dreadnought: 1 })
    const [man] = t.put('english-channel', 'great-britain', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    const [guest] = t.put('france', 'great-britain', { infantry: 1 })
    t.at('great-britain', 'combat-move').do(unload('great-britain', ship, 'france', man))
    expect(unit(t, man)).toMatchObject({ cargoOf: ship })
    t.do(fix('great-britain'))
    t.do(start('great-britain', 'english-channel'))
    for (const hit of [1, 1]) {
      t.do(dice('great-britain', 'english-channel', hit))
      t.do(dice('great-britain', 'english-channel', 6))
    }
    t.do(start('great-britain', 'france'))
    expect([unit(t, man)?.space, control(t, 'france')]).toEqual(['france', 'france'])
    expect(t.state.territories['france' as SpaceId]?.trenches).toEqual(['netherlands-belgium'])
    t.end()
    // Who was in France all the time has not fought.
    t.do(move('great-britain', [guest], 'eastern-france'))
    expect(t.say(move('great-britain', [man], 'eastern-france'))).toMatchObject({ reason: 'alreadyMoved' })
  })
  test('GW-15.8 GW-20.30 trenches outlast a liberation from the sea that nobody opposes on land', () => {
    const t = table().clear('baltic-states', 'baltic-sea', 'danish-sea').control('baltic-states', 'germany')
    t.trench('baltic-states', 'germany').with('baltic-sea', 'germany', { dreadnought: 1 })
    const [ship] = t.put('baltic-sea', 'great-britain', { transport: 1, dreadnought: 1 })
    const [man] = t.put('baltic-sea', 'great-britain', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    t.at('great-britain', 'combat-move').do(unload('great-britain', ship, 'baltic-states', man))
    t.do(fix('great-britain'))
    t.do(start('great-britain', 'baltic-sea'))
    for (const hit of [1, 1]) {
      t.do(dice('great-britain', 'baltic-sea', hit))
      t.do(dice('great-britain', 'baltic-sea', 6))
    }
    t.do(start('great-britain', 'baltic-states'))
    expect(control(t, 'baltic-states')).toBe('russia')
    expect(t.state.territories['baltic-states' as SpaceId]?.trenches).toEqual(['germany'])
  })
  test('GW-13.7 GW-20.3 nobody retreats into a space that a treaty has demilitarised', () => {
    const promise = { term: 'demilitarize', from: 'france', space: 'eastern-france' }
    const t = agree(table(), truce('france', 'austria-hungary', [promise]))
    t.clear('germany').with('germany', 'germany', { infantry: 3 }).at('france', 'combat-move')
    t.do(move('france', t.ids('eastern-france', 'france', 'artillery'), 'germany'))
    t.do(fix('france'))
    t.do(start('france', 'germany'))
    t.do(dice('france', 'germany', 6))
    t.do(dice('france', 'germany', 6, 6, 6))
    // With no way out nobody is asked.
    expect(t.state.turn.battle).toMatchObject({ round: 2, step: 'attackersFire' })
  })
  test('GW-14.1 GW-13.17 ships whose guns were not needed have not fought', () => {
    const t = table().clear('danish-sea', 'germany').tech('great-britain', '2')
    t.complex('germany').with('germany', 'germany', { fighter: 1 })
    const [ship, gun] = t.put('danish-sea', 'great-britain', { transport: 1, dreadnought: 1 })
    const [man] = t.put('danish-sea', 'great-britain', { infantry: 1 }, ship ? { cargoOf: ship } : {})
    const [bomber, escort] = t.put('netherlands-belgium', 'great-britain', { bomber: 1, fighter: 1 })
    t.at('great-britain', 'combat-move').do(unload('great-britain', ship, 'germany', man))
    t.do({
      type: 'declareBombingRaid',
      by: 'great-britain',
      bombers: [bomber],
      escorts: [escort],
      space: 'germany',
    })
    t.do(fix('great-britain'))
    t.do({ type: 'chooseInterceptors', by: 'germany', space: 'germany', units: t.ids('germany', 'germany') })
    t.do({ type: 'rollBombingRaid', by: 'great-britain', space: 'germany', dice: [1, 6] })
    t.do({ type: 'rollBombingRaid', by: 'great-britain', space: 'germany', dice: [1] })
    t.do(start('great-britain', 'germany'))
    expect(control(t, 'germany')).toBe('great-britain')
    t.end()
    t.do(move('great-britain', [gun], 'north-sea'))
  })
  test('GW-12.8 GW-20.3 aircraft that stand in a space as it is demilitarised need not fly', () => {
    const promise = { term: 'demilitarize', from: 'france', space: 'france' }
    const t = agree(table(), truce('france', 'germany', [promise])).at('france', 'non-combat')
    t.end()
    expect(t.there('france', 'france')).toContain('1 fighter')
  })
})

describe('GW-20 what was promised', () => {
  test('GW-20.3 GW-12.15 who has promised to keep out of a space may not attack it either', () => {
    const promise = { term: 'demilitarize', from: 'russia', space: 'hungary' }
    const t = agree(table(), truce('russia', 'germany', [promise])).at('russia', 'combat-move')
    const units = t.put('poland', 'russia', { infantry: 1, fighter: 1 })
    for (const id of units)
      expect(t.say(move('russia', [id], 'hungary'))).toMatchObject({ reason: 'treatyBlocks', clause: 'GW-12.15' })
    t.do(move('russia', units.slice(1), 'hungary', 'czechoslovakia'))
  })
  test('GW-17.21 terms agreed with a second Central nation leave those with the first', () => {
    const t = table()
    const seats = t.state.seats.map((x) => ({ ...x, nations: x.nations.filter((n) => n !== 'bolsheviks') }))
    t.patch({ seats: [...seats, { player: 'Zed', nations: ['bolsheviks'] }] })
    t.nation('bolsheviks', { status: 'belligerent' }).clear('leningrad').control('leningrad', 'bolsheviks')
    t.patch({ order: ['bolsheviks', ...t.state.order], revolution: { round: 13, displaced: [] } })
    t.at('united-states', 'income', 13).end()
    const tribute = (to: string) => ({ term: 'tribute', from: 'bolsheviks', ipc: 1, rounds: 3, to })
    for (const to of ['germany', 'austria-hungary']) t.do(surrender('bolsheviks', to, [tribute(to)]))
    for (const to of ['germany', 'austria-hungary'])
      t.do(accept(to, t.state.offers.find((o) => o.to === to)?.offer ?? ''))
    expect(t.state.treaties[0]?.tributes.map((x) => x.to)).toEqual(['germany', 'austria-hungary'])
  })
})

describe('GW-17 Revolution abroad', () => {
  test('GW-17.16 GW-17.13 a minor under Russia stays Russia’s though its army turns; the defectors have to leave', () => {
    const t = table()
      .clearAll('russia')
      .clear('rumania')
      .nation('romania', { bloc: 'allied', status: 'belligerent', controller: 'russia' })
      .control('rumania', 'russia')
      .with('rumania', 'russia', { infantry: 2 })
      .at('russia', 'place', 13)
    t.do({ type: 'rollRevolution', by: 'russia', die: 1 })
    t.do({ type: 'rollLoyalty', by: 'russia', dice: [6, 6] })
    expect(control(t, 'rumania')).toBe('russia')
    expect(t.state.nations.romania).toMatchObject({ status: 'belligerent', controller: 'russia' })
    expect(t.there('rumania')).toBe('')
  })
})

describe('GW-20 words given and broken', () => {
  test('GW-20.15 an open conditional offer lapses as its maker breaks a surrender', () => {
    const t = agree(table(), surrender('france', 'germany')).at('germany')
    t.do(surrender('germany', 'russia'))
    const offer = last(t)
    t.do({ type: 'renounceSurrender', by: 'germany', treaty: 't1' })
    expect(t.say(accept('russia', offer))).toMatchObject({ reason: 'offerLapsed' })
    expect(t.state.nations.germany.status).toBe('belligerent')
  })
  test('GW-20.22 GW-21.6 a general peace that was refused is proposed again in another turn, not in this one', () => {
    const t = table().at('france')
    const peace: Said = { type: 'offerGeneralPeace', by: 'france', result: 'draw' }
    t.do(peace)
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'reject' })
    expect(t.say(peace)).toMatchObject({ reason: 'offerOpen', clause: 'GW-20.22' })
    t.at('france').do(peace)
  })
})

describe('GW-22.7 the referee in the middle of things', () => {
  const count = (space: string, nation: string, kind: string, n: number): Said => ({
    type: 'correct',
    reason: 'as it lies',
    units: { space, nation, kind, count: n },
  })
  const invasion = () => {
    const t = table().clear('poland').with('poland', 'russia', { infantry: 1 }).at('germany', 'combat-move')
    t.do(move('germany', t.ids('germany', 'germany', 'infantry').slice(0, 2), 'poland'))
    t.do(fix('germany'))
    return t
  }
  test('GW-22.7 GW-13.1 units found in the space of a battle take part in it', () => {
    const t = invasion()
    t.do(start('germany', 'poland'))
    t.do(count('poland', 'russia', 'infantry', 3))
    t.do(dice('germany', 'poland', 1, 6))
    t.do(dice('germany', 'poland', 6, 6, 6))
    expect([t.state.turn.battle?.defenders.length, control(t, 'poland')]).toEqual([2, 'russia'])
    t.do(count('poland', 'germany', 'artillery', 1))
    expect(t.state.turn.battle?.attackers).toHaveLength(3)
  })
  test('GW-22.7 GW-13.8 no die is thrown where no attacker is left', () => {
    const t = invasion()
    t.do(count('poland', 'germany', 'infantry', 0))
    const told = t.do(start('germany', 'poland'))
    expect(told).toContainEqual(expect.objectContaining({ type: 'battleEnded', outcome: 'defenderWon' }))
    t.end()
  })
  test('GW-22.7 GW-16.14 the blockade takes all that are left where too many are taken away meanwhile', () => {
    for (const rest of [1, 0]) {
      const t = table().clear('united-kingdom').pool('british-isles', 38, 40).patch({ doctrine: 'unrestricted' })
      for (const zone of ['atlantic', 'celtic-sea', 'english-channel', 'north-sea'])
        t.put(zone, 'germany', { submarine: 1 })
      t.put('united-kingdom', 'great-britain', { infantry: 4, artillery: rest })
      t.at('great-britain', 'place').end()
      t.do(count('united-kingdom', 'great-britain', 'infantry', 0))
      const [open] = greatWarCore.legal(t.state)
      t.do(open?.command as Said)
      expect(t.there('united-kingdom')).toBe('')
      t.end()
    }
  })
})
