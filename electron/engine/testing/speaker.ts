import type { Choice } from '../../../shared/ruling'
import type { Rng } from './rng'

/** Somebody at the table who says all sorts of things: what a game must know to be played at random. */
export interface Speaker<S, C, E, O> {
  options(rng: Rng): O
  /** Anything that may be said, legal or not; `legal` helps to say something that is. */
  say(rng: Rng, state: S, legal: readonly Choice<C>[]): C
  /** Something said before there is a campaign; whatever it leads to is not kept. */
  early?(rng: Rng): C
  /** Whether the command is one of those that the choice stands for: then it must not be refused. */
  covers(choice: Choice<C>, command: C): boolean
  /**
   * Whether the choices list what the command does: then only may it be accepted. Left out where a command is never more
   * than one choice.
   */
  lists?(legal: readonly Choice<C>[], command: C, state: S): boolean
  /** Commands that the choice stands for: its ends and something between. */
  expand(rng: Rng, choice: Choice<C>): readonly C[]
  /** What does not add up between two states, or nothing. */
  unbalanced(before: S, event: E, after: S): string | undefined
  /** What does not add up over all that one command led to, or nothing. */
  unaccounted?(events: readonly E[]): string | undefined
}
