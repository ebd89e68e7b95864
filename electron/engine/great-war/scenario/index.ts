/** A scenario laid over the built-in tables: changed, brought into line, checked. */
import type { Scenario } from '../../../../shared/great-war/scenario'
import type { NationId } from '../../../../shared/great-war/ids'
import { err, ok, type Fault, type Result } from '../../../../shared/result'
import { crossCheck, type TableFault } from '../cross-check'
import { data, type GreatWarData } from '../data'
import { contradictions, unknownSpace } from './contradictions'
import { follow } from './follows'
import { slotAt, type Draft } from './slots'

export { figureAt } from './slots'

export function withScenario(scenario: Scenario): Result<GreatWarData, readonly TableFault[]> {
  const lost = scenario.changes.flatMap(({ at }): TableFault[] => {
    const problem = unknownSpace(at)
    return problem === undefined ? [] : [{ at, problem }]
  })
  if (lost.length > 0) return err(lost)
  const draft = JSON.parse(JSON.stringify(data)) as Draft
  for (const { at, value } of scenario.changes) slotAt(draft, at).set(value)
  const said = new Set(scenario.changes.map((c) => c.at))
  follow(draft, said)
  const settled = new Set(
    draft.setup.treasuries.map((t) => t.nation).filter((n: NationId) => said.has(`treasuries.${n}`)),
  )
  // What stands in an impossible place is said once, with its reason.
  const own = contradictions(draft)
  const sums = crossCheck(draft, settled).filter((f) => !own.some((x) => x.at === f.at))
  const faults = [...own, ...sums]
  return faults.length > 0 ? err(faults) : ok(draft)
}

/** Every fault of a scenario in one, for whoever reads options, commands and events. */
export function scenarioFault(scenario: Scenario | undefined): Fault | undefined {
  const result = scenario && withScenario(scenario)
  if (result === undefined || result.ok) return undefined
  return { at: 'scenario', problem: result.error.map((f) => `${f.at}: ${f.problem}`).join('; ') }
}
