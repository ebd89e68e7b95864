/** axe on every screen, in both themes: nothing serious, nothing critical. */
import { expect, test } from '@playwright/test'
import { launchApp } from './app'
import { findings } from './axe'
import { openSample } from './table'

test.setTimeout(600_000)

for (const theme of ['light', 'dark'] as const)
  test(`no serious violation on any screen, ${theme}`, async () => {
    const app = await launchApp()
    const page = await app.firstWindow()
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: theme })
    const found: string[] = []
    const look = async (screen: string): Promise<void> => {
      found.push(...(await findings(page, screen)))
    }
    const deed = (id: string): Promise<void> =>
      app.evaluate(({ Menu }, item) => {
        Menu.getApplicationMenu()?.getMenuItemById(item)?.click()
      }, id)
    const dialog = page.getByRole('dialog')
    const close = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    }

    await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
    await look('empty library')
    await page.getByRole('button', { name: 'Set it up' }).click()
    await expect(page.getByRole('heading', { name: 'New campaign' })).toBeVisible()
    await look('new campaign')
    await page.getByRole('button', { name: 'Back to the library', exact: true }).click()
    const table = await openSample(page)
    for (const tab of ['Map', 'Sheet', 'Deals', 'Log', 'Print'] as const) {
      await table.tab(tab)
      if (tab === 'Print') await expect(page.getByRole('button', { name: /^Print \d+ page/ })).toBeVisible()
      await look(tab)
    }
    await table.tab('Map')
    for (const id of ['settings', 'keys', 'verify']) {
      await deed(id)
      await expect(dialog).toBeVisible()
      await look(id)
      await close()
    }
    await table.restAtHome()
    await table.turn.getByRole('button', { name: /^(Choose an attack|Attack )/ }).click()
    await expect(dialog).toBeVisible()
    await look('attack')
    await page.keyboard.press('3')
    await expect(dialog.getByRole('button', { name: /^End .* turn$/ })).toBeVisible()
    await look('after the attack')
    await page.keyboard.press('Enter')
    await deed('rules')
    await look('rulebook')
    await deed('rules')
    await deed('library')
    await expect(page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
    await look('library')
    expect(found).toEqual([])
    await app.close()
  })
