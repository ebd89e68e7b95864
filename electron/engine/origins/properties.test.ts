import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FACES } from '../../../shared/dice'
import { hashState } from '../core/hash'
import { played, position, saying } from '../testing/arbitraries'
import { originsSpeaker } from '../testing/origins-speaker'
import { unplain } from '../testing/plain'
import { rngOf } from '../testing/rng'
import { origins, type OriginsState } from './index'
import type { OriginsEvent } from '../../../shared/origins/events'

/** The seed is printed by fast-check when a property fails; these runs are the same on every machine. */
const RUNS = { seed: 1914, numRuns: 60 }
const face = fc.constantFrom(...FACES)
const applyAll = (state: OriginsState, events: readonly OriginsEvent[]) =>
  events.reduce((s, e) => origins.apply(s, e), state)

describe('legal and decide', () => {
  test('every expansion of legal is accepted, or asks only for its die', () => {
    fc.assert(
      fc.property(position(), fc.nat(), (state, seed) => {
        for (const choice of origins.legal(state))
          for (const command of originsSpeaker.expand(rngOf(seed), choice))
            expect(origins.decide(state, command, [4]).kind).toBe('accepted')
      }),
      RUNS,
    )
  })

  test('whatever is accepted lies in legal, whatever is refused does not', () => {
    fc.assert(
      fc.property(saying(), ({ state, command }) => {
        const listed = origins.legal(state).some((choice) => originsSpeaker.covers(choice, command))
        expect(origins.decide(state, command, origins.tableFaces(command) ?? [1]).kind).toBe(
          listed ? 'accepted' : 'refused',
        )
      }),
      { ...RUNS, numRuns: 300 },
    )
  })

  test('the view blocks exactly what legal leaves out, each with its reason', () => {
    fc.assert(
      fc.property(position(), (state) => {
        const view = origins.view(state)
        const open = origins.legal(state).map((choice) => choice.command)
        const says = (type: string) => open.some((c) => c.type === type)
        expect(view.blocked.attack === undefined).toBe(says('attack'))
        expect(view.blocked.endTurn === undefined).toBe(says('endTurn'))
        expect(view.blocked.leaveAlliance === undefined).toBe(says('leaveAlliance'))
        expect(Object.keys(view.blocked.place)).toHaveLength(13 - open.filter((c) => c.type === 'placeFactors').length)
        expect(Object.keys(view.blocked.takeBack)).toHaveLength(
          13 - open.filter((c) => c.type === 'takeBackFactors').length,
        )
        expect(view.pairs.filter((p) => !p.blocked)).toHaveLength(open.filter((c) => c.type === 'formAlliance').length)
        for (const [nation, room] of Object.entries(view.room)) expect(room === 0).toBe(nation in view.blocked.place)
      }),
      RUNS,
    )
  })
})

describe('decide', () => {
  test('twice the same question, twice the same answer; and a longer list of faces changes no earlier ask', () => {
    fc.assert(
      fc.property(saying(), fc.array(face, { maxLength: 3 }), ({ state, command }, faces) => {
        if (command.type === 'attack' && command.die !== undefined) return
        const once = origins.decide(state, command, faces)
        expect(origins.decide(state, command, faces)).toEqual(once)
        if (once.kind !== 'wantsDice') expect(origins.decide(state, command, [...faces, 6, 1])).toEqual(once)
      }),
      RUNS,
    )
  })

  test('a refusal says its clause and reason, and has a sentence and something legal to say instead', () => {
    fc.assert(
      fc.property(saying(), ({ state, command }) => {
        const decision = origins.decide(state, command, origins.tableFaces(command) ?? [1])
        if (decision.kind !== 'refused') return
        expect(origins.refusalReasons).toContain(decision.reason)
        const { message, instead, choices } = origins.explain(state, command, decision)
        expect(message).toMatch(/^\S.*\.$/)
        expect(instead).toMatch(/^\S.*\.$/)
        expect(message + instead).not.toMatch(/undefined|NaN|\[object/)
        expect(choices.length).toBeLessThanOrEqual(5)
        for (const choice of choices) expect(origins.decide(state, choice.command, [1]).kind).toBe('accepted')
      }),
      { ...RUNS, numRuns: 300 },
    )
  })
})

describe('state and history', () => {
  test('invariants hold, state and view are plain JSON, and the state is frozen', () => {
    fc.assert(
      fc.property(position(), (state) => {
        for (const invariant of origins.invariants) expect(invariant.check(state)).toBeUndefined()
        expect(unplain(state)).toBeUndefined()
        expect(unplain(origins.view(state))).toBeUndefined()
        expect(Object.isFrozen(state) && Object.isFrozen(state.embassies.italy)).toBe(true)
      }),
      RUNS,
    )
  })

  test('S5 the events alone lead to the same state, at every step and through JSON: nothing is dealt or judged anew', () => {
    fc.assert(
      fc.property(played(), (play) => {
        let state = applyAll(origins.blank, play.begun.events)
        for (const entry of play.entries) {
          const events = entry.events.map((e) => {
            const parsed = origins.parseEvent(JSON.parse(JSON.stringify(e)))
            if (!parsed.ok) throw new Error(parsed.error.problem)
            return parsed.value
          })
          state = JSON.parse(JSON.stringify(applyAll(state, events))) as OriginsState
        }
        expect(hashState(state)).toBe(hashState(play.state))
      }),
      RUNS,
    )
  })

  test('S7 undo and redo at random: the legal actions are those of a game without undo', () => {
    fc.assert(
      fc.property(played(60), fc.array(fc.nat(), { maxLength: 8 }), (play, jumps) => {
        const states = [applyAll(origins.blank, play.begun.events)]
        for (const entry of play.entries) states.push(applyAll(states.at(-1) ?? origins.blank, entry.events))
        for (const jump of jumps) {
          const position = jump % states.length
          const replayed = play.entries
            .slice(0, position)
            .reduce((s, entry) => applyAll(s, entry.events), applyAll(origins.blank, play.begun.events))
          const straight = states[position]
          if (!straight) throw new Error('no such position')
          expect(hashState(replayed)).toBe(hashState(straight))
          expect(origins.legal(replayed)).toEqual(origins.legal(straight))
        }
      }),
      { ...RUNS, numRuns: 25 },
    )
  })
})
