/**
 * Format 0 → 1. Format 0 was the prototype's layout, never released: the whole campaign in one `campaign.json`, without
 * chain and headline. It is kept as the machinery's living example. The headline is filled in at the first save.
 */
import { z } from 'zod'
import { chainOfBirth, linkOf } from '../chain'
import { NO_HEADLINE, birth, header, storedEntry, type CampaignRecord, type StoredEntry } from '../schema'

const prototype = z.strictObject({
  id: header.shape.id,
  name: header.shape.name,
  ...birth.shape,
  entries: z.array(storedEntry.omit({ chain: true })),
  position: z.int().min(0),
})

export function fromPrototype(whole: unknown): CampaignRecord {
  const { id, name, entries: old, position, ...settled } = prototype.parse(whole)
  let chain = chainOfBirth(settled)
  const entries = old.map((entry): StoredEntry => {
    chain = linkOf(chain, entry)
    return { ...entry, chain }
  })
  return {
    header: {
      id,
      name,
      birth: settled,
      playedAt: settled.createdAt,
      table: { colours: {} },
      position: Math.min(position, entries.length),
      entries: entries.length,
      chain,
      headline: NO_HEADLINE,
    },
    entries,
  }
}
