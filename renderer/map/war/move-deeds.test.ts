import { describe, expect, test } from 'vitest'
import type { HistoryLine } from '../../../shared/history'
import type { MoveView } from '../../../shared/great-war/view'
import { moveDeeds, moveKey } from './move-deeds'
import { warView } from './testing'

const line = (position: number, command: object, more: Partial<HistoryLine> = {}): HistoryLine => ({
  position,
  round: 3,
  acting: 'germany',
  command: { by: 'germany', ...command },
  events: [],
  text: '',
  clauses: [],
  powers: [],
  throws: [],
  correction: false,
  undone: false,
  ...more,
})
const TURN = line(1, { type: 'endPhase' }, { events: [{ type: 'turnBegun' }, { type: 'phaseBegun' }] })
const moved = (position: number, units: string[], ...path: string[]) =>
  line(position, { type: 'moveUnits', units, path })
const row = (units: string[], from: string, to: string, more: Partial<MoveView> = {}): MoveView => ({
  units,
  owner: 'germany',
  from,
  to,
  way: 'land',
  confirmed: false,
  ...more,
})
const LANDING = [
  line(3, { type: 'loadTransport', units: ['u1'], transport: 'u9' }),
  moved(4, ['u9'], 'north-sea', 'english-channel'),
  line(5, { type: 'unloadTransport', units: ['u1'], transport: 'u9', space: 'france' }),
]
const march = row(['u2'], 'germany', 'eastern-france')
const party = row(['u1'], 'germany', 'france', { way: 'sea' })
const ship = row(['u9'], 'danish-sea', 'english-channel', { way: 'sea' })
const of = (moves: readonly MoveView[], lines: readonly HistoryLine[], position = lines.at(-1)?.position ?? 0) => {
  const deeds = moveDeeds(warView({}, { moves }), lines, position)
  return moves.map((move) => deeds.get(moveKey(move)))
}

describe('taking back', () => {
  const lines = [TURN, moved(2, ['u2'], 'poland', 'eastern-france'), ...LANDING]
  test('load, crossing and landing of one gesture are one move, the ship’s and the party’s alike', () => {
    const [, ofParty, ofShip] = of([march, party, ship], lines)
    expect(ofParty?.back).toEqual({ count: 3, others: 0 })
    expect(ofShip?.back).toEqual({ count: 3, others: 0 })
  })
  test('an earlier move takes back what came after it, and says how much', () => {
    expect(of([march, party, ship], lines)[0]?.back).toEqual({ count: 4, others: 2 })
  })
  test('once dice have fallen, or the phase has ended, nothing is taken back from the list', () => {
    const fallen = { faces: [3], power: 'germany' } as unknown as HistoryLine['throws'][number]
    const dice = line(6, { type: 'influenceNation', nation: 'norway' }, { throws: [fallen] })
    expect(of([march, party], [...lines, dice])[1]?.back).toBeUndefined()
    const ended = line(6, { type: 'endCombatMovement' }, { events: [{ type: 'phaseBegun' }] })
    expect(of([march, party], [...lines, ended]).map((d) => d?.back)).toEqual([undefined, undefined])
  })
  test('while the log is of another position, nothing is known', () => {
    expect(moveDeeds(warView({}, { moves: [march] }), lines, 9).size).toBe(0)
  })
})

describe('paths', () => {
  test('a march of two steps goes through the space between, whether said at once or step by step', () => {
    const path = ['germany', 'poland', 'eastern-france']
    expect(of([march], [TURN, moved(2, ['u2'], 'poland', 'eastern-france')])[0]?.path).toEqual(path)
    expect(of([march], [TURN, moved(2, ['u2'], 'poland'), moved(3, ['u2'], 'eastern-france')])[0]?.path).toEqual(path)
  })
  test('whoever is aboard goes where the ship goes', () => {
    expect(of([party], [TURN, ...LANDING])[0]?.path).toEqual(['germany', 'north-sea', 'english-channel', 'france'])
  })
  test('a flight home begins where it begins in this phase', () => {
    const home = row(['u3'], 'poland', 'germany', { way: 'air' })
    const lines = [TURN, moved(2, ['u3'], 'czechoslovakia', 'poland'), moved(3, ['u3'], 'germany')]
    expect(of([home], lines)[0]?.path).toEqual(['poland', 'germany'])
  })
  test('a way that ends elsewhere is none', () => {
    expect(of([march], [TURN, moved(2, ['u2'], 'poland')])[0]?.path).toBeUndefined()
  })
})
