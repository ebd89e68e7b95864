/** What the acting nation is reminded of. Every kind has its test; a title names the clause it stands on. */
import { describe, expect, test } from 'vitest'
import type { NationId, SpaceId } from '../../../shared/great-war/ids'
import { REMINDERS, type ReminderKind } from '../../../shared/great-war/turn'
import { table, type Table } from '../testing/great-war/table'
import { remindersOf } from './reminders'

const seen = new Set<ReminderKind>()
const found = (t: Table) => {
  const list = remindersOf(t.state)
  list.forEach((r) => seen.add(r.kind))
  return list
}
const of = (t: Table, kind: ReminderKind) => found(t).find((r) => r.kind === kind)
const kinds = (t: Table) => found(t).map((r) => r.kind)

describe('doors that stand open', () => {
  test('GW-18.7 Turkish Support is open in Turkey’s Diplomacy phase of that round only', () => {
    const t = table()
      .bloc('ottoman-empire', 'central')
      .patch({ windows: { turkishSupport: 4 } })
    expect(of(t.at('ottoman-empire', 'diplomacy', 4), 'turkishSupport')).toMatchObject({
      urgency: 'now',
      clause: 'GW-18.7',
      nation: 'bulgaria',
    })
    expect(of(t.at('ottoman-empire', 'research', 4), 'turkishSupport')).toBeUndefined()
    expect(of(t.at('ottoman-empire', 'diplomacy', 5), 'turkishSupport')).toBeUndefined()
    t.bloc('bulgaria', 'central')
    expect(of(t.at('ottoman-empire', 'diplomacy', 4), 'turkishSupport')).toBeUndefined()
  })
  test('GW-18.8 Bulgarian Neighbor is told a round ahead, and when it is open', () => {
    const t = table().patch({ windows: { bulgarianNeighbor: 5 } })
    expect(of(t.at('great-britain', 'purchase', 4), 'bulgarianNeighborNext')).toMatchObject({ clause: 'GW-18.8' })
    expect(of(t.at('great-britain', 'diplomacy', 5), 'bulgarianNeighbor')).toMatchObject({ urgency: 'now' })
    expect(kinds(t.at('france', 'diplomacy', 5))).not.toContain('bulgarianNeighbor')
  })
  test('GW-16.23 a Pro-Central Turkey may choose from round 3 on, and hears of it before', () => {
    expect(of(table().at('ottoman-empire', 'diplomacy', 2), 'allegianceFrom')).toMatchObject({ facts: { from: 3 } })
    expect(of(table().at('ottoman-empire', 'diplomacy', 3), 'allegiance')).toMatchObject({ clause: 'GW-16.23' })
    expect(kinds(table().marker('ottoman-empire', 0).at('ottoman-empire', 'diplomacy', 3))).not.toContain('allegiance')
  })
  test('GW-16.20 the gift is open once, while Turkey is unaligned', () => {
    expect(kinds(table().at('great-britain'))).toContain('gift')
    expect(
      kinds(
        table()
          .patch({ gift: { given: true, unplaced: [] } })
          .at('great-britain'),
      ),
    ).not.toContain('gift')
    expect(kinds(table().bloc('ottoman-empire', 'central').at('great-britain'))).not.toContain('gift')
  })
  test('GW-20.4 an offer waits for its nation, and lapses with its Diplomacy phase', () => {
    const t = table().at('germany')
    t.do({ type: 'offerArmistice', by: 'germany', to: 'russia', rounds: 2, terms: [] })
    expect(kinds(t)).not.toContain('answerOffer')
    expect(of(t.at('russia'), 'answerOffer')).toMatchObject({ urgency: 'now', nation: 'germany' })
    expect(of(t.at('russia'), 'answerOffer')?.text).toContain('lapses with this Diplomacy phase')
  })
})

describe('treaties and strays', () => {
  const truce = (t: Table, untilRound: number) =>
    t.patch({
      treaties: [
        {
          treaty: 't1' as never,
          kind: 'armistice',
          parties: ['germany', 'russia'],
          terms: [],
          tributes: [],
          signedIn: 2,
          untilRound,
          state: 'in-force',
        },
      ],
    })
  test('GW-20.8 the last round of an armistice, and the one before it', () => {
    const t = truce(table(), 5)
    expect(kinds(t.at('germany', 'purchase', 3))).not.toContain('armisticeEndsNext')
    expect(of(t.at('germany', 'purchase', 4), 'armisticeEndsNext')).toMatchObject({ nation: 'russia', urgency: 'soon' })
    expect(of(t.at('russia', 'purchase', 5), 'armisticeEnds')).toMatchObject({ nation: 'germany', clause: 'GW-20.8' })
    expect(kinds(t.at('france', 'purchase', 5))).not.toContain('armisticeEnds')
  })
  test('GW-12.17 a stray has until the end of phase 5 of its owner’s next turn', () => {
    const t = table()
    const [id] = t.ids('germany', 'germany', 'infantry')
    if (!id) throw new Error('no infantry in Germany')
    const stray = (turn: number) => {
      const u = t.state.units[id as never]
      t.patch({ units: { ...t.state.units, [id]: { ...(u as object), space: 'poland', strayIn: turn } as never } })
    }
    t.at('germany', 'combat-move')
    stray(t.state.turn.number)
    expect(of(t, 'straysNext')).toMatchObject({ space: 'poland', clause: 'GW-12.17' })
    t.at('germany', 'combat-move')
    expect(of(t, 'straysDue')).toMatchObject({ space: 'poland', urgency: 'now' })
    expect(kinds(t.at('germany', 'place'))).not.toContain('straysDue')
  })
})

describe('burdens', () => {
  const zones = ['atlantic', 'celtic-sea', 'english-channel', 'north-sea'] as const
  const sea = (t: Table) =>
    zones.reduce((x, zone) => x.with(zone, 'germany', { submarine: 1 }), t).patch({ doctrine: 'unrestricted' })
  test('GW-16.13 GW-16.14 the blockade is told to both sides, with what it takes', () => {
    const t = sea(table()).pool('british-isles', 38, 40)
    expect(of(t.at('great-britain', 'purchase'), 'blockadeSuffered')).toMatchObject({
      facts: { manpower: 2, units: 3 },
      clause: 'GW-16.14',
    })
    expect(kinds(t.at('germany', 'purchase'))).toContain('blockadeHeld')
    expect(kinds(t.patch({ doctrine: 'restricted' }).at('germany', 'purchase'))).not.toContain('blockadeHeld')
  })
  test('GW-16.12 a restricted submarine in a convoy zone is told that it does nothing', () => {
    const t = table().with('british-convoy-1', 'germany', { submarine: 1 }).at('germany', 'combat-move')
    expect(of(t, 'doctrineRestricts')).toMatchObject({ space: 'british-convoy-1', clause: 'GW-16.12' })
  })
  test('GW-6.11 GW-6.3 a raided convoy pays nothing, a nation without capital neither', () => {
    const raided = { ['british-convoy-2' as SpaceId]: { by: 'germany' as NationId, submarines: true } }
    expect(of(table().patch({ raided }).at('great-britain', 'purchase'), 'convoyRaided')?.text).toContain(
      'British Convoy 2',
    )
    expect(of(table().control('france', 'germany').at('france', 'combat-move'), 'capitalLost')).toMatchObject({
      clause: 'GW-6.3',
    })
  })
  test('GW-7.1 GW-11.4 an almost empty pool, and what waits from earlier turns', () => {
    const t = table().pool('france', 87, 90).waiting('france', 'infantry', 2, 'france').at('france', 'purchase')
    expect(of(t, 'manpowerLow')?.text).toBe('3 manpower left in the pool of France.')
    expect(of(t, 'carriedOver')).toMatchObject({ facts: { count: 2 } })
  })
  test('GW-3.10 GW-3.11 a shut strait is told where ships lie at it', () => {
    const t = table().with('black-sea', 'russia', { dreadnought: 1 }).at('russia', 'combat-move')
    expect(of(t, 'straitShut')).toMatchObject({ facts: { strait: 'turkish' }, clause: 'GW-3.10' })
    expect(kinds(table().at('austria-hungary', 'combat-move'))).not.toContain('straitShut')
  })
})

describe('Russia and America', () => {
  test('GW-17.1 GW-17.2 rolls from round 12, told in 11; certain from 16', () => {
    expect(of(table().at('russia', 'diplomacy', 11), 'revolutionNext')).toMatchObject({ facts: { round: 12 } })
    expect(of(table().at('russia', 'purchase', 14), 'revolutionRoll')).toMatchObject({
      facts: { upTo: 3 },
      urgency: 'soon',
    })
    expect(of(table().at('russia', 'place', 12), 'revolutionRoll')).toMatchObject({ urgency: 'now' })
    expect(of(table().at('russia', 'purchase', 16), 'revolutionCertain')).toMatchObject({ clause: 'GW-17.1' })
    expect(kinds(table().at('germany', 'purchase', 14))).not.toContain('revolutionRoll')
  })
  test('GW-16.7 the peasant is told while he can be bought or placed', () => {
    expect(kinds(table().at('russia', 'purchase'))).toContain('peasant')
    expect(kinds(table().at('russia', 'combat-move'))).not.toContain('peasant')
  })
  test('GW-17.21 the Bolsheviks are told of their peace', () => {
    const peace = {
      treaty: 't1' as never,
      kind: 'compelledPeace' as const,
      parties: ['bolsheviks' as NationId],
      bloc: 'central' as const,
      terms: [],
      tributes: [],
      signedIn: 13,
      state: 'in-force' as const,
    }
    const t = table()
      .nation('bolsheviks', { status: 'belligerent' })
      .patch({ treaties: [peace] })
    expect(of(t.at('bolsheviks', 'diplomacy', 13), 'peaceCompelled')).toMatchObject({ clause: 'GW-17.21' })
  })
  test('GW-19.4 GW-19.5 GW-19.8 GW-19.13 GW-19.15 GW-19.16 GW-19.18 the neutral United States', () => {
    const us = (phase: 'diplomacy' | 'place' = 'diplomacy') => table(6, 'Ann').opinion(5).at('united-states', phase, 3)
    expect(of(us(), 'mayJoin')).toMatchObject({ facts: { bloc: 'allied', level: 5 }, urgency: 'now' })
    expect(of(us(), 'peacetimeEconomy')).toMatchObject({ facts: { income: 8, draft: 47 } })
    expect(kinds(us())).toContain('congressOpen')
    expect(of(us('place'), 'volunteers')).toMatchObject({ facts: { left: 10, bloc: 'allied' } })
    const closed = us().patch({ us: { ...us().state.us, congressFrom: 5 } })
    expect(of(closed, 'congressClosed')).toMatchObject({ facts: { from: 5 } })
    const war = us().patch({ us: { ...us().state.us, war: { target: 'mexico', since: 3 } } })
    expect(of(war, 'limitedWar')?.text).toContain('Mexico')
    expect(kinds(war)).not.toContain('mayJoin')
    expect(kinds(table(6, 'Ann').bloc('united-states', 'allied').at('united-states'))).not.toContain('peacetimeEconomy')
  })
})

describe('the list', () => {
  test('what bites now stands first', () => {
    const t = table()
      .patch({ windows: { bulgarianNeighbor: 5 } })
      .at('great-britain', 'diplomacy', 5)
    expect(found(t)[0]).toMatchObject({ kind: 'bulgarianNeighbor' })
  })
  test('every kind has been seen by these tests', () => {
    expect(REMINDERS.filter((k) => !seen.has(k))).toEqual([])
  })
})
