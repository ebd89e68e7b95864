/** Every screen in both sizes, left in `out/screens`, and none so large that the window itself would scroll. */
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
      const scrolled = await page.evaluate(() => {
        window.scrollTo(50, 50)
        return [window.scrollX, window.scrollY]
      })
      expect(scrolled, `${tab} at ${width}: the window itself does not scroll`).toEqual([0, 0])
    }
  }
  expect(errors).toEqual([])
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
  expect(pictures.length).toBeGreaterThanOrEqual(14 * SIZES.length)
  for (const name of pictures) expect(statSync(path.join(folder, name)).size, name).toBeGreaterThan(10_000)
  await app.close()
})
