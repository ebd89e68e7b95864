/** What the files hold, as parsers. Events and commands stay unknown here: their game parses them (`campaign`). */
import { z } from 'zod'
import { FACES } from '../../shared/dice'
import { GAME_IDS, isCampaignId, type CampaignId } from '../../shared/ids'
import { tableSettings } from '../../shared/schema/table'

/** Entries in one history file: saving a command rewrites one such file, whatever the campaign's length. */
export const SEGMENT = 64

const faces = z.array(z.literal(FACES)).max(10_000)
const source = z.enum(['app', 'table'])
const stateHash = z.string().regex(/^[0-9a-f]{16}$/)
const chainHash = z.string().regex(/^[0-9a-f]{32}$/)
const events = z.array(z.unknown()).max(10_000)
const text = z.string().max(2_000)
const count = z.int().min(0).max(10_000_000)

/** Settled when the campaign is made, and never again. The first history file repeats it, for the day the header is lost. */
export const birth = z.strictObject({
  game: z.enum(GAME_IDS),
  appVersion: z.string().max(40),
  /** Rules the campaign was begun under; what was played stays, however later versions would judge it. */
  rulesVersion: count,
  /** Where the dice come from; made from the seed, which is not kept. */
  diceKey: chainHash,
  options: z.unknown(),
  createdAt: z.int().min(0),
  begun: z.strictObject({ events, faces, source, state: stateHash }),
})
export type Birth = Readonly<z.infer<typeof birth>>

/** Entry n leads to position n. `state` is the hash of the position it led to; `chain` ties it to all before it. */
export const storedEntry = z.strictObject({
  command: z.record(z.string(), z.unknown()),
  events,
  faces,
  source,
  rerolled: faces.exactOptional(),
  state: stateHash,
  chain: chainHash,
})
export type StoredEntry = Readonly<z.infer<typeof storedEntry>>

/** What the library shows, so that listing reads no history. */
export const headline = z.strictObject({
  round: count,
  rounds: count.exactOptional(),
  acting: text,
  step: text,
  ended: z.boolean(),
  result: text.exactOptional(),
  players: z.array(z.strictObject({ name: text, powers: z.array(text).max(20) })).max(20),
  picture: z.record(z.string().max(80), z.array(text).max(100)),
  lastEvents: z.array(text).max(3),
  promised: z.array(text).max(1_000),
})
export type Headline = Readonly<z.infer<typeof headline>>

/** Until the campaign is opened and saved for the first time: what old files and lost headers don't tell. */
export const NO_HEADLINE: Headline = {
  round: 0,
  acting: '',
  step: '',
  ended: false,
  players: [],
  picture: {},
  lastEvents: [],
  promised: [],
}

export const header = z.strictObject({
  id: z.custom<CampaignId>(isCampaignId, 'a campaign id'),
  name: z.string().trim().min(1).max(80),
  birth,
  playedAt: z.int().min(0),
  table: tableSettings,
  position: count,
  /** How many entries count. More may lie in the last history file: written, but never acknowledged. */
  entries: count,
  /** Chain hash of the last entry, or of the birth. */
  chain: chainHash,
  headline,
  branchOf: z.string().max(200).exactOptional(),
})
export type Header = Readonly<z.infer<typeof header>>

export const segment = z.strictObject({
  number: z.int().min(1),
  birth: birth.exactOptional(),
  entries: z.array(storedEntry).max(SEGMENT),
})
export type Segment = Readonly<z.infer<typeof segment>>

/** A whole campaign as one value. */
export const campaignRecord = z.strictObject({ header, entries: z.array(storedEntry).max(1_000_000) })
export interface CampaignRecord {
  readonly header: Header
  readonly entries: readonly StoredEntry[]
}
