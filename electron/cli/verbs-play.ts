/** new, do, undo, redo: the verbs that write. They use the window's own session, so they lock, save and judge as it does. */
import path from 'node:path'
import type { SubmitAnswer } from '../../shared/ipc'
import { GAME_IDS, isGameId } from '../../shared/ids'
import { isNationId } from '../../shared/great-war/ids'
import type { Fault } from '../../shared/result'
import { sayFault } from '../../shared/wording/fault'
import { sayNation } from '../../shared/wording/great-war-names'
import { capital, listed } from '../../shared/wording/text'
import { Session, makeCampaign, newId, type Course } from '../campaign'
import { onePath, readArgs } from './args'
import { foreign, isFile, noFileOfOne } from './campaign-path'
import type { Desk } from './desk'
import { DONE, NO_CAMPAIGN, REFUSED, Unusable, Usage, WRONG_USAGE } from './exit'
import { sayWithForm } from './fault-hints'
import { headerLines } from './header-lines'
import { SPELLINGS, optionsOf } from './options'
import { withScenarioFile } from './scenario-file'

export async function makeNew(desk: Desk, args: readonly string[]): Promise<number> {
  const read = readArgs(args, {
    game: 'once',
    out: 'once',
    seed: 'once',
    name: 'once',
    players: 'once',
    option: 'many',
  })
  if (read.positionals.length > 0) throw new Usage(`“${read.positionals.join(' ')}” is more than new takes.`)
  const game = read.need('game')
  const known = isGameId(game) ? desk.games(game) : undefined
  if (!isGameId(game) || known === undefined || !known.ok)
    throw new Usage(
      `--game ${game}: ${known !== undefined && !known.ok ? known.error.problem : `${GAME_IDS.join(' or ')} would be right`}.`,
    )
  const folder = path.resolve(read.need('out'))
  const { fewest, most, usual } = SPELLINGS[game]
  const count = read.one('players') === undefined ? undefined : read.whole('players', fewest, most, usual)
  const name = (read.one('name') ?? path.basename(folder)).trim()
  if (name === '' || name.length > 80) throw new Usage('--name: 1 to 80 characters are right.')
  const made = await makeCampaign(desk, folder, {
    id: newId(name, desk.salt()),
    name,
    game,
    options: await withScenarioFile(desk, optionsOf(game, read.many('option'), count)),
    seed: read.whole('seed', 0, Number.MAX_SAFE_INTEGER, desk.newSeed()),
    now: desk.now(),
  })
  if (made.ok) {
    desk.print({ campaign: headerLines(made.value.record.header) })
    return DONE
  }
  if ('kind' in made.error) throw new Unusable(made.error)
  throw new Usage(sayFault(made.error))
}

async function open(desk: Desk, where: string): Promise<Session> {
  await noFileOfOne(desk, where)
  if (await isFile(desk, where))
    throw new Unusable(
      foreign(
        where,
        `${path.basename(where)} is a single file, to be looked at only. To play on make a campaign of it: keg import ${where} --out FOLDER`,
      ),
    )
  const session = await Session.open(desk, where)
  if (!session.ok) throw new Unusable(session.error)
  return session.value
}

async function withSession<T>(desk: Desk, where: string, deed: (session: Session) => Promise<T>): Promise<T> {
  const session = await open(desk, where)
  try {
    return await deed(session)
  } finally {
    await session.close()
  }
}

interface Said {
  /** How it is named when it goes wrong: by place in the order, or by line. */
  readonly label: string
  readonly number: number
  readonly command: unknown
}

function parsed(text: string, label: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Usage(
      `${label} is no JSON (${error instanceof Error ? error.message : String(error)}). One object like {"type":"endTurn","power":"britain"} (Origins) or {"type":"endPhase","by":"serbia"} (The Great War) is right.`,
    )
  }
}

async function* commandsOf(desk: Desk, words: readonly string[]): AsyncGenerator<Said> {
  let number = 0
  // Everything on the command line is read first: a slip in the last word leaves nothing half done.
  const given = words.map((word, n) => (word === '-' ? undefined : { command: parsed(word, `Command ${n + 1}`) }))
  for (const item of given) {
    if (item !== undefined) {
      number++
      yield { label: `Command ${number}`, number, command: item.command }
      continue
    }
    let line = 0
    for await (const text of desk.lines()) {
      line++
      if (text.trim() === '') continue
      number++
      yield { label: `Line ${line}`, number, command: parsed(text, `Line ${line} of standard input`) }
    }
  }
}

/** Prints one line a command as it goes; what was printed as done is safely on disk. */
export async function doCommands(desk: Desk, args: readonly string[]): Promise<number> {
  const [where, ...words] = readArgs(args, {}).positionals
  if (where === undefined) throw new Usage('The campaign’s path is missing.')
  if (words.length === 0)
    throw new Usage('No command was given: a JSON object each, or - for one a line on standard input.')
  if (words.filter((word) => word === '-').length > 1) throw new Usage('Standard input can be read once only.')
  return withSession(desk, where, async (session) => {
    for await (const said of commandsOf(desk, words)) {
      const answer = await session.submit(session.course.position, said.command)
      const status = tell(desk, answer, said, session.course)
      if (status !== DONE) return status
    }
    return DONE
  })
}

/** Who would speak, where a command does not say so (GW-22.1). */
function speaker(course: Course, { at, others = [] }: Fault): string {
  const view = course.viewAt()
  if (view.game !== 'great-war' || ![at, ...others].includes('by')) return ''
  const asked = [...new Set(view.pending.flatMap((p) => p.nations))]
  const speaks = asked.length > 0 ? asked : [view.acting]
  return ` Every command but correct says who speaks; now it would be ${listed(
    speaks.map((n) => `"by":"${n}" (${sayNation(n)})`),
    'or',
  )}.`
}

function tell(desk: Desk, answer: SubmitAnswer, { label, number, command }: Said, course: Course): number {
  switch (answer.kind) {
    case 'update':
      desk.print({ ok: true, events: answer.update.events, position: answer.update.position })
      return DONE
    case 'refused': {
      const { clause, reason, message, facts, instead } = answer.refusal
      desk.print({ ok: false, clause, reason, message, command: number, facts, instead })
      desk.say(`${label}: ${message} (${clause}) ${instead}`.trimEnd())
      return REFUSED
    }
    case 'fault': {
      const { malformed } = course.game
      const message = sayWithForm(course.game.id, command, answer.fault) + speaker(course, answer.fault)
      desk.say(`${label} can’t be read: ${message}`)
      // The Great War's own catalogue counts what it cannot read among its refusals (GW-22.1).
      const refused = malformed === undefined ? {} : { ...malformed }
      desk.print({ ok: false, ...refused, fault: answer.fault, message, command: number })
      return malformed === undefined ? WRONG_USAGE : REFUSED
    }
    case 'problem':
      desk.print({
        ok: false,
        problem: answer.problem.kind,
        where: answer.problem.where,
        message: answer.problem.message,
        command: number,
      })
      desk.say(answer.problem.message)
      return NO_CAMPAIGN
    case 'stale':
      throw new Error('the campaign moved under a command although it was locked')
  }
}

/** Entries that are told one by one. */
const MOST_SAID = 5
const between = (at: number, from: number, way: 'undo' | 'redo', count: number): boolean =>
  way === 'undo' ? at > from - count && at <= from : at > from && at <= from + count
const nameOf = (acting: string): string => (isNationId(acting) ? sayNation(acting) : capital(acting))

export const undo = (desk: Desk, args: readonly string[]): Promise<number> => move(desk, args, 'undo')
export const redo = (desk: Desk, args: readonly string[]): Promise<number> => move(desk, args, 'redo')

async function move(desk: Desk, args: readonly string[], way: 'undo' | 'redo'): Promise<number> {
  const read = readArgs(args, { count: 'once' })
  const where = onePath(read.positionals)
  const count = read.whole('count', 1, 100_000, 1)
  return withSession(desk, where, async (session) => {
    const { position } = session.course
    const moved = session.course.lines().filter((line) => between(line.position, position, way, count))
    const answer = await session[way](position, count)
    if (answer.kind === 'fault') throw new Usage(`${way}: ${answer.fault.problem}.`)
    if (answer.kind === 'problem') throw new Unusable(answer.problem)
    if (answer.kind !== 'update') throw new Error(`${way} was answered ${answer.kind}`)
    desk.print({ position: answer.update.position, length: answer.update.length })
    const said = way === 'undo' ? 'Taken back' : 'Done again'
    for (const line of (way === 'undo' ? moved.reverse() : moved).slice(0, MOST_SAID))
      desk.say(`${said}, entry ${line.position}: ${line.text}`)
    if (moved.length > MOST_SAID) desk.say(`${said} besides: ${moved.length - MOST_SAID} more.`)
    const { round, acting, step } = session.course.standingAt()
    desk.say(
      `Play stands at entry ${answer.update.position} of ${answer.update.length}: round ${round}, ${nameOf(acting)}, ${step}.`,
    )
    return DONE
  })
}
