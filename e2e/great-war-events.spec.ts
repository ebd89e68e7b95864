/** What befalls nations, from campaigns that lie prepared: Revolution, treaties, America; refusals, corrections and the books. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { freshFolder, launchApp, type AppUnderTest } from './app'
import { WarTable, openWar } from './war'
import { corrected, passes, preparedWar, recorded } from './war-positions'

test.setTimeout(600_000)
test.describe.configure({ mode: 'serial' })

let app: AppUnderTest
let page: Page
/** In the recorded campaign the Revolution is next to be thrown for. */
const UP_TO_THE_REVOLUTION = 739

test.beforeAll(async () => {
  const userData = freshFolder()
  preparedWar(userData, 'Petrograd', recorded('surrender', UP_TO_THE_REVOLUTION), ['unitedStates=Gus'])
  preparedWar(userData, 'A separate peace', passes('serbia', 1))
  preparedWar(
    userData,
    'Over there',
    [
      corrected({ opinion: 5 }),
      ...passes('serbia', 1),
      ...['germany', 'russia', 'great-britain', 'france', 'austria-hungary'].flatMap((by) => passes(by)),
      ...passes('ottoman-empire', 6),
    ],
    ['unitedStates=Gus'],
  )
  app = await launchApp({ userData })
  page = await app.firstWindow()
})
test.afterAll(() => app.close())

async function toLibrary(): Promise<void> {
  await app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('library')?.click()
  })
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
}

test('GW-17 the Revolution: a die, the loyalty dice, units that move out, and its story', async () => {
  const table = await openWar(page, 'Petrograd')
  const { turn } = table
  await expect(turn.getByRole('heading', { name: 'Unrest in Russia' })).toBeVisible()
  await expect(turn).toContainText(/the Revolution breaks out on a 1/)
  await table.die(turn, 1)
  // The story of the outbreak opens by itself.
  await table.story('Revolution in Russia')

  await expect(turn.getByRole('heading', { name: 'Revolution in Russia' })).toBeVisible()
  const places = turn.getByRole('button', { name: /^Die \d+/ })
  await expect(places).toHaveCount(16)
  await turn.getByRole('button', { name: '1', exact: true }).focus()
  await page.keyboard.type('6365344223454521')
  await turn.getByRole('button', { name: 'These 16 dice' }).click()
  await table.story('Revolution in Russia', [/loyal/, 'GW-17.11'])

  await expect(turn.getByRole('heading', { name: 'Between the factions' })).toBeVisible()
  const out = turn.getByRole('button', { name: /^Move the units of .* out$/ })
  for (let left = await out.count(); left > 0; left = await out.count()) {
    await out.first().click()
    await expect.poll(() => out.count()).toBeLessThan(left)
  }
  await table.isAt('Russia, Place Units')
  await expect(turn.getByRole('button', { name: 'End placing' })).toBeEnabled()

  await table.tab('Log')
  const entry = page
    .getByRole('listitem')
    .filter({ hasText: /Bolshevik/ })
    .filter({ has: page.getByRole('button', { name: 'Explain' }) })
  await entry.last().getByRole('button', { name: 'Explain' }).click()
  await expect(table.dialog.getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await table.tab('Map')
  await expect(table.list.getByRole('option', { name: /Held by the Bolsheviks/ }).first()).toBeAttached()
  await toLibrary()
})

test('GW-20 an armistice is offered, accepted and broken, each with what it brings', async () => {
  const table = await openWar(page, 'A separate peace')
  await table.tab('Diplomacy')
  const desk = page.getByRole('region', { name: 'Treaties', exact: true })
  await desk.getByRole('button', { name: 'Offer a treaty' }).click()
  await table.dialog.getByText('Armistice', { exact: true }).first().click()
  await table.dialog.getByLabel('To', { exact: true }).first().selectOption('Russia')
  await table.dialog.getByLabel('Whole rounds').fill('2')
  await table.dialog.getByRole('button', { name: 'Offer Russia an armistice to the end of round 3' }).click()
  await expect(table.dialog).toHaveCount(0)

  const offer = desk.getByRole('article').filter({ hasText: 'For 2 whole rounds' })
  await expect(offer).toContainText(/Russia has to answer/)
  await offer.getByRole('group', { name: 'Answer of Russia' }).getByRole('button', { name: 'Accept' }).click()
  const treaty = desk.getByRole('article', { name: /^Armistice, / })
  await expect(treaty).toBeVisible()

  await page.getByRole('button', { name: 'End Diplomacy' }).click()
  await table.isAt('Germany, Research')
  await table.tab('Map')
  await table.passTo('Russia, Diplomacy')
  await table.tab('Diplomacy')
  await treaty.getByRole('button', { name: 'Break it: the price' }).click()
  await expect(table.dialog).toContainText('What it would cost Russia')
  await expect(table.dialog).toContainText(/opinion/i)
  await table.dialog.getByRole('button', { name: /^Break the armistice with/ }).click()
  await table.story('An armistice is broken', ['GW-20.9'])
  await expect(treaty).toHaveCount(0)
  await expect(desk.getByText('Treaties of the past (1)')).toBeVisible()
  await expect(page.getByRole('region', { name: 'United States Entry Level' })).toContainText('−1')
})

test('a refusal is read with its clause, a wrong count put right, and the books say so', async () => {
  // Still at the same table.
  const table = new WarTable(page)
  await page.getByRole('button', { name: 'End Diplomacy' }).click()
  await table.tab('Map')
  await table.passTo('Russia, Combat Movements')
  await table.takeUp('Ukraine', { Infantry: 1 })
  await table.aimAt('Romania')
  const card = page.locator('.war-card.asked')
  await expect(card).toContainText(/neutral/i)
  await card
    .getByRole('button', { name: /^Open rule GW-\d+/ })
    .first()
    .click()
  const rules = page.getByRole('dialog', { name: /rule/i })
  await expect(rules).toContainText('GW-18')
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Correct the record' }).click()
  const { dialog } = table
  await dialog.getByLabel('What is wrong').selectOption('Units in a space')
  await dialog.getByLabel('Kind').selectOption('Infantry')
  await dialog.getByLabel('in', { exact: true }).selectOption('Poland')
  await dialog.getByLabel('of', { exact: true }).selectOption('Russia')
  await dialog.getByLabel(/^Count, now/).fill('5')
  await dialog.getByLabel('Why').fill('One lay under the box')
  await dialog.getByRole('button', { name: 'Correct the record' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(table.list.getByRole('option', { name: /^Poland,/ })).toContainText('Russia: 5 infantry')
  await table.tab('Log')
  const line = page.getByRole('listitem').filter({ hasText: 'One lay under the box' })
  await expect(line).toContainText('Correction')

  await table.tab('Ledger')
  await page.getByRole('button', { name: /^Income of Russia: .* Explain$/ }).click()
  const why = page.getByRole('region', { name: 'Income of Russia, explained' })
  await expect(why).toContainText('Moscow')
  await page.getByRole('button', { name: /^Manpower left of Russia: .* Explain$/ }).click()
  const men = page.getByRole('region', { name: 'Manpower left of Russia, explained' })
  await expect(men.getByRole('button', { name: 'Open rule GW-7.1' }).first()).toBeVisible()
  const file = path.join(freshFolder('csv'), 'ledger.csv')
  await app.evaluate(({ dialog: ask }, filePath) => {
    ask.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await page.getByRole('button', { name: 'Save as a table (CSV)' }).click()
  await expect.poll(() => read(file)).toMatch(/russia/i)
  expect(read(file).trim().split('\n').length).toBeGreaterThan(5)
  await toLibrary()
})

test('GW-19.8 the United States enter the war', async () => {
  const table = await openWar(page, 'Over there')
  await table.isAt('The United States, Diplomacy')
  await table.tab('Diplomacy')
  await expect(page.getByRole('region', { name: 'American declarations' })).toContainText('at +5 or more')
  await page.getByRole('button', { name: 'Join the Allies' }).click()
  await table.story('The United States enter the war with the Allies')
  await expect(page.getByRole('region', { name: 'United States Entry Level' })).toContainText('opinion moves no more')
  await toLibrary()
})

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
