/** The figures that a campaign is played with: the built-in ones, or a scenario's (`scenario/`). Every rule reads them here. */
import type { Scenario } from '../../../shared/great-war/scenario'
import { canonical } from '../core/hash'
import { BUILT_IN, figuresFrom, type Figures } from './data'
import { kept } from './kept'
import { withScenario } from './scenario'

export type { Figures } from './data'

/** Scenarios read from files and copies of positions are the same figures as long as they say the same. */
let last: { readonly said: string; readonly figures: Figures } | undefined

const read = kept((scenario: Scenario): Figures => {
  const said = canonical(scenario)
  if (last?.said === said) return last.figures
  const result = withScenario(scenario)
  // Options, commands and events are checked when they are read: what comes this far adds up.
  if (!result.ok) throw new Error(result.error.map((f) => `${f.at}: ${f.problem}`).join('; '))
  const figures = figuresFrom(result.value)
  last = { said, figures }
  return figures
})

export const figures = (s: { readonly scenario?: Scenario | undefined }): Figures =>
  s.scenario === undefined ? BUILT_IN : read(s.scenario)
