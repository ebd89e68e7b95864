/** A bombing raid (GW-13.20 to 13.22): the order for its odds. */
import { z } from 'zod'
import { RAID_STEPS } from '../great-war/battle'
import { battleFigures, hits, lossList, marked, values } from './fields'

const planes = z.int().min(0).max(200)

export const raidOrder = z.strictObject({
  game: z.literal('great-war'),
  kind: z.literal('raid'),
  bombers: planes,
  escorts: planes.optional(),
  interceptors: planes.optional(),
  /** The space's worth, what bombs have already cost it this turn, and the controller's money: they cap the loss. */
  spaceIpc: z.int().min(0).max(1000).optional(),
  alreadyBombed: z.int().min(0).max(1000).optional(),
  treasury: z.int().min(0).max(1_000_000).optional(),
  /** Who the attacker gives up first. */
  losses: z.strictObject({ attacker: z.union([z.literal('default'), lossList]).optional() }).optional(),
  values: values.optional(),
  figures: battleFigures.optional(),
  exact: z.boolean().optional(),
  now: z
    .strictObject({
      step: z.enum(RAID_STEPS),
      hits: hits.optional(),
      owed: planes.optional(),
      marked: marked.optional(),
    })
    .optional(),
})
export type RaidOrder = Readonly<z.infer<typeof raidOrder>>
