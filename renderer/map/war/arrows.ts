/** Moves of the phase as arrows: where they bend, how wide they are, and where the pill with the units lies. Pure. */
import type { Point } from '../../../shared/board'
import type { NationId } from '../../../shared/great-war/ids'
import type { GreatWarView, MoveView } from '../../../shared/great-war/view'
import type { Box } from '../plates'
import { holds, pushApart } from '../plates'
import { anchorOf } from './layout'
import { STRIP_FROM } from './stacks'
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

/** What an arrow leaves free of the counters at its ends: half of what they take across and down. */
const CLEAR = { strip: [44, 19], pill: [27, 16] } as const
const BEND = 0.12
/** Width of a letter of the pill's type. */
const LETTER = 6.1
/** Pills of moves from one space lie on one another until they are pushed apart. */
const ROUNDS = 8

function bent([ax, ay]: Point, [bx, by]: Point): Point {
  return [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND]
}
function cut(from: Point, to: Point, [across, down]: readonly [number, number]): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = Math.min(1 / Math.max(Math.hypot(dx / across, dy / down), 1), 0.45)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

/** One arrow a move; below the scale at which pills show, arrows stay without words. */
export function layoutArrows(view: GreatWarView, scale: number, textScale: number): readonly Arrow[] {
  const kinds = new Map(Object.values(view.spaces).flatMap((s) => s.units.map((u) => [u.id, u.kind] as const)))
  const arrows = view.moves.map((move) => {
    const label = shortForce(move.units.flatMap((id) => kinds.get(id) ?? []))
    const from = anchorOf(move.from, scale, textScale)
    const to = anchorOf(move.to, scale, textScale)
    const via = move.via === undefined ? bent(from, to) : anchorOf(move.via, scale, textScale)
    const clear = CLEAR[scale < STRIP_FROM ? 'pill' : 'strip']
    const points = [cut(from, via, clear), via, cut(to, via, clear)]
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
      middle: [x, y] as [number, number],
      size: [width, height] as const,
    }
  })
  const pills = arrows.filter((arrow) => arrow.label !== '')
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, a] of pills.entries())
      for (const b of pills.slice(i + 1))
        pushApart(a.middle, b.middle, (a.size[0] + b.size[0]) / 2 + 2, (a.size[1] + b.size[1]) / 2 + 2)
  return arrows.map(({ middle: [x, y], size: [width, height], ...arrow }) => ({
    ...arrow,
    pill: { x: x - width / 2, y: y - height / 2, width, height },
  }))
}

export const arrowHit = (arrows: readonly Arrow[], at: Point): Arrow | undefined =>
  arrows.findLast((arrow) => arrow.label !== '' && holds(arrow.pill, at))
