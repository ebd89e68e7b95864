/** Walking a map by keyboard: an arrow goes to the bordering place that lies most nearly that way. */
import type { Point } from '../../shared/board'
import { middleOf, neighbours, plateAnchors } from '../../shared/board'
import type { NationId } from '../../shared/origins/ids'
import { NATIONS } from '../../shared/origins/ids'

export type Direction = 'up' | 'down' | 'left' | 'right'

const HEADING: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [0, -1],
  down: [0, 1],
  left: [-1, 0],
  right: [1, 0],
}
/** A neighbour further than this off the heading does not lie that way at all: 75°. */
const WIDEST = Math.cos((75 * Math.PI) / 180)

function straightness([ax, ay]: Point, [bx, by]: Point, direction: Direction): number {
  const [dx, dy] = HEADING[direction]
  return ((bx - ax) * dx + (by - ay) * dy) / Math.hypot(bx - ax, by - ay)
}

/** The neighbour that lies most nearly that way; undefined where none does: the walker stays. */
export function walkAmong<T>(from: T, next: readonly T[], direction: Direction, placeOf: (x: T) => Point) {
  const ahead = next
    .map((to) => ({ to, straight: straightness(placeOf(from), placeOf(to), direction) }))
    .filter(({ straight }) => straight > WIDEST)
  return ahead.sort((a, b) => b.straight - a.straight)[0]?.to
}

/** Small nations are met at their point, large ones half-way to their middle: Russia's middle is far from its borders. */
function placeOf(nation: NationId): Point {
  const [mx, my] = middleOf(nation)
  const [px, py] = plateAnchors[nation].point
  return [(mx + px) / 2, (my + py) / 2]
}

/** How nearly one nation lies in a direction from another: 1 straight on, 0 abreast, below behind. */
export const heading = (from: NationId, to: NationId, direction: Direction): number =>
  straightness(placeOf(from), placeOf(to), direction)

export const walk = (from: NationId, direction: Direction): NationId | undefined =>
  walkAmong(from, neighbours(from), direction, placeOf)

/** Type-ahead: the next of the list after `from` whose name begins with what was typed, round its end. */
export function typeAheadIn<T>(list: readonly T[], from: T | undefined, typed: string, name: (x: T) => string) {
  const start = from === undefined ? 0 : list.indexOf(from) + (typed.length > 1 ? 0 : 1)
  const round = [...list.slice(start), ...list.slice(0, start)]
  return round.find((x) => name(x).toLowerCase().startsWith(typed.toLowerCase()))
}
export const typeAhead = (from: NationId | undefined, typed: string, name: (nation: NationId) => string) =>
  typeAheadIn(NATIONS, from, typed, name)
