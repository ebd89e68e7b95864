/** The library, and the answers of an open campaign. */
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CampaignId } from '../../shared/ids'
import { exportText, importText, recordOf } from '../saves'
import {
  FIVE,
  OPENING,
  attack,
  endTurn,
  good,
  newGame,
  place,
  say,
  setTable,
  updated,
  type Table,
} from './testing/table'

let table: Table
beforeEach(async () => {
  table = await setTable()
})
afterEach(() => table.clear())

const names = async (): Promise<string[]> =>
  (await table.service.list()).rows.map((row) => (row.kind === 'campaign' ? row.summary.name : `! ${row.name}`))

describe('the library', () => {
  test('an empty one is a library all the same', async () => {
    expect(await table.service.list()).toMatchObject({ rows: [], bin: [] })
  })

  test('lists the last played first, with round, players, last events and open deals', async () => {
    const first = await newGame(table.service, 'First')
    await newGame(table.service, 'Second')
    expect(await names()).toEqual(['Second', 'First'])
    await say(table.service, first, ...OPENING, {
      type: 'recordDeal',
      parties: ['britain', 'france'],
      text: 'Leave <b>Africa</b> alone',
      untilRound: 3,
    })
    expect(await names()).toEqual(['First', 'Second'])
    const [row] = (await table.service.list()).rows
    expect(row).toMatchObject({
      kind: 'campaign',
      summary: {
        game: 'origins',
        round: 1,
        rounds: 10,
        entries: 6,
        players: FIVE.players,
        promised: ['Britain, France: Leave <b>Africa</b> alone (until round 3)'],
      },
    })
    expect(row?.kind === 'campaign' && row.summary.lastEvents).toHaveLength(3)
  })

  test('two campaigns may have one name; X1 names holding markup stay text', async () => {
    const name = '<img src=x onerror=alert(1)>'
    const [a, b] = [await newGame(table.service, name), await newGame(table.service, name)]
    expect(a).not.toBe(b)
    expect(await names()).toEqual([name, name])
    expect(good(await table.service.exportText(a)).name).toBe('img src=x onerror=alert(1).keg')
  })

  test('renames, duplicates and branches; each goes its own way', async () => {
    const id = await newGame(table.service, 'Old')
    await say(table.service, id, ...OPENING)
    expect(good(await table.service.rename(id, 'New')).name).toBe('New')
    const copy = good(await table.service.duplicate(id))
    expect(copy).toMatchObject({ name: 'New (copy)', entries: OPENING.length })
    const branch = good(await table.service.branch({ id, position: 2, name: 'What if' }))
    expect(branch).toMatchObject({ name: 'What if', entries: 2, branchOf: 'New, entry 2' })
    await say(table.service, branch.id, endTurn('britain'))
    expect(good(await table.service.open(id)).position).toBe(OPENING.length)
    expect(await table.service.branch({ id, position: 99, name: 'x' })).toMatchObject({ ok: false })
  })

  test('into the bin and back, and gone for good only from there', async () => {
    const id = await newGame(table.service, 'Binned')
    await say(table.service, id, place('britain', 'italy', 5))
    const binned = good(await table.service.bin(id))
    expect(binned.rows).toEqual([])
    expect(binned.bin).toMatchObject([{ name: 'Binned' }])
    const inBin = binned.bin[0]?.id ?? ''
    // Another campaign has taken its folder's name meanwhile.
    await mkdir(table.service.folderOf(id))
    await writeFile(path.join(table.service.folderOf(id), 'note.txt'), 'mine')
    const back = good(await table.service.restore(inBin))
    expect(back.bin).toEqual([])
    const [row] = back.rows
    expect(row).toMatchObject({ kind: 'campaign', summary: { name: 'Binned', entries: 1, id: `${id}-2` } })
    expect(await readFile(path.join(table.service.folderOf(id), 'note.txt'), 'utf8')).toBe('mine')

    expect(await table.service.destroy(`${id}-2`)).toMatchObject({ ok: false, error: { kind: 'missing' } })
    expect(await table.service.destroy('../campaigns')).toMatchObject({ ok: false })
    const again = good(await table.service.bin(`${id}-2` as CampaignId))
    expect(good(await table.service.destroy(again.bin[0]?.id ?? '')).bin).toEqual([])
    expect(await table.service.restore(again.bin[0]?.id ?? '')).toMatchObject({ ok: false, error: { kind: 'missing' } })
  })

  test('a damaged campaign is a row with its problem, can be recovered, or binned as it is', async () => {
    const id = await newGame(table.service, 'Hurt')
    await say(table.service, id, ...OPENING)
    await table.service.close(id)
    await truncate(path.join(table.service.folderOf(id), 'campaign.json'), 300)
    const [row] = (await table.service.list()).rows
    expect(row).toMatchObject({ kind: 'problem', id, problem: { kind: 'truncated', recoverable: true } })
    expect(await table.service.open(id)).toMatchObject({ ok: false, error: { kind: 'truncated' } })
    expect(good(await table.service.recover(id))).toMatchObject({ name: 'Hurt', entries: OPENING.length, round: 1 })
    expect(good(await table.service.open(id)).position).toBe(OPENING.length)
    await table.service.close(id)
    await truncate(path.join(table.service.folderOf(id), 'history-0001.json'), 10)
    expect(good(await table.service.bin(id)).bin).toHaveLength(1)
  })

  test('the sample opens at round 6 and replays', async () => {
    const sample = good(await table.service.sample())
    expect(sample.campaign.round).toBe(6)
    expect(await table.service.verify(sample.campaign.id)).toMatchObject({ ok: true })
    expect(good(await table.service.scores(sample.campaign.id)).map((point) => point.round)).toEqual([1, 2, 3, 4, 5])
  })

  test('export and import: a campaign travels as one file and goes on where it was', async () => {
    const id = await newGame(table.service, 'Traveller')
    const before = await say(table.service, id, ...OPENING, attack('france', 'italy', 'britain'))
    await table.service.setTable({ id, table: { colours: { britain: 'de' } } })
    const file = good(await table.service.exportText(id))
    const other = await setTable()
    const imported = good(await other.service.importText(file))
    const there = good(await other.service.open(imported.id))
    expect(there).toMatchObject({ view: before.view, luck: before.luck, table: { colours: { britain: 'de' } } })
    const more = endTurn('france')
    const next = (u: Table, on: CampaignId) =>
      say(u.service, on, more, place('germany', 'italy', 5), place('germany', 'germany', 11))
    expect((await next(other, imported.id)).view).toEqual((await next(table, id)).view)
    await other.clear()
  })

  test.each([
    ['nothing', (_: string) => ''],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['another program’s file', () => '{"hello":1}\n'],
    ['one changed letter', (text: string) => text.replace('Traveller', 'Traveler!')],
    ['a newer app’s file', (text: string) => text.replace('"format":1', '"format":7')],
  ])('an imported file that is %s is answered and leaves the library as it was', async (_, spoil) => {
    const id = await newGame(table.service, 'Traveller')
    const { text } = good(await table.service.exportText(id))
    expect(await table.service.importText({ name: 'x.keg', text: spoil(text) })).toMatchObject({
      ok: false,
      error: { where: 'x.keg' },
    })
    expect((await table.service.list()).rows).toHaveLength(1)
  })

  test('an imported event that the game does not know is refused, however right its checksums are', async () => {
    const id = await newGame(table.service, 'Forged')
    const { text } = good(await table.service.exportText(id))
    const record = good(importText('0.1.0', 'forged.keg', Buffer.from(text)))
    const { entries: _, chain: __, ...header } = record.header
    const begun = { ...header.birth.begun, events: [{ type: 'alert', script: '<script>' }] }
    const forged = recordOf({ ...header, birth: { ...header.birth, begun } }, [])
    const answer = await table.service.importText({ name: 'forged.keg', text: exportText('0.1.0', forged) })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'damaged', where: 'forged.keg' } })
    expect(answer.ok ? '' : answer.error.message).toContain('beginning.events.0')
  })

  test('an imported board that is not where its events lead is refused', async () => {
    const id = await newGame(table.service, 'Forged')
    const { text } = good(await table.service.exportText(id))
    const record = good(importText('0.1.0', 'forged.keg', Buffer.from(text)))
    const { entries: _, chain: __, ...header } = record.header
    const begun = { ...header.birth.begun, state: 'f'.repeat(16) }
    const forged = recordOf({ ...header, birth: { ...header.birth, begun } }, [])
    expect(await table.service.importText({ name: 'forged.keg', text: exportText('0.1.0', forged) })).toMatchObject({
      ok: false,
      error: { kind: 'damaged', where: 'forged.keg, entry 0' },
    })
  })
})

describe('an open campaign', () => {
  test('options that the game does not know are a fault with its path, and nothing is made', async () => {
    const options = { ...FIVE, players: FIVE.players.slice(0, 4) }
    const made = await table.service.create({ name: 'Bad', game: 'origins', options })
    expect(made).toMatchObject({ ok: false, error: { at: expect.stringContaining('options.players') as string } })
    expect((await table.service.list()).rows).toEqual([])
  })

  test('a refusal says clause, reason, sentence and what would be legal, and changes nothing', async () => {
    const id = await newGame(table.service)
    const answer = await table.service.submit({ id, position: 0, command: place('britain', 'italy', 6) })
    expect(answer).toMatchObject({ kind: 'refused', refusal: { clause: 'OW-2.3', reason: 'tooManyAbroad' } })
    expect(answer.kind === 'refused' && answer.refusal.choices.length).toBeGreaterThan(0)
    expect(good(await table.service.open(id)).length).toBe(0)
  })

  test('malformed commands are faults with their path', async () => {
    const id = await newGame(table.service)
    for (const command of [undefined, 7, {}, { type: 'conquer' }, { ...place('britain', 'italy', 1), extra: true }])
      expect(await table.service.submit({ id, position: 0, command })).toMatchObject({ kind: 'fault' })
  })

  test('a command composed against an older board is stale, and the new board comes along', async () => {
    const id = await newGame(table.service)
    await say(table.service, id, place('britain', 'italy', 5))
    const answer = await table.service.submit({ id, position: 0, command: place('britain', 'italy', 5) })
    expect(answer).toMatchObject({ kind: 'stale', update: { position: 1 } })
  })

  test('of many commands sent at once for one position exactly one is taken', async () => {
    const id = await newGame(table.service)
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => table.service.submit({ id, position: 0, command: place('britain', 'italy', 1) })),
    )
    expect(answers.map((a) => a.kind).sort()).toEqual([
      'stale',
      'stale',
      'stale',
      'stale',
      'stale',
      'stale',
      'stale',
      'update',
    ])
  })

  test('looking at any past position changes nothing', async () => {
    const id = await newGame(table.service)
    const now = await say(table.service, id, ...OPENING)
    const past = good(await table.service.at({ id, position: 1 }))
    expect(past.line.text).toContain('Italy')
    expect(past.view).toMatchObject({ game: 'origins', left: 9 })
    expect(await table.service.at({ id, position: 99 })).toMatchObject({ ok: false })
    expect(good(await table.service.open(id)).view).toEqual(now.view)
  })

  test('the sheets’ source stands at the asked position', async () => {
    const id = await newGame(table.service)
    await say(table.service, id, ...OPENING)
    const source = good(await table.service.source(id, 1))
    expect(source.lines).toHaveLength(2)
    expect(source.view).toMatchObject({ game: 'origins', left: 9 })
    expect(source.scores.at(-1)).toMatchObject({ position: 1, round: 1 })
    expect(source.summary.entries).toBe(1)
  })

  test('verify finds a board that differs from what was saved', async () => {
    const id = await newGame(table.service)
    await say(table.service, id, ...OPENING)
    expect(await table.service.verify(id)).toMatchObject({ ok: true, events: expect.any(Number) as number })
    await truncate(path.join(table.service.folderOf(id), 'history-0001.json'), 500)
    expect(await table.service.verify(id)).toMatchObject({
      ok: false,
      problem: { kind: 'truncated', recoverable: true },
    })
  })

  test('a whole turn with table dice leads to the next player', async () => {
    const id = await newGame(table.service)
    const end = await say(table.service, id, ...OPENING, attack('france', 'italy', 'britain', 6), endTurn('france'))
    expect(end.view.acting).toBe('germany')
    expect(updated(await table.service.undo({ id, position: end.position, count: 1 })).view.acting).toBe('france')
  })
})
