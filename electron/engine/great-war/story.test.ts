import { describe, expect, test } from 'vitest'
import type { ChoiceReport, Story, StoryStep, VerdictReport } from '../../../shared/great-war/diplomacy'
import { hasStory, isWeighty } from '../../../shared/great-war/stories'
import { Table, type Said } from '../testing/great-war/table'
import { greatWarCore } from './game'

function ask<T>(t: Table, question: Record<string, unknown>): T {
  const answer = greatWarCore.ask?.(t.state, question)
  if (!answer?.ok) throw new Error(JSON.stringify(answer))
  return answer.value as T
}
/** Says it, and tells the story of it at the position before. */
function story(t: Table, said: Said, dice: readonly number[] = []): Story {
  const before = t.state
  const events = t.do(said, dice)
  expect(hasStory(events)).toBe(true)
  const answer = greatWarCore.ask?.(before, { ask: 'story', events: JSON.parse(JSON.stringify(events)) as unknown })
  if (!answer?.ok) throw new Error(JSON.stringify(answer))
  const told = answer.value as Story
  expect(told.weighty).toBe(isWeighty(events))
  return told
}
const step = (s: Story, clause: string): StoryStep => {
  const found = s.steps.find((x) => x.clauses.some((c) => c === clause))
  if (!found) throw new Error(`${clause} among ${s.steps.map((x) => `${x.text} ${x.clauses.join()}`).join(' | ')}`)
  return found
}
const choice = (t: Table) => ask<ChoiceReport>(t, { ask: 'choice' })

describe('GW-9 influence, told', () => {
  test('GW-9.2 GW-19.7 a success: the fee with its sum, the die, the joining, American opinion', () => {
    const t = new Table().at('germany').treasury('germany', 10)
    const s = story(t, { type: 'influenceNation', by: 'germany', nation: 'bulgaria' }, [6])
    expect(s).toMatchObject({ title: 'Bulgaria joins the Central Powers', weighty: true })
    expect(step(s, 'GW-9.3').sum).toEqual(['Germany: 10 − 5 = 5 IPC'])
    expect(step(s, 'GW-9.2').dice).toEqual([{ face: 6, good: true, label: 'a 6 succeeds' }])
    expect(step(s, 'GW-9.7').text).toBe('Bulgaria moves from Pro-Central to joined Central.')
    expect(step(s, 'GW-19.T1').sum).toEqual(['Level 0, event E6 −1, makes −1'])
  })
  test('GW-20.33 who was conquered and is freed by the other bloc joins it, by that clause', () => {
    const t = new Table().clear('denmark').at('germany', 'combat-move')
    t.do({ type: 'declareAttackOnNeutral', by: 'germany', nation: 'denmark' })
    t.do({
      type: 'moveUnits',
      by: 'germany',
      units: t.ids('germany', 'germany', 'infantry').slice(0, 1),
      path: ['denmark'],
    })
    t.end()
    t.clear('denmark', 'danish-sea').at('great-britain', 'combat-move')
    const [transport] = t.put('danish-sea', 'great-britain', { transport: 1 })
    const units = t.put('danish-sea', 'great-britain', { infantry: 1 }, transport ? { cargoOf: transport } : {})
    const s = story(t, { type: 'unloadTransport', by: 'great-britain', transport, units, space: 'denmark' })
    expect(step(s, 'GW-20.33').sum).toEqual(['Freed by the other side, it joins its liberators.'])
    expect(s.steps.flatMap((x) => x.clauses)).not.toContain('GW-9.8')
  })
  test('GW-9.2 a failure is a page too, but does not open by itself', () => {
    const s = story(new Table().at('germany'), { type: 'influenceNation', by: 'germany', nation: 'bulgaria' }, [5])
    expect(s.weighty).toBe(false)
    expect(step(s, 'GW-9.2').text).toContain('nothing happens')
  })
})

describe('GW-17 the Revolution, told', () => {
  const russia = () => new Table().at('russia', 'place', 13)
  test('GW-17.1 the die of the round, what it needs, and what follows', () => {
    const t = russia()
    expect(choice(t)).toEqual({ kind: 'revolution', round: 13, upTo: 2, certainFrom: 16 })
    const s = story(t, { type: 'rollRevolution', by: 'russia' }, [2])
    expect(s.title).toBe('Revolution in Russia')
    expect(step(s, 'GW-17.1')).toMatchObject({
      text: 'Round 13: the Revolution breaks out on 1–2.',
      dice: [{ face: 2, good: true }],
    })
    expect(story(russia(), { type: 'rollRevolution', by: 'russia' }, [3]).title).toBe('Unrest in Russia')
  })
  test('GW-17.10 GW-17.11 GW-17.13 half the treasury, one die a unit in their order, spaces that turn', () => {
    const t = russia().treasury('russia', 7)
    t.do({ type: 'rollRevolution', by: 'russia' }, [1])
    const asked = choice(t)
    if (asked.kind !== 'loyalty') throw new Error(asked.kind)
    expect(asked.ipc).toEqual({ before: 7, half: 3 })
    expect(asked.capital).toBe('leningrad')
    const faces = asked.dice.map((_, i) => 1 + (i % 6))
    const s = story(t, { type: 'rollLoyalty', by: 'russia' }, faces)
    expect(step(s, 'GW-17.10').sum).toEqual([
      'Half of 7 IPC, rounded down: 3',
      'Russia: 7 − 3 = 4 IPC',
      'The Bolsheviks: 0 + 3 = 3 IPC',
    ])
    const dice = step(s, 'GW-17.11').dice ?? []
    expect(dice.map((d) => d.face)).toEqual(faces)
    expect(dice.every((d) => d.good === d.face <= 2)).toBe(true)
    expect(dice[0]?.label).toMatch(/^Baltic States: /)
    expect(s.steps.filter((x) => /pass(es)? to the Bolsheviks/.test(x.text)).length).toBeLessThanOrEqual(2)
  })
  test('GW-17.13 every displaced unit is listed with the spaces it may go to; the story says where it went', () => {
    const t = russia()
    t.do({ type: 'rollRevolution', by: 'russia' }, [1])
    const dice = choice(t)
    if (dice.kind !== 'loyalty') throw new Error(dice.kind)
    t.do(
      { type: 'rollLoyalty', by: 'russia' },
      dice.dice.map((u) => (u.space === 'leningrad' ? 1 : u.space === 'moscow' ? 6 : 1)),
    )
    const asked = choice(t)
    if (asked.kind !== 'displacement') throw new Error(asked.kind)
    const russian = asked.units.filter((u) => u.owner === 'russia')
    expect(russian.length).toBeGreaterThan(0)
    const moves = russian.map((u) => ({ unit: u.unit, to: u.refuges[0] ?? null }))
    const s = story(t, { type: 'displaceUnits', by: 'russia', moves })
    expect(s.title).toBe('Between the factions')
    expect(step(s, 'GW-17.13').sum).toHaveLength(moves.length)
  })
  test('GW-17.17 opinion goes to the bloc that produces less, with both sums', () => {
    const t = russia().clearAll('russia')
    t.do({ type: 'rollRevolution', by: 'russia' }, [1])
    const s = story(t, { type: 'rollLoyalty', by: 'russia' })
    expect(step(s, 'GW-17.17').sum).toEqual([
      'Production without the Russians: Allies 24, Central Powers 19',
      'Opinion goes to the side that produces less',
      'Level 0, event E14 −1, makes −1',
    ])
  })
})

describe('GW-16.14 the blockade, told', () => {
  const besieged = () => {
    const t = new Table().bloc('germany', 'central').patch({ doctrine: 'unrestricted' })
    for (const zone of ['atlantic', 'celtic-sea', 'english-channel', 'north-sea'])
      t.with(zone, 'germany', { submarine: 1 })
    const { total } = t.state.pools['british-isles']
    return t.pool('british-isles', total - 3, total).at('great-britain', 'place')
  }
  test('GW-16.14 three of five are taken from the pool, two units are Britain’s to choose, the cheapest by default', () => {
    const t = besieged()
      .clear('united-kingdom')
      .with('united-kingdom', 'great-britain', { infantry: 2, fighter: 1 })
      .with('united-kingdom', 'france', { artillery: 1 })
    const s = story(t, { type: 'endPhase', by: 'great-britain' })
    expect(s.title).toBe('The blockade of Britain')
    expect(step(s, 'GW-16.14').sum).toEqual([
      'Manpower left in the British Isles: 3; taken 3, leaves 0',
      '5 − 3 = 2 missing: one land or air unit in the United Kingdom for each',
      'Britain chooses 2 units',
    ])
    const asked = choice(t)
    if (asked.kind !== 'blockade') throw new Error(asked.kind)
    expect(asked.due).toBe(2)
    expect(asked.cheapest.map((id) => t.state.units[id]?.kind)).toEqual(['infantry', 'infantry'])
    const told = story(t, { type: 'chooseBlockadeLosses', by: 'great-britain', units: asked.cheapest })
    expect(step(told, 'GW-6.1').text).toContain('collects')
    expect(told.steps.some((x) => x.sum?.[0] === 'United Kingdom: 2 infantry')).toBe(true)
  })
})

describe('GW-20 GW-21 treaties, conquest, the end', () => {
  test('GW-20.12 a surrender: the terms in words, who is left', () => {
    const t = new Table().at('austria-hungary')
    const terms = [{ term: 'cedeTerritory', from: 'austria-hungary', space: 'yugoslavia', to: 'great-britain' }]
    t.do({ type: 'offerConditionalSurrender', by: 'austria-hungary', to: 'great-britain', terms })
    const s = story(t, { type: 'respondOffer', by: 'great-britain', offer: 'o1', answer: 'accept' })
    expect(s).toMatchObject({ title: 'Austria-Hungary surrenders', weighty: true })
    expect(step(s, 'GW-20.11').sum).toEqual(['Austria-Hungary cedes Yugoslavia to Great Britain.'])
    expect(step(s, 'GW-20.13').sum).toEqual(['Left of the Central Powers: Germany'])
  })
  test('GW-20.24 GW-21.2 a nation ceded away is conquered, by whoever holds its capital', () => {
    const t = new Table().at('germany')
    t.do({ type: 'offerUnconditionalSurrender', by: 'germany', to: 'france' })
    t.do({ type: 'respondOffer', by: 'france', offer: 'o1', answer: 'accept' })
    t.at('france')
    const terms = [{ term: 'cedeTerritory', from: 'germany', space: 'germany', to: 'france' }]
    const s = story(t, { type: 'imposeTerms', by: 'france', treaty: 't1', terms })
    expect(s.title).toBe('Germany is conquered')
    expect(step(s, 'GW-20.24').sum).toEqual([
      'Germany controls no land space any more',
      'France holds Germany, and so is the conqueror',
    ])
  })
  test('GW-21.1 the end says why, nation by nation, and how near the other side was', () => {
    const t = new Table().at('germany')
    const surrender = (by: string, offer: string) => {
      t.at(by as 'germany')
      t.do({ type: 'offerUnconditionalSurrender', by, to: 'france' })
      return story(t, { type: 'respondOffer', by: 'france', offer, answer: 'accept' })
    }
    surrender('germany', 'o1')
    const before = ask<VerdictReport>(t, { ask: 'verdict' })
    expect(before.winner).toBeNull()
    expect(before.blocs.map((b) => [b.bloc, b.out, b.nations.length])).toEqual([
      ['allied', 0, 3],
      ['central', 1, 2],
    ])
    const s = surrender('austria-hungary', 'o2')
    expect(s).toMatchObject({ title: 'The war is over', weighty: false })
    const v = ask<VerdictReport>(t, { ask: 'verdict' })
    expect(v).toMatchObject({ winner: 'allied', clause: 'GW-21.1' })
    expect(v.because[0]?.text).toContain('every country is out of the war')
    expect(v.blocs[1]?.nations.map((n) => n.how)).toEqual([
      'Surrendered without conditions to France in round 1.',
      'Surrendered without conditions to France in round 1.',
    ])
  })
  test('GW-19.15 Congress: the die and what it opens or closes', () => {
    const t = new Table(6, 'Gus').at('united-states')
    const s = story(t, { type: 'requestLimitedWar', by: 'united-states', target: 'mexico' }, [4])
    expect(step(s, 'GW-19.15')).toMatchObject({
      dice: [{ face: 4, good: false, label: 'refused' }],
      sum: ['No request before round 1 + 3 = 4'],
    })
  })
  test('GW-22.2 events that did not happen there are a fault, not a fall', () => {
    const t = new Table()
    const events = [{ type: 'ipcPaid', from: 'atlantis', to: 'bank', ipc: 3, why: 'influence' }]
    expect(greatWarCore.ask?.(t.state, { ask: 'story', events })).toMatchObject({ ok: false })
    expect(greatWarCore.ask?.(t.state, { ask: 'story', events: [{ type: 'nonsense' }] })).toMatchObject({ ok: false })
  })
})
