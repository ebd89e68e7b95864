/** The shelf of scenarios on a real disk: what is written can be read by people, and what comes in is trusted in nothing. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { SCENARIO_INPUTS, type NamedScenario, type ScenarioRow } from '../../shared/scenarios'
import { realDisk } from '../saves'
import { createScenarios, stemOf, type ScenarioService } from './scenarios'
import { good } from './testing/table'

let home: string
let folder: string
let made: ScenarioService
let time: number
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'keg-scenarios-'))
  folder = path.join(home, 'scenarios')
  time = 1_900_000_000_000
  made = createScenarios({ disk: realDisk, folder, now: () => time })
})
afterEach(() => rm(home, { recursive: true, force: true }))

const DEAR: NamedScenario = {
  game: 'great-war',
  name: 'Dear armies',
  about: 'As at Ann’s.',
  base: 1,
  changes: [
    { at: 'units.infantry.cost', value: 4 },
    { at: 'technologies.france', value: ['1', '2'] },
  ],
}
const save = async (scenario: unknown, over?: { file: string; version: string }) =>
  made.channels['scenarios:save']({ scenario, ...(over ? { over } : {}) })
const rows = async () => (await made.channels['scenarios:list']()).rows
const rowOf = (row: ScenarioRow | undefined) => {
  if (row?.kind !== 'scenario') throw new Error(JSON.stringify(row))
  return row
}
const take = (text: string, name = 'x.json') => made.channels['scenarios:importText']({ name, text })
const messageOf = (answer: { ok: boolean; error?: unknown }) => (answer.error as { message: string }).message

describe('saving', () => {
  test('a new one is a file of its name that people can read, and comes back as it was', async () => {
    const { file, shelf } = good(await save(DEAR))
    expect(file).toBe('Dear armies.keg-scenario.json')
    expect(rowOf(shelf.rows[0])).toMatchObject({ file, scenario: DEAR, faults: [] })
    const text = await readFile(path.join(folder, file), 'utf8')
    expect(JSON.parse(text)).toEqual(DEAR)
    expect(text).toContain('\n    {"at":"units.infantry.cost","value":4},\n')
    expect(await readdir(folder)).toEqual([file])
  })
  test('one of the same name stands beside it, whatever the case of its letters', async () => {
    good(await save(DEAR))
    const { file, shelf } = good(await save({ ...DEAR, name: 'DEAR ARMIES' }))
    expect(file).toBe('DEAR ARMIES 2.keg-scenario.json')
    expect(shelf.rows).toHaveLength(2)
  })
  test('two saved at once do not meet', async () => {
    const [a, b] = await Promise.all([save(DEAR), save(DEAR)])
    expect(good(a).file).not.toBe(good(b).file)
  })
  test('over the version that was read; a file that somebody changed meanwhile is left as it is', async () => {
    const first = rowOf(good(await save(DEAR)).shelf.rows[0])
    const cheap = { ...DEAR, changes: [] }
    const second = rowOf(good(await save(cheap, first)).shelf.rows[0])
    expect(second.scenario.changes).toEqual([])
    expect(await save(DEAR, first)).toMatchObject({ ok: false, error: { kind: 'changed' } })
    expect(rowOf((await rows())[0]).scenario.changes).toEqual([])
    await rm(path.join(folder, first.file))
    expect(await save(DEAR, second)).toMatchObject({ ok: false, error: { kind: 'missing' } })
  })
  test('a new name takes the file along', async () => {
    const row = rowOf(good(await save(DEAR)).shelf.rows[0])
    const { file, shelf } = good(await save({ ...DEAR, name: 'Cheap armies' }, row))
    expect([file, shelf.rows.length]).toEqual(['Cheap armies.keg-scenario.json', 1])
    expect(await readdir(folder)).toEqual([file])
  })
  test('with figures that contradict each other it can be kept, and says so; with none that a file may hold it cannot', async () => {
    const row = rowOf(good(await save({ ...DEAR, changes: [{ at: 'manpower.italy.total', value: 5 }] })).shelf.rows[0])
    expect(row.faults).toMatchObject([{ at: 'manpower.italy.total' }])
    const wrong = await save({ ...DEAR, changes: [{ at: 'units.infantry.cost', value: 0 }] })
    expect(wrong).toMatchObject({ ok: false, error: { at: 'changes.0.value' } })
  })
  test('a full disk changes nothing', async () => {
    const full = { ...realDisk, open: () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' })) }
    good(await save(DEAR))
    const other = createScenarios({ disk: full, folder, now: () => time })
    const answer = await other.channels['scenarios:save']({ scenario: { ...DEAR, name: 'Other' } })
    expect(answer).toMatchObject({ ok: false, error: { kind: 'unwritable' } })
    expect(await readdir(folder)).toHaveLength(1)
  })
  test.each([
    ['../../etc/passwd', 'etc passwd'],
    ['...', 'Scenario'],
    ['CON', 'Scenario'],
    ['a/b\\c:d*e', 'a b c d e'],
    ['\u0000\u202e', '\u202e'],
  ])('a name like %j makes a plain file', (name, stem) => {
    expect(stemOf(name)).toBe(stem)
  })
  test('the longest names in any script fit every disk', async () => {
    const { file } = good(await save({ ...DEAR, name: '𝔸'.repeat(30) }))
    expect(Buffer.byteLength(file)).toBeLessThan(200)
  })
})

describe('the bin', () => {
  test('what is removed can be put back, and is gone only when destroyed', async () => {
    const { file } = good(await save(DEAR))
    const shelf = good(await made.channels['scenarios:bin'](file))
    expect(shelf.rows).toEqual([])
    expect(shelf.bin).toMatchObject([{ name: 'Dear armies', binnedAt: time }])
    const id = shelf.bin[0]?.id ?? ''
    expect(SCENARIO_INPUTS['scenarios:restore'].safeParse([id]).success).toBe(true)
    good(await save(DEAR))
    const back = good(await made.channels['scenarios:restore'](id))
    expect(back.rows.map((r) => r.file)).toEqual(
      ['Dear armies.keg-scenario.json', 'Dear armies 2.keg-scenario.json'].sort(),
    )
    const again = good(await made.channels['scenarios:bin'](file))
    expect(good(await made.channels['scenarios:destroy'](again.bin[0]?.id ?? '')).bin).toEqual([])
    expect(await made.channels['scenarios:destroy'](id)).toMatchObject({ ok: false })
  })
})

describe('files that are none of ours', () => {
  const write = async (name: string, text: string | Buffer) => {
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  const GOOD = JSON.stringify(DEAR)
  const { game: _game, ...nameless } = DEAR
  const hostile: readonly (readonly [string, string, RegExp])[] = [
    ['nothing', '', /holds no JSON/],
    ['cut off', GOOD.slice(0, 60), /holds no JSON/],
    ['no object', '[]', /is not an object/],
    ['no name', JSON.stringify({ ...DEAR, name: ' ' }), /name: empty/],
    ['a name without end', JSON.stringify({ ...DEAR, name: 'x'.repeat(999) }), /name: too long/],
    ['another game', JSON.stringify({ ...DEAR, game: 'chess' }), /"chess" is no game.*origins/],
    ['figures of a newer version', JSON.stringify({ ...DEAR, base: 2 }), /base: 2/],
    ['more than it may hold', JSON.stringify({ ...DEAR, extra: 1 }), /extra: unknown field/],
    ['a figure that is none', JSON.stringify({ ...DEAR, changes: [{ at: 'units.cavalry.cost', value: 1 }] }), /changes\.0\.at: .*no figure/],
    ['a price of 0', JSON.stringify({ ...DEAR, changes: [{ at: 'units.infantry.cost', value: 0 }] }), /changes\.0\.value: .*from 1 to 40/],
    ['a prototype', GOOD.replace('"base"', '"__proto__":{"polluted":1},"base"'), /__proto__|unknown field/],
    ['a prototype as path', JSON.stringify({ ...DEAR, changes: [{ at: '__proto__.x', value: 1 }] }), /no figure/],
    ['too many changes', JSON.stringify({ ...DEAR, changes: Array.from({ length: 401 }, () => DEAR.changes[0]) }), /changes: a list of 401/],
    ['deep lists', `{"game":"great-war","changes":${'['.repeat(5000)}${']'.repeat(5000)}}`, /name: missing|JSON/],
  ] // prettier-ignore
  test.each(hostile)('%s: not taken in, and why', async (_, text, why) => {
    const answer = await take(text)
    expect(answer.ok).toBe(false)
    expect(messageOf(answer)).toMatch(why)
    expect(await readdir(folder).catch(() => [])).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })
  test.each(hostile)('%s: in the folder a row that says so, and the file stays as it is', async (_, text) => {
    await write('Odd.keg-scenario.json', text)
    expect((await rows())[0]).toMatchObject({ kind: 'problem', file: 'Odd.keg-scenario.json' })
    good(await save({ ...DEAR, name: 'Odd' }))
    expect(await readFile(path.join(folder, 'Odd.keg-scenario.json'), 'utf8')).toBe(text)
    expect(await save(DEAR, { file: 'Odd.keg-scenario.json', version: 'x' })).toMatchObject({ ok: false })
    good(await made.channels['scenarios:bin']('Odd.keg-scenario.json'))
  })
  test('a file that names no game is of the one whose figures it changes; a mark before the text does no harm', async () => {
    const { shelf } = good(await take(`\uFEFF${JSON.stringify(nameless)}`))
    expect(rowOf(shelf.rows[0]).scenario.game).toBe('great-war')
  })
  test('far too large: refused unread', async () => {
    const huge = JSON.stringify({ ...DEAR, about: 'ä'.repeat(600_000) })
    expect(messageOf(await take(huge))).toMatch(/larger than any scenario/)
    await write('Huge.keg-scenario.json', huge)
    expect((await rows())[0]).toMatchObject({ kind: 'problem', problem: { kind: 'foreign' } })
    expect(await made.importFile(path.join(folder, 'Huge.keg-scenario.json'))).toMatchObject({ ok: false })
  })
  test('other files, folders and what a killed program left are no rows', async () => {
    await write('notes.txt', 'x')
    await write('.Dear.keg-scenario.json.999999.0123abcd.tmp', 'x')
    await mkdir(path.join(folder, 'Folder.keg-scenario.json'))
    expect((await rows()).map((r) => r.kind)).toEqual(['problem'])
    expect(await readdir(folder)).not.toContain('.Dear.keg-scenario.json.999999.0123abcd.tmp')
  })
  test.each(['../x.keg-scenario.json', '/x.keg-scenario.json', '.bin/x.keg-scenario.json', 'a\\b.keg-scenario.json', 'x.json', '..', ''])(
    'no order names a file outside of the folder: %j',
    (file) => {
      expect(SCENARIO_INPUTS['scenarios:bin'].safeParse([file]).success).toBe(false)
      expect(SCENARIO_INPUTS['scenarios:restore'].safeParse([file]).success).toBe(false)
      const over = { file, version: 'x' }
      expect(SCENARIO_INPUTS['scenarios:save'].safeParse([{ scenario: DEAR, over }]).success).toBe(false)
    },
  ) // prettier-ignore
})

describe('what leaves', () => {
  test('an exported scenario comes in again as it was', async () => {
    const text = made.exportText(DEAR)
    if (!text.ok) throw new Error('refused')
    expect(text.value.name).toBe('Dear armies.keg-scenario')
    const file = path.join(home, 'gift.json')
    await writeFile(file, text.value.text)
    expect(rowOf(good(await made.importFile(file)).shelf.rows[0]).scenario).toEqual(DEAR)
  })
  test('the form is the game’s own', async () => {
    const report = good(
      await made.channels['scenarios:report']({ game: 'great-war', changes: [...DEAR.changes] as never }),
    )
    expect(report.figures.find((f) => f.at === 'units.infantry.cost')).toMatchObject({ value: 4, builtIn: 2 })
  })
})
