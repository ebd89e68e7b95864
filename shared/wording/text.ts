/** Small tools for sentences. */

/** "A", "A and B", "A, B and C". */
export function listed(words: readonly string[], last = 'and'): string {
  const end = words.at(-1)
  if (end === undefined) return ''
  return words.length === 1 ? end : `${words.slice(0, -1).join(', ')} ${last} ${end}`
}

/** `1 factor`, `2 factors`. */
export const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`

/** With a capital at the beginning. */
export const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

const SPELT = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
/** In a sentence: `five`, `twelve`, `13`. */
export const spelt = (n: number): string => SPELT[n] ?? `${n}`
