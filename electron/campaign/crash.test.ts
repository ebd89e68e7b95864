/** Kills and rivals: programs of their own, since only those can be killed. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CampaignId } from '../../shared/ids'
import { good, newGame, setTable, type Table } from './testing/table'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SCRIBBLER = fileURLToPath(new URL('testing/scribbler.ts', import.meta.url))

let table: Table
let id: CampaignId
beforeEach(async () => {
  table = await setTable()
  id = await newGame(table.service)
  await table.service.closeAll()
})
afterEach(() => table.clear())

function scribble(): { readonly child: ChildProcess; readonly said: () => string[] } {
  const child = spawn(process.execPath, ['--import', 'tsx', SCRIBBLER, table.service.folderOf(id)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  // The last piece may be half a line.
  return { child, said: () => text.split('\n').slice(0, -1) }
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((done) => setTimeout(done, 10))
}

describe('a program that is killed while it writes', () => {
  test('loses nothing that it was answered, and its campaign opens again at once', async () => {
    const kills = 6
    for (let n = 0; n < kills; n++) {
      const { child, said } = scribble()
      await until(() => said().length > 3 || child.exitCode !== null)
      await new Promise((done) => setTimeout(done, 29 * n))
      child.kill('SIGKILL')
      await once(child, 'close')
      const [position, length] = (said().at(-1) ?? '').split(' ').map(Number)
      const service = table.again()
      const now = good(await service.open(id))
      // One deed more may have reached the disk without its answer reaching us: a command, or an undo of two.
      const told = `${now.position} ${now.length}`
      const next = [
        `${position} ${length}`,
        `${Number(position) + 1} ${Number(position) + 1}`,
        `${Number(position) - 2} ${length}`,
      ]
      expect(next, `kill ${n}`).toContain(told)
      await service.closeAll()
      expect(await service.verify(id)).toMatchObject({ ok: true })
    }
  }, 120_000)

  test('two programs: the second is told who has the campaign, and writes nothing', async () => {
    const first = scribble()
    await until(() => first.said().length > 0)
    const second = scribble()
    await once(second.child, 'close')
    expect(second.said()).toEqual(['locked'])
    const service = table.again()
    expect(await service.open(id)).toMatchObject({
      ok: false,
      error: { kind: 'locked', message: expect.stringContaining('the scribbler') as string },
    })
    expect(await service.bin(id)).toMatchObject({ ok: false, error: { kind: 'locked' } })
    // Looking needs no lock.
    expect(await service.verify(id)).toMatchObject({ ok: true })
    first.child.kill('SIGKILL')
    await once(first.child, 'close')
    expect(await service.open(id)).toMatchObject({ ok: true })
  }, 60_000)
})
