/**
 * The contract between window and main process. Inputs are parsed in main before anything looks at them; answers are
 * values. Everything is plain JSON: no `undefined` members in lists, no dates, no class instances.
 */
import { z } from 'zod'
import type { CampaignSummary, GameView } from './campaign'
import { isCampaignId, type CampaignId } from './ids'
import type { ChartName, ScorePoint } from './charts'
import type { HistoryLine } from './history'
import type { LuckTally } from './luck'
import type { Choice, Refusal } from './ruling'
import type { Fault, Result } from './result'
import type { WarLedger } from './great-war/ledger'
import { NATIONS } from './great-war/ids'
import { greatWarOptions } from './great-war/options'
import type { OddsReply } from './odds/reply'
import { originsOptions } from './origins/options'
import type { Cancelled, SaveProblem } from './problem'
import { SCENARIO_INPUTS, type ScenarioAnswers } from './scenarios'
import { settingsPatch, type Settings } from './schema/settings'
import { tableSettings, type TableSettings } from './schema/table'
import type { Channel } from './ipc-channels'

export type { Cancelled, SaveProblem } from './problem'

export interface UndoState {
  /** What an undo would take back, as a sentence; absent when there is nothing. */
  readonly undo?: string
  readonly redo?: string
  /** True when the undo would reach into another power's turn: the window asks the table first. */
  readonly crossesTurn: boolean
  /** True when the last entry holds app dice that the table may agree to throw again. */
  readonly canReroll: boolean
}

/** Everything a window shows of an open campaign. Sent whole after every change: it is small and cannot drift. */
export interface Update {
  readonly campaign: CampaignSummary
  readonly position: number
  /** Entries in all, undone ones included: redo is possible while `position < length`. */
  readonly length: number
  readonly view: GameView
  /** Events of the entry that led here, for animation; empty after undo, redo and open. */
  readonly events: readonly unknown[]
  readonly legal: readonly Choice<unknown>[]
  readonly undo: UndoState
  readonly luck: readonly LuckTally[]
  /** The line of the entry that led here. */
  readonly last: HistoryLine
  readonly table: TableSettings
}

/** A past position, looked at without changing anything. */
export interface PastView {
  readonly position: number
  readonly view: GameView
  readonly line: HistoryLine
}

/** A row of the library: a campaign that can be opened, or a file that can't be read. */
export type LibraryRow =
  | { readonly kind: 'campaign'; readonly summary: CampaignSummary }
  | { readonly kind: 'problem'; readonly id: string; readonly name: string; readonly problem: SaveProblem }

export interface Library {
  readonly rows: readonly LibraryRow[]
  /** In the bin, newest first. */
  readonly bin: readonly { readonly id: string; readonly name: string; readonly binnedAt: number }[]
  /** Where campaigns lie, as a path to show. */
  readonly folder: string
}

export type SubmitAnswer =
  | { readonly kind: 'update'; readonly update: Update }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'fault'; readonly fault: Fault }
  /** The board moved on since the command was composed. */
  | { readonly kind: 'stale'; readonly update: Update }
  | { readonly kind: 'problem'; readonly problem: SaveProblem }

export interface VerifyAnswer {
  readonly ok: boolean
  readonly events: number
  readonly stateHash: string
  /** What was found, one or more sentences. */
  readonly said: readonly string[]
  readonly problem?: SaveProblem
}

export type Paper = 'a4' | 'letter'
export type Answer<T, E = SaveProblem> = Result<T, E>

const id = z.custom<CampaignId>(isCampaignId, 'not a campaign’s id')
const name = z.string().trim().min(1).max(80)
const position = z.int().min(0).max(1_000_000)
const none = z.tuple([])
const ticket = z.string().regex(/^[a-z0-9-]{1,40}$/, 'a ticket: small letters, digits and hyphens')
const newCampaign = { name, table: tableSettings.optional(), seed: z.int().min(0).optional() }
const paper = z.enum(['a4', 'letter'])
const chartOrder = z.strictObject({
  id,
  position: position.optional(),
  sheets: z.array(z.string().max(60)).min(1).max(40),
  paper,
})

/** Arguments by channel, as one tuple each. */
export const INPUTS = {
  'library:list': none,
  'library:create': z.tuple([
    z.discriminatedUnion('game', [
      z.strictObject({ ...newCampaign, game: z.literal('origins'), options: originsOptions }),
      z.strictObject({ ...newCampaign, game: z.literal('great-war'), options: greatWarOptions }),
    ]),
  ]),
  'library:sample': none,
  'library:rename': z.tuple([id, name]),
  'library:duplicate': z.tuple([id]),
  'library:bin': z.tuple([id]),
  'library:restore': z.tuple([z.string().max(200)]),
  'library:destroy': z.tuple([z.string().max(200)]),
  'library:importFile': none,
  'library:importText': z.tuple([z.strictObject({ name: z.string().max(200), text: z.string().max(64_000_000) })]),
  'library:export': z.tuple([id]),
  'library:recover': z.tuple([z.string().max(200)]),
  'campaign:open': z.tuple([id]),
  'campaign:close': z.tuple([id]),
  /** The command stays unknown here: its game parses it and answers a fault with a path. */
  'campaign:submit': z.tuple([z.strictObject({ id, position, command: z.unknown() })]),
  'campaign:undo': z.tuple([z.strictObject({ id, position, count: z.int().min(1).max(100_000) })]),
  'campaign:redo': z.tuple([z.strictObject({ id, position, count: z.int().min(1).max(100_000) })]),
  'campaign:reroll': z.tuple([z.strictObject({ id, position })]),
  'campaign:at': z.tuple([z.strictObject({ id, position })]),
  /** The question stays unknown here: its game parses it. */
  'campaign:ask': z.tuple([z.strictObject({ id, position, question: z.unknown() })]),
  'campaign:ledger': z.tuple([z.strictObject({ id, position: position.optional() })]),
  'campaign:saveLedger': z.tuple([
    z.strictObject({ id, position: position.optional(), nation: z.enum(NATIONS).optional() }),
  ]),
  'campaign:history': z.tuple([id]),
  'campaign:scores': z.tuple([id]),
  'campaign:branch': z.tuple([z.strictObject({ id, position, name })]),
  'campaign:verify': z.tuple([id]),
  'campaign:setTable': z.tuple([z.strictObject({ id, table: tableSettings })]),
  'charts:list': z.tuple([z.strictObject({ id, position: position.optional() })]),
  'charts:pages': z.tuple([z.strictObject({ id, position: position.optional(), sheet: z.string().max(60), paper })]),
  'charts:preview': z.tuple([chartOrder]),
  'charts:savePdf': z.tuple([chartOrder]),
  'charts:print': z.tuple([chartOrder]),
  ...SCENARIO_INPUTS,
  /** The order stays unknown here: the odds parse it (`shared/odds/order.ts`). A ticket asked again replaces its order. */
  'odds:ask': z.tuple([z.strictObject({ ticket, order: z.unknown() })]),
  'odds:cancel': z.tuple([ticket]),
  /** Opens the table view for the campaign on the table, or closes it. */
  'tableView:toggle': none,
  /** Asked by the table view: what lies on the table now. */
  'tableView:board': none,
  'settings:get': none,
  'settings:set': z.tuple([settingsPatch]),
  'app:about': none,
  'app:ready': none,
} as const satisfies Record<Channel, z.ZodType>

/** Answers by channel. */
export interface Answers extends ScenarioAnswers {
  'library:list': Library
  'library:create': Answer<Update, SaveProblem | Fault>
  'library:sample': Answer<Update>
  'library:rename': Answer<CampaignSummary>
  'library:duplicate': Answer<CampaignSummary>
  'library:bin': Answer<Library>
  'library:restore': Answer<Library>
  'library:destroy': Answer<Library>
  'library:importFile': Answer<CampaignSummary | Cancelled>
  'library:importText': Answer<CampaignSummary>
  'library:export': Answer<{ readonly file: string } | Cancelled>
  /** Goes on from the newest whole copy; the damaged files are set aside, unchanged. */
  'library:recover': Answer<CampaignSummary>
  'campaign:open': Answer<Update>
  'campaign:close': Answer<null>
  'campaign:submit': SubmitAnswer
  'campaign:undo': SubmitAnswer
  'campaign:redo': SubmitAnswer
  'campaign:reroll': SubmitAnswer
  'campaign:at': Answer<PastView>
  /** Types by game: `WindowAnswers` of The Great War. A fault when the question makes no sense at that position. */
  'campaign:ask': Answer<unknown, SaveProblem | Fault>
  /** The Great War's books up to a position; a fault for a game that keeps none. */
  'campaign:ledger': Answer<WarLedger, SaveProblem | Fault>
  /** The books as CSV, all or one nation’s, into a file that the user chooses. */
  'campaign:saveLedger': Answer<{ readonly file: string } | Cancelled, SaveProblem | Fault>
  'campaign:history': Answer<readonly HistoryLine[]>
  /** The running scores over the game: one point at the end of every round so far, and one for now. */
  'campaign:scores': Answer<readonly ScorePoint[]>
  'campaign:branch': Answer<CampaignSummary>
  'campaign:verify': VerifyAnswer
  'campaign:setTable': Answer<TableSettings>
  'charts:list': Answer<readonly ChartName[]>
  /** Pages of one sheet. The list comes first, the counts as they are laid out. */
  'charts:pages': Answer<number>
  /** The address of a document without scripts that main serves, for a sandboxed frame. */
  'charts:preview': Answer<{ readonly url: string; readonly pages: number }>
  'charts:savePdf': Answer<{ readonly file: string; readonly pages: number } | Cancelled>
  'charts:print': Answer<{ readonly printed: boolean }>
  'odds:ask': Result<OddsReply>
  'odds:cancel': null
  'tableView:toggle': { readonly open: boolean }
  'tableView:board': { readonly update?: Update }
  'settings:get': Settings
  'settings:set': Settings
  'app:about': {
    readonly version: string
    readonly electron: string
    readonly folder: string
    readonly host: 'electron' | 'stand-in'
  }
  /** The renderer has drawn its first screen; main answers with what to open, if it was started with or left in a campaign. */
  /** `scenario`: the app was started with one, which lies on the shelf now or could not be read. */
  'app:ready': {
    readonly open?: CampaignId
    readonly importNote?: string
    readonly scenario?: ScenarioAnswers['scenarios:importText']
  }
}

export type Inputs = { [C in Channel]: z.infer<(typeof INPUTS)[C]> }

/** What a menu item asks of the window. Ids double as the menu items' ids. */
export const MENU_DEEDS = [
  'new',
  'library',
  'import',
  'export',
  'undo',
  'redo',
  'print',
  'map',
  'secondPage',
  'thirdPage',
  'log',
  'tableView',
  'rules',
  'planner',
  'settings',
  'zoomIn',
  'zoomOut',
  'zoomFit',
  'zoomActual',
  'textLarger',
  'textSmaller',
  'keys',
  'verify',
] as const
export type MenuDeed = (typeof MENU_DEEDS)[number]

export interface Pushes {
  menu: MenuDeed
  /** A campaign file was opened from outside (double click, command line, dropped on the icon) and imported. */
  openFile: Answer<CampaignSummary>
  /** The same for a scenario: it was added to the shelf. */
  openScenario: ScenarioAnswers['scenarios:importText']
  settingsChanged: Settings
  /** To the table view: what lies on the table after every deed; null when the campaign is closed. */
  board: Update | null
  /** How far a long calculation is, 0 to 1. */
  oddsProgress: { readonly ticket: string; readonly share: number }
}

/** `window.keg`: two functions, and every channel named. */
export interface KegBridge {
  invoke<C extends Channel>(channel: C, ...args: Inputs[C]): Promise<BridgeAnswer<C>>
  /** Returns the way to stop listening. */
  on<P extends keyof Pushes>(push: P, listener: (value: Pushes[P]) => void): () => void
}

/** Input that does not parse is answered, not thrown: an exception that crosses the process border keeps only its message. */
export type BridgeAnswer<C extends Channel> =
  { readonly ok: true; readonly value: Answers[C] } | { readonly ok: false; readonly fault: Fault }
