/** Values of figures in words, and where figures come from. */
import type { FigureSource, ScenarioFigure, ScenarioValue } from '../../../shared/scenario'
import { listed } from '../../../shared/wording/text'

const nameIn = (f: ScenarioFigure, value: string): string => f.choices?.find((c) => c.value === value)?.says ?? value

export function sayValue(f: ScenarioFigure, value: ScenarioValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') {
    if (f.least !== undefined && value < f.least) return 'none'
    return f.choices === undefined ? String(value).replace('-', '−') : nameIn(f, String(value))
  }
  if (typeof value === 'string') return value === '' ? 'nothing' : nameIn(f, value)
  if (value.length === 0) return 'none'
  return value
    .map((x) => (typeof x === 'string' ? nameIn(f, x) : x.length === 0 ? 'nobody' : listed(x.map((n) => nameIn(f, n)))))
    .join(f.kind === 'seats' ? '; ' : ', ')
}

/** A small letter behind a figure, as on the printed sheets. */
export const SOURCE_MARK: Readonly<Record<FigureSource, string>> = {
  printed: '',
  base: 'b',
  board: 'o',
  decision: 'd',
  reconstruction: 'r',
}
export const SOURCE_SAYS: Readonly<Record<FigureSource, string>> = {
  printed: 'printed in the original',
  base: 'as in the base game',
  board: 'read from the board',
  decision: 'a decision of our rulebook',
  reconstruction: 'our reconstruction',
}
export const fieldId = (at: string): string => `figure-${at}`
