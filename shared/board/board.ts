/** The board "Europe 1914" as typed values; its generator and sources are in build/data/board. */
import type { NationId } from '../origins/ids'
import { isNationId } from '../origins/ids'
import type { Hex } from './hex'
import { hexAt, hexKey } from './hex'
import file from './europe-hexes.json'
import graphFile from './adjacency.json'

export type SpaceKind = 'land' | 'sea' | 'inset'

export interface SpaceLabel {
  readonly x: number
  readonly y: number
  /** Height of the type in board pixels, fitted for a condensed serif. */
  readonly size: number
  readonly lines: readonly string[]
  /** Written on the sea beside the space. */
  readonly outside: boolean
}

export interface Space {
  readonly id: string
  readonly name: string
  readonly kind: SpaceKind
  /** The nation of Origins that this space is part of, if any. */
  readonly nation?: NationId
  readonly label: SpaceLabel
  readonly hexes: readonly Hex[]
}

/** A passage that the hexes alone do not show. */
export interface Strait {
  readonly name: string
  readonly kind: 'strait' | 'canal'
  readonly between: readonly [Hex, Hex]
}

const pairOf = (at: readonly number[]): Hex => [at[0] ?? NaN, at[1] ?? NaN]

export const BOARD_SIZE = { width: file.pixels.width, height: file.pixels.height } as const

/** What drawings show: the edge of the grid is a saw of half hexes, and lines along it would betray that. */
export const SHEET = { x: 30, y: 24, width: BOARD_SIZE.width - 60, height: BOARD_SIZE.height - 48 } as const

export const boardSpaces: readonly Space[] = file.spaces.map((space) => ({
  id: space.id,
  name: space.name,
  kind: space.kind as SpaceKind, // the generator writes these three only; board.test.ts reads them all
  ...(isNationId(space.originsRegion) ? { nation: space.originsRegion } : {}),
  label: {
    x: space.label.x,
    y: space.label.y,
    size: space.label.size,
    lines: space.label.lines,
    outside: 'outside' in space.label && space.label.outside === true,
  },
  hexes: space.hexes.map(pairOf),
}))

export const straits: readonly Strait[] = file.links.flatMap((link) => {
  const [from, to] = link.between
  if (!from || !to || (link.kind !== 'strait' && link.kind !== 'canal')) return []
  return [{ name: link.name, kind: link.kind, between: [pairOf(from), pairOf(to)] }]
})

const spaceByHex = new Map(boardSpaces.flatMap((space) => space.hexes.map(([q, r]) => [hexKey(q, r), space] as const)))

export const spaceOf = ([q, r]: Hex): Space | undefined => spaceByHex.get(hexKey(q, r))
/** The space under a board pixel. */
export const spaceAt = (x: number, y: number): Space | undefined => spaceOf(hexAt(x, y))
/** The nation under a board pixel; undefined over the sea, neutral land or beside the board. */
export const nationAt = (x: number, y: number): NationId | undefined => spaceAt(x, y)?.nation

type Link = { readonly to: string; readonly kind: string; readonly games?: readonly string[] }
/** Neighbours by space, passages included. */
export const graph = new Map<string, readonly Link[]>(Object.entries(graphFile.graph))
