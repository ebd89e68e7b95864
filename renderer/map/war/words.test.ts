/** What the map says, what its still picture shows, and what is marked for a stack in hand. */
import { describe, expect, test } from 'vitest'
import { frontPath, passages, warBorders, warLandPath, warNeighbours, warPath, warSpaces } from '../../../shared/board'
import type { MovesAnswer } from '../../../shared/great-war/questions'
import type { SpaceId, UnitId } from '../../../shared/great-war/ids'
import { groundOf, keepGround, warColours } from './ground'
import { marksOf, previewOf } from './marks'
import { WAR_REGIONS, walkSpaces } from './spaces'
import { warView } from './testing'
import { deedWords, describeSpace, sayForce, sayPrice, sayWay, shortForce } from './words'

const way = (space: string, more: Partial<MovesAnswer['targets'][number]> = {}): MovesAnswer['targets'][number] => ({
  space: space as SpaceId,
  path: [space as SpaceId],
  cost: 1,
  deed: 'move',
  units: ['u1', 'u2'] as UnitId[],
  commands: [],
  left: 0,
  arrival: 'fight',
  landing: [],
  ...more,
})
const answer: MovesAnswer = {
  targets: [
    way('eastern-france'),
    way('france', { units: ['u2'] as UnitId[], cost: 2, left: 1, arrival: 'peace', landing: ['germany' as SpaceId] }),
  ],
  barred: [
    {
      space: 'denmark' as SpaceId,
      clause: 'GW-3.9',
      reason: 'neutralSpace',
      message: 'Denmark is neutral; it would have to be attacked first.',
      attack: {
        nation: 'denmark',
        opinion: 1,
        command: { type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' },
      },
    },
    { space: 'spain' as SpaceId, clause: 'GW-3.8', reason: 'impassable', message: 'Nothing may enter Spain.' },
  ],
  left: 1,
}

describe('the board of the game', () => {
  test('101 spaces, each with an outline; the inset belongs to the other game', () => {
    expect(warSpaces).toHaveLength(101)
    for (const { id } of warSpaces) expect(warPath(id), id).toMatch(/^(M[\d.,\- LQ]+Z)+$/)
    expect(warLandPath().match(/Z/g)?.length).toBeGreaterThan(10)
  })
  test('six convoys with their owners, and the passages of GW-3.10 and 3.11', () => {
    const convoys = warSpaces.filter((s) => s.convoyOf)
    const owned = (owner: string) => convoys.filter((s) => s.convoyOf === owner).length
    expect([convoys.length, owned('great-britain'), owned('united-states')]).toEqual([6, 4, 2])
    expect(passages.map((p) => p.id).sort()).toEqual(['danish', 'gibraltar', 'suez', 'turkish'])
  })
  test('every two lands that border have hexsides for a trench, the same from both sides', () => {
    expect(frontPath('germany', 'eastern-france')).not.toBe('')
    for (const { kind, a, b, d } of warBorders())
      if (kind === 'land') expect([frontPath(a, b), frontPath(b, a)]).toEqual([d, d])
    expect(frontPath('germany', 'spain')).toBe('')
  })
  test('the list holds every space once, and arrows walk to neighbours only', () => {
    expect(WAR_REGIONS.flatMap((r) => r.spaces).sort()).toEqual(warSpaces.map((s) => s.id).sort())
    expect(WAR_REGIONS.map((r) => r.name)).not.toContain('Other lands')
    for (const { id } of warSpaces)
      for (const direction of ['up', 'down', 'left', 'right'] as const) {
        const to = walkSpaces(id, direction)
        if (to !== undefined) expect(warNeighbours(id)).toContain(to)
      }
    expect(walkSpaces('germany', 'left')).toBe('netherlands-belgium')
  })
})

describe('the still picture', () => {
  test('GW-18.2 a minor wears its master’s colours, a table may choose its own', () => {
    const view = warView()
    expect(warColours(view).bulgaria).toBe('mn')
    const joined = { ...view.nations, bulgaria: { ...view.nations.bulgaria, controller: 'germany' as const } }
    expect(warColours({ ...view, nations: joined }).bulgaria).toBe('de')
    expect(warColours(view, { germany: 'us', france: 'nonsense' })).toMatchObject({ germany: 'us', france: 'fr' })
  })
  test('GW-3.10 occupied land, trenches, raided convoys, straits, leanings and treaties are read off the view', () => {
    const view = warView(
      {},
      {
        raided: ['british-convoy-3'],
        raiders: { 'british-convoy-3': 'germany' },
        treaties: [
          {
            treaty: 't1' as never,
            kind: 'armistice',
            parties: ['germany', 'france'],
            terms: [],
            tributes: [],
            signedIn: 2,
            untilRound: 5,
            state: 'in-force',
          },
        ],
      },
    )
    const ground = groundOf(view, warColours(view))
    expect(ground.lands.find((l) => l.id === 'poland')).toMatchObject({ owner: 'germany', occupied: true, set: 'de' })
    expect(ground.trenches).toEqual([{ space: 'eastern-france', facing: 'germany', set: 'fr' }])
    expect(ground.convoys.find((c) => c.id === 'british-convoy-3')).toMatchObject({ set: 'gb', raider: 'de' })
    expect(ground.open).toEqual(['danish'])
    expect(ground.leaning).toContainEqual({ space: 'denmark', position: 0 })
    expect(ground.opinion).toBe(2)
    expect(ground.truces.map((pair) => [...pair].sort())).toEqual([['eastern-france', 'germany']])
  })
  test('the same picture as long as nothing of it changes, whatever the units do', () => {
    const keep = keepGround()
    const ground = (units: object[]) => {
      const view = warView({ germany: units })
      return keep(groundOf(view, warColours(view)))
    }
    expect(ground([{}, {}])).toBe(ground([{}]))
  })
  test('GW-16.17 Serbia absorbed is painted with Yugoslavia', () => {
    const view = warView()
    const { serbia: _gone, ...spaces } = view.spaces
    const ground = groundOf({ ...view, spaces, serbia: 'absorbed' }, warColours(view))
    expect(ground.absorbed).toBe(true)
    expect(ground.lands.find((l) => l.id === 'serbia')?.owner).toBe('austria-hungary')
  })
})

describe('what is said', () => {
  test('a space in one sentence, with what the stack in hand may do there', () => {
    const view = warView({ 'eastern-france': [{ owner: 'france' }, { owner: 'france' }] })
    expect(describeSpace(view, 'eastern-france', answer)).toBe(
      'Eastern France. Held by France. Trench facing Germany. France: 2 infantry. Attack, costs 1.',
    )
    expect(describeSpace(view, 'germany')).toContain('Germany, 12 IPC. Held by Germany. Capital of Germany.')
    expect(describeSpace(view, 'denmark', answer)).toContain(
      'Closed: Denmark is neutral; it would have to be attacked first. An attack on Denmark moves American opinion +1.',
    )
  })
  test('forces in order, short and long; prices with their sign', () => {
    expect(shortForce(['artillery', 'infantry', 'infantry'])).toBe('2 inf · 1 art')
    expect(sayForce(['fighter', 'dreadnought', 'dreadnought'])).toBe('1 fighter, 2 dreadnoughts')
    expect(sayPrice('norway', -1)).toContain('−1')
  })
  test('every deed has its words', () => {
    const deeds = (['move', 'load', 'unload', 'ferry', 'raid'] as const).map((deed) => way('france', { deed }))
    expect(new Set(deeds.map(deedWords)).size).toBe(5)
    for (const deed of deeds) expect(sayWay(deed)).not.toBe('')
  })
})

describe('what is marked', () => {
  const view = warView({ germany: [{}, {}] })
  const aim = {
    selected: 'germany',
    hovered: undefined,
    focused: undefined,
    moves: answer,
    picked: ['u1', 'u2'],
    sites: [],
  }
  test('open to all, to part, at a price; the rest of the land is veiled', () => {
    const marks = marksOf(view, { ...aim, aim: 'france' })
    expect(marks).toMatchObject({
      open: ['eastern-france'],
      part: ['france'],
      costly: ['denmark'],
      landing: ['germany'],
    })
    expect(marks.veiled).toContain('spain')
    expect(marks.veiled).not.toContain('germany')
    expect(marksOf(view, { ...aim, aim: undefined }).veiled).toBe(marks.veiled)
  })
  test('with an empty hand nothing is veiled', () => {
    expect(marksOf(view, { ...aim, moves: undefined, aim: undefined }).veiled).toEqual([])
  })
  test('the way that is considered says what it costs of what there is', () => {
    expect(previewOf(answer, 'germany', 'france', 1, 1)?.label).toBe('2 of 3')
    expect(previewOf(answer, 'germany', 'spain', 1, 1)).toBeUndefined()
  })
})
