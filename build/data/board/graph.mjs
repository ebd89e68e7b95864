// Who borders whom, and whether that is what the published board says.
import { CLOSED, CONDITIONAL, LINKS, PUBLISHED, SPACES, spaceById } from './tables.mjs'
import { around, components, hexes } from './classify.mjs'

export const hexesOf = new Map(SPACES.map((s) => [s.id, []]))
for (const h of hexes.values()) {
  if (!hexesOf.has(h.id)) throw new Error(`unassigned hex ${h.c},${h.row}: ${h.id}`)
  hexesOf.get(h.id).push(h)
}
for (const l of hexesOf.values()) l.sort((a, b) => a.r - b.r || a.q - b.q)
export const pair = (a, b) => [a, b].sort().join('|')
export const published = new Set(Object.entries(PUBLISHED).flatMap(([a, l]) => l.split(' ').map((b) => pair(a, b))))
export const contacts = new Map() // pair -> shared hexsides
for (const h of hexes.values())
  for (const n of around(h)) if (n.id < h.id) contacts.set(pair(h.id, n.id), (contacts.get(pair(h.id, n.id)) ?? 0) + 1)
export const closed = new Set(CLOSED.map((c) => pair(c.a, c.b)))
export const edges = new Map()
export const kindOf = (a, b) => {
  const k = [spaceById.get(a).kind, spaceById.get(b).kind]
  return k[0] === k[1] ? k[0] : 'coast'
}
for (const [p, sides] of contacts)
  if (!closed.has(p)) {
    const [a, b] = p.split('|')
    edges.set(p, { a, b, kind: kindOf(a, b), hexsides: sides })
  }
for (const l of LINKS) {
  const p = pair(l.a, l.b),
    [a, b] = p.split('|')
  edges.set(p, { a, b, kind: l.kind, hexsides: contacts.get(p) ?? 0, ...(l.games && { games: l.games }) })
}
for (const e of edges.values()) {
  e.published = published.has(pair(e.a, e.b))
  if ([e.a, e.b].some((id) => ['red-sea', 'persian-gulf', 'caspian-sea'].includes(id))) e.optional = true
}
export const problems = []
for (const s of SPACES) {
  const l = hexesOf.get(s.id)
  if (!l.length) {
    problems.push(`${s.id} has no hexes`)
    continue
  }
  const n = components(
    (h) => h.id === s.id,
    () => true,
  ).length
  if (n > 1) problems.push(`${s.id} is in ${n} pieces`)
}
export const isPublished = (id) => spaceById.get(id).original
for (const p of published)
  if (!edges.has(p) && !CONDITIONAL.some((c) => pair(c.a, c.b) === p)) problems.push(`published border missing: ${p}`)
for (const c of CLOSED) if (!contacts.has(pair(c.a, c.b))) problems.push(`closed contact not needed: ${pair(c.a, c.b)}`)
for (const l of LINKS)
  if (!!l.touching !== contacts.has(pair(l.a, l.b)) && l.kind !== 'inset')
    problems.push(`link ${l.name}: touching is ${contacts.has(pair(l.a, l.b))}`)
export const extra = [...edges.values()].filter((e) => !e.published && isPublished(e.a) && isPublished(e.b))
for (const e of extra)
  if (![e.a, e.b].some((id) => spaceById.get(id).neutral))
    problems.push(`border not on the published board: ${pair(e.a, e.b)} (${e.hexsides} hexsides)`)
export const serbia = [...edges.values()]
  .filter((e) => e.a === 'serbia' || e.b === 'serbia')
  .map((e) => (e.a === 'serbia' ? e.b : e.a))
  .sort()
if (serbia.join() !== 'bulgaria,greece,rumania,yugoslavia') problems.push(`Serbia borders ${serbia}`)
