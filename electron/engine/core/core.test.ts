import { describe, expect, test } from 'vitest'
import type { Face } from '../../../shared/dice'
import { gameById } from '../registry'
import { canonical, hashState, hashText } from './hash'
import { appThrows, type Entry, type History } from './history'
import { accept, read, refuse, throwDice, throwDie, type Ruling } from './ruling'

describe('hash', () => {
  test('equal values have equal text, whatever the order of their keys; undefined members are left out', () => {
    expect(canonical({ b: 1, a: [2, { d: null, c: 'x' }] })).toBe('{"a":[2,{"c":"x","d":null}],"b":1}')
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }))
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]))
  })

  test('SHA-256, checked against its published value for "abc"', () => {
    expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
    expect(hashState({ a: 1 })).toMatch(/^[0-9a-f]{16}$/)
    expect(hashState({ a: 1 })).not.toBe(hashState({ a: 2 }))
  })
})

describe('rulings and dice', () => {
  /** Throws a die, throws again on a 6, and refuses a total under 3. */
  function* sample(): Ruling<number, 'tooLow'> {
    const first = yield* throwDie('OW-3.5')
    const [again = 0, more = 0] = first === 6 ? yield* throwDice(2, 'OW-1.3') : []
    const total = first + again + more
    return total < 3 ? refuse('OW-3.5', 'tooLow', { total }) : accept(total)
  }

  test('a short list is asked for the rest, naming the clause; the ruling walks the same path further', () => {
    expect(read(sample(), [])).toEqual({ decision: { kind: 'wantsDice', clause: 'OW-3.5', count: 1 }, used: 0 })
    expect(read(sample(), [6])).toEqual({ decision: { kind: 'wantsDice', clause: 'OW-1.3', count: 2 }, used: 1 })
    expect(read(sample(), [6, 1])).toEqual({ decision: { kind: 'wantsDice', clause: 'OW-1.3', count: 1 }, used: 1 })
    expect(read(sample(), [6, 1, 2])).toEqual({ decision: { kind: 'accepted', events: [9] }, used: 3 })
  })

  test('faces that were not asked for are left over', () => {
    expect(read(sample(), [4, 1, 1])).toEqual({ decision: { kind: 'accepted', events: [4] }, used: 1 })
    expect(read(sample(), [2])).toEqual({
      decision: { kind: 'refused', clause: 'OW-3.5', reason: 'tooLow', facts: { total: 2 } },
      used: 1,
    })
  })
})

describe('history', () => {
  const entry = (faces: readonly Face[], source: 'app' | 'table', rerolled?: readonly Face[]): Entry => ({
    command: {},
    events: [],
    faces,
    source,
    ...(rerolled ? { rerolled } : {}),
  })
  const history: History = {
    begun: { events: [], faces: [1, 2], source: 'app' },
    entries: [entry([3], 'app'), entry([4, 5], 'table'), entry([6], 'app', [1]), entry([2], 'app')],
    position: 3,
  }

  test('D6 the generator stands where the app’s own throws up to the position leave it, so an undone die comes again', () => {
    expect(appThrows(history, 0)).toBe(2)
    expect(appThrows(history, 1)).toBe(3)
    expect(appThrows(history, 2)).toBe(3)
    expect(appThrows(history)).toBe(5)
    expect(appThrows(history, 4)).toBe(6)
  })
})

describe('registry', () => {
  test('a game by its id, or a fault', () => {
    const found = gameById('origins')
    expect(found.ok && found.value.name).toBe('Origins of World War I')
    expect(gameById('toString')).toMatchObject({ ok: false, error: { at: 'game' } })
    expect(gameById('chess')).toMatchObject({ ok: false, error: { problem: 'there is no game "chess"' } })
  })
})
