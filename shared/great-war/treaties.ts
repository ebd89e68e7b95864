/** Offers and treaties (chapter 20) as the state keeps them and events carry them. */
import { z } from 'zod'
import { PEACE_RESULTS } from './commands'
import { nation, offer, treaty } from './fields'
import { BLOCS } from './ids'
import { knownTerm } from './terms'

export const OFFER_KINDS = [
  'armistice',
  'armisticeEnd',
  'conditionalSurrender',
  'unconditionalSurrender',
  'compelledTerms',
  'generalPeace',
] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

export const offerState = z.strictObject({
  offer,
  kind: z.enum(OFFER_KINDS),
  from: nation,
  /** Everyone for a general peace: then absent. */
  to: nation.optional(),
  /** Nations that have to answer now. */
  waitsFor: z.array(nation),
  accepted: z.array(nation),
  terms: z.array(knownTerm),
  rounds: z.int().optional(),
  treaty: treaty.optional(),
  result: z.enum(PEACE_RESULTS).optional(),
  madeIn: z.strictObject({ round: z.int(), turn: z.int() }),
})
export type Offer = Readonly<z.infer<typeof offerState>>

export const TREATY_KINDS = ['armistice', 'conditionalSurrender', 'unconditionalSurrender', 'compelledPeace'] as const

/** A tribute that still runs (GW-20.3). */
export const tribute = z.strictObject({ from: nation, to: nation, ipc: z.int(), left: z.int() })

export const treatyState = z.strictObject({
  treaty,
  kind: z.enum(TREATY_KINDS),
  /** Armistice: the signatories. Surrender: loser, then principal victor. Compelled peace: the Bolsheviks. */
  parties: z.array(nation),
  /** The bloc that is at peace with the loser, or with the Bolsheviks. */
  bloc: z.enum(BLOCS).optional(),
  terms: z.array(knownTerm),
  tributes: z.array(tribute),
  signedIn: z.int(),
  /** Last round of an armistice (GW-20.8). */
  untilRound: z.int().optional(),
  state: z.enum(['in-force', 'expired', 'broken', 'renounced', 'ended']),
})
export type Treaty = Readonly<z.infer<typeof treatyState>>
