import { describe, expect, test } from 'vitest'
import type { OriginsCommand } from '../../../shared/origins/commands'
import { originsData } from '../../../shared/origins/data'
import type { OriginsEvent } from '../../../shared/origins/events'
import type { AnyGame } from '../core/game'
import { origins, originsWith, type OriginsState } from '../origins/index'
import { fuzz, fuzzWith } from './fuzz'
import { originsSpeaker } from './origins-speaker'

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

  test('a game with a fault is found out: rules bent in one place break an invariant, legal, or the balance', () => {
    const order = { games: 3, seed: 1, maxCommands: 120 }
    const problems = (game: AnyGame) =>
      fuzzWith(game, originsSpeaker, order)
        .violations.map((v) => v.problem)
        .join('\n')
    // no limit abroad, an event that takes one PF too many, and legal moves that are kept to oneself
    const judge = originsWith({ ...originsData, abroadPerTurn: 20 })
    expect(problems({ ...origins, decide: (s: OriginsState, c: OriginsCommand, f) => judge.decide(s, c, f) })).toMatch(
      /accepted, but legal does not list it[^]*OW-2.3, a turn places no more/,
    )
    const thief = (s: OriginsState, e: OriginsEvent) =>
      origins.apply(s, e.type === 'factorsPlaced' ? { ...e, now: e.now - 1 } : e)
    expect(problems({ ...origins, apply: thief })).toMatch('brings')
    const silent = (s: OriginsState) => origins.legal(s).filter((c) => c.command.type !== 'recordDeal')
    expect(problems({ ...origins, legal: silent })).toMatch('accepted, but legal does not list it')
  })

  test('names of commands, events and reasons are all different, so that counts cannot mix', () => {
    const names = [...origins.commandTypes, ...origins.eventTypes, ...origins.refusalReasons]
    expect(new Set(names).size).toBe(names.length)
  })
})
