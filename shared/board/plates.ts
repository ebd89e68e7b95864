/**
 * Where the plate of a nation lies. Plates keep their size on the screen while the map zooms, so an anchor is a point on the
 * board and an offset on the screen. A nation with room for its plate at the present scale carries it inside; else the plate
 * stands on the sea beside it, or on land outside the game, with a leader to the point.
 */
import type { NationId } from '../origins/ids'
import type { Point } from './hex'

export interface PlateAnchor {
  /** Board pixels: the end of the leader, well inside the nation. */
  readonly point: Point
  /** Screen pixels from the point to the middle of the plate, as long as it stands outside. */
  readonly offset: Point
  /** Board pixels: middle of the plate when it lies inside. */
  readonly inside: Point
  /** Scale from which a plate of PLATE_SIZE lies wholly inside with air around it. */
  readonly roomFrom: number
}

/** Screen pixels. */
export const PLATE_SIZE = { width: 131, height: 66 } as const

const inside = (at: Point, roomFrom = 0): PlateAnchor => ({ point: at, offset: [0, 0], inside: at, roomFrom })
const beside = (point: Point, offset: Point, within: Point, roomFrom: number): PlateAnchor => ({
  point,
  offset,
  inside: within,
  roomFrom,
})

export const plateAnchors: Readonly<Record<NationId, PlateAnchor>> = {
  britain: beside([860, 600], [-133, -20], [883, 620], 1.7),
  france: beside([900, 900], [-92, 4], [935, 890], 0.85),
  germany: beside([1205, 690], [-34, -104], [1212, 710], 1),
  russia: inside([1840, 560], 0.25),
  'austria-hungary': inside([1402, 920], 0.58),
  italy: beside([1180, 1015], [-100, 87], [1160, 980], 1.3),
  serbia: beside([1500, 1105], [-79, 143], [1489, 1070], 2.3),
  rumania: beside([1670, 1000], [90, -32], [1662, 950], 2.3),
  bulgaria: beside([1655, 1100], [97, -5], [1610, 1100], 1.7),
  greece: beside([1545, 1240], [41, 84], [1628, 1370], 4.2),
  turkey: inside([1990, 1195], 0.5),
  'far-east': beside([2210, 75], [-44, 47], [2217, 50], 1.25),
  africa: inside([790, 1465], 0.28),
}
