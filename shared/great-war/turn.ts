/** What a turn panel asks about a position: the turn's phases, what is owed, prices, sites, income, and what is easily forgotten. */
import { z } from 'zod'
import type { Fraction } from '../dice'
import type { ClauseId } from '../ids'
import type { Facts } from '../ruling'
import type { Goods, Kind, NationId, Phase, PoolId, SpaceId, Technology } from './ids'

/** Why something cannot be done, as a sentence with its clause. */
export interface Bar {
  readonly clause: ClauseId
  readonly message: string
}

export const REMINDERS = [
  'answerOffer',
  'turkishSupport',
  'bulgarianNeighbor',
  'bulgarianNeighborNext',
  'allegiance',
  'allegianceFrom',
  'mayJoin',
  'peaceCompelled',
  'armisticeEnds',
  'armisticeEndsNext',
  'blockadeSuffered',
  'blockadeHeld',
  'doctrineRestricts',
  'revolutionNext',
  'revolutionRoll',
  'revolutionCertain',
  'straysDue',
  'straysNext',
  'capitalLost',
  'convoyRaided',
  'peacetimeEconomy',
  'congressClosed',
  'congressOpen',
  'limitedWar',
  'volunteers',
  'gift',
  'peasant',
  'straitShut',
  'manpowerLow',
  'carriedOver',
] as const
export type ReminderKind = (typeof REMINDERS)[number]

/** `now`: lapses or bites this turn; `soon`: next round or next turn; `standing`: true as long as nothing changes it. */
export const URGENCIES = ['now', 'soon', 'standing'] as const
export type Urgency = (typeof URGENCIES)[number]

/** What the acting nation would be wise not to forget. */
export interface Reminder {
  readonly kind: ReminderKind
  readonly urgency: Urgency
  readonly clause: ClauseId
  readonly facts: Facts
  readonly text: string
  readonly space?: SpaceId
  readonly nation?: NationId
}

/** Where a line of the check-list leads. */
export type Leads = { readonly space: SpaceId } | { readonly tab: 'map' | 'diplomacy' }

/**
 * Something that the end of the phase waits for (`must`); that it ends without, to the nation's harm (`should`); or that the nation
 * could still do with this phase (`may`).
 */
export interface CheckLine {
  readonly weight: 'must' | 'should' | 'may'
  readonly text: string
  readonly clause?: ClauseId
  readonly leads?: Leads
}

export interface PhaseStep {
  readonly phase: Phase
  /** `skipped`: this nation does not take it as things stand (GW-8.3). */
  readonly state: 'done' | 'now' | 'ahead' | 'skipped'
  /** A few words: "6 bought", "2 battles", "+15 IPC". */
  readonly note: string
}

export interface TurnAnswer {
  readonly steps: readonly PhaseStep[]
  readonly checks: readonly CheckLine[]
  /** The phase or nation that comes after this phase; absent when the game is decided. */
  readonly next?: { readonly phase?: Phase; readonly nation: NationId }
}

/** An advance as the research table shows it. */
export interface AdvanceView {
  readonly technology: Technology
  readonly owned: boolean
  /** The number that names it. */
  readonly face: number
  /** What has to be owned first. */
  readonly needs?: Technology
  /** After a success: how likely it is to be this one. */
  readonly chance: Fraction
}
export interface ResearchAnswer {
  readonly fee: number
  /** Lowest face that succeeds. */
  readonly success: number
  readonly attempts: number
  /** To have succeeded after one, two … attempts, as many as can be paid. */
  readonly chances: readonly Fraction[]
  readonly advances: readonly AdvanceView[]
  readonly bar?: Bar
}

export interface PoolView {
  readonly pool: PoolId
  readonly kind: 'own' | 'minor' | 'foreign'
  readonly used: number
  readonly total: number
  /** Left, less what waits to be placed. */
  readonly free: number
}
/** One kind charged to one pool. */
export interface OfferedLine {
  readonly pool?: PoolId
  readonly price: number
  /** Bought in this phase and still to be handed back. */
  readonly bought: number
  /** Waiting from earlier turns. */
  readonly carried: number
  /** How many more may be bought now. */
  readonly most: number
  readonly bar?: Bar
}
export interface GoodsView {
  readonly kind: Exclude<Goods, 'industrial-complex'>
  readonly attack?: number
  readonly defence?: number
  readonly move?: number
  readonly hits?: number
  readonly needs?: Technology
  readonly lines: readonly OfferedLine[]
}
export interface PurchaseAnswer {
  readonly treasury: number
  readonly spent: number
  readonly pools: readonly PoolView[]
  /** Peacetime draft of the United States; absent where there is none. */
  readonly draftLeft?: number
  readonly goods: readonly GoodsView[]
  /** Complexes that may build this turn; `left` is absent where nothing limits them. */
  readonly complexes: readonly { readonly space: SpaceId; readonly left?: number }[]
}

export interface SiteView {
  readonly space: SpaceId
  readonly complex?: SpaceId
  /** How many of the line may stand up here; all of it where nothing limits the place. */
  readonly most: number
}
export interface WaitingLine {
  readonly kind: Kind
  readonly pool: PoolId
  readonly count: number
  readonly sites: readonly SiteView[]
  /** Why none of it can be placed now. */
  readonly bar?: Bar
}
export interface PlaceAnswer {
  readonly lines: readonly WaitingLine[]
  readonly trenches: number
  readonly trenchSites: readonly { readonly space: SpaceId; readonly facing: SpaceId }[]
  readonly pools: readonly PoolView[]
}

export interface IncomeAnswer {
  readonly nation: NationId
  /** Land and convoys that pay, dearest first; a raided convoy pays nothing and says so. */
  readonly lines: readonly { readonly space: SpaceId; readonly ipc: number; readonly raided?: true }[]
  readonly total: number
  readonly treasury: number
  /** A sum that stands instead of the lines: peacetime America, a lost capital. */
  readonly instead?: Bar
}

const ask = <A extends string>(what: A) => z.strictObject({ ask: z.literal(what) })
/** All about the acting nation, so none of them names one. */
export const turnQuestions = [
  ask('turn'),
  ask('reminders'),
  ask('research'),
  ask('purchase'),
  ask('place'),
  ask('income'),
] as const
export interface TurnAnswers {
  turn: TurnAnswer
  reminders: readonly Reminder[]
  research: ResearchAnswer
  purchase: PurchaseAnswer
  place: PlaceAnswer
  income: IncomeAnswer
}
