/** A whole campaign as one file, `NAME.keg`: for a stick, a letter or a bug report. What comes in is trusted in nothing. */
import type { SaveProblem } from '../../shared/ipc'
import { ok, type Result } from '../../shared/result'
import { chained, chainEnd } from './chain'
import { errorCode } from './disk'
import { FORMAT, seal, unseal } from './envelope'
import { unreadable } from './problems'
import { bringUp } from './read'
import { parseBody, type SavePorts } from './safe-file'
import { campaignRecord, type CampaignRecord } from './schema'

/** Far more than the longest evening; less than what would stall the app. */
export const MAX_EXPORT_BYTES = 64_000_000

export const exportText = (appVersion: string, record: CampaignRecord): string =>
  seal('keg-export', appVersion, { header: record.header, entries: record.entries })

/** `where` is the file's name as the user knows it. */
export function importText(appVersion: string, where: string, content: Buffer): Result<CampaignRecord, SaveProblem> {
  if (content.length > MAX_EXPORT_BYTES)
    return unreadable(where, { kind: 'foreign', detail: 'is larger than any campaign can be (64 MB)' })
  const opened = unseal(content, 'keg-export', appVersion)
  if (!opened.ok) return unreadable(where, opened.flaw)
  const parsed = opened.format < FORMAT ? bringUp(opened.format, opened.body) : parseBody(campaignRecord, opened.body)
  if (!parsed.ok) return unreadable(where, parsed.flaw)
  const { header, entries } = parsed.value
  const good = chained(header.birth, entries)
  if (good < entries.length)
    return unreadable(where, { kind: 'damaged', detail: `does not follow from what comes before entry ${good + 1}` })
  if (
    header.entries !== entries.length ||
    header.position > entries.length ||
    header.chain !== chainEnd(header.birth, entries)
  )
    return unreadable(where, { kind: 'damaged', detail: 'counts other entries than it holds' })
  return ok(parsed.value)
}

export async function readExport(ports: SavePorts, file: string): Promise<Result<CampaignRecord, SaveProblem>> {
  try {
    const { size } = await ports.disk.stat(file)
    if (size > MAX_EXPORT_BYTES) return importText(ports.appVersion, file, Buffer.alloc(MAX_EXPORT_BYTES + 1))
    return importText(ports.appVersion, file, await ports.disk.readFile(file))
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return unreadable(file, { kind: 'missing', detail: 'is not there' })
    throw error
  }
}
