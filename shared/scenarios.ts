/** The shelf of scenarios, as the window sees it and may ask for it: one file each, in a folder beside the campaigns. */
import { z } from 'zod'
import { scenario as greatWarScenario } from './great-war/scenario'
import { GAME_IDS, isGameId, type GameId } from './ids'
import { originsScenario } from './origins/scenario'
import type { Cancelled, SaveProblem } from './problem'
import { err, fault, ok, type Fault, type Result } from './result'
import { changeSchema, type Scenario, type ScenarioFault, type ScenarioReport } from './scenario'
import { faultOf } from './schema/fault'

export const SCENARIO_END = '.keg-scenario.json'
/** A scenario that is handed on: its last extension says whose it is, or no system could tell it from other JSON. */
export const SCENARIO_FILE = '.keg-scenario'
/** Far above what the most changes that a scenario may hold can come to. */
export const MOST_SCENARIO_BYTES = 1_000_000

/** A scenario that says which game it is for. */
export type NamedScenario = { readonly [G in GameId]: Scenario<G> & { readonly game: G } }[GameId]

export type ScenarioRow =
  | {
      readonly kind: 'scenario'
      /** The file's name in the folder; names the scenario in every order. */
      readonly file: string
      readonly scenario: NamedScenario
      /** Of the file as it was read: whoever overwrites it says which one he saw. */
      readonly version: string
      /** Milliseconds since 1970, UTC. */
      readonly savedAt: number
      /** Why no campaign can be begun with it. */
      readonly faults: readonly ScenarioFault[]
    }
  | { readonly kind: 'problem'; readonly file: string; readonly problem: SaveProblem }

export interface ScenarioShelf {
  /** By name; what can't be read comes last. */
  readonly rows: readonly ScenarioRow[]
  /** In the bin, newest first. */
  readonly bin: readonly { readonly id: string; readonly name: string; readonly binnedAt: number }[]
  readonly folder: string
}
/** What was saved or taken in, on the shelf as it is now. */
export interface ShelvedScenario {
  readonly file: string
  readonly shelf: ScenarioShelf
}

const READERS: Readonly<Record<GameId, z.ZodType<Scenario>>> = {
  'great-war': greatWarScenario,
  origins: originsScenario,
}

/** Foreign JSON as a scenario of the game it names. One that names none is of the first game whose figures it knows. */
export function readScenario(input: unknown): Result<NamedScenario> {
  const said = typeof input === 'object' && input !== null && 'game' in input ? input.game : undefined
  if (said !== undefined && !isGameId(said))
    return fault('game', `${JSON.stringify(said).slice(0, 40)} is no game`, GAME_IDS.join(', '))
  let first: Fault | undefined
  for (const game of said === undefined ? (['great-war', 'origins'] as const) : [said]) {
    const parsed = READERS[game].safeParse(input)
    // Its own reader has judged the paths, so the scenario is of that game.
    if (parsed.success) return ok({ ...parsed.data, game })
    first ??= faultOf(parsed.error, input)
  }
  return err(first ?? { at: 'game', problem: 'this game has no scenarios' })
}

/** Plain names only: no folder, no hidden file. */
const file = z
  .string()
  .max(200)
  .regex(/^[^./\\\0][^/\\\0]*\.keg-scenario\.json$/, 'a scenario’s file in the folder of scenarios')
const binned = z
  .string()
  .max(230)
  .regex(/^[^./\\\0][^/\\\0]*~\d{1,16}\.keg-scenario\.json$/, 'a scenario’s file in the bin')
/** Arguments by channel. Scenarios stay unknown here: `readScenario` answers a fault with a path. */
export const SCENARIO_INPUTS = {
  'scenarios:list': z.tuple([]),
  /** Without a file a new one. With one it is overwritten if it still is the version that was read. */
  'scenarios:save': z.tuple([
    z.strictObject({
      scenario: z.unknown(),
      over: z.strictObject({ file, version: z.string().max(64) }).optional(),
    }),
  ]),
  'scenarios:bin': z.tuple([file]),
  'scenarios:restore': z.tuple([binned]),
  'scenarios:destroy': z.tuple([binned]),
  'scenarios:importFile': z.tuple([]),
  'scenarios:importText': z.tuple([
    z.strictObject({ name: z.string().max(200), text: z.string().max(MOST_SCENARIO_BYTES) }),
  ]),
  'scenarios:export': z.tuple([z.strictObject({ scenario: z.unknown() })]),
  /** Every figure as these changes leave it. They may be wrong: what is wrong with them is the answer. */
  'scenarios:report': z.tuple([z.strictObject({ game: z.enum(GAME_IDS), changes: z.array(changeSchema).max(400) })]),
} as const

type Answer<T, E = SaveProblem | Fault> = Result<T, E>
export interface ScenarioAnswers {
  'scenarios:list': ScenarioShelf
  'scenarios:save': Answer<ShelvedScenario>
  'scenarios:bin': Answer<ScenarioShelf, SaveProblem>
  'scenarios:restore': Answer<ScenarioShelf, SaveProblem>
  'scenarios:destroy': Answer<ScenarioShelf, SaveProblem>
  'scenarios:importFile': Answer<ShelvedScenario | Cancelled, SaveProblem>
  'scenarios:importText': Answer<ShelvedScenario, SaveProblem>
  'scenarios:export': Answer<{ readonly file: string } | Cancelled>
  'scenarios:report': Answer<ScenarioReport, Fault>
}
