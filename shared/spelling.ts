/** Names that were typed with a slip: which one was probably meant. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Letters to change, add or leave out; two that changed places count once. Enough to know a slip. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let i = 1; i <= a.length; i++) {
    rows.push([i])
    for (let j = 1; j <= b.length; j++) {
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const ways = [at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1), at(i - 1, j) + 1, at(i, j - 1) + 1]
      rows[i]?.push(Math.min(...ways, ...(swapped ? [at(i - 2, j - 2) + 1] : [])))
    }
  }
  return at(a.length, b.length)
}

/** A slip is at most so many letters, and never most of a short name. */
const SLIP = 2
const slipIn = (name: string): number => Math.min(SLIP, Math.floor(name.length / 2))

/** Of these names the one that comes nearest, if it comes near; `aliases` are keyed by small letters and digits only. */
export function meantBy(
  typed: string,
  names: readonly string[],
  aliases: Readonly<Record<string, string>> = {},
): string | undefined {
  // A long text is no slip of a name.
  if (typed.length > 60) return undefined
  const name = plain(typed)
  if (Object.hasOwn(aliases, name)) return aliases[name]
  const [best] = names.map((id) => ({ id, far: distance(plain(id), name) })).sort((a, b) => a.far - b.far)
  return best && best.far <= slipIn(name) ? best.id : undefined
}
