/** One enveloped file as a lowdb adapter: checked when read, replaced as a whole when written, its last version kept. */
import type { Adapter } from 'lowdb'
import type { z } from 'zod'
import { errorCode, replaceFile, type Disk } from './disk'
import { FORMAT, seal, unseal, type Flaw, type Kind } from './envelope'

export interface SavePorts {
  readonly disk: Disk
  readonly appVersion: string
  /** Who writes, as the other side is told when it finds the campaign locked: "the Powder Keg window". */
  readonly owner: string
}

export type Reading<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly flaw: Flaw }

/** A body of an older format is handed out unparsed: `migrations` bring it up. */
export type RawReading =
  | { readonly ok: true; readonly format: number; readonly body: unknown; readonly bytes: number }
  | { readonly ok: false; readonly flaw: Flaw }

export async function readRaw(ports: SavePorts, file: string, kind: Kind): Promise<RawReading> {
  let bytes: Buffer
  try {
    bytes = await ports.disk.readFile(file)
  } catch (error) {
    const code = errorCode(error)
    if (code === undefined) throw error
    return code === 'ENOENT' || code === 'ENOTDIR'
      ? { ok: false, flaw: { kind: 'missing', detail: 'is not there' } }
      : { ok: false, flaw: { kind: 'damaged', detail: `can’t be read (${code})` } }
  }
  const opened = unseal(bytes, kind, ports.appVersion)
  return opened.ok ? { ...opened, bytes: bytes.length } : opened
}

export async function readFileOf<T>(
  ports: SavePorts,
  file: string,
  kind: Kind,
  parser: z.ZodType<T>,
): Promise<Reading<T>> {
  const raw = await readRaw(ports, file, kind)
  if (!raw.ok) return raw
  if (raw.format !== FORMAT)
    return {
      ok: false,
      flaw: { kind: 'damaged', detail: `is of format ${raw.format} among files of format ${FORMAT}` },
    }
  return parseBody(parser, raw.body)
}

export function parseBody<T>(parser: z.ZodType<T>, body: unknown): Reading<T> {
  const parsed = parser.safeParse(body)
  if (parsed.success) return { ok: true, value: parsed.data }
  const issue = parsed.error.issues[0]
  const at = issue === undefined || issue.path.length === 0 ? 'the whole' : issue.path.join('.')
  return { ok: false, flaw: { kind: 'damaged', detail: `is not shaped as it should be (at ${at})` } }
}

/** lowdb's `Low` holds the data and asks this to keep it. A file that can't be read throws its flaw's words. */
export class SafeFile<T> implements Adapter<T> {
  constructor(
    private readonly ports: SavePorts,
    readonly file: string,
    private readonly kind: Kind,
    private readonly parser: z.ZodType<T>,
  ) {}

  async read(): Promise<T | null> {
    const reading = await readFileOf(this.ports, this.file, this.kind, this.parser)
    if (reading.ok) return reading.value
    if (reading.flaw.kind === 'missing') return null
    throw new Error(`${this.file} ${reading.flaw.detail}`)
  }

  write(data: T): Promise<void> {
    return replaceFile(this.ports.disk, this.file, seal(this.kind, this.ports.appVersion, data))
  }
}
