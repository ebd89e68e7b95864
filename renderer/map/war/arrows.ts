/** Moves of the phase as arrows: where they bend, how wide they are, and where the pill with the units lies. Pure. */
import type { Point } from '../../../shared/board'
import type { NationId } from '../../../shared/great-war/ids'
import type { GreatWarView, MoveView } from '../../../shared/great-war/view'
import type { Box } from '../plates'
import { holds, pushApart } from '../plates'
import { anchorOf } from './layout'
import { moveKey, type AllMoveDeeds } from './move-deeds'
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

/** Several moves of one way part to either side. */
function bent([ax, ay]: Point, [bx, by]: Point, nth: number): Point {
  const share = BEND * (nth % 2 === 0 ? 1 + nth : -1 - nth)
  return [(ax + bx) / 2 + (by - ay) * share, (ay + by) / 2 - (bx - ax) * share]
}
function cut(from: Point, to: Point, [across, down]: readonly [number, number]): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const share = Math.min(1 / Math.max(Math.hypot(dx / across, dy / down), 1), 0.45)
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

const NONE: AllMoveDeeds = new Map()
/** Where the arrow bends: through the spaces entered, else through the one left last, else by a little to the side. */
function between(move: MoveView, deeds: AllMoveDeeds, nth: number, at: (space: string) => Point): readonly Point[] {
  const through = deeds.get(moveKey(move))?.path?.slice(1, -1) ?? []
  if (through.length > 0) return through.map(at)
  return [move.via === undefined ? bent(at(move.from), at(move.to), nth) : at(move.via)]
}

/** One arrow a move; below the scale at which pills show, arrows stay without words. */
export function layoutArrows(
  view: GreatWarView,
  scale: number,
  textScale: number,
  deeds: AllMoveDeeds = NONE,
): readonly Arrow[] {
  const at = (space: string): Point => anchorOf(space, scale, textScale)
  const kinds = new Map(Object.values(view.spaces).flatMap((s) => s.units.map((u) => [u.id, u.kind] as const)))
  const arrows = view.moves.map((move, i) => {
    const nth = view.moves.slice(0, i).filter((m) => m.from === move.from && m.to === move.to).length
    const label = shortForce(move.units.flatMap((id) => kinds.get(id) ?? []))
    const bends = between(move, deeds, nth, at)
    const [first, last] = [bends[0] ?? at(move.to), bends.at(-1) ?? at(move.from)]
    const clear = CLEAR[scale < STRIP_FROM ? 'pill' : 'strip']
    const tail = cut(at(move.from), first, clear)
    const points = [tail, ...bends, cut(at(move.to), last, clear)]
    const [width, height] = [(label.length * LETTER + 16) * textScale, 20 * textScale]
    const [x, y] = [tail[0] * 0.45 + first[0] * 0.55, tail[1] * 0.45 + first[1] * 0.55]
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
