/** Real PDFs out of a real browser, read back by pdf.js. One browser serves the whole file. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ChartSource } from '../../shared/charts'
import type { Paper } from '../../shared/ipc'
import { NATIONS, POWERS } from '../../shared/origins/ids'
import { setTable } from '../campaign/testing/table'
import { listSheets, renderSheets } from './index'
import { openPress, type Press } from './testing/browser'
import { measureFonts } from './testing/measure-fonts'
import { HOSTILE_NAME, hostileSource, LONG_PLAYERS, LONG_TEXTS, manyDeals } from './testing/hostile'
import { squeezed } from './testing/pdf'
import { letters, pagesOf, PAPERS, printSheets, words, type Printed } from './testing/printed'
import { sampleSource } from './testing/source'
import { nationName } from './words'

const SHEETS = [
  'nation-cards',
  'board-sheet',
  'position',
  'attack-table',
  'rules-card',
  'deals',
  'chronicle',
  'score-pad',
  'resume',
  'map',
] as const
const sample = sampleSource()
const hostile = hostileSource()

let press: Press
beforeAll(async () => {
  press = await openPress()
}, 120_000)
afterAll(() => press.close())

const made = new Map<ChartSource, Partial<Record<Paper, Promise<Printed>>>>()

/**
 * Prints sheets as one document and checks what must hold of every one: pages as promised, sizes, margins, nothing
 * overlapping. What was printed once is not printed again.
 */
async function print(source: ChartSource, paper: Paper, sheets: readonly string[] = SHEETS): Promise<Printed> {
  const before = made.get(source)?.[paper]
  if (before !== undefined) return before
  const printed = printSheets(press, source, paper, sheets)
  if (sheets === SHEETS) made.set(source, { ...made.get(source), [paper]: printed })
  return printed
}

describe('what there is to print', () => {
  test('every sheet is listed with its pages; one page where one is promised', () => {
    const listed = Object.fromEntries(listSheets(sampleSource(), 'a4').map((s) => [s.sheet, s.pages]))
    expect(Object.keys(listed)).toEqual(SHEETS)
    expect(listed).toMatchObject({ 'nation-cards': 3, 'board-sheet': 1, position: 1, 'attack-table': 1, deals: 1 })
    expect(Object.fromEntries(listSheets(sampleSource(), 'letter').map((s) => [s.sheet, s.pages]))).toMatchObject({
      'nation-cards': 3,
      'board-sheet': 1,
      position: 1,
      'attack-table': 1,
      deals: 1,
    })
  })
  test('an unknown sheet is a fault that names those there are, and so is none', () => {
    const unknown = renderSheets(sampleSource(), ['position', 'menu'], 'a4')
    expect(unknown).toMatchObject({ ok: false, error: { at: 'sheets.1', expected: SHEETS.join(', ') } })
    expect(renderSheets(sampleSource(), [], 'a4')).toMatchObject({ ok: false, error: { at: 'sheets' } })
  })
  test('a document holds one style sheet, no inline style, no script, and asks for fonts alone', async () => {
    const document = renderSheets(sample, SHEETS, 'a4')
    if (!document.ok) throw new Error(document.error.problem)
    expect(document.value.html.match(/<style/g)).toHaveLength(1)
    expect(document.value.html).not.toMatch(/<script|\sstyle=|\son\w+=/i)
    await print(sample, 'a4')
    expect(press.asked.length).toBeGreaterThan(0)
    expect(press.asked.filter((url) => !/\/fonts\/[\w-]+\.woff2$/.test(url))).toEqual([])
  }, 120_000)
  test('widths of letters are those of the bundled fonts', async () => {
    await expect(await measureFonts(press)).toMatchFileSnapshot('type/metrics.json')
  })
})

describe.each(PAPERS)('on %s', (paper) => {
  test('every sheet prints as promised, inside its margins, and says whose it is and where the game stands', async () => {
    const printed = await print(sample, paper)
    for (const sheet of SHEETS)
      for (const page of pagesOf(printed, sheet)) {
        expect(page.text).toContain('The long table')
        expect(page.text).toContain('Round 6 of 10')
      }
  }, 120_000)
  test('every sheet holds the longest names and texts in any script, and 400 entries', async () => {
    const printed = await print(hostile, paper)
    expect(pagesOf(printed, 'chronicle').length).toBeGreaterThan(10)
    const deals = letters(pagesOf(printed, 'deals'))
    const chronicle = letters(pagesOf(printed, 'chronicle'))
    // Ideographs and pictures need a font of the machine's own to come back as text; Latin is ours.
    const latin = (text: string) => /^[\u0020-\u017f]*$/.test(text)
    for (const text of LONG_TEXTS.filter(latin)) {
      expect(deals).toContain(squeezed(text))
      expect(chronicle).toContain(squeezed(text))
    }
    for (const name of LONG_PLAYERS.filter(latin)) expect(chronicle).toContain(squeezed(name))
  }, 240_000)
  test('P2 a ledger of 60 deals: no row split, headings repeated, all 60 in the text', async () => {
    const deals = manyDeals(60)
    const pages = pagesOf(await print(sampleSource({ deals }), paper, ['deals']), 'deals')
    expect(pages.length).toBeGreaterThan(1)
    for (const page of pages) expect(page.text).toContain('What was agreed')
    for (const deal of deals) {
      const on = pages.filter((p) => squeezed(p.text).includes(squeezed(deal.text)))
      expect(on, `deal ${deal.deal} stands whole on one page`).toHaveLength(1)
    }
  })
})

describe('what stands on them', () => {
  test('nation cards: every power, every objective with its points, who plays it', async () => {
    const text = words(pagesOf(await print(sample, 'a4'), 'nation-cards'))
    for (const power of POWERS) expect(text).toContain(nationName(power))
    for (const o of sample.view.scores.objectives) expect(squeezed(text)).toContain(squeezed(`${o.points} ${o.title}`))
    for (const p of sample.view.players) expect(text).toContain(`Nation card · ${p.name}`)
    for (const power of POWERS) expect(text).toContain(`any number ${sample.view.allotments[power]}`)
    expect(text.match(/Placed abroad/g)).toHaveLength(5)
  })
  test('board sheet and position: every nation; the position every count and every reason', async () => {
    const printed = await print(sample, 'a4')
    const pages = pagesOf(printed, 'position')
    for (const nation of NATIONS) {
      expect(letters(pagesOf(printed, 'board-sheet'))).toContain(squeezed(nationName(nation)))
      expect(letters(pages)).toContain(squeezed(nationName(nation)))
    }
    const counts = pages.flatMap((p) => p.items.map((t) => t.text.trim()))
    for (const nation of NATIONS)
      for (const power of POWERS) {
        const n = sample.view.embassies[nation][power]
        if (n > 0) expect(counts).toContain(String(n))
      }
    for (const o of sample.view.scores.objectives)
      expect(letters(pages)).toContain(squeezed(`${o.points} ${o.title}${o.why}`))
    for (const step of sample.view.scores.winner.because) expect(words(pages)).toContain(step.text)
  })
  test('OW-3.5 attack table: every cell in its row, with the worked odds', async () => {
    const text = words(pagesOf(await print(sample, 'letter'), 'attack-table'))
    expect(text).toMatch(/less than 1 to 1 AE AE AE EX EX EX 3 in 6 3 in 6 –/)
    expect(text).toMatch(/1 to 1 AE AE EX EX EX DE 2 in 6 3 in 6 1 in 6/)
    expect(text).toMatch(/2 to 1 AE EX EX EX EX DE 1 in 6 4 in 6 1 in 6/)
    expect(text).toMatch(/3 to 1 EX EX EX EX DE DE – 4 in 6 2 in 6/)
    expect(text).toMatch(/and more EX EX EX DE DE DE – 3 in 6 3 in 6/)
    expect(text).toMatch(/19 10 1\.9 1 to 1 .*?EX 9 and 0/)
  })
  test('chronicle: every sentence, dice, corrections, the board after every round', async () => {
    const text = letters(pagesOf(await print(sample, 'a4'), 'chronicle'))
    for (const line of sample.lines) expect(text).toContain(squeezed(line.text))
    expect(text).toContain(squeezed(`AH ${sample.lines[17]?.text}`))
    expect(text).toContain(squeezed('Britain and France (Ann and Bertrand) would win (OW-7.4).'))
    expect(text).toContain(squeezed('Corrections by the referee: entries 42.'))
    expect(text).toContain(squeezed('Dice thrown again by agreement: entries 43.'))
    expect(text).toContain(squeezed('As bad for France or worse: 83 %'))
    for (const round of sample.rounds.slice(0, -1))
      expect(text).toContain(squeezed(`The board at the end of round ${round.round}`))
    expect(text).toContain(squeezed('The board now'))
  })
  test('of a campaign played through the rules: the sample, as it lies on disk', async () => {
    const table = await setTable()
    try {
      const sampled = await table.service.sample()
      const source = sampled.ok ? await table.service.source(sampled.value.campaign.id) : sampled
      if (!source.ok) throw new Error(source.error.message)
      const { value } = source
      const printed = await print(value, 'a4')
      const chronicle = letters(pagesOf(printed, 'chronicle'))
      expect(value.lines.length).toBeGreaterThan(50)
      for (const line of value.lines) expect(chronicle).toContain(squeezed(line.text))
      const cards = letters(pagesOf(printed, 'nation-cards'))
      if (value.view.game !== 'origins') throw new Error('the sample is a game of Origins')
      for (const o of value.view.scores.objectives) expect(cards).toContain(squeezed(`${o.points}${o.title}`))
      for (const page of pagesOf(printed, 'position')) expect(page.text).toContain(value.summary.name)
    } finally {
      await table.clear()
    }
  }, 120_000)
  test('OW-2.2 OW-3.5 OW-5.2 a scenario: its own figures on every sheet, and room for all its objectives', async () => {
    const table = await setTable()
    const places = ['serbia', 'bulgaria', 'turkey', 'far-east', 'africa', 'greece', 'rumania', 'italy']
    const more = POWERS.flatMap((p) => places.map((n) => ({ at: `objectives.${p}.rights.${n}`, value: 7 })))
    const none = [
      ...['britain.exclusive.far-east', 'britain.othersAtMost', 'france.rights.russia', 'france.rights.britain'],
      ...[
        'france.exclusive.africa',
        'france.isolated.germany',
        'germany.rights.austria-hungary',
        'germany.rights.russia',
      ],
      ...['germany.isolated.britain', 'russia.exclusive.turkey', 'austria-hungary.rights.germany'],
      'austria-hungary.exclusive.serbia',
    ].map((at) => ({ at: `objectives.${at}`, value: 0 }))
    const changes = [
      ...[...more, ...none, { at: 'allotments.britain.2', value: 13 }, { at: 'rightsAt', value: 7 }],
      ...[
        { at: 'abroadPerTurn', value: 4 },
        { at: 'attackTable.4.1', value: 'AE' },
      ],
    ]
    const scenario = { name: 'Printed board of the club at Mill Lane, second edition', base: 1 as const, changes }
    try {
      const created = await table.service.create({
        name: 'Friday',
        game: 'origins',
        options: {
          players: POWERS.map((p, i) => ({ name: LONG_PLAYERS[i] ?? p, powers: [p] })),
          powers: 'chosen',
          individualWinner: 'everyone',
          breakableAlliances: 'on',
          scenario,
        },
        seed: 5,
      })
      const source = created.ok ? await table.service.source(created.value.campaign.id) : created
      if (!source.ok) throw new Error(JSON.stringify(source.error))
      for (const paper of PAPERS) {
        const printed = await print(source.value, paper)
        const said = (sheet: string) => letters(pagesOf(printed, sheet))
        for (const sheet of SHEETS) expect(said(sheet)).toContain(squeezed('Scenario “Printed board of the club'))
        expect(said('rules-card')).toContain(squeezed('At most four in any one embassy abroad'))
        expect(said('rules-card')).toContain(squeezed('Seven factors or more abroad are treaty rights; below seven'))
        expect(said('rules-card')).toContain(squeezed('Austria-Hungary’s tenth turn'))
        expect(said('rules-card')).toContain(squeezed('Britain 13–14'))
        expect(said('attack-table')).toContain(squeezed('AE 0 and 10'))
        expect(said('attack-table')).not.toContain(squeezed('no die ruins the attacker'))
        expect(said('nation-cards')).toContain(squeezed('7 Rights in Bulgaria'))
        expect(said('nation-cards')).toContain(squeezed('1 (14) 2 (13)'))
      }
    } finally {
      await table.clear()
    }
  }, 240_000)
  test('chronicle: undone entries are not told', async () => {
    const lines = sample.lines.map((l, i) => (i > 100 ? { ...l, undone: true, text: `Undone ${i}.` } : l))
    const printed = await print({ ...sample, lines }, 'a4', ['chronicle'])
    expect(words(pagesOf(printed, 'chronicle'))).not.toContain('Undone')
  })
  test('OW-7.7 every page names the option when it is on, and none does when it is off', async () => {
    const on = sampleSource({ options: { individualWinner: 'unallied', breakableAlliances: 'on' } })
    const [printed, off] = [await print(on, 'a4'), await print(sample, 'a4')]
    for (const sheet of SHEETS) {
      for (const page of pagesOf(printed, sheet)) expect(page.text).toContain('Option OW-7.7')
      for (const page of pagesOf(off, sheet)) expect(page.text).not.toContain('OW-7.7')
    }
  }, 120_000)
  test('a finished game: final scores and the reckoning', async () => {
    const ended = sampleSource({ step: 'ended', round: 10, scores: { ...sample.view.scores, final: true } })
    const text = words(pagesOf(await print(ended, 'a4', ['chronicle']), 'chronicle'))
    expect(text).toContain('The result')
    expect(text).toContain('Final scores')
    expect(text).toContain('The game is over after round 10')
    expect(text).not.toContain('If the game ended now')
  })
})

describe('what players may do to them', () => {
  test('P3 the sheet is of the campaign asked for, at its turn', async () => {
    const other = sampleSource({ round: 3, acting: 'russia', left: 7 }, 50, 'Vienna, second try')
    const text = words(pagesOf(await print(other, 'a4', ['position']), 'position'))
    expect(text).toContain('Vienna, second try')
    expect(text).toContain('Round 3 of 10 · Russia placing, 7 left')
    expect(text).not.toContain('The long table')
  })
  test('markup in names and deals is text', async () => {
    const players = POWERS.map((power) => ({ name: '<img src=x onerror=alert(1)>', powers: [power] }))
    const printed = await print(sampleSource({ players }, 30, HOSTILE_NAME), 'a4')
    for (const sheet of SHEETS) expect(letters(pagesOf(printed, sheet))).toContain(squeezed(HOSTILE_NAME))
    expect(letters(pagesOf(printed, 'chronicle'))).toContain(squeezed('<img src=x onerror=alert(1)>'))
    expect(await press.page.evaluate(() => document.querySelectorAll('script, img, i').length)).toBe(0)
  }, 120_000)
})
