/** What the battle board is told about a battle, beside the state that the view carries: numbers, reasons, choices. Plain JSON. */
import type { ClauseId } from '../ids'
import type { Battle, BattleStep, ListedBattle } from './battle'
import type { Kind, NationId, SpaceId, UnitId } from './ids'

/** A sentence and where the rulebook has it. */
export interface SaidBy {
  readonly text: string
  readonly clause: ClauseId
}
/** What makes a number: `base` and all changes come to the number that a die may show at most. */
export interface BattleReason extends SaidBy {
  readonly change: number
}

export interface Fighter {
  /** Absent for Mexicans, which are all alike. */
  readonly unit?: UnitId
  readonly kind: Kind
  readonly owner?: NationId
  /** Out of table GW-4.T1, or the fixed number of a raid. */
  readonly base: number
  /** The face that hits at most; at 0 it throws no die. */
  readonly value: number
  readonly why: readonly BattleReason[]
  /** The gun that lifts it (GW-4.4). */
  readonly gun?: UnitId
  /** Hits marked on it and not yet removed. */
  readonly marked: number
  readonly damaged?: true
  /** Hits it can still take beside the marked ones. */
  readonly room: number
  /** Whether gas or torpedoes can hit it (GW-10.7, 13.12). */
  readonly narrow: boolean
  readonly role?: 'landed' | 'bomber' | 'escort' | 'interceptor'
  /** What goes down with it. */
  readonly cargo?: readonly Kind[]
}

export interface BattleSideReport {
  /** Most units first. */
  readonly nations: readonly NationId[]
  /** The nation whose seat speaks for the side (GW-13.5), and who sits there; null where nobody does. */
  readonly voice: NationId | null
  readonly player: string | null
  readonly fighters: readonly Fighter[]
}

/** One shot before the first round: ships off the coast, gas. */
export interface OpeningShot {
  readonly unit: UnitId
  readonly kind: Kind
  readonly value: number
  readonly for: 'bombardment' | 'chemical'
}

export interface RetreatReport {
  /** A retreat may be said, in this step or in the next decision. */
  readonly possible: boolean
  /** It wants a space to go to. */
  readonly needsSpace: boolean
  readonly to: readonly SpaceId[]
  readonly closed: readonly (SaidBy & { readonly space: SpaceId })[]
  readonly leaves: readonly UnitId[]
  readonly stays: readonly UnitId[]
  /** Who cannot leave and why, or why nobody can. */
  readonly notes: readonly SaidBy[]
}

/** A step of the round under way; those that have nobody in them are not listed. */
export interface StepReport {
  readonly step: BattleStep
  readonly state: 'done' | 'now' | 'ahead'
}

export interface CasualtyReport {
  readonly side: 'attackers' | 'defenders'
  readonly due: number
  /** Hits that may fall on units which gas or torpedoes spare. */
  readonly onAny: number
  /** The way that loses the least IPC for good; damage costs none (GW-4.6). */
  readonly default: readonly UnitId[]
}

export interface RaidReport {
  readonly controller: NationId
  readonly bombers: number
  readonly escorts: number
  readonly interceptors: number
  readonly worth: number
  readonly alreadyBombed: number
  readonly treasury: number
  /** The most that these bombs can cost (GW-13.20). */
  readonly most: number
}

export interface BattleReport {
  readonly battle: SpaceId
  readonly space: SpaceId
  readonly kind: Battle['kind']
  readonly round: number
  readonly step: BattleStep
  readonly attacker: BattleSideReport
  readonly defender: BattleSideReport
  readonly steps: readonly StepReport[]
  readonly opening: readonly OpeningShot[]
  /** What holds for the battle as a whole: trenches, first strike, the tide of a landing. */
  readonly notes: readonly SaidBy[]
  readonly casualties?: CasualtyReport
  /** Submarines that may go under in this step. */
  readonly submerging?: readonly UnitId[]
  readonly retreat: RetreatReport
  readonly raid?: RaidReport
  readonly cameFrom: readonly SpaceId[]
  readonly trenches: readonly SpaceId[]
}

/** A battle of the list. `report`: as it would begin now; absent once it is fought. */
export interface ListedReport extends ListedBattle {
  readonly fought: boolean
  /** Why it cannot be begun now. */
  readonly closed?: SaidBy
  readonly report?: BattleReport
}

/** A raid that waits for somebody to say who rises against it. */
export interface InterceptionReport {
  readonly space: SpaceId
  readonly by: NationId
  readonly player: string | null
  readonly fighters: readonly UnitId[]
  readonly report: BattleReport
}

export interface BattleAnswer {
  /** What a unit cost and what manpower it was, for losses. */
  readonly prices: Readonly<Record<Kind, { readonly ipc: number; readonly manpower: number }>>
  readonly now?: BattleReport
  readonly listed: readonly ListedReport[]
  readonly interceptions: readonly InterceptionReport[]
}

/** Odds of a battle as the board shows them: fought to the end from where it stands, unless a choice says otherwise. */
export interface OddsView {
  readonly kind: 'land' | 'sea' | 'raid'
  /** They sum to 1. `stopped`: broken off, or neither can hit the other any more. */
  readonly wins: number
  readonly loses: number
  readonly both: number
  readonly stopped: number
  /** A land unit takes the space (GW-13.8). */
  readonly takesSpace: number
  /** Chance of so many units left when that side wins; the index is the number. */
  readonly left: { readonly attacker: readonly number[]; readonly defender: readonly number[] }
  /** What each side is still to lose, on average. */
  readonly ipc: { readonly attacker: number; readonly defender: number }
  readonly manpower: { readonly attacker: number; readonly defender: number }
  readonly rounds?: number
  readonly raid?: {
    readonly getsThrough: number
    /** By IPC that the bombs cost. */
    readonly ipcLost: readonly number[]
    readonly bombed: number
  }
  readonly assumptions: readonly string[]
}
/** What else might be chosen now, and what would come of it. */
export interface OddsChoice {
  readonly choice: 'losses' | 'submerge' | 'oneRound' | 'retreat'
  readonly units?: readonly UnitId[]
  /** Why somebody would: the cheapest, the one that holds best, all under. */
  readonly text: string
  readonly odds: OddsView
}
export interface BattleOddsAnswer {
  /** Absent when it can't be computed; `why` says so. */
  readonly odds?: OddsView
  readonly why?: string
  readonly choices: readonly OddsChoice[]
}
