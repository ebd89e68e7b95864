/** The thirteen nations of Origins on the hex board: their regions, who borders whom, and where their plates lie. */
import type { NationId } from '../origins/ids'
import { NATIONS } from '../origins/ids'
import { boardSpaces, graph } from './board'
import type { Point } from './hex'
import { centreOf } from './hex'
import { lazily, outlineOf } from './outline'

const regions = lazily(
  () => new Map(NATIONS.map((nation) => [nation, outlineOf((space) => space.nation === nation)] as const)),
)
/** Outline of a nation: the union of its spaces. */
export const regionPath = (nation: NationId): string => regions().get(nation) ?? ''

/** Outline of all land. */
export const landPath = lazily(() => outlineOf((space) => space.kind === 'land'))
/** Land that belongs to no nation of the game. */
export const otherLandPath = lazily(() => outlineOf((space) => space.kind === 'land' && !space.nation))

const nationOfSpace = new Map(boardSpaces.map((space) => [space.id, space.nation]))

/**
 * Narrow waters that neighbours cross when walking the map by keyboard. Origins has no movement, so this is geography
 * for the hand, not a rule.
 */
const CROSSINGS: readonly (readonly [NationId, NationId])[] = [
  ['britain', 'france'],
  ['britain', 'germany'],
  ['italy', 'africa'],
  ['italy', 'greece'],
  ['greece', 'africa'],
  ['france', 'africa'],
]

const borders = lazily(() => {
  const found = new Map(NATIONS.map((nation) => [nation, new Set<NationId>()] as const))
  for (const space of boardSpaces) {
    if (!space.nation) continue
    for (const link of graph.get(space.id) ?? []) {
      const other = nationOfSpace.get(link.to)
      if (other && other !== space.nation) found.get(space.nation)?.add(other)
    }
  }
  for (const [a, b] of CROSSINGS) {
    found.get(a)?.add(b)
    found.get(b)?.add(a)
  }
  return found
})
/** Nations next to this one, by land, inset or narrow water, in the board's order. */
export const neighbours = (nation: NationId): readonly NationId[] =>
  NATIONS.filter((other) => borders().get(nation)?.has(other))

const middles = lazily(
  () =>
    new Map(
      NATIONS.map((nation) => {
        const hexes = boardSpaces.filter((space) => space.nation === nation).flatMap((space) => space.hexes)
        const points = hexes.map(centreOf)
        const mean = (axis: 0 | 1) => points.reduce((sum, p) => sum + p[axis], 0) / points.length
        return [nation, [mean(0), mean(1)] as Point] as const
      }),
    ),
)
/** Mean of a nation's hexes, in board pixels. It may lie outside a bent nation. */
export const middleOf = (nation: NationId): Point => middles().get(nation) ?? [NaN, NaN]
