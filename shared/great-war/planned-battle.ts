/** A battle of the board as an order for the planner, from its beginning: a listed one, or units at hand against a space. */
import { z } from 'zod'
import type { BattleOrder } from '../odds/order'
import type { RaidOrder } from '../odds/raid'
import { space, unit } from './fields'

export const plannedBattleQuestion = z.strictObject({
  ask: z.literal('plannedBattle'),
  /** A battle of the list (`raid:` before the space for a raid). */
  listed: z.string().max(70).optional(),
  /** Else a space, and who would go there straight from where they stand: the trench looks at that (GW-15.6). */
  space: space.optional(),
  units: z.array(unit).max(400).optional(),
})

export interface PlannedBattle {
  /** What a plan of it is called: "Poland", "Raid on Ruhr". */
  readonly name: string
  /** Whose attack it is, as it stands inside a sentence. */
  readonly attacker: string
  readonly order: BattleOrder | RaidOrder
}
