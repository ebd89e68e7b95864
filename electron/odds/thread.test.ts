/** The desk with a real thread behind it: the worker as it is bundled for the app, working while the test goes on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BattleOddsAnswer } from '../../shared/great-war/battle-answer'
import type { OddsReply } from '../../shared/odds/reply'
import { OddsDesk } from './desk'
import { threadFrom } from './thread'

const OFF: OddsReply = { kind: 'none', reason: 'cancelled', at: '', message: 'Called off.' }
const QUICK = { game: 'great-war', kind: 'land', attacker: { infantry: 2 }, defender: { infantry: 1 } }
/** The best losses of both sides: some seconds of searching. */
const ARMY = { infantry: 8, artillery: 5, tank: 4, fighter: 3 }
const LONG = {
  game: 'great-war',
  kind: 'land',
  attacker: ARMY,
  defender: { infantry: 8, artillery: 4, fighter: 2 },
  losses: { attacker: 'best', defender: 'best' },
}

let home: string
let worker: string
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'keg-odds-thread-'))
  worker = path.join(home, 'odds-worker.mjs')
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: home,
      target: 'node20',
      lib: {
        entry: fileURLToPath(new URL('worker.ts', import.meta.url)),
        formats: ['es'],
        fileName: () => path.basename(worker),
      },
      rolldownOptions: { external: [/^node:/] },
    },
  })
}, 60_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** Until a condition holds; the test's own time limit is the last resort. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}

describe('the odds’ thread', () => {
  test('a long search tells how far it is while everything else goes on; stopped, it makes room for the next', async () => {
    const shares: number[] = []
    const desk = new OddsDesk<OddsReply>(threadFrom(worker), OFF, (_ticket, share) => shares.push(share))
    try {
      const long = desk.ask('plan', LONG)
      let turns = 0
      await until(() => (turns += 1) > 0 && shares.length >= 3)
      expect(turns).toBeGreaterThan(3)
      expect([...shares].sort((a, b) => a - b)).toEqual(shares)
      expect(shares.every((x) => x >= 0 && x < 1)).toBe(true)

      desk.cancel('plan')
      expect(await long).toEqual({ ok: true, value: OFF })
      const told = shares.length
      // Answered by the same thread: it has let go of the search.
      expect(await desk.ask('plan', QUICK)).toMatchObject({ ok: true, value: { kind: 'odds', odds: { kind: 'land' } } })
      expect(shares).toHaveLength(told)
    } finally {
      desk.close()
    }
  }, 60_000)

  test('what a board asks about its battle; called off with everything that waits', async () => {
    const desk = new OddsDesk<BattleOddsAnswer>(threadFrom(worker), { why: 'Called off.', choices: [] })
    try {
      const order = { game: 'great-war', kind: 'board', now: { order: QUICK }, choices: [] }
      expect(await desk.ask('1', order)).toMatchObject({
        ok: true,
        value: { odds: { kind: 'land', wins: expect.closeTo(0.676724, 6) as number }, choices: [] },
      })
      const waiting = [desk.ask('2', { ...order, now: { order: LONG } }), desk.ask('3', order)]
      desk.cancelAll()
      expect(await Promise.all(waiting)).toEqual([
        { ok: true, value: { why: 'Called off.', choices: [] } },
        { ok: true, value: { why: 'Called off.', choices: [] } },
      ])
      expect(await desk.ask('4', order)).toMatchObject({ ok: true, value: { odds: { kind: 'land' } } })
      expect(await desk.ask('5', { ...order, now: { order: { ...QUICK, attacker: 3 } } })).toMatchObject({
        ok: false,
        error: { at: 'now' },
      })
    } finally {
      desk.close()
    }
  }, 60_000)

  test('a text that is no worker breaks off what was asked of it, and says so', async () => {
    const broken = path.join(home, 'broken.mjs')
    const { writeFileSync } = await import('node:fs')
    writeFileSync(broken, 'throw new Error("no worker")')
    const desk = new OddsDesk<OddsReply>(threadFrom(broken), OFF)
    await expect(desk.ask('plan', QUICK)).rejects.toThrow('no worker')
  }, 60_000)
})
