import { copyFile, readFile, readdir, rm, truncate, writeFile, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CampaignFile, createCampaign } from './campaign-file'
import { realDisk, type Disk } from './disk'
import { readCampaign } from './read'
import { recover } from './recover'
import { entry, portsOn, record, tempHome, told } from './testing/campaign'

let home: string
let folder: string
beforeEach(async () => {
  home = await tempHome()
  folder = path.join(home, 'campaign')
})
afterEach(() => rm(home, { recursive: true, force: true }))

const ports = portsOn()
async function make(length: number, position?: number): Promise<void> {
  const made = await createCampaign(ports, folder, record(length, position))
  if (!made.ok) throw new Error(made.error.message)
}
async function open(on = ports): Promise<CampaignFile> {
  const opened = await CampaignFile.open(on, folder)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}
async function onDisk(): Promise<string> {
  const read = await readCampaign(ports, folder)
  return read.ok ? told(read.value.record) : `${read.error.kind}`
}
const file = (name: string): string => path.join(folder, name)

describe('a campaign on disk', () => {
  test('says across several history files what was said, and drops what was undone', async () => {
    await make(130)
    expect(await onDisk()).toBe(told(record(130)))
    const campaign = await open()
    for (const n of [131, 132]) expect(await campaign.append(n - 1, entry(n), {})).toEqual({ ok: true, value: null })
    await campaign.change({ position: 60 })
    expect(await onDisk()).toBe(told(record(132, 60)))
    await campaign.append(60, entry(61), {})
    await campaign.close()
    expect(await onDisk()).toBe(told(record(61)))
    expect((await readdir(folder)).sort()).toEqual(
      ['campaign.json', 'campaign.json.bak', 'history-0001.json', 'history-0001.json.bak', 'lock'].sort(),
    )
  })

  test('saving one command writes one history file and the header, however long the campaign', async () => {
    const bytes: number[] = []
    const counting: Disk = {
      ...realDisk,
      open: async (at, flags) => {
        const handle = await realDisk.open(at, flags)
        const write = handle.writeFile.bind(handle)
        handle.writeFile = (text, options) => {
          bytes.push(String(text).length)
          return write(text, options)
        }
        return handle
      },
    }
    const cost = async (length: number): Promise<number> => {
      await rm(folder, { recursive: true, force: true })
      await make(length)
      const campaign = await open(portsOn(counting))
      bytes.length = 0
      await campaign.append(length, entry(length + 1), {})
      await campaign.close()
      expect(bytes).toHaveLength(2)
      return bytes[0] ?? 0
    }
    const [short, long] = [await cost(64 + 10), await cost(64 * 40 + 10)]
    expect(long / short).toBeLessThan(1.1)
  })

  test('a folder that exists is not written into', async () => {
    await mkdir(folder)
    expect(await createCampaign(ports, folder, record(1))).toMatchObject({ ok: false, error: { kind: 'unwritable' } })
    expect(await readdir(folder)).toEqual([])
  })

  test('where no folder can be made, none is said to be gone', async () => {
    const mkdir = () => Promise.reject(Object.assign(new Error('mkdir'), { code: 'ENOENT' }))
    expect(await createCampaign({ ...ports, disk: { ...ports.disk, mkdir } }, folder, record(1))).toMatchObject({
      ok: false,
      error: { kind: 'unwritable', message: 'No folder can be made there. Choose another place. Nothing was changed.' },
    })
  })
})

describe('crashes and full disks', () => {
  test('whichever operation fails, the answer says so and the disk holds the campaign before or after, never between', async () => {
    const deeds: [string, (c: CampaignFile) => Promise<{ ok: boolean }>, string][] = [
      ['append', (c) => c.append(66, entry(67), {}), told(record(67))],
      ['append after undo', (c) => c.append(3, entry(4), {}), told(record(4))],
      ['move', (c) => c.change({ position: 2 }), told(record(66, 2))],
    ]
    for (const [name, deed, after] of deeds) {
      for (let failing = 1; ; failing++) {
        await rm(folder, { recursive: true, force: true })
        await make(65)
        const first = await open()
        await first.append(65, entry(66), {})
        await first.close()
        let left = Infinity
        const campaign = await open(portsOn(failingDisk(() => --left <= 0)))
        left = failing
        const answer = await deed(campaign)
        const spent = left <= 0
        left = Infinity
        // A failure after the commit point may go either way, one before it may not; a whole campaign lies there in any case.
        const found = await onDisk()
        expect([told(record(66)), after], `${name}, operation ${failing}`).toContain(found)
        if (answer.ok) expect(found).toBe(after)
        // What is shown is the old board, and saying it again works.
        if (!answer.ok) {
          expect(told(campaign.record)).toBe(told(record(66)))
          expect(await deed(campaign)).toEqual({ ok: true, value: null })
          expect(await onDisk()).toBe(after)
        }
        await campaign.close()
        if (!spent) {
          expect(failing).toBeGreaterThan(5)
          break
        }
      }
    }
  })

  test('a history file that was written without its header counts for nothing, even after an undo', async () => {
    await make(10, 5)
    const campaign = await open()
    await copyFile(file('campaign.json'), path.join(home, 'header'))
    await campaign.append(5, entry(6), {})
    await campaign.close()
    await copyFile(path.join(home, 'header'), file('campaign.json'))
    expect(await onDisk()).toBe(told(record(10, 5)))
    const again = await open()
    await again.append(5, entry(6), {})
    await again.close()
    expect(await onDisk()).toBe(told(record(6)))
  })

  test('temporary files of a killed program go when the campaign is opened', async () => {
    await make(1)
    await writeFile(file('.campaign.json.4242.0a1b2c3d.tmp'), 'half')
    await (await open()).close()
    expect((await readdir(folder)).filter((name) => name.endsWith('.tmp'))).toEqual([])
  })
})

describe('damage', () => {
  test('S3 any file cut at every hundredth is answered and never half loaded, and recovery goes on from a whole copy', async () => {
    await make(70)
    const campaign = await open()
    await campaign.append(70, entry(71), {})
    await campaign.change({ position: 69 })
    await campaign.close()
    const whole = await onDisk()
    const names = (await readdir(folder)).filter((name) => name !== 'lock')
    expect(names).toHaveLength(5)
    for (const name of names) {
      const good = await readFile(file(name))
      for (let percent = 0; percent < 100; percent++) {
        await truncate(file(name), Math.floor((good.length * percent) / 100))
        const read = await readCampaign(ports, folder)
        if (name.endsWith('.bak')) expect(read.ok && told(read.value.record)).toBe(whole)
        else {
          expect(read).toMatchObject({ ok: false, error: { kind: 'truncated', recoverable: true } })
          expect(await CampaignFile.open(ports, folder)).toMatchObject({ ok: false })
        }
        await writeFile(file(name), good)
      }
    }
  }, 60_000)

  test.each([
    ['campaign.json', 'All 71 entries can be brought back.', 71],
    ['history-0001.json', 'Only the beginning (none of 71 entries) can be brought back.', 0],
    ['history-0002.json', 'Entries 1 to 70 of 71 can be brought back.', 70],
  ])('a damaged %s is set aside and play goes on: %s', async (name, said, reached) => {
    await make(70)
    const campaign = await open()
    await campaign.append(70, entry(71), {})
    await campaign.close()
    const bytes = await readFile(file(name))
    bytes[bytes.length - 5] = 0
    await writeFile(file(name), bytes)

    const found = await readCampaign(ports, folder)
    expect(found).toMatchObject({ ok: false, error: { kind: 'damaged', recoverable: true, recovery: said } })
    const recovered = await recover(ports, folder)
    const done = said.replace(/can be brought back/, reached === 0 ? 'was brought back' : 'were brought back')
    expect(recovered).toMatchObject({ ok: true, value: { entries: reached, said: done } })
    expect(await readFile(path.join(folder, 'damaged-1', name))).toEqual(bytes)
    expect(await onDisk()).toBe(told(record(reached)))
    const again = await open()
    await again.append(reached, entry(reached + 1), {})
    await again.close()
    expect(await onDisk()).toBe(told(record(reached + 1)))
    expect(await recover(ports, folder)).toMatchObject({ ok: true, value: { entries: reached + 1 } })
  })

  test('header and its backup both lost: the history alone brings every entry back', async () => {
    await make(70)
    await (await open()).close()
    await rm(file('campaign.json'))
    expect(await readCampaign(ports, folder)).toMatchObject({ error: { kind: 'missing', recoverable: true } })
    await recover(ports, folder)
    expect(await onDisk()).toBe(told(record(70)))
  })

  test('files of two moments do not pass as one history', async () => {
    await make(70)
    await copyFile(file('history-0002.json'), path.join(home, 'other'))
    await rm(folder, { recursive: true })
    await make(60)
    const campaign = await open()
    for (let n = 61; n <= 70; n++) await campaign.append(n - 1, { ...entry(n), state: 'f'.repeat(16) }, {})
    await campaign.close()
    await copyFile(path.join(home, 'other'), file('history-0002.json'))
    expect(await readCampaign(ports, folder)).toMatchObject({ ok: false, error: { recoverable: true } })
  })

  test('missing, foreign and newer each have their answer, and a newer file is left as it is', async () => {
    expect(await readCampaign(ports, folder)).toMatchObject({ error: { kind: 'missing', recoverable: false } })
    await mkdir(folder)
    expect(await readCampaign(ports, folder)).toMatchObject({ error: { kind: 'foreign', recoverable: false } })
    await writeFile(file('campaign.json'), '{"name":"somebody else’s"}\n')
    expect(await readCampaign(ports, folder)).toMatchObject({ error: { kind: 'foreign' } })
    const newer = '{"format":2,"kind":"keg-campaign","app":"9.0.0","packed":true}\nzzz'
    await writeFile(file('campaign.json'), newer)
    const read = await readCampaign(ports, folder)
    expect(read).toMatchObject({ ok: false, error: { kind: 'newer', recoverable: false } })
    // S2: both versions, and what to do.
    expect(read.ok ? '' : read.error.message).toMatch(
      /Powder Keg 9\.0\.0 \(format 2\).*Powder Keg 0\.1\.0.*format 1.*Update/,
    )
    expect(await recover(ports, folder)).toMatchObject({ ok: false, error: { kind: 'newer' } })
    expect(await CampaignFile.open(ports, folder)).toMatchObject({ ok: false, error: { kind: 'newer' } })
    expect(await readdir(folder)).toEqual(['campaign.json'])
    expect(await readFile(file('campaign.json'), 'utf8')).toBe(newer)
  })
})

/** A disk whose every operation first asks whether it is full. */
function failingDisk(isFull: () => boolean): Disk {
  const full = (): void => {
    if (isFull()) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
  }
  return {
    ...realDisk,
    open: async (at, flags) => {
      full()
      const handle = await realDisk.open(at, flags)
      const [write, sync] = [handle.writeFile.bind(handle), handle.sync.bind(handle)]
      handle.writeFile = async (text, options) => {
        full()
        return write(text, options)
      }
      handle.sync = async () => {
        full()
        return sync()
      }
      return handle
    },
    rename: async (from, to) => {
      full()
      return realDisk.rename(from, to)
    },
    link: async (from, to) => {
      full()
      return realDisk.link(from, to)
    },
    copyFile: async (from, to) => {
      full()
      return realDisk.copyFile(from, to)
    },
  }
}
