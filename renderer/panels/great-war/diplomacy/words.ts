/** Names and small phrases of the Diplomacy page. Sentences of rules come from the engine; these only label. */
import type { Consequences, Pair, UnitCount } from '../../../../shared/great-war/diplomacy'
import { KINDS, type Kind, type NationId } from '../../../../shared/great-war/ids'
import type { GreatWarView } from '../../../../shared/great-war/view'
import { OPINION_EVENTS, signed } from '../../../../shared/wording/great-war-diplomacy'
import { sayGoods, sayNation, SayNation } from '../../../../shared/wording/great-war-names'
import { counted, listed } from '../../../../shared/wording/text'

export { counted, listed } from '../../../../shared/wording/text'
export { signed } from '../../../../shared/wording/great-war-diplomacy'

/** As a title or in a list: without the article that a sentence needs. */
export const plainName = (n: NationId | 'mexico'): string => SayNation(n).replace(/^The /, '')
export const possessive = (name: string): string => (name.endsWith('s') ? `${name}’` : `${name}’s`)
export const LOOKING_BACK = 'You are looking at an earlier position; go back to the present to play on.'

export const sayCounts = (counts: readonly UnitCount[]): string => listed(counts.map((x) => sayGoods(x.kind, x.count)))

export function countKinds(kinds: readonly Kind[]): UnitCount[] {
  return KINDS.map((kind) => ({ kind, count: kinds.filter((k) => k === kind).length })).filter((x) => x.count > 0)
}
/** Names units by what they are, as far as they are on the board that is shown. */
export function unitSayer(view: GreatWarView): (ids: readonly string[]) => string {
  const kinds = new Map(Object.values(view.spaces).flatMap((s) => s.units.map((u) => [u.id, u.kind] as const)))
  return (ids) => {
    const known = ids.flatMap((id) => kinds.get(id) ?? [])
    return known.length === ids.length ? sayCounts(countKinds(known)) : counted(ids.length, 'unit')
  }
}

/** Pairs as sentences, gathered by whoever has most of them: "Germany with France and Russia". */
export function sayPairs(pairs: readonly Pair[]): string[] {
  const left = [...pairs]
  const lines: string[] = []
  while (left.length > 0) {
    const counts = new Map<NationId, number>()
    for (const n of left.flat()) counts.set(n, (counts.get(n) ?? 0) + 1)
    const [hub] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? []
    if (hub === undefined) break
    const own = left.filter((p) => p.includes(hub))
    lines.push(`${SayNation(hub)} with ${listed(own.map(([a, b]) => sayNation(a === hub ? b : a)))}`)
    for (const p of own) left.splice(left.indexOf(p), 1)
  }
  return lines
}

/** "US opinion +1, to +3"; empty where nothing moves. */
export function sayOpinion(c: Consequences): string {
  const [first, last] = [c.opinion[0], c.opinion.at(-1)]
  if (!first || !last) return ''
  return `US opinion ${signed(last.to - first.from)}, to ${signed(last.to)}`
}
export const opinionReason = (c: Consequences): string =>
  listed(c.opinion.map((m) => `${m.code}, ${OPINION_EVENTS[m.code]}`))

export const percent = ({ n, over }: { readonly n: number; readonly over: number }): string => {
  const p = (100 * n) / over
  return p > 0 && p < 1 ? '<1 %' : `${Math.round(p)} %`
}
const ATTEMPTS = ['One attempt succeeds', 'two', 'three']
export const sayChances = (chances: readonly { readonly n: number; readonly over: number }[]): string =>
  chances.map((c, i) => `${ATTEMPTS[i] ?? `${i + 1}`} in ${percent(c)}`).join(', ')
