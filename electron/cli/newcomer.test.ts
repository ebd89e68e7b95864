/** What somebody new to the command line tries: help on a word, a copy to take along, a wrong path, a slip in a command. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { COMMAND_TYPES } from '../../shared/great-war/commands'
import { realDesk } from './desk'
import { run } from './run'

let home: string
let war: string
async function keg(...words: string[]) {
  const out: Record<string, unknown>[] = []
  const said: string[] = []
  const status = await run(
    {
      ...realDesk(() => createInterface({ input: Readable.from(['']) })),
      print: (value) => out.push(JSON.parse(JSON.stringify(value)) as Record<string, unknown>),
      say: (sentence) => said.push(sentence),
    },
    words,
  )
  return { status, out, said: said.join('\n') }
}
beforeAll(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'keg-new-'))
  war = path.join(home, 'War')
  await keg('new', '--game', 'great-war', '--out', war, '--seed', '5', '--players', '3')
  for (let n = 0; n < 4; n++) {
    const [state] = (await keg('show', war)).out
    if (state?.['phase'] === 'combat-move') break
    await keg('do', war, JSON.stringify({ type: 'endPhase', by: state?.['acting'] }))
  }
}, 60_000)
afterAll(() => rmSync(home, { recursive: true, force: true }))

describe('keg help', () => {
  test('a verb, a game, a command: the form out of the schema, when it is said, its clauses', async () => {
    expect((await keg('help')).said).toContain('keg VERB …')
    expect((await keg('help', 'do')).said).toMatch(/^keg do PATH COMMAND…/)
    const influence = await keg('help', 'influenceNation')
    expect(influence).toMatchObject({ status: 0, out: [] })
    expect(influence.said).toContain('{"type":"influenceNation","by":nation,"nation":nation,"die"?:face}')
    expect(influence.said).toMatch(/Said in Diplomacy\. GW-9\.2-9\.9/)
    expect((await keg('help', 'rollBattleDice')).said).toContain('Dice go by kind in the order of GW-4.T1')
    expect((await keg('do', '--help', 'moveUnits')).said).toContain('"units":[unit,…],"path":[space,…]')
    expect((await keg('do', war, '--help')).said).toMatch(/^keg do PATH/)
    const game = (await keg('help', 'great-war')).said
    expect(COMMAND_TYPES.filter((type) => !game.includes(`{"type":"${type}"`))).toEqual([])
    expect((await keg('help', 'origins')).said).toContain('"factors":number')
    expect((await keg('help', 'terms')).said).toContain('{"term":"payNow","from":nation,"ipc":number,"to":nation}')
  })
  test('on what there is no help: status 64, and what was meant', async () => {
    const none = await keg('help', 'mvoeUnits')
    expect(none).toMatchObject({ status: 64, out: [] })
    expect(none.said).toContain('There is no help on “mvoeUnits”. Did you mean “moveUnits”?')
    expect((await keg('shwo')).said).toContain('Did you mean “show”?')
    expect((await keg('show')).said).toContain('keg help show says what it takes.')
  })
})

describe('GW-22.1 commands with slips', () => {
  const slip = async (command: object) => {
    const { status, out, said } = await keg('do', war, JSON.stringify(command))
    expect({ status, out }).toMatchObject({ status: 2, out: [{ clause: 'GW-22.1', reason: 'malformed' }] })
    return { said, fault: out[0]?.['fault'] }
  }
  test('GW-20.3 a term with a field missing: which, and the form of that term', async () => {
    const terms = [{ term: 'payNow', from: 'germany', ipc: 5 }]
    const { said, fault } = await slip({ type: 'offerArmistice', by: 'germany', to: 'russia', rounds: 1, terms })
    expect(fault).toMatchObject({ at: 'terms.0.to', problem: 'is missing' })
    expect(said).toContain('The term “payNow” is {"term":"payNow","from":nation,"ipc":number,"to":nation}.')
  })
  test('a field missing, a field of another command, a command that is none', async () => {
    const missing = await slip({ type: 'influenceNation', by: 'germany' })
    expect(missing.said).toContain('nation: is missing.')
    expect(missing.said).toContain(
      'influenceNation is {"type":"influenceNation","by":nation,"nation":nation,"die"?:face}',
    )
    const dice = await slip({ type: 'influenceNation', by: 'germany', nation: 'italy', dice: [6] })
    expect(dice.said).toContain('dice: unknown field. Did you mean “die”?')
    const type = await slip({ type: 'influnceNation', by: 'germany' })
    expect(type.said).toContain('Did you mean “influenceNation”? keg help great-war lists the commands.')
    expect(type.said).not.toContain('startGame')
  })
})

describe('a campaign as a file', () => {
  test('export and import: the same campaign, to play on; nothing is overwritten', async () => {
    const [file, copy] = [path.join(home, 'war.keg'), path.join(home, 'Copy')]
    expect(await keg('export', war, '--out', file)).toMatchObject({
      status: 0,
      out: [{ file, campaign: { name: 'War' } }],
    })
    const before = readFileSync(file, 'utf8')
    const again = await keg('export', war, '--out', file)
    expect(again).toMatchObject({ status: 3, out: [{ ok: false, problem: 'unwritable' }] })
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect((await keg('export', war, '--out', path.join(home, 'none', 'x.keg'))).said).toContain(
      'There is no such folder',
    )

    const made = await keg('import', file, '--out', copy)
    expect(made).toMatchObject({ status: 0, out: [{ campaign: { name: 'War', game: 'great-war' } }] })
    expect((await keg('show', copy)).out).toEqual((await keg('show', war)).out)
    expect((await keg('do', copy, '{"type":"correct","reason":"x","opinion":1}')).status).toBe(0)
    expect((await keg('verify', copy)).status).toBe(0)
    expect(await keg('import', file, '--out', copy)).toMatchObject({ status: 3, out: [{ problem: 'unwritable' }] })

    writeFileSync(path.join(home, 'bad.keg'), before.slice(0, 400))
    const bad = await keg('import', path.join(home, 'bad.keg'), '--out', path.join(home, 'Bad'))
    expect(bad).toMatchObject({ status: 3, out: [{ ok: false }] })
    expect(existsSync(path.join(home, 'Bad'))).toBe(false)
    expect((await keg('import', war, '--out', path.join(home, 'Bad'))).said).toContain('is a folder')
    expect((await keg('import', file)).status).toBe(64)
  }, 60_000)

  test('a file inside the folder is answered with the folder', async () => {
    const inside = path.join(war, 'campaign.json')
    for (const words of [
      ['do', inside, '{}'],
      ['show', inside],
      ['verify', inside],
      ['undo', inside],
      ['replay', inside],
    ]) {
      const { status, said } = await keg(...words)
      expect({ status, said }).toEqual({
        status: 3,
        said: `campaign.json is one file of a campaign. Give the folder: ${war}`,
      })
    }
  })

  test('below a file there is no room for a campaign', async () => {
    const below = path.join(war, 'campaign.json', 'x')
    const { status, said } = await keg('new', '--game', 'origins', '--out', below)
    expect({ status, said }).toMatchObject({
      status: 3,
      said: expect.stringContaining('A file stands where a folder is needed') as string,
    })
  })

  test('GW-2.13 a nation, a power or an option that is misspelt', async () => {
    const made = async (game: string, option: string) =>
      (await keg('new', '--game', game, '--out', path.join(home, 'Never'), '--option', option)).said
    expect(await made('great-war', 'players=Ann:germny,Ben:france')).toContain('Germany is written “germany”.')
    expect(await made('great-war', 'players=Ann:turkey,Ben:france')).toContain('is written “ottoman-empire”.')
    expect(await made('origins', 'players=Ann:rusia,Ben:france')).toContain('Russia is written “russia”.')
    expect(await made('origins', 'plyers=Ann,Ben')).toContain('Did you mean players=…?')
  })
})

describe('views for scripts', () => {
  test('GW-3.5 the board: every space with its neighbours, both ways; straits and convoys', async () => {
    const [board] = (await keg('show', war, '--view', 'board')).out as unknown as {
      spaces: Record<string, { kind: string; neighbours: { to: string; kind: string }[] }>
      convoys: object
      straits: object[]
    }[]
    const spaces = board?.spaces ?? {}
    expect(spaces['germany']).toMatchObject({ kind: 'land', originalOwner: 'germany' })
    expect(spaces['germany']?.neighbours).toContainEqual({ to: 'baltic-sea', kind: 'coast' })
    expect(spaces['switzerland']).toMatchObject({ trueNeutral: true })
    expect(spaces['caspian-sea']).toMatchObject({ kind: 'sea', closed: true })
    for (const [id, { neighbours }] of Object.entries(spaces))
      for (const { to, kind } of neighbours) expect(spaces[to]?.neighbours).toContainEqual({ to: id, kind })
    expect(board?.convoys).toMatchObject({ 'british-convoy-1': { owner: 'great-britain' } })
    expect(board?.straits).toHaveLength(2)
    const origins = path.join(home, 'Origins')
    await keg('new', '--game', 'origins', '--out', origins)
    expect((await keg('show', origins, '--view', 'board')).status).toBe(64)
  })

  test('legal with equal units once loses none of them', async () => {
    while ((await keg('show', war)).out[0]?.['phase'] !== 'combat-move') {
      const [state] = (await keg('show', war)).out
      await keg('do', war, JSON.stringify({ type: 'endPhase', by: state?.['acting'] }))
    }
    interface Line {
      text: string
      command: { type: string; units?: string[] }
      alike?: string[]
    }
    const lines = async (...more: string[]) =>
      (await keg('show', war, '--view', 'legal', ...more)).out[0] as unknown as Line[]
    const [each, alike] = [await lines(), await lines('--units', 'alike')]
    expect(alike.length).toBeLessThan(each.length / 2)
    const spread = alike.flatMap(({ command, alike: ids }) =>
      ids === undefined ? [command] : ids.map((id) => ({ ...command, units: [id] })),
    )
    const sorted = (list: object[]) => list.map((x) => JSON.stringify(x)).sort()
    expect(sorted(spread)).toEqual(sorted(each.map((x) => x.command)))
    expect(alike.find((x) => x.alike)?.text).toMatch(/^Move 1 .* \(1 of \d+ alike\)\.$/)
    expect((await keg('show', war, '--units', 'alike')).status).toBe(64)
  }, 60_000)
})
