/** The sample campaign: ten rounds that the library offers to whoever has never seen a game. */
import type { CampaignRecord } from '../saves'
import { NO_HEADLINE, recordOf, type NewEntry } from '../saves'
import { begin, newId } from './birth'
import { Course } from './course'
import type { Games } from './games'
import { judge } from './judge'

export interface SamplePorts {
  readonly now: () => number
  readonly newSeed: () => number
  readonly appVersion: string
}

const OPTIONS = {
  players: ['Ada', 'Basil', 'Clara', 'Dmitri', 'Elise'].map((name) => ({ name, powers: [] })),
  powers: 'dealt',
}
const ROUND = 6

export function sampleRecord(games: Games, ports: SamplePorts): CampaignRecord {
  const game = games('origins')
  if (!game.ok) throw new Error(game.error.problem)
  const now = ports.now()
  const birth = begin({ game: game.value, options: OPTIONS, seed: 1914, appVersion: ports.appVersion, now })
  if (!birth.ok) throw new Error(birth.error.problem)
  const head = {
    id: newId('Sample', '1914'),
    name: 'Sample: the road to war',
    birth: birth.value,
    playedAt: now,
    table: { colours: {} },
    headline: NO_HEADLINE,
  }
  let course = started(Course.load(game.value, recordOf({ ...head, position: 0 }, [])))
  const entries: NewEntry[] = []
  for (let turn = 0; course.standingAt().round < ROUND && entries.length < 2000; turn++) {
    const choices = game.value.legal(course.stateAt()) as readonly {
      command: unknown
      range?: { field: string; max: number }
    }[]
    const choice = choices[(turn * 7) % choices.length]
    if (choice === undefined) break
    const { command, range } = choice
    const said: unknown = range === undefined ? command : { ...(command as object), [range.field]: range.max }
    const judged = judge(course, course.position, said)
    if (judged.kind !== 'accepted') continue
    entries.push(judged.entry)
    course = course.with(course.position, judged.entry)
  }
  return recordOf({ ...head, position: entries.length }, entries)
}

function started<T>(result: { ok: true; value: T } | { ok: false; error: { problem: string } }): T {
  if (!result.ok) throw new Error(result.error.problem)
  return result.value
}
