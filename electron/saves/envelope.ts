/**
 * Every file we write is one line that says what follows and how to check it, then compact JSON. The line alone tells
 * apart a file of ours, another program's, a newer app's, one that ends too early and one whose bytes have changed.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Format of everything the saves room writes. Goes up with every change of shape; see `migrations/`. */
export const FORMAT = 1

export const KINDS = ['keg-campaign', 'keg-history', 'keg-export', 'keg-settings'] as const
export type Kind = (typeof KINDS)[number]

/** What is wrong with one file, before anybody asks whether an older copy can help. */
export interface Flaw {
  readonly kind: 'missing' | 'foreign' | 'newer' | 'truncated' | 'damaged'
  /** In a few words, as the second half of a sentence about the file. */
  readonly detail: string
}

export type Unsealed =
  { readonly ok: true; readonly format: number; readonly body: unknown } | { readonly ok: false; readonly flaw: Flaw }

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex')

export function seal(kind: Kind, app: string, value: unknown, format = FORMAT): string {
  const body = JSON.stringify(value)
  const head = { format, kind, app, bytes: Buffer.byteLength(body), sha256: sha256(body) }
  return `${JSON.stringify(head)}\n${body}`
}

const START = '{"format":'
const MAX_HEAD_BYTES = 1000
/** All that every future format promises to keep: what it is and how new. */
const signpost = z.looseObject({
  format: z.int().min(0),
  kind: z.string().startsWith('keg-'),
  app: z.string().max(40).optional(),
})
const fullHead = z.looseObject({ bytes: z.int().min(0), sha256: z.string().length(64) })

const flaw = (kind: Flaw['kind'], detail: string): Unsealed => ({ ok: false, flaw: { kind, detail } })
const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export function unseal(bytes: Buffer, kind: Kind, app: string): Unsealed {
  if (bytes.length === 0) return flaw('truncated', 'is empty')
  const lineEnd = bytes.subarray(0, MAX_HEAD_BYTES).indexOf(10)
  const line = bytes.subarray(0, lineEnd === -1 ? MAX_HEAD_BYTES : lineEnd).toString('utf8')
  const looksOurs = line.startsWith(START) || START.startsWith(line)
  if (lineEnd === -1)
    return looksOurs && bytes.length < MAX_HEAD_BYTES
      ? flaw('truncated', 'ends within its first line')
      : flaw('foreign', 'is not a file of Powder Keg')

  const raw = parseJson(line)
  if (raw === undefined && looksOurs) return flaw('damaged', 'has a first line that can’t be read')
  const sign = signpost.safeParse(raw)
  if (!sign.success) return flaw('foreign', 'is not a file of Powder Keg')
  if (sign.data.format > FORMAT)
    return flaw(
      'newer',
      `was written by ${sign.data.app === undefined ? 'a newer Powder Keg' : `Powder Keg ${sign.data.app}`} (format ${sign.data.format}); ` +
        `this is Powder Keg ${app}, which reads up to format ${FORMAT}`,
    )
  if (sign.data.kind !== kind) return flaw('foreign', `is a file of another kind (${sign.data.kind})`)

  const head = fullHead.safeParse(raw)
  if (!head.success) return flaw('damaged', 'has a first line that can’t be read')
  const body = bytes.subarray(lineEnd + 1)
  if (body.length < head.data.bytes)
    return flaw('truncated', `ends too early (${body.length} of ${head.data.bytes} bytes are there)`)
  if (body.length !== head.data.bytes || sha256(body) !== head.data.sha256)
    return flaw('damaged', 'has changed since it was saved (its checksum does not match)')
  const value = parseJson(body.toString('utf8'))
  return value === undefined ? flaw('damaged', 'holds no JSON') : { ok: true, format: sign.data.format, body: value }
}
