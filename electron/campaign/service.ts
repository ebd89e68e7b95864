/** The one door to campaigns, for the window and for the command line: a method for every channel of `shared/ipc.ts`. */
import type { Answers, Inputs, SaveProblem, SubmitAnswer, VerifyAnswer } from '../../shared/ipc'
import type { CampaignSummary } from '../../shared/campaign'
import type { ChartSource } from '../../shared/charts'
import type { WarLedger } from '../../shared/great-war/ledger'
import { isCampaignId, type CampaignId } from '../../shared/ids'
import { err, fault, ok, type Result } from '../../shared/result'
import { gameById } from '../engine/registry'
import {
  diceKey,
  exportText,
  importText,
  readExport,
  realDisk,
  recordOf,
  recover,
  type CampaignRecord,
  type Disk,
  type SavePorts,
} from '../saves'
import type { Course } from './course'
import type { Games } from './games'
import { fileName } from './file-name'
import { chartSource, look, verifyCourse } from './look'
import { makeCampaign, placeForeign, placeRecord } from './make'
import { noSuchCampaign, noSuchPosition } from './problems'
import { sampleRecord } from './sample'
import { Session } from './session'
import { Shelf } from './shelf'

export interface ServicePorts {
  /** Where campaigns lie, a folder each. */
  readonly folder: string
  /** Where binned ones wait; on the same disk. */
  readonly binFolder: string
  readonly now: () => number
  /** Non-negative whole numbers for the dice of new campaigns. */
  readonly newSeed: () => number
  readonly appVersion: string
  /** How other programs are told who has a campaign open: "the Powder Keg window". */
  readonly locksOwner: string
  /** Tests bring a disk that fails, and a small game. */
  readonly disk?: Disk
  readonly games?: Games
}

type Answered<C extends keyof Answers> = Promise<Answers[C]>
/** What comes with a channel that takes one thing. */
export type First<C extends keyof Inputs> = Inputs[C] extends readonly [infer T, ...unknown[]] ? T : never

export type CampaignService = ReturnType<typeof createService>

export function createService(ports: ServicePorts) {
  const saves: SavePorts = { disk: ports.disk ?? realDisk, appVersion: ports.appVersion, owner: ports.locksOwner }
  const games: Games = ports.games ?? gameById
  const shelf = new Shelf({ saves, folder: ports.folder, binFolder: ports.binFolder, now: ports.now })
  const sessions = new Map<CampaignId, Session>()
  /** Opens under way, so that two calls at once open one session. */
  const opening = new Map<CampaignId, Promise<Result<Session, SaveProblem>>>()

  async function sessionOf(id: CampaignId): Promise<Result<Session, SaveProblem>> {
    const known = sessions.get(id)
    if (known !== undefined) return ok(known)
    const underWay = opening.get(id)
    if (underWay !== undefined) return underWay
    const opened = Session.open({ saves, games, now: ports.now }, shelf.folderOf(id))
    opening.set(id, opened)
    try {
      const session = await opened
      if (session.ok) sessions.set(id, session.value)
      return session
    } finally {
      opening.delete(id)
    }
  }

  /** For reading: the open session's course, or a look at the files without opening them. */
  async function courseAt(id: CampaignId): Promise<Result<Course, SaveProblem>> {
    const session = sessions.get(id)
    return session === undefined ? look({ saves, games }, shelf.folderOf(id)) : ok(session.course)
  }

  async function close(id: CampaignId): Promise<void> {
    const session = sessions.get(id)
    sessions.delete(id)
    await session?.close()
  }

  /** With the campaign open for writing; closed again afterwards if it was closed before. */
  async function briefly<T>(
    id: CampaignId,
    deed: (session: Session) => Promise<Result<T, SaveProblem>>,
  ): Promise<Result<T, SaveProblem>> {
    const wasOpen = sessions.has(id)
    const session = await sessionOf(id)
    if (!session.ok) return session
    try {
      return await deed(session.value)
    } finally {
      if (!wasOpen) await close(id)
    }
  }

  async function submitting(id: CampaignId, deed: (session: Session) => Promise<SubmitAnswer>): Promise<SubmitAnswer> {
    const session = await sessionOf(id)
    return session.ok ? deed(session.value) : { kind: 'problem', problem: session.error }
  }

  async function summaryAt(id: CampaignId): Promise<Result<CampaignSummary, SaveProblem>> {
    return briefly(id, (session) => Promise.resolve(ok(session.summary)))
  }

  async function shelve(record: CampaignRecord, id: CampaignId): Promise<Result<CampaignId, SaveProblem>> {
    const made = await placeRecord({ saves, games }, shelf.folderOf(id), id, record)
    return made.ok ? ok(id) : made
  }

  /** A copy that throws dice of its own: otherwise trying a thing out in it would foretell the first one's dice. */
  async function copy(
    from: Course,
    name: string,
    position: number,
    branchOf?: string,
  ): Promise<Result<CampaignSummary, SaveProblem>> {
    const { header, entries } = from.record
    const now = ports.now()
    const kept = branchOf === undefined ? entries : entries.slice(0, position)
    const record = recordOf(
      {
        ...header,
        name,
        position,
        playedAt: now,
        birth: { ...header.birth, createdAt: now, diceKey: diceKey(ports.newSeed()) },
        ...(branchOf === undefined ? {} : { branchOf }),
      },
      kept,
    )
    const shelved = await shelve(record, shelf.freshId(name))
    return shelved.ok ? summaryAt(shelved.value) : shelved
  }

  async function takeIn(
    where: string,
    record: Result<CampaignRecord, SaveProblem>,
  ): Promise<Result<CampaignSummary, SaveProblem>> {
    if (!record.ok) return record
    const id = shelf.freshId(record.value.header.name)
    const made = await placeForeign({ saves, games }, where, record.value, shelf.folderOf(id), id)
    return made.ok ? summaryAt(id) : made
  }

  return {
    folderOf: (id: CampaignId): string => shelf.folderOf(id),

    list: (): Answered<'library:list'> => shelf.list(),

    async create(input: First<'library:create'>): Answered<'library:create'> {
      const id = shelf.freshId(input.name)
      const seed = input.seed ?? ports.newSeed()
      const made = await makeCampaign({ saves, games }, shelf.folderOf(id), { ...input, id, seed, now: ports.now() })
      return made.ok ? this.open(id) : made
    },

    /** A game of ten rounds, half played, for somebody who has never seen one. */
    async sample(): Answered<'library:sample'> {
      const record = sampleRecord(games, ports)
      const shelved = await shelve(record, shelf.freshId(record.header.name))
      return shelved.ok ? this.open(shelved.value) : shelved
    },

    rename: (id: CampaignId, name: string): Answered<'library:rename'> =>
      briefly(id, (session) => session.rename(name)),

    async duplicate(id: CampaignId): Answered<'library:duplicate'> {
      const course = await courseAt(id)
      if (!course.ok) return course
      const { name } = course.value.record.header
      return copy(course.value, `${name.slice(0, 73)} (copy)`, course.value.position)
    },

    async bin(id: CampaignId): Answered<'library:bin'> {
      await close(id)
      return shelf.bin(id)
    },

    restore: (binned: string): Answered<'library:restore'> => shelf.restore(binned),
    destroy: (binned: string): Answered<'library:destroy'> => shelf.destroy(binned),

    importText: ({ name, text }: First<'library:importText'>): Answered<'library:importText'> =>
      takeIn(name, importText(saves.appVersion, name, Buffer.from(text, 'utf8'))),

    /** A file that the user chose, or that the system handed over. */
    importFile: async (file: string): Answered<'library:importText'> => takeIn(file, await readExport(saves, file)),

    /** The campaign as one file's text, and the name to save it under. */
    async exportName(id: CampaignId): Promise<Result<string, SaveProblem>> {
      const course = await courseAt(id)
      return course.ok ? ok(fileName(course.value.record.header.name)) : course
    },

    async exportText(id: CampaignId): Promise<Result<{ readonly name: string; readonly text: string }, SaveProblem>> {
      const course = await courseAt(id)
      if (!course.ok) return course
      const { record } = course.value
      return ok({ name: `${fileName(record.header.name)}.keg`, text: exportText(ports.appVersion, record) })
    },

    async recover(id: string): Answered<'library:recover'> {
      if (!isCampaignId(id)) return err(noSuchCampaign(id))
      await close(id)
      const recovered = await recover(saves, shelf.folderOf(id))
      if (!recovered.ok) return recovered
      return briefly(id, async (session) => {
        const refreshed = await session.refresh()
        return refreshed.ok ? ok(session.summary) : refreshed
      })
    },

    async open(id: CampaignId): Answered<'campaign:open'> {
      const session = await sessionOf(id)
      return session.ok ? ok(session.value.update()) : session
    },

    async close(id: CampaignId): Answered<'campaign:close'> {
      await close(id)
      return ok(null)
    },

    submit: ({ id, position, command }: First<'campaign:submit'>): Answered<'campaign:submit'> =>
      submitting(id, (session) => session.submit(position, command)),
    undo: ({ id, position, count }: First<'campaign:undo'>): Answered<'campaign:undo'> =>
      submitting(id, (session) => session.undo(position, count)),
    redo: ({ id, position, count }: First<'campaign:redo'>): Answered<'campaign:redo'> =>
      submitting(id, (session) => session.redo(position, count)),
    reroll: ({ id, position }: First<'campaign:reroll'>): Answered<'campaign:reroll'> =>
      submitting(id, (session) => session.reroll(position)),

    async at({ id, position }: First<'campaign:at'>): Answered<'campaign:at'> {
      const course = await courseAt(id)
      if (!course.ok) return course
      if (position > course.value.length) return err(noSuchPosition(id, position, course.value.length))
      return ok({ position, view: course.value.viewAt(position), line: course.value.line(position) })
    },

    async ask({ id, position, question }: First<'campaign:ask'>): Answered<'campaign:ask'> {
      const course = await courseAt(id)
      if (!course.ok) return course
      if (position > course.value.length) return err(noSuchPosition(id, position, course.value.length))
      const { game } = course.value
      return game.ask === undefined
        ? fault('question', `${game.name} answers no questions`)
        : game.ask(course.value.stateAt(position), question)
    },

    async ledger({ id, position }: First<'campaign:ledger'>): Answered<'campaign:ledger'> {
      const course = await courseAt(id)
      if (!course.ok) return course
      if (position !== undefined && position > course.value.length)
        return err(noSuchPosition(id, position, course.value.length))
      const books = course.value.ledger(position)
      // Only The Great War keeps books; its engine makes them of this shape.
      return books === undefined
        ? fault('id', 'Origins keeps no books', 'a campaign of The Great War')
        : ok(books as WarLedger)
    },

    async history(id: CampaignId): Answered<'campaign:history'> {
      const course = await courseAt(id)
      return course.ok ? ok(course.value.lines()) : course
    },

    async scores(id: CampaignId): Answered<'campaign:scores'> {
      const course = await courseAt(id)
      return course.ok ? ok(course.value.scores()) : course
    },

    async branch({ id, position, name }: First<'campaign:branch'>): Answered<'campaign:branch'> {
      const course = await courseAt(id)
      if (!course.ok) return course
      if (position > course.value.length) return err(noSuchPosition(id, position, course.value.length))
      return copy(course.value, name, position, `${course.value.record.header.name}, entry ${position}`)
    },

    /** Reads what lies on disk afresh, replays it and compares; changes nothing. */
    async verify(id: CampaignId): Promise<VerifyAnswer> {
      const folder = shelf.folderOf(id)
      const read = async () => look({ saves, games }, folder)
      const session = sessions.get(id)
      const course = await (session === undefined ? read() : session.inTurn(read))
      if (course.ok) return verifyCourse(id, course.value)
      return { ok: false, events: 0, stateHash: '', said: [course.error.message], problem: course.error }
    },

    setTable: ({ id, table }: First<'campaign:setTable'>): Answered<'campaign:setTable'> =>
      briefly(id, (session) => session.setTable(table)),

    async source(id: CampaignId, position?: number): Promise<Result<ChartSource, SaveProblem>> {
      const course = await courseAt(id)
      return course.ok ? chartSource(shelf.folderOf(id), course.value, position) : course
    },

    /** Waits for everything asked so far and lets go of every campaign. */
    async closeAll(): Promise<void> {
      await Promise.all([...opening.values()])
      await Promise.all([...sessions.keys()].map(close))
    },
  }
}
