/** A campaign folder, read as a whole or not at all. Needs no lock: files are replaced whole, the header last. */
import type { SaveProblem } from '../../shared/ipc'
import { ok, type Result } from '../../shared/result'
import { chained, chainEnd } from './chain'
import { backupOf } from './disk'
import { FORMAT, type Flaw } from './envelope'
import { headerFile, segmentFile } from './layout'
import { migrate } from './migrations'
import { unreadable } from './problems'
import { parseBody, readFileOf, readRaw, type Reading, type SavePorts } from './safe-file'
import { salvage, sayRecovery } from './salvage'
import { SEGMENT, campaignRecord, header, segment, type CampaignRecord, type Header, type StoredEntry } from './schema'

/** Where a history file's good version lies: sometimes in the backup, when the newest write was never acknowledged. */
export interface Read {
  readonly record: CampaignRecord
  /** History files whose backup and not whose present version belongs to the header. */
  readonly unacknowledged: readonly number[]
  /** Older than today's format: the next save writes everything anew. */
  readonly format: number
}

/** The header alone: what the library lists. */
export async function readHeader(ports: SavePorts, folder: string): Promise<Result<Header, SaveProblem>> {
  const raw = await readRaw(ports, headerFile(folder), 'keg-campaign')
  if (raw.ok && raw.format === FORMAT) {
    const parsed = parseBody(header, raw.body)
    if (parsed.ok) return parsed
  }
  const whole = await readCampaign(ports, folder)
  return whole.ok ? ok(whole.value.record.header) : whole
}

export async function readCampaign(ports: SavePorts, folder: string): Promise<Result<Read, SaveProblem>> {
  // A writer may replace files between our two looks; a second look then sees one moment.
  for (let tried = 0; ; tried++) {
    const attempt = await attemptRead(ports, folder)
    if (attempt.ok) return attempt
    if (
      tried < 2 &&
      attempt.flaw.kind !== 'missing' &&
      attempt.flaw.kind !== 'foreign' &&
      attempt.flaw.kind !== 'newer'
    )
      continue
    return explain(ports, folder, attempt.file, attempt.flaw)
  }
}

async function explain(ports: SavePorts, folder: string, file: string, flaw: Flaw): Promise<Result<Read, SaveProblem>> {
  if (flaw.kind === 'newer') return unreadable(folder, flaw)
  const saved = await salvage(ports, folder)
  // Among files of ours a header that reads like nothing of ours is a damaged one.
  if (saved !== undefined)
    return unreadable(file, flaw.kind === 'foreign' ? { ...flaw, kind: 'damaged' } : flaw, sayRecovery(saved))
  const isThere = await ports.disk.stat(folder).then(
    () => true,
    () => false,
  )
  if (flaw.kind !== 'missing') return unreadable(file, flaw)
  return isThere
    ? unreadable(folder, { kind: 'foreign', detail: 'holds no campaign of Powder Keg' })
    : unreadable(folder, flaw)
}

type Attempt =
  { readonly ok: true; readonly value: Read } | { readonly ok: false; readonly file: string; readonly flaw: Flaw }

async function attemptRead(ports: SavePorts, folder: string): Promise<Attempt> {
  const file = headerFile(folder)
  const raw = await readRaw(ports, file, 'keg-campaign')
  if (!raw.ok) return { ok: false, file, flaw: raw.flaw }
  if (raw.format < FORMAT) {
    const migrated = bringUp(raw.format, raw.body)
    return migrated.ok
      ? { ok: true, value: { record: migrated.value, unacknowledged: [], format: raw.format } }
      : { ok: false, file, flaw: migrated.flaw }
  }
  const head = parseBody(header, raw.body)
  return head.ok ? readHistory(ports, folder, head.value) : { ok: false, file, flaw: head.flaw }
}

/** An older format's body, as today's record. */
export function bringUp(format: number, body: unknown): Reading<CampaignRecord> {
  try {
    return parseBody(campaignRecord, migrate(format, body))
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 200) : String(error)
    return { ok: false, flaw: { kind: 'damaged', detail: `is not what format ${format} promises (${why})` } }
  }
}

async function readHistory(ports: SavePorts, folder: string, head: Header): Promise<Attempt> {
  const entries: StoredEntry[] = []
  const unacknowledged: number[] = []
  for (let number = 1; (number - 1) * SEGMENT < head.entries; number++) {
    const file = segmentFile(folder, number)
    const want = Math.min(SEGMENT, head.entries - (number - 1) * SEGMENT)
    const isLast = number * SEGMENT >= head.entries
    const fits = (part: readonly StoredEntry[]): boolean =>
      part.length >= want && (!isLast || part[want - 1]?.chain === head.chain)
    const now = await readFileOf(ports, file, 'keg-history', segment)
    if (now.ok && fits(now.value.entries)) {
      entries.push(...now.value.entries.slice(0, want))
      continue
    }
    // Whole but not the header's: written, and never acknowledged. The version before it is the one that counts.
    const before = await readFileOf(ports, backupOf(file), 'keg-history', segment)
    if (now.ok && before.ok && fits(before.value.entries)) {
      entries.push(...before.value.entries.slice(0, want))
      unacknowledged.push(number)
      continue
    }
    const flaw: Flaw = now.ok
      ? { kind: 'truncated', detail: `holds ${now.value.entries.length} of ${want} entries that the campaign counts` }
      : now.flaw
    return { ok: false, file, flaw }
  }
  const good = chained(head.birth, entries)
  if (good === entries.length && chainEnd(head.birth, entries) === head.chain)
    return { ok: true, value: { record: { header: head, entries }, unacknowledged, format: FORMAT } }
  const file = good === entries.length ? headerFile(folder) : segmentFile(folder, Math.floor(good / SEGMENT) + 1)
  return {
    ok: false,
    file,
    flaw: { kind: 'damaged', detail: `does not follow from what comes before entry ${good + 1}` },
  }
}
