/** A sea battle (GW-13b): the order for its odds. */
import { z } from 'zod'
import { SEA_STEPS } from '../great-war/battle'
import { LAND_KINDS } from '../great-war/ids'
import { AT_SEA, battleFields, force, forceOf, hits } from './fields'

const ships = z.int().min(0).max(500)

/**
 * When a side's submarines go under, whenever they may (GW-13.14), all at once. `atOnce`: the first time; `helpless`: when nothing
 * is left that they can hit; `last`: when only submarines are left on their side; `below`: when their side's chance to win, if
 * both fought to the end from there, is less than that. `best`: as many as serves the order's `aim`, each time.
 */
export const submerging = z.union(
  [
    z.enum(['never', 'atOnce', 'helpless', 'last', 'best']),
    z.strictObject({ afterRound: z.int().min(1).max(1000) }),
    z.strictObject({ below: z.number().min(0).max(1) }),
  ],
  { error: 'none of never, atOnce, helpless, last, best, {"afterRound":1}, {"below":0.4}' },
)
export type Submerging = z.infer<typeof submerging>

/**
 * `inTurn`: a dreadnought takes both its hits when its turn in the order of losses comes, damaged ones first, one ship after
 * the other. `damageFirst`: every undamaged one takes a first hit before anything is lost, for it is repaired (GW-4.6).
 */
export const firstHits = z.enum(['inTurn', 'damageFirst'])
export type FirstHits = z.infer<typeof firstHits>

export const seaOrder = z.strictObject({
  ...battleFields(AT_SEA),
  kind: z.literal('sea'),
  /** Dreadnoughts that have taken their first hit (GW-4.6). */
  damaged: z.strictObject({ attacker: ships.optional(), defender: ships.optional() }).optional(),
  dreadnoughts: z.strictObject({ attacker: firstHits.optional(), defender: firstHits.optional() }).optional(),
  submerge: z.strictObject({ attacker: submerging.optional(), defender: submerging.optional() }).optional(),
  /** What the transports carry: it is lost with them, spread evenly over them. */
  cargo: z
    .strictObject({ attacker: forceOf(LAND_KINDS).optional(), defender: forceOf(LAND_KINDS).optional() })
    .optional(),
  /** Whether the attacker has a zone to fall back to (GW-13.15); aircraft may always leave, once they are alone. */
  wayOut: z.boolean().optional(),
  /** Rules of other editions of the family, to check their battles. Ours: two hits, and first strike for the attacker. */
  edition: z
    .strictObject({
      dreadnoughtHits: z.union([z.literal(1), z.literal(2)]).optional(),
      firstStrike: z.enum(['attacker', 'both', 'none']).optional(),
    })
    .optional(),
  /** The middle of a battle: the step that comes next, and what is still to be taken in it. */
  now: z
    .strictObject({
      round: z.int().min(1).max(1000).optional(),
      step: z.enum(SEA_STEPS),
      hits: hits.optional(),
      /** Once the defender has marked his losses: what of him will be left, his marked units still being in `defender`. */
      defenderLeft: z.strictObject({ units: force, damaged: ships.optional() }).optional(),
    })
    .optional(),
})
export type SeaOrder = Readonly<z.infer<typeof seaOrder>>
