/** Geometry of figures over the rounds: points in, paths out. Knows no colours and no DOM. */
import { scaleLinear } from 'd3-scale'
import {
  line,
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
  symbolWye,
} from 'd3-shape'
import type { ScorePoint } from '../../shared/charts'

/** In pixels at text size 100 %; names and figures round the plot grow with the text. */
const MARGIN = { top: 14, right: 160, bottom: 30, left: 34 } as const
const LABEL_GAP = 17
const MARK_AREA = 44
/** The scale reaches at least this far, so that small figures do not look dramatic. */
const LEAST_SPAN = 10
const MOST_ROUND_TICKS = 12

/** A line is told apart by its marks and its dashes, not by colour alone. */
const MARKS = [
  { shape: symbolCircle, dash: '' },
  { shape: symbolSquare, dash: '9 4' },
  { shape: symbolTriangle, dash: '2 4' },
  { shape: symbolDiamond, dash: '12 3 2 3' },
  { shape: symbolCross, dash: '5 3' },
  { shape: symbolStar, dash: '14 4' },
  { shape: symbolWye, dash: '3 2 8 2' },
] as const

export interface Series<K extends string> {
  readonly key: K
  readonly path: string
  readonly dash: string
  /** The mark's outline round its own centre, and where it stands. */
  readonly mark: string
  readonly marks: readonly { readonly x: number; readonly y: number; readonly round: number; readonly total: number }[]
  readonly label: { readonly x: number; readonly y: number; readonly fromY: number; readonly total: number }
}
export interface RoundsChartShape<K extends string> {
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  readonly series: readonly Series<K>[]
  readonly xTicks: readonly { readonly at: number; readonly round: number }[]
  readonly yTicks: readonly { readonly at: number; readonly points: number }[]
}
export interface ChartSize {
  readonly width: number
  readonly height: number
  /** The text size, 1 for 100 %. */
  readonly text?: number
}

/** The last word on each round, oldest first: a round in play is shown as it stands now. */
export function byRound(points: readonly ScorePoint[]): readonly ScorePoint[] {
  const last = new Map(points.map((p) => [p.round, p]))
  return [...last.values()].sort((a, b) => a.round - b.round)
}

/** Moves labels apart, keeping their order and staying above `floor` where they fit. */
export function spread(wanted: readonly number[], gap: number, floor: number): readonly number[] {
  const order = wanted.map((y, i) => ({ y, i })).sort((a, b) => a.y - b.y || a.i - b.i)
  const placed: number[] = []
  for (const { y } of order) placed.push(Math.max(y, (placed.at(-1) ?? -Infinity) + gap))
  const over = (placed.at(-1) ?? 0) - floor
  if (over > 0) {
    let ceiling = floor
    for (let k = placed.length - 1; k >= 0; k--) {
      placed[k] = Math.min(placed[k] ?? 0, ceiling)
      ceiling = (placed[k] ?? 0) - gap
    }
  }
  const result = [...wanted]
  order.forEach(({ i }, k) => (result[i] = placed[k] ?? 0))
  return result
}

/** `rounds`: how many the game has, where that is known; else the plot ends with the last point. */
export function roundsChart<K extends string>(
  points: readonly ScorePoint[],
  keys: readonly K[],
  { width, height, text = 1 }: ChartSize,
  rounds?: number,
): RoundsChartShape<K> {
  const margin = {
    top: MARGIN.top * text,
    right: MARGIN.right * text,
    bottom: MARGIN.bottom * text,
    left: MARGIN.left * text,
  }
  const ends = byRound(points)
  const total = (point: ScorePoint, key: K): number => point.totals[key] ?? 0
  const all = ends.flatMap((p) => keys.map((key) => total(p, key)))
  const first = ends[0]?.round ?? 1
  const until = rounds ?? Math.max(ends.at(-1)?.round ?? 1, first + 1)
  const x = scaleLinear([Math.min(rounds === undefined ? first : 1, first), until], [margin.left, width - margin.right])
  const y = scaleLinear(
    [Math.min(0, ...all), Math.max(LEAST_SPAN, ...all)],
    [height - margin.bottom, margin.top],
  ).nice()
  const draw = line<ScorePoint>().x((p) => x(p.round))
  const last = ends.at(-1)
  const lastOf = (key: K): number => y(last ? total(last, key) : 0)
  const labels = spread(keys.map(lastOf), LABEL_GAP * text, height - margin.bottom)
  const ticks = rounds === undefined ? ends.map((p) => p.round) : Array.from({ length: rounds }, (_, i) => i + 1)
  const every = Math.ceil(ticks.length / MOST_ROUND_TICKS)
  return {
    margin,
    series: keys.map((key, i): Series<K> => {
      const { shape, dash } = MARKS[i % MARKS.length] ?? MARKS[0]
      return {
        key,
        dash,
        path: draw.y((p) => y(total(p, key)))(ends) ?? '',
        mark: symbol(shape, MARK_AREA)() ?? '',
        marks: ends.map((p) => ({ x: x(p.round), y: y(total(p, key)), round: p.round, total: total(p, key) })),
        label: {
          x: last ? x(last.round) : margin.left,
          y: labels[i] ?? 0,
          fromY: lastOf(key),
          total: last ? total(last, key) : 0,
        },
      }
    }),
    xTicks: ticks.filter((_, i) => i % every === 0 || i === ticks.length - 1).map((round) => ({ at: x(round), round })),
    yTicks: y.ticks(5).map((n) => ({ at: y(n), points: n })),
  }
}
