/** Several battles of one turn together: all, at least k, and which one a unit is best moved to. */
import { z } from 'zod'
import { force } from './fields'
import { landOrder } from './land'
import { raidOrder } from './raid'
import { seaOrder } from './sea'

/** What counts as success in a battle: winning it, or taking the space with a land unit (the default on land). */
export const GOALS = ['win', 'takeSpace'] as const

export const severalOrder = z.strictObject({
  game: z.literal('great-war'),
  kind: z.literal('several'),
  battles: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(60).optional(),
        goal: z.enum(GOALS).optional(),
        order: z.discriminatedUnion('kind', [landOrder, seaOrder, raidOrder]),
      }),
    )
    .min(1)
    .max(20),
  /** Units not yet sent: for each kind, which battle gains most from one. */
  reserve: force.optional(),
  /** Chances as fractions in text: small battles only. */
  exact: z.boolean().optional(),
})
export type SeveralOrder = Readonly<z.infer<typeof severalOrder>>
