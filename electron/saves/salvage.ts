/**
 * What can still be brought back from a damaged campaign: the longest run of entries that follow one from another, from
 * whichever of the files and their backups are whole. Reads only; `recover` does the rest.
 */
import path from 'node:path'
import { chainOfBirth, linkOf } from './chain'
import { backupOf } from './disk'
import { FORMAT } from './envelope'
import { headerFile, segmentFile, segmentNumber } from './layout'
import { readFileOf, readRaw, type SavePorts } from './safe-file'
import {
  NO_HEADLINE,
  SEGMENT,
  header,
  segment,
  type Birth,
  type CampaignRecord,
  type Header,
  type StoredEntry,
} from './schema'
import { isCampaignId } from '../../shared/ids'

export interface Salvage {
  readonly record: CampaignRecord
  /** How many entries the newest readable header counts; absent when none is readable. */
  readonly counted?: number
  /** Files that can't be used, to be set aside. */
  readonly aside: readonly string[]
}

export const sayRecovery = ({ record, counted }: Salvage, done = false): string => {
  const brought = done ? 'were brought back' : 'can be brought back'
  const reached = record.entries.length
  if (counted !== undefined && reached >= counted) return `All ${reached} entries ${brought}.`
  const of = counted === undefined ? '' : ` of ${counted}`
  return reached === 0
    ? `Only the beginning${counted === undefined ? '' : ` (none of ${counted} entries)`} ${done ? 'was brought back' : 'can be brought back'}.`
    : `Entries 1 to ${reached}${of} ${brought}.`
}

/** Nothing when neither header nor first history file, nor their backups, can be read. */
export async function salvage(ports: SavePorts, folder: string): Promise<Salvage | undefined> {
  const names = await ports.disk.readdir(folder).catch((): string[] => [])
  const aside: string[] = []
  const headers: Header[] = []
  let counted: number | undefined
  for (const file of [headerFile(folder), backupOf(headerFile(folder))]) {
    if (!names.includes(path.basename(file))) continue
    const reading = await readFileOf(ports, file, 'keg-campaign', header)
    if (reading.ok) {
      headers.push(reading.value)
      if (file === headerFile(folder)) counted = reading.value.entries
    } else if (await isWholeButOther(ports, file)) return undefined
    else aside.push(file)
  }

  const highest = Math.max(0, ...names.map((name) => segmentNumber(name) ?? 0))
  let birth = headers[0]?.birth
  const entries: StoredEntry[] = []
  let isOpen = true
  for (let number = 1; number <= highest; number++) {
    let best: readonly StoredEntry[] = []
    for (const file of [segmentFile(folder, number), backupOf(segmentFile(folder, number))]) {
      if (!names.includes(path.basename(file))) continue
      const reading = await readFileOf(ports, file, 'keg-history', segment)
      if (!reading.ok) {
        aside.push(file)
        continue
      }
      birth ??= reading.value.birth
      if (!isOpen || birth === undefined) continue
      const run = runOf(birth, entries, reading.value.entries)
      if (run.length > best.length) best = run
    }
    entries.push(...best)
    isOpen &&= best.length === SEGMENT
  }
  if (birth === undefined) return undefined
  // Beyond what a whole header counts lies only what was never acknowledged.
  if (counted !== undefined) entries.splice(counted)
  counted ??= headers[0]?.entries
  return {
    record: { header: rebuilt(folder, birth, headers, entries), entries },
    ...(counted === undefined ? {} : { counted }),
    aside,
  }
}

/** A newer app's file, or an older one's, is no damage of ours to repair. */
async function isWholeButOther(ports: SavePorts, file: string): Promise<boolean> {
  const raw = await readRaw(ports, file, 'keg-campaign')
  return raw.ok ? raw.format !== FORMAT : raw.flaw.kind === 'newer'
}

function runOf(birth: Birth, before: readonly StoredEntry[], part: readonly StoredEntry[]): readonly StoredEntry[] {
  let chain = before.at(-1)?.chain ?? chainOfBirth(birth)
  const broken = part.findIndex((entry) => {
    if (linkOf(chain, entry) !== entry.chain) return true
    chain = entry.chain
    return false
  })
  return broken === -1 ? part : part.slice(0, broken)
}

function rebuilt(folder: string, birth: Birth, headers: readonly Header[], entries: readonly StoredEntry[]): Header {
  const chain = entries.at(-1)?.chain ?? chainOfBirth(birth)
  const best = headers.find((h) => h.chain === chain) ?? headers[0]
  const base = path.basename(folder).toLowerCase()
  return {
    id: best?.id ?? (isCampaignId(base) ? base : ('recovered' as Header['id'])),
    name: best?.name ?? 'Recovered campaign',
    birth,
    playedAt: best?.playedAt ?? birth.createdAt,
    table: best?.table ?? { colours: {} },
    // A header that knows exactly these entries knows where play stood among them; any other is from another moment.
    position: best?.chain === chain ? best.position : entries.length,
    entries: entries.length,
    chain,
    headline: best?.headline ?? NO_HEADLINE,
    ...(best?.branchOf === undefined ? {} : { branchOf: best.branchOf }),
  }
}
