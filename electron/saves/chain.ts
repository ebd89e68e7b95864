/** Ties every entry to all before it, so that files of different moments, or an edited one, can't pass as one history. */
import { createHash } from 'node:crypto'
import { canonical } from '../engine/core/hash'
import type { Birth, StoredEntry } from './schema'

const short = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

export const chainOfBirth = (birth: Birth): string => short(canonical(birth))

export const linkOf = (before: string, entry: Omit<StoredEntry, 'chain'> & { chain?: unknown }): string =>
  short(`${before}\n${canonical({ ...entry, chain: undefined })}`)

/** How many entries, from the first, follow from the birth. */
export function chained(birth: Birth, entries: readonly StoredEntry[]): number {
  let chain = chainOfBirth(birth)
  for (const [n, entry] of entries.entries()) {
    if (linkOf(chain, entry) !== entry.chain) return n
    chain = entry.chain
  }
  return entries.length
}

export const chainEnd = (birth: Birth, entries: readonly StoredEntry[]): string =>
  entries.at(-1)?.chain ?? chainOfBirth(birth)
