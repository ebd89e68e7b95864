/** Where counters stand at one zoom: below the name of their space, stacked by owner, pushed apart where they would meet. */
import type { Point } from '../../../shared/board'
import { warSpace } from '../../../shared/board'
import { NATION_CODE } from '../../theme/nations'
import type { Frame } from '../camera'
import type { Box } from '../plates'
import { holds, pushApart } from '../plates'
import { keepInside } from './inside'
import { layoutNames, nameAt } from './names'
import type { Stack, StackKind } from './stacks'
import { PILL, STRIP, bodySize, complexWidth, stackKindAt } from './stacks'

export interface PlacedStack {
  readonly stack: Stack
  /** CSS pixels from the board's origin at this zoom: add the frame's offset for the view. */
  readonly box: Box
  /** Width of the counter without its complex. */
  readonly body: number
}
export interface StackLayout {
  readonly kind: StackKind
  readonly scale: number
  readonly placed: readonly PlacedStack[]
}

/** Air between two counters of a space, and between those of two. */
const PITCH = 2
const GAP = 2
const ROUNDS = 28
const NAME_ROUNDS = 16
/** A counter leaves a name free as far as this from where it would hang: further away it would seem to stand elsewhere. */
const LEEWAY = 13
/** Letters do not fill the height of their line, and some names are wider than they are reckoned. */
const INK = { high: 0.72, wide: 1.1 } as const
/** Further down than this nothing can reach up, however tall. */
const NEAR = 160
/** Height of a first row, whose middle stands at the anchor: further rows go down from it. */
const FIRST: Readonly<Record<StackKind, number>> = {
  dot: 14,
  pill: PILL.height,
  strip: STRIP.height,
  single: STRIP.height,
}

/**
 * Where the counters of a space hang, in board pixels from its name: small or bent spaces whose name leaves no room below it,
 * and waters whose name lies across a narrows.
 */
const HUNG: Readonly<Record<string, Point>> = {
  'adriatic-sea': [34, 30],
  cyprus: [-84, 2],
  'danish-sea': [-52, 30],
}

/** The middle of the first counter of a space. */
export function anchorOf(id: string, scale: number, textScale = 1): Point {
  const space = warSpace(id)
  if (!space) return [NaN, NaN]
  const hung = HUNG[id]
  if (hung) return [(space.label.x + hung[0]) * scale, (space.label.y + hung[1]) * scale]
  const { x, y, box } = nameAt(space, scale, textScale)
  return [x, y + box.height / 2 + 14 * textScale]
}

/** The same in the view, where the board has been moved to. */
export function anchorInView(id: string, frame: Frame, textScale: number): Point {
  const [x, y] = anchorOf(id, frame.scale, textScale)
  return [x + frame.dx, y + frame.dy]
}

export function layoutStacks(stacks: readonly Stack[], scale: number, textScale: number): StackLayout {
  const kind = stackKindAt(scale)
  const sizes = stacks.map((stack) => {
    const [body, height] = bodySize(stack, kind, NATION_CODE[stack.owner]).map((v) => v * textScale) as [number, number]
    return { stack, body, width: body + complexWidth(stack, kind) * textScale, height }
  })
  const tall = new Map<string, number>()
  for (const { stack, height } of sizes) tall.set(stack.space, (tall.get(stack.space) ?? 0) + height + PITCH)
  const below = new Map<string, number>()
  const boxes = sizes.map(({ stack, body, width, height }) => {
    const [x, y] = anchorOf(stack.space, scale, textScale)
    // All of a column that would cross the foot of the sheet hangs higher.
    const column = tall.get(stack.space) ?? height
    const middleDown = (column - FIRST[kind] * textScale) / 2
    const [, middleIn] = keepInside([x, y + middleDown], width, column, scale)
    const down = (below.get(stack.space) ?? 0) + (height - FIRST[kind] * textScale) / 2
    below.set(stack.space, (below.get(stack.space) ?? 0) + height + PITCH)
    const middle = keepInside([x, middleIn - middleDown + down], width, height, scale)
    return { stack, body, width, height, middle, hung: [...middle] as const }
  })
  const names = layoutNames(scale, textScale).map(({ box }) => box)
  const near = boxes.map((b) => names.filter((name) => inReach(b, name)))
  // From north to south, so that each is held against those near it only.
  const down = [...boxes].sort((a, b) => a.middle[1] - b.middle[1])
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false
    // Counters have the last word: one that is covered says nothing, a name says a little less.
    if (round < NAME_ROUNDS)
      for (const [i, b] of boxes.entries()) for (const name of near[i] ?? []) moved = leaveFree(b, name) || moved
    for (const [i, a] of down.entries())
      for (let j = i + 1; j < down.length; j++) {
        const b = down[j]
        if (!b || b.middle[1] - a.middle[1] > NEAR) break
        moved = pushApart(a.middle, b.middle, (a.width + b.width) / 2 + GAP, (a.height + b.height) / 2 + GAP) || moved
      }
    for (const b of boxes) b.middle = keepInside(b.middle, b.width, b.height, scale)
    if (!moved) break
  }
  const placed = boxes.map(({ stack, body, width, height, middle: [x, y] }) => ({
    stack,
    body,
    box: { x: Math.round(x - width / 2), y: Math.round(y - height / 2), width, height },
  }))
  return { kind, scale, placed }
}

interface Hanging {
  readonly width: number
  readonly height: number
  middle: [number, number]
  readonly hung: Point
}
const middleOf = (name: Box): Point => [name.x + name.width / 2, name.y + name.height / 2]
const inReach = ({ hung, width, height }: Hanging, name: Box): boolean => {
  const [x, y] = middleOf(name)
  return (
    Math.abs(x - hung[0]) < (width + name.width) / 2 + LEEWAY * 2 &&
    Math.abs(y - hung[1]) < (height + name.height) / 2 + LEEWAY * 2
  )
}
/** Moves the counter off the name by the shorter way, and no further than its leeway; false if they did not meet. */
function leaveFree({ middle, hung, width, height }: Hanging, name: Box): boolean {
  const at: [number, number] = [...middleOf(name)]
  const before: Point = [...middle]
  if (!pushApart(at, middle, (width + name.width * INK.wide) / 2, (height + name.height * INK.high) / 2)) return false
  const [x, y] = middleOf(name)
  // The name stays where it is painted, so the counter goes both halves of the way.
  for (const [axis, still] of [x, y].entries()) {
    const [a, h] = [axis as 0 | 1, hung[axis] ?? 0]
    const wanted = middle[a] + (still - (at[a] ?? still))
    middle[a] = Math.min(Math.max(wanted, h - LEEWAY), h + LEEWAY)
  }
  return Math.hypot(middle[0] - before[0], middle[1] - before[1]) > 0.01
}

/** The counter under a view pixel, the last drawn first. Dots are too small to be meant. */
export function stackHit({ placed, kind }: StackLayout, frame: Frame, [x, y]: Point): PlacedStack | undefined {
  const at: Point = [x - frame.dx, y - frame.dy]
  return placed.findLast(({ box }) => holds(box, at, kind === 'dot' ? 4 : 1))
}
