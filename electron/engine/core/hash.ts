import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** JSON with the keys of every object sorted: equal values, equal text. `undefined` members are left out. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value !== null && typeof value === 'object') {
    const members = Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([k, v]) => `${JSON.stringify(k)}:${canonical(v)}`)
    return `{${members.join(',')}}`
  }
  return JSON.stringify(value) ?? 'null'
}

/** SHA-256 in hex of a text's UTF-8 bytes. */
export const hashText = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)))

/** First 16 hex digits of the SHA-256 of the canonical JSON: enough to tell two positions apart. */
export const hashState = (state: unknown): string => hashText(canonical(state)).slice(0, 16)
