/** Files handed to us from outside: a double click, the command line, a second start of the app. */
import path from 'node:path'
import { SCENARIO_END, SCENARIO_FILE } from '../../shared/scenarios'

export const CAMPAIGN_FILE = '.keg'

const endsWith = (file: string, ends: readonly string[]) => ends.some((end) => file.toLowerCase().endsWith(end))
/** Handed on, or straight out of a folder of scenarios. */
export const isScenarioFile = (file: string): boolean => endsWith(file, [SCENARIO_FILE, SCENARIO_END])

/** The campaign or scenario among the arguments of a start, made absolute from where that start was made. */
export function fileIn(argv: readonly string[], cwd: string): string | undefined {
  const named = argv
    .slice(1)
    .find((word) => !word.startsWith('-') && (endsWith(word, [CAMPAIGN_FILE]) || isScenarioFile(word)))
  return named === undefined ? undefined : path.resolve(cwd, named)
}
