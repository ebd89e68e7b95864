#!/usr/bin/env node
// Builds the hex board from the public-domain Natural Earth country shapes (world-atlas).
//   node build/data/board/generate.mjs --out FOLDER
// Writes europe-hexes.json and adjacency.json; the same input gives the same bytes. Ends with status 1 and a list when a
// space is missing or in two pieces, a published border is missing or one is too many, or a label has no room.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AMERICA, BOARD_H, BOARD_W, COLS, EUROPE, ROWS, SIZE, W, WARP_X, WARP_Y } from './grid.mjs'
import { CLOSED, CONDITIONAL, LINKS, SPACES, spaceById } from './tables.mjs'
import { hexes, log } from './classify.mjs'
import { edges, hexesOf, problems } from './graph.mjs'
import { LABELS, cellOf, labelHex, slots } from './labels.mjs'

const outAt = process.argv.indexOf('--out')
const OUT = outAt < 0 ? new URL('../../../shared/board/', import.meta.url).pathname : process.argv[outAt + 1]

const round = (v) => Math.round(v * 10) / 10
const qr = (h) => [h.q, h.r]
const spacesOut = SPACES.map((s) => {
  const p = LABELS.get(s.id),
    { original, ...rest } = s
  return {
    ...rest,
    originsRegion: s.originsRegion ?? null,
    onPublishedBoard: original,
    label: {
      hex: qr(labelHex(s)),
      x: round(p.x),
      y: round(p.y),
      size: round(p.fs),
      lines: p.lines,
      ...(p.outside && { outside: true }),
    },
    slots: slots(s).map(qr),
    hexes: hexesOf.get(s.id).map(qr),
  }
}).sort((a, b) => (a.id < b.id ? -1 : 1))
const board = {
  format: 1,
  name: 'Europe 1914',
  hex: { orientation: 'pointy', coordinates: 'axial', size: SIZE, offset: 'odd-r', columns: COLS, rows: ROWS },
  pixels: {
    width: round(BOARD_W),
    height: round(BOARD_H),
    originX: round(W / 2),
    originY: SIZE,
    note: 'x = originX + sqrt(3)*size*(q + r/2); y = originY + 1.5*size*r; label x, y, size are in these pixels',
  },
  projection: {
    europe: {
      name: 'azimuthal equal area',
      centre: [18, 50],
      kmRadius: EUROPE.kmRadius,
      warpX: WARP_X,
      warpY: WARP_Y,
      warpNote: '[km in the plane, hex widths on the board], linear between, box-smoothed over +-3 hex widths',
    },
    northAmerica: {
      name: 'azimuthal equal area',
      centre: [-66, 44],
      kmRadius: AMERICA.kmRadius,
      at: AMERICA.at,
      kmPerHex: AMERICA.kmPerHex,
    },
  },
  counts: {},
  spaces: spacesOut,
  links: LINKS.map(({ between, ...l }) => ({ ...l, between: between.map(cellOf) })),
  conditionalLinks: CONDITIONAL,
  closedContacts: CLOSED,
}
const graph = {}
for (const s of SPACES) graph[s.id] = []
for (const e of edges.values())
  for (const [x, y] of [
    [e.a, e.b],
    [e.b, e.a],
  ])
    graph[x].push({
      to: y,
      kind: e.kind,
      hexsides: e.hexsides,
      published: e.published,
      ...(e.optional && { optional: true }),
      ...(e.games && { games: e.games }),
    })
const sortedGraph = Object.fromEntries(
  Object.keys(graph)
    .sort()
    .map((id) => [id, graph[id].sort((a, b) => (a.to < b.to ? -1 : 1))]),
)
const byKind = {}
for (const e of edges.values()) byKind[e.kind] = (byKind[e.kind] ?? 0) + 1
const kinds = {}
for (const s of SPACES) kinds[s.kind] = (kinds[s.kind] ?? 0) + 1
const hexKinds = {}
for (const h of hexes.values()) {
  const k = spaceById.get(h.id).kind
  hexKinds[k] = (hexKinds[k] ?? 0) + 1
}
board.counts = {
  hexes: hexes.size,
  hexesByKind: hexKinds,
  spaces: SPACES.length,
  spacesByKind: kinds,
  edges: edges.size,
  edgesByKind: byKind,
}
// one space per line keeps the diff readable
const json = JSON.stringify({ ...board, spaces: '@' }, null, 1).replace(
  '"@"',
  '[\n' + spacesOut.map((s) => '  ' + JSON.stringify(s)).join(',\n') + '\n ]',
)
writeFileSync(join(OUT, 'europe-hexes.json'), json + '\n')
const body = Object.entries(sortedGraph)
  .map(([id, l]) => `  ${JSON.stringify(id)}: [\n${l.map((e) => '   ' + JSON.stringify(e)).join(',\n')}\n  ]`)
  .join(',\n')
writeFileSync(
  join(OUT, 'adjacency.json'),
  `{\n "format": 1,\n "counts": ${JSON.stringify({ spaces: SPACES.length, edges: edges.size, edgesByKind: byKind })},\n "conditional": ${JSON.stringify(CONDITIONAL)},\n "closed": ${JSON.stringify(CLOSED)},\n "graph": {\n${body}\n }\n}\n`,
)

if (process.argv.includes('--verbose')) console.log(log.join('\n'))
if (problems.length > 0) console.error('PROBLEMS\n  ' + problems.join('\n  '))
process.exitCode = problems.length > 0 ? 1 : 0
