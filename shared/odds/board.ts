/**
 * A battle of the board as an order for its odds: from where it stands, and of everything that might be chosen now. The engine
 * writes it, for it knows the rules; whoever has the time answers it (`engine/odds/board.ts`).
 */
import { z } from 'zod'
import type { OddsChoice, OddsView } from '../great-war/battle-answer'
import type { UnitId } from '../great-war/ids'
import { landOrder } from './land'
import { raidOrder } from './raid'
import { seaOrder } from './sea'

const units = z.array(z.custom<UnitId>((x) => typeof x === 'string')).max(400)

/** What is still to be fought, or the end that it has come to. */
const prospect = z.union([
  z.strictObject({ order: z.discriminatedUnion('kind', [landOrder, seaOrder, raidOrder]) }),
  z.strictObject({ ended: z.custom<OddsView>((x) => typeof x === 'object' && x !== null) }),
])
export type Prospect = Readonly<z.infer<typeof prospect>>

export const boardOrder = z.strictObject({
  game: z.literal('great-war'),
  kind: z.literal('board'),
  now: prospect.optional(),
  /** Why there is nothing to be asked about. */
  why: z.string().optional(),
  choices: z.array(
    z.strictObject({
      choice: z.custom<OddsChoice['choice']>((x) => typeof x === 'string'),
      units: units.optional(),
      text: z.string(),
      then: prospect,
    }),
  ),
  /** Ways to take the losses that are due: the first costs least, the best of all is looked for. `some`: not all are here. */
  losses: z
    .strictObject({
      side: z.enum(['attackers', 'defenders']),
      ways: z.array(z.strictObject({ units, ipc: z.number(), then: prospect })).min(1),
      some: z.boolean().optional(),
    })
    .optional(),
})
export type BoardOddsOrder = Readonly<z.infer<typeof boardOrder>>
