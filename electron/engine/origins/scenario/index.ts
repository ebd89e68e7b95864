/** A scenario laid over the built-in figures and checked; and the figures that a campaign is played with. */
import type { OriginsData } from '../../../../shared/origins/data'
import type { OriginsScenario } from '../../../../shared/origins/scenario'
import { err, ok, type Fault, type Result } from '../../../../shared/result'
import type { ScenarioFault } from '../../../../shared/scenario'
import { canonical } from '../../core/hash'
import { contradictions } from './contradictions'
import { laidOver } from './figures'

export { figureAt } from './figures'
export { reportOf } from './report'

export function withScenario(
  data: OriginsData,
  { changes }: Pick<OriginsScenario, 'changes'>,
): Result<OriginsData, readonly ScenarioFault[]> {
  const laid = laidOver(data, changes)
  const faults = contradictions(laid, changes)
  return faults.length > 0 ? err(faults) : ok(laid)
}

/** Every fault of a scenario in one, for whoever reads options, events and positions. */
export function scenarioFault(data: OriginsData, scenario: OriginsScenario | undefined): Fault | undefined {
  const result = scenario && withScenario(data, scenario)
  if (result === undefined || result.ok) return undefined
  const problem = result.error.map((f) => (f.at === '' ? f.problem : `${f.at}: ${f.problem}`)).join('; ')
  return { at: 'scenario', problem }
}

/** The figures of a position: these, or with its scenario laid over them. Every rule reads them here. */
export type FiguresOf = (s: { readonly scenario?: OriginsScenario | undefined }) => OriginsData

/** Copies of a scenario are the same figures as long as they say the same, so that what is kept by figures is kept once. */
export function figuresOver(data: OriginsData): FiguresOf {
  const known = new WeakMap<OriginsScenario, OriginsData>()
  let last: { readonly said: string; readonly figures: OriginsData } | undefined
  function read(scenario: OriginsScenario): OriginsData {
    const said = canonical(scenario.changes)
    if (last?.said === said) return last.figures
    const result = withScenario(data, scenario)
    // Options, events and positions are checked when they are read: what comes this far adds up.
    if (!result.ok) throw new Error(result.error.map((f) => `${f.at}: ${f.problem}`).join('; '))
    last = { said, figures: result.value }
    return result.value
  }
  return ({ scenario }) => {
    if (scenario === undefined) return data
    const figures = known.get(scenario) ?? read(scenario)
    known.set(scenario, figures)
    return figures
  }
}
