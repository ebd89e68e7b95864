/** A picture of every screen, in the smallest window the design is made for and in a large one. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { AppUnderTest } from './app'
import { expect, openSample, type Table } from './table'

export const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const

/** Begins in an empty library and ends at the table of the sample, before its first command. */
export async function shootScreens(app: AppUnderTest, page: Page, folder: string): Promise<Table> {
  mkdirSync(folder, { recursive: true })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  const shoot = async (name: string): Promise<void> => {
    for (const { width, height } of SIZES) {
      await page.setViewportSize({ width, height })
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      // The map draws itself anew for its new size, a frame or two after the window has it.
      await page.waitForTimeout(400)
      await page.screenshot({ path: path.join(folder, `${name}-${width}.png`) })
    }
  }
  const deed = (id: string): Promise<void> =>
    app.evaluate(({ Menu }, item) => {
      Menu.getApplicationMenu()?.getMenuItemById(item)?.click()
    }, id)
  const dialog = page.getByRole('dialog')
  const inDialog = async (id: string): Promise<void> => {
    await deed(id)
    await expect(dialog).toBeVisible()
    await shoot(id)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }

  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await shoot('library-empty')
  await page.getByRole('button', { name: 'Set it up' }).click()
  await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible()
  await shoot('new-campaign')
  await page.getByRole('button', { name: 'Back to the library', exact: true }).click()
  const table = await openSample(page)
  for (const tab of ['Map', 'Sheet', 'Deals', 'Log', 'Print'] as const) {
    await table.tab(tab)
    if (tab === 'Print') await expect(page.frameLocator('iframe').getByText('Britain').first()).toBeVisible()
    await shoot(tab.toLowerCase())
  }
  await table.tab('Map')
  await page.emulateMedia({ colorScheme: 'dark' })
  await shoot('map-dark')
  await page.emulateMedia({ colorScheme: 'light' })
  for (const id of ['settings', 'keys', 'verify']) await inDialog(id)
  await deed('rules')
  await shoot('rulebook')
  await deed('rules')

  await table.restAtHome()
  await table.turn.getByRole('button', { name: /^(Choose an attack|Attack )/ }).click()
  await expect(dialog).toBeVisible()
  await shoot('attack')
  await page.keyboard.press('Escape')
  await table.undo()
  await deed('library')
  await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await shoot('library')
  await page.getByRole('button', { name: /^Go on with/ }).click()
  await table.isAt(/Round 6 of 10/)
  return table
}
