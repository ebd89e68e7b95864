/** export, import: a whole campaign as one file, by the same doors as the window’s. */
import path from 'node:path'
import { look, newId, placeForeign } from '../campaign'
import { errorCode, exportText, readExport, refusedByDisk } from '../saves'
import { onePath, readArgs } from './args'
import { foreign, noFileOfOne } from './campaign-path'
import type { Desk } from './desk'
import { DONE, Unusable } from './exit'
import { headerLines } from './header-lines'

const NO_FOLDER = 'There is no such folder. Make it first, or choose another place.'

/** A new file, or none: whatever lies there stays. */
async function writeFresh({ saves: { disk } }: Desk, file: string, text: string): Promise<void> {
  const handle = await disk.open(file, 'wx').catch((error: unknown) => {
    throw new Unusable(refusedByDisk(file, error, NO_FOLDER).error)
  })
  try {
    await handle.writeFile(text)
    await handle.sync()
    await handle.close()
  } catch (error) {
    await handle.close().catch(() => undefined)
    await disk.rm(file, { force: true }).catch(() => undefined)
    throw new Unusable(refusedByDisk(file, error).error)
  }
}

export async function exportFile(desk: Desk, args: readonly string[]): Promise<number> {
  const read = readArgs(args, { out: 'once' })
  const where = onePath(read.positionals)
  const file = path.resolve(read.need('out'))
  await noFileOfOne(desk, where)
  const course = await look(desk, where)
  if (!course.ok) throw new Unusable(course.error)
  const { record } = course.value
  await writeFresh(desk, file, exportText(desk.saves.appVersion, record))
  desk.print({ file, campaign: headerLines(record.header) })
  return DONE
}

export async function importFile(desk: Desk, args: readonly string[]): Promise<number> {
  const read = readArgs(args, { out: 'once' })
  const where = onePath(read.positionals)
  const folder = path.resolve(read.need('out'))
  await noFileOfOne(
    desk,
    where,
    `To copy a campaign, export it first: keg export ${path.dirname(where)} --out FILE.keg`,
  )
  const record = await readExport(desk.saves, where).catch((error: unknown) => {
    if (errorCode(error) === 'EISDIR')
      throw new Unusable(foreign(where, `${path.basename(where)} is a folder. An exported file is right (keg export).`))
    throw new Unusable(refusedByDisk(where, error).error)
  })
  if (!record.ok) throw new Unusable(record.error)
  const id = newId(record.value.header.name, desk.salt())
  const made = await placeForeign(desk, where, record.value, folder, id)
  if (!made.ok) throw new Unusable(made.error)
  desk.print({ campaign: headerLines(made.value.record.header) })
  return DONE
}
