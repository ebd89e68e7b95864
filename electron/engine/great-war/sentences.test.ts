/** What the table reads says names, not ids; and a refusal says what would be legal in that very spot (GW-22.1). */
import { describe, expect, test } from 'vitest'
import { NATIONS, POOLS, type SpaceId } from '../../../shared/great-war/ids'
import type { Face } from '../../../shared/dice'
import type { GreatWarCommand } from '../../../shared/great-war/commands'
import { greatWarSpeaker } from '../testing/great-war/speaker'
import { rngOf } from '../testing/rng'
import { table, type Table } from '../testing/great-war/table'
import { SPACES } from './board'
import { greatWarCore as game } from './game'
import type { GreatWarState } from './state'

/** Ids that are no words of English in small letters. */
const IDS = new Set<string>([...NATIONS, ...POOLS, ...SPACES.keys(), 'combat-move', 'non-combat'])

/** What is wrong with a text; what was typed stands in quotation marks, what a command needs in brackets. */
function blemishes(text: string): string[] {
  const bare = text.replace(/“[^”]*”/g, 'X').replace(/ ?\([uot]\d+\)/g, '')
  const words = bare.match(/[\w’.-]*\w/g) ?? []
  const ids = words.filter((w) => IDS.has(w) || /^[uot]\d+$/.test(w) || /^raid:/.test(w) || /^[a-z]+[A-Z]/.test(w))
  const heads = bare.split(/(?<=[.!?]) (?!\()/).filter((x) => x !== '' && !/^[A-Z0-9]/.test(x))
  const broken = /undefined|null|NaN|\[object| {2}|s’s |\.\./.exec(bare)
  return [...ids, ...heads, ...(broken ? [broken[0]] : [])]
}

function judged(s: GreatWarState, c: GreatWarCommand, rng: ReturnType<typeof rngOf>) {
  const faces: Face[] = []
  for (;;) {
    const d = game.decide(s, c, faces)
    if (d.kind !== 'wantsDice') return d
    for (let n = 0; n < d.count; n++) faces.push(rng.face())
  }
}

describe('GW-22.1 sentences', () => {
  test('of random games, refusals and deeds alike: names, capitals, and no ids', () => {
    const reasons = new Set<string>()
    const seen = new Map<string, string>()
    for (let n = 0; n < 2; n++) {
      const rng = rngOf(22, n)
      const begun = game.begin(greatWarSpeaker.options(rngOf(n)), [])
      if (begun.kind !== 'accepted') throw new Error('the game does not begin')
      let s = begun.events.reduce((x, e) => game.apply(x, e), game.blank)
      for (let said = 0; said < 1300 && !s.result; said++) {
        const command = greatWarSpeaker.say(rng, s, game.legal(s))
        const d = judged(s, command, rng)
        if (d.kind === 'refused') {
          reasons.add(d.reason)
          const { message, instead } = game.explain(s, command, d)
          for (const text of [message, instead]) for (const x of blemishes(text)) seen.set(x, text)
        } else {
          const { text } = game.report(s, d.events)
          for (const x of blemishes(text)) seen.set(x, text)
          s = d.events.reduce((x, e) => game.apply(x, e), s)
        }
      }
    }
    expect([...seen]).toEqual([])
    expect(reasons.size).toBeGreaterThan(45)
  })

  const refusedBy = (t: Table, command: unknown) => {
    const parsed = game.parseCommand(command)
    if (!parsed.ok) throw new Error(`${parsed.error.at}: ${parsed.error.problem}`)
    const d = game.decide(t.state, parsed.value, [])
    if (d.kind !== 'refused') throw new Error(d.kind)
    return { ...d, ...game.explain(t.state, parsed.value, d) }
  }

  test('GW-22.2 a name that nothing bears: what was meant', () => {
    const t = table().at('germany')
    const influence = (nation: string) => refusedBy(t, { type: 'influenceNation', by: 'germany', nation })
    expect(influence('britain')).toMatchObject({
      message: 'There is no nation called “britain”.',
      instead: expect.stringContaining('Great Britain is written “great-britain”.') as string,
    })
    expect(influence('denmarc').instead).toContain('Denmark is written “denmark”.')
    expect(influence('spain').instead).toContain('Spain is a space of the map, and no nation')
  })

  test('GW-22.7 a figure that cannot be says why, by name', () => {
    const t = table().at('germany')
    const correct = (figure: object) => refusedBy(t, { type: 'correct', reason: 'so it lies', ...figure }).message
    expect(correct({ marker: { nation: 'germany', position: 0 } })).toBe('Germany has no influence marker.')
    expect(correct({ units: { space: 'north-sea', nation: 'germany', kind: 'infantry', count: 1 } })).toBe(
      'Infantry cannot stand in the North Sea.',
    )
    expect(correct({ control: { space: 'atlantic', nation: 'germany' } })).toBe(
      'The Atlantic Ocean is no land that a nation can hold.',
    )
    expect(correct({ trench: { space: 'france', facing: 'moscow', present: true } })).toContain(
      'do not touch over land',
    )
  })

  test('GW-20.3 GW-17.24 a term that cannot be signed: which, why, and what could be', () => {
    const t = table().at('germany')
    const offer = (...terms: object[]) =>
      refusedBy(t, { type: 'offerArmistice', by: 'germany', to: 'france', rounds: 2, terms })
    const cede = offer({ term: 'cedeTerritory', from: 'germany', space: 'poland', to: 'france' })
    expect(cede.message).toBe(
      '“Cede a territory” cannot be signed so: Germany does not hold Poland, or has given it away already.',
    )
    expect(cede.instead).toContain('Germany holds Germany.')
    const pay = offer({ term: 'payNow', from: 'germany', ipc: 20, to: 'france' })
    expect(pay.message).toContain('Germany would be 8 IPC short')
    expect(pay.instead).toContain('Germany has 12 IPC.')
    const stranger = offer({ term: 'payNow', from: 'russia', ipc: 1, to: 'france' })
    expect(stranger.message).toContain('Russia is not bound by this treaty')
    expect(stranger.instead).toContain('Bound can be Germany or France.')
    expect(offer({ term: 'payNow', from: 'germany', ipc: 1, to: 'russia' }).instead).toContain(
      'What Germany gives can go to France.',
    )
    expect(offer({ term: 'fealty' })).toMatchObject({
      message: 'No term is called “fealty”.',
      instead: expect.stringContaining('“cedeTerritory”') as string,
    })
  })

  test('GW-7.6 GW-18.13 GW-20.27 pools that raise less than all, and pools of others', () => {
    const t = table().at('great-britain', 'purchase')
    const buy = (kind: string, pool: string) =>
      refusedBy(t, { type: 'purchaseUnits', by: 'great-britain', units: [{ kind, count: 1, pool }] })
    expect(buy('artillery', 'australia')).toMatchObject({
      reason: 'noSite',
      message: expect.stringContaining('Australian manpower is infantry only, and stands up in Egypt') as string,
    })
    expect(buy('infantry', 'bulgaria')).toMatchObject({
      reason: 'foreignNotAllowed',
      message: expect.stringContaining('only to the nation that controls Bulgaria (GW-18.13)') as string,
    })
    expect(buy('infantry', 'france').message).toContain('or to its conqueror; Great Britain is neither')
  })

  test('GW-20.34 an answer to an offer in phase 4: why not, and when', () => {
    const t = table().at('germany')
    t.do({ type: 'offerArmistice', by: 'germany', to: 'russia', rounds: 1, terms: [] })
    for (let n = 0; n < 3; n++) t.do({ type: 'endPhase', by: 'germany' })
    const answer = refusedBy(t, { type: 'respondOffer', by: 'russia', offer: 'o1', answer: 'accept' })
    expect(answer).toMatchObject({ clause: 'GW-20.34', reason: 'wrongPhase' })
    expect(answer.message).toMatch(/No offer is answered during Combat Movements: .* once this phase is over/)
  })

  test('GW-13.7 GW-13.27 in a battle: the spaces one may retreat to, and the step that is due', () => {
    const t = table().clear('eastern-france').at('germany', 'combat-move')
    t.put('eastern-france', 'france', { infantry: 1 })
    const men = t.ids('germany', 'germany', 'infantry').slice(0, 3)
    t.do({ type: 'moveUnits', by: 'germany', units: men, path: ['eastern-france'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    t.do({ type: 'startBattle', by: 'germany', battle: 'eastern-france' })
    const early = refusedBy(t, { type: 'selectCasualties', by: 'germany', battle: 'eastern-france', units: [] })
    expect(early.reason).toBe('wrongStep')
    expect(early.message).toBe('That belongs to another step; this battle has come to: attackers fire.')
    expect(early.instead).toContain('Germany’s choice: Throw the dice in Eastern France.')
    const few = refusedBy(t, { type: 'rollBattleDice', by: 'germany', battle: 'eastern-france', dice: [6, 6] })
    expect(few.message).toBe('It takes 3 dice; 2 dice were given.')
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'eastern-france', dice: [6, 6, 6] })
    t.do({ type: 'rollBattleDice', by: 'germany', battle: 'eastern-france', dice: [6] })
    const retreat = refusedBy(t, { type: 'retreat', by: 'germany', battle: 'eastern-france', to: 'poland' })
    expect(retreat.reason).toBe('badRetreatSpace')
    expect(retreat.instead).toContain('Germany’s choice: Retreat to Germany.')
  })

  test('GW-14.2 GW-6.5 zones and complexes with room are named', () => {
    const t = table().at('germany', 'purchase').treasury('germany', 40)
    t.do({ type: 'purchaseUnits', by: 'germany', units: [{ kind: 'transport', count: 2, pool: 'germany' }] })
    for (let n = 0; n < 3; n++) t.do({ type: 'endPhase', by: 'germany' })
    const place = (space: SpaceId | string, complex?: string) =>
      refusedBy(t, {
        type: 'placeUnits',
        by: 'germany',
        placements: [{ kind: 'transport', count: 1, space, pool: 'germany', ...(complex ? { complex } : {}) }],
      })
    expect(place('black-sea')).toMatchObject({ reason: 'badZone' })
    expect(place('black-sea').instead).toMatch(/Open now: Place 2 transports in Baltic Sea or .* \(or fewer\)/)
    expect(place('north-sea', 'france')).toMatchObject({
      reason: 'noComplex',
      instead: expect.stringContaining('in Baltic Sea') as string,
    })
  })

  test('GW-17.2 GW-17.13 the roll waits for what can be placed; who was not asked finds no way out', () => {
    const t = table().at('russia', 'place', 12).waiting('russia', 'infantry', 1, 'russia')
    expect(refusedBy(t, { type: 'rollRevolution', by: 'russia' })).toMatchObject({
      reason: 'wrongStep',
      message: 'What was bought and can be placed is placed first: the roll closes the placing.',
    })
    t.do({ type: 'recruitPeasant', by: 'russia', space: 'turkestan' })
    t.do({ type: 'rollRevolution', by: 'russia', die: 1 })
    const due = refusedBy(t, { type: 'endPhase', by: 'russia' })
    expect(due.instead).toContain('Russia’s choice: Throw the loyalty dice.')
    // A tie in Moscow leaves loyal men among Bolsheviks: they are asked for a way out.
    const asked = t.patch({
      revolution: {
        round: 12,
        step: 'displace',
        displaced: [{ unit: t.ids('moscow', 'russia')[0] as never, nation: 'russia' }],
      },
    })
    const stranger = t.ids('poland', 'russia')[0]
    expect(
      refusedBy(asked, { type: 'displaceUnits', by: 'russia', moves: [{ unit: stranger, to: 'moscow' }] }).message,
    ).toMatch(/^The .* of Russia in Poland \(u\d+\) is not among those that have to find a way out\.$/)
  })

  test('GW-21.6 a general peace says who still has to answer; treaties are named by whom and when', () => {
    const t = table().at('germany')
    const peace = { type: 'offerGeneralPeace', by: 'germany', result: 'draw' }
    t.do(peace)
    const waits = () => (game.view(t.state).offers[0]?.waitsFor ?? []) as readonly string[]
    expect(waits()).toContain('russia')
    expect(waits()).not.toContain('germany')
    t.do({ type: 'respondOffer', by: 'russia', offer: 'o1', answer: 'accept' })
    expect(waits()).not.toContain('russia')
    const lost = refusedBy(t, { type: 'respondOffer', by: 'russia', offer: 'o7', answer: 'accept' })
    expect(lost.instead).toContain('Open is Germany’s offer of a general peace of round 1 (o1).')
    expect(refusedBy(t, { type: 'breakArmistice', by: 'germany', treaty: 't1' }).instead).toContain(
      'No treaty is in force.',
    )
    t.do({ type: 'offerArmistice', by: 'germany', to: 'france', rounds: 3, terms: [] })
    const before = t.state
    const told = (command: unknown) => {
      const parsed = game.parseCommand(command)
      const d = parsed.ok ? game.decide(t.state, parsed.value, []) : undefined
      if (d?.kind !== 'accepted') throw new Error(JSON.stringify(d))
      return game.report(before, d.events).text
    }
    expect(told({ type: 'respondOffer', by: 'france', offer: 'o2', answer: 'reject' })).toBe(
      'France rejects Germany’s offer of an armistice of round 1. Germany’s offer of an armistice of round 1 counts as rejected.',
    )
  })
})
