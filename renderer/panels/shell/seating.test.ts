import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { POWERS } from '../../../shared/origins/ids'
import { PLAYER_COUNTS, defaultSeating, give, powersOf } from './seating'

describe('OW-1.4 who holds which powers', () => {
  test('whatever is pressed, everybody keeps one or two powers', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...PLAYER_COUNTS),
        fc.array(fc.tuple(fc.constantFrom(...POWERS), fc.nat(4)), { maxLength: 30 }),
        (players, presses) => {
          let seating = defaultSeating(players)
          for (const [power, player] of presses) {
            if (player >= players) continue
            seating = give(seating, power, player)
            expect(seating[power]).toBe(player)
          }
          for (let player = 0; player < players; player++) expect([1, 2]).toContain(powersOf(seating, player).length)
          expect(POWERS.every((p) => seating[p] < players)).toBe(true)
        },
      ),
    )
  })
  test('with five players a press exchanges two powers', () => {
    const seating = give(defaultSeating(5), 'germany', 0)
    expect(powersOf(seating, 0)).toEqual(['germany'])
    expect(powersOf(seating, 2)).toEqual(['britain'])
  })
  test('with three, the third power of a pair sends the first one back', () => {
    const seating = give(defaultSeating(3), 'russia', 0)
    expect(powersOf(seating, 0)).toEqual(['france', 'russia'])
    expect(powersOf(seating, 2)).toEqual(['britain'])
  })
  test('a pair can pass to another player who holds one', () => {
    const seating = give(defaultSeating(4), 'germany', 0)
    expect(powersOf(seating, 0)).toEqual(['britain', 'germany'])
    expect(powersOf(seating, 2)).toEqual(['austria-hungary'])
  })
})
