/** The verbs, called as the command calls them, and the real command once: each start costs a second. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { exportText, readCampaign } from '../saves'
import { realDesk } from './desk'
import { printSheets } from './print-host'
import { run } from './run'

let home: string
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'keg-cli-'))
})
afterAll(() => rmSync(home, { recursive: true, force: true }))

interface Ended {
  readonly status: number | null
  readonly out: Record<string, unknown>[]
  readonly said: string
}
async function keg(words: string[], input = ''): Promise<Ended> {
  const out: Record<string, unknown>[] = []
  const said: string[] = []
  const status = await run(
    {
      ...realDesk(() => createInterface({ input: Readable.from([input]) })),
      print: (value) => out.push(JSON.parse(JSON.stringify(value)) as Record<string, unknown>),
      say: (sentence) => said.push(sentence),
    },
    words,
  )
  return { status, out, said: said.join('\n') }
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const MAIN = fileURLToPath(new URL('main.ts', import.meta.url))
function command(words: string[], input = ''): Ended {
  const ended = spawnSync(process.execPath, ['--import', 'tsx', MAIN, ...words], { cwd: ROOT, input, encoding: 'utf8' })
  // Whatever stands on standard output is JSON, a value a line.
  const lines = ended.stdout.split('\n').filter((line) => line !== '')
  return {
    status: ended.status,
    out: lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    said: ended.stderr,
  }
}

const place = (nation: string, factors: number) =>
  JSON.stringify({ type: 'placeFactors', power: 'britain', nation, factors })

describe('The Great War on the command line', () => {
  test('new, do, show in every view, undo, redo, replay and verify', async () => {
    const folder = path.join(home, 'War')
    const seats =
      'players=Ann:great-britain+france,Ben:russia+serbia,Cy:germany+austria-hungary+ottoman-empire+bolsheviks'
    const made = await keg(['new', '--game', 'great-war', '--out', folder, '--seed', '5', '--option', seats])
    expect(made.out).toMatchObject([
      {
        campaign: {
          game: 'great-war',
          round: 1,
          players: [{ name: 'Ann' }, { name: 'Ben', powers: ['russia', 'serbia'] }, {}],
        },
      },
    ])

    // Serbia's turn is empty; Germany researches with dice from the table, buys, and is refused what it cannot pay.
    const done = await keg(
      ['do', folder, '-'],
      [
        { type: 'endPhase', by: 'serbia' },
        { type: 'endPhase', by: 'germany' },
        { type: 'researchTechnology', by: 'germany', dice: [6, 1] },
        { type: 'endPhase', by: 'germany' },
        { type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 1, pool: 'germany' }] },
        { type: 'purchaseUnits', by: 'germany', units: [{ kind: 'dreadnought', count: 9, pool: 'germany' }] },
      ]
        .map((c) => JSON.stringify(c))
        .join('\n'),
    )
    expect(done.status).toBe(2)
    expect(done.out.at(-2)).toMatchObject({ ok: true, events: [{ type: 'unitsPurchased', nation: 'germany' }] })
    expect(done.out.at(-1)).toMatchObject({ ok: false, clause: expect.stringMatching(/^GW-/) as string, command: 6 })

    const [state] = (await keg(['show', folder])).out
    expect(state).toMatchObject({
      game: 'great-war',
      acting: 'germany',
      phase: 'purchase',
      nations: { germany: { technologies: ['1', '4'], manpower: { germany: { total: 120 } } } },
      spaces: { germany: { controller: 'germany', complex: true } },
      raided: [],
      usEntryLevel: 0,
      doctrine: 'restricted',
    })
    const [legal] = (await keg(['show', folder, '--view', 'legal'])).out as unknown as {
      text: string
      command: { type: string }
    }[][]
    expect(legal?.map((c) => c.text).filter((x) => !/^[A-Z][^\n]*\.$/.test(x) || / u\d+/.test(x))).toEqual([])
    expect(legal?.map((c) => c.text)).toContain('Buy 1 infantry from the pool of Germany.')
    expect(new Set(legal?.map((c) => c.command.type))).toContain('purchaseUnits')
    const history = (await keg(['show', folder, '--view', 'history'])).out
    expect(history).toHaveLength(6)
    expect(history[3]).toMatchObject({
      position: 3,
      round: 1,
      command: { dice: [6, 1] },
      clauses: expect.any(Array) as [],
    })
    const ledger = (await keg(['show', folder, '--view', 'ledger'])).out
    expect(ledger.find((row) => row['nation'] === 'germany')).toMatchObject({
      round: 1,
      paid: { research: 5 },
      unitsBought: { infantry: 1 },
      gained: ['1'],
    })
    const only = (await keg(['show', folder, '--view', 'ledger', '--nation', 'germany'])).out
    expect(only).toEqual(ledger.filter((row) => row['nation'] === 'germany'))
    expect((await keg(['show', folder, '--nation', 'germany'])).said).toContain('--nation is for --view ledger')

    const undone = await keg(['undo', folder, '--count', '2'])
    expect(undone.out).toEqual([{ position: 3, length: 5 }])
    expect(undone.said).toContain('Taken back, entry 5: Germany buys 1 infantry for 2 IPC.')
    expect(undone.said).toContain('Taken back, entry 4: Germany begins Purchase Units.')
    expect(undone.said).toContain('Play stands at entry 3 of 5: round 1, Germany, Research.')
    const redone = await keg(['redo', folder, '--count', '2'])
    expect(redone.out).toEqual([{ position: 5, length: 5 }])
    expect(redone.said).toContain('Done again, entry 4: Germany begins Purchase Units.')
    expect((await keg(['replay', folder])).out).toMatchObject([{ matches: true, entries: 5 }])
    expect((await keg(['verify', folder])).out).toMatchObject([{ ok: true }])
  })

  test('GW-22.1 a command that cannot be read is refused as malformed, with where and what would be right', async () => {
    const folder = path.join(home, 'Malformed')
    await keg(['new', '--game', 'great-war', '--out', folder, '--players', '2'])
    const said = await keg(['do', folder, '{"type":"endPhase","by":7}'])
    expect(said.status).toBe(2)
    expect(said.out).toMatchObject([{ ok: false, clause: 'GW-22.1', reason: 'malformed', fault: { at: 'by' } }])
    const nobody = await keg(['do', folder, '{"type":"endPhase"}'])
    expect(nobody.said).toMatch(
      /by: is missing\. endPhase is \{"type":"endPhase","by":nation\}\. .*Every command but correct says who speaks/,
    )
    expect(nobody.said).toContain('"by":"serbia" (Serbia)')
  })

  test('GW-2.13 wrong seats and options are told apart from the usage of the other game', async () => {
    const out = path.join(home, 'Never')
    const war = (...words: string[]) => keg(['new', '--game', 'great-war', '--out', out, ...words])
    expect((await war('--players', '7')).said).toContain('2 to 6')
    expect((await war('--option', 'individualWinner=everyone')).said).toContain('players, unitedStates')
    expect((await war('--option', 'players=Ann:germany,Ben:france')).status).toBe(64)
  })

  test('GW-1.3 a scenario from a file; what is wrong with a file or with its figures is told with where', async () => {
    const file = path.join(home, 'scenario.json')
    const war = (text: string, out: string) => {
      writeFileSync(file, text)
      return keg(['new', '--game', 'great-war', '--out', path.join(home, out), '--option', `scenario=${file}`])
    }
    const with4 = (value: unknown) =>
      JSON.stringify({ name: 'Dear', base: 1, changes: [{ at: 'units.infantry.cost', value }] })
    expect((await war(with4(4), 'Dear')).status).toBe(0)
    const shown = await keg(['show', path.join(home, 'Dear')])
    expect(JSON.stringify(shown.out)).toContain('"scenario":{"name":"Dear"')
    const dear = await war(with4(400), 'Never')
    expect(dear.status).toBe(64)
    expect(dear.said).toContain('units.infantry.cost is 400; a whole number from 1 to 40 would be right')
    expect((await war('{', 'Never')).said).toContain('no JSON')
    const lost = ['new', '--game', 'great-war', '--out', path.join(home, 'Never'), '--option', 'scenario=/nowhere.json']
    expect((await keg(lost)).said).toContain('there is no such file')
    expect((await keg([...lost.slice(0, -1), `scenario=${home}`])).said).toContain('a folder')
  })
})

describe('a scenario of Origins on the command line', () => {
  test('OW-2.2 OW-3.5 OW-5.2 made, played, shown, verified and replayed; the other game’s file is refused', async () => {
    const file = path.join(home, 'origins.json')
    const made = (said: object, out: string) => {
      writeFileSync(file, JSON.stringify({ name: 'Printed board', base: 1, ...said }))
      return keg(['new', '--game', 'origins', '--out', path.join(home, out), '--option', `scenario=${file}`])
    }
    const changes = [{ at: 'allotments.britain', value: 15 }]
    expect((await made({ game: 'origins', changes }, 'Printed')).status).toBe(0)
    const folder = path.join(home, 'Printed')
    const home15 = { type: 'placeFactors', power: 'britain', nation: 'britain', factors: 15 }
    expect((await keg(['do', folder, JSON.stringify(home15)])).status).toBe(0)
    expect((await keg(['show', folder])).out).toMatchObject([
      { allotment: 15, left: 0, scenario: { name: 'Printed board', changes } },
    ])
    for (const verb of ['verify', 'replay']) expect((await keg([verb, folder])).status).toBe(0)

    const war = await made({ game: 'great-war', changes: [] }, 'Never')
    expect(war.status).toBe(64)
    expect(war.said).toContain('a scenario of The Great War is no scenario of Origins of World War I')
    const lost = await made({ changes: [{ at: 'allotments.italy', value: 3 }] }, 'Never')
    expect(lost.said).toContain('allotments.{power}, allotments.{power}.{round} would be right, with known ids')
    expect((await made({ changes: [{ at: 'chips.white.worth', value: 2 }] }, 'Never')).said).toContain(
      'the smallest chip, white, must be 1 factor (OW-1.6)',
    )
  })
})

describe('a campaign on the command line', () => {
  test('new, do, show, undo, redo, replay, verify: one campaign from beginning to a damaged end', async () => {
    const folder = path.join(home, 'My Game')
    const made = await keg([
      'new',
      '--game',
      'origins',
      '--out',
      folder,
      '--seed',
      '3',
      '--option',
      'players=Ann:britain+france,Ben:germany+russia,Cy:austria-hungary',
      '--option',
      'individualWinner=everyone',
    ])
    expect(made.status).toBe(0)
    expect(made.out).toMatchObject([
      {
        campaign: {
          name: 'My Game',
          game: 'origins',
          format: 1,
          rulesVersion: 1,
          players: [{ name: 'Ann', powers: ['britain', 'france'] }, { name: 'Ben' }, { name: 'Cy' }],
          options: { individualWinner: 'everyone', breakableAlliances: 'off' },
        },
      },
    ])
    expect((await keg(['new', '--game', 'origins', '--out', folder])).status).toBe(3)

    const done = await keg(['do', folder, place('italy', 5), place('italy', 1), place('greece', 1)])
    expect(done.status).toBe(2)
    expect(done.out).toMatchObject([
      { ok: true, events: [{ type: 'factorsPlaced', now: 5, left: 9 }] },
      { ok: false, clause: 'OW-2.3', reason: 'tooManyAbroad', command: 2 },
    ])

    const unread = await keg(['do', folder, '{"type":"placeFactors","nation":"spain","factors":0.5}'])
    expect(unread).toMatchObject({
      status: 64,
      out: [{ ok: false, fault: { at: 'power', others: ['nation', 'factors'] } }],
    })
    expect(unread.said).toBe(
      'Command 1 can’t be read: power: missing. Right would be britain, france, germany, russia, austria-hungary. ' +
        'There are faults in nation and factors too. ' +
        'placeFactors is {"type":"placeFactors","power":power,"nation":nation,"factors":number}. keg help placeFactors says more.',
    )

    const streamed = await keg(['do', folder, '-'], `${place('greece', 5)}\n\n${place('britain', 4)}\n{"type":\n`)
    expect(streamed.status).toBe(64)
    expect(streamed.out).toHaveLength(2)
    expect(streamed.said).toContain('Line 4 of standard input is no JSON')

    expect((await keg(['show', folder])).out).toMatchObject([
      {
        game: 'origins',
        round: 1,
        acting: 'britain',
        step: 'attack',
        left: 0,
        alliances: [
          ['britain', 'france'],
          ['germany', 'russia'],
        ],
      },
    ])
    const history = await keg(['show', folder, '--view', 'history'])
    expect(history.out.map((line) => line['position'])).toEqual([0, 1, 2, 3])
    expect(history.out[3]).toMatchObject({
      round: 1,
      acting: 'britain',
      command: { nation: 'britain' },
      clauses: expect.any(Array) as unknown[],
    })
    expect((await keg(['show', folder, '--view', 'scores'])).out).toMatchObject([
      { totals: { france: 10 }, final: false },
    ])

    expect((await keg(['undo', folder, '--count', '2'])).out).toEqual([{ position: 1, length: 3 }])
    expect(await keg(['redo', folder, '--count', '5'])).toMatchObject({ status: 64, out: [] })
    expect((await keg(['redo', folder])).out).toEqual([{ position: 2, length: 3 }])
    expect((await keg(['replay', folder])).out[0]).toMatchObject({
      matches: true,
      stateHash: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
    })
    expect(await keg(['verify', folder])).toMatchObject({ status: 0, out: [{ ok: true }] })

    truncateSync(path.join(folder, 'history-0001.json'), 900)
    const before = readdirSync(folder).map((name) => [
      name,
      name.endsWith('.json') ? readFileSync(path.join(folder, name), 'utf8') : '',
    ])
    expect(await keg(['verify', folder])).toMatchObject({
      status: 3,
      out: [{ ok: false, problem: 'truncated', where: path.join(folder, 'history-0001.json'), recoverable: true }],
    })
    expect((await keg(['show', folder])).said).toContain(`(keg recover ${JSON.stringify(folder)})`)
    expect(await keg(['do', folder, place('turkey', 1)])).toMatchObject({
      status: 3,
      out: [{ ok: false, problem: 'truncated' }],
    })
    expect(
      readdirSync(folder).map((name) => [
        name,
        name.endsWith('.json') ? readFileSync(path.join(folder, name), 'utf8') : '',
      ]),
    ).toEqual(before)
    const recovered = await keg(['recover', folder])
    expect(recovered).toMatchObject({ status: 0, out: [{ ok: true, entries: 2 }] })
    expect(recovered.said).toContain('were brought back')
    expect(recovered.said).not.toContain('can be')
    expect((await keg(['verify', folder])).status).toBe(0)
  }, 120_000)

  test('the same seed deals and throws the same', async () => {
    const deal = async (name: string): Promise<unknown> => {
      const words = ['new', '--game', 'origins', '--out', path.join(home, name), '--seed', '11', '--players', '4']
      const made = await keg(words)
      return (made.out[0]?.['campaign'] as { players: unknown }).players
    }
    const first = await deal('a')
    expect(first).toHaveLength(4)
    expect(await deal('b')).toEqual(first)
  }, 60_000)

  test('an exported file can be looked at and verified; to play on it has to be imported', async () => {
    const folder = path.join(home, 'sent')
    await keg(['new', '--game', 'origins', '--out', folder, '--seed', '1'])
    await keg(['do', folder, place('italy', 5)])
    const desk = realDesk(() => createInterface({ input: Readable.from([]) }))
    const read = await readCampaign(desk.saves, folder)
    const file = path.join(home, 'sent.keg')
    writeFileSync(file, read.ok ? exportText('0.1.0', read.value.record) : '')
    expect((await keg(['show', file])).out).toEqual((await keg(['show', folder])).out)
    expect((await keg(['replay', file])).out).toEqual((await keg(['replay', folder])).out)
    expect(await keg(['verify', file])).toMatchObject({ status: 0, out: [{ ok: true }] })
    const done = await keg(['do', file, place('italy', 1)])
    expect(done).toMatchObject({ status: 3, out: [{ ok: false, problem: 'foreign' }] })
    expect(done.said).toContain(`keg import ${file} --out FOLDER`)
  })
})

describe('wrong usage says what would be right, and prints nothing', () => {
  test.each([
    [['conquer'], 'Verbs: new, do, show'],
    [['show', '/tmp', '--colour', 'red'], 'Options here: --view'],
    [['show', '/tmp', '--view', 'ledger', '--nation', 'spain'], 'great-britain, france'],
    [['show', '/tmp', '--view', 'weather'], 'state, scores, legal, history, ledger, board would be right'],
    [['new', '--game', 'chess', '--out', '/nowhere/x'], 'origins or great-war would be right'],
    [['new', '--game', 'origins', '--out', '/nowhere/x', '--option', 'players=Ann:britain,Ben'], 'options.players'],
    [['odds', '{"game":"origins"}'], 'attackers'],
    [['fuzz', '--game', 'origins', '--games', '-3'], '--games -3: a whole number from 1'],
    [['new', '--game', 'origins', '--out', '/nowhere/x', '--seed', '-1'], '--seed -1: a whole number from 0 to'],
    [['new', '--game', 'origins', '--out', '/nowhere/x', '--seed'], '--seed needs a value. Options here: --game'],
    [['show', '/tmp', '-x'], 'There is no -x here. Options here: --view, --as, --nation, --units.'],
    [['do', '/tmp', '--fast', '{}'], 'There is no --fast here. This verb has no options.'],
  ])(
    'keg %j',
    async (words, right) => {
      const ended = await keg(words)
      expect(ended).toMatchObject({ status: 64, out: [] })
      expect(ended.said).toContain(right)
    },
    30_000,
  )
})

describe('without a campaign', () => {
  test('odds, fuzz and help', async () => {
    expect((await keg(['odds', '{"game":"origins","attackers":19,"defenders":10}'])).out).toMatchObject([
      {
        results: [
          { result: 'AE', sixths: 2 },
          { result: 'EX', sixths: 3 },
          { result: 'DE', sixths: 1 },
        ],
      },
    ])
    expect(await keg(['odds', '{"game":"origins","attackers":10,"defenders":0}'])).toMatchObject({
      status: 2,
      out: [{ clause: 'OW-3.2' }],
    })
    expect(
      await keg(['fuzz', '--game', 'origins', '--games', '1', '--seed', '1', '--max-commands', '50']),
    ).toMatchObject({
      status: 0,
      out: [{ games: 1, violations: [], seen: { placeFactors: expect.any(Number) as number } }],
    })
    expect(await keg(['do', '--help'])).toMatchObject({ status: 0, out: [] })
    expect(await keg(['verify', path.join(home, 'nothing')])).toMatchObject({
      status: 3,
      out: [{ ok: false, problem: 'missing' }],
    })
  }, 60_000)
})

describe('sheets', () => {
  let campaign: string
  beforeAll(async () => {
    campaign = path.join(home, 'printed')
    await keg(['new', '--game', 'origins', '--out', campaign, '--seed', '1'])
  })
  const order = (out: string) => ({ campaignPath: campaign, sheets: ['position'], paper: 'a4' as const, out })
  /** Stands for the app: it reads the job and leaves a document, or leaves none. */
  const host = (document?: string) => (job: string) => {
    const { out } = JSON.parse(readFileSync(job, 'utf8')) as { out: string }
    if (document !== undefined) writeFileSync(out, document)
    return Promise.resolve({ code: 0, said: '' })
  }

  test('take the place of the file that was there', async () => {
    const folder = mkdtempSync(path.join(home, 'out-'))
    const out = path.join(folder, 'sheets.pdf')
    writeFileSync(out, 'old')
    expect(await printSheets(order(out), host('%PDF'))).toEqual({ pages: expect.any(Number) as number, file: out })
    expect(readFileSync(out, 'utf8')).toBe('%PDF')
    expect(readdirSync(folder)).toEqual(['sheets.pdf'])
  })

  test('a host that ends well without having printed is no success, and the old file stays', async () => {
    const folder = mkdtempSync(path.join(home, 'out-'))
    const out = path.join(folder, 'sheets.pdf')
    writeFileSync(out, 'old')
    await expect(printSheets(order(out), host())).rejects.toThrow('ended before the sheets were printed')
    expect(readFileSync(out, 'utf8')).toBe('old')
    expect(readdirSync(folder)).toEqual(['sheets.pdf'])
  })

  test.each([
    ['a folder', '.', 'A folder stands where a file is needed. Choose another place. Nothing was changed.'],
    [
      'in no folder',
      'none/x.pdf',
      'There is no such folder. Make it first, or choose another place. Nothing was changed.',
    ],
    [
      'in a file',
      'letter.txt/x.pdf',
      'A file stands where a folder is needed. Choose another place. Nothing was changed.',
    ],
  ])(
    'whose file would be %s are refused before anything is printed',
    async (_, name, sentence) => {
      const folder = mkdtempSync(path.join(home, 'out-'))
      writeFileSync(path.join(folder, 'letter.txt'), '')
      const out = path.join(folder, name)
      expect(await keg(['charts', campaign, '--out', out])).toEqual({
        status: 3,
        out: [{ ok: false, problem: 'unwritable', where: path.resolve(out), recoverable: false, message: sentence }],
        said: sentence,
      })
      expect(readdirSync(folder)).toEqual(['letter.txt'])
    },
    30_000,
  )
})

describe('the command itself', () => {
  test('prints JSON a line, speaks on standard error and ends with the status', () => {
    const folder = path.join(home, 'spawned')
    expect(command(['new', '--game', 'origins', '--out', folder, '--seed', '1'])).toMatchObject({ status: 0, said: '' })
    const refused = command(['do', folder, '-'], `${place('italy', 5)}\n${place('italy', 5)}\n${place('greece', 1)}\n`)
    expect(refused).toMatchObject({ status: 2, out: [{ ok: true }, { ok: false, clause: 'OW-2.3', command: 2 }] })
    expect(refused.said).toContain('Line 2: ')
  }, 120_000)
})
