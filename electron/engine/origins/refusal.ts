import type { ClauseId } from '../../../shared/ids'
import type { OriginsEvent } from '../../../shared/origins/events'
import type { RefusalFacts, RefusalReason } from '../../../shared/origins/refusals'
import type { Decision } from '../core/game'
import { accept, type Ruling } from '../core/ruling'

/** What a predicate of `rules/` answers when a deed is not open; `decide`, `legal` and `view` all read it. */
export type No = {
  [R in RefusalReason]: {
    readonly kind: 'refused'
    readonly clause: ClauseId
    readonly reason: R
    readonly facts: RefusalFacts[R]
  }
}[RefusalReason]

/** A refusal whose facts are those that its sentence needs. */
export const no = <R extends RefusalReason>(clause: ClauseId, reason: R, facts: RefusalFacts[R]): No =>
  ({ kind: 'refused', clause, reason, facts }) as No

/** Accepted, and this is what happened. */
export const happened = (...events: readonly OriginsEvent[]): OriginsDecision => accept(...events)

export type OriginsDecision = Decision<OriginsEvent, RefusalReason>
export type OriginsRuling = Ruling<OriginsEvent, RefusalReason>
