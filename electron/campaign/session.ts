/**
 * One open campaign: commands in, updates out. Calls wait for one another, an answer is given once its change is safely
 * on disk, and whatever went wrong, what is shown is what is saved.
 */
import type { PastView, SaveProblem, SubmitAnswer, UndoState, Update } from '../../shared/ipc'
import { err, ok, type Fault, type Result } from '../../shared/result'
import type { Choice } from '../../shared/ruling'
import type { TableSettings } from '../../shared/schema/table'
import type { CampaignSummary } from '../../shared/campaign'
import { CampaignFile, type HeaderPatch, type SavePorts } from '../saves'
import { BrokenInvariant, Course } from './course'
import type { Games } from './games'
import { headlineOf, summaryOf } from './headline'
import { judge } from './judge'
import { notOfThisGame } from './problems'

export interface SessionPorts {
  readonly saves: SavePorts
  readonly games: Games
  readonly now: () => number
}

export class Session {
  #queue: Promise<unknown> = Promise.resolve()
  #broken: BrokenInvariant | undefined
  #course: Course

  private constructor(
    private readonly ports: SessionPorts,
    private readonly file: CampaignFile,
    course: Course,
  ) {
    this.#course = course
  }

  static async open(ports: SessionPorts, folder: string): Promise<Result<Session, SaveProblem>> {
    const opened = await CampaignFile.open(ports.saves, folder)
    if (!opened.ok) return opened
    const file = opened.value
    const { record } = file
    const game = ports.games(record.header.birth.game)
    const course: Result<Course, Fault> = game.ok ? Course.load(game.value, record) : game
    if (!course.ok) {
      await file.close()
      return err(notOfThisGame(folder, course.error))
    }
    const session = new Session(ports, file, course.value)
    // An old format, or a recovery without a header, knows no headline; the history does.
    if (record.header.headline.players.length === 0) {
      const refreshed = await session.refresh()
      if (!refreshed.ok) {
        await file.close()
        return refreshed
      }
    }
    return ok(session)
  }

  get course(): Course {
    return this.#course
  }
  get folder(): string {
    return this.file.folder
  }
  get summary(): CampaignSummary {
    return summaryOf(this.course.record.header, this.folder)
  }

  /** Runs after everything asked before it. */
  inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(deed)
    this.#queue = run.catch(() => undefined)
    return run
  }

  update(events: readonly unknown[] = []): Update {
    const { course } = this
    return {
      campaign: this.summary,
      position: course.position,
      length: course.length,
      view: course.viewAt(),
      events,
      // Commands of a game whose types are not known here.
      legal: course.game.legal(course.stateAt()) as readonly Choice<unknown>[],
      undo: this.#undoState(),
      luck: course.luck(),
      last: course.line(course.position),
      table: course.record.header.table,
    }
  }

  submit(position: number, command: unknown): Promise<SubmitAnswer> {
    return this.#whenCurrent(position, () => this.#say(position, command))
  }

  undo(position: number, count: number): Promise<SubmitAnswer> {
    return this.#whenCurrent(position, () => this.#move(position - count, 'undone', position))
  }

  redo(position: number, count: number): Promise<SubmitAnswer> {
    return this.#whenCurrent(position, () => this.#move(position + count, 'redone', this.course.length - position))
  }

  /** Throws the last entry's app dice again, as the table agreed; the first faces stay written down. */
  reroll(position: number): Promise<SubmitAnswer> {
    return this.#whenCurrent(position, () => {
      const entry = this.course.record.entries[position - 1]
      if (entry === undefined || !this.#undoState().canReroll)
        return Promise.resolve(faulty('position', 'the last entry holds no dice of the app', 'an entry with app dice'))
      return this.#say(position - 1, entry.command, [...(entry.rerolled ?? []), ...entry.faces])
    })
  }

  at(position: number): Result<PastView, SaveProblem> {
    const { course } = this
    return ok({ position, view: course.viewAt(position), line: course.line(position) })
  }

  async setTable(table: TableSettings): Promise<Result<TableSettings, SaveProblem>> {
    return this.#change({ table }).then((saved) => (saved.ok ? ok(table) : saved))
  }

  async rename(name: string): Promise<Result<CampaignSummary, SaveProblem>> {
    return this.#change({ name }).then((saved) => (saved.ok ? ok(this.summary) : saved))
  }

  /** Brings the header's headline up to what the history says: after a recovery, or an old format. */
  async refresh(): Promise<Result<null, SaveProblem>> {
    return this.#change({ headline: headlineOf(this.course) })
  }

  close(): Promise<void> {
    return this.inTurn(() => this.file.close())
  }

  #change(patch: HeaderPatch): Promise<Result<null, SaveProblem>> {
    return this.inTurn(async () => {
      const saved = await this.file.change(patch)
      if (saved.ok) this.#course = this.#course.keptAs(this.file.record)
      return saved
    })
  }

  #whenCurrent(position: number, deed: () => Promise<SubmitAnswer>): Promise<SubmitAnswer> {
    return this.inTurn(async () => {
      if (this.#broken !== undefined) throw this.#broken
      if (position !== this.course.position) return { kind: 'stale', update: this.update() }
      return deed()
    })
  }

  async #say(position: number, command: unknown, again?: Parameters<typeof judge>[3]): Promise<SubmitAnswer> {
    let judged: ReturnType<typeof judge>
    try {
      judged = judge(this.course, position, command, again)
    } catch (error) {
      if (error instanceof BrokenInvariant) this.#broken = error
      throw error
    }
    if (judged.kind !== 'accepted') return judged
    const { entry } = judged
    // The headline is read off the course as it will be; a failed save then forgets that course.
    const ahead = this.course.with(position, entry)
    const saved = await this.file.append(position, entry, { headline: headlineOf(ahead), playedAt: this.ports.now() })
    if (!saved.ok) return { kind: 'problem', problem: saved.error }
    this.#course = ahead.keptAs(this.file.record)
    return { kind: 'update', update: this.update(entry.events) }
  }

  async #move(to: number, verb: string, possible: number): Promise<SubmitAnswer> {
    if (to < 0 || to > this.course.length)
      return faulty('count', possible === 0 ? `nothing can be ${verb}` : `only ${possible} can be ${verb}`)
    const ahead = this.course.movedTo(to)
    const saved = await this.file.change({ position: to, headline: headlineOf(ahead), playedAt: this.ports.now() })
    if (!saved.ok) return { kind: 'problem', problem: saved.error }
    this.#course = ahead.keptAs(this.file.record)
    return { kind: 'update', update: this.update() }
  }

  #undoState(): UndoState {
    const { course } = this
    const { position, length } = course
    const entry = course.record.entries[position - 1]
    const [now, before] = [course.standingAt(), course.standingAt(Math.max(0, position - 1))]
    return {
      ...(position > 0 ? { undo: course.line(position).text } : {}),
      ...(position < length ? { redo: course.line(position + 1).text } : {}),
      crossesTurn: position > 0 && (now.acting !== before.acting || now.round !== before.round),
      canReroll: entry !== undefined && entry.source === 'app' && entry.faces.length > 0,
    }
  }
}

const faulty = (at: string, problem: string, expected?: string): SubmitAnswer => ({
  kind: 'fault',
  fault: expected === undefined ? { at, problem } : { at, problem, expected },
})
