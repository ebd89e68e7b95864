/** A scenario laid over the built-in tables: changed, brought into line, checked. */
import type { Change, Scenario } from '../../../../shared/great-war/scenario'
import type { NationId } from '../../../../shared/great-war/ids'
import { err, ok, type Fault, type Result } from '../../../../shared/result'
import { crossCheck, type TableFault } from '../cross-check'
import { data, type GreatWarData } from '../data'
import { contradictions, unknownSpace } from './contradictions'
import { follow } from './follows'
import { slotAt, type Draft } from './slots'

export { figureAt } from './slots'

/** The built-in tables with these changes and all that follows from them. Whether they agree is not judged here. */
export function laidOver(changes: readonly Change[]): Draft {
  const draft = JSON.parse(JSON.stringify(data)) as Draft
  for (const { at, value } of changes) slotAt(draft, at).set(value)
  follow(draft, new Set(changes.map((c) => c.at)))
  return draft
}

/** What contradicts itself in tables that were made so, each at the path of a figure. */
export function disagreements(draft: Draft, changes: readonly Change[]): readonly TableFault[] {
  const said = new Set(changes.map((c) => c.at))
  const settled = new Set(
    draft.setup.treasuries.map((t) => t.nation).filter((n: NationId) => said.has(`treasuries.${n}`)),
  )
  // What stands in an impossible place is said once, with its reason.
  const own = contradictions(draft)
  return [...own, ...crossCheck(draft, settled).filter((f) => !own.some((x) => x.at === f.at))]
}

export function withScenario({ changes }: Scenario): Result<GreatWarData, readonly TableFault[]> {
  const lost = changes.flatMap(({ at }): TableFault[] => {
    const problem = unknownSpace(at)
    return problem === undefined ? [] : [{ at, problem }]
  })
  if (lost.length > 0) return err(lost)
  const draft = laidOver(changes)
  const faults = disagreements(draft, changes)
  return faults.length > 0 ? err(faults) : ok(draft)
}

/** Every fault of a scenario in one, for whoever reads options, commands and events. */
export function scenarioFault(scenario: Scenario | undefined): Fault | undefined {
  const result = scenario && withScenario(scenario)
  if (result === undefined || result.ok) return undefined
  return { at: 'scenario', problem: result.error.map((f) => `${f.at}: ${f.problem}`).join('; ') }
}
