/**
 * One writer a campaign. A lock is a file `lock/N` that names its process; a free one is `lock/N.free`. Numbers only go
 * up: who finds the highest one free, or its process dead, creates N+1, which only one can do. Since a number never
 * comes back, a judgement made on an old lock can't hit a new one, and a killed app reopens its campaigns at once.
 */
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { errorCode, sweep, tempBeside, writeNew, type Disk } from './disk'

const holder = z.object({
  pid: z.int(),
  host: z.string(),
  /** When the process began, as its system says it: a pid alone may have been given to another program since. */
  started: z.string().optional(),
  owner: z.string().max(80),
  token: z.string(),
})
export type Holder = z.infer<typeof holder>

export interface Lock {
  /** Lets others write. Does nothing when the lock is no longer ours. */
  release(): Promise<void>
}

/** Ticks since boot, from /proc where there is one; elsewhere a living pid is taken at its word. */
const startOf = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(19)
  } catch {
    return undefined
  }
}

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Another computer's process can't be asked, so it counts as living. */
function isDead(lock: Holder): boolean {
  if (lock.host !== os.hostname()) return false
  if (!isAlive(lock.pid)) return true
  const started = startOf(lock.pid)
  return lock.started !== undefined && started !== undefined && started !== lock.started
}

interface Seen {
  readonly number: number
  readonly free: boolean
}

async function highest(disk: Disk, folder: string): Promise<Seen> {
  const found = (await disk.readdir(folder)).flatMap((name) => {
    const [, digits, free] = /^(\d+)(\.free)?$/.exec(name) ?? []
    return digits === undefined ? [] : [{ number: Number(digits), free: free !== undefined }]
  })
  return found.reduce((a, b) => (b.number > a.number ? b : a), { number: 0, free: true })
}

async function readHolder(disk: Disk, file: string): Promise<Holder | undefined> {
  try {
    const parsed = holder.safeParse(JSON.parse(await disk.readFile(file, 'utf8')))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}

/** The lock, or who holds it. Throws what the file system throws. */
export async function takeLock(
  disk: Disk,
  campaign: string,
  owner: string,
): Promise<{ readonly lock: Lock } | { readonly heldBy: Holder }> {
  const folder = path.join(campaign, 'lock')
  await disk.mkdir(folder, { recursive: true })
  await sweep(disk, folder, (pid) => !isAlive(pid))
  const started = startOf(process.pid)
  const own: Holder = {
    pid: process.pid,
    host: os.hostname(),
    ...(started === undefined ? {} : { started }),
    owner,
    token: randomBytes(8).toString('hex'),
  }
  for (;;) {
    const seen = await highest(disk, folder)
    if (!seen.free) {
      // A lock that vanishes between the two looks was released or taken over: look again.
      const held = await readHolder(disk, path.join(folder, String(seen.number)))
      if (held !== undefined && !isDead(held)) return { heldBy: held }
      if (held === undefined && (await highest(disk, folder)).number !== seen.number) continue
    }
    const number = seen.number + 1
    const file = path.join(folder, String(number))
    if (!(await createOnce(disk, file, JSON.stringify(own)))) continue
    const now = await highest(disk, folder)
    if (now.number !== number) {
      await disk.rm(file, { force: true })
      continue
    }
    await removeBelow(disk, folder, number)
    return { lock: { release: () => release(disk, file, own) } }
  }
}

/** Appears whole or not at all, and only if nobody was first. */
async function createOnce(disk: Disk, file: string, text: string): Promise<boolean> {
  const temp = tempBeside(file)
  try {
    await writeNew(disk, temp, text)
    await disk.link(temp, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await disk.rm(temp, { force: true }).catch(() => undefined)
  }
}

async function removeBelow(disk: Disk, folder: string, number: number): Promise<void> {
  for (const name of await disk.readdir(folder))
    if (/^\d+(\.free)?$/.test(name) && Number.parseInt(name, 10) < number)
      await disk.rm(path.join(folder, name), { force: true }).catch(() => undefined)
}

async function release(disk: Disk, file: string, own: Holder): Promise<void> {
  if ((await readHolder(disk, file))?.token !== own.token) return
  await disk.rename(file, `${file}.free`).catch(() => undefined)
}

/** Who has a campaign open now, without taking it. */
export async function heldBy(disk: Disk, campaign: string): Promise<Holder | undefined> {
  const folder = path.join(campaign, 'lock')
  try {
    const seen = await highest(disk, folder)
    const held = seen.free ? undefined : await readHolder(disk, path.join(folder, String(seen.number)))
    return held === undefined || isDead(held) ? undefined : held
  } catch {
    return undefined
  }
}
