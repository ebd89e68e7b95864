/** Every sheet of The Great War, from the page that prints: as many pages as promised, of the right size, with text to search. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freshFolder, launchApp, type AppUnderTest } from './app'
import { readPdf } from './pdf'
import { openWar, type WarTable } from './war'
import { FRONTIER, preparedWar } from './war-positions'

test.setTimeout(600_000)
let app: AppUnderTest
let table: WarTable
const folder = freshFolder('war-pdf')

/** What must be readable on each sheet, as text that can be searched and copied. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'Set-up chart': ['Germany', 'Eastern France', 'Ottoman Empire', 'Northern Italy'],
  'Nation cards': ['Great Britain', 'Austria-Hungary', 'Serbia'],
  Position: ['Round 2', 'Germany', 'Eastern France'],
  'Turn card': ['Research', 'Non-combat', 'Bear in mind'],
  'Prices and units': ['Infantry', 'Dreadnought', 'Trench'],
  Technologies: ['Chemical Weapons', 'Super Trench'],
  'US Entry Level': ['+5', 'GW-19'],
  'Influence board': ['Denmark', 'Romania', 'Bulgaria'],
  'Treaty form': ['Armistice'],
  'Ledger sheet': ['Income'],
  Ledger: ['Germany', 'Russia'],
  'Score pad': ['Round'],
  'Next evening': ['Whose turn', 'Who sat where', 'Ann'],
  Map: ['A1', 'Germany', 'North Sea'],
  Chronicle: ['Round 1', 'Romania'],
}

test.beforeAll(async () => {
  const userData = freshFolder()
  preparedWar(userData, 'On paper', FRONTIER, ['players=Ann,Ben,Cat,Dan,Eve,Fay'])
  app = await launchApp({ userData })
  table = await openWar(await app.firstWindow(), 'On paper')
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
async function promised(): Promise<number> {
  const text = await table.page.getByText(/pages? in all/).innerText()
  return Number(/(\d+) pages? in all/.exec(text)?.[1])
}
/** Points of a page, near enough. */
const isPaper = (size: string, [width, height]: readonly [number, number]): boolean => {
  const [w = 0, h = 0] = size.split(' × ').map(Number)
  const upright = Math.abs(w - width) <= 1 && Math.abs(h - height) <= 1
  return upright || (Math.abs(w - height) <= 1 && Math.abs(h - width) <= 1)
}

test('each sheet on A4', async () => {
  const { page } = table
  await page.getByText('A4', { exact: true }).first().click()
  const sheets = page.getByRole('group', { name: 'Sheets' })
  const boxes = sheets.getByRole('checkbox')
  await expect(boxes).toHaveCount(Object.keys(WORDS).length)
  for (const box of await boxes.all()) await box.uncheck()

  for (let n = 0; n < Object.keys(WORDS).length; n++) {
    await boxes.nth(n).check()
    const title = await boxes.nth(n).locator('xpath=..').locator('b').innerText()
    const pages = await promised()
    expect.soft(pages, title).toBeGreaterThan(0)
    const pdf = await readPdf(await save(`${n}.pdf`))
    expect.soft(pdf.pages, title).toBe(pages)
    for (const size of pdf.sizes) expect.soft(isPaper(size, [595, 842]), `${title}: ${size}`).toBe(true)
    for (const word of WORDS[title] ?? ['(a sheet that this list does not know)'])
      expect.soft(pdf.text, title).toContain(word)
    // Every page says what it is and which of how many.
    for (let at = 1; at <= pages; at++) expect.soft(pdf.text, title).toContain(`page ${at} of ${pages}`)
    await boxes.nth(n).uncheck()
  }
})

test('all sheets together on Letter', async () => {
  const { page } = table
  await page.getByText('Letter', { exact: true }).first().click()
  const boxes = page.getByRole('group', { name: 'Sheets' }).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.check()
  const pages = await promised()
  const pdf = await readPdf(await save('all.pdf'))
  expect(pdf.pages).toBe(pages)
  for (const size of pdf.sizes) expect(isPaper(size, [612, 792]), size).toBe(true)
  for (const word of new Set(Object.values(WORDS).flat())) expect.soft(pdf.text).toContain(word)
})
