/** The table view: a second window in large letters that follows the table and can do nothing to it. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { freshFolder, launchApp } from './app'
import { findings } from './axe'
import { openSample } from './table'
import { openWar } from './war'
import { FRONTIER, preparedWar } from './war-positions'

const FOLDER = fileURLToPath(new URL('../out/screens/table-view', import.meta.url))
/** A television, and the smallest projector anybody still has. */
const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
] as const

async function look(page: Page, name: string): Promise<string[]> {
  mkdirSync(FOLDER, { recursive: true })
  const found: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await page.waitForTimeout(300)
      await page.screenshot({ path: path.join(FOLDER, `${name}-${colorScheme}-${width}.png`) })
      // Nothing is cut off at the foot: what does not fit on a screen that nobody scrolls is not there.
      const last = await page.locator('.beside > :last-child').evaluate((e) => e.getBoundingClientRect().bottom)
      expect(last, `${name} at ${width}`).toBeLessThanOrEqual(height + 1)
    }
    found.push(...(await findings(page, `${name}, ${colorScheme}`)))
  }
  return found
}
/** Letters are read from three metres on a screen a metre wide: a line of them is no lower than 24 pixels of 1080. */
async function smallest(page: Page): Promise<number> {
  await page.setViewportSize(SIZES[0])
  return page.locator('.beside, .battle').evaluateAll((parts) => {
    const texts = parts.flatMap((part) => [...part.querySelectorAll('*:not(svg *):not(.sr-only)')])
    const own = texts.filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent?.trim() !== ''))
    return Math.min(...own.map((e) => parseFloat(getComputedStyle(e).fontSize)))
  })
}

test('The Great War: opened by key, follows a deed and a battle, closes with the campaign', async () => {
  test.setTimeout(240_000)
  const userData = freshFolder()
  preparedWar(userData, 'The frontier', FRONTIER, ['players=Ann,Ben,Cat,Dan,Eve,Fay'])
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  const table = await openWar(page, 'The frontier')
  await table.isAt('Round 2 · Germany, Combat Movements')
  await page.keyboard.press('F9')
  const view = await app.tableView()
  const errors: string[] = []
  view.on('pageerror', (error) => errors.push(error.message))
  const beside = view.getByRole('complementary', { name: 'The turn' })
  await expect(beside).toContainText('Round 2')
  await expect(beside).toContainText('Germany')
  await expect(beside).toContainText('Combat Movements')
  const found = await look(view, 'war-map')
  expect(await smallest(view)).toBeGreaterThanOrEqual(23)
  await expect(view.getByRole('button')).toHaveCount(0)
  await expect(view.getByRole('textbox')).toHaveCount(0)

  // What it may not ask is refused by the main process, whatever its page would say.
  const refused = await view.evaluate(() =>
    (window as unknown as { keg: { invoke(...args: unknown[]): Promise<unknown> } }).keg.invoke('campaign:undo', {
      id: 'x',
      position: 1,
      count: 1,
    }),
  )
  expect(refused).toEqual({ ok: false, fault: { at: '', problem: 'this page may not ask' } })

  await table.foot(/^To the \d battles/, 'Germany, Combat')
  await expect(beside).toContainText('To fight: ')
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Fight in Eastern France/ })
    .first()
    .click()
  await table.isFighting(/Attackers fire/)
  const battle = view.getByRole('region', { name: 'Battle of Eastern France' })
  await expect(battle).toContainText('Attackers fire')
  await expect(battle.getByRole('region', { name: 'Germany attacks' })).toContainText('infantry')
  await expect(battle.getByRole('contentinfo', { name: 'Odds' }).or(battle.locator('footer'))).toContainText(
    'Germany takes Eastern France',
  )
  await table.throwFaces([1, 4, 2, 6, 3, 5, 1, 2, 6, 3])
  await expect(battle.getByRole('group', { name: /of 10 hit$/ })).toBeVisible()
  found.push(...(await look(view, 'war-battle')))
  expect(await smallest(view)).toBeGreaterThanOrEqual(23)

  // An undo at the table is an undo on the wall.
  await table.undo()
  await expect(battle.getByRole('group', { name: /of 10 hit$/ })).toHaveCount(0)

  const closed = view.waitForEvent('close')
  await app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('library')?.click()
  })
  await closed
  expect(found).toEqual([])
  expect(errors).toEqual([])
  await app.close()
})

test('Origins: from the table’s menu, follows a deed, closes by its own key', async () => {
  const app = await launchApp()
  const page = await app.firstWindow()
  const table = await openSample(page)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: /^Table view/ }).click()
  const view = await app.tableView()
  const beside = view.getByRole('complementary', { name: 'The turn' })
  await expect(beside).toContainText('Round 6 of 10')
  await expect(beside).toContainText('Placement')
  const found = await look(view, 'origins')
  expect(await smallest(view)).toBeGreaterThanOrEqual(23)
  await table.restAtHome()
  await expect(beside).toContainText('Attack')
  await expect(view.getByRole('button')).toHaveCount(0)
  const closed = view.waitForEvent('close')
  await view.keyboard.press('Escape').catch(() => undefined)
  await closed
  await expect(page.getByRole('banner')).toBeVisible()
  expect(found).toEqual([])
  await app.close()
})
