/** Moves of the phase as arrows: where they bend, how wide they are, and where the pill with the units lies. Pure. */
import type { Point } from '../../../shared/board'
import type { NationId } from '../../../shared/great-war/ids'
import type { GreatWarView, MoveView } from '../../../shared/great-war/view'
import type { Box } from '../plates'
import { holds } from '../plates'
import { anchorOf } from './layout'
import { shortForce } from './words'

export interface Arrow {
  readonly move: MoveView
  readonly owner: NationId
  /** From tail to head, CSS pixels from the board's origin at this zoom. */
  readonly points: readonly Point[]
  readonly width: number
  readonly dotted: boolean
  readonly confirmed: boolean
  readonly label: string
  readonly pill: Box
}

/** What an arrow leaves free of the counters at its ends. */
const CLEAR = 17
const BEND = 0.12
/** Width of a letter of the pill's type. */
const LETTER = 6.1

function bent([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND]
}
function cut(from: Point, to: Point, by: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const share = Math.min(by, length * 0.3) / Math.max(length, 1)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** One arrow a move; below the scale at which pills show, arrows stay without words. */
export function layoutArrows(view: GreatWarView, scale: number, textScale: number): readonly Arrow[] {
  const kinds = new Map(Object.values(view.spaces).flatMap((s) => s.units.map((u) => [u.id, u.kind] as const)))
  return view.moves.map((move) => {
    const label = shortForce(move.units.flatMap((id) => kinds.get(id) ?? []))
    const from = anchorOf(move.from, scale, textScale)
    const to = anchorOf(move.to, scale, textScale)
    const via = move.via === undefined ? bent(from, to) : anchorOf(move.via, scale, textScale)
    const points = [cut(from, via, CLEAR), via, cut(to, via, CLEAR)]
    const [width, height] = [(label.length * LETTER + 16) * textScale, 20 * textScale]
    const [x, y] = [(points[0]?.[0] ?? 0) * 0.45 + via[0] * 0.55, (points[0]?.[1] ?? 0) * 0.45 + via[1] * 0.55]
    return {
      move,
      owner: move.owner,
      points,
      width: Math.min(9, 5 + move.units.length * 0.45),
      dotted: move.way === 'air',
      confirmed: move.confirmed,
      label: scale < 0.5 ? '' : label,
      pill: { x: x - width / 2, y: y - height / 2, width, height },
    }
  })
}

export const arrowHit = (arrows: readonly Arrow[], at: Point): Arrow | undefined =>
  arrows.findLast((arrow) => arrow.label !== '' && holds(arrow.pill, at))
