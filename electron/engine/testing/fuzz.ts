/**
 * Random play: legal and illegal speech, every invariant after every event, `legal` and `decide` checked against each
 * other both ways. A violation is data, so that the command line can print it and anybody can play it again.
 */
import { canonical, hashState } from '../core/hash'
import type { AnyGame, Decision } from '../core/game'
import type { Choice } from '../../../shared/ruling'
import { GAME_IDS, type GameId } from '../../../shared/ids'
import { GAMES } from '../registry'
import { greatWarSpeaker } from './great-war/speaker'
import { originsSpeaker } from './origins-speaker'
import { unplain } from './plain'
import { decided } from './play'
import { rngOf, type Rng } from './rng'
import type { Speaker } from './speaker'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- as with AnyGame: values only travel back into the same game
type AnySpeaker = Speaker<any, any, any, any>

type AnyChoice = Choice<Record<string, unknown>>

const SPEAKERS: Readonly<Record<GameId, AnySpeaker>> = { origins: originsSpeaker, 'great-war': greatWarSpeaker }

export interface FuzzOrder {
  readonly game: GameId
  readonly games: number
  /** A whole number. */
  readonly seed: number
  /** Commands said in one game before the next is begun. */
  readonly maxCommands?: number
  /** Number of the first game: one that a violation names is played again alone. */
  readonly first?: number
}

export interface Violation {
  /** Game number from 0 within the seed, and how many commands had been said in it. */
  readonly game: number
  readonly command: number
  readonly said: unknown
  readonly problem: string
}

export interface FuzzReport {
  readonly games: number
  readonly commands: number
  readonly refused: number
  /** The first hundred. */
  readonly violations: readonly Violation[]
  /** Every command type, event type and refusal reason that exists, with how often it occurred. */
  readonly seen: Readonly<Record<string, number>>
}

const DEFAULT_COMMANDS = 600
const MOST_VIOLATIONS = 100
/** Said once the game is over, to see that it stays over. */
const AFTER_THE_END = 12
/** Said before each game where the game has somebody who speaks out of turn. */
const BEFORE_THE_BEGINNING = 3
/** The dearer checks are made after one command in so many. */
const DEEP_EVERY = 100

/** The game and somebody to speak in it; undefined when the game is not here. */
export function fuzzable(id: GameId): { readonly game: AnyGame; readonly speaker: AnySpeaker } | undefined {
  const game = GAMES[id]
  const speaker = SPEAKERS[id]
  return game && speaker ? { game, speaker } : undefined
}

export function fuzz(order: FuzzOrder): FuzzReport {
  const found = fuzzable(order.game)
  if (!found) throw new Error(`no game "${order.game}" to play; there is ${GAME_IDS.filter(fuzzable).join(', ')}`)
  return fuzzWith(found.game, found.speaker, order)
}

/** The same for a game that is not in the registry, such as one with a fault that is to be found. */
export function fuzzWith(game: AnyGame, speaker: AnySpeaker, order: Omit<FuzzOrder, 'game'>): FuzzReport {
  const run = new FuzzRun(game, speaker)
  const first = order.first ?? 0
  for (let n = first; n < first + order.games; n++)
    run.playGame(n, rngOf(order.seed, n), order.maxCommands ?? DEFAULT_COMMANDS)
  return run.report(order.games)
}

class FuzzRun {
  private commands = 0
  private refused = 0
  private readonly violations: Violation[] = []
  private readonly seen: Record<string, number>

  constructor(
    private readonly game: AnyGame,
    private readonly speaker: AnySpeaker,
  ) {
    const names = [...game.commandTypes, ...game.eventTypes, ...game.refusalReasons]
    this.seen = Object.fromEntries(names.map((name) => [name, 0]))
  }

  report(games: number): FuzzReport {
    const { commands, refused, violations, seen } = this
    return { games, commands, refused, violations, seen }
  }

  playGame(n: number, rng: Rng, maxCommands: number): void {
    const { game, speaker } = this
    const dice = () => rng.face()
    this.lookEarly(n, rng)
    const begun = decided((faces) => game.begin(speaker.options(rngOf(n)), faces), [], dice).decision
    if (begun.kind === 'refused') return this.note(n, 0, 'begin', `refused: ${begun.reason}`)
    const opening: readonly unknown[] = begun.events
    const told = [...opening]
    let state: unknown = this.settle(n, 0, 'begin', game.blank, opening)
    let after = 0
    let legal = game.legal(state) as readonly AnyChoice[]
    for (let said = 1; said <= maxCommands && after < AFTER_THE_END; said++) {
      const command: unknown = speaker.say(rng, state, legal)
      this.commands++
      this.count((command as { type: string }).type)
      const { decision } = decided((faces) => game.decide(state, command, faces), game.tableFaces(command) ?? [], dice)
      this.agree(n, said, command, decision, legal, state)
      if (decision.kind === 'refused') {
        this.refused++
        this.count(decision.reason)
      } else {
        const events: readonly unknown[] = decision.events
        told.push(...events)
        state = this.settle(n, said, command, state, events)
        legal = game.legal(state)
      }
      if (said % DEEP_EVERY === 0) this.lookDeep(n, said, rng, state, command)
      if (game.standing(state).ended) after++
    }
    this.checkReplay(n, told, state)
  }

  /** A few commands before there is a campaign: judged, checked against `legal`, and not kept. */
  private lookEarly(n: number, rng: Rng): void {
    const { game, speaker } = this
    if (!speaker.early) return
    const legal = game.legal(game.blank) as readonly AnyChoice[]
    for (let i = 0; i < BEFORE_THE_BEGINNING; i++) {
      const command: unknown = speaker.early(rng)
      this.commands++
      this.count((command as { type: string }).type)
      const { decision } = decided(
        (faces) => game.decide(game.blank, command, faces),
        [],
        () => rng.face(),
      )
      if (decision.kind === 'accepted') continue
      this.refused++
      this.count(decision.reason)
      if (legal.some((choice) => speaker.covers(choice, command)))
        this.note(n, 0, command, `legal, but refused: ${decision.reason}`)
    }
  }

  private note(game: number, command: number, said: unknown, problem: string): void {
    if (this.violations.length < MOST_VIOLATIONS) this.violations.push({ game, command, said, problem })
  }

  private count(name: string): void {
    this.seen[name] = (this.seen[name] ?? 0) + 1
  }

  /** Whatever is accepted lies in `legal`, and nothing that lies there is refused. */
  private agree(
    n: number,
    said: number,
    command: unknown,
    decision: Decision<unknown>,
    legal: readonly AnyChoice[],
    state: unknown,
  ): void {
    const { speaker } = this
    const covered = () => legal.some((choice) => speaker.covers(choice, command))
    const listed = () => (speaker.lists ? speaker.lists(legal, command, state) : covered())
    if (decision.kind === 'accepted' && !listed()) this.note(n, said, command, 'accepted, but legal does not list it')
    if (decision.kind === 'refused' && covered()) this.note(n, said, command, `legal, but refused: ${decision.reason}`)
  }

  private settle(n: number, said: number, command: unknown, before: unknown, events: readonly unknown[]): unknown {
    let state = before
    events.forEach((event, i) => {
      this.count((event as { type: string }).type)
      const after: unknown = this.game.apply(state, event)
      const unbalanced = this.speaker.unbalanced(state, event, after)
      if (unbalanced !== undefined) this.note(n, said, command, unbalanced)
      const settled = i === events.length - 1
      for (const invariant of this.game.invariants) {
        if (invariant.settled && !settled) continue
        const broken = invariant.check(after)
        if (broken !== undefined) this.note(n, said, command, `${invariant.clause}, ${invariant.name}: ${broken}`)
      }
      state = after
    })
    const unaccounted = this.speaker.unaccounted?.(events)
    if (unaccounted !== undefined) this.note(n, said, command, unaccounted)
    return state
  }

  /** Every choice at its ends; the view and the words; and that the state is plain JSON. */
  private lookDeep(n: number, said: number, rng: Rng, state: unknown, command: unknown): void {
    const { game, speaker } = this
    const legal = game.legal(state) as readonly AnyChoice[]
    // Whatever a game keeps for speed is kept with the position: a copy of it is judged from scratch.
    const cold: unknown = JSON.parse(JSON.stringify(state))
    if (canonical(game.legal(cold)) !== canonical(legal))
      this.note(n, said, command, 'legal differs for the same position')
    for (const invariant of game.invariants)
      if (invariant.check(cold) !== invariant.check(state))
        this.note(n, said, command, `${invariant.name}: differs for the same position`)
    for (const choice of legal)
      for (const open of speaker.expand(rng, choice)) {
        const decision = game.decide(state, open, game.tableFaces(open) ?? [])
        if (decision.kind === 'refused') this.note(n, said, open, `legal, but refused: ${decision.reason}`)
      }
    const decision = game.decide(state, command, [1])
    if (canonical(decision) !== canonical(game.decide(state, command, [1])))
      this.note(n, said, command, 'decided twice, differently')
    if (decision.kind === 'refused' && Object.values(game.explain(state, command, decision)).some((x) => !x))
      this.note(n, said, command, 'refused without a word')
    const odd = unplain(game.view(state)) ?? unplain(state)
    if (odd !== undefined) this.note(n, said, command, `not plain JSON: ${odd}`)
  }

  /** The events alone lead to the same state, also when they come from a file. */
  private checkReplay(n: number, told: readonly unknown[], state: unknown): void {
    const { game } = this
    let replayed: unknown = game.blank
    for (const event of told) {
      const parsed = game.parseEvent(JSON.parse(JSON.stringify(event)))
      if (!parsed.ok) return this.note(n, this.commands, event, `an event does not parse: ${parsed.error.at}`)
      replayed = game.apply(replayed, parsed.value)
    }
    if (hashState(replayed) !== hashState(state)) this.note(n, this.commands, 'replay', 'events lead elsewhere')
  }
}
