import { spawnSync } from 'node:child_process'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { realDisk } from './disk'
import { takeLock, type Lock } from './lock'
import { tempHome } from './testing/campaign'

let folder: string
beforeEach(async () => {
  folder = await tempHome()
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const take = (owner: string) => takeLock(realDisk, folder, owner)
async function taken(owner: string): Promise<Lock> {
  const answer = await take(owner)
  if ('heldBy' in answer) throw new Error(`held by ${answer.heldBy.owner}`)
  return answer.lock
}
/** A process that has certainly ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid
async function leaveLock(number: number, by: object): Promise<void> {
  await mkdir(path.join(folder, 'lock'), { recursive: true })
  await writeFile(
    path.join(folder, 'lock', String(number)),
    JSON.stringify({ pid: process.pid, host: os.hostname(), owner: 'another', token: 'x', ...by }),
  )
}

describe('one writer a campaign', () => {
  test('a second one is told who has it, until the first lets go', async () => {
    const first = await taken('the window')
    expect(await take('keg')).toMatchObject({ heldBy: { owner: 'the window', pid: process.pid } })
    await first.release()
    await (await taken('keg')).release()
    expect(await readdir(path.join(folder, 'lock'))).toEqual(['2.free'])
  })

  test('a lock of a killed process is taken over at once', async () => {
    await leaveLock(5, { pid: deadPid() })
    await (await taken('keg')).release()
  })

  test.runIf(process.platform === 'linux')('a pid given to another program since holds no lock', async () => {
    await leaveLock(5, { started: '1' })
    await (await taken('keg')).release()
  })

  test('another computer’s lock can’t be judged dead', async () => {
    await leaveLock(5, { pid: deadPid(), host: 'elsewhere' })
    expect(await take('keg')).toMatchObject({ heldBy: { host: 'elsewhere' } })
  })

  test('of many that find the same dead lock, exactly one gets it', async () => {
    for (let round = 0; round < 10; round++) {
      await rm(path.join(folder, 'lock'), { recursive: true, force: true })
      await leaveLock(1 + round, { pid: deadPid() })
      const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => take(`racer ${n}`)))
      expect(answers.filter((answer) => 'lock' in answer)).toHaveLength(1)
    }
  })

  test('letting go twice, or after somebody else took over, frees nothing of theirs', async () => {
    const first = await taken('first')
    await first.release()
    const second = await taken('second')
    await first.release()
    expect(await take('third')).toMatchObject({ heldBy: { owner: 'second' } })
    await second.release()
  })
})
