/** Walking the map by keyboard: an arrow goes to the bordering nation that lies most nearly that way. */
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

/** Small nations are met at their point, large ones half-way to their middle: Russia's middle is far from its borders. */
function placeOf(nation: NationId): readonly [number, number] {
  const [mx, my] = middleOf(nation)
  const [px, py] = plateAnchors[nation].point
  return [(mx + px) / 2, (my + py) / 2]
}

/** How nearly one nation lies in a direction from another: 1 straight on, 0 abreast, below behind. */
export function heading(from: NationId, to: NationId, direction: Direction): number {
  const [ax, ay] = placeOf(from)
  const [bx, by] = placeOf(to)
  const [dx, dy] = HEADING[direction]
  return ((bx - ax) * dx + (by - ay) * dy) / Math.hypot(bx - ax, by - ay)
}

/** Undefined where no neighbour lies that way: the walker stays. */
export function walk(from: NationId, direction: Direction): NationId | undefined {
  const ahead = neighbours(from)
    .map((nation) => ({ nation, straight: heading(from, nation, direction) }))
    .filter(({ straight }) => straight > WIDEST)
  return ahead.sort((a, b) => b.straight - a.straight)[0]?.nation
}

/** Type-ahead: the next nation after `from` whose name begins with what was typed, round the end of the list. */
export function typeAhead(from: NationId | undefined, typed: string, name: (nation: NationId) => string) {
  const start = from === undefined ? 0 : NATIONS.indexOf(from) + (typed.length > 1 ? 0 : 1)
  const round = [...NATIONS.slice(start), ...NATIONS.slice(0, start)]
  return round.find((nation) => name(nation).toLowerCase().startsWith(typed.toLowerCase()))
}
