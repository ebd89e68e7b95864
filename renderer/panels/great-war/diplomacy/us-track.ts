/** Geometry of the American track: the level on a line from one end of the scale to the other, and the way it took. */
import { scaleLinear } from 'd3-scale'
import type { OpinionLine } from './opinion-history'

export interface TrackMove {
  readonly key: number
  readonly y: number
  readonly fromX: number
  readonly toX: number
  /** +1 towards the Allies. */
  readonly way: 1 | -1
  readonly before: string
  readonly after: string
}
export interface TrackShape {
  readonly width: number
  readonly height: number
  readonly line: number
  readonly x: (level: number) => number
  readonly ticks: readonly { readonly level: number; readonly x: number; readonly long: boolean }[]
  readonly moves: readonly TrackMove[]
  /** Moves that no longer fit above the line. */
  readonly left: number
}

const STEP = 17.5
const SIDE = 20

/** `most`: moves drawn, the latest ones. Lines without a move are told in the list beside it. */
export function trackShape(
  history: readonly OpinionLine[],
  scale: { readonly lowest: number; readonly highest: number },
  width: number,
  most: number,
  text = 1,
): TrackShape {
  const moved = history.filter((h) => h.to !== h.from)
  const shown = moved.slice(-most)
  const x = scaleLinear([scale.lowest, scale.highest], [SIDE * text, width - SIDE * text])
  const line = (24 + shown.length * STEP) * text
  return {
    width,
    height: line + 50 * text,
    line,
    x: (level) => x(level),
    ticks: Array.from({ length: scale.highest - scale.lowest + 1 }, (_, i) => {
      const level = scale.lowest + i
      return { level, x: x(level), long: level % 5 === 0 }
    }),
    moves: shown.map((h, i) => ({
      key: h.position * 100 + i,
      y: (10 + i * STEP) * text,
      fromX: x(h.from),
      toX: x(h.to),
      way: h.to > h.from ? 1 : -1,
      before: `round ${h.round}`,
      after: h.short,
    })),
    left: moved.length - shown.length,
  }
}
