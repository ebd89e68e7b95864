/** Every sheet, on both papers: as many pages as promised, of the right size, with text that can be selected. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { launchApp, type AppUnderTest } from './app'
import { readPdf } from './pdf'
import { openSample, type Table } from './table'

test.setTimeout(600_000)
let app: AppUnderTest
let table: Table
const folder = mkdtempSync(path.join(os.tmpdir(), 'powder-keg-pdf-'))

/** What must be readable on each sheet, as text that can be searched and copied. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'Nation cards': ['Britain', 'Austria-Hungary', '14', 'Far East'],
  'Board sheet': ['Italy', 'Bulgaria', 'Africa', 'Far East'],
  Position: ['Round 6', 'Italy', 'Africa'],
  'Attack table': ['1 to 1', '4 to 1 and more', 'Exchange'],
  'Rules card': ['OW-2.3', 'OW-3.1'],
  Deals: ['Round', 'Russia'],
  Chronicle: ['Round 1', 'Round 5', 'Britain', 'Russia'],
  'Score pad': ['Round 6', 'Austria-Hungary'],
  'Next evening': ['Whose turn', 'Who sat where', 'Britain'],
  Map: ['A1', 'C2', 'Africa', 'Far East'],
}

test.beforeAll(async () => {
  app = await launchApp()
  table = await openSample(await app.firstWindow())
  await table.tab('Print')
})
test.afterAll(() => app.close())

/** Saves what is ticked, as the dialog of the system would have been answered. */
async function save(name: string): Promise<string> {
  const file = path.join(folder, name)
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await table.page.getByRole('button', { name: 'Save as PDF…' }).click()
  await expect.poll(() => existsSync(file), { timeout: 60_000 }).toBe(true)
  return file
}

for (const [paper, size] of [
  ['A4', '595 × 842'],
  ['Letter', '612 × 792'],
] as const)
  test(`each sheet on ${paper}`, async () => {
    const { page } = table
    await page.getByText(paper, { exact: true }).first().click()
    const sheets = page.getByRole('group', { name: 'Sheets' })
    await expect(sheets.getByRole('checkbox')).not.toHaveCount(0)
    const count = await sheets.getByRole('checkbox').count()
    expect(count).toBeGreaterThanOrEqual(6)
    for (const box of await sheets.getByRole('checkbox').all()) await box.uncheck()

    for (let n = 0; n < count; n++) {
      const box = sheets.getByRole('checkbox').nth(n)
      await box.check()
      const promised = Number(/(\d+) pages? in all/.exec(await page.getByText(/pages? in all/).innerText())?.[1])
      const title = await sheets.getByRole('checkbox').nth(n).locator('xpath=..').locator('b').innerText()
      const pdf = await readPdf(await save(`${paper}-${n}.pdf`))
      expect.soft(pdf.pages, title).toBe(promised)
      expect.soft(pdf.sizes, title).toHaveLength(1)
      const [width, height] = (pdf.sizes[0] ?? '').split(' × ').map(Number)
      const [wanted, tall] = size.split(' × ').map(Number)
      expect.soft(Math.abs((width ?? 0) - (wanted ?? 0)), title).toBeLessThanOrEqual(1)
      expect.soft(Math.abs((height ?? 0) - (tall ?? 0)), title).toBeLessThanOrEqual(1)
      for (const word of WORDS[title] ?? ['(a sheet that this list does not know)'])
        expect.soft(pdf.text, title).toContain(word)
      // Every page says what it is and which of how many.
      for (let at = 1; at <= promised; at++) expect.soft(pdf.text, title).toContain(`page ${at} of ${promised}`)
      await box.uncheck()
    }
  })

test('the preview is a document without scripts, and a closed dialog is no error', async () => {
  const { page } = table
  await page.getByRole('group', { name: 'Sheets' }).getByRole('checkbox').first().check()
  const frame = page.getByTitle('Preview of the chosen sheets')
  await expect(frame).toHaveAttribute('sandbox', '')
  await expect(page.frameLocator('iframe').getByText('Britain').first()).toBeVisible()

  await app.evaluate(({ dialog }) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: true, filePath: '' })
  })
  await page.getByRole('button', { name: 'Save as PDF…' }).click()
  await expect(page.getByRole('button', { name: 'Save as PDF…' })).toHaveAttribute('aria-disabled', 'false')
})

test('the print dialog is the system’s, and its answer is said', async () => {
  await app.evaluate(({ app: main }) => {
    main.on('web-contents-created', (_event, contents) => {
      contents.print = (_options, done) => done?.(true, '')
    })
  })
  await table.page.getByRole('button', { name: /^Print \d+ pages?…$/ }).click()
  await expect(table.page.getByRole('status').filter({ hasText: /print/i }).first()).toBeVisible()
})

test('the command line prints the same sheets, and answers when they are on disk', async () => {
  const keg = (...words: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'electron/cli/main.ts', ...words], { encoding: 'utf8' })
  const campaign = path.join(folder, 'evening')
  const out = path.join(folder, 'from-keg.pdf')
  expect(keg('new', '--game', 'origins', '--out', campaign, '--seed', '1').status).toBe(0)
  const { status, stdout, stderr } = keg('charts', campaign, '--out', out, '--sheet', 'position')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  const answer: unknown = JSON.parse(stdout)
  const { pages, text } = await readPdf(out)
  expect(answer).toEqual({ pages, file: out })
  expect(text).toContain('Round 1')
})
