/** The window's frame: menu, place on the screen, settings, files handed in from outside, one instance. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { electronBinary, freshFolder, launchApp, type AppUnderTest } from './app'

const press = (app: AppUnderTest, id: string): Promise<void> =>
  app.evaluate(({ Menu }, item) => {
    Menu.getApplicationMenu()?.getMenuItemById(item)?.click()
  }, id)
const enabled = (app: AppUnderTest, id: string): Promise<boolean | undefined> =>
  app.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.enabled, id)

/** The sample game lies open: its round and who acts are said beside its name. */
const ON_TABLE = /Round 6 of 10 ·/

async function openSample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the sample game' }).click()
  await expect(page.getByRole('banner').getByText(ON_TABLE)).toBeVisible()
}

test('menu items say their deed to the window, and those for a campaign wait for one', async () => {
  const app = await launchApp()
  const page = await app.firstWindow()
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
  expect(await enabled(app, 'undo')).toBe(false)
  expect(await enabled(app, 'new')).toBe(true)

  await press(app, 'settings')
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await openSample(page)
  await expect.poll(() => enabled(app, 'undo')).toBe(true)
  await press(app, 'library')
  await expect.poll(() => enabled(app, 'undo')).toBe(false)
  await app.close()
})

test('size, place and settings outlive the app, and it goes back to the campaign it was left in', async () => {
  const userData = freshFolder()
  const bounds = { x: 40, y: 60, width: 1280, height: 800 }
  const first = await launchApp({ userData })
  const page = await first.firstWindow()
  await openSample(page)
  await first.evaluate(({ BrowserWindow }, wanted) => BrowserWindow.getAllWindows()[0]?.setBounds(wanted), bounds)
  await page.evaluate(() =>
    (window as unknown as { keg: { invoke(...args: unknown[]): Promise<unknown> } }).keg.invoke('settings:set', {
      theme: 'dark',
    }),
  )
  await first.close()

  const second = await launchApp({ userData })
  const again = await second.firstWindow()
  await expect(again.getByRole('banner').getByText(ON_TABLE)).toBeVisible()
  expect(await second.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getBounds())).toEqual(bounds)
  expect(await second.evaluate(({ nativeTheme }) => nativeTheme.themeSource)).toBe('dark')
  await second.close()
})

test('the window cannot be made smaller than the table needs', async () => {
  const app = await launchApp()
  await app.firstWindow()
  const size = await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getMinimumSize())
  expect(size).toEqual([1024, 700])
  await app.close()
})

test('an exported campaign opens when the app is started with it, and when it is handed to a running one', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'powder-keg-export-'))
  const file = path.join(folder, 'Evening.keg')
  const first = await launchApp()
  const page = await first.firstWindow()
  await openSample(page)
  await first.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath })
  }, file)
  await press(first, 'export')
  await expect.poll(() => readdirSync(folder)).toEqual(['Evening.keg'])
  expect(readFileSync(file, 'utf8')).toContain('keg-export')
  await first.close()

  const second = await launchApp({ args: [file] })
  const opened = await second.firstWindow()
  await expect(opened.getByRole('banner').getByText(ON_TABLE)).toBeVisible()

  // Somebody double clicks another file while the app runs: the second start ends at once, the first takes the file.
  const before = readdirSync(path.join(second.userData, 'campaigns')).length
  startAgain(second.userData, file)
  await expect.poll(() => readdirSync(path.join(second.userData, 'campaigns')).length).toBe(before + 1)
  expect(await second.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1)
  await second.close()
})

test('a scenario’s file opens onto the shelf of scenarios, at the start and in a running app', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'powder-keg-scenario-'))
  const write = (name: string, price: number): string => {
    const file = path.join(folder, `${name}.keg-scenario`)
    const changes = [{ at: 'units.infantry.cost', value: price }]
    writeFileSync(file, JSON.stringify({ game: 'great-war', name, base: 1, changes }))
    return file
  }
  const app = await launchApp({ args: [write('Dear armies', 4)] })
  const page = await app.firstWindow()
  await expect(page.getByText('Dear armies was added to the scenarios.')).toBeVisible()
  await expect(page.getByRole('article', { name: 'Dear armies' })).toContainText('1 figure changed')

  startAgain(app.userData, write('Cheap armies', 1))
  await expect(page.getByRole('article', { name: 'Cheap armies' })).toBeVisible()
  // At the table it is said, and the table stays.
  await press(app, 'library')
  await openSample(page)
  startAgain(app.userData, write('Middling armies', 3))
  await expect(page.getByText('Middling armies was added to the scenarios.').first()).toBeVisible()
  await expect(page.getByRole('banner').getByText(ON_TABLE)).toBeVisible()
  await app.close()
})

/** As the system would: the program, with the file behind it. */
function startAgain(userData: string, file: string): void {
  const binary = electronBinary()
  const [program, args] =
    binary === undefined
      ? [process.execPath, ['--import', 'tsx', 'e2e/standin/run.ts', 'out/main/main.js', file]]
      : [binary, ['.', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), file]]
  const ended = spawnSync(program, args, { env: { ...process.env, KEG_USER_DATA: userData }, timeout: 60_000 })
  expect(ended.status).toBe(0)
}
