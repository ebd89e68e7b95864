import type { NationId, PowerId } from '../../../shared/origins/ids'
import type { ChipStack, ObjectiveView, OriginsView } from '../../../shared/origins/view'
import { counted, nationName, powerName } from './words'

/** All that one cell of the 13 × 5 sheet shows; read off the view, nothing worked out. */
export interface SheetCellView {
  readonly nation: NationId
  readonly power: PowerId
  readonly factors: number
  readonly chips: ChipStack
  readonly home: boolean
  readonly rights: '' | 'rights' | 'exclusive'
  /** Placed this turn by the acting power; 0 for everybody else. */
  readonly placed: number
  readonly objective?: ObjectiveView
}

export function sheetCell(view: OriginsView, nation: NationId, power: PowerId): SheetCellView {
  const objective = view.scores.objectives.find((o) => o.power === power && o.nation === nation)
  return {
    nation,
    power,
    factors: view.embassies[nation][power],
    chips: view.chips[nation][power],
    home: nation === power,
    rights: view.exclusive[nation] === power ? 'exclusive' : view.rights[nation].includes(power) ? 'rights' : '',
    placed: power === view.acting ? (view.placed[nation] ?? 0) : 0,
    ...(objective ? { objective } : {}),
  }
}

/** The cell in words, for those who hear the sheet: "Britain in Italy: 12, treaty rights, 3 points met". */
export function sayCell(cell: SheetCellView): string {
  const { objective } = cell
  const parts = [
    String(cell.factors),
    { '': '', rights: 'treaty rights', exclusive: 'exclusive treaty rights' }[cell.rights],
    cell.home ? 'own nation' : '',
    cell.placed > 0 ? `${cell.placed} placed this turn` : '',
    objective
      ? `objective of ${counted(objective.points, 'point')}${objective.kind === 'exclusive' ? ', must be exclusive' : ''}, ${objective.met ? (objective.threatened ? 'met, at risk' : 'met') : 'missed'}`
      : '',
  ]
  return `${powerName(cell.power)} in ${nationName(cell.nation)}: ${parts.filter((p) => p !== '').join(', ')}`
}
