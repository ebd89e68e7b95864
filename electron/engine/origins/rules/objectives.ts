// OW-5.2 to 5.4: what every power scores as the board stands. The order matters once: conditions that look at the board
// are counted with the rights, and the one that looks at totals comes last, so nothing can look at itself (OW-5.3).
import type { ObjectiveFigure, OriginsData } from '../../../../shared/origins/data'
import { POWERS, type NationId, type PowerId } from '../../../../shared/origins/ids'
import type { Embassies } from '../state'
import { exclusiveIn, hasRights, tiesOf } from './rights'

export type Totals = Readonly<Record<PowerId, number>>
export interface Scores {
  /** By objective, in the order of the data. */
  readonly met: readonly boolean[]
  readonly totals: Totals
}

type OthersAtMost = Extract<ObjectiveFigure, { condition: 'othersAtMost' }>
const looksAtTotals = (o: ObjectiveFigure): o is OthersAtMost =>
  o.kind === 'condition' && o.condition === 'othersAtMost'

function metOnBoard(data: OriginsData, board: Embassies, o: Exclude<ObjectiveFigure, OthersAtMost>): boolean {
  switch (o.kind) {
    case 'rights':
      return hasRights(data, board, o.power, o.nation)
    case 'exclusive':
      return hasRights(data, board, o.power, o.nation) && exclusiveIn(data, board, o.nation) === o.power
    case 'condition':
      return tiesOf(data, board, o.rival) === undefined
  }
}

/** Each power's total by itself, allies not added. */
export function scoresOf(data: OriginsData, board: Embassies): Scores {
  const totals: Record<PowerId, number> = { britain: 0, france: 0, germany: 0, russia: 0, 'austria-hungary': 0 }
  const met = data.objectives.map((o) => {
    if (looksAtTotals(o) || !metOnBoard(data, board, o)) return false
    totals[o.power] += o.points
    return true
  })
  data.objectives.forEach((o, i) => {
    if (!looksAtTotals(o)) return
    met[i] = POWERS.every((other) => other === o.power || totals[other] <= o.most)
    if (met[i]) totals[o.power] += o.points
  })
  return { met, totals }
}

/** Who stands in the way of exclusive rights: others with rights in the nation, in seating order. */
export const rivalsIn = (data: OriginsData, board: Embassies, power: PowerId, nation: NationId): readonly PowerId[] =>
  POWERS.filter((other) => other !== power && hasRights(data, board, other, nation))
