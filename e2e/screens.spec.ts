/** Every screen in both sizes, left in `out/screens`, and on each the title bar and the next deed in sight. */
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { launchApp } from './app'
import { shootScreens, SIZES } from './screens'

test.setTimeout(600_000)

test('every screen can be shown in both sizes without an error', async () => {
  const folder = fileURLToPath(new URL('../out/screens', import.meta.url))
  const app = await launchApp()
  const page = await app.firstWindow()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const table = await shootScreens(app, page, folder)
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    for (const tab of ['Map', 'Sheet', 'Deals', 'Log', 'Print'] as const) {
      await table.tab(tab)
      await page.mouse.move(width / 2, 20)
      await page.mouse.wheel(0, 300)
      await expect(page.getByRole('banner'), `${tab} at ${width}`).toBeInViewport({ ratio: 1 })
      const deed = page
        .getByRole('complementary', { name: 'The turn' })
        .getByRole('button', { name: 'Choose an attack' })
      if (await deed.isVisible()) await expect(deed, `${tab} at ${width}`).toBeInViewport({ ratio: 1 })
    }
  }
  expect(errors).toEqual([])
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
  expect(pictures.length).toBeGreaterThanOrEqual(14 * SIZES.length)
  for (const name of pictures) expect(statSync(path.join(folder, name)).size, name).toBeGreaterThan(10_000)
  await app.close()
})
