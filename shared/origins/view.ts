/** All that a screen, a sheet or the command line may show of a game of Origins. Plain JSON, made by the engine's `view`. */
import type { ClauseId } from '../ids'
import type { Face } from '../dice'
import type { AttackResult, OddsColumn } from './events'
import type { NationId, PowerId } from './ids'
import type { OriginsScenario } from './scenario'

export interface PlayerView {
  readonly name: string
  /** One or two powers, in seating order (OW-1.4). */
  readonly powers: readonly PowerId[]
}

/** Chips that make up one embassy, the fewest that the set still allows (OW-1.6). */
export interface ChipStack {
  readonly white: number
  readonly red: number
  readonly blue: number
}

export interface AllianceView {
  readonly powers: readonly [PowerId, PowerId]
  /** A pair that one player holds: from the start, and for good (OW-7.2). */
  readonly fixed: boolean
  /** Round in which it was formed; 0 for pairs of one player. */
  readonly round: number
  readonly total: number
  /** What it must reach to win: the totals of everybody outside it (OW-7.4, OW-7.5). */
  readonly needs: number
  /** Whether it reaches that now; equal is enough. */
  readonly reaches: boolean
}

export interface DealView {
  readonly deal: number
  readonly parties: readonly PowerId[]
  readonly text: string
  readonly round: number
  readonly untilRound?: number
  readonly outcome: 'open' | 'kept' | 'broken' | 'void'
  readonly by?: PowerId
  /** `last` in its last round, `due` once that is over and it is still open. */
  readonly due: 'no' | 'last' | 'due'
}

export interface ObjectiveView {
  readonly power: PowerId
  /** Where; absent for conditions. */
  readonly nation?: NationId
  readonly kind: 'rights' | 'exclusive' | 'condition'
  /** What it asks for: "Rights in Italy", "Exclusive rights in the Far East", "No other power above 12". */
  readonly title: string
  readonly points: number
  readonly met: boolean
  /** Met now, but somebody could undo it by an attack or a placement of one turn. */
  readonly threatened: boolean
  /** The power's PFs there (0 for conditions) and how many are missing to ten. */
  readonly factors: number
  readonly short: number
  /** Why it stands as it does, in a few words: "8, 2 short", "Russia has rights there too". */
  readonly why: string
  readonly clause: ClauseId
}

export interface WinnerView {
  /** Winning powers in seating order, and the players that hold them. */
  readonly powers: readonly PowerId[]
  readonly players: readonly string[]
  readonly clause: ClauseId
  /** The reckoning, one sentence a step, as the result page reads it out. */
  readonly because: readonly { readonly text: string; readonly clause: ClauseId }[]
}

export interface ScoresView {
  readonly totals: Readonly<Record<PowerId, number>>
  readonly objectives: readonly ObjectiveView[]
  /** As if the game ended now; it is the result once `final`. */
  readonly winner: WinnerView
  readonly final: boolean
}

/** What one result of an attack would do. */
export interface AttackOutcome {
  readonly result: AttackResult
  readonly faces: readonly Face[]
  /** PFs of either side afterwards. */
  readonly ours: number
  readonly theirs: number
  readonly rightsLost: readonly PowerId[]
  /** Change of every power's running score that moves. */
  readonly scores: readonly { readonly power: PowerId; readonly change: number }[]
}

/** An attack that the acting power could declare on the present board, chances in sixths (OW-3). */
export interface AttackPreview {
  readonly nation: NationId
  readonly target: PowerId
  readonly ours: number
  readonly theirs: number
  readonly odds: OddsColumn
  /** PFs more that would reach the next column; absent in the last. */
  readonly toNextColumn?: number
  readonly outcomes: readonly AttackOutcome[]
  /** Sixths in which the attacker, or the target, loses treaty rights there. */
  readonly ourRightsLost: number
  readonly theirRightsLost: number
  /** Mean change of the attacker's own running score, in points. */
  readonly meanOwnChange: number
}

/** Why a deed is not open now, as the words beside its greyed button. */
export interface Blocked {
  readonly clause: ClauseId
  readonly text: string
}

/** The figures that the campaign is played with. */
export interface FiguresView {
  /** PFs abroad that make treaty rights (OW-4.1). */
  readonly rightsAt: number
  /** Most PFs that go into one embassy abroad in one turn (OW-2.3). */
  readonly abroadPerTurn: number
  /** By power, for each round of the game: what it places in that turn (OW-2.2). */
  readonly allotments: Readonly<Record<PowerId, readonly number[]>>
  /** Results by odds column, then by face − 1 (OW-3.5). */
  readonly attackTable: Readonly<Record<OddsColumn, readonly AttackResult[]>>
  /** What a chip of each colour stands for (OW-1.6). */
  readonly chips: Readonly<Record<keyof ChipStack, number>>
}

export interface OriginsView {
  readonly game: 'origins'
  readonly round: number
  readonly rounds: number
  readonly acting: PowerId
  readonly step: 'placement' | 'attack' | 'ended'
  /** PFs that the acting power still has to place, and what it began its turn with. */
  readonly left: number
  readonly allotment: number
  /** Of the present round. */
  readonly allotments: Readonly<Record<PowerId, number>>
  readonly figures: FiguresView
  /** Present where the table plays with other figures than the built-in ones. */
  readonly scenario?: OriginsScenario
  /** Placed by the acting power this turn, nations with none left out. */
  readonly placed: Readonly<Partial<Record<NationId, number>>>
  /** What the acting power may still place in each nation this turn (OW-2.3, OW-2.4, OW-2.5). */
  readonly room: Readonly<Record<NationId, number>>
  /** Whether the acting power has made its attack of this turn. */
  readonly attacked: boolean
  readonly embassies: Readonly<Record<NationId, Readonly<Record<PowerId, number>>>>
  readonly chips: Readonly<Record<NationId, Readonly<Record<PowerId, ChipStack>>>>
  /** PFs for which the set has no chips left; 0 as long as it suffices (OW-1.6). */
  readonly chipsShort: number
  /** Powers with treaty rights, in seating order (OW-4.1). */
  readonly rights: Readonly<Record<NationId, readonly PowerId[]>>
  readonly exclusive: Readonly<Partial<Record<NationId, PowerId>>>
  readonly alliances: readonly AllianceView[]
  readonly deals: readonly DealView[]
  readonly players: readonly PlayerView[]
  readonly options: { readonly individualWinner: 'unallied' | 'everyone'; readonly breakableAlliances: 'off' | 'on' }
  readonly scores: ScoresView
  /** Every attack that the board allows the acting power, even before its placement is complete. */
  readonly attacks: readonly AttackPreview[]
  /** Deeds that are not open now, each with its reason; a deed left out is open. */
  readonly blocked: {
    readonly attack?: Blocked
    readonly endTurn?: Blocked
    readonly leaveAlliance?: Blocked
    /** Nations where the acting power can place no more. */
    readonly place: Readonly<Partial<Record<NationId, Blocked>>>
    /** Nations where it can take nothing back. */
    readonly takeBack: Readonly<Partial<Record<NationId, Blocked>>>
  }
  /** All ten pairs of powers: whether they may ally now, and if not why (OW-7.1, OW-7.2, OW-7.7). */
  readonly pairs: readonly { readonly powers: readonly [PowerId, PowerId]; readonly blocked?: Blocked }[]
}
