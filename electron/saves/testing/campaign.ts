/** Campaigns of plain numbers for tests of the saves room: it knows no game, and needs none. */
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CampaignId } from '../../../shared/ids'
import { recordOf, type NewEntry } from '../campaign-file'
import { diceKey } from '../dice'
import { realDisk, type Disk } from '../disk'
import type { SavePorts } from '../safe-file'
import { NO_HEADLINE, type CampaignRecord } from '../schema'

export const portsOn = (disk: Disk = realDisk): SavePorts => ({ disk, appVersion: '0.1.0', owner: 'a test' })
export const tempHome = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'keg-saves-'))

export const entry = (n: number): NewEntry => ({
  command: { type: 'say', n },
  events: [{ type: 'said', n }],
  faces: [],
  source: 'app',
  state: n.toString(16).padStart(16, '0'),
})

export const record = (length: number, position = length): CampaignRecord =>
  recordOf(
    {
      id: 'test' as CampaignId,
      name: 'Test',
      birth: {
        game: 'origins',
        appVersion: '0.1.0',
        rulesVersion: 1,
        diceKey: diceKey(1),
        options: {},
        createdAt: 1,
        begun: { events: [{ type: 'begun' }], faces: [], source: 'app', state: '0'.repeat(16) },
      },
      playedAt: 1,
      table: { colours: {} },
      position,
      headline: NO_HEADLINE,
    },
    Array.from({ length }, (_, n) => entry(n + 1)),
  )

/** What a history says, short enough to compare at a glance. */
export const told = (read: CampaignRecord): string =>
  `${read.entries.map((e) => String(e.command['n'])).join(' ')} @${read.header.position}`
