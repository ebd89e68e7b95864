/** Where a path of a scenario leads in the figures: what stands there, and how others are laid over them. */
import type { ObjectiveFigure, OriginsData } from '../../../../shared/origins/data'
import { isPlaced, resultsOf } from '../../../../shared/origins/data'
import type { AttackResult, NationId, OddsColumn, PowerId } from '../../../../shared/origins/ids'
import type { Change } from '../../../../shared/origins/scenario'
import { bySeat } from '../state'

export type Value = Change['value']
type Mutable<T> = { -readonly [K in keyof T]: T[K] }

const WHOLE = ['rounds', 'rightsAt', 'abroadPerTurn', 'mostOnBoard'] as const
type Whole = (typeof WHOLE)[number]
const wholeAt = (first: string): Whole | undefined => WHOLE.find((x) => x === first)

/** The objective that `objectives.{power}.{kind}.{where}` means, whatever its points. */
function objectiveAt(ids: readonly string[], points: number, most: number): ObjectiveFigure {
  const power = ids[1] as PowerId
  const where = ids[3] ?? ''
  switch (ids[2]) {
    case 'rights':
      return { power, kind: 'rights', nation: where as NationId, points }
    case 'exclusive':
      return { power, kind: 'exclusive', nation: where as NationId, points }
    case 'isolated':
      return { power, kind: 'condition', condition: 'isolated', rival: where as PowerId, points }
    default:
      return { power, kind: 'condition', condition: 'othersAtMost', most, points }
  }
}
/** The path of an objective's points. */
export function pathOf(o: ObjectiveFigure): string {
  const of = `objectives.${o.power}`
  if (o.kind !== 'condition') return `${of}.${o.kind}.${o.nation}`
  return o.condition === 'isolated' ? `${of}.isolated.${o.rival}` : `${of}.othersAtMost`
}
const mostOf = (data: OriginsData): number =>
  data.objectives.flatMap((o) => (o.kind === 'condition' && o.condition === 'othersAtMost' ? [o.most] : []))[0] ?? 0

/** What stands at a path that `CHANGEABLE` knows. */
export function figureAt(data: OriginsData, at: string): Value {
  const [first = '', a = '', b = ''] = at.split('.')
  const whole = wholeAt(first)
  if (whole !== undefined) return data[whole]
  switch (first) {
    case 'allotments':
      return (b === '' ? undefined : data.allotmentsInRound[a as PowerId]?.[Number(b)]) ?? data.allotments[a as PowerId]
    case 'attackTable':
      return data.attackTable[Number(a) as OddsColumn][Number(b) - 1] ?? ''
    case 'objectives':
      return data.objectives.find((o) => pathOf(o) === at)?.points ?? 0
    case 'othersAtMost':
      return mostOf(data)
    case 'chips':
      return data.chips.find((c) => c.colour === a)?.[b as 'worth' | 'inSet'] ?? 0
    default:
      throw new Error(`${at} leads nowhere`)
  }
}

/** Those of the data keep their order; new places come after their power's others, before its conditions. */
function objectivesWith(data: OriginsData, changes: readonly Change[]): readonly ObjectiveFigure[] {
  const most = Number(changes.find((c) => c.at === 'othersAtMost')?.value ?? mostOf(data))
  const said = new Map(changes.filter((c) => c.at.startsWith('objectives.')).map((c) => [c.at, Number(c.value)]))
  const old = data.objectives.map(pathOf)
  const added = [...said].filter(([at]) => !old.includes(at)).map(([at, n]) => objectiveAt(at.split('.'), n, most))
  return [...data.objectives, ...added]
    .map((o) => {
      const points = said.get(pathOf(o)) ?? o.points
      return o.kind === 'condition' && o.condition === 'othersAtMost' ? { ...o, most, points } : { ...o, points }
    })
    .filter((o) => o.points > 0)
    .sort((a, b) => bySeat(a.power, b.power) || Number(!isPlaced(a)) - Number(!isPlaced(b)))
}

/** The figures with changes laid over them, each of which `FORM` has found right by itself. */
export function laidOver(data: OriginsData, changes: readonly Change[]): OriginsData {
  const now: Mutable<OriginsData> = { ...data, objectives: objectivesWith(data, changes) }
  for (const { at, value } of changes) {
    const [first = '', a = '', b = ''] = at.split('.')
    const whole = wholeAt(first)
    if (whole !== undefined) now[whole] = Number(value)
    else if (first === 'allotments') {
      const power = a as PowerId
      if (b === '') now.allotments = { ...now.allotments, [power]: Number(value) }
      else {
        const rounds = { ...now.allotmentsInRound[power], [b]: Number(value) }
        now.allotmentsInRound = { ...now.allotmentsInRound, [power]: rounds }
      }
    } else if (first === 'attackTable') {
      const odds = Number(a) as OddsColumn
      const column = now.attackTable[odds].map((r, i) => (i + 1 === Number(b) ? (value as AttackResult) : r))
      now.attackTable = { ...now.attackTable, [odds]: column }
    } else if (first === 'chips') {
      now.chips = now.chips.map((c) => (c.colour === a ? { ...c, [b]: Number(value) } : c))
    }
  }
  now.attackResults = resultsOf(now.attackTable)
  return now
}
