import type { Choice } from '../../../shared/ruling'
import type { Rng } from './rng'

/** Somebody at the table who says all sorts of things: what a game must know to be played at random. */
export interface Speaker<S, C, E, O> {
  options(rng: Rng): O
  /** Anything that may be said, legal or not; `legal` helps to say something that is. */
  say(rng: Rng, state: S, legal: readonly Choice<C>[]): C
  /** Whether the command is one of those that the choice stands for. */
  covers(choice: Choice<C>, command: C): boolean
  /** Commands that the choice stands for: its ends and something between. */
  expand(rng: Rng, choice: Choice<C>): readonly C[]
  /** What does not add up between two states, or nothing. */
  unbalanced(before: S, event: E, after: S): string | undefined
}
