/** A sea battle (GW-13b): the order for its odds. */
import { z } from 'zod'
import { SEA_STEPS } from '../great-war/battle'
import { battleFields, force, hits, marked } from './fields'

const ships = z.int().min(0).max(500)

/**
 * When a side's submarines go under, whenever they may (GW-13.14). `atOnce`: the first time; `helpless`: when nothing is left
 * that they can hit; `last`: when only submarines are left on their side.
 */
export const submerging = z.union(
  [z.enum(['never', 'atOnce', 'helpless', 'last', 'best']), z.strictObject({ afterRound: z.int().min(1).max(1000) })],
  { error: 'none of never, atOnce, helpless, last, best, {"afterRound":1}' },
)
export type Submerging = z.infer<typeof submerging>

export const seaOrder = z.strictObject({
  ...battleFields,
  kind: z.literal('sea'),
  /** Dreadnoughts that have taken their first hit (GW-4.6). */
  damaged: z.strictObject({ attacker: ships.optional(), defender: ships.optional() }).optional(),
  submerge: z.strictObject({ attacker: submerging.optional(), defender: submerging.optional() }).optional(),
  /** What the transports carry: it is lost with them, spread evenly over them. */
  cargo: z.strictObject({ attacker: force.optional(), defender: force.optional() }).optional(),
  /** Whether the attacker has a zone to fall back to (GW-13.15). */
  wayOut: z.boolean().optional(),
  now: z
    .strictObject({
      round: z.int().min(1).max(1000).optional(),
      step: z.enum(SEA_STEPS),
      hits: hits.optional(),
      marked: marked.optional(),
    })
    .optional(),
})
export type SeaOrder = Readonly<z.infer<typeof seaOrder>>
