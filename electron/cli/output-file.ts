/**
 * A file that takes long to make. Its place is taken before the work begins, so that a slip in the path is told at once, and
 * filled when the work is done; a file that was there stays whole until then.
 */
import { refusedByDisk, tempBeside, type Disk } from '../saves'
import { Unusable } from './exit'

export interface Place {
  /** Puts a finished file there. */
  fill(from: string): Promise<void>
  /** Leaves nothing behind, filled or not. */
  release(): Promise<void>
}

export async function holdPlace(disk: Disk, file: string): Promise<Place> {
  const aside = tempBeside(file)
  await orRefused(file, async () => {
    const there = await disk.stat(file).catch(() => undefined)
    // Renaming over a folder fails, but over a device such as /dev/null it would not.
    if (there !== undefined && !there.isFile()) throw noFile(there.isDirectory())
    await (await disk.open(aside, 'wx')).close()
  })
  return {
    fill: (from) =>
      orRefused(file, async () => {
        await disk.copyFile(from, aside)
        const copy = await disk.open(aside, 'r+')
        await copy.sync().finally(() => copy.close())
        await disk.rename(aside, file)
      }),
    release: () => disk.rm(aside, { force: true }),
  }
}

const noFile = (isFolder: boolean): Error =>
  Object.assign(new Error('no file'), { code: isFolder ? 'EISDIR' : 'EEXIST' })

async function orRefused(file: string, deed: () => Promise<void>): Promise<void> {
  try {
    await deed()
  } catch (error) {
    throw new Unusable(
      refusedByDisk(file, error, 'There is no such folder. Make it first, or choose another place.').error,
    )
  }
}
