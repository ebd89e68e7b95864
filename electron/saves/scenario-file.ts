/**
 * A scenario's file: plain JSON, laid out for people to read, without the envelope of our other files, because it is written by
 * hand as well and handed from table to table. So nothing in it is trusted.
 */
import { createHash } from 'node:crypto'
import type { SaveProblem } from '../../shared/problem'
import { err, ok, type Result } from '../../shared/result'
import { MOST_SCENARIO_BYTES, readScenario, type NamedScenario } from '../../shared/scenarios'
import { sayFault } from '../../shared/wording/fault'
import { errorCode, type Disk } from './disk'

export interface ScenarioFile {
  readonly scenario: NamedScenario
  /** Tells this content from any other. */
  readonly version: string
  readonly savedAt: number
}

const problem = (kind: SaveProblem['kind'], where: string, message: string) =>
  err<SaveProblem>({ kind, where, message, recoverable: false })
export const versionOf = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex').slice(0, 32)

/** As files of the folder are written: a change a line, so that two of them can be compared. */
export function scenarioText(s: NamedScenario): string {
  const { game, name, about, base, changes } = s
  const head = { game, name, ...(about === undefined || about === '' ? {} : { about }), base }
  const lines = changes.map(({ at, value }) => `    ${JSON.stringify({ at, value })}`)
  const body = lines.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n  ]`
  return `${JSON.stringify(head, null, 2).replace(/\n\}$/, '')},\n  "changes": ${body}\n}\n`
}

/** `where`: the file as the user knows it. */
export function scenarioIn(where: string, content: string): Result<NamedScenario, SaveProblem> {
  let input: unknown
  try {
    input = JSON.parse(content.replace(/^\uFEFF/, ''))
  } catch (error) {
    const why = error instanceof Error ? error.message.slice(0, 120) : String(error)
    return problem('damaged', where, `It is no scenario: it holds no JSON (${why}).`)
  }
  const read = readScenario(input)
  return read.ok ? read : problem('damaged', where, `It is no scenario that can be used. ${sayFault(read.error)}`)
}

export const tooLarge = (where: string) =>
  problem('foreign', where, `It is larger than any scenario can be (${MOST_SCENARIO_BYTES / 1_000_000} MB).`)

export async function readScenarioFile(disk: Disk, where: string): Promise<Result<ScenarioFile, SaveProblem>> {
  try {
    const found = await disk.stat(where)
    if (!found.isFile()) return problem('foreign', where, 'It is no file.')
    if (found.size > MOST_SCENARIO_BYTES) return tooLarge(where)
    const content = await disk.readFile(where)
    const read = scenarioIn(where, content.toString('utf8'))
    return read.ok
      ? ok({ scenario: read.value, version: versionOf(content), savedAt: Math.floor(found.mtimeMs) })
      : read
  } catch (error) {
    const code = errorCode(error)
    if (code === undefined) throw error
    return code === 'ENOENT'
      ? problem('missing', where, 'It is not there any more. It may have been moved or renamed.')
      : problem('damaged', where, `It can’t be read (${code}).`)
  }
}
