/** Small tools for sentences. */

/** "A", "A and B", "A, B and C". */
export function listed(words: readonly string[], last = 'and'): string {
  const end = words.at(-1)
  if (end === undefined) return ''
  return words.length === 1 ? end : `${words.slice(0, -1).join(', ')} ${last} ${end}`
}

/** `1 factor`, `2 factors`. */
export const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`
