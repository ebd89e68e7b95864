/** All that a screen, a sheet or the command line may show of a campaign of The Great War. Plain JSON, made by `view`. */
import type { Battle, ListedBattle } from './battle'
import type { Bloc, Doctrine, Kind, NationId, Phase, Position, Technology } from './ids'
import type { Scenario } from './scenario'
import type { Offer, Treaty } from './treaties'

export interface UnitView {
  readonly id: string
  readonly kind: Kind
  readonly owner: NationId
  readonly damaged?: true
  readonly submerged?: true
  readonly cargoOf?: string
  readonly moved?: true
  /** The acting nation may move it, or land it, in this phase. */
  readonly movable?: true
  /** Must be out by the end of its owner's next phase 5 (GW-12.17). */
  readonly stray?: true
}

export interface SpaceView {
  readonly name: string
  readonly terrain: 'land' | 'sea'
  /** Null for sea zones and true neutrals. */
  readonly controller: NationId | null
  readonly originalOwner: NationId | null
  readonly ipc: number
  readonly capitalOf: readonly NationId[]
  readonly complex: boolean
  readonly trenches: readonly string[]
  readonly units: readonly UnitView[]
}

/** Units that went the same way in this turn; in the battle phase still shown, as confirmed. */
export interface MoveView {
  readonly units: readonly string[]
  readonly owner: NationId
  readonly from: string
  /** The space they left last, when they came through one. */
  readonly via?: string
  readonly to: string
  readonly way: 'land' | 'sea' | 'air' | 'aboard'
  readonly confirmed: boolean
}

export interface NationView {
  readonly name: string
  readonly bloc: Bloc | null
  readonly status: 'belligerent' | 'unaligned' | 'surrendered' | 'conquered' | 'gone'
  readonly player: string | null
  /** A joined minor's master. */
  readonly controller: NationId | null
  readonly conqueror: NationId | null
  readonly treasury: number
  /** What its next Collect Income phase would bring. */
  readonly income: number
  readonly production: number
  readonly technologies: readonly Technology[]
  readonly manpower: Readonly<Record<string, { readonly used: number; readonly total: number }>>
  readonly waiting: readonly { readonly kind: string; readonly count: number; readonly pool?: string }[]
  readonly capitalHeld: boolean
  readonly brokeSurrender: boolean
  readonly atWarWith: readonly NationId[]
}

export interface PendingView {
  readonly kind: string
  readonly nations: readonly NationId[]
  readonly answers: readonly string[]
  readonly space?: string
  readonly step?: string
  readonly due?: number
}

/** The dice of the step under way, before they are thrown. */
export interface ShotView {
  readonly unit?: string | undefined
  readonly kind: Kind
  readonly needs: number
  readonly for: string
}

export interface GreatWarView {
  readonly game: 'great-war'
  readonly round: number
  readonly acting: NationId
  readonly phase: Phase
  readonly orderOfPlay: readonly NationId[]
  readonly nations: Readonly<Record<NationId, NationView>>
  readonly spaces: Readonly<Record<string, SpaceView>>
  readonly raided: readonly string[]
  /** Who set the marker on a raided convoy. */
  readonly raiders: Readonly<Record<string, NationId>>
  readonly moves: readonly MoveView[]
  readonly influence: Readonly<Partial<Record<NationId, Position>>>
  readonly usEntryLevel: number
  readonly doctrine: Doctrine
  readonly treaties: readonly Treaty[]
  readonly offers: readonly Offer[]
  readonly pending: readonly PendingView[]
  readonly battles: readonly (ListedBattle & { readonly fought: boolean })[]
  readonly battle?: Battle & { readonly shots: readonly ShotView[] }
  readonly straitsOpen: readonly string[]
  readonly blockade: boolean
  readonly unitedStates: {
    readonly income: number
    readonly draftLeft: number | null
    readonly volunteersSent: number
    readonly limitedWar: string | null
    readonly congressFrom: number
    readonly mexicans: number
  }
  readonly windows: { readonly turkishSupport?: number; readonly bulgarianNeighbor?: number }
  /** Round in which the Revolution broke out. */
  readonly revolution: number | null
  readonly serbia: 'stands' | 'taken' | 'absorbed'
  readonly players: readonly { readonly name: string; readonly nations: readonly NationId[] }[]
  /** Present where the table plays with other figures than the built-in ones. */
  readonly scenario?: Scenario
  readonly result?: { readonly winner: Bloc | 'draw'; readonly clause: string }
}
