import { describe, expect, test } from 'vitest'
import { neighbours } from '../../shared/board'
import type { NationId } from '../../shared/origins/ids'
import { NATIONS } from '../../shared/origins/ids'
import { NATION_NAMES } from '../../shared/wording/origins'
import type { Direction } from './walk'
import { heading, typeAhead, walk } from './walk'

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right']

describe('walking the map by keyboard', () => {
  test.each<[NationId, Direction, NationId | undefined]>([
    ['britain', 'down', 'france'],
    ['france', 'up', 'britain'],
    ['france', 'right', 'italy'],
    ['france', 'down', 'africa'],
    ['germany', 'right', 'russia'],
    ['germany', 'down', 'austria-hungary'],
    ['serbia', 'left', 'austria-hungary'],
    ['serbia', 'right', 'bulgaria'],
    ['bulgaria', 'up', 'rumania'],
    ['bulgaria', 'down', 'greece'],
    ['turkey', 'up', 'russia'],
    ['russia', 'up', 'far-east'],
    ['britain', 'up', undefined],
  ])('from %s, %s leads to %s', (from, direction, to) => {
    expect(walk(from, direction)).toBe(to)
  })

  test('a step always crosses a real border and goes the way it was told', () => {
    for (const from of NATIONS)
      for (const direction of DIRECTIONS) {
        const to = walk(from, direction)
        if (!to) continue
        expect(neighbours(from)).toContain(to)
        expect(heading(from, to, direction)).toBeGreaterThan(0)
      }
  })

  test('every nation can be reached from every other by arrows alone', () => {
    for (const start of NATIONS) {
      const reached = new Set<NationId>([start])
      for (const nation of reached)
        for (const direction of DIRECTIONS) {
          const to = walk(nation, direction)
          if (to) reached.add(to)
        }
      expect([...reached].sort(), `from ${start}`).toEqual([...NATIONS].sort())
    }
  })
})

describe('type-ahead', () => {
  const name = (nation: NationId) => NATION_NAMES[nation]
  test('a letter goes round the names that begin with it', () => {
    expect(typeAhead(undefined, 'f', name)).toBe('france')
    expect(typeAhead('france', 'f', name)).toBe('far-east')
    expect(typeAhead('far-east', 'F', name)).toBe('france')
  })
  test('a word narrows it, and may stay where it is', () => {
    expect(typeAhead('africa', 'au', name)).toBe('austria-hungary')
    expect(typeAhead('russia', 'ru', name)).toBe('russia')
    expect(typeAhead('russia', 'rum', name)).toBe('rumania')
    expect(typeAhead('russia', 'x', name)).toBeUndefined()
  })
})
