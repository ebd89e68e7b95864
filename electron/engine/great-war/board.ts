/**
 * The board as a graph (GW-3.5, 3.6, 3.8, 3.12): `shared/board` is the only source of borders. A closed sea and every space
 * that no table lists are on the board but out of play. Serbia's absorption switches the conditional link on.
 */
import adjacency from '../../../shared/board/adjacency.json'
import hexes from '../../../shared/board/europe-hexes.json'
import type { SpaceId } from '../../../shared/great-war/ids'

export type Terrain = 'land' | 'sea'
export interface Link {
  readonly to: SpaceId
  readonly kind: 'land' | 'coast' | 'sea' | 'strait'
}
export interface Graph {
  /** Every space in play with its links, sorted. */
  readonly links: ReadonlyMap<SpaceId, readonly Link[]>
  land(space: SpaceId): readonly SpaceId[]
  seas(space: SpaceId): readonly SpaceId[]
  coasts(zone: SpaceId): readonly SpaceId[]
  touches(a: SpaceId, b: SpaceId): boolean
}

export const SERBIA = 'serbia' as SpaceId
export const YUGOSLAVIA = 'yugoslavia' as SpaceId

interface RawEdge {
  readonly to: string
  readonly kind: string
  readonly games?: readonly string[]
}
const GAME = 'great-war'
const rawGraph = adjacency.graph as Readonly<Record<string, readonly RawEdge[]>>
const inPlay = (e: RawEdge) => e.kind !== 'inset' && (e.games === undefined || e.games.includes(GAME))

export const SPACES: ReadonlyMap<SpaceId, { readonly name: string; readonly terrain: Terrain }> = new Map(
  hexes.spaces
    .filter((s) => s.kind !== 'inset')
    .map((s) => [s.id as SpaceId, { name: ('altName' in s && s.altName) || s.name, terrain: s.kind as Terrain }]),
)
export const isSpaceId = (x: unknown): x is SpaceId => SPACES.has(x as SpaceId)
export const isLand = (space: SpaceId): boolean => SPACES.get(space)?.terrain === 'land'
export const isSea = (space: SpaceId): boolean => SPACES.get(space)?.terrain === 'sea'
export const spaceName = (space: SpaceId): string => SPACES.get(space)?.name ?? space

const bySpace = (a: Link, b: Link) => (a.to < b.to ? -1 : 1)

function build(edges: ReadonlyMap<SpaceId, readonly Link[]>): Graph {
  const pick = (kinds: readonly Link['kind'][], wanted: Terrain) => {
    const table = new Map(
      [...edges].map(([space, links]) => [
        space,
        links.filter((l) => kinds.includes(l.kind) && SPACES.get(l.to)?.terrain === wanted).map((l) => l.to),
      ]),
    )
    return (space: SpaceId) => table.get(space) ?? []
  }
  const neighbours = new Map([...edges].map(([space, links]) => [space, new Set(links.map((l) => l.to))]))
  return {
    links: edges,
    land: pick(['land'], 'land'),
    seas: pick(['coast', 'sea', 'strait'], 'sea'),
    coasts: pick(['coast'], 'land'),
    touches: (a, b) => neighbours.get(a)?.has(b) ?? false,
  }
}

const published = (): Map<SpaceId, readonly Link[]> =>
  new Map(
    [...SPACES.keys()].map((space) => [
      space,
      (rawGraph[space] ?? [])
        .filter(inPlay)
        .filter((e) => isSpaceId(e.to))
        .map((e) => ({ to: e.to as SpaceId, kind: (e.kind === 'canal' ? 'sea' : e.kind) as Link['kind'] }))
        .sort(bySpace),
    ]),
  )

function absorbed(): Map<SpaceId, readonly Link[]> {
  const edges = published()
  edges.delete(SERBIA)
  for (const [space, links] of edges)
    edges.set(
      space,
      links.filter((l) => l.to !== SERBIA),
    )
  for (const link of adjacency.conditional) {
    const [a, b] = [link.a as SpaceId, link.b as SpaceId]
    edges.set(a, [...(edges.get(a) ?? []), { to: b, kind: 'land' as const }].sort(bySpace))
    edges.set(b, [...(edges.get(b) ?? []), { to: a, kind: 'land' as const }].sort(bySpace))
  }
  return edges
}

/** While Serbia's space stands, and after Austria-Hungary has absorbed it (GW-3.5). */
export const GRAPHS: { readonly standing: Graph; readonly absorbed: Graph } = {
  standing: build(published()),
  absorbed: build(absorbed()),
}
