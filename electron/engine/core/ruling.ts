import type { Face } from '../../../shared/dice'
import type { ClauseId } from '../../../shared/ids'
import type { Facts } from '../../../shared/ruling'
import type { Decision } from './game'

export interface DiceAsk {
  readonly count: number
  readonly clause: ClauseId
}

/** A rule being read aloud: it may pause and ask the table for dice. */
export type Ruling<E, R extends string = string> = Generator<DiceAsk, Decision<E, R>, readonly Face[]>

export const accept = <E>(...events: readonly E[]): { kind: 'accepted'; events: readonly E[] } => ({
  kind: 'accepted',
  events,
})

export const refuse = <R extends string>(
  clause: ClauseId,
  reason: R,
  facts: Facts = {},
): { kind: 'refused'; clause: ClauseId; reason: R; facts: Facts } => ({
  kind: 'refused',
  clause,
  reason,
  facts,
})

/** Asks for `count` dice; the ruling goes on once they lie on the table. */
export function* throwDice(count: number, clause: ClauseId): Generator<DiceAsk, readonly Face[], readonly Face[]> {
  return yield { count, clause }
}

/** Asks for one die. */
export function* throwDie(clause: ClauseId): Generator<DiceAsk, Face, readonly Face[]> {
  const [face] = yield* throwDice(1, clause)
  if (face === undefined) throw new Error(`${clause}: the ruling went on without its die`)
  return face
}

/**
 * Reads a ruling with the faces at hand, first to last. Faces that it did not ask for are left over; the caller decides
 * whether that is a fault.
 */
export function read<E, R extends string>(
  ruling: Ruling<E, R>,
  faces: readonly Face[],
): { readonly decision: Decision<E, R>; readonly used: number } {
  let used = 0
  let step = ruling.next()
  while (!step.done) {
    const { count, clause } = step.value
    if (used + count > faces.length)
      return { decision: { kind: 'wantsDice', clause, count: used + count - faces.length }, used }
    step = ruling.next(faces.slice(used, used + count))
    used += count
  }
  return { decision: step.value, used }
}
