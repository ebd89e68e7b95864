/**
 * `npm run demo`: the sample campaign, played to its end through the real app, without a display. Leaves a picture of every
 * screen in the two sizes that the window is made for, and every sheet as a PDF.
 */
import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { launchApp, type AppUnderTest } from './app'
import { shootScreens } from './screens'
import { expect, type Face, type Table } from './table'

const OUT = path.resolve(process.argv[2] ?? fileURLToPath(new URL('../demo-output', import.meta.url)))
const ABROAD = ['Bulgaria', 'Turkey', 'Greece', 'Africa', 'Italy', 'Serbia', 'Rumania', 'Far East']
const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** From the sample's sixth round to the result: something abroad where there is room, the rest at home, an attack. */
async function playOn(table: Table): Promise<void> {
  await table.tab('Map')
  await table.turn.waitFor()
  for (let turn = 0; !(await isOver(table.page)); turn++) {
    if (await table.isPlacing()) {
      await table.fillIfRoom(ABROAD[turn % ABROAD.length] ?? 'Italy')
      await table.restAtHome()
    }
    const placed = await table.standing()
    if (await table.canAttack()) await table.attack((((turn * 5) % 6) + 1) as Face)
    else await table.endTurn()
    await expect.poll(() => table.standing()).not.toBe(placed)
  }
}

const isOver = (page: Page): Promise<boolean> => page.getByRole('tab', { name: 'Result' }).isVisible()

async function printSheets(host: AppUnderTest, table: Table): Promise<void> {
  await table.tab('Print')
  const { page } = table
  const sheets = page.getByRole('group', { name: 'Sheets' }).getByRole('checkbox')
  await sheets.first().waitFor()
  for (const box of await sheets.all()) await box.uncheck()
  for (const box of await sheets.all()) {
    await box.check()
    const title = await box.locator('xpath=..').locator('b').innerText()
    const file = path.join(OUT, `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.pdf`)
    await host.evaluate(({ dialog }, filePath) => {
      dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
    }, file)
    await page.getByRole('button', { name: 'Save as PDF…' }).click()
    await page
      .getByRole('status')
      .filter({ hasText: path.basename(file) })
      .waitFor()
    await box.uncheck()
  }
}

rmSync(OUT, { recursive: true, force: true })
mkdirSync(OUT, { recursive: true })
const app = await launchApp()
try {
  const page = await app.firstWindow()
  say(`Pictures of every screen …`)
  const table = await shootScreens(app, page, path.join(OUT, 'screens'))
  say('Every sheet as a PDF …')
  await printSheets(app, table)
  say('The rest of the game …')
  await playOn(table)
  await page.screenshot({ path: path.join(OUT, 'screens', 'result.png') })
  say(
    `Done: ${await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()}. Pictures and sheets are in ${OUT}`,
  )
} finally {
  await app.close()
}
