/** A campaign read without opening it for writing: folder or exported file. Needs no lock and leaves no trace. */
import type { SaveProblem, VerifyAnswer } from '../../shared/ipc'
import { err, ok, type Result } from '../../shared/result'
import type { ChartSource } from '../../shared/charts'
import type { WarLedger } from '../../shared/great-war/ledger'
import { hashState } from '../engine/core/hash'
import { readCampaign, readExport, type CampaignRecord, type SavePorts } from '../saves'
import { Course } from './course'
import type { Games } from './games'
import { headlineOf, summaryOf } from './headline'
import { noSuchPosition, notOfThisGame } from './problems'

export interface LookPorts {
  readonly saves: SavePorts
  readonly games: Games
}

export function courseOf(games: Games, where: string, record: CampaignRecord): Result<Course, SaveProblem> {
  const game = games(record.header.birth.game)
  const course = game.ok ? Course.load(game.value, record) : game
  return course.ok ? course : err(notOfThisGame(where, course.error))
}

export async function look(ports: LookPorts, where: string): Promise<Result<Course, SaveProblem>> {
  const isFile = await ports.saves.disk.stat(where).then(
    (found) => found.isFile(),
    () => false,
  )
  if (isFile) {
    const record = await readExport(ports.saves, where)
    return record.ok ? courseOf(ports.games, where, record.value) : record
  }
  const read = await readCampaign(ports.saves, where)
  return read.ok ? courseOf(ports.games, where, read.value.record) : read
}

/** Replays a campaign from its first event and compares every stored snapshot. */
export function verifyCourse(where: string, course: Course): VerifyAnswer {
  const { record, position, length, game } = course
  const events =
    record.header.birth.begun.events.length +
    record.entries.slice(0, position).reduce((sum, entry) => sum + entry.events.length, 0)
  const stateHash = hashState(course.stateAt())
  const wrong = course.mismatches()
  const first = wrong[0]
  if (first !== undefined)
    return {
      ok: false,
      events,
      stateHash,
      said: [`Replayed: the board differs from what was saved, first after entry ${first} of ${length}.`],
      problem: {
        kind: 'damaged',
        where: `${where}, entry ${first}`,
        message: `After entry ${first} the events lead to another board than was saved with them. Nothing was changed.`,
        recoverable: false,
      },
    }
  return {
    ok: true,
    events,
    stateHash,
    said: findings(course, events, record.header.birth.rulesVersion, game.rulesVersion),
  }
}

function findings(course: Course, events: number, begunUnder: number, today: number): string[] {
  const { length, position } = course
  const said = [
    `Every file is whole, and all ${length} entries replay to the saved boards (${events} events up to now).`,
  ]
  if (position < length) said.push(`${length - position} undone entries stand ready to be redone.`)
  const otherwise = course.judgedOtherwise()
  if (begunUnder !== today)
    said.push(
      `It was begun under rules version ${begunUnder}; this app judges by version ${today}. What was played stays.`,
    )
  if (otherwise.length > 0)
    said.push(
      `Today’s rules would judge ${otherwise.length === 1 ? 'one entry' : `${otherwise.length} entries`} otherwise, ` +
        `first entry ${otherwise[0]}. What was played stays.`,
    )
  return said
}

/** What the printed sheets are made from, at any position. */
export function chartSource(
  where: string,
  course: Course,
  position = course.position,
): Result<ChartSource, SaveProblem> {
  if (position > course.length) return err(noSuchPosition(where, position, course.length))
  const at = course.movedTo(position)
  // Only The Great War keeps books; its engine makes them of this shape.
  const ledger = at.ledger() as WarLedger | undefined
  return ok({
    summary: { ...summaryOf(at.record.header, where), ...headlineOf(at), entries: position },
    view: at.viewAt(),
    lines: at.lines(position),
    rounds: at.rounds(),
    scores: at.scores(),
    ...(ledger === undefined ? {} : { ledger }),
  })
}
