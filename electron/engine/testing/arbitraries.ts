/** Generators for fast-check: a position of Origins, reached by random speech, and what somebody says next. */
import fc from 'fast-check'
import type { OriginsCommand } from '../../../shared/origins/commands'
import { origins, type OriginsState } from '../origins/index'
import { originsSpeaker } from './origins-speaker'
import { Play } from './play'
import { rngOf } from './rng'
import type { OriginsPlay } from './recordings'

/** A game that has gone on for some commands. Positions are reached by play alone, so all of them are possible. */
export const played = (most = 120): fc.Arbitrary<OriginsPlay> =>
  fc
    .record({ seed: fc.integer({ min: 0, max: 1_000_000 }), length: fc.integer({ min: 0, max: most }) })
    .map(({ seed, length }) => {
      const rng = rngOf(seed)
      const play: OriginsPlay = new Play(origins, originsSpeaker.options(rng), () => rng.face())
      for (let i = 0; i < length; i++) play.say(originsSpeaker.say(rng, play.state, origins.legal(play.state)))
      return play
    })

export const position = (most?: number): fc.Arbitrary<OriginsState> => played(most).map((play) => play.state)

/** Something said in that position, legal or not. */
export const saying = (): fc.Arbitrary<{ readonly state: OriginsState; readonly command: OriginsCommand }> =>
  fc.record({ state: position(), seed: fc.integer({ min: 0, max: 1_000_000 }) }).map(({ state, seed }) => ({
    state,
    command: originsSpeaker.say(rngOf(seed, 1), state, origins.legal(state)),
  }))
