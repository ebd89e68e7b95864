import type { ClauseId } from '../../../shared/ids'
import type { GreatWarEvent } from '../../../shared/great-war/events'
import type { RefusalReason } from '../../../shared/great-war/refusals'
import type { Facts } from '../../../shared/ruling'
import type { Decision } from '../core/game'
import type { Ruling } from '../core/ruling'

/** What a predicate of `rules/` answers when a deed is not open; `decide`, `legal` and `view` all read it. */
export interface No {
  readonly kind: 'refused'
  readonly clause: ClauseId
  readonly reason: RefusalReason
  readonly facts: Facts
}
export const no = (clause: ClauseId, reason: RefusalReason, facts: Facts = {}): No => ({
  kind: 'refused',
  clause,
  reason,
  facts,
})

export type GreatWarDecision = Decision<GreatWarEvent, RefusalReason>
export type GreatWarRuling = Ruling<GreatWarEvent, RefusalReason>
