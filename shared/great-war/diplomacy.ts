/**
 * Questions about diplomacy and about the choices that the Revolution and the blockade leave, and what is answered. Every
 * consequence here is what the rulings themselves would tell, tried out on the position and thrown away again.
 */
import { z } from 'zod'
import type { Fraction } from '../dice'
import type { ClauseId } from '../ids'
import type { OpinionCode } from './events'
import { nation, offer, treaty } from './fields'
import type { Bloc, Doctrine, Kind, NationId, Position, SpaceId, UnitId } from './ids'
import { terms, type Term, type TermKind } from './terms'
import type { Offer, OfferKind, Treaty } from './treaties'

/** What terms may stand under: an armistice, a surrender, other terms of the compelled peace, a victor's dictate. */
export const SIGNED_KINDS = ['armistice', 'conditionalSurrender', 'imposed'] as const
export type SignedKind = (typeof SIGNED_KINDS)[number]

export const diplomacyQuestions = [
  z.strictObject({ ask: z.literal('diplomacy') }),
  z.strictObject({ ask: z.literal('treaties') }),
  /** What follows if this nation breaks or renounces this treaty. */
  z.strictObject({ ask: z.literal('priceOfBreaking'), treaty, by: nation }),
  /** What each side could promise: `from` is the loser where there is one. */
  z.strictObject({ ask: z.literal('termChoices'), kind: z.enum(SIGNED_KINDS), from: nation, to: nation }),
  /** Whether terms can be signed so, and what signing them would bring. */
  z.strictObject({
    ask: z.literal('termsTried'),
    kind: z.enum(SIGNED_KINDS),
    from: nation,
    to: nation,
    terms,
    offer: offer.optional(),
  }),
  /** What has to be answered now, with everything that may be chosen. */
  z.strictObject({ ask: z.literal('choice') }),
  /** The events of one entry, explained; asked at the position before it. */
  z.strictObject({ ask: z.literal('story'), events: z.array(z.unknown()).min(1).max(4000) }),
  z.strictObject({ ask: z.literal('verdict') }),
] as const

/** Why a deed is not open. */
export interface BarView {
  readonly clause: ClauseId
  readonly reason: string
  readonly message: string
}
export interface OpinionMove {
  readonly code: OpinionCode
  readonly from: number
  readonly to: number
}
export type Pair = readonly [NationId, NationId]
/** What a deed would bring, as the rulings tell it. */
export interface Consequences {
  readonly opinion: readonly OpinionMove[]
  /** Great powers, majors, Serbia and the Bolsheviks that would be at war with each other, or no longer. */
  readonly warsBegun: readonly Pair[]
  readonly warsEnded: readonly Pair[]
  /** Everything else worth telling, as sentences. */
  readonly said: readonly string[]
}
export interface UnitCount {
  readonly kind: Kind
  readonly count: number
}

export interface InfluenceRow {
  readonly nation: NationId
  readonly size: 'minor' | 'major' | 'great'
  /** Null when it has left the table (GW-9.9). */
  readonly position: Position | null
  readonly start: Position
  readonly bloc: Bloc | null
  readonly status: string
  readonly controller: NationId | null
  readonly player: string | null
  readonly army: readonly UnitCount[]
  readonly ipc: number
  readonly manpower: { readonly used: number; readonly total: number } | null
  readonly treasury: number
  /** To whom the fee goes (GW-9.3). */
  readonly feeTo: 'bank' | NationId
  /** Why the acting nation may not try now. */
  readonly bar?: BarView
  /** What a success of the acting nation would do; absent where it may not try at all. */
  readonly success?: { readonly position: Position; readonly joins: boolean; readonly follows: Consequences }
}
export interface InfluenceReport {
  readonly price: number
  /** Lowest face that succeeds. */
  readonly succeedsFrom: number
  /** Chance of at least one success in 1, 2, 3 … attempts, as far as the treasury goes, at most three. */
  readonly chances: readonly Fraction[]
  readonly attempts: number
  readonly rows: readonly InfluenceRow[]
}

/** A deed of one nation outside the influence table. */
export interface NationalDeed {
  readonly by: NationId
  readonly bar?: BarView
  readonly follows?: Consequences
}
export interface DoctrineReport extends NationalDeed {
  readonly now: Doctrine
  readonly to: Doctrine
  readonly zones: readonly { readonly space: SpaceId; readonly submarines: number }[]
  readonly blockade: boolean
  /** What one turn of blockade costs Britain. */
  readonly toll: number
}
export interface GiftReport extends NationalDeed {
  readonly given: boolean
  readonly ships: readonly { readonly unit: UnitId; readonly space: SpaceId }[]
  readonly unplaced: readonly UnitId[]
  readonly zones: readonly SpaceId[]
}
export interface InductionReport extends NationalDeed {
  readonly nation: NationId
  readonly price: number
  /** The round in which it may be done; absent while no window is set. */
  readonly round?: number
}
export interface AllegianceReport extends NationalDeed {
  readonly from: number
}

/** What one event of table GW-19.T1 would do to the level as it stands. */
export interface OpinionEventView {
  readonly code: OpinionCode
  /** Whose side offends or gains, where the table leaves it open. */
  readonly side?: Bloc
  readonly move: number
  readonly to: number
}
export interface AmericaReport {
  readonly level: number
  readonly lowest: number
  readonly highest: number
  /** Thresholds of joining. */
  readonly allies: number
  readonly central: number
  readonly bloc: Bloc | null
  readonly player: string | null
  readonly events: readonly OpinionEventView[]
  readonly favours: Bloc | null
  readonly join: readonly { readonly bloc: Bloc; readonly bar?: BarView }[]
  readonly congress: {
    readonly passesUpTo: number
    /** First round in which a request may be made. */
    readonly from: number
    /** Rounds from a refusal to the next request, and what a passed war brings for good. */
    readonly closedFor: number
    readonly income: number
    readonly draft: number
    /** With what a passed war on each would bring. */
    readonly targets: readonly {
      readonly target: NationId | 'mexico'
      readonly bar?: BarView
      readonly follows?: Consequences
    }[]
  }
  readonly war: { readonly target: NationId | 'mexico'; readonly since: number } | null
  readonly mexicans: number
  readonly end: { readonly bar?: BarView }
  readonly volunteers: { readonly sent: number; readonly most: number }
  readonly draft: { readonly used: number; readonly limit: number | null }
  readonly income: number
}
export interface DiplomacyReport {
  readonly acting: NationId
  /** Why nothing of this page may be done now, whatever it is. */
  readonly bar?: BarView
  readonly treasury: number
  readonly bloc: Bloc | null
  readonly influence: InfluenceReport
  readonly doctrine: DoctrineReport
  readonly gift: GiftReport
  readonly allegiance: AllegianceReport
  readonly inductions: readonly InductionReport[]
  readonly america: AmericaReport
}

export interface OfferReport {
  readonly offer: Offer
  readonly waitsFor: readonly NationId[]
  readonly mayCounter: boolean
  /** Accepted by everybody whom it waits for. */
  readonly accepted?: Consequences
  /** Why it could not be accepted any more as it stands. */
  readonly bar?: BarView
  readonly refused: Consequences
}
export interface TreatyReport {
  readonly treaty: Treaty
  /** Rounds that still run, this one included; absent without an end. */
  readonly roundsLeft?: number
  /** Who may break or renounce it in the Diplomacy phase of its own turn. */
  readonly breakers: readonly { readonly by: NationId; readonly bar?: BarView }[]
  /** Who may propose to end it together, or to dictate terms. */
  readonly consent: readonly NationId[]
  readonly dictator: NationId | null
}
export type OfferableKind = Exclude<OfferKind, 'armisticeEnd'>
export interface TreatyDesk {
  readonly acting: NationId
  /** Why the acting nation may make or break nothing now. */
  readonly bar?: BarView
  /** Why no offer may be answered now (GW-20.34). */
  readonly answerBar?: BarView
  readonly offers: readonly OfferReport[]
  readonly treaties: readonly TreatyReport[]
  readonly past: readonly Treaty[]
  /** What the acting nation could offer, and to whom. */
  readonly kinds: readonly {
    readonly kind: OfferableKind
    readonly partners: readonly { readonly to: NationId; readonly bar?: BarView }[]
    /** For a general peace, which names nobody. */
    readonly bar?: BarView
  }[]
}

export interface BreakingPrice {
  readonly deed: 'breakArmistice' | 'renounceSurrender'
  readonly bar?: BarView
  readonly follows?: Consequences
  /** Those that lapse: what is not fulfilled. */
  readonly terms: readonly Term[]
  /** It is the one time that this nation may do so (GW-20.16). */
  readonly onlyOnce: boolean
}

export interface TermParty {
  readonly nation: NationId
  readonly recipients: readonly NationId[]
  readonly treasury: number
  readonly lands: readonly { readonly space: SpaceId; readonly ipc: number; readonly capital: boolean }[]
  readonly units: readonly { readonly space: SpaceId; readonly kind: Kind; readonly units: readonly UnitId[] }[]
}
export interface TermChoices {
  readonly kinds: readonly TermKind[]
  readonly parties: readonly TermParty[]
  /** Land spaces in play: what may be evacuated or kept free of units. */
  readonly lands: readonly SpaceId[]
}
export interface TermsTried {
  readonly bar?: BarView
  /** The first term that cannot be signed. */
  readonly at?: number
  readonly follows?: Consequences
}

export interface UnitAt {
  readonly unit: UnitId
  readonly kind: Kind
  readonly space: SpaceId
  readonly owner: NationId
}
export type ChoiceReport =
  | { readonly kind: 'none' }
  | { readonly kind: 'revolution'; readonly round: number; readonly upTo: number; readonly certainFrom: number }
  | {
      readonly kind: 'loyalty'
      readonly loyalUpTo: number
      /** In the order of the dice. */
      readonly dice: readonly UnitAt[]
      /** Raised this turn: Bolshevik without a die. */
      readonly fresh: readonly UnitAt[]
      /** In Finland: lost. */
      readonly trapped: readonly UnitAt[]
      readonly capital: SpaceId | null
      readonly ipc: { readonly before: number; readonly half: number }
    }
  | {
      readonly kind: 'displacement'
      readonly units: readonly (UnitAt & { readonly refuges: readonly SpaceId[] })[]
    }
  | {
      readonly kind: 'blockade'
      readonly due: number
      readonly units: readonly UnitAt[]
      /** The cheapest, which the rule takes by default. */
      readonly cheapest: readonly UnitId[]
    }

export interface StoryDie {
  readonly face: number
  readonly good: boolean
  readonly label?: string
}
export interface StoryStep {
  readonly text: string
  readonly clauses: readonly ClauseId[]
  /** How a figure comes about, a line each. */
  readonly sum?: readonly string[]
  readonly dice?: readonly StoryDie[]
  /** Who it is about: drawn as shields. */
  readonly nations: readonly NationId[]
}
export interface Story {
  readonly title: string
  readonly lead: string
  /** Worth stopping for: the window opens it by itself. */
  readonly weighty: boolean
  readonly steps: readonly StoryStep[]
}

export interface NationEnd {
  readonly nation: NationId
  readonly status: string
  /** One sentence: how it stands, or how it ended. */
  readonly how: string
  readonly production: number
  readonly out: boolean
}
export interface VerdictReport {
  readonly winner: Bloc | 'draw' | null
  readonly clause: ClauseId | null
  readonly because: readonly { readonly text: string; readonly clause: ClauseId }[]
  readonly blocs: readonly {
    readonly bloc: Bloc
    readonly nations: readonly NationEnd[]
    readonly out: number
    readonly production: number
  }[]
  readonly others: readonly NationEnd[]
}

export interface DiplomacyAnswers {
  diplomacy: DiplomacyReport
  treaties: TreatyDesk
  priceOfBreaking: BreakingPrice
  termChoices: TermChoices
  termsTried: TermsTried
  choice: ChoiceReport
  story: Story
  verdict: VerdictReport
}
