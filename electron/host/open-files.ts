/** Campaign files handed to us from outside: a double click, the command line, a second start of the app. */
import path from 'node:path'

export const CAMPAIGN_FILE = '.keg'

/** The campaign file among the arguments of a start, made absolute from where that start was made. */
export function campaignFileIn(argv: readonly string[], cwd: string): string | undefined {
  const named = argv
    .slice(1)
    .find((word) => !word.startsWith('-') && path.extname(word).toLowerCase() === CAMPAIGN_FILE)
  return named === undefined ? undefined : path.resolve(cwd, named)
}
