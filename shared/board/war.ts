/**
 * The board of The Great War: every space a region of its own, drawn so that fills, borders and trenches agree to the point.
 * The inset of the Far East belongs to the other game. Names on the map are those of the rulebook (GW-3.2).
 */
import type { NationId } from '../great-war/ids'
import nations from '../great-war/data/nations.json'
import type { Space, SpaceLabel } from './board'
import { boardSpaces, graph, straits } from './board'
import { chain, sidesBetween } from './borders'
import type { Point } from './hex'
import { centreOf } from './hex'
import { lazily, outliner } from './outline'

export interface WarSpace extends Omit<Space, 'kind' | 'nation'> {
  readonly kind: 'land' | 'sea'
  /** Whose convoy the zone is. */
  readonly convoyOf?: NationId
}

/** Names that the rulebook changes, and lines that its longer ones need. */
const LINES: Readonly<Record<string, readonly string[]>> = {
  leningrad: ['Petrograd'],
  stalingrad: ['Tsaritsyn'],
  rumania: ['Romania'],
  'eastern-us': ['Eastern', 'US'],
  'us-east-coast': ['U.S. Eastern', 'Coast'],
  'british-convoy-1': ['British', 'Convoy 1'],
  'british-convoy-2': ['British', 'Convoy 2'],
  'british-convoy-3': ['British', 'Convoy 3'],
  'british-convoy-4': ['British', 'Convoy 4'],
  'us-convoy-1': ['U.S.', 'Convoy 1'],
  'us-convoy-2': ['U.S.', 'Convoy 2'],
}
const labelOf = ({ id, label }: Space): SpaceLabel => ({ ...label, lines: LINES[id] ?? label.lines })

const convoys = new Map(nations.flatMap((n) => n.convoys.map((c) => [c.space, n.id as NationId] as const)))

export const warSpaces: readonly WarSpace[] = boardSpaces.flatMap((space): WarSpace[] => {
  const { id, name, kind, hexes } = space
  if (kind === 'inset') return []
  const owner = convoys.get(id)
  return [{ id, name, kind, hexes, label: labelOf(space), ...(owner ? { convoyOf: owner } : {}) }]
})
const byId = new Map(warSpaces.map((space) => [space.id, space]))
export const warSpace = (id: string): WarSpace | undefined => byId.get(id)

const sea = (space: Space) => space.kind === 'sea'
/** Coasts run on where two zones meet: seen from the land there is one sea. */
const land = outliner((space) => (!space ? 'beyond' : sea(space) ? 'sea' : space.id))
const zones = outliner((space) => space?.id ?? 'beyond')

const outlines = lazily(
  () =>
    new Map(
      warSpaces.map((space) => {
        const drawn = space.kind === 'sea' ? zones : land
        return [space.id, drawn.outlineOf((other) => other.id === space.id)] as const
      }),
    ),
)
export const warPath = (id: string): string => outlines().get(id) ?? ''

/** All land of this game. */
export const warLandPath = lazily(() => land.outlineOf((space) => space.kind === 'land'))

export interface WarBorder {
  readonly a: string
  readonly b: string
  readonly kind: 'land' | 'coast' | 'zone'
  readonly d: string
}
/** Between every two lands, every land and the sea as one, and every two zones. A coast's `a` is the land. */
export const warBorders = lazily((): readonly WarBorder[] => {
  const name = (space: Space, other: Space) => (sea(space) && !sea(other) ? 'sea' : space.id)
  return sidesBetween(name).flatMap(({ a, b, segments }): WarBorder[] => {
    if (a.kind === 'inset' || b.kind === 'inset') return []
    const kind = sea(a) && sea(b) ? 'zone' : sea(a) || sea(b) ? 'coast' : 'land'
    const drawn = kind === 'zone' ? zones : land
    const ends = sea(a) && !sea(b) ? { a: b.id, b: a.id } : { a: a.id, b: b.id }
    return [{ ...ends, kind, d: chain(segments).map(drawn.openPath).join('') }]
  })
})
const facing = lazily(() => {
  const lands = warBorders().filter((line) => line.kind === 'land')
  return new Map(lands.flatMap((line) => [`${line.a} ${line.b}`, `${line.b} ${line.a}`].map((key) => [key, line.d])))
})
/** The hexsides between two lands, as one path; empty where they do not touch. */
export const frontPath = (a: string, b: string): string => facing().get(`${a} ${b}`) ?? ''

/** Passages that a nation may find shut (GW-3.10, 3.11), and those that stand open to all. */
export interface Passage {
  readonly id: 'turkish' | 'danish' | 'gibraltar' | 'suez'
  readonly name: string
  readonly from: Point
  readonly to: Point
}
const PASSAGES: Readonly<Record<string, Passage['id']>> = {
  'Dardanelles and Bosporus': 'turkish',
  'Danish Straits': 'danish',
  'Strait of Gibraltar': 'gibraltar',
  'Suez Canal': 'suez',
}
export const passages: readonly Passage[] = straits.flatMap(({ name, between: [a, b] }) => {
  const id = PASSAGES[name]
  return id ? [{ id, name, from: centreOf(a), to: centreOf(b) }] : []
})

/** Spaces next to this one, passages included: geography for the hand; what may be entered the rules say. */
export const warNeighbours = (id: string): readonly string[] =>
  (graph.get(id) ?? [])
    .filter((link) => link.kind !== 'inset' && (link.games === undefined || link.games.includes('great-war')))
    .map((link) => link.to)

/** A point well inside the space: where its name stands, or its first hex where that stands on the sea beside it. */
export const warMiddle = (id: string): Point => {
  const space = byId.get(id)
  const [hex] = space?.hexes ?? []
  if (!space || !hex) return [NaN, NaN]
  return space.label.outside ? centreOf(hex) : [space.label.x, space.label.y]
}
