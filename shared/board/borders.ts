/** Lines between spaces, chained end to end so that dashes run on and joins are round. */
import type { Space } from './board'
import { boardSpaces, spaceOf } from './board'
import type { Corner } from './hex'
import { cornerKey, sidesOf } from './hex'
import { groupOf, lazily, openPath } from './outline'

type Segment = readonly [Corner, Corner]

export interface BorderPaths {
  /** Between land and sea. */
  readonly coast: string
  /** Between two nations, or a nation and land outside the game. */
  readonly nations: string
  /** Between two spaces of one nation: history, not a border of the game. */
  readonly inner: string
  /** Between sea zones. */
  readonly zones: string
}

type LineKind = keyof BorderPaths

function kindOf(a: Space, b: Space): LineKind {
  if (a.kind === 'sea' && b.kind === 'sea') return 'zones'
  if (a.kind === 'sea' || b.kind === 'sea') return 'coast'
  return groupOf(a) === groupOf(b) ? 'inner' : 'nations'
}

/** Joins segments that share an end into as few lines as possible. */
export function chain(segments: readonly Segment[]): readonly (readonly Corner[])[] {
  const ends = new Map<string, Set<Segment>>()
  for (const segment of segments)
    for (const corner of segment) {
      const key = cornerKey(corner)
      ends.set(key, (ends.get(key) ?? new Set()).add(segment))
    }
  const use = (segment: Segment) => segment.forEach((corner) => ends.get(cornerKey(corner))?.delete(segment))
  const walk = (from: Corner): Corner[] => {
    const line: Corner[] = []
    for (let corner = from; ;) {
      const [segment] = ends.get(cornerKey(corner)) ?? []
      if (!segment) return line
      use(segment)
      corner = cornerKey(segment[0]) === cornerKey(corner) ? segment[1] : segment[0]
      line.push(corner)
    }
  }
  const lines: Corner[][] = []
  for (const segment of segments) {
    if (!ends.get(cornerKey(segment[0]))?.has(segment)) continue
    use(segment)
    lines.push([...walk(segment[0]).reverse(), ...segment, ...walk(segment[1])])
  }
  return lines
}

/** Hexsides between every two spaces that `nameOf` tells apart, by their two names; the first side's spaces come along. */
export function sidesBetween(nameOf: (space: Space, other: Space) => string) {
  const pairs = new Map<string, { readonly a: Space; readonly b: Space; readonly segments: Segment[] }>()
  for (const space of boardSpaces)
    for (const hex of space.hexes)
      for (const { beyond, from, to } of sidesOf(hex).slice(0, 3)) {
        const other = spaceOf(beyond) // three sides a hex: each side of the board once
        if (!other || other === space) continue
        const key = [nameOf(space, other), nameOf(other, space)].sort().join(' ')
        const pair = pairs.get(key) ?? { a: space, b: other, segments: [] }
        pairs.set(key, pair)
        pair.segments.push([from, to])
      }
  return [...pairs.values()]
}

export const borderPaths = lazily((): BorderPaths => {
  const paths: Record<LineKind, string> = { coast: '', nations: '', inner: '', zones: '' }
  // One line for each pair of groups; inner borders and zones keep to their pair of spaces.
  const named = (space: Space, other: Space) => {
    const kind = kindOf(space, other)
    return `${kind} ${kind === 'nations' || kind === 'coast' ? groupOf(space) : space.id}`
  }
  for (const { a, b, segments } of sidesBetween(named)) paths[kindOf(a, b)] += chain(segments).map(openPath).join('')
  return paths
})

/** Every hexside between two land hexes of one space: the faint grid, as one path. */
export const gridPath = lazily(() =>
  boardSpaces
    .filter((space) => space.kind !== 'sea')
    .flatMap((space) => {
      const sides = space.hexes.flatMap((hex) =>
        sidesOf(hex)
          .slice(0, 3)
          .filter(({ beyond }) => spaceOf(beyond) === space),
      )
      return sides.map(({ from, to }) => openPath([from, to]))
    })
    .join(''),
)
