/** Where names stand at one zoom, and where the counters of a space hang below them. Pure: nothing here draws. */
import type { WarSpace } from '../../../shared/board'
import { spaceAt, warSpaces } from '../../../shared/board'
import type { Box } from '../plates'
import { overlap } from '../plates'
import { keepInside } from './inside'

/** CSS pixels. */
const SMALLEST = 10.5
const LARGEST = 34
/** A name that would have to grow more than this to be legible is left out, till one comes nearer. */
const MOST_GROWN = 2.25
const LEADING = 1.02
/** Width of a letter of the condensed serif to its height, on average. */
const LETTER = 0.42
/** What letters take beyond that, and the star of a capital. */
const BESIDE = 9
/** Height of a counter and of the air above it. */
const BELOW = 23

export interface PlacedName {
  readonly space: WarSpace
  /** Middle of the name, in CSS pixels from the board's origin at this zoom. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly box: Box
}

/** How far a name moves up to leave room for the counters below it, as far as its space reaches up that far. */
const RAISED = 13

function raised({ id, label }: WarSpace, size: number, scale: number, textScale: number): number {
  if (label.outside) return 0
  const half = (label.lines.length * size * LEADING) / 2
  for (const lift of [RAISED, 9, 5])
    if (spaceAt(label.x, label.y - (lift * textScale + half * 0.7) / scale)?.id === id) return lift * textScale
  return 0
}

export function nameAt(space: WarSpace, scale: number, textScale = 1): PlacedName {
  const { label } = space
  const size = Math.min(Math.max(label.size * 1.08 * scale, SMALLEST), LARGEST)
  const width = Math.max(...label.lines.map((line) => line.length)) * size * LETTER
  const height = label.lines.length * size * LEADING
  // At the foot of the sheet the name leaves room for a counter below it.
  const below = BELOW * textScale
  const wanted = [label.x * scale, label.y * scale - raised(space, size, scale, textScale) + below / 2] as const
  const [x, middle] = keepInside(wanted, width + 2 * BESIDE, height + below, scale)
  const y = middle - below / 2
  return { space, x, y, size, box: { x: x - width / 2, y: y - height / 2, width, height } }
}

/** Names that have room, large ones first; none covers another. */
export function layoutNames(scale: number, textScale: number): readonly PlacedName[] {
  const placed: PlacedName[] = []
  const large = [...warSpaces].sort((a, b) => rank(b) - rank(a))
  for (const space of large) {
    const name = nameAt(space, scale, textScale)
    if (name.size / (space.label.size * 1.08 * scale) > MOST_GROWN) continue
    if (placed.every((other) => !overlap(other.box, name.box))) placed.push(name)
  }
  return placed
}
/** Land before water of the same size: lands are fought over by name. */
const rank = ({ kind, label }: WarSpace) => label.size + (kind === 'land' ? 6 : 0)
