/**
 * What is counted from a part of the position and kept as long as that part is. Positions are never changed, so the same part
 * means the same answer; nothing here decides anything.
 */

/** Counted once for each part. */
export function kept<P extends object, T>(count: (part: P) => T): (part: P) => T {
  const answers = new WeakMap<P, { readonly answer: T }>()
  return (part) => {
    const known = answers.get(part)
    if (known) return known.answer
    const answer = count(part)
    answers.set(part, { answer })
    return answer
  }
}

/** Counted again only when one of the parts is another than when it was last asked about the first of them. */
export function keptFor<S, T>(parts: (s: S) => readonly [object, ...unknown[]], count: (s: S) => T): (s: S) => T {
  const answers = new WeakMap<object, { readonly rest: readonly unknown[]; readonly answer: T }>()
  return (s) => {
    const [first, ...rest] = parts(s)
    const known = answers.get(first)
    if (known?.rest.every((x, i) => x === rest[i])) return known.answer
    const answer = count(s)
    answers.set(first, { rest, answer })
    return answer
  }
}
