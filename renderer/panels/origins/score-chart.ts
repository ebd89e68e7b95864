/** Geometry of the score chart: points in, paths out. Knows no colours and no DOM. */
import { scaleLinear } from 'd3-scale'
import { line, symbol, symbolCircle, symbolCross, symbolDiamond, symbolSquare, symbolTriangle } from 'd3-shape'
import type { ScorePoint } from '../../../shared/charts'
import { POWERS, type PowerId } from '../../../shared/origins/ids'

/** In pixels at text size 100 %; names and figures round the plot grow with the text. */
const MARGIN = { top: 14, right: 148, bottom: 30, left: 34 } as const
const LABEL_GAP = 17
const MARK_AREA = 46

/** A line is told apart by its marks and its dashes, not by colour alone. */
const MARKS = {
  britain: { shape: symbolCircle, dash: '' },
  france: { shape: symbolSquare, dash: '9 4' },
  germany: { shape: symbolTriangle, dash: '2 4' },
  russia: { shape: symbolDiamond, dash: '12 3 2 3' },
  'austria-hungary': { shape: symbolCross, dash: '5 3' },
} as const

export interface Series {
  readonly power: PowerId
  readonly path: string
  readonly dash: string
  /** The mark's outline round its own centre, and where it stands. */
  readonly mark: string
  readonly marks: readonly { readonly x: number; readonly y: number; readonly round: number; readonly total: number }[]
  readonly label: { readonly x: number; readonly y: number; readonly fromY: number; readonly total: number }
}
export interface ScoreChartShape {
  readonly margin: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }
  readonly series: readonly Series[]
  readonly xTicks: readonly { readonly at: number; readonly round: number }[]
  readonly yTicks: readonly { readonly at: number; readonly points: number }[]
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

/** `text` is the text size, 1 for 100 %. */
export function scoreChart(
  points: readonly ScorePoint[],
  rounds: number,
  width: number,
  height: number,
  text = 1,
): ScoreChartShape {
  const margin = {
    top: MARGIN.top * text,
    right: MARGIN.right * text,
    bottom: MARGIN.bottom * text,
    left: MARGIN.left * text,
  }
  const ends = byRound(points)
  const total = (point: ScorePoint, power: PowerId): number => point.totals[power] ?? 0
  const most = Math.max(10, ...ends.flatMap((p) => POWERS.map((power) => total(p, power))))
  const x = scaleLinear([Math.min(1, ends[0]?.round ?? 1), rounds], [margin.left, width - margin.right])
  const y = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice()
  const draw = line<ScorePoint>().x((p) => x(p.round))
  const last = ends.at(-1)
  const lastOf = (power: PowerId): number => y(last ? total(last, power) : 0)
  const labels = spread(POWERS.map(lastOf), LABEL_GAP * text, height - margin.bottom)

  const series = POWERS.map((power, i): Series => {
    const { shape, dash } = MARKS[power]
    return {
      power,
      dash,
      path: draw.y((p) => y(total(p, power)))(ends) ?? '',
      mark: symbol(shape, MARK_AREA)() ?? '',
      marks: ends.map((p) => ({ x: x(p.round), y: y(total(p, power)), round: p.round, total: total(p, power) })),
      label: {
        x: last ? x(last.round) : margin.left,
        y: labels[i] ?? 0,
        fromY: lastOf(power),
        total: last ? total(last, power) : 0,
      },
    }
  })
  return {
    margin,
    series,
    xTicks: Array.from({ length: rounds }, (_, i) => ({ at: x(i + 1), round: i + 1 })),
    yTicks: y.ticks(5).map((n) => ({ at: y(n), points: n })),
  }
}
