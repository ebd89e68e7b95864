/**
 * A campaign opened for writing. A command costs two small files: the last history file first, then the header, which is
 * the commit: only what it counts has happened. A method returns once its change is safely on disk; when it answers a
 * problem, nothing has changed, here or there.
 */
import { Low } from 'lowdb'
import path from 'node:path'
import type { SaveProblem } from '../../shared/ipc'
import { ok, type Result } from '../../shared/result'
import { chainEnd, chainOfBirth, linkOf } from './chain'
import { errorCode, replaceFile, revertToBackup, sweep, syncFolder, tempBeside, writeNew } from './disk'
import { FORMAT, seal } from './envelope'
import { headerFile, segmentFile, segmentNumber } from './layout'
import { heldBy, takeLock, type Lock } from './lock'
import { cannotWrite, lockedBy, refusedByDisk } from './problems'
import { readCampaign } from './read'
import { SafeFile, type SavePorts } from './safe-file'
import { SEGMENT, header, segment, type CampaignRecord, type Header, type Segment, type StoredEntry } from './schema'

export type NewEntry = Omit<StoredEntry, 'chain'>
/** What of the header may change with a save; the rest follows from the history. */
export type HeaderPatch = Partial<Pick<Header, 'name' | 'playedAt' | 'table' | 'headline'>>

/** A record whose chain and counts follow from its entries: for new, copied and branched campaigns. */
export function recordOf(
  head: Omit<Header, 'entries' | 'chain'>,
  plain: readonly (NewEntry | StoredEntry)[],
): CampaignRecord {
  let chain = chainOfBirth(head.birth)
  const entries = plain.map((entry): StoredEntry => {
    chain = linkOf(chain, entry)
    return { ...entry, chain }
  })
  return { header: { ...head, entries: entries.length, chain }, entries }
}

const partOf = (record: CampaignRecord, number: number): Segment => ({
  number,
  ...(number === 1 ? { birth: record.header.birth } : {}),
  entries: record.entries.slice((number - 1) * SEGMENT, number * SEGMENT),
})
const partsOf = (record: CampaignRecord): number => Math.max(1, Math.ceil(record.entries.length / SEGMENT))

/** A file that stands where the folder above should be is told apart from a campaign of that name. */
async function makeParent(disk: SavePorts['disk'], parent: string): Promise<void> {
  try {
    await disk.mkdir(parent, { recursive: true })
  } catch (error) {
    throw errorCode(error) === 'EEXIST' ? Object.assign(new Error('no folder'), { code: 'ENOTDIR' }) : error
  }
}

/** Makes the folder: whole, or not at all. */
export async function createCampaign(
  ports: SavePorts,
  folder: string,
  record: CampaignRecord,
): Promise<Result<null, SaveProblem>> {
  const { disk, appVersion } = ports
  const temp = tempBeside(folder)
  try {
    if (
      await disk.stat(folder).then(
        () => true,
        () => false,
      )
    )
      return cannotWrite(folder, 'Something of that name is already there. Choose another name.')
    await makeParent(disk, path.dirname(folder))
    await disk.mkdir(temp)
    for (let number = 1; number <= partsOf(record); number++)
      await writeNew(disk, segmentFile(temp, number), seal('keg-history', appVersion, partOf(record, number)))
    await writeNew(disk, headerFile(temp), seal('keg-campaign', appVersion, record.header))
    await syncFolder(disk, temp)
    await disk.rename(temp, folder)
    await syncFolder(disk, path.dirname(folder))
    return ok(null)
  } catch (error) {
    await disk.rm(temp, { recursive: true, force: true }).catch(() => undefined)
    return refusedByDisk(folder, error, 'No folder can be made there. Choose another place.')
  }
}

export class CampaignFile {
  readonly #ports: SavePorts
  readonly #lock: Lock
  readonly #header: Low<Header>
  #entries: readonly StoredEntry[]
  /** A history file that was written without its header: put back before anything else is. */
  #unacknowledged: number | undefined

  private constructor(
    ports: SavePorts,
    readonly folder: string,
    lock: Lock,
    record: CampaignRecord,
  ) {
    this.#ports = ports
    this.#lock = lock
    this.#header = new Low(new SafeFile(ports, headerFile(folder), 'keg-campaign', header), record.header)
    this.#entries = record.entries
  }

  static async open(ports: SavePorts, folder: string): Promise<Result<CampaignFile, SaveProblem>> {
    // Before the lock: looking at a folder that is none of ours must leave nothing in it.
    const first = await readCampaign(ports, folder)
    if (!first.ok) return first
    try {
      const taken = await takeLock(ports.disk, folder, ports.owner)
      if ('heldBy' in taken) return lockedBy(folder, taken.heldBy)
      const opened = await CampaignFile.#settle(ports, folder, taken.lock).catch(async (error: unknown) => {
        await taken.lock.release()
        throw error
      })
      if (!opened.ok) await taken.lock.release()
      return opened
    } catch (error) {
      return refusedByDisk(folder, error)
    }
  }

  /** Under the lock: sweeps what a killed program left, and brings an old format up. */
  static async #settle(ports: SavePorts, folder: string, lock: Lock): Promise<Result<CampaignFile, SaveProblem>> {
    await sweep(ports.disk, folder, () => true)
    const read = await readCampaign(ports, folder)
    if (!read.ok) return read
    const { record, unacknowledged, format } = read.value
    for (const number of unacknowledged) await revertToBackup(ports.disk, segmentFile(folder, number))
    const file = new CampaignFile(ports, folder, lock, record)
    if (format < FORMAT) await file.#writeWhole(record)
    await file.#removeBeyond()
    return ok(file)
  }

  get record(): CampaignRecord {
    return { header: this.#header.data, entries: this.#entries }
  }

  /** Adds an entry after `position`; entries that stood there were undone and go. */
  async append(position: number, plain: NewEntry, patch: HeaderPatch): Promise<Result<null, SaveProblem>> {
    const kept = position === this.#entries.length ? this.#entries : this.#entries.slice(0, position)
    const chain = linkOf(chainEnd(this.#header.data.birth, kept), plain)
    const entries = [...kept, { ...plain, chain }]
    const head: Header = {
      ...this.#header.data,
      ...patch,
      position: entries.length,
      entries: entries.length,
      chain,
    }
    const number = Math.ceil(entries.length / SEGMENT)
    return this.#safely(async () => {
      await this.#revert()
      const part = new SafeFile(this.#ports, segmentFile(this.folder, number), 'keg-history', segment)
      this.#unacknowledged = number
      await part.write(partOf({ header: head, entries }, number))
      await this.#commit(head)
      this.#unacknowledged = undefined
      const dropped = this.#entries.length > entries.length
      this.#entries = entries
      if (dropped) await this.#removeBeyond()
    })
  }

  /** Moves among the entries, or changes what is only in the header. */
  async change(patch: HeaderPatch & { position?: number }): Promise<Result<null, SaveProblem>> {
    return this.#safely(() => this.#commit({ ...this.#header.data, ...patch }))
  }

  /** Lets others write. */
  async close(): Promise<void> {
    await this.#lock.release()
  }

  async #safely(write: () => Promise<void>): Promise<Result<null, SaveProblem>> {
    try {
      await write()
      return ok(null)
    } catch (error) {
      return refusedByDisk(this.folder, error)
    }
  }

  async #commit(head: Header): Promise<void> {
    const before = this.#header.data
    this.#header.data = head
    try {
      await this.#header.write()
    } catch (error) {
      this.#header.data = before
      // It may have failed after the new header was in place; we answer that nothing has changed, so we see to it.
      await this.#put(headerFile(this.folder), seal('keg-campaign', this.#ports.appVersion, before)).catch(
        () => undefined,
      )
      throw error
    }
  }

  /** Without touching the backup, which is the version to fall back on. */
  #put(file: string, text: string): Promise<void> {
    return replaceFile(this.#ports.disk, file, text, false)
  }

  /**
   * Puts back what counts before the next write makes it the backup. Out of memory: after a failure nobody can say
   * whether the backup is the version that counts or an older one.
   */
  async #revert(): Promise<void> {
    const number = this.#unacknowledged
    if (number === undefined) return
    // The first entry of a new file had no version before it; what lies there counts for nothing and is written over.
    if ((number - 1) * SEGMENT < this.#entries.length)
      await this.#put(
        segmentFile(this.folder, number),
        seal('keg-history', this.#ports.appVersion, partOf(this.record, number)),
      )
    this.#unacknowledged = undefined
  }

  async #writeWhole(record: CampaignRecord): Promise<void> {
    for (let number = 1; number <= partsOf(record); number++)
      await replaceFile(
        this.#ports.disk,
        segmentFile(this.folder, number),
        seal('keg-history', this.#ports.appVersion, partOf(record, number)),
      )
    await this.#commit(record.header)
  }

  /** History files past the end hold only what was undone and dropped. A leftover is harmless: the header does not count it. */
  async #removeBeyond(): Promise<void> {
    const last = partsOf(this.record)
    for (const name of await this.#ports.disk.readdir(this.folder))
      if ((segmentNumber(name) ?? 0) > last)
        await this.#ports.disk.rm(path.join(this.folder, name), { force: true }).catch(() => undefined)
  }
}

/** The answer for whoever would move or remove a campaign that is open somewhere. */
export async function isHeld(ports: SavePorts, folder: string): Promise<SaveProblem | undefined> {
  const by = await heldBy(ports.disk, folder)
  return by === undefined ? undefined : lockedBy(folder, by).error
}
