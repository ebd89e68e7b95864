/** Every way a save can fail, as an answer for the table: what is wrong, and what to do. */
import path from 'node:path'
import type { SaveProblem } from '../../shared/ipc'
import { err } from '../../shared/result'
import { errorCode } from './disk'
import type { Flaw } from './envelope'
import type { Holder } from './lock'

type No = { readonly ok: false; readonly error: SaveProblem }

const WHAT_TO_DO: Record<Flaw['kind'], string> = {
  missing: 'Look whether it was moved or renamed, or import an exported copy.',
  foreign: 'Choose a campaign of Powder Keg.',
  newer: 'Update this Powder Keg to open it. The file was not touched.',
  truncated: 'Import an exported copy, if there is one.',
  damaged: 'Import an exported copy, if there is one.',
}

/** `recovery` says what a recovery would bring back; absent when nothing can be. */
export function unreadable(where: string, flaw: Flaw, recovery?: string): No {
  const advice = recovery === undefined ? WHAT_TO_DO[flaw.kind] : `${recovery} The damaged files are kept beside it.`
  return err({
    kind: flaw.kind,
    where,
    message: `${path.basename(where)} ${flaw.detail}. ${advice}`,
    recoverable: recovery !== undefined,
    ...(recovery === undefined ? {} : { recovery }),
  })
}

export const lockedBy = (where: string, by: Holder): No =>
  err({
    kind: 'locked',
    where,
    message: `This campaign is open in ${by.owner} (process ${by.pid} on ${by.host}). Close it there, then try again.`,
    recoverable: false,
  })

export const cannotWrite = (where: string, message: string): No =>
  err({ kind: 'unwritable', where, message, recoverable: false })

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Free some space, then try again.',
  EDQUOT: 'Your share of the disk is used up. Free some space, then try again.',
  EROFS: 'The disk can only be read. Copy the campaign to a disk that can be written.',
  EACCES: 'This folder may not be written. Change its permissions, or choose another.',
  EPERM: 'This folder may not be written. Change its permissions, or choose another.',
  EEXIST: 'Something of that name is already there. Choose another name.',
  ENOTEMPTY: 'Something of that name is already there. Choose another name.',
  ENOENT: 'The folder is gone. Look whether it was moved or renamed.',
  ENOTDIR: 'A file stands where a folder is needed. Choose another place.',
  EISDIR: 'A folder stands where a file is needed. Choose another place.',
  EIO: 'The disk reports a fault. Save a copy elsewhere while you can.',
}

/**
 * What the file system refused, as an answer; anything else is a bug of ours and goes on as one. Nobody's folder is gone when
 * it was never there: `missing` says what ENOENT means in such a place.
 */
export function refusedByDisk(where: string, error: unknown, missing = REASONS['ENOENT']): No {
  const code = errorCode(error)
  if (code === undefined) throw error
  const reason = code === 'ENOENT' ? missing : REASONS[code]
  return cannotWrite(where, `${reason ?? `The system refused it (${code}).`} Nothing was changed.`)
}
