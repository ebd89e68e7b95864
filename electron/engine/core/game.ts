import type { Face } from '../../../shared/dice'
import type { ClauseId, GameId } from '../../../shared/ids'
import type { Result } from '../../../shared/result'
import type { ThrowReport } from '../../../shared/luck'
import type { Choice, Facts } from '../../../shared/ruling'
import type { Change, ScenarioReport } from '../../../shared/scenario'

/**
 * A judgement. Dice are an input: `decide` reads faces from a list, and when the list is short it answers `wantsDice`
 * with how many more this step needs. The campaign appends them and asks again; the ruling walks the same path further.
 */
export type Decision<E, Reason extends string = string> =
  | { readonly kind: 'accepted'; readonly events: readonly E[] }
  | { readonly kind: 'refused'; readonly clause: ClauseId; readonly reason: Reason; readonly facts: Facts }
  | { readonly kind: 'wantsDice'; readonly clause: ClauseId; readonly count: number }

/** Something that must hold after every event. `check` says what is wrong, or nothing. */
export interface Invariant<S> {
  readonly name: string
  readonly clause: ClauseId
  /** Holds only once all that a command led to has been told: a capital falls before its nation does. */
  readonly settled?: true
  /** Only play is held to it: a referee may say that the table lies otherwise (GW-22.7), and play goes on from there. */
  readonly ofPlay?: true
  check(state: S): string | undefined
}

/** One entry of the history in words and figures, without its position. */
export interface EntryReport {
  readonly text: string
  readonly clauses: readonly ClauseId[]
  readonly powers: readonly string[]
  readonly throws: readonly ThrowReport[]
  readonly correction: boolean
}

/** Where play stands, in the few values that lists and titles need. */
export interface Standing {
  readonly round: number
  /** Rounds of a whole game, if that is fixed. */
  readonly rounds?: number
  /** The acting power's id; empty once the game has ended. */
  readonly acting: string
  /** "placement", "attack", "combat moves", … as said in a title. */
  readonly step: string
  readonly ended: boolean
  /** The result in a few words once ended. */
  readonly result?: string
  readonly players: readonly { readonly name: string; readonly powers: readonly string[] }[]
}

/**
 * A game's rules as a value. `S` is small, frozen and plain JSON; `C` commands; `E` events; `V` what screens may show;
 * `O` the options that a campaign is made with.
 */
export interface Game<S, C, E, V, O> {
  readonly id: GameId
  readonly name: string
  /** Goes up when a ruling changes; a campaign remembers under which it was begun. */
  readonly rulesVersion: number
  readonly commandTypes: readonly string[]
  readonly eventTypes: readonly string[]
  readonly refusalReasons: readonly string[]

  /** What the rulebook calls a command that cannot be read, if it has a word for it. */
  readonly malformed?: { readonly clause: ClauseId; readonly reason: string }

  /** Foreign JSON into options, a command or an event, or where it is malformed. They know no rules. */
  parseOptions(input: unknown): Result<O>
  parseCommand(input: unknown): Result<C>
  parseEvent(input: unknown): Result<E>

  /** Before anything has happened: what the first events are applied to. */
  readonly blank: S
  /** The campaign's first events out of its options; asks for dice when something is dealt. */
  begin(options: O, faces: readonly Face[]): Decision<E>
  /** The only judge. Same state, command and faces: same decision. */
  decide(state: S, command: C, faces: readonly Face[]): Decision<E>
  /** Faces that came with a command from the table; undefined when the app is to throw. `decide` refuses one too many. */
  tableFaces(command: C): readonly Face[] | undefined
  /** The only writer. Total: it never refuses. */
  apply(state: S, event: E): S
  legal(state: S): readonly Choice<C>[]
  view(state: S): V
  standing(state: S): Standing
  /** The running score of every power, for charts over the rounds. */
  totals(state: S): Readonly<Record<string, number>>
  /** Who has rights where, or holds what: the small picture of the library. */
  picture(state: S): Readonly<Record<string, readonly string[]>>
  /** The sentence for a refusal, and what would be legal instead. */
  explain(
    state: S,
    command: C,
    refused: Decision<E> & { kind: 'refused' },
  ): {
    readonly message: string
    readonly instead: string
    readonly choices: readonly Choice<C>[]
  }
  /** The sentence for options that the rules refuse. */
  sayBadOptions?(refused: Decision<E> & { kind: 'refused' }): string
  /** What an entry's events said, read against the state before them. */
  report(before: S, events: readonly E[]): EntryReport
  /** A screen's question about a position, out of foreign JSON: an answer in plain JSON, or where the question is wrong. */
  ask?(state: S, question: unknown): Result<unknown>
  /** The books of a campaign, out of its entries from the beginning, each with the position it was said in. */
  ledger?(steps: readonly { readonly before: S; readonly events: readonly E[] }[]): unknown
  /** The figures that a scenario may change, for its editor. */
  readonly scenario?: {
    /** Every figure as these changes leave it, and what is wrong with them; changes that mean nothing leave it as it was. */
    report(changes: readonly Change[]): ScenarioReport
    /** The game's tables as these changes leave them, in the form of its data files: what sheets print. */
    tables?(changes: readonly Change[]): unknown
  }
  readonly invariants: readonly Invariant<S>[]
}

/** A game whose types are not known here: what the registry hands out. Values only travel back into the same game. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- existential types do not exist in TypeScript
export type AnyGame = Game<any, any, any, any, any>
