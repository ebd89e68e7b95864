/** `--option scenario=FILE.json`: what stands in the file becomes the option; what it means is the game's to judge. */
import path from 'node:path'
import type { Desk } from './desk'
import { Usage } from './exit'

/** Far above what the most changes that a scenario may hold can come to. */
const MOST_BYTES = 1_000_000

const WHY: Readonly<Record<string, string | undefined>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'that is a folder',
  EACCES: 'it may not be read',
}

async function readScenario(desk: Desk, file: string): Promise<unknown> {
  const { disk } = desk.saves
  const slip = (problem: string) => new Usage(`--option scenario=${file}: ${problem}.`)
  const where = path.resolve(file)
  const text = await disk.stat(where).then(
    async (found) => {
      if (found.isDirectory()) throw slip('that is a folder; a JSON file is right')
      if (!found.isFile()) throw slip('that is no file')
      if (found.size > MOST_BYTES) throw slip(`the file is too large, ${MOST_BYTES} bytes at most would be right`)
      return disk.readFile(where, 'utf8')
    },
    (error: NodeJS.ErrnoException) => {
      throw slip(WHY[error.code ?? ''] ?? 'it cannot be read')
    },
  )
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw slip(`no JSON (${error instanceof Error ? error.message : String(error)})`)
  }
}

export async function withScenarioFile(desk: Desk, options: unknown): Promise<unknown> {
  const named = (options as { readonly scenario?: unknown }).scenario
  return typeof named === 'string' ? { ...(options as object), scenario: await readScenario(desk, named) } : options
}
