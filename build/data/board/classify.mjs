// Every hex votes for land or sea and for an owner; crumbs, puddles and spikes are tidied, and the sea falls into zones.
import { createRequire } from 'node:module'
import { feature } from 'topojson-client'
import {
  AMERICA,
  COLS,
  DIRS,
  ROWS,
  ROW_PITCH,
  SIZE,
  W,
  america,
  boardToKm,
  centre,
  europe,
  key,
  boardToAmericaKm,
  toAxial,
} from './grid.mjs'
import { FORCE, OWNER, OWNER_AMERICA, SEA_BOXES, SEA_SEEDS, spaceById } from './tables.mjs'

const require = createRequire(import.meta.url)

export function loadCountries(res) {
  const topo = require(`world-atlas/countries-${res}.json`)
  return feature(topo, topo.objects.countries).features.map((f) => ({
    code: f.id ?? f.properties.name.toLowerCase(),
    polys: f.geometry.type === 'Polygon' ? [f.geometry.coordinates] : f.geometry.coordinates,
  }))
}
export function planar(countries, owners, proj) {
  const out = []
  for (const c of countries) {
    if (!(c.code in owners)) continue
    for (const poly of c.polys) {
      const rings = poly.map((ring) => ring.map((p) => proj(p)))
      const xs = rings[0].map((p) => p[0]),
        ys = rings[0].map((p) => p[1])
      out.push({ code: c.code, rings, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] })
    }
  }
  return out
}
export function hit(polys, x, y) {
  for (const p of polys) {
    if (x < p.box[0] || x > p.box[2] || y < p.box[1] || y > p.box[3]) continue
    let inside = false
    for (const ring of p.rings)
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [xi, yi] = ring[i],
          [xj, yj] = ring[j]
        if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
      }
    if (inside) return p.code
  }
  return null
}
export const countries = loadCountries('50m')
export const polysE = planar(countries, OWNER, europe),
  polysA = planar(countries, OWNER_AMERICA, america)

export const SAMPLES = [] // 37 points filling a hex
for (let q = -3; q <= 3; q++)
  for (let r = -3; r <= 3; r++) if (Math.abs(q + r) <= 3) SAMPLES.push([(W / 7) * (q + r / 2), (W / 7) * 0.866 * r])

export const hexes = new Map() // key -> {q,r,c,row,id,land}
for (let row = 0; row < ROWS; row++)
  for (let c = 0; c < COLS; c++) {
    const [q, r] = toAxial(c, row),
      [cx, cy] = centre(q, r)
    const votes = new Map()
    let land = 0
    for (const [dx, dy] of SAMPLES) {
      const x = cx + dx,
        y = cy + dy
      let id = null
      if (c < AMERICA.maxCol && row < AMERICA.maxRow) {
        const code = hit(polysA, ...boardToAmericaKm(x, y))
        if (code) id = OWNER_AMERICA[code]
      }
      if (!id && (c > AMERICA.maxCol - 3 || row > AMERICA.maxRow)) {
        const km = boardToKm(x, y),
          code = hit(polysE, ...km)
        if (code) {
          const o = OWNER[code]
          if (typeof o === 'string') id = o
          else {
            const [lon, lat] = europe.invert(km)
            id = o(lon, lat, [x, y])
          }
        }
      }
      if (id) {
        land++
        votes.set(id, (votes.get(id) ?? 0) + 1)
      }
    }
    const best = [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
    hexes.set(key(q, r), {
      q,
      r,
      c,
      row,
      share: land / SAMPLES.length,
      best,
      id: land / SAMPLES.length >= 0.5 ? best : 'sea',
    })
  }
export const hexAt = (x, y) => {
  // board pixels -> axial, by cube rounding
  const fy = (y - SIZE) / ROW_PITCH,
    fx = (x - W / 2) / W - fy / 2
  let q = Math.round(fx),
    r = Math.round(fy)
  const s = Math.round(-fx - fy)
  const dq = Math.abs(q - fx),
    dr = Math.abs(r - fy),
    ds = Math.abs(s + fx + fy)
  if (dq > dr && dq > ds) q = -r - s
  else if (dr > ds) r = -q - s
  return hexes.get(key(q, r))
}
export const off = (c, row) => hexes.get(key(...toAxial(c, row)))
export const around = (h) => DIRS.map(([dq, dr]) => hexes.get(key(h.q + dq, h.r + dr))).filter(Boolean)

export const cells = (text) => text.split(' ').map((p) => p.split(',').map(Number))
for (const [id, text] of Object.entries(FORCE))
  for (const [c, row] of cells(text)) Object.assign(off(c, row), { id, forced: true })
// tidy: drop stray land crumbs, fill puddles, smooth single-hex spikes between territories
export function components(pred, same) {
  const seen = new Set(),
    out = []
  for (const h of hexes.values()) {
    if (seen.has(h) || !pred(h)) continue
    const comp = [],
      todo = [h]
    seen.add(h)
    while (todo.length) {
      const x = todo.pop()
      comp.push(x)
      for (const n of around(x))
        if (!seen.has(n) && pred(n) && same(x, n)) {
          seen.add(n)
          todo.push(n)
        }
    }
    out.push(comp)
  }
  return out
}
export const isLand = (h) => h.id !== 'sea' && spaceById.get(h.id)?.kind === 'land'
export const log = []
for (let pass = 0; pass < 4; pass++) {
  const comps = components(isLand, (a, b) => a.id === b.id),
    biggest = new Map()
  for (const c of comps) if (!(biggest.get(c[0].id)?.length >= c.length)) biggest.set(c[0].id, c)
  for (const c of comps) {
    if (c === biggest.get(c[0].id)) continue
    if (c.some((h) => h.forced)) log.push(`forced crumb kept: ${c[0].id} at ${c.map((h) => [h.c, h.row])}`)
    for (const h of c) {
      const count = new Map()
      for (const n of around(h)) if (isLand(n) && !c.includes(n)) count.set(n.id, (count.get(n.id) ?? 0) + 1)
      const to = [...count].sort((a, b) => b[1] - a[1])[0]
      h.id = to && to[1] >= 1 && h.share > 0.5 ? to[0] : 'sea'
    }
  }
}
for (const c of components(
  (h) => h.id === 'sea',
  () => true,
))
  if (c.length < 4)
    for (const h of c) {
      const n = around(h).find(isLand)
      log.push(`puddle ${h.c},${h.row}`)
      if (!h.forced && n) h.id = h.best ?? n.id
    }
// spikes: an unforced hex with at most one like neighbour and four of one other land changes hands
for (const h of hexes.values())
  if (!h.forced && isLand(h)) {
    const count = new Map()
    for (const n of around(h)) count.set(n.id, (count.get(n.id) ?? 0) + 1)
    for (const [id, n] of count)
      if (n >= 4 && id !== h.id && id !== 'sea' && (count.get(h.id) ?? 0) <= 1) {
        log.push(`spike ${h.id} ${h.c},${h.row} -> ${id}`)
        h.id = id
        break
      }
  }
// sea zones
export const seeds = Object.entries(SEA_SEEDS).flatMap(([id, text]) => cells(text).map(([c, row]) => [id, c, row]))
for (const h of hexes.values())
  if (h.id === 'sea') {
    let bd = Infinity
    const [x, y] = centre(h.q, h.r)
    for (const [id, c, row] of seeds) {
      const sx = W * (c + 0.25) + W / 2,
        sy = ROW_PITCH * row + SIZE,
        d = (x - sx) ** 2 + (y - sy) ** 2
      if (d < bd) {
        bd = d
        h.zone = id
      }
    }
  }
for (const h of hexes.values())
  if (h.zone) {
    h.id = h.zone
    for (const [id, c0, r0, c1, r1] of SEA_BOXES) if (h.c >= c0 && h.c <= c1 && h.row >= r0 && h.row <= r1) h.id = id
  }
for (const [k, h] of hexes) if (h.id === 'void') hexes.delete(k)
// a zone must be one blob: give its crumbs to the neighbouring zone with the longest shared border
for (let pass = 0; pass < 3; pass++) {
  const isSea = (h) => spaceById.get(h.id)?.kind === 'sea'
  const comps = components(isSea, (a, b) => a.id === b.id),
    biggest = new Map()
  for (const c of comps) if (!(biggest.get(c[0].id)?.length >= c.length)) biggest.set(c[0].id, c)
  for (const c of comps)
    if (c !== biggest.get(c[0].id)) {
      const count = new Map()
      for (const h of c)
        for (const n of around(h)) if (isSea(n) && n.id !== c[0].id) count.set(n.id, (count.get(n.id) ?? 0) + 1)
      const to = [...count].sort((a, b) => b[1] - a[1])[0]?.[0]
      log.push(`zone crumb ${c[0].id} x${c.length} at ${c[0].c},${c[0].row} -> ${to}`)
      if (to) for (const h of c) h.id = to
    }
}
