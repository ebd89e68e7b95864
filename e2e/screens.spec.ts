/** Every screen in both sizes, left in `out/screens`, and nothing on any of them cut off at the window's edge. */
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
      const beyond = await page.evaluate(
        () =>
          document.documentElement.scrollWidth -
          window.innerWidth +
          document.documentElement.scrollHeight -
          window.innerHeight,
      )
      expect(beyond, `${tab} at ${width}`).toBeLessThanOrEqual(0)
    }
  }
  expect(errors).toEqual([])
  const pictures = readdirSync(folder).filter((name) => name.endsWith('.png'))
  expect(pictures.length).toBeGreaterThanOrEqual(14 * SIZES.length)
  for (const name of pictures) expect(statSync(path.join(folder, name)).size, name).toBeGreaterThan(10_000)
  await app.close()
})
