import { z } from 'zod'
import { POWERS } from './ids'

export const playerName = z.string().trim().min(1).max(40)

/** Who sits where (OW-1.3, OW-1.4): every power exactly once, three to five players, nobody with more than two. */
const seats = z
  .array(z.strictObject({ name: playerName, powers: z.array(z.enum(POWERS)).max(2) }))
  .min(3)
  .max(5)

/** What the table settles when the campaign is made. It becomes the campaign's first event (OW-1.3). */
export const originsOptions = z.strictObject({
  players: seats,
  /** `chosen`: the powers stand in `players`; `dealt`: `players` hold names only and the cards are dealt (OW-1.3). */
  powers: z.enum(['chosen', 'dealt']),
  individualWinner: z.enum(['unallied', 'everyone']).default('unallied'),
  breakableAlliances: z.enum(['off', 'on']).default('off'),
})
export type OriginsOptions = Readonly<z.infer<typeof originsOptions>>
