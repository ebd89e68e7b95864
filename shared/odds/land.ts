/** A land battle, landings and Mexicans included (GW-13a, 13c): the order for its odds. */
import { z } from 'zod'
import { LAND_STEPS } from '../great-war/battle'
import { LAND_KINDS } from '../great-war/ids'
import { battleFields, forceOf, hits, marked, ON_LAND } from './fields'

const whole = z.int().min(0).max(2000)

export const landOrder = z.strictObject({
  ...battleFields(ON_LAND),
  kind: z.literal('land'),
  /** A trench, and whether it is a Super Trench; without `active` the `from` decides (GW-15.6). */
  trench: z.strictObject({ active: z.boolean().optional(), super: z.boolean().optional() }).optional(),
  /** Land units by where they came from: spaces that a trench faces, other spaces, ships (the half rule, GW-15.6). */
  from: z.strictObject({ faced: whole.optional(), elsewhere: whole.optional(), sea: whole.optional() }).optional(),
  /** Dreadnoughts that bombard, one shot each; only where a land unit lands (GW-13.17). */
  bombardment: whole.optional(),
  /** Attackers that came off ships: they can't retreat (GW-13.7). */
  landed: forceOf(LAND_KINDS).optional(),
  /** Whether those who came overland have a space to fall back to; aircraft may always leave (GW-13.26). */
  wayOut: z.boolean().optional(),
  /** The middle of a battle: the step that comes next, and what is still to be taken in it. */
  now: z
    .strictObject({
      round: z.int().min(1).max(1000).optional(),
      step: z.enum(LAND_STEPS),
      hits: hits.optional(),
      marked: marked.optional(),
    })
    .optional(),
})
export type LandOrder = Readonly<z.infer<typeof landOrder>>
