import { describe, expect, test } from 'vitest'
import { table } from '../testing/table'
import { origins, type OriginsState } from './index'

const broken = (state: OriginsState) =>
  origins.invariants.flatMap((i) => (i.check(state) === undefined ? [] : [i.clause as string]))
const sound = () => table(origins, { breakableAlliances: 'on' }).state
const withEmbassy = (n: number): OriginsState => {
  const state = sound()
  return { ...state, embassies: { ...state.embassies, italy: { ...state.embassies.italy, britain: n } } }
}
const allied = (...pairs: (readonly ['britain' | 'germany', 'france' | 'russia' | 'britain'])[]) =>
  pairs.map((powers) => ({ powers, fixed: false, round: 1 }))
const deal = { parties: ['britain', 'france'] as const, text: 'x', round: 1, outcome: 'open' as const }

describe('invariants see what they are there to see', () => {
  test.each<readonly [string, OriginsState, readonly string[]]>([
    ['a sound state', sound(), []],
    ['nothing has happened yet', origins.blank, []],
    ['OW-1.2 a negative embassy', withEmbassy(-1), ['OW-1.2']],
    ['OW-1.2 half a factor', withEmbassy(0.5), ['OW-1.2']],
    ['OW-1.4 a power without a player', { ...sound(), players: sound().players.slice(1) }, ['OW-1.4']],
    ['OW-2.3 six abroad', { ...sound(), placed: { italy: 6 } }, ['OW-2.3']],
    ['OW-2.2 fifteen at home', { ...sound(), placed: { britain: 15 } }, ['OW-2.3']],
    ['OW-2.3 a placement of none', { ...sound(), placed: { italy: 0 } }, ['OW-2.3']],
    ['OW-3.1 an attack before the placement is complete', { ...sound(), attacked: true }, ['OW-3.1']],
    [
      'OW-7.1 a power in two alliances',
      { ...sound(), alliances: allied(['britain', 'france'], ['germany', 'britain']) },
      ['OW-7.1'],
    ],
    [
      'OW-7.2 a fixed pair that nobody holds',
      { ...sound(), alliances: [{ powers: ['britain', 'france'], fixed: true, round: 0 }] },
      ['OW-7.1'],
    ],
    ['OW-7.7 waiting where nothing can be left', { ...table(origins).state, barred: ['britain'] }, ['OW-7.7']],
    [
      'OW-7.7 waiting and allied',
      { ...sound(), barred: ['britain'], alliances: allied(['britain', 'france']) },
      ['OW-7.7'],
    ],
    ['OW-5.1 the end before its time', { ...sound(), ended: true }, ['OW-5.1']],
    ['OW-5.1 an eleventh round', { ...sound(), round: 11 }, ['OW-5.1']],
    ['OW-6.1 a deal with oneself', { ...sound(), deals: [{ ...deal, parties: ['britain', 'britain'] }] }, ['OW-6.1']],
    ['OW-6.1 a breaker of an open deal', { ...sound(), deals: [{ ...deal, by: 'britain' }] }, ['OW-6.1']],
  ])('%s', (_what, state, clauses) => {
    expect(broken(state)).toEqual(clauses)
  })
})
