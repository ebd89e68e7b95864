/** Every screen of The Great War: a picture in both sizes and both themes, and axe finds nothing serious on any of them. */
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { freshFolder, launchApp } from './app'
import { findings } from './axe'
import { SIZES } from './screens'
import { openWar } from './war'
import { FRONTIER, OFFER, PEACE, preparedWar } from './war-positions'

test.setTimeout(900_000)

const FOLDER = fileURLToPath(new URL('../out/screens/great-war', import.meta.url))

test('every screen can be shown in both sizes and themes, without an error and without a serious violation', async () => {
  const userData = freshFolder()
  preparedWar(userData, 'The frontier', FRONTIER, ['players=Ann,Ben,Cat,Dan,Eve,Fay'])
  preparedWar(userData, 'An offer', OFFER, ['players=Ann,Ben,Cat,Dan,Eve,Fay'])
  preparedWar(userData, 'White flags', PEACE)
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  mkdirSync(FOLDER, { recursive: true })
  const found: string[] = []
  const look = async (name: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
      for (const { width, height } of SIZES) {
        await page.setViewportSize({ width, height })
        await page.evaluate(() => document.fonts.ready.then(() => undefined))
        // The map draws itself anew for its new size, a frame or two after the window has it.
        await page.waitForTimeout(300)
        await page.screenshot({ path: path.join(FOLDER, `${name}-${colorScheme}-${width}.png`) })
        await expect(page.getByRole('banner'), `${name} at ${width}`).toBeInViewport({ ratio: 1 })
      }
      found.push(...(await findings(page, `${name}, ${colorScheme}`)))
    }
  }
  const deed = (id: string): Promise<void> =>
    app.evaluate(({ Menu }, item) => {
      Menu.getApplicationMenu()?.getMenuItemById(item)?.click()
    }, id)

  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await look('library')
  await page.getByRole('button', { name: 'New campaign' }).click()
  await page
    .getByRole('group', { name: 'Game' })
    .or(page.getByRole('radiogroup', { name: 'Game' }))
    .getByText('The Great War', { exact: true })
    .click()
  await expect(page.getByLabel('Name of player 6')).toBeVisible()
  await look('new-campaign')
  await page.getByRole('button', { name: 'Back to the library', exact: true }).click()
  await page.getByRole('banner').getByRole('button', { name: 'Scenarios' }).click()
  await page.getByRole('button', { name: 'Change a copy of The Great War' }).click()
  await page.getByLabel('Name', { exact: true }).fill('The original sheets')
  await page.getByLabel('Germany: infantry in Germany', { exact: true }).fill('12')
  await expect(page.getByRole('banner')).toContainText('1 figure changed')
  await look('scenario')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Back to the scenarios' }).click()
  await expect(page.getByText('The original sheets').first()).toBeVisible()
  await look('scenarios')
  await page.getByRole('button', { name: 'Powder Keg, back to the library' }).click()

  const table = await openWar(page, 'The frontier')
  const { dialog } = table
  await table.isAt('Round 2 · Germany, Combat Movements')
  await look('map')
  await table.stand('Germany')
  await expect(page.getByRole('region', { name: 'Units in Germany' })).toBeVisible()
  await look('tray')
  await page.keyboard.press('Escape')

  await deed('planner')
  await expect(page.getByRole('dialog', { name: 'Planner' })).toContainText('%')
  await look('planner')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await table.foot(/^To the \d battles/, 'Germany, Combat')
  await expect(page.getByRole('heading', { name: 'Battles of Germany' })).toBeVisible()
  await look('battles')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Fight in Eastern France/ })
    .first()
    .click()
  await table.isFighting(/Attackers fire/)
  await table.throwFaces([1, 4, 2, 6, 3, 5, 1, 2, 6, 3])
  await table.isFighting(/Defender’s losses/)
  await look('battle')

  for (const tab of ['Ledger', 'Log', 'Print'] as const) {
    await table.tab(tab)
    if (tab === 'Print') {
      await expect(page.getByRole('button', { name: /^Print \d+ page/ })).toBeVisible()
      await expect(page.frameLocator('iframe').getByText('Eastern France').first()).toBeVisible()
    }
    if (tab === 'Ledger') await page.getByRole('button', { name: /^Income of Germany: .* Explain$/ }).click()
    await look(tab.toLowerCase())
  }
  await table.tab('Map')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Correct the record' }).click()
  await expect(dialog).toBeVisible()
  await look('correct')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await deed('library')
  await openWar(page, 'An offer')
  await table.tab('Diplomacy')
  await expect(page.getByRole('group', { name: 'Answer of Russia' })).toBeVisible()
  await look('diplomacy')

  await deed('library')
  await page.getByRole('button', { name: 'White flags', exact: true }).first().click()
  await expect(page.getByRole('tab', { name: 'Result' })).toBeVisible()
  await table.tab('Result')
  await look('result')

  expect(errors).toEqual([])
  expect(found).toEqual([])
  const pictures = readdirSync(FOLDER).filter((name) => name.endsWith('.png'))
  expect(pictures.length).toBeGreaterThanOrEqual(15 * 2 * SIZES.length)
  for (const name of pictures) expect(statSync(path.join(FOLDER, name)).size, name).toBeGreaterThan(10_000)
  await app.close()
})
