import { describe, expect, test } from 'vitest'
import { origins } from '../origins/index'
import { fuzz } from './fuzz'

describe('random play', () => {
  test('thirty games without a violation, and nothing that exists stays unseen', () => {
    const report = fuzz({ game: 'origins', games: 30, seed: 1914 })
    expect(report.violations).toEqual([])
    expect(Object.entries(report.seen).filter(([, n]) => n === 0)).toEqual([])
    expect(Object.keys(report.seen).sort()).toEqual(
      [...origins.commandTypes, ...origins.eventTypes, ...origins.refusalReasons].sort(),
    )
    expect(report.refused).toBeLessThan(report.commands)
  })

  test('the same seed plays the same games', () => {
    const order = { game: 'origins', games: 2, seed: 5, maxCommands: 80 } as const
    expect(fuzz(order)).toEqual(fuzz(order))
    expect(fuzz(order).seen).not.toEqual(fuzz({ ...order, seed: 6 }).seen)
  })

  test('names of commands, events and reasons are all different, so that counts cannot mix', () => {
    const names = [...origins.commandTypes, ...origins.eventTypes, ...origins.refusalReasons]
    expect(new Set(names).size).toBe(names.length)
  })
})
