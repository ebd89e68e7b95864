import { describe, expect, test } from 'vitest'
import type {
  DiplomacyReport,
  TreatyDesk,
  TermsTried,
  BreakingPrice,
  TermChoices,
} from '../../../shared/great-war/diplomacy'
import { NATIONS } from '../../../shared/great-war/ids'
import { Table, type Said } from '../testing/great-war/table'
import { greatWarCore } from './game'
import { legal } from './legal'

function ask<T>(t: Table, question: Record<string, unknown>): T {
  const answer = greatWarCore.ask?.(t.state, question)
  if (!answer?.ok) throw new Error(`${JSON.stringify(question)}: ${JSON.stringify(answer)}`)
  return answer.value as T
}
const report = (t: Table) => ask<DiplomacyReport>(t, { ask: 'diplomacy' })
const desk = (t: Table) => ask<TreatyDesk>(t, { ask: 'treaties' })
const row = (t: Table, nation: string) => {
  const found = report(t).influence.rows.find((r) => r.nation === nation)
  if (!found) throw new Error(nation)
  return found
}

describe('GW-9 the influence table', () => {
  test('GW-9.T1 the nations of the table stand where it prints them, without a Finland of its own', () => {
    const rows = report(new Table().at('germany')).influence.rows.map((r) => [r.nation, r.position])
    expect(rows).toEqual([
      ['denmark', 0],
      ['norway', 0],
      ['romania', 1],
      ['bulgaria', -1],
      ['greece', 1],
      ['ottoman-empire', -1],
      ['italy', 0],
    ])
  })
  test('GW-9.2 chances of at least one 6 are exact, as far as the purse goes', () => {
    const { influence } = report(new Table().at('germany').treasury('germany', 17))
    expect(influence.attempts).toBe(3)
    expect(influence.chances).toEqual([
      { n: 1, over: 6 },
      { n: 11, over: 36 },
      { n: 91, over: 216 },
    ])
    expect(report(new Table().at('germany').treasury('germany', 4)).influence.chances).toHaveLength(1)
  })
  test('GW-9.8 GW-19.T1 a success that joins says whom it brings and what America thinks of it', () => {
    const t = new Table().at('germany')
    expect(row(t, 'bulgaria').success).toMatchObject({
      position: -2,
      joins: true,
      follows: { opinion: [{ code: 'E6', from: 0, to: -1 }], said: ['Britain may bring Greece in, in round 2.'] },
    })
    expect(row(t, 'ottoman-empire').success?.follows.warsBegun).toHaveLength(4) // Serbia too
    expect(row(t, 'norway').success).toMatchObject({ position: -1, joins: false, follows: { opinion: [] } })
  })
  test('GW-9.8 what the report foresees is what happens', () => {
    const t = new Table().at('germany')
    const foreseen = row(t, 'ottoman-empire').success
    t.do({ type: 'influenceNation', by: 'germany', nation: 'ottoman-empire' }, [6])
    expect(t.state.opinion).toBe(foreseen?.follows.opinion.at(-1)?.to)
    expect(row(t, 'ottoman-empire').position).toBe(foreseen?.position)
    expect(greatWarCore.view(t.state).nations['ottoman-empire'].atWarWith).toEqual(
      expect.arrayContaining(['great-britain', 'france', 'russia']),
    )
  })
  test('GW-16.22 GW-9.2 bars are those of legal: open rows are exactly what may be said', () => {
    for (const by of ['germany', 'france', 'ottoman-empire', 'united-states', 'serbia'] as const) {
      const t = new Table().at(by).treasury(by, 20)
      const open = report(t)
        .influence.rows.filter((r) => !r.bar)
        .map((r) => r.nation)
      const said = legal(t.state).flatMap(({ command }) => (command.type === 'influenceNation' ? [command.nation] : []))
      expect([by, open.sort()]).toEqual([by, said.sort()])
    }
  })
  test('GW-8.1 in another phase the page is closed with its reason, and still says what a success would do', () => {
    const t = new Table().at('germany', 'research').treasury('germany', 0)
    expect(report(t).bar).toMatchObject({ clause: 'GW-8.1', reason: 'wrongPhase' })
    expect(row(t, 'bulgaria').bar?.reason).toBe('notEnoughIpc')
    expect(row(t, 'bulgaria').success?.joins).toBe(true)
  })
})

describe('GW-16 GW-18 deeds of single nations', () => {
  test('GW-16.11 the doctrine costs +2 and gives back -1; only Germany may change it, once a phase', () => {
    const t = new Table().at('germany')
    expect(report(t).doctrine).toMatchObject({
      to: 'unrestricted',
      follows: { opinion: [{ code: 'E3', from: 0, to: 2 }] },
    })
    t.do({ type: 'setSubmarineDoctrine', by: 'germany', doctrine: 'unrestricted' })
    expect(report(t).doctrine).toMatchObject({
      now: 'unrestricted',
      bar: { reason: 'alreadyChanged' },
      follows: { opinion: [{ code: 'E4', from: 2, to: 1 }] },
    })
    expect(report(new Table().at('france')).doctrine.bar?.reason).toBe('onlyGermany')
  })
  test('GW-16.20 the gift lists undamaged dreadnoughts, and the zones where they may lie', () => {
    const t = new Table().at('great-britain')
    const { gift } = report(t)
    expect(gift.bar).toBeUndefined()
    const [a, b] = gift.ships
    t.do({ type: 'giveDreadnoughts', by: 'great-britain', units: [a?.unit, b?.unit] })
    expect(report(t).gift).toMatchObject({ given: true, unplaced: [a?.unit, b?.unit], bar: { reason: 'alreadyGiven' } })
    expect(report(t).gift.zones).toContain('aegean-sea')
  })
  test('GW-16.23 GW-18.7 Turkey’s choice from round 3, and its window for Bulgaria', () => {
    expect(report(new Table().at('ottoman-empire', 'diplomacy', 2)).allegiance.bar?.reason).toBe('tooEarly')
    const t = new Table().at('ottoman-empire', 'diplomacy', 3)
    expect(report(t).allegiance).toMatchObject({ follows: { opinion: [{ code: 'E5', from: 0, to: -1 }] } })
    t.do({ type: 'joinCentralPowers', by: 'ottoman-empire' })
    const [bulgaria] = report(t).inductions
    expect(bulgaria).toMatchObject({ nation: 'bulgaria', round: 3, price: 5, follows: { opinion: [] } })
    expect(bulgaria?.bar).toBeUndefined()
  })
})

describe('GW-19 the American desk', () => {
  test('GW-19.T1 fifteen codes, three of them towards either side, each clamped', () => {
    const { events } = report(new Table().at('germany').opinion(9)).america
    expect(new Set(events.map((e) => e.code)).size).toBe(15)
    expect(events.filter((e) => e.side).map((e) => [e.code, e.side, e.move])).toEqual([
      ['E12', 'allied', -1],
      ['E12', 'central', 1],
      ['E13', 'allied', -2],
      ['E13', 'central', 2],
      ['E14', 'allied', 1],
      ['E14', 'central', -1],
    ])
    expect(events.find((e) => e.code === 'E3')).toMatchObject({ move: 2, to: 10 })
    expect(events.find((e) => e.code === 'E15')).toMatchObject({ move: -1, to: 8 })
  })
  test('GW-19.8 GW-19.16 who may join, and when Congress hears the next request', () => {
    const t = new Table(6, 'Gus').at('united-states').opinion(5)
    expect(report(t).america.join.map((j) => j.bar?.reason)).toEqual([undefined, 'levelTooLow'])
    t.do({ type: 'requestLimitedWar', by: 'united-states', target: 'mexico' }, [4])
    const { congress } = report(t).america
    expect(congress.from).toBe(4)
    expect(congress.targets.every((x) => x.bar?.reason === 'congressClosed')).toBe(true)
  })
})

const ARMISTICE: Said = { type: 'offerArmistice', by: 'germany', to: 'russia', rounds: 2, terms: [] }
describe('GW-20 the treaty desk', () => {
  test('GW-20.4 an open offer says who answers, what accepting brings, and that it may be countered', () => {
    const t = new Table().at('germany')
    t.do({ ...ARMISTICE, terms: [{ term: 'payNow', from: 'russia', ipc: 3, to: 'germany' }] })
    const [o] = desk(t).offers
    expect(o).toMatchObject({
      waitsFor: ['russia'],
      mayCounter: true,
      accepted: {
        opinion: [],
        warsEnded: [['russia', 'germany']],
        said: ['Russia pays 3 IPC to Germany under a treaty.'],
      },
    })
  })
  test('GW-20.21 refusing an unconditional offer has its price in American opinion', () => {
    const t = new Table().at('france')
    t.do({ type: 'offerUnconditionalSurrender', by: 'france', to: 'germany' })
    expect(desk(t).offers[0]).toMatchObject({
      refused: { opinion: [{ code: 'E10', from: 0, to: 2 }] },
      accepted: { opinion: [{ code: 'E8', from: 0, to: 1 }] },
    })
  })
  test('GW-20.34 in a phase 4 no offer is answered', () => {
    const t = new Table().at('germany')
    t.do(ARMISTICE)
    expect(desk(t).answerBar).toBeUndefined()
    t.patch({ phase: 'combat-move' })
    expect(desk(t).answerBar).toMatchObject({ clause: 'GW-20.34' })
  })
  test('GW-20.9 GW-20.6 the price of a broken armistice, and the rounds it still runs', () => {
    const t = new Table().at('germany')
    t.do(ARMISTICE)
    t.do({ type: 'respondOffer', by: 'russia', offer: 'o1', answer: 'accept' })
    expect(desk(t).treaties[0]).toMatchObject({ roundsLeft: 3, consent: ['germany', 'russia'] })
    expect(ask<BreakingPrice>(t, { ask: 'priceOfBreaking', treaty: 't1', by: 'germany' })).toMatchObject({
      deed: 'breakArmistice',
      onlyOnce: false,
      follows: { opinion: [{ code: 'E12', from: 0, to: 1 }], warsBegun: [['russia', 'germany']] },
    })
    t.do({ type: 'breakArmistice', by: 'germany', treaty: 't1' })
    expect(t.state.opinion).toBe(1)
    expect(desk(t).past.map((x) => x.state)).toEqual(['broken'])
  })
  test('GW-20.3 GW-20.16 only what is not fulfilled lapses: no payment that was made, of a tribute what is left', () => {
    const t = new Table().at('germany').treasury('germany', 9)
    const pay = { from: 'germany', to: 'russia', ipc: 1 } as const
    const truce = { term: 'text', from: 'russia', text: 'No fleet in the Baltic.' } as const
    t.do({ ...ARMISTICE, terms: [{ term: 'payNow', ...pay }, { term: 'tribute', ...pay, rounds: 3 }, truce] }) // prettier-ignore
    t.do({ type: 'respondOffer', by: 'russia', offer: 'o1', answer: 'accept' })
    const [x] = t.state.treaties
    if (x === undefined) throw new Error('no treaty')
    t.patch({ treaties: [{ ...x, tributes: x.tributes.map((y) => ({ ...y, left: 2 })) }] })
    const { terms } = ask<BreakingPrice>(t, { ask: 'priceOfBreaking', treaty: 't1', by: 'germany' })
    expect(terms).toEqual([{ term: 'tribute', ...pay, rounds: 2 }, truce])
  })
  test('GW-20.16 GW-20.17 renouncing costs two, once; whoever has done it is barred', () => {
    const t = new Table().at('france')
    t.do({ type: 'offerUnconditionalSurrender', by: 'france', to: 'germany' })
    t.do({ type: 'respondOffer', by: 'germany', offer: 'o1', answer: 'accept' })
    const price = () => ask<BreakingPrice>(t, { ask: 'priceOfBreaking', treaty: 't1', by: 'france' })
    expect(price()).toMatchObject({
      deed: 'renounceSurrender',
      onlyOnce: true,
      follows: { opinion: [{ code: 'E13', from: 1, to: -1 }] },
    })
    t.nation('france', { brokeSurrender: true })
    expect(price().bar).toMatchObject({ clause: 'GW-20.17', reason: 'alreadyBroken' })
    expect(desk(t).treaties[0]?.dictator).toBe('germany')
  })
  test('GW-20.2 GW-20.22 partners that are open are exactly those that may be said', () => {
    const t = new Table().at('germany')
    t.do(ARMISTICE)
    for (const { kind, partners } of desk(t).kinds) {
      const type = {
        armistice: 'offerArmistice',
        conditionalSurrender: 'offerConditionalSurrender',
        unconditionalSurrender: 'offerUnconditionalSurrender',
      }[kind as string]
      if (!type) continue
      const said = legal(t.state).flatMap(({ command }) =>
        command.type === type && 'to' in command ? [command.to] : [],
      )
      expect([kind, partners.filter((p) => !p.bar).map((p) => p.to)]).toEqual([
        kind,
        NATIONS.filter((n) => said.some((x) => x === n)),
      ])
    }
  })
})

describe('GW-20.3 terms', () => {
  const tried = (t: Table, terms: unknown[], kind = 'conditionalSurrender') =>
    ask<TermsTried>(t, { ask: 'termsTried', kind, from: 'austria-hungary', to: 'great-britain', terms })
  const cede = (space: string) => ({ term: 'cedeTerritory', from: 'austria-hungary', space, to: 'great-britain' })

  test('GW-20.3 only what a nation has is offered, to whom it may go', () => {
    const t = new Table().at('austria-hungary')
    const choices = ask<TermChoices>(t, {
      ask: 'termChoices',
      kind: 'conditionalSurrender',
      from: 'austria-hungary',
      to: 'great-britain',
    })
    const [loser, victor] = choices.parties
    expect(loser?.lands.map((l) => l.space)).toContain('yugoslavia')
    expect(loser?.recipients).toEqual(expect.arrayContaining(['great-britain', 'france', 'russia']))
    expect(victor?.recipients).toEqual(['austria-hungary'])
    expect(loser?.treasury).toBe(t.state.nations['austria-hungary'].treasury)
    expect(loser?.units.reduce((sum, u) => sum + u.units.length, 0)).toBe(13)
  })
  test('GW-20.3 the first term that cannot be signed is named; good ones say what they bring', () => {
    const t = new Table().at('austria-hungary')
    expect(tried(t, [cede('yugoslavia'), cede('france')])).toMatchObject({
      at: 1,
      bar: { clause: 'GW-20.3', reason: 'badTerms' },
    })
    const good = tried(t, [cede('yugoslavia')])
    expect(good.bar).toBeUndefined()
    expect(good.follows?.opinion).toEqual([{ code: 'E9', from: 0, to: -1 }])
    expect(good.follows?.said).toContain('Yugoslavia passes to Great Britain.')
    expect(t.state.territories['yugoslavia' as never]).toMatchObject({ controller: 'austria-hungary' })
  })
  test('GW-17.24 an armistice of the Bolsheviks has no terms', () => {
    const t = new Table().at('germany').nation('bolsheviks', { status: 'belligerent' })
    expect(
      ask<TermChoices>(t, { ask: 'termChoices', kind: 'armistice', from: 'germany', to: 'bolsheviks' }).kinds,
    ).toEqual([])
  })
  test('GW-22.2 names that nobody bears are faults that say where', () => {
    const t = new Table().at('germany')
    const fault = (q: Record<string, unknown>) => greatWarCore.ask?.(t.state, q)
    expect(fault({ ask: 'termChoices', kind: 'armistice', from: 'atlantis', to: 'russia' })).toMatchObject({
      ok: false,
      error: { at: 'from' },
    })
    expect(fault({ ask: 'priceOfBreaking', treaty: 't9', by: 'germany' })).toMatchObject({
      ok: false,
      error: { at: 'treaty' },
    })
    const terms = [{ term: 'handOverUnits', from: 'germany', units: ['u999'], to: 'russia' }]
    expect(fault({ ask: 'termsTried', kind: 'armistice', from: 'germany', to: 'russia', terms })).toMatchObject({
      ok: false,
      error: { at: 'terms.0.units' },
    })
  })
})
