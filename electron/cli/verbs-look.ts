/** show, replay, verify, recover: the verbs that read, and the one that mends. They read folders and exported files alike. */
import { ledgerCsv } from '../../shared/great-war/ledger-csv'
import { NATIONS, type NationId } from '../../shared/great-war/ids'
import type { WarLedger } from '../../shared/great-war/ledger'
import { hashState } from '../engine/core/hash'
import { look, verifyCourse, type Course } from '../campaign'
import { recover as recoverFolder } from '../saves'
import { onePath, oneOf, readArgs } from './args'
import { boardOf } from './board-view'
import { noFileOfOne } from './campaign-path'
import type { Desk } from './desk'
import { DONE, NO_CAMPAIGN, Unusable, Usage } from './exit'
import { legalOf } from './legal-view'
import { stateOf } from './state-shapes'

async function read(desk: Desk, where: string): Promise<Course> {
  await noFileOfOne(desk, where)
  const course = await look(desk, where)
  if (!course.ok) throw new Unusable(course.error)
  return course.value
}

const VIEWS = ['state', 'scores', 'legal', 'history', 'ledger', 'board'] as const

export async function show(desk: Desk, args: readonly string[]): Promise<number> {
  const { positionals, one } = readArgs(args, { view: 'once', as: 'once', nation: 'once', units: 'once' })
  const view = oneOf('view', one('view') ?? 'state', VIEWS)
  const form = oneOf('as', one('as') ?? 'json', ['json', 'csv'] as const)
  const units = oneOf('units', one('units') ?? 'each', ['each', 'alike'] as const)
  const said = one('nation')
  const nation = said === undefined ? undefined : oneOf('nation', said, NATIONS)
  const course = await read(desk, onePath(positionals))
  const books = view === 'ledger' && course.viewAt().game === 'great-war'
  for (const [name, given] of [
    ['as csv', form === 'csv'],
    ['nation', nation !== undefined],
  ] as const)
    if (given && !books) throw new Usage(`--${name} is for --view ledger of The Great War.`)
  if (one('units') !== undefined && view !== 'legal') throw new Usage('--units is for --view legal.')
  if (form === 'csv') {
    desk.write(ledgerCsv(course.ledger() as WarLedger, nation))
    return DONE
  }
  switch (view) {
    case 'state':
      desk.print(stateOf(course.viewAt()))
      break
    case 'scores':
      desk.print(scoresOf(course))
      break
    case 'legal':
      desk.print(legalOf(course, units))
      break
    case 'history':
      for (const { undone: _, ...line } of course.lines(course.position)) desk.print(line)
      if (course.position < course.length)
        desk.say(`${course.length - course.position} undone entries after these can be redone.`)
      break
    case 'board':
      desk.print(boardOf(course))
      break
    case 'ledger':
      for (const row of ledgerOf(course, nation)) desk.print(row)
      break
  }
  return DONE
}

/** The totals that count: points in Origins, production in The Great War (GW-21.2 looks at control, not at points). */
function scoresOf(course: Course): unknown {
  const view = course.viewAt()
  return view.game === 'origins'
    ? view.scores
    : {
        totals: course.game.totals(course.stateAt()),
        ...(view.result === undefined ? {} : { winner: view.result, final: true }),
      }
}

/** Deals in Origins; in The Great War a row a nation and round. */
function ledgerOf(course: Course, nation: NationId | undefined): readonly unknown[] {
  const view = course.viewAt()
  // The one game that keeps books keeps them in this shape.
  return view.game === 'origins'
    ? view.deals
    : (course.ledger() as WarLedger).rows.filter((row) => nation === undefined || row.nation === nation)
}

export async function replay(desk: Desk, args: readonly string[]): Promise<number> {
  const course = await read(desk, onePath(readArgs(args, {}).positionals))
  const { begun } = course.record.header.birth
  const events = [begun, ...course.record.entries.slice(0, course.position)].reduce(
    (sum, e) => sum + e.events.length,
    0,
  )
  const wrong = course.mismatches()
  desk.print({
    events,
    stateHash: hashState(course.stateAt()),
    matches: wrong.length === 0,
    ...(wrong.length === 0 ? {} : { firstDifference: wrong[0] }),
    entries: course.length,
    position: course.position,
  })
  if (wrong.length === 0) return DONE
  desk.say(`The board differs from what was saved, first after entry ${wrong[0]}.`)
  return NO_CAMPAIGN
}

export async function verify(desk: Desk, args: readonly string[]): Promise<number> {
  const where = onePath(readArgs(args, {}).positionals)
  await noFileOfOne(desk, where)
  const course = await look(desk, where)
  const answer = course.ok ? verifyCourse(where, course.value) : undefined
  const problem = course.ok ? answer?.problem : course.error
  if (problem === undefined) {
    desk.print({ ok: true, events: answer?.events, stateHash: answer?.stateHash })
    for (const sentence of answer?.said ?? []) desk.say(sentence)
    return DONE
  }
  desk.print({
    ok: false,
    problem: problem.kind,
    where: problem.where,
    recoverable: problem.recoverable,
    message: problem.message,
    ...(problem.recovery === undefined ? {} : { recovery: problem.recovery }),
  })
  desk.say(problem.message)
  return NO_CAMPAIGN
}

export async function recover(desk: Desk, args: readonly string[]): Promise<number> {
  const where = onePath(readArgs(args, {}).positionals)
  await noFileOfOne(desk, where)
  const recovered = await recoverFolder(desk.saves, where)
  if (!recovered.ok) throw new Unusable(recovered.error)
  desk.print({ ok: true, ...recovered.value })
  desk.say(recovered.value.said)
  return DONE
}
