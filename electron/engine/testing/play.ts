/** A game played by itself, without saves or windows: commands in, entries out. */
import type { DiceSource, Face } from '../../../shared/dice'
import type { Decision, Game } from '../core/game'
import type { Entry, History } from '../core/history'

/** More asks than any ruling makes by far: dealing needs some dozen. */
const MOST_ASKS = 10_000

/** Asks the ruling until it is decided, with faces from `throwFace` where the list is short. */
export function decided<E>(
  judge: (faces: readonly Face[]) => Decision<E>,
  faces: readonly Face[],
  throwFace: () => Face,
): { readonly decision: Exclude<Decision<E>, { kind: 'wantsDice' }>; readonly faces: readonly Face[] } {
  const thrown = [...faces]
  for (let asks = 0; asks < MOST_ASKS; asks++) {
    const decision = judge(thrown)
    if (decision.kind !== 'wantsDice') return { decision, faces: thrown }
    if (decision.count < 1) throw new Error(`${decision.clause}: asks for ${decision.count} dice`)
    for (let i = 0; i < decision.count; i++) thrown.push(throwFace())
  }
  throw new Error('a ruling never stops asking for dice')
}

/** A table at play: what is true now, and how it came about. */
export class Play<S, C, E, V, O> {
  readonly begun: History<C, E>['begun']
  readonly entries: Entry<C, E>[] = []
  state: S

  constructor(
    readonly game: Game<S, C, E, V, O>,
    options: O,
    private readonly throwFace: () => Face,
  ) {
    const { decision, faces } = decided((given) => game.begin(options, given), [], throwFace)
    if (decision.kind === 'refused') throw new Error(`${decision.clause}: ${decision.reason}`)
    this.begun = { events: decision.events, faces, source: 'app' }
    this.state = decision.events.reduce((state, event) => game.apply(state, event), game.blank)
  }

  /** Says a command; a refusal changes nothing. */
  say(command: C): Exclude<Decision<E>, { kind: 'wantsDice' }> {
    const { game } = this
    const told = game.tableFaces(command)
    const { decision, faces } = decided((given) => game.decide(this.state, command, given), told ?? [], this.throwFace)
    if (decision.kind === 'accepted') {
      const source: DiceSource = told ? 'table' : 'app'
      this.entries.push({ command, events: decision.events, faces, source })
      this.state = decision.events.reduce((state, event) => game.apply(state, event), this.state)
    }
    return decision
  }

  history(position = this.entries.length): History<C, E> {
    return { begun: this.begun, entries: this.entries, position }
  }
}
