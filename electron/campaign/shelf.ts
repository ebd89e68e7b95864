/** Folders of campaigns: the library's own and the bin's. Moves and lists them; never looks into a history. */
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { Library, LibraryRow, SaveProblem } from '../../shared/ipc'
import { isCampaignId, type CampaignId } from '../../shared/ids'
import { err, ok, type Result } from '../../shared/result'
import { isAlive, isHeld, readHeader, refusedByDisk, sweep, syncFolder, type SavePorts } from '../saves'
import { newId } from './birth'
import { summaryOf } from './headline'
import { noSuchCampaign } from './problems'

export interface ShelfPorts {
  readonly saves: SavePorts
  readonly folder: string
  readonly binFolder: string
  readonly now: () => number
}

/** A binned campaign's folder: its id, and when it was binned. */
const BINNED = /^([a-z0-9][a-z0-9-]{0,79})~(\d{1,16})$/

export class Shelf {
  constructor(private readonly ports: ShelfPorts) {}

  folderOf(id: CampaignId): string {
    return path.join(this.ports.folder, id)
  }

  freshId(name: string): CampaignId {
    return newId(name, randomBytes(3).toString('hex'))
  }

  /** Every campaign there is, the last played first; what can't be read comes last and says why. */
  async list(): Promise<Library> {
    const { saves, folder } = this.ports
    await sweep(saves.disk, folder, (pid) => !isAlive(pid))
    const rows = (await Promise.all((await this.#folders(folder)).map((name) => this.#row(name)))).flat()
    const played = (row: LibraryRow): number => (row.kind === 'campaign' ? row.summary.playedAt : -1)
    return { rows: rows.sort((a, b) => played(b) - played(a)), bin: await this.#bin(), folder }
  }

  async #folders(folder: string): Promise<string[]> {
    const { disk } = this.ports.saves
    const names = (await disk.readdir(folder).catch((): string[] => [])).filter((name) => !name.startsWith('.')).sort()
    const kinds = await Promise.all(
      names.map((name) =>
        disk.stat(path.join(folder, name)).then(
          (found) => found.isDirectory(),
          () => false,
        ),
      ),
    )
    return names.filter((_, n) => kinds[n])
  }

  async #row(name: string): Promise<LibraryRow[]> {
    const folder = path.join(this.ports.folder, name)
    const header = await readHeader(this.ports.saves, folder)
    if (!header.ok) {
      // Somebody's other folder is no campaign of ours, and no problem either.
      if (header.error.kind === 'foreign' && header.error.where === folder) return []
      return [{ kind: 'problem', id: name, name, problem: header.error }]
    }
    if (isCampaignId(name)) return [{ kind: 'campaign', summary: summaryOf(header.value, folder) }]
    const problem: SaveProblem = {
      kind: 'foreign',
      where: folder,
      message: 'Its folder can’t be opened under this name. Rename it to lower-case letters, digits and hyphens.',
      recoverable: false,
    }
    return [{ kind: 'problem', id: name, name: header.value.name, problem }]
  }

  async #bin(): Promise<Library['bin']> {
    const { saves, binFolder } = this.ports
    const found = await Promise.all(
      (await this.#folders(binFolder)).map(async (id) => {
        const [, base, when] = BINNED.exec(id) ?? []
        if (base === undefined || when === undefined) return []
        const header = await readHeader(saves, path.join(binFolder, id))
        return [{ id, name: header.ok ? header.value.name : base, binnedAt: Number(when) }]
      }),
    )
    return found.flat().sort((a, b) => b.binnedAt - a.binnedAt)
  }

  /** Damaged campaigns can be binned too; one that another program has open can't. */
  async bin(id: CampaignId): Promise<Result<Library, SaveProblem>> {
    const { saves, binFolder, now } = this.ports
    const from = this.folderOf(id)
    if (!(await this.#exists(from))) return err(noSuchCampaign(id))
    const held = await isHeld(saves, from)
    if (held !== undefined) return err(held)
    let when = now()
    while (await this.#exists(path.join(binFolder, `${id}~${when}`))) when++
    return this.#move(from, path.join(binFolder, `${id}~${when}`))
  }

  /** Comes back under its own id, or the next free one when another campaign has taken that since. */
  async restore(binned: string): Promise<Result<Library, SaveProblem>> {
    const base = BINNED.exec(binned)?.[1]
    const from = path.join(this.ports.binFolder, binned)
    if (base === undefined || !(await this.#exists(from))) return err(noSuchCampaign(binned))
    let id = base
    for (let n = 2; await this.#exists(path.join(this.ports.folder, id)); n++) id = `${base.slice(0, 74)}-${n}`
    return this.#move(from, path.join(this.ports.folder, id))
  }

  /** For good; only out of the bin. */
  async destroy(binned: string): Promise<Result<Library, SaveProblem>> {
    const { disk } = this.ports.saves
    const folder = path.join(this.ports.binFolder, binned)
    if (!BINNED.test(binned) || !(await this.#exists(folder))) return err(noSuchCampaign(binned))
    try {
      await disk.rm(folder, { recursive: true })
      return ok(await this.list())
    } catch (error) {
      return refusedByDisk(folder, error)
    }
  }

  async #move(from: string, to: string): Promise<Result<Library, SaveProblem>> {
    const { disk } = this.ports.saves
    try {
      await disk.mkdir(path.dirname(to), { recursive: true })
      await disk.rename(from, to)
      await syncFolder(disk, path.dirname(to))
      await syncFolder(disk, path.dirname(from))
      return ok(await this.list())
    } catch (error) {
      return refusedByDisk(from, error)
    }
  }

  #exists(at: string): Promise<boolean> {
    return this.ports.saves.disk.stat(at).then(
      () => true,
      () => false,
    )
  }
}
