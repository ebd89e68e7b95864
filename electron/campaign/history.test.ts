/** Undo, dice and what is kept of them: the cases D4 to D6, S5 to S7, S9 and S12. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CampaignId } from '../../shared/ids'
import { gameById } from '../engine/registry'
import { canonical } from '../engine/core/hash'
import type { AnyGame } from '../engine/core/game'
import { OPENING, attack, endTurn, good, newGame, place, say, setTable, updated, type Table } from './testing/table'

let table: Table
let id: CampaignId
beforeEach(async () => {
  table = await setTable()
  id = await newGame(table.service)
})
afterEach(() => table.clear())

const facesOf = (events: readonly unknown[]): number[] =>
  events.flatMap((e) => (typeof e === 'object' && e !== null && 'face' in e ? [Number(e.face)] : []))
const FRANCE_ATTACKS = attack('france', 'italy', 'britain')

describe('dice', () => {
  test('D6 undo past a throw and say it again: the same die returns', async () => {
    const thrown = await say(table.service, id, ...OPENING, FRANCE_ATTACKS)
    const first = facesOf(thrown.events)
    const { position } = updated(await table.service.undo({ id, position: thrown.position, count: 1 }))
    const again = updated(await table.service.submit({ id, position, command: FRANCE_ATTACKS }))
    expect(facesOf(again.events)).toEqual(first)
  })

  test('D5 a game saved and reopened before every throw throws what one sitting throws', async () => {
    const throws = async (reopen: boolean): Promise<number[]> => {
      const own = await newGame(table.service, 'Stream', 99)
      let service = table.service
      const faces: number[] = []
      await say(service, own, ...OPENING)
      for (let n = 0; n < 8; n++) {
        if (reopen) {
          await service.closeAll()
          service = table.again()
        }
        const now = good(await service.open(own))
        const next =
          n === 0
            ? await service.submit({ id: own, position: now.position, command: FRANCE_ATTACKS })
            : await service.reroll({ id: own, position: now.position })
        faces.push(...facesOf(updated(next).events))
      }
      await service.close(own)
      return faces
    }
    const sitting = await throws(false)
    expect(sitting).toHaveLength(8)
    expect(new Set(sitting).size).toBeGreaterThan(1)
    expect(await throws(true)).toEqual(sitting)
  })

  test('D6 an agreed re-roll takes the next die, keeps the first ones and says so', async () => {
    const thrown = await say(table.service, id, ...OPENING, FRANCE_ATTACKS)
    expect(thrown.undo.canReroll).toBe(true)
    const first = facesOf(thrown.events)
    const again = updated(await table.service.reroll({ id, position: thrown.position }))
    expect(again.position).toBe(thrown.position)
    expect(again.last.rerolled).toEqual(first)
    expect(again.last.text).toContain(`Thrown again by agreement; before: ${first.join(', ')}.`)
    const twice = updated(await table.service.reroll({ id, position: again.position }))
    expect(twice.last.rerolled).toEqual([...first, ...facesOf(again.events)])
  })

  test('D8 a die from the table is taken as it lies, counts as entered and moves no generator', async () => {
    const typed = await say(table.service, id, ...OPENING, attack('france', 'italy', 'britain', 4))
    expect(facesOf(typed.events)).toEqual([4])
    expect(typed.last.throws[0]?.source).toBe('table')
    expect(typed.undo.canReroll).toBe(false)
    const { position } = updated(await table.service.undo({ id, position: typed.position, count: 1 }))
    const app = facesOf(updated(await table.service.submit({ id, position, command: FRANCE_ATTACKS })).events)
    const other = await newGame(table.service, 'Same seed', 7)
    expect(facesOf((await say(table.service, other, ...OPENING, FRANCE_ATTACKS)).events)).toEqual(app)
  })

  test('D4 no save holds the seed, nor faces that were not thrown yet', async () => {
    const seed = 4_815_162_342
    const own = await newGame(table.service, 'Secret', seed)
    await say(table.service, own, ...OPENING)
    const folder = table.service.folderOf(own)
    for (const name of ['campaign.json', 'history-0001.json']) {
      const text = await readFile(path.join(folder, name), 'utf8')
      expect(text).not.toContain(String(seed))
      expect(text).not.toContain(seed.toString(16))
    }
  })

  test('D4 a what-if copy throws dice of its own, so it foretells nothing', async () => {
    const now = await say(table.service, id, ...OPENING)
    const faces = new Set<string>()
    for (let n = 0; n < 8; n++) {
      const copy = good(await table.service.branch({ id, position: now.position, name: `What if ${n}` }))
      expect(copy.branchOf).toBe(`Friday, entry ${now.position}`)
      faces.add(facesOf((await say(table.service, copy.id, FRANCE_ATTACKS)).events).join())
    }
    expect(faces.size).toBeGreaterThan(1)
    expect(good(await table.service.open(id)).position).toBe(now.position)
  })
})

describe('undo', () => {
  test('S9 undo within a turn crosses nothing; over the end of a turn it says so', async () => {
    expect((await say(table.service, id, place('britain', 'italy', 5))).undo).toMatchObject({ crossesTurn: false })
    const next = await say(table.service, id, place('britain', 'britain', 9), endTurn('britain'))
    expect(next.undo.crossesTurn).toBe(true)
    expect(next.undo.undo).toBe(next.last.text)
  })

  test('a new command after an undo drops the undone tail; too many steps are a fault', async () => {
    const now = await say(table.service, id, place('britain', 'italy', 5), place('britain', 'greece', 5))
    const back = updated(await table.service.undo({ id, position: now.position, count: 2 }))
    expect(back).toMatchObject({ position: 0, length: 2 })
    expect(good(await table.service.history(id)).map((line) => line.undone)).toEqual([false, true, true])
    const on = updated(await table.service.submit({ id, position: 0, command: place('britain', 'turkey', 1) }))
    expect(on).toMatchObject({ position: 1, length: 1 })
    expect(await table.service.redo({ id, position: 1, count: 1 })).toMatchObject({
      kind: 'fault',
      fault: { at: 'count' },
    })
    expect(await table.service.undo({ id, position: 1, count: 2 })).toMatchObject({
      kind: 'fault',
      fault: { problem: 'only 1 can be undone' },
    })
  })

  test('S7 random undo and redo at every prefix leave what is legal as it would be without', async () => {
    const script = [...OPENING, FRANCE_ATTACKS, endTurn('france'), place('germany', 'italy', 5)]
    const plain: string[] = []
    for (const command of script) plain.push(canonical((await say(table.service, id, command)).legal))
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: script.length, maxLength: script.length }),
        async (steps) => {
          const own = await newGame(table.service, 'Undoing', 7)
          for (const [n, command] of script.entries()) {
            const now = await say(table.service, own, command)
            expect(canonical(now.legal)).toBe(plain[n])
            const count = Math.min(steps[n] ?? 1, now.position)
            const back = updated(await table.service.undo({ id: own, position: now.position, count }))
            const forth = updated(await table.service.redo({ id: own, position: back.position, count }))
            expect(canonical(forth.view)).toBe(canonical(now.view))
            expect(canonical(forth.legal)).toBe(plain[n])
          }
          await table.service.close(own)
          expect(await table.service.verify(own)).toMatchObject({ ok: true })
        },
      ),
      { numRuns: 4 },
    )
  }, 60_000)
})

describe('what is kept', () => {
  test('S5 dealt powers are stored as they fell, not dealt again', async () => {
    const options = {
      players: ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name, powers: [] })),
      powers: 'dealt',
      individualWinner: 'unallied',
      breakableAlliances: 'off',
    } as const
    const made = good(await table.service.create({ name: 'Dealt', game: 'origins', options, seed: 5 }))
    const dealtAnew: AnyGame = {
      ...good(gameById('origins')),
      begin: () => ({ kind: 'refused', clause: 'OW-1.3', reason: 'no', facts: {} }),
    }
    await table.service.closeAll()
    const later = await setTable({ games: () => ({ ok: true, value: dealtAnew }) })
    const text = good(await table.again().exportText(made.campaign.id))
    const imported = good(await later.service.importText(text))
    expect(imported.players).toEqual(made.campaign.players)
    await later.clear()
  })

  test('S6 a later rules version re-judges nothing, and verifying says which entries it would judge otherwise', async () => {
    await say(table.service, id, ...OPENING)
    const before = good(await table.service.open(id))
    const today = good(gameById('origins'))
    const stricter: AnyGame = {
      ...today,
      rulesVersion: today.rulesVersion + 1,
      decide: (state, command, faces) =>
        (command as { factors?: number }).factors === 9
          ? { kind: 'refused', clause: 'OW-2.3', reason: 'tooManyAbroad', facts: {} }
          : today.decide(state, command, faces),
    }
    const text = good(await table.service.exportText(id))
    const later = await setTable({ games: () => ({ ok: true, value: stricter }) })
    const imported = good(await later.service.importText(text))
    expect(good(await later.service.open(imported.id)).view).toEqual(before.view)
    const { ok, said } = await later.service.verify(imported.id)
    expect(ok).toBe(true)
    expect(said.join(' ')).toContain(
      'begun under rules version 1; this app judges by version 2. What was played stays.',
    )
    expect(said.join(' ')).toContain('would judge one entry otherwise, first entry 2')
    await later.clear()
  })

  test('S12 the luck tally is the same after saving and reopening', async () => {
    const { luck } = await say(table.service, id, ...OPENING, FRANCE_ATTACKS)
    expect(luck.find((tally) => tally.power === 'france')?.throws).toBe(1)
    await table.service.closeAll()
    expect(good(await table.again().open(id)).luck).toEqual(luck)
  })

  test('a broken invariant is thrown, and nothing is saved after it', async () => {
    const today = good(gameById('origins'))
    const broken: AnyGame = {
      ...today,
      invariants: [
        {
          name: 'no embassy of five',
          clause: 'OW-1.2',
          check: (state) => (JSON.stringify(state).includes(':5') ? 'five' : undefined),
        },
      ],
    }
    const own = await setTable({ games: () => ({ ok: true, value: broken }) })
    const game = await newGame(own.service)
    const fives = own.service.submit({ id: game, position: 0, command: place('britain', 'italy', 5) })
    await expect(fives).rejects.toThrow('OW-1.2 no embassy of five: five')
    await expect(own.service.undo({ id: game, position: 0, count: 1 })).rejects.toThrow('no embassy of five')
    expect(good(await own.service.history(game))).toHaveLength(1)
    await own.clear()
  })
})
