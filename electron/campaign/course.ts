/**
 * The course of a campaign: what was true at every position and what is said about it. Pure; events are applied and
 * nothing is judged again. States share their unchanged parts, so keeping all of them is cheap and looking back is free.
 */
import type { EntryReport, AnyGame, Standing } from '../engine/core/game'
import { hashState } from '../engine/core/hash'
import type { History } from '../engine/core/history'
import type { ScorePoint } from '../../shared/charts'
import type { GameView } from '../../shared/campaign'
import type { HistoryLine } from '../../shared/history'
import { tallyLuck, type LuckTally } from '../../shared/luck'
import { err, ok, type Fault, type Result } from '../../shared/result'
import type { CampaignRecord, NewEntry, StoredEntry } from '../saves'

/** A bug of ours: thrown, and nothing is saved after it. */
export class BrokenInvariant extends Error {}

interface Place {
  readonly state: unknown
  readonly standing: Standing
  readonly report: EntryReport
}

export class Course {
  readonly #record: CampaignRecord
  readonly #places: Place[]

  private constructor(
    readonly game: AnyGame,
    record: CampaignRecord,
    places: Place[],
  ) {
    this.#record = record
    this.#places = places
  }

  /** The fault's path leads into the record: `entries.41.events.0.nation`. */
  static load(game: AnyGame, record: CampaignRecord): Result<Course, Fault> {
    const course = new Course(game, record, [])
    const begun = course.#read(record.header.birth.begun.events, 'beginning', game.blank)
    if (!begun.ok) return begun
    for (const [n, entry] of record.entries.entries()) {
      const command = game.parseCommand(entry.command)
      if (!command.ok) return err(within(`entries.${n + 1}.command`, command.error))
      const read = course.#read(entry.events, `entries.${n + 1}`, course.stateAt(n))
      if (!read.ok) return read
    }
    return ok(course)
  }

  #read(events: readonly unknown[], at: string, before: unknown): Result<null, Fault> {
    const parsed: unknown[] = []
    for (const [n, event] of events.entries()) {
      const known = this.game.parseEvent(event)
      if (!known.ok) return err(within(`${at}.events.${n}`, known.error))
      parsed.push(known.value)
    }
    this.#places.push(this.#placeAfter(before, parsed))
    return ok(null)
  }

  #placeAfter(before: unknown, events: readonly unknown[]): Place {
    const state: unknown = events.reduce((s, event): unknown => this.game.apply(s, event), before)
    return { state, standing: this.game.standing(state), report: this.game.report(before, events) }
  }

  get record(): CampaignRecord {
    return this.#record
  }
  get position(): number {
    return this.#record.header.position
  }
  get length(): number {
    return this.#record.entries.length
  }
  get history(): History {
    return { begun: this.#record.header.birth.begun, entries: this.#record.entries, position: this.position }
  }

  #place(position: number): Place {
    const place = this.#places[position]
    if (place === undefined) throw new RangeError(`no position ${position} among ${this.length}`)
    return place
  }

  stateAt(position = this.position): unknown {
    return this.#place(position).state
  }
  standingAt(position = this.position): Standing {
    return this.#place(position).standing
  }
  viewAt(position = this.position): GameView {
    // The registry's games all have a view among `GameView`; their types are not known here.
    return this.game.view(this.stateAt(position)) as GameView
  }

  /** The course with one more entry after `position`; what stood there is gone. Counts and chain come with the save. */
  with(position: number, entry: NewEntry): Course {
    const { header, entries } = this.#record
    const place = this.#placeAfter(this.stateAt(position), entry.events)
    const at = position + 1
    return new Course(
      this.game,
      {
        header: { ...header, position: at, entries: at },
        entries: [...entries.slice(0, position), { ...entry, chain: header.chain }],
      },
      [...this.#places.slice(0, at), place],
    )
  }

  /** The same course with play standing elsewhere in it. */
  movedTo(position: number): Course {
    return this.keptAs({ ...this.#record, header: { ...this.#record.header, position } })
  }

  /** The same course as it now lies on disk. */
  keptAs(record: CampaignRecord): Course {
    return new Course(this.game, record, this.#places)
  }

  line(position: number): HistoryLine {
    const { report } = this.#place(position)
    const entry: StoredEntry | undefined = this.#record.entries[position - 1]
    const { round, acting } = this.standingAt(Math.max(0, position - 1))
    const again = entry?.rerolled
    return {
      position,
      round,
      acting,
      ...(entry === undefined ? {} : { command: entry.command }),
      events: entry?.events ?? this.#record.header.birth.begun.events,
      text:
        again === undefined ? report.text : `${report.text} Thrown again by agreement; before: ${again.join(', ')}.`,
      clauses: report.clauses,
      powers: report.powers,
      throws: report.throws,
      correction: report.correction,
      ...(again === undefined ? {} : { rerolled: again }),
      undone: position > this.position,
    }
  }

  lines(upTo = this.length): HistoryLine[] {
    return Array.from({ length: upTo + 1 }, (_, position) => this.line(position))
  }

  /** Sentences of the last entries up to now, newest first. */
  lastTexts(count: number): string[] {
    const from = Math.max(0, this.position - count + 1)
    return Array.from({ length: this.position - from + 1 }, (_, n) => this.line(this.position - n).text)
  }

  luck(): LuckTally[] {
    const throws = this.#places.slice(0, this.position + 1).flatMap((place) => place.report.throws)
    return tallyLuck(throws, Object.keys(this.game.totals(this.stateAt())))
  }

  /** Positions at which a round ended, and the asked one. */
  #milestones(upTo: number): { readonly position: number; readonly round: number }[] {
    const found: { position: number; round: number }[] = []
    for (let position = 1; position < upTo; position++) {
      const [before, after] = [this.standingAt(position - 1), this.standingAt(position)]
      if (after.round > before.round || (after.ended && !before.ended)) found.push({ position, round: before.round })
    }
    const [before, after] = [this.standingAt(Math.max(0, upTo - 1)), this.standingAt(upTo)]
    return [...found, { position: upTo, round: after.round > before.round ? before.round : after.round }]
  }

  scores(upTo = this.position): ScorePoint[] {
    return this.#milestones(upTo).map(({ position, round }) => ({
      position,
      round,
      totals: this.game.totals(this.stateAt(position)),
    }))
  }

  rounds(upTo = this.position): { round: number; position: number; view: GameView }[] {
    return this.#milestones(upTo).map(({ position, round }) => ({ round, position, view: this.viewAt(position) }))
  }

  /** The game's books up to a position; undefined for a game that keeps none. */
  ledger(upTo = this.position): unknown {
    const begun = { before: this.game.blank as unknown, events: this.#record.header.birth.begun.events }
    const entries = this.#record.entries.slice(0, upTo)
    return this.game.ledger?.([begun, ...entries.map(({ events }, n) => ({ before: this.stateAt(n), events }))])
  }

  /** Positions whose stored hash is not that of the state which the events lead to. */
  mismatches(): number[] {
    const stored = [this.#record.header.birth.begun.state, ...this.#record.entries.map((entry) => entry.state)]
    return stored.flatMap((hash, position) => (hashState(this.stateAt(position)) === hash ? [] : [position]))
  }

  /** Positions that today's rules would judge otherwise, out of the same commands and faces. What was played stays. */
  judgedOtherwise(): number[] {
    return this.#record.entries.flatMap((entry, n) => {
      const command = this.game.parseCommand(entry.command)
      if (!command.ok) return [n + 1]
      const decision = this.game.decide(this.stateAt(n), command.value, entry.faces)
      const same = decision.kind === 'accepted' && hashState(decision.events) === hashState(entry.events)
      return same ? [] : [n + 1]
    })
  }
}

export function checkedApply(game: AnyGame, from: unknown, events: readonly unknown[]): unknown {
  let state = from
  for (const [n, event] of events.entries()) {
    state = game.apply(state, event)
    for (const invariant of game.invariants) {
      if (invariant.ofPlay || (invariant.settled && n < events.length - 1)) continue
      const broken = invariant.check(state)
      if (broken !== undefined)
        throw new BrokenInvariant(`${invariant.clause} ${invariant.name}: ${broken}, after ${JSON.stringify(event)}`)
    }
  }
  return state
}

const within = (at: string, fault: Fault): Fault => ({ ...fault, at: fault.at === '' ? at : `${at}.${fault.at}` })
