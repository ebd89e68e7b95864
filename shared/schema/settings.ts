import { z } from 'zod'

/** Pages at the table that the app goes back to; which there are depends on the game. */
const lastTab = z.enum(['map', 'sheet', 'deals', 'diplomacy', 'ledger', 'log', 'print'])

/** What the app remembers for this computer, apart from campaigns. */
export const settings = z.object({
  theme: z.enum(['system', 'light', 'dark']).default('system'),
  /** Root scale in per cent. */
  textSize: z.int().min(90).max(200).default(100),
  motion: z.enum(['system', 'reduced']).default('system'),
  paper: z.enum(['a4', 'letter']).default('a4'),
  /** How the table throws: the app's dice, or typed in. */
  dice: z.enum(['app', 'table']).default('app'),
  help: z.boolean().default(true),
  window: z
    .object({
      x: z.int().optional(),
      y: z.int().optional(),
      width: z.int().min(640),
      height: z.int().min(480),
      maximised: z.boolean(),
    })
    .optional(),
  /** Open when the app was left; the app goes back there. */
  lastCampaign: z.string().optional(),
  lastTab: lastTab.optional(),
})
export type Settings = Readonly<z.infer<typeof settings>>

/** What the window may change; size, place and last campaign are the main process's own business. */
export const settingsPatch = z
  .strictObject({
    theme: z.enum(['system', 'light', 'dark']),
    textSize: z.int().min(90).max(200),
    motion: z.enum(['system', 'reduced']),
    paper: z.enum(['a4', 'letter']),
    dice: z.enum(['app', 'table']),
    help: z.boolean(),
    lastTab,
  })
  .partial()
