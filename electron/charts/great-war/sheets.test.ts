/** The sheets of The Great War as real PDFs, read back by pdf.js. One browser serves the whole file. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SHEET } from '../../../shared/board'
import type { GreatWarSource } from '../../../shared/charts'
import type { Paper } from '../../../shared/ipc'
import { GREAT_POWERS, KINDS, TECHNOLOGIES } from '../../../shared/great-war/ids'
import { listSheets, renderSheets } from '../index'
import { openPress, type Press } from '../testing/browser'
import { HOSTILE_NAME, LONG_TEXTS } from '../testing/hostile'
import { squeezed } from '../testing/pdf'
import { letters, pagesOf, PAPERS, printSheets, words, type Printed } from '../testing/printed'
import { everywhere, hostileWar } from '../testing/war-hostile'
import { warSource } from '../testing/war-source'
import { OVERLAP_PX, tilingOf } from '../tiling'
import { BUILT_IN, figuresIn } from './figures'
import { KIND_NAMES, placeName, titleOf } from './names'

const SHEETS = [
  'setup',
  'nation-cards',
  'position',
  'turn-card',
  'prices',
  'technologies',
  'us-entry',
  'influence',
  'treaty',
  'ledger-blank',
  'ledger',
  'score-pad',
  'resume',
  'map',
  'chronicle',
] as const
/** The map holds no words of players; cutting it again would only take time. */
const HOSTILE_SHEETS = SHEETS.filter((s) => s !== 'map')
const PLAYERS = ['Ann', 'Bertrand', 'Clara', 'Dmitri', 'Eva', 'Fatima']
const sample = warSource('surrender', 4, { players: PLAYERS })
const hostile = hostileWar()

let press: Press
beforeAll(async () => {
  press = await openPress()
}, 120_000)
afterAll(() => press.close())

const made = new Map<string, Promise<Printed>>()
/** What was printed once is not printed again. */
function print(source: GreatWarSource, paper: Paper, sheets: readonly string[] = SHEETS): Promise<Printed> {
  const key = `${source === sample ? 'sample' : source.summary.name} ${source.view.round} ${paper} ${sheets.join()}`
  const printed = made.get(key) ?? printSheets(press, source, paper, sheets)
  made.set(key, printed)
  return printed
}

describe('what there is to print', () => {
  test.each(PAPERS)('every sheet is listed on %s with its pages: a page a nation, a card a half page', (paper) => {
    const listed = Object.fromEntries(listSheets(sample, paper).map((s) => [s.sheet, s.pages]))
    expect(Object.keys(listed)).toEqual(SHEETS)
    const one = ['turn-card', 'prices', 'technologies', 'influence', 'treaty', 'score-pad']
    expect(listed).toMatchObject({ setup: 9, 'nation-cards': 5, 'ledger-blank': 8, map: 8 })
    for (const sheet of one) expect(listed[sheet], sheet).toBe(1)
  })
  test('an unknown sheet is a fault that names those there are', () => {
    expect(renderSheets(sample, ['position', 'rules-card'], 'a4')).toMatchObject({
      ok: false,
      error: { at: 'sheets.1', expected: SHEETS.join(', ') },
    })
  })
  test('a document holds one style sheet, no inline style, no script, no id twice', () => {
    const made = renderSheets(sample, SHEETS, 'a4')
    if (!made.ok) throw new Error(made.error.problem)
    const { html } = made.value
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).not.toMatch(/<script|\sstyle=|\son\w+=/i)
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map((m) => m[1])
    expect(ids.length).toBe(new Set(ids).size)
    for (const [, used] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(used)
  })
})

describe.each(PAPERS)('on %s', (paper) => {
  test('every sheet prints as promised, inside its margins, and says whose it is and where the war stands', async () => {
    const printed = await print(sample, paper)
    for (const sheet of SHEETS)
      for (const page of pagesOf(printed, sheet)) {
        expect(page.text).toContain('The long table')
        // A set-up sheet is about the start, whenever it is printed.
        const moment = sheet === 'setup' ? 'Set-up, before the first round' : `Round ${sample.view.round} · `
        expect(page.text).toContain(moment)
      }
  }, 240_000)
  test('every sheet holds the longest names in any script, treaties without end and pieces everywhere', async () => {
    const printed = await print(hostile, paper, HOSTILE_SHEETS)
    const latin = LONG_TEXTS.filter((text) => /^[\u0020-\u017f]*$/.test(text))
    const resume = letters(pagesOf(printed, 'resume'))
    for (const text of latin) expect(resume).toContain(squeezed(text))
    for (const text of latin) expect(letters(pagesOf(printed, 'chronicle'))).toContain(squeezed(text))
    for (const terms of hostile.view.treaties) expect(resume).toContain(squeezed(`of round ${terms.signedIn}`))
  }, 300_000)
  test('P2 a chart of 60 rows: no row split, heading repeated, all 60 in the text', async () => {
    const source = { ...sample, view: { ...sample.view, spaces: everywhere(sample.view, 'germany', 60) } }
    const pages = pagesOf(await printSheets(press, source, paper, ['position']), 'position')
    const own = pages.filter((p) => /DE Germany Position|Germany, (continued|where)/.test(p.text))
    expect(own.length).toBeGreaterThan(2)
    for (const page of own.slice(1)) expect(page.text).toMatch(/Germany, (continued|where)/)
    const names = Object.entries(source.view.spaces).filter(([, s]) => s.units.some((u) => u.owner === 'germany'))
    expect(names).toHaveLength(60)
    for (const [id] of names) expect(letters(own)).toContain(squeezed(placeName(id)))
    for (const page of own.filter((p) => p.text.includes('Space'))) expect(page.text).toContain('Placed')
  }, 120_000)
  test('P1 the map: sheets with overlap that together show all of it, each with its name and what to do', async () => {
    const pages = pagesOf(await print(sample, paper), 'map')
    const { tiles, scale } = tilingOf(SHEET, 4, paper === 'a4' ? 940 : 880)
    const [first, last] = [tiles[0]?.frame, tiles.at(-1)?.frame]
    if (first === undefined || last === undefined) throw new Error('no tiles')
    expect([first.x, first.y]).toEqual([SHEET.x, SHEET.y])
    expect(last.x + last.width).toBeCloseTo(SHEET.x + SHEET.width, 6)
    expect(last.y + last.height).toBeCloseTo(SHEET.y + SHEET.height, 6)
    for (const { column, row, frame } of tiles) {
      const right = tiles.find((t) => t.row === row && t.column === column + 1)
      const below = tiles.find((t) => t.column === column && t.row === row + 1)
      if (right) expect((frame.x + frame.width - right.frame.x) * scale).toBeCloseTo(OVERLAP_PX, 6)
      if (below) expect((frame.y + frame.height - below.frame.y) * scale).toBeCloseTo(OVERLAP_PX, 6)
    }
    for (const [i, tile] of tiles.entries()) {
      expect(pages[i]?.text).toContain(tile.name)
      if (i > 0) expect(pages[i]?.text).toContain('up to the marks')
    }
    // The key lies in the corner of the board that is no space of this game.
    const keyed = pages.filter((p) => letters([p]).includes(squeezed('closed to everybody')))
    expect(keyed.map((p) => pages.indexOf(p))).toEqual([3])
    for (const sign of ['worth in IPC', 'who holds it', 'industrial complex', 'trench', 'SRB', 'BOL'])
      expect(letters(keyed)).toContain(squeezed(sign))
    for (const name of ['Germany', 'Petrograd', 'North Sea', 'Turkey', 'Eastern Canada'])
      expect(letters(pages)).toContain(squeezed(name))
  }, 240_000)
})

describe('what stands on them', () => {
  test('GW-5.1 set-up charts: every row of the table with its units, and every total', async () => {
    const pages = pagesOf(await print(sample, 'a4'), 'setup')
    for (const row of BUILT_IN.setupRows) {
      const page = pages.find(
        (p) =>
          squeezed(p.text).includes(squeezed(titleOf(row.nation))) &&
          squeezed(p.text).includes(squeezed(placeName(row.space))),
      )
      expect(page, `${row.nation} ${row.space}`).toBeDefined()
    }
    const totals = {
      'great-britain': 16,
      france: 15,
      russia: 15,
      germany: 18,
      'austria-hungary': 13,
      'ottoman-empire': 14,
    }
    // Finland stands apart: nothing of it is placed before the Revolution (GW-17.6), and no total counts it.
    const small = words(pages.filter((p) => p.text.includes('Small and neutral nations')))
    expect(small).toContain(
      'Finland: 2 infantry, set up in Finland when the Revolution parts it from Russia (GW-17.6).',
    )
    expect(small).toContain(' 8 units')
    for (const [i, nation] of GREAT_POWERS.entries()) {
      expect(pages[i]?.text).toContain(`Set-up chart · The Great War`)
      expect(pages[i]?.text).toMatch(
        new RegExp(
          `${totals[nation]} units, ${nation === 'great-britain' || nation === 'russia' ? '2 complexes' : '1 complex'}`,
        ),
      )
      expect(pages[i]?.text).toContain(`${totals[nation]} of`)
    }
  }, 240_000)
  test('GW-4.1 price list: every unit with price and values in its row, and where each figure comes from', async () => {
    const text = words(pagesOf(await print(sample, 'a4'), 'prices'))
    const mark = { printed: '', base: ' ?b', decision: ' ?d', reconstruction: ' ?r', scenario: ' ?s' } as const
    for (const u of BUILT_IN.unitTable) {
      const figures = [u.cost, u.attack, u.defence, u.move, u.hits, u.manpower].map(
        (f) => `${f.value}${mark[f.source]}`,
      )
      expect(text).toMatch(new RegExp(`${KIND_NAMES[u.kind]} ${figures.join(' ?')}`))
    }
    expect(KINDS.every((k) => text.includes(KIND_NAMES[k]))).toBe(true)
    expect(text).toContain('reconstruction of the lost unit table')
  }, 240_000)
  test('GW-10.T1 GW-9.T1 GW-19.T1 technologies, influence and opinion: every row', async () => {
    const printed = await print(sample, 'letter')
    const technologies = words(pagesOf(printed, 'technologies'))
    for (const t of TECHNOLOGIES) expect(technologies).toMatch(new RegExp(`(^| )${t} `))
    const influence = words(pagesOf(printed, 'influence'))
    for (const name of ['Denmark', 'Norway', 'Romania', 'Bulgaria', 'Greece', 'Ottoman Empire', 'Italy', 'Finland'])
      expect(influence).toContain(name)
    const opinion = words(pagesOf(printed, 'us-entry'))
    for (let n = 1; n <= 15; n++) expect(opinion).toContain(`E${n} `)
    for (const level of ['−10', '0', '+10']) expect(opinion).toContain(level)
  }, 240_000)
  test('GW-1.3 a scenario’s figures on every sheet that shows them, each changed one marked as its own', async () => {
    const changes = [
      { at: 'units.infantry.cost', value: 7 },
      { at: 'trench.defence', value: 2 },
      { at: 'setup.germany.germany.infantry', value: 13 },
      { at: 'setup.france.tunisia.artillery', value: 2 },
      { at: 'treasuries.france', value: 23 },
      { at: 'technologies.france', value: ['5'] },
      { at: 'manpower.italy.total', value: 77 },
      { at: 'spaces.germany.ipc', value: 19 },
      { at: 'influence.fee', value: 11 },
      { at: 'influence.italy.start', value: 1 },
      { at: 'research.fee', value: 9 },
      { at: 'opinion.lowest', value: -8 },
      { at: 'opinion.events.E3', value: 4 },
      { at: 'revolution.certain', value: 15 },
      { at: 'unitedStates.volunteers', value: 3 },
    ]
    const scenario = { name: 'The original sheets', base: 1 as const, changes }
    const source = { ...sample, view: { ...sample.view, scenario } }
    const sheets = [
      'setup',
      'prices',
      'technologies',
      'us-entry',
      'influence',
      'ledger-blank',
      'turn-card',
      'nation-cards',
    ]
    const printed = await printSheets(press, source, 'a4', sheets)
    const text = (sheet: string) => words(pagesOf(printed, sheet))
    expect(text('prices')).toMatch(/Infantry 7 ?s 1 ?b/)
    expect(text('prices')).toContain('s: the scenario “The original sheets”')
    expect(text('setup')).toContain('The Great War, scenario “The original sheets”')
    const france = words(pagesOf(printed, 'setup').filter((p) => p.text.includes('France Set-up')))
    for (const said of ['Tunisia', '17 units', '23', 'Units by the campaign’s scenario.'])
      expect(france).toContain(said)
    expect(text('setup')).toContain('13')
    expect(text('setup')).toMatch(/7 of 77/)
    expect(text('influence')).toContain('pays 11 IPC')
    expect(text('technologies')).toContain('costs 9 IPC')
    expect(text('us-entry')).toMatch(/E3 Germany declares unrestricted submarine warfare \+4 ?s/)
    expect(text('us-entry')).not.toContain('−10')
    expect(text('ledger-blank')).toContain('Income at the start 19 IPC')
    expect(text('ledger-blank')).toContain('Income 8 IPC, 20 at war')
    expect(text('ledger-blank')).toContain('7 IPC on joining, income 7')
    expect(text('turn-card')).toContain('11 IPC a try')
    expect(text('turn-card')).toContain('+2 for all defending infantry')
    expect(text('nation-cards')).toContain('15: certain')
    // What the scenario leaves alone keeps its own mark, and no other campaign is touched.
    const { unitOf, figuresOf } = figuresIn(source)
    expect([unitOf('tank').cost.source, figuresOf('germany').income.source]).toEqual(['reconstruction', 'scenario'])
    expect(BUILT_IN.unitOf('infantry').cost).toMatchObject({ value: 2, source: 'reconstruction' })
    expect(figuresIn(sample)).toBe(BUILT_IN)
  }, 240_000)
  test('ledger: every nation’s treasury at the end of every round', async () => {
    const printed = await print(sample, 'a4')
    const text = words(pagesOf(printed, 'ledger'))
    const rows = sample.ledger?.rows ?? []
    expect(rows.length).toBeGreaterThan(15)
    for (const nation of new Set(rows.map((r) => r.nation))) expect(text).toContain(titleOf(nation))
    for (const r of rows.filter((x) => x.nation === 'germany')) expect(text).toContain(String(r.treasury))
  }, 240_000)
  test('resume: who sat where, whose turn, what was said last', async () => {
    const text = words(pagesOf(await print(sample, 'a4'), 'resume'))
    // GW-17.9: there are no Bolsheviks yet, so nobody is told what they have in hand.
    expect(text).toMatch(/Bolsheviks \S+( \S+)? – – – From the Revolution on/)
    for (const p of sample.view.players) expect(text).toContain(p.name)
    expect(text).toContain('on turn')
    const last = sample.lines.filter((l) => l.text.length > 30).at(-1)
    expect(squeezed(text)).toContain(squeezed(last?.text ?? '?'))
  }, 240_000)
  test('GW-21.2 chronicle: every sentence that says more than a phase, a map for each round, charts, the result', async () => {
    const ended = warSource('surrender', Infinity, { players: PLAYERS })
    const text = letters(pagesOf(await print(ended, 'a4', ['chronicle']), 'chronicle'))
    for (const line of ended.lines.filter((l) => l.text.length > 30)) expect(text).toContain(squeezed(line.text))
    for (const round of ended.rounds) expect(text).toContain(squeezed(`The war at the end of round ${round.round}`))
    for (const title of ['Income collected', 'Production', 'Manpower left', 'Value of the forces', 'US Entry Level'])
      expect(text).toContain(squeezed(title))
    expect(text).toContain(squeezed('The result'))
    expect(text).toContain(squeezed('The war is won by the Allies (GW-21.1)'))
  }, 300_000)
  test('P3 a sheet is of the campaign asked for, at its turn', async () => {
    const other = warSource('peace', 3, { name: 'Verdun, second try', players: PLAYERS })
    const text = words(pagesOf(await print(other, 'a4', ['score-pad']), 'score-pad'))
    expect(text).toContain('Verdun, second try')
    expect(text).toContain(`Round ${other.view.round} · `)
    expect(text).not.toContain('The long table')
  }, 120_000)
  test('markup in names is text', async () => {
    const named = warSource('peace', 2, {
      name: HOSTILE_NAME,
      players: PLAYERS.map(() => '<img src=x onerror=1>').map((n, i) => `${n}${i}`),
    })
    const printed = await print(named, 'a4', ['resume', 'setup'])
    expect(letters(pagesOf(printed, 'resume'))).toContain(squeezed(HOSTILE_NAME))
    expect(letters(pagesOf(printed, 'resume'))).toContain(squeezed('<img src=x onerror=1>0'))
    expect(await press.page.evaluate(() => document.querySelectorAll('script, img').length)).toBe(0)
  }, 120_000)
})
