/** Chapters 1 to 3: words, nations and blocs, seats, the board. */
import { describe, expect, test } from 'vitest'
import { NATIONS, type NationId, type SpaceId } from '../../../shared/great-war/ids'
import { table } from '../testing/great-war/table'
import { greatWarCore } from './game'
import { joinBloc } from './consequences/joining'
import { data } from './data'
import { flight, landEntry, seaEntry } from './rules/entry'
import { moveTargets } from './rules/moves'
import { productionOf } from './rules/spaces'
import { atWar, friendly, isBelligerent, playerOf } from './rules/who'
import { Telling } from './telling'

const space = (s: string) => s as SpaceId
const start = (seats: { player: string; nations: string[] }[], unitedStates?: string) => {
  const parsed = greatWarCore.parseCommand({ type: 'startGame', seats, ...(unitedStates ? { unitedStates } : {}) })
  if (!parsed.ok) throw new Error(parsed.error.problem)
  return greatWarCore.decide(greatWarCore.blank, parsed.value, [])
}
const NATIONS_OF_TWO = [
  { player: 'Ann', nations: ['great-britain', 'france', 'russia'] },
  { player: 'Ben', nations: ['germany', 'austria-hungary', 'ottoman-empire'] },
]

describe('GW-1 overview', () => {
  test('GW-1.1 GW-1.2 GW-1.3 one scenario, two blocs, six great powers, over the base game’s board', () => {
    const t = table()
    const blocs = ['great-britain', 'france', 'russia', 'germany', 'austria-hungary'] as const
    expect(blocs.map((n) => t.state.nations[n].bloc)).toEqual(['allied', 'allied', 'allied', 'central', 'central'])
    expect(data.nations.filter((n) => n.size === 'great')).toHaveLength(6)
  })
  test('GW-1.5 a round is one pass through the order; round 3 is turn 3 for everybody', () => {
    const t = table().at('united-states', 'income', 2)
    t.end()
    expect(t.state.round).toBe(3)
    t.until('ottoman-empire', 'diplomacy')
    expect(t.state.round).toBe(3)
  })
  test('GW-1.6 a unit hits on its value or below', () => {
    const t = table().clear('germany', 'poland').at('germany', 'combat-move')
    t.put('poland', 'russia', { infantry: 3 })
    const units = t.put('germany', 'germany', { artillery: 3 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'poland' })
    const told = t.do({ type: 'rollBattleDice', by: 'germany', battle: 'poland' }, [1, 2, 3])
    expect(told).toContainEqual(expect.objectContaining({ type: 'battleDiceThrown', hits: 2 }))
  })
  test('GW-1.7 GW-6.13 a controlled space counts for its controller', () => {
    const t = table().control('poland', 'germany')
    expect(productionOf(t.state, 'germany')).toBe(13)
    expect(productionOf(t.state, 'russia')).toBe(14)
  })
  test('GW-1.8 belligerents are in a bloc and on their feet', () => {
    const t = table()
    expect(NATIONS.filter((n) => isBelligerent(t.state, n))).toEqual([
      'great-britain',
      'france',
      'russia',
      'germany',
      'austria-hungary',
      'serbia',
    ])
    t.nation('france', { status: 'surrendered' })
    expect(isBelligerent(t.state, 'france')).toBe(false)
  })
  test('GW-1.9 a conquered nation is still at war and still its bloc’s friend; a surrendered one is neither', () => {
    const t = table().nation('france', { status: 'conquered' })
    expect(atWar(t.state, 'france', 'germany')).toBe(true)
    expect(friendly(t.state, 'russia', 'france')).toBe(true)
    t.nation('france', { status: 'surrendered' })
    expect(atWar(t.state, 'france', 'germany')).toBe(false)
    expect(friendly(t.state, 'russia', 'france')).toBe(false)
    expect(friendly(t.state, 'france', 'russia')).toBe(false)
  })
})

describe('GW-2 nations, blocs, seats', () => {
  test('GW-2.3 the Ottoman Empire starts unaligned and Pro-Central', () => {
    const t = table()
    expect(t.state.nations['ottoman-empire']).toMatchObject({ bloc: null, status: 'unaligned' })
    expect(t.state.markers['ottoman-empire']).toBe(-1)
  })
  test('GW-2.4 GW-2.6 wars at the start: each Ally and Serbia with Germany and Austria-Hungary, and nobody else', () => {
    const { state } = table()
    const pairs = NATIONS.flatMap((a) => NATIONS.filter((b) => a < b && atWar(state, a, b)).map((b) => `${a} ${b}`))
    const central: NationId[] = ['germany', 'austria-hungary']
    const expected = (['great-britain', 'france', 'russia', 'serbia'] as const).flatMap((a) =>
      central.map((b) => [a, b].sort().join(' ')),
    )
    expect(pairs.sort()).toEqual(expected.sort())
  })
  test('GW-2.4 Serbia is no nation for influence, surrender or victory', () => {
    const t = table().at('germany')
    expect(t.say({ type: 'influenceNation', by: 'germany', nation: 'serbia' })).toMatchObject({
      reason: 'notInfluenceable',
    })
    expect(t.say({ type: 'offerArmistice', by: 'germany', to: 'serbia', rounds: 1, terms: [] })).toMatchObject({
      reason: 'notAtWar',
    })
  })
  test('GW-2.5 neutral minors and majors', () => {
    const size = (s: string) => data.nations.filter((n) => n.size === s).map((n) => n.id)
    expect(size('minor')).toEqual(['bulgaria', 'denmark', 'finland', 'greece', 'norway', 'romania'])
    expect(size('major')).toEqual(['italy', 'united-states'])
  })
  test('GW-2.6 who joins is at once at war with the other bloc', () => {
    const t = table().marker('italy', 1).at('france')
    t.do({ type: 'influenceNation', by: 'france', nation: 'italy', die: 6 })
    expect(atWar(t.state, 'italy', 'germany')).toBe(true)
  })
  test('GW-2.7 friends pass and stand in each other’s land, but nobody moves another’s units', () => {
    const t = table().at('great-britain', 'non-combat')
    const [infantry] = t.ids('netherlands-belgium')
    t.do({ type: 'moveUnits', by: 'great-britain', units: [infantry], path: ['france'] })
    const [french] = t.ids('france', 'france')
    expect(t.say({ type: 'moveUnits', by: 'great-britain', units: [french], path: ['vichy-france'] })).toMatchObject({
      reason: 'notYourUnit',
      clause: 'GW-2.7',
    })
  })
  test('GW-2.8 GW-18.2 a joined minor is its controller’s, a joined major its own', () => {
    const t = table().at('germany')
    const told = new Telling(t.state)
    joinBloc(told, 'romania', 'central', 'influence', 'germany')
    joinBloc(told, 'italy', 'central', 'influence', 'germany')
    expect(told.state.territories[space('rumania')]?.controller).toBe('germany')
    expect(told.state.territories[space('northern-italy')]?.controller).toBe('italy')
  })
  test('GW-2.9 codes: every nation of the table has its id', () => {
    expect(data.nations.map((n) => n.id)).toEqual([...NATIONS])
  })
  test('GW-2.11 GW-2.12 two majors after one recruiter: the earlier recruit first, slots for good', () => {
    const t = table().at('france')
    const told = new Telling(t.state)
    joinBloc(told, 'italy', 'allied', 'influence', 'france')
    expect(told.state.order).toEqual([
      'serbia',
      'germany',
      'russia',
      'great-britain',
      'france',
      'italy',
      'austria-hungary',
      'ottoman-empire',
      'united-states',
    ])
  })
  test.each([
    [6, 6],
    [5, 5],
    [4, 4],
    [3, 3],
    [2, 2],
  ])('GW-2.13 the default seats for %i players never mix the blocs', (players, seats) => {
    const { state } = table(players)
    expect(state.seats).toHaveLength(seats)
    for (const seat of state.seats) {
      const blocs = new Set(seat.nations.map((n) => data.nations.find((x) => x.id === n)?.bloc).filter(Boolean))
      expect(blocs.size).toBe(1)
    }
    expect(playerOf(state, 'serbia')).toBe(playerOf(state, 'russia'))
    expect(playerOf(state, 'bolsheviks')).toBe(playerOf(state, 'germany'))
  })
  test.each([
    [
      'a great power without a seat',
      [
        { player: 'A', nations: ['great-britain', 'france', 'russia'] },
        { player: 'B', nations: ['germany', 'austria-hungary'] },
      ],
    ],
    [
      'a seat with both blocs',
      [
        { player: 'A', nations: ['great-britain', 'france', 'germany'] },
        { player: 'B', nations: ['russia', 'austria-hungary', 'ottoman-empire'] },
      ],
    ],
    [
      'one player',
      [{ player: 'A', nations: ['great-britain', 'france', 'russia', 'germany', 'austria-hungary', 'ottoman-empire'] }],
    ],
    ['a player without a great power', [...NATIONS_OF_TWO, { player: 'C', nations: ['serbia'] }]],
    [
      'Serbia among the Central Powers',
      [NATIONS_OF_TWO[0], { player: 'Ben', nations: ['germany', 'austria-hungary', 'ottoman-empire', 'serbia'] }],
    ],
    [
      'a nation twice',
      [NATIONS_OF_TWO[0], { player: 'Ben', nations: ['germany', 'germany', 'austria-hungary', 'ottoman-empire'] }],
    ],
    [
      'a nation that is no seat’s',
      [NATIONS_OF_TWO[0], { player: 'Ben', nations: ['germany', 'austria-hungary', 'ottoman-empire', 'italy'] }],
    ],
    [
      'two players of one name',
      [NATIONS_OF_TWO[0], { player: 'Ann', nations: ['germany', 'austria-hungary', 'ottoman-empire'] }],
    ],
  ] as [string, typeof NATIONS_OF_TWO][])('GW-2.13 BAD_SEATS: %s', (_why, seats) => {
    expect(start(seats)).toMatchObject({ kind: 'refused', clause: 'GW-2.13', reason: 'badSeats' })
  })
  test('GW-2.13 any other split will do', () => {
    const seats = [
      { player: 'Ann', nations: ['great-britain', 'russia'] },
      { player: 'Ben', nations: ['germany', 'ottoman-empire'] },
      { player: 'Cas', nations: ['france', 'serbia'] },
      { player: 'Dee', nations: ['austria-hungary', 'bolsheviks'] },
    ]
    expect(start(seats).kind).toBe('accepted')
  })
  test('GW-2.14 the United States may be an extra seat, a player’s, or the automaton’s', () => {
    expect(playerOf(table(2, 'Gus').state, 'united-states')).toBe('Gus')
    expect(playerOf(table(2, 'Ann').state, 'united-states')).toBe('Ann')
    expect(playerOf(table(2).state, 'united-states')).toBeUndefined()
  })
  test('GW-2.14 the automaton joins as soon as it may, in the hands of the power that produces least', () => {
    const t = table().opinion(5)
    t.until('ottoman-empire', 'income').end()
    expect(t.state.nations['united-states'].bloc).toBe('allied')
    expect(t.state).toMatchObject({ acting: 'united-states', phase: 'diplomacy' })
    expect(playerOf(t.state, 'united-states')).toBe(playerOf(t.state, 'france'))
  })
  test('GW-2.16 one seat with several nations keeps their treasuries apart', () => {
    const t = table(2).at('germany')
    t.do({ type: 'influenceNation', by: 'germany', nation: 'denmark', die: 1 })
    expect([t.state.nations.germany.treasury, t.state.nations['austria-hungary'].treasury]).toEqual([7, 7])
  })
})

describe('GW-3 the board in play', () => {
  test('GW-3.8 true neutrals are closed to land and air', () => {
    const t = table().at('france', 'combat-move')
    expect(landEntry(t.state, 'france', space('spain'), 'combat-move')).toMatchObject({
      reason: 'impassable',
      clause: 'GW-3.8',
    })
    expect(flight(t.state, 'france', space('switzerland'))).toMatchObject({ reason: 'impassable', clause: 'GW-3.8' })
  })
  test('GW-3.9 an unaligned nation is closed, save to who attacks it', () => {
    const t = table().at('germany', 'combat-move')
    const [one] = t.ids('germany', 'germany', 'infantry')
    const go = { type: 'moveUnits', by: 'germany', units: [one], path: ['denmark'] }
    expect(t.say(go)).toMatchObject({ reason: 'neutralSpace', clause: 'GW-3.9' })
    t.do({ type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' })
    t.do(go)
  })
  test('GW-3.10 while Turkey is unaligned only Turkish ships pass; then its friends do', () => {
    const t = table().at('ottoman-empire', 'non-combat')
    const [ship] = t.ids('aegean-sea', 'ottoman-empire', 'dreadnought')
    t.do({ type: 'moveUnits', by: 'ottoman-empire', units: [ship], path: ['black-sea'] })
    const russian = table().at('russia', 'combat-move')
    const [fleet] = russian.ids('black-sea', 'russia')
    const out = { type: 'moveUnits', by: 'russia', units: [fleet], path: ['aegean-sea'] }
    expect(russian.say(out)).toMatchObject({ reason: 'straitClosed', clause: 'GW-3.10' })
    russian.bloc('ottoman-empire', 'allied').at('russia', 'combat-move').do(out)
  })
  test('GW-3.10 submarines are no exception', () => {
    const t = table().at('germany', 'combat-move')
    const [sub] = t.put('aegean-sea', 'germany', { submarine: 1 })
    expect(t.say({ type: 'moveUnits', by: 'germany', units: [sub], path: ['black-sea'] })).toMatchObject({
      reason: 'straitClosed',
    })
  })
  test('GW-3.11 the Danish straits: Germany through Kiel, others only with Denmark', () => {
    const t = table().at('germany', 'combat-move')
    const [transport] = t.ids('baltic-sea', 'germany')
    t.do({ type: 'moveUnits', by: 'germany', units: [transport], path: ['danish-sea'] })
    const british = table().clear('danish-sea').at('great-britain', 'combat-move')
    const [ship] = british.put('danish-sea', 'great-britain', { submarine: 1 })
    const inward = { type: 'moveUnits', by: 'great-britain', units: [ship], path: ['baltic-sea'] }
    expect(british.say(inward)).toMatchObject({ reason: 'straitClosed', clause: 'GW-3.11' })
    british.control('denmark', 'great-britain').at('great-britain', 'combat-move').do(inward)
  })
  test('GW-3.12 Gibraltar closes nothing; the Red Sea, the Gulf and the Caspian are closed', () => {
    const t = table().control('gibraltar', 'germany').at('great-britain', 'combat-move')
    const [ship] = t.put('strait-of-gibraltar', 'great-britain', { submarine: 1 })
    expect(moveTargets(t.state, ship ?? ('' as never)).map((x) => x.space)).toContain('western-mediterranean')
    for (const zone of ['red-sea', 'persian-gulf', 'caspian-sea'])
      expect(seaEntry(t.state, 'great-britain', space(zone))).toMatchObject({ reason: 'impassable', clause: 'GW-3.12' })
  })
})
