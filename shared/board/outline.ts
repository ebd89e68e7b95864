/**
 * Outlines as SVG path data, which a canvas takes too (`new Path2D(d)`). Corners are rounded by 38 % of a hexside: saw-teeth
 * become coast. A corner where three groups meet stays sharp, so that fills and the borders between them agree to the point.
 */
import type { Space } from './board'
import { boardSpaces, spaceOf } from './board'
import type { Corner, Point } from './hex'
import { cornerKey, pointOf, sidesOf } from './hex'

const ROUND = 0.38

const tenth = (v: number) => String(Math.round(v * 10) / 10)
const at = ([x, y]: Point) => `${tenth(x)},${tenth(y)}`
const towards = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * ROUND, a[1] + (b[1] - a[1]) * ROUND]

/** Spaces that are drawn as one piece share a group: a nation, the sea, or a land that the game leaves alone. */
export const groupOf = (space: Space | undefined): string =>
  !space ? 'beyond' : (space.nation ?? (space.kind === 'sea' ? 'sea' : space.id))

/** Closed outlines of all hexes whose space is inside, clockwise; holes run the other way. */
export function loopsOf(inside: (space: Space) => boolean): readonly (readonly Corner[])[] {
  const next = new Map<string, { readonly from: Corner; readonly to: Corner }>()
  for (const space of boardSpaces)
    if (inside(space))
      for (const hex of space.hexes)
        for (const { beyond, from, to } of sidesOf(hex)) {
          const other = spaceOf(beyond)
          if (!other || !inside(other)) next.set(cornerKey(from), { from, to }) // three hexes meet in a corner: one way on
        }
  const loops: Corner[][] = []
  for (const start of next.keys()) {
    const loop: Corner[] = []
    for (let key = start, side = next.get(key); side; side = next.get(key)) {
      loop.push(side.from)
      next.delete(key)
      key = cornerKey(side.to)
    }
    if (loop.length > 0) loops.push(loop)
  }
  return loops
}

const bend = (before: Point, corner: Point, after: Point) =>
  `${at(towards(corner, before))}Q${at(corner)} ${at(towards(corner, after))}`

/** Draws for one way of grouping spaces: what meets in a junction of three groups agrees to the point. */
export function outliner(group: (space: Space | undefined) => string) {
  /** Corners where three groups meet. */
  const junctions = lazily(() => {
    const groups = new Map<string, Set<string>>()
    for (const space of boardSpaces)
      for (const hex of space.hexes)
        for (const side of sidesOf(hex))
          for (const corner of [side.from, side.to]) {
            const key = cornerKey(corner)
            const met = groups.get(key) ?? new Set()
            groups.set(key, met.add(group(space)).add(group(spaceOf(side.beyond))))
          }
    return new Set([...groups].filter(([, met]) => met.size > 2).map(([key]) => key))
  })

  function closedPath(loop: readonly Corner[]): string {
    const points = loop.map(pointOf)
    const steps = loop.map((corner, i) => {
      const point = pointOf(corner)
      if (junctions().has(cornerKey(corner))) return at(point)
      const before = points.at(i - 1) ?? point
      const after = points[(i + 1) % points.length] ?? point
      return bend(before, point, after)
    })
    return `M${steps.join('L')}Z`
  }

  /** A line from end to end; a closed one ends where it began. */
  function openPath(line: readonly Corner[]): string {
    const first = line[0]
    const last = line.at(-1)
    if (!first || !last) return ''
    if (line.length > 2 && cornerKey(first) === cornerKey(last)) return closedPath(line.slice(0, -1))
    const points = line.map(pointOf)
    const steps = line.map((corner, i) => {
      const [before, point, after] = [points[i - 1], pointOf(corner), points[i + 1]]
      return before && after && !junctions().has(cornerKey(corner)) ? bend(before, point, after) : at(point)
    })
    return `M${steps.join('L')}`
  }

  /** Path data around every space that is inside; islands and holes come out as further loops. */
  const outlineOf = (inside: (space: Space) => boolean): string => loopsOf(inside).map(closedPath).join('')
  return { openPath, outlineOf }
}

export const { openPath, outlineOf } = outliner(groupOf)

/** Made when first asked for, then kept: the board never changes. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
