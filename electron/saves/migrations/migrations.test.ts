import { readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { CampaignFile } from '../campaign-file'
import { FORMAT, seal } from '../envelope'
import { readCampaign } from '../read'
import { portsOn, tempHome } from '../testing/campaign'
import { MIGRATIONS, migrate } from './index'

const fixture = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Record<string, unknown>
const before = fixture('0000-before.json')
const after = fixture('0000-after.json')

describe('migrations', () => {
  test('there is one for every format before today’s', () => {
    expect(MIGRATIONS).toHaveLength(FORMAT)
  })

  test('0 → 1: the prototype’s single file becomes a header and chained entries', () => {
    expect(migrate(0, before)).toEqual(after)
  })

  test('0 → 1 changes nothing it was given, and refuses what format 0 never was', () => {
    const kept = structuredClone(before)
    migrate(0, before)
    expect(before).toEqual(kept)
    expect(() => migrate(0, { ...before, extra: 1 })).toThrow()
  })

  test('S2 a folder of format 0 opens, is saved as today’s, and keeps its old file as the backup', async () => {
    const home = await tempHome()
    const folder = path.join(home, 'old')
    await mkdir(folder)
    const old = seal('keg-campaign', '0.0.1', before, 0)
    await writeFile(path.join(folder, 'campaign.json'), old)
    const opened = await CampaignFile.open(portsOn(), folder)
    expect(opened.ok && opened.value.record).toEqual(after)
    if (opened.ok) await opened.value.close()
    expect(await readFile(path.join(folder, 'campaign.json.bak'), 'utf8')).toBe(old)
    const read = await readCampaign(portsOn(), folder)
    expect(read.ok && read.value).toMatchObject({ record: after, format: FORMAT })
    await rm(home, { recursive: true })
  })

  test('a body that is not what its format promises is damaged, not a crash', async () => {
    const home = await tempHome()
    await writeFile(path.join(home, 'campaign.json'), seal('keg-campaign', '0.0.1', { nothing: true }, 0))
    expect(await readCampaign(portsOn(), home)).toMatchObject({
      ok: false,
      error: { kind: 'damaged', recoverable: false },
    })
    await rm(home, { recursive: true })
  })
})
