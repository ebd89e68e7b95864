/** Goes on from the newest whole copy. Everything found is first kept, as it was, in `damaged-N/`. */
import path from 'node:path'
import type { SaveProblem } from '../../shared/ipc'
import { ok, type Result } from '../../shared/result'
import { replaceFile, syncFolder } from './disk'
import { seal } from './envelope'
import { headerFile, segmentFile, segmentNumber } from './layout'
import { takeLock } from './lock'
import { lockedBy, refusedByDisk, unreadable } from './problems'
import { readCampaign } from './read'
import type { SavePorts } from './safe-file'
import { salvage, sayRecovery, type Salvage } from './salvage'
import { SEGMENT } from './schema'

export interface Recovery {
  /** How many entries were brought back. */
  readonly entries: number
  readonly said: string
  /** The folder that now holds the damaged files; absent when nothing was wrong. */
  readonly aside?: string
}

export async function recover(ports: SavePorts, folder: string): Promise<Result<Recovery, SaveProblem>> {
  const whole = await readCampaign(ports, folder)
  if (whole.ok)
    return ok({
      entries: whole.value.record.entries.length,
      said: 'Nothing is wrong with this campaign; it was left alone.',
    })
  if (!whole.error.recoverable) return whole
  try {
    const taken = await takeLock(ports.disk, folder, ports.owner)
    if ('heldBy' in taken) return lockedBy(folder, taken.heldBy)
    try {
      const saved = await salvage(ports, folder)
      if (saved === undefined) return unreadable(folder, { kind: 'damaged', detail: 'can no longer be recovered' })
      const aside = await setAside(ports, folder)
      await writeAnew(ports, folder, saved)
      return ok({ entries: saved.record.entries.length, said: sayRecovery(saved, true), aside })
    } finally {
      await taken.lock.release()
    }
  } catch (error) {
    return refusedByDisk(folder, error)
  }
}

/**
 * Copies every present file of the campaign, good or bad, into a new folder: what was good enough to recover from may
 * still tell somebody more than we read out of it. Copies, so that a crash halfway leaves the campaign as it was.
 */
async function setAside({ disk }: SavePorts, folder: string): Promise<string> {
  let target = ''
  for (let n = 1; ; n++) {
    target = path.join(folder, `damaged-${n}`)
    if ((await disk.mkdir(target, { recursive: false }).catch(() => 'taken')) !== 'taken') break
    if (n >= 10_000) throw new Error(`no free name for ${target}`)
  }
  const files = (await disk.readdir(folder)).filter(
    (name) => name.startsWith('campaign.json') || segmentNumber(name) !== undefined,
  )
  for (const name of files) await disk.copyFile(path.join(folder, name), path.join(target, name))
  await syncFolder(disk, target)
  return target
}

/** Leaves the backups alone until the end: until then they may be what there is to recover from. */
async function writeAnew({ disk, appVersion }: SavePorts, folder: string, { record, aside }: Salvage): Promise<void> {
  const parts = Math.max(1, Math.ceil(record.entries.length / SEGMENT))
  for (let number = 1; number <= parts; number++) {
    const part = {
      number,
      ...(number === 1 ? { birth: record.header.birth } : {}),
      entries: record.entries.slice((number - 1) * SEGMENT, number * SEGMENT),
    }
    await replaceFile(disk, segmentFile(folder, number), seal('keg-history', appVersion, part), false)
  }
  await replaceFile(disk, headerFile(folder), seal('keg-campaign', appVersion, record.header), false)
  for (const name of await disk.readdir(folder))
    if ((segmentNumber(name) ?? 0) > parts) await disk.rm(path.join(folder, name), { force: true })
  for (const file of aside) if (file.endsWith('.bak')) await disk.rm(file, { force: true })
}
