import { z } from 'zod'

/** Colour sets a power can wear; names of the theme's tokens (`--gb-solid`, …). Any two stay apart for colour-blind eyes. */
export const COLOUR_SETS = ['gb', 'fr', 'de', 'ru', 'ah', 'tr', 'it', 'us', 'srb', 'bol'] as const
export type ColourSet = (typeof COLOUR_SETS)[number]

/** How one table likes its campaign shown: kept with the campaign, no part of its rules or history. */
export const tableSettings = z.strictObject({
  /** Colour set by power; powers left out wear their own. No two powers may share one. */
  colours: z.record(z.string().max(40), z.enum(COLOUR_SETS)).default({}),
  /** Centre in board pixels and scale (1 = 100 %); absent until the map was moved. */
  camera: z.strictObject({ x: z.number(), y: z.number(), scale: z.number().min(0.1).max(8) }).optional(),
})
export type TableSettings = Readonly<z.infer<typeof tableSettings>>
