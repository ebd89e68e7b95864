/** Scenarios through the window: copied, edited, saved, handed on, and played with; of both games. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { test, type Page } from '@playwright/test'
import { freshFolder, launchApp, type AppUnderTest } from './app'
import { findings } from './axe'
import { pressOn, walkTo } from './keys'
import { readPdf } from './pdf'
import { expect, Table } from './table'
import { WarTable } from './war'

test.setTimeout(240_000)
test.describe.configure({ mode: 'serial' })
const NAME = 'The original sheets'
const PLAYERS = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay']
let app: AppUnderTest
let page: Page
const folder = freshFolder('scenario-files')

test.beforeAll(async () => {
  app = await launchApp()
  page = await app.firstWindow()
})
test.afterAll(() => app.close())

const heading = (name: string) =>
  page.getByRole('navigation', { name: 'Headings of the form' }).getByRole('button', { name }).click()
const field = (says: string) => page.getByLabel(says, { exact: true })
const set = (says: string, value: string) => field(says).fill(value)
const status = () => page.locator('footer').getByRole('status')
const files = () => readdirSync(path.join(app.userData, 'scenarios')).filter((f) => !f.startsWith('.'))
const open = () => page.getByRole('banner').getByRole('button', { name: 'Scenarios' }).click()

test('a copy of the built-in figures is changed; a fault is shown, and mended', async () => {
  await open()
  await page.getByRole('button', { name: 'Change a copy of The Great War' }).click()
  await page.getByLabel('Name', { exact: true }).fill(NAME)
  await page.getByLabel('What it is').fill('From the boxes of 1994.')
  await heading('Units and prices')
  await set('Infantry: price in IPC', '4')
  await expect(page.getByRole('button', { name: 'Put back to 2: Infantry: price in IPC' })).toBeVisible()
  await heading('Treasuries')
  await set('Germany: IPC in hand at the start', '20')
  await heading('Set-up')
  await set('Germany: infantry in Germany', '12')
  await page.getByLabel('A further space for France').selectOption('Tunisia')
  await page.getByLabel('What stands there, France').selectOption('Artillery')
  await page
    .locator('form')
    .filter({ has: page.getByLabel('What stands there, France') })
    .getByRole('button')
    .click()
  await expect(field('France: artillery in Tunisia')).toHaveValue('1')
  await expect(page.getByRole('banner')).toContainText('4 figures changed')

  await heading('Manpower')
  // What was used follows the set-up; nobody has to count it.
  await expect(field('Manpower of Germany: used at the start')).toHaveValue('20')
  await set('Manpower of Italy: in all', '5')
  const faults = page.getByRole('region', { name: '1 fault: no campaign can be begun with it' })
  await expect(faults).toContainText('7 used, more than the 5 there are')
  await expect(page.getByRole('button', { name: 'New campaign with it' })).toBeDisabled()
  expect(await findings(page, 'a scenario with a fault')).toEqual([])
  await heading('Battle')
  await faults.getByRole('button', { name: 'Manpower of Italy: in all' }).click()
  await expect(field('Manpower of Italy: in all')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+z')
  await expect(faults).toHaveCount(0)
  await expect(field('Manpower of Italy: in all')).toHaveValue('60')
})

test('what is no number is told beside its field; the filter shows what was changed, the search what is meant', async () => {
  await set('Manpower of Italy: in all', 'many')
  await expect(page.getByText('In all: A whole number from 0 to 999 would be right.', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Put back to 60/ }).click()
  await page.getByText('Only changed', { exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'figures in' })).toContainText('in 3 headings')
  await expect(field('Germany: IPC in hand at the start')).toBeVisible()
  await page.getByText('All figures', { exact: true }).click()
  await page.getByLabel('Find a figure').fill('price dread')
  await expect(field('Dreadnought: price in IPC')).toBeVisible()
  await expect(field('Infantry: price in IPC')).toHaveCount(0)
  await page.getByLabel('Find a figure').fill('')
})

test('saved, exported, thrown away and imported again', async () => {
  await page.getByRole('banner').getByRole('button', { name: 'Powder Keg, back to the library' }).click()
  const asked = page.getByRole('dialog', { name: 'Not saved yet' })
  await asked.getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(status()).toContainText(`${NAME} is saved.`)
  expect(files()).toEqual([`${NAME}.keg-scenario.json`])
  const kept = JSON.parse(readFileSync(path.join(app.userData, 'scenarios', files()[0] ?? ''), 'utf8')) as object
  expect(kept).toMatchObject({ game: 'great-war', name: NAME, about: 'From the boxes of 1994.' })

  await page.getByRole('button', { name: 'Back to the scenarios' }).click()
  expect(await findings(page, 'the shelf of scenarios')).toEqual([])
  const gift = path.join(folder, 'gift.json')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [filePath] })
  }, gift)
  const more = page.getByRole('button', { name: `More for ${NAME}` })
  await more.click()
  await page.getByRole('menuitem', { name: 'Export to a file' }).click()
  await expect(page.getByText(`Written to ${gift}.`)).toBeVisible()
  expect(JSON.parse(readFileSync(gift, 'utf8'))).toEqual(kept)
  await more.click()
  await page.getByRole('menuitem', { name: 'Move to the bin' }).click()
  await expect(page.getByRole('button', { name: 'Bin (1)' })).toBeVisible()
  expect(files()).toEqual([])
  await page.getByRole('button', { name: 'Import a scenario' }).click()
  await expect(page.getByText(`${NAME} was added to the scenarios.`)).toBeVisible()
  await expect(page.getByRole('article', { name: NAME })).toContainText('4 figures changed')
})

test('a campaign begun with it plays by its figures, shows them, and prints them', async () => {
  await page.getByRole('button', { name: `New campaign with ${NAME}` }).click()
  await expect(page.getByRole('combobox', { name: 'Figures' })).toHaveValue(`${NAME}.keg-scenario.json`)
  await page.getByText('4 figures changed').click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Infantry: price in IPC' })).toContainText('built in: 2')
  await page.getByLabel('Name', { exact: true }).fill('Dear armies')
  for (const [n, player] of PLAYERS.entries()) await page.getByLabel(`Name of player ${n + 1}`).fill(player)
  expect(await findings(page, 'a new campaign with a scenario')).toEqual([])
  await page.getByRole('button', { name: 'Begin Dear armies' }).click()
  const table = new WarTable(page)
  await table.isAt(/Round 1 · Serbia/)

  await page
    .getByRole('banner')
    .getByRole('button', { name: `Scenario ${NAME}` })
    .click()
  await expect(table.dialog).toContainText('Infantry: price in IPC')
  await expect(table.dialog).toContainText('From the boxes of 1994.')
  expect(await findings(page, 'the figures of a campaign')).toEqual([])
  await page.keyboard.press('Escape')
  await table.passTo('Germany, Purchase Units')
  await expect(page.getByLabel('Infantry bought, 4 IPC each, 5 more possible')).toBeVisible()

  await table.tab('Print')
  const boxes = page.getByRole('group', { name: 'Sheets' }).getByRole('checkbox')
  await expect(boxes.first()).toBeVisible()
  for (const box of await boxes.all()) await box.uncheck()
  for (const title of ['Set-up chart', 'Prices and units'])
    await page.getByRole('checkbox', { name: new RegExp(`^${title} `) }).check()
  const pdf = path.join(folder, 'sheets.pdf')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, pdf)
  await page.getByRole('button', { name: 'Save as PDF…' }).click()
  await expect.poll(() => readdirSync(folder), { timeout: 60_000 }).toContain('sheets.pdf')
  const { text } = await readPdf(pdf)
  expect(text).toContain(`scenario “${NAME}”`)
  expect(text).toMatch(/Infantry 4 ?s/)
  expect(text).toMatch(/20 units, 1 complex/)
  expect(text).toMatch(/20 IPC in hand/)

  await page.getByRole('banner').getByRole('button', { name: 'Powder Keg, back to the library' }).click()
  await expect(page.getByText(`scenario ${NAME}`).first()).toBeVisible()
})

test('Origins too, with other allotments; by the keyboard alone', async () => {
  await pressOn(page, page.getByRole('banner').getByRole('button', { name: 'Scenarios' }))
  await pressOn(page, page.getByRole('button', { name: 'Change a copy of Origins of World War I' }))
  await walkTo(page, page.getByLabel('Name', { exact: true }))
  await page.keyboard.type('Short evening')
  await walkTo(page, field('Britain: factors a turn'))
  await page.keyboard.type('20')
  await page.keyboard.press('ArrowDown')
  await expect(field('France: factors a turn')).toBeFocused()
  await page.keyboard.press('+')
  await expect(field('France: factors a turn')).toHaveValue('13')
  // The field of a single round goes with all of them.
  await expect(field('Britain: factors in round 3')).toHaveValue('20')
  await pressOn(page, page.getByRole('button', { name: 'Save', exact: true }))
  await expect(status()).toContainText('Short evening is saved.')
  await pressOn(page, page.getByRole('button', { name: 'New campaign with it' }))
  for (const [n, player] of PLAYERS.slice(0, 5).entries()) {
    await walkTo(page, page.getByLabel(`Name of player ${n + 1}`))
    await page.keyboard.type(player)
  }
  await pressOn(page, page.getByRole('button', { name: /^Begin / }))
  const table = new Table(page)
  await table.isAt(/Round 1 of 10/)
  await expect(page.getByRole('banner')).toContainText('Scenario Short evening')
  await expect(table.turn.getByRole('region', { name: 'Left to place' })).toContainText('20')
})
