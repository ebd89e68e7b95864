/** Geometry of production over the rounds, by bloc and nation: points in, paths out. Knows no colours and no DOM. */
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
import type { ScorePoint } from '../../../../shared/charts'
import type { NationId } from '../../../../shared/great-war/ids'
import { byRound, spread } from '../../origins/score-chart'

const MARGIN = { top: 14, right: 160, bottom: 30, left: 34 } as const
const LABEL_GAP = 16

/** A line is told apart by its marks and its dashes, not by colour alone. */
const MARKS = [
  { shape: symbolCircle, dash: '' },
  { shape: symbolSquare, dash: '9 4' },
  { shape: symbolDiamond, dash: '12 3 2 3' },
  { shape: symbolTriangle, dash: '2 4' },
  { shape: symbolCross, dash: '5 3' },
  { shape: symbolStar, dash: '14 4' },
  { shape: symbolWye, dash: '3 2 8 2' },
] as const

export interface ProductionSeries {
  readonly nation: NationId
  readonly path: string
  readonly dash: string
  readonly mark: string
  readonly marks: readonly { readonly x: number; readonly y: number; readonly round: number }[]
  readonly label: { readonly x: number; readonly y: number; readonly fromY: number; readonly total: number }
}

export function productionChart(
  points: readonly ScorePoint[],
  nations: readonly NationId[],
  width: number,
  height: number,
  text = 1,
) {
  const margin = {
    top: MARGIN.top * text,
    right: MARGIN.right * text,
    bottom: MARGIN.bottom * text,
    left: MARGIN.left * text,
  }
  const ends = byRound(points)
  const total = (p: ScorePoint, n: NationId): number => p.totals[n] ?? 0
  const rounds = ends.map((p) => p.round)
  const [first, lastRound] = [rounds[0] ?? 1, Math.max(rounds.at(-1) ?? 1, (rounds[0] ?? 1) + 1)]
  const most = Math.max(10, ...ends.flatMap((p) => nations.map((n) => total(p, n))))
  const x = scaleLinear([first, lastRound], [margin.left, width - margin.right])
  const y = scaleLinear([0, most], [height - margin.bottom, margin.top]).nice()
  const draw = line<ScorePoint>().x((p) => x(p.round))
  const last = ends.at(-1)
  const at = (n: NationId) => y(last ? total(last, n) : 0)
  const labels = spread(nations.map(at), LABEL_GAP * text, height - margin.bottom)
  const every = Math.ceil(rounds.length / 12)
  return {
    margin,
    series: nations.map((nation, i): ProductionSeries => {
      const { shape, dash } = MARKS[i % MARKS.length] ?? MARKS[0]
      return {
        nation,
        dash,
        path: draw.y((p) => y(total(p, nation)))(ends) ?? '',
        mark: symbol(shape, 40)() ?? '',
        marks: ends.map((p) => ({ x: x(p.round), y: y(total(p, nation)), round: p.round })),
        label: {
          x: last ? x(last.round) : margin.left,
          y: labels[i] ?? 0,
          fromY: at(nation),
          total: last ? total(last, nation) : 0,
        },
      }
    }),
    xTicks: rounds
      .filter((_, i) => i % every === 0 || i === rounds.length - 1)
      .map((round) => ({ at: x(round), round })),
    yTicks: y.ticks(5).map((n) => ({ at: y(n), points: n })),
  }
}
