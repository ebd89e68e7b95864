/** The path that a verb was given, where it is plainly the wrong one: a file inside a campaign’s folder instead of the folder. */
import path from 'node:path'
import type { SaveProblem } from '../../shared/ipc'
import type { Desk } from './desk'
import { Unusable } from './exit'

const INSIDE = /^(?:campaign|history-\d{4,})\.json(?:\.bak)?$/

export const isFile = (desk: Pick<Desk, 'saves'>, where: string): Promise<boolean> =>
  desk.saves.disk.stat(where).then(
    (found) => found.isFile(),
    () => false,
  )

export const foreign = (where: string, message: string): SaveProblem => ({
  kind: 'foreign',
  where,
  message,
  recoverable: false,
})

/** `advice` is what to do instead, beginning with a capital; the folder’s name follows unless it is given. */
export async function noFileOfOne(
  desk: Pick<Desk, 'saves'>,
  where: string,
  advice = `Give the folder: ${path.dirname(where)}`,
): Promise<void> {
  if (INSIDE.test(path.basename(where)) && (await isFile(desk, where)))
    throw new Unusable(foreign(where, `${path.basename(where)} is one file of a campaign. ${advice}`))
}
