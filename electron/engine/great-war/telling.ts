/** A ruling's account: events told one after another, each read against the position that the earlier ones made. */
import type { GreatWarEvent } from '../../../shared/great-war/events'
import { apply } from './apply'
import type { GreatWarState } from './state'

export class Telling {
  readonly events: GreatWarEvent[] = []
  /** The position before the ruling: some clauses ask what it changed (GW-12.17). */
  readonly start: GreatWarState
  #state: GreatWarState

  constructor(state: GreatWarState) {
    this.start = state
    this.#state = state
  }

  /** The position after everything told so far. */
  get state(): GreatWarState {
    return this.#state
  }

  tell(event: GreatWarEvent): void {
    this.events.push(event)
    this.#state = apply(this.#state, event)
  }
}
