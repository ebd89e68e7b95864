/** What `clauses.ts` compares: clause ids of a rulebook and clause ids in the titles of tests. */
export interface Book {
  readonly prefix: string
  readonly clauses: readonly string[]
}
export interface Finding {
  readonly clause: string
  /** The file that names it; empty for a clause that none names. */
  readonly where: string
}

const id = (prefix: string): string => `${prefix}-\\d+\\.T?\\d+`

/** Ids that a rulebook defines: at the head of a list item or a paragraph, or as the title of a table. */
export function clausesIn(rulebook: string, prefix: string): readonly string[] {
  const defined = new RegExp(`^(?:[-*|]\\s+)?(?:\\*\\*)?(?:Table )?(${id(prefix)})\\b`, 'gm')
  return [...new Set([...rulebook.matchAll(defined)].map((m) => m[1] ?? ''))]
}

/** Titles of `test`, `it` and `describe`, also with `.each(…)`, in any quotes. */
export function titlesIn(source: string): readonly string[] {
  const title =
    /\b(?:test|it|describe)(?:\.\w+(?:\((?:[^()]|\([^()]*\))*\)|<[^>]*>)?)*\(\s*(['"`])((?:\\.|(?!\1)[\s\S])*)\1/g
  return [...source.matchAll(title)].map((m) => m[2] ?? '')
}

/** A title may name a run of clauses as `OW-3.4` or `OW-3.4 OW-3.6`; chapters alone (`OW-3`) name none. */
export function compare(
  books: readonly Book[],
  tests: readonly { readonly path: string; readonly text: string }[],
): { readonly unnamed: readonly Finding[]; readonly unknown: readonly Finding[] } {
  const known = new Set(books.flatMap((b) => b.clauses))
  const any = new RegExp(`\\b${id(`(?:${books.map((b) => b.prefix).join('|')})`)}\\b`, 'g')
  const named = tests.flatMap(({ path, text }) =>
    titlesIn(text).flatMap((title) => [...title.matchAll(any)].map((m): Finding => ({ clause: m[0], where: path }))),
  )
  const seen = new Set(named.map((f) => f.clause))
  return {
    unnamed: [...known].filter((clause) => !seen.has(clause)).map((clause) => ({ clause, where: '' })),
    unknown: named.filter((f) => !known.has(f.clause)),
  }
}
