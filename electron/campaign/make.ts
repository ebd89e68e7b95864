/** A new campaign in a folder: begun from options, or out of a record that exists already. */
import type { SaveProblem } from '../../shared/ipc'
import type { CampaignId, GameId } from '../../shared/ids'
import { err, ok, type Fault, type Result } from '../../shared/result'
import type { TableSettings } from '../../shared/schema/table'
import { NO_HEADLINE, createCampaign, recordOf, type CampaignRecord, type Header } from '../saves'
import { begin } from './birth'
import type { Course } from './course'
import { headlineOf } from './headline'
import { courseOf, verifyCourse, type LookPorts } from './look'

export interface NewCampaign {
  readonly id: CampaignId
  readonly name: string
  readonly game: GameId
  /** Parsed by the game itself. */
  readonly options: unknown
  readonly seed: number
  readonly now: number
  readonly table?: TableSettings | undefined
}

/** Nothing is made when the game's options are faulty or the folder exists. */
export async function makeCampaign(
  ports: LookPorts,
  folder: string,
  wish: NewCampaign,
): Promise<Result<Course, SaveProblem | Fault>> {
  const game = ports.games(wish.game)
  if (!game.ok) return game
  const { id, name, options, seed, now, table = { colours: {} } } = wish
  const birth = begin({ game: game.value, options, seed, appVersion: ports.saves.appVersion, now })
  if (!birth.ok) return birth
  const head = { id, name, birth: birth.value, playedAt: now, table, position: 0, headline: NO_HEADLINE }
  return placeRecord(ports, folder, id, recordOf(head, []))
}

/** The record as a campaign of its own. Its headline is read off its history. */
export async function placeRecord(
  ports: LookPorts,
  folder: string,
  id: CampaignId,
  record: CampaignRecord,
): Promise<Result<Course, SaveProblem>> {
  const course = courseOf(ports.games, folder, record)
  if (!course.ok) return course
  const header: Header = { ...record.header, id, headline: headlineOf(course.value) }
  const placed: CampaignRecord = { header, entries: record.entries }
  const made = await createCampaign(ports.saves, folder, placed)
  return made.ok ? ok(course.value.keptAs(placed)) : made
}

/** A record from outside, trusted in nothing: its game must know every word, and every board must come out as it was saved. */
export async function placeForeign(
  ports: LookPorts,
  where: string,
  record: CampaignRecord,
  folder: string,
  id: CampaignId,
): Promise<Result<Course, SaveProblem>> {
  const course = courseOf(ports.games, where, record)
  if (!course.ok) return course
  const { problem } = verifyCourse(where, course.value)
  return problem === undefined ? placeRecord(ports, folder, id, record) : err(problem)
}
