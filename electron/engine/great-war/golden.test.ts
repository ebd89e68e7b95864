/** Golden campaigns: whole recorded games, judged again command by command; and what they pass through together. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { GreatWarEvent } from '../../../shared/great-war/events'
import { replay, type Golden, type GoldenLine } from '../testing/great-war/director'
import { canonical, hashState } from '../core/hash'
import { greatWarCore as game } from './game'
import type { GreatWarState } from './state'

function load(name: string): Golden {
  const url = new URL(`../testing/great-war/golden/${name}.jsonl`, import.meta.url)
  const [head, ...lines] = readFileSync(url, 'utf8')
    .trim()
    .split('\n')
    .map((l) => JSON.parse(l) as unknown)
  return { ...(head as Omit<Golden, 'lines'>), lines: lines as GoldenLine[] }
}
const played = ['surrender', 'peace', 'collapse'].map((name) => {
  const golden = load(name)
  return { name, golden, ...replay(golden) }
})
const all = played.flatMap((p) => p.events)
const of = <T extends GreatWarEvent['type']>(type: T) =>
  all.filter((e): e is Extract<GreatWarEvent, { type: T }> => e.type === type)

describe('GW golden campaigns', () => {
  test.each(played.map((p) => [p.name, p] as const))(
    'GW-21.7 %s: 17 rounds, every command leads where it led (case S7)',
    (_name, p) => {
      expect(p.state.round).toBe(17)
      expect(hashState(p.state)).toBe(p.golden.end)
    },
  )
  test.each(played.map((p) => [p.name, p] as const))(
    'GW-22.5 %s: the events alone lead to the same position',
    (_name, p) => {
      const begun = game.begin(readOptions(p.golden.options), [])
      if (begun.kind !== 'accepted') throw new Error(begun.kind)
      const events = [...begun.events, ...p.events].map((e) => {
        const read = game.parseEvent(JSON.parse(JSON.stringify(e)))
        if (!read.ok) throw new Error(`${e.type}: ${read.error.at} ${read.error.problem}`)
        return read.value
      })
      expect(hashState(events.reduce((s, e) => game.apply(s, e), game.blank))).toBe(p.golden.end)
    },
  )
  test('GW-21.1 GW-21.2 GW-21.3 each way to win', () => {
    expect(played.map((p) => p.state.result)).toEqual([
      { winner: 'allied', clause: 'GW-21.1' },
      { winner: 'draw', clause: 'GW-21.3' },
      { winner: 'allied', clause: 'GW-21.2' },
    ])
  })
  test('GW-17.1 GW-19.8 GW-20.16 GW-19.21 GW-16.14 GW-13.20 GW-13.18 GW-20.27 they pass through every chapter', () => {
    expect(of('bolsheviksRose')).toHaveLength(3)
    expect(of('nationJoined').some((e) => e.nation === 'united-states')).toBe(true)
    expect(of('surrenderBroken').map((e) => e.nation)).toEqual(['austria-hungary'])
    expect(of('congressAsked').some((e) => e.target === 'mexico' && e.passed)).toBe(true)
    expect(of('blockadeApplied').length).toBeGreaterThan(0)
    expect(of('bombsDropped').length).toBeGreaterThan(0)
    expect(of('landingDeclared').length).toBeGreaterThan(0)
    expect(of('convoyRaided').length).toBeGreaterThan(0)
    expect(of('manpowerUsed').some((e) => e.pool === 'denmark')).toBe(true)
    expect(of('treatySigned').map((e) => e.treaty.kind)).toEqual(
      expect.arrayContaining(['conditionalSurrender', 'unconditionalSurrender', 'compelledPeace']),
    )
  })
})

function readOptions(input: unknown) {
  const options = game.parseOptions(input)
  if (!options.ok) throw new Error(options.error.problem)
  return options.value
}

describe('GW properties of the judge, along the golden campaigns', () => {
  test.each(played.map((p) => [p.name, p] as const))(
    'GW-22.5 %s: more faces change nothing that was asked before (case D5)',
    (_name, p) => {
      const begun = game.begin(readOptions(p.golden.options), [])
      if (begun.kind !== 'accepted') throw new Error(begun.kind)
      let s = begun.events.reduce((x, e) => game.apply(x, e), game.blank)
      let asked = 0
      for (const { c, f } of p.golden.lines) {
        const once = game.decide(s, c, f ?? [])
        if (once.kind !== 'accepted') throw new Error(once.kind)
        if (f && f.length > 0) {
          asked++
          expect(game.decide(s, c, [])).toMatchObject({ kind: 'wantsDice' })
          expect(game.decide(s, c, [...f, 1, 2, 3])).toEqual(once)
        }
        s = once.events.reduce((x, e) => game.apply(x, e), s)
      }
      expect(asked).toBeGreaterThan(20)
    },
  )

  test.each(played.map((p) => [p.name, p] as const))(
    'GW-22.4 %s: what may be said is the same whether play came there, went back there, or read it (cases S5, S7)',
    (_name, p) => {
      const begun = game.begin(readOptions(p.golden.options), [])
      // The set-up throws nothing, so there is nothing to derive again.
      if (begun.kind !== 'accepted') throw new Error(begun.kind)
      let s = begun.events.reduce((x, e) => game.apply(x, e), game.blank)
      const every = 97
      const visited: { state: GreatWarState; said: string }[] = []
      p.golden.lines.forEach(({ c, f }, i) => {
        if (i % every === 0) visited.push({ state: s, said: canonical(game.legal(s)) })
        const d = game.decide(s, c, f ?? [])
        if (d.kind !== 'accepted') throw new Error(d.kind)
        s = d.events.reduce((x, e) => game.apply(x, e), s)
      })
      // Undone all the way, last position first: what was kept for later positions must not colour earlier ones.
      for (const { state, said } of visited.reverse()) {
        expect(canonical(game.legal({ ...state }))).toBe(said)
        expect(canonical(game.legal(JSON.parse(JSON.stringify(state)) as GreatWarState))).toBe(said)
      }
      expect(visited.length).toBeGreaterThan(10)
    },
  )
})
