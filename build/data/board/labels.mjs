// Labels are fitted: the largest size whose box lies wholly inside the space. Counters get the hexes that are left.
import { SIZE, W, centre, toAxial } from './grid.mjs'
import { LABEL_NEAR, SPACES, spaceById } from './tables.mjs'
import { around, hexAt } from './classify.mjs'
import { hexesOf, problems } from './graph.mjs'

export const depth = new Map() // rings from the border, 1 at the border
for (const s of SPACES) {
  let layer = hexesOf.get(s.id).filter((h) => around(h).length < 6 || around(h).some((n) => n.id !== s.id)),
    d = 1
  const done = new Set(layer)
  for (const h of layer) depth.set(h, 1)
  while (layer.length) {
    d++
    layer = [...new Set(layer.flatMap(around))].filter((n) => n.id === s.id && !done.has(n))
    for (const h of layer) {
      depth.set(h, d)
      done.add(h)
    }
  }
}
export const cellOf = (text) => {
  const [c, row] = text.split(',').map(Number)
  return toAxial(c, row)
}
export const boxes = []
export const hits = (b) => boxes.some((o) => b.x0 < o.x1 && b.x1 > o.x0 && b.y0 < o.y1 && b.y1 > o.y0)
export const boxAt = (x, y, w, h) => ({ x0: x - w / 2, x1: x + w / 2, y0: y - h / 2, y1: y + h / 2 })
export function layouts(name) {
  const words = name.replace(/-/g, '- ').split(' ').filter(Boolean),
    out = []
  const join2 = (ws) => ws.join(' ').replace(/- /g, '-')
  out.push([join2(words)])
  for (let i = 1; i < words.length; i++) out.push([join2(words.slice(0, i)), join2(words.slice(i))])
  if (words.length === 3) out.push(words.map((w) => w))
  return out
}
export function textSize(lines, fs, em) {
  return [Math.max(...lines.map((l) => l.length)) * em * fs, lines.length * 1.08 * fs]
}
export const LABELS = new Map()
export function place(s, min) {
  const l = hexesOf.get(s.id),
    em = s.kind === 'sea' ? 0.53 : 0.6
  const mx = l.reduce((t, h) => t + centre(h.q, h.r)[0], 0) / l.length,
    my = l.reduce((t, h) => t + centre(h.q, h.r)[1], 0) / l.length
  const cap = Math.min(s.kind === 'sea' ? 19 : 25, 8.5 + Math.sqrt(l.length) * (s.kind === 'sea' ? 1.5 : 1.75)),
    span = Math.sqrt(l.length) * W
  const at = []
  for (const h of l) {
    const [x, y] = centre(h.q, h.r)
    at.push([x, y])
    for (const [dx, dy] of [
      [0.5, 0],
      [0.25, 0.433],
      [0, 0.5],
      [-0.25, 0.433],
    ])
      at.push([x + dx * W, y + dy * W])
  }
  let best = null
  const near = LABEL_NEAR[s.id] && centre(...cellOf(LABEL_NEAR[s.id]))
  for (const lines of layouts(s.name))
    for (let fs = cap; fs >= min; fs -= 0.5) {
      const [w, hgt] = textSize(lines, fs, em)
      let found = false
      for (const [x, y] of at) {
        let ok = !near || Math.hypot(x - near[0], y - near[1]) < 2 * W
        for (let i = 0; i <= 12 && ok; i++)
          for (let j = 0; j <= 2 && ok; j++)
            ok = hexAt(x - w / 2 - 3 + ((w + 6) * i) / 12, y - hgt / 2 - 1 + ((hgt + 2) * j) / 2)?.id === s.id
        if (!ok || hits(boxAt(x, y, w, hgt))) continue
        found = true
        const score = fs - (7 * Math.hypot(x - mx, y - my)) / span - 0.8 * (lines.length - 1)
        if (!best || score > best.score) best = { score, x, y, fs, lines, w, h: hgt }
      }
      if (found && best && best.fs > fs + 4) break
    }
  return best
}
export function placeOutside(s) {
  // tiny spaces: the name goes onto the sea next to them
  const l = hexesOf.get(s.id).map((h) => centre(h.q, h.r)),
    fs = 12,
    em = 0.6
  let best = null
  const xs = l.map((p) => p[0]),
    ys = l.map((p) => p[1]),
    cx = (Math.min(...xs) + Math.max(...xs)) / 2,
    cy = (Math.min(...ys) + Math.max(...ys)) / 2
  for (const lines of layouts(s.name)) {
    const [w, h] = textSize(lines, fs, em)
    for (let dx = -110; dx <= 110; dx += 5)
      for (let dy = -75; dy <= 75; dy += 5) {
        const x = cx + dx,
          y = cy + dy,
          b = boxAt(x, y, w, h)
        let ok = !hits(b)
        for (let i = 0; i <= 8 && ok; i++)
          for (let j = 0; j <= 2 && ok; j++)
            ok = spaceById.get(hexAt(b.x0 - 2 + ((w + 4) * i) / 8, b.y0 + (h * j) / 2)?.id)?.kind === 'sea'
        if (!ok) continue
        const gap = Math.min(
          ...l.map(([px, py]) => Math.hypot(Math.max(b.x0 - px, 0, px - b.x1), Math.max(b.y0 - py, 0, py - b.y1))),
        )
        const score = -gap - 0.15 * Math.abs(dx) - 4 * (lines.length - 1)
        if (!best || score > best.score) best = { score, x, y, fs, lines, w, h, outside: true }
      }
  }
  return best
}
export const order = [...SPACES].sort(
  (a, b) => (a.kind === 'sea') - (b.kind === 'sea') || hexesOf.get(a.id).length - hexesOf.get(b.id).length,
)
export const tiny = []
for (const s of order) {
  if (s.kind === 'sea' && tiny.length)
    for (const t of tiny.splice(0)) {
      const p = placeOutside(t)
      if (p) {
        LABELS.set(t.id, p)
        boxes.push(boxAt(p.x, p.y, p.w, p.h))
      } else problems.push(`no room for the label of ${t.id}`)
    }
  const p = place(s, s.kind === 'sea' ? 9 : 9.5)
  if (p) {
    LABELS.set(s.id, p)
    boxes.push(boxAt(p.x, p.y, p.w + 4, p.h + 2))
  } else if (s.kind !== 'sea') tiny.push(s)
  else problems.push(`no room for the label of ${s.id}`)
}
for (const s of SPACES)
  if (!LABELS.has(s.id)) {
    // last resort, reported above
    const l = hexesOf.get(s.id).map((h) => centre(h.q, h.r)),
      mean = (i) => l.reduce((t, p) => t + p[i], 0) / l.length
    LABELS.set(s.id, { x: mean(0), y: mean(1), fs: 9, lines: [s.name], w: 9, h: 9 })
  }
// Up to six hexes where counters go first, clear of the label, as deep inside as can be.
export function slots(s) {
  const p = LABELS.get(s.id),
    cand = hexesOf.get(s.id).map((h) => {
      const [x, y] = centre(h.q, h.r)
      return { h, x, y }
    })
  const free = cand.filter(
    ({ x, y }) =>
      !p ||
      p.outside ||
      x < p.x - p.w / 2 - SIZE * 0.7 ||
      x > p.x + p.w / 2 + SIZE * 0.7 ||
      y < p.y - p.h / 2 - SIZE * 0.75 ||
      y > p.y + p.h / 2 + SIZE * 0.75,
  )
  const rest = cand.filter((c) => !free.includes(c)),
    mx = p && !p.outside ? p.x : cand.reduce((t, c) => t + c.x, 0) / cand.length,
    my = p && !p.outside ? p.y : cand.reduce((t, c) => t + c.y, 0) / cand.length
  const rank = (c) => Math.hypot(c.x - mx, c.y - my) - 30 * Math.min(depth.get(c.h), 3)
  return [...free.sort((a, b) => rank(a) - rank(b)), ...rest.sort((a, b) => rank(a) - rank(b))]
    .slice(0, 6)
    .map((c) => c.h)
}
export const labelHex = (s) => {
  const p = LABELS.get(s.id)
  if (p && !p.outside) return hexAt(p.x, p.y)
  return [...hexesOf.get(s.id)].sort((a, b) => depth.get(b) - depth.get(a))[0]
}
