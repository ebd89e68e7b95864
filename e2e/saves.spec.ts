/** A campaign whose file was damaged: said where it would be, mended from the copy that was kept, nothing overwritten. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { freshFolder, launchApp } from './app'
import { openSample, Table } from './table'

test('a damaged save is told apart, set aside and mended', async () => {
  const userData = freshFolder()
  const first = await launchApp({ userData })
  const table = await openSample(await first.firstWindow())
  await table.fill('Italy')
  await table.page.getByRole('button', { name: 'Menu' }).click()
  await table.page.getByRole('menuitem', { name: 'Back to the library' }).click()
  await expect(table.page.getByRole('heading', { name: 'Campaigns' })).toBeVisible()
  await first.close()

  const folder = campaignFolder(userData)
  const newest = readdirSync(folder)
    .filter((name) => /^history-\d+\.json$/.test(name))
    .sort()
    .at(-1)
  expect(newest).toBeDefined()
  const file = path.join(folder, newest ?? '')
  const bytes = readFileSync(file)
  bytes.fill('#', bytes.length - 60, bytes.length - 20)
  writeFileSync(file, bytes)

  const second = await launchApp({ userData })
  const page = await second.firstWindow()
  const problem = page.getByRole('group', { name: /can’t be opened/ })
  const card = page.getByRole('button', { name: 'Sunday at Mill Lane' })
  await expect(problem.or(card).first()).toBeVisible()
  if (!(await problem.isVisible())) await card.first().click()
  await expect(problem.first()).toBeVisible()
  await expect(problem.first()).toContainText(/damaged|changed|copy/)
  expect(readFileSync(file).equals(bytes)).toBe(true)

  await problem.getByRole('button', { name: 'Open the whole copy' }).click()
  // It goes on at once from there.
  await new Table(page).isAt(/Round 6 of 10/)
  // What was damaged lies aside, byte by byte as it was found.
  const kept = allFiles(userData).filter((name) => readFileSync(name).includes('########'))
  expect(kept.some((name) => readFileSync(name).equals(bytes))).toBe(true)
  await second.close()
})

test('a campaign is renamed from either menu, and the name is kept', async () => {
  const userData = freshFolder()
  const first = await launchApp({ userData })
  const table = await openSample(await first.firstWindow())
  const page = table.page
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Back to the library' }).click()
  const rename = async (from: string, which: 'first' | 'last', to: string): Promise<void> => {
    await page
      .getByRole('button', { name: `More for ${from}` })
      [which]()
      .click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const field = page.getByRole('textbox', { name: 'Name of the campaign' })
    await expect(field).toBeFocused()
    await page.keyboard.type(to)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: to, level: 2 }).first()).toBeVisible()
  }
  await rename('Sunday at Mill Lane', 'first', 'Monday at Mill Lane')
  await rename('Monday at Mill Lane', 'last', 'Tuesday')
  await first.close()

  const second = await launchApp({ userData })
  await expect((await second.firstWindow()).getByRole('button', { name: 'Tuesday', exact: true })).toBeVisible()
  await second.close()
})

function campaignFolder(userData: string): string {
  const library = path.join(userData, 'campaigns')
  const [only] = readdirSync(library, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && !entry.name.startsWith('.'),
  )
  if (only === undefined) throw new Error('no campaign')
  return path.join(library, only.name)
}

function allFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
}
