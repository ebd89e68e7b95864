/** A command, from foreign JSON to what it leads to. Dice come from the command, or else from the campaign's generator. */
import type { Face } from '../../shared/dice'
import type { Fault } from '../../shared/result'
import type { Choice, Refusal } from '../../shared/ruling'
import type { AnyGame, Decision } from '../engine/core/game'
import { hashState } from '../engine/core/hash'
import { appThrows } from '../engine/core/history'
import { throwFrom, type NewEntry } from '../saves'
import { checkedApply, type Course } from './course'

export type Judged =
  | { readonly kind: 'accepted'; readonly entry: NewEntry }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly fault: Fault }

/** At most so many nearest choices go with a refusal: the window lists them. */
const CHOICES = 6

/** Asks again with more of the generator's dice until the ruling is done. */
export function throwUntilDecided<E>(
  decide: (faces: readonly Face[]) => Decision<E>,
  key: string,
  place: number,
): { readonly decision: Exclude<Decision<E>, { kind: 'wantsDice' }>; readonly faces: readonly Face[] } {
  const faces: Face[] = []
  for (;;) {
    const decision = decide(faces)
    if (decision.kind !== 'wantsDice') return { decision, faces }
    faces.push(...throwFrom(key, place + faces.length, decision.count))
  }
}

/** Judges a command at a position. `again` holds faces that the table agreed to throw again. */
export function judge(course: Course, position: number, input: unknown, again?: readonly Face[]): Judged {
  const { game } = course
  const parsed = game.parseCommand(input)
  if (!parsed.ok) return { kind: 'fault', fault: parsed.error }
  const command: unknown = parsed.value
  const state = course.stateAt(position)
  const typed = game.tableFaces(command)
  if (typed !== undefined) return withTableDice(game, state, command, typed)

  const place = appThrows(course.history, position) + (again?.length ?? 0)
  const { decision, faces } = throwUntilDecided<unknown>(
    (thrown) => game.decide(state, command, thrown),
    course.record.header.birth.diceKey,
    place,
  )
  return concluded(game, state, command, decision, faces, 'app', again)
}

function withTableDice(game: AnyGame, state: unknown, command: unknown, faces: readonly Face[]): Judged {
  const decision: Decision<unknown> = game.decide(state, command, faces)
  if (decision.kind === 'wantsDice')
    return {
      kind: 'fault',
      fault: {
        at: 'dice',
        problem: `${faces.length} typed, ${faces.length + decision.count} are needed (${decision.clause})`,
        expected: 'all the faces that were thrown, in order',
      },
    }
  return concluded(game, state, command, decision, faces, 'table')
}

function concluded(
  game: AnyGame,
  state: unknown,
  command: unknown,
  decision: Exclude<Decision<unknown>, { kind: 'wantsDice' }>,
  faces: readonly Face[],
  source: 'app' | 'table',
  again?: readonly Face[],
): Judged {
  if (decision.kind === 'refused') {
    const { clause, reason, facts } = decision
    const said = game.explain(state, command, decision)
    // Commands of a game whose types are not known here.
    const nearest: readonly unknown[] = said.choices
    return {
      kind: 'refused',
      refusal: {
        clause,
        reason,
        facts,
        message: said.message,
        instead: said.instead,
        choices: nearest.slice(0, CHOICES) as readonly Choice<unknown>[],
      },
    }
  }
  const after = checkedApply(game, state, decision.events)
  return {
    kind: 'accepted',
    entry: {
      // Every game's commands are objects; `parseCommand` has seen to it.
      command: command as Record<string, unknown>,
      events: [...decision.events],
      faces: [...faces],
      source,
      ...(again === undefined ? {} : { rerolled: [...again] }),
      state: hashState(after),
    },
  }
}
