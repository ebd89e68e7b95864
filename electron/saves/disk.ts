/**
 * The few things we ask of the file system, as a port so that a test can fill the disk, and the one way we write: beside,
 * flushed, renamed over, folder flushed. After a crash at any point the file holds its old text or its new one, whole.
 */
import { randomBytes } from 'node:crypto'
import * as fs from 'node:fs/promises'
import path from 'node:path'

export type Disk = Pick<
  typeof fs,
  'open' | 'rename' | 'rm' | 'readFile' | 'readdir' | 'link' | 'copyFile' | 'mkdir' | 'stat'
>
export const realDisk: Disk = fs

export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

export const backupOf = (file: string): string => `${file}.bak`

const TEMP = /^\..+\.(\d+)\.[0-9a-f]{8}\.tmp$/
/** A name beside `target` that no two writers share; the process id in it tells a sweep whose it was. */
export const tempBeside = (target: string): string =>
  path.join(path.dirname(target), `.${path.basename(target)}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`)

/** Virus scanners and indexers on Windows hold a file for a moment; nothing else waits here. */
const BUSY = new Set(['EPERM', 'EBUSY', 'EACCES'])

async function renameOver(disk: Disk, from: string, to: string): Promise<void> {
  for (let tried = 0; ; tried++) {
    try {
      return await disk.rename(from, to)
    } catch (error) {
      if (process.platform !== 'win32' || tried >= 10 || !BUSY.has(errorCode(error) ?? '')) throw error
      await new Promise((done) => setTimeout(done, 50 << Math.min(tried, 4)))
    }
  }
}

/** Makes renames in a folder outlast a power cut. Windows can't, and doesn't need it. */
export async function syncFolder(disk: Disk, folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await disk.open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes a whole new file and flushes it; the caller flushes the folder. */
export async function writeNew(disk: Disk, file: string, text: string): Promise<void> {
  const handle = await disk.open(file, 'wx')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The present version becomes the backup; it never goes missing meanwhile, since a link and not a move makes the copy. */
async function keepBackup(disk: Disk, file: string): Promise<void> {
  await disk.rm(backupOf(file), { force: true })
  try {
    await disk.link(file, backupOf(file))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return
    // Some drives (FAT on a stick) know no links.
    await disk.copyFile(file, backupOf(file))
  }
}

/** Replaces a file as a whole and keeps the version before as `.bak`. Returns once it is safely on disk. */
export async function replaceFile(disk: Disk, file: string, text: string, keep = true): Promise<void> {
  const temp = tempBeside(file)
  try {
    await writeNew(disk, temp, text)
    if (keep) await keepBackup(disk, file)
    await renameOver(disk, temp, file)
    await syncFolder(disk, path.dirname(file))
  } catch (error) {
    await disk.rm(temp, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Puts the backup back in place of a version that was written but never acknowledged. */
export async function revertToBackup(disk: Disk, file: string): Promise<void> {
  const temp = tempBeside(file)
  try {
    await disk.link(backupOf(file), temp).catch(() => disk.copyFile(backupOf(file), temp))
    await renameOver(disk, temp, file)
    await syncFolder(disk, path.dirname(file))
  } catch (error) {
    await disk.rm(temp, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Removes temporary files and folders that a killed program left; `isOurs` says which process's may go. */
export async function sweep(disk: Disk, folder: string, isOurs: (pid: number) => boolean): Promise<void> {
  const names = await disk.readdir(folder).catch((): string[] => [])
  for (const name of names) {
    const pid = TEMP.exec(name)?.[1]
    if (pid !== undefined && isOurs(Number(pid)))
      await disk.rm(path.join(folder, name), { force: true, recursive: true }).catch(() => undefined)
  }
}
