import { z } from 'zod'
import { nation } from './fields'
import { scenario } from './scenario'

export const playerName = z.string().trim().min(1).max(40)

/** One player and the nations in front of them (GW-2.13). */
export const seat = z.strictObject({ player: playerName, nations: z.array(nation).max(16) })
export type SaidSeat = Readonly<z.infer<typeof seat>>

/** Who runs a United States that nobody sits for (GW-2.14). */
export const AUTOMATON = 'automaton'

/**
 * What the table settles when the campaign is made. Nations left out throughout: the seats of table GW-2.13 for that many
 * players, in their order. `unitedStates`: a player's name, a further player's, or the automaton.
 */
export const greatWarOptions = z.strictObject({
  players: z
    .array(z.strictObject({ name: playerName, nations: z.array(nation).max(16).optional() }))
    .min(1)
    .max(20),
  unitedStates: playerName.default(AUTOMATON),
  /** Other figures than the built-in ones. */
  scenario: scenario.optional(),
})
export type GreatWarOptions = Readonly<z.infer<typeof greatWarOptions>>
