/**
 * The shelf of scenarios: one file each, in a folder beside the campaigns. A file that can't be read is told of and left alone;
 * what is removed goes to the bin; nothing is written over that was not read in the version that lies there.
 */
import path from 'node:path'
import type { SaveProblem } from '../../shared/problem'
import { err, fault, ok, type Result } from '../../shared/result'
import {
  MOST_SCENARIO_BYTES,
  readScenario,
  SCENARIO_END,
  SCENARIO_FILE,
  type NamedScenario,
  type ScenarioAnswers,
  type SCENARIO_INPUTS,
  type ScenarioRow,
  type ScenarioShelf,
} from '../../shared/scenarios'
import type { z } from 'zod'
import { gameById } from '../engine/registry'
import {
  isAlive,
  readScenarioFile,
  refusedByDisk,
  replaceFile,
  scenarioIn,
  scenarioText,
  sweep,
  tooLarge,
  type Disk,
} from '../saves'
import { fileName } from './file-name'

export interface ScenarioPorts {
  readonly disk: Disk
  readonly folder: string
  readonly now: () => number
}

type Inputs = { [C in keyof typeof SCENARIO_INPUTS]: z.infer<(typeof SCENARIO_INPUTS)[C]> }
type Answered<C extends keyof ScenarioAnswers> = Promise<ScenarioAnswers[C]>

const BINNED = /^(.+)~(\d{1,16})\.keg-scenario\.json$/
/** Bytes that a file's name may take on every system, the ending and a number included. */
const MOST_STEM_BYTES = 150

/** The scenario's name, as far as a file may bear it. */
export function stemOf(name: string): string {
  let stem = fileName(name, 'Scenario')
  while (Buffer.byteLength(stem) > MOST_STEM_BYTES) stem = stem.slice(0, -1)
  return stem.trimEnd()
}
/** Many disks hold “A” and “a” for one name. */
const alike = (name: string): string => name.normalize('NFC').toLowerCase()

export type ScenarioService = ReturnType<typeof createScenarios>

export function createScenarios({ disk, folder, now }: ScenarioPorts) {
  const binFolder = path.join(folder, '.bin')
  const names = async (where: string): Promise<string[]> =>
    (await disk.readdir(where).catch((): string[] => [])).filter((n) => n.endsWith(SCENARIO_END) && !n.startsWith('.'))

  /** One deed after another, so that no two find the same name free. */
  let queue: Promise<unknown> = Promise.resolve()
  function inTurn<T>(deed: () => Promise<T>): Promise<T> {
    const done = queue.then(deed)
    queue = done.catch(() => undefined)
    return done
  }

  function faultsOf({ game, changes }: NamedScenario) {
    const found = gameById(game)
    return found.ok ? (found.value.scenario?.report(changes).faults ?? []) : []
  }
  async function row(file: string): Promise<ScenarioRow> {
    const read = await readScenarioFile(disk, path.join(folder, file))
    return read.ok
      ? { kind: 'scenario', file, ...read.value, faults: faultsOf(read.value.scenario) }
      : { kind: 'problem', file, problem: read.error }
  }
  async function bin(): Promise<ScenarioShelf['bin']> {
    const found = await Promise.all(
      (await names(binFolder)).map(async (id) => {
        const [, stem, when] = BINNED.exec(id) ?? []
        if (stem === undefined || when === undefined) return []
        const read = await readScenarioFile(disk, path.join(binFolder, id))
        return [{ id, name: read.ok ? read.value.scenario.name : stem, binnedAt: Number(when) }]
      }),
    )
    return found.flat().sort((a, b) => b.binnedAt - a.binnedAt)
  }
  async function shelf(): Promise<ScenarioShelf> {
    await sweep(disk, folder, (pid) => !isAlive(pid))
    const rows = await Promise.all((await names(folder)).map(row))
    const nameOf = (r: ScenarioRow) => (r.kind === 'scenario' ? `0${alike(r.scenario.name)}` : `1${alike(r.file)}`)
    return { rows: rows.sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)), bin: await bin(), folder }
  }

  async function freeName(stem: string): Promise<string> {
    const taken = new Set((await disk.readdir(folder).catch((): string[] => [])).map(alike))
    for (let n = 1; ; n++) {
      const file = `${stem}${n === 1 ? '' : ` ${n}`}${SCENARIO_END}`
      if (!taken.has(alike(file))) return file
    }
  }
  async function write(file: string, scenario: NamedScenario): Promise<Result<string, SaveProblem>> {
    try {
      await disk.mkdir(folder, { recursive: true })
      await replaceFile(disk, path.join(folder, file), scenarioText(scenario), false)
      return ok(file)
    } catch (error) {
      return refusedByDisk(path.join(folder, file), error)
    }
  }
  const writeNew = async (scenario: NamedScenario) => write(await freeName(stemOf(scenario.name)), scenario)

  async function overwrite(scenario: NamedScenario, over: { readonly file: string; readonly version: string }) {
    const where = path.join(folder, over.file)
    const there = await readScenarioFile(disk, where)
    if (!there.ok) return there
    if (there.value.version !== over.version)
      return err<SaveProblem>({
        kind: 'changed',
        where,
        message: 'It was changed by somebody else since it was opened here. Save yours as a new one, then compare.',
        recoverable: false,
      })
    // The file follows its scenario's name, but for the number that kept it apart from another.
    const stem = stemOf(scenario.name)
    const own = over.file.slice(0, -SCENARIO_END.length)
    if (own === stem || (own.startsWith(`${stem} `) && /^\d+$/.test(own.slice(stem.length + 1))))
      return write(over.file, scenario)
    const written = await writeNew(scenario)
    if (written.ok && written.value !== over.file) await disk.rm(where, { force: true }).catch(() => undefined)
    return written
  }

  async function shelved(written: Result<string, SaveProblem>) {
    return written.ok ? ok({ file: written.value, shelf: await shelf() }) : written
  }
  async function moved(from: string, to: string): Promise<Result<ScenarioShelf, SaveProblem>> {
    try {
      await disk.mkdir(path.dirname(to), { recursive: true })
      await disk.rename(from, to)
      return ok(await shelf())
    } catch (error) {
      return refusedByDisk(from, error, 'It is not there any more.')
    }
  }
  const isThere = (where: string) =>
    disk.stat(where).then(
      () => true,
      () => false,
    )
  const takeIn = async (read: Result<NamedScenario, SaveProblem>) =>
    read.ok ? inTurn(async () => shelved(await writeNew(read.value))) : read

  const channels = {
    'scenarios:list': (): Answered<'scenarios:list'> => inTurn(shelf),

    'scenarios:save': async ({ scenario, over }: Inputs['scenarios:save'][0]): Answered<'scenarios:save'> => {
      const read = readScenario(scenario)
      if (!read.ok) return read
      return inTurn(async () => shelved(over ? await overwrite(read.value, over) : await writeNew(read.value)))
    },

    /** Damaged ones too. */
    'scenarios:bin': (file: string): Answered<'scenarios:bin'> =>
      inTurn(async () => {
        const stem = file.slice(0, -SCENARIO_END.length)
        let when = now()
        const to = () => path.join(binFolder, `${stem}~${when}${SCENARIO_END}`)
        while (await isThere(to())) when++
        return moved(path.join(folder, file), to())
      }),

    'scenarios:restore': (id: string): Answered<'scenarios:restore'> =>
      inTurn(async () => {
        const file = await freeName(BINNED.exec(id)?.[1] ?? 'Scenario')
        return moved(path.join(binFolder, id), path.join(folder, file))
      }),

    /** For good; only out of the bin. */
    'scenarios:destroy': (id: string): Answered<'scenarios:destroy'> =>
      inTurn(async () => {
        try {
          await disk.rm(path.join(binFolder, id))
          return ok(await shelf())
        } catch (error) {
          return refusedByDisk(path.join(binFolder, id), error, 'It is not there any more.')
        }
      }),

    'scenarios:importText': async ({
      name,
      text,
    }: Inputs['scenarios:importText'][0]): Answered<'scenarios:importText'> =>
      takeIn(Buffer.byteLength(text) > MOST_SCENARIO_BYTES ? tooLarge(name) : scenarioIn(name, text)),

    'scenarios:report': ({ game, changes }: Inputs['scenarios:report'][0]): Answered<'scenarios:report'> => {
      const found = gameById(game)
      if (!found.ok) return Promise.resolve(found)
      const form = found.value.scenario
      return Promise.resolve(form ? ok(form.report(changes)) : fault('game', 'this game has no scenarios'))
    },
  }

  return {
    channels,

    /** A file that the user chose. */
    importFile: async (file: string): Answered<'scenarios:importText'> => {
      const read = await readScenarioFile(disk, file)
      return takeIn(read.ok ? ok(read.value.scenario) : read)
    },

    /** A scenario as one file's text, and the name to save it under. */
    exportText(scenario: unknown): Result<{ readonly name: string; readonly text: string }> {
      const read = readScenario(scenario)
      return read.ok ? ok({ name: `${stemOf(read.value.name)}${SCENARIO_FILE}`, text: scenarioText(read.value) }) : read
    },
  }
}
