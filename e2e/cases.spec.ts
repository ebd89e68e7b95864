/** Reports of people who play such games, seen in the window; the numbers are theirs. */
import { expect, test, type Page } from '@playwright/test'
import { freshFolder, launchApp, type AppUnderTest } from './app'
import { beginCampaign, openSample, Table } from './table'

test.setTimeout(240_000)

let app: AppUnderTest
let page: Page
test.beforeEach(async () => {
  app = await launchApp({ userData: freshFolder() })
  page = await app.firstWindow()
})
test.afterEach(() => app.close())

const zoom = (name: string | RegExp) => page.getByRole('group', { name: 'Zoom' }).getByRole('button', { name })
const percent = async (): Promise<string> => (await zoom(/back to 100 %/).innerText()).trim()

test('M1 M2 the map goes from 25 to 400 %, and ten steps in and out end at exactly 100 %', async () => {
  await openSample(page)
  await zoom(/back to 100 %/).click()
  await expect.poll(percent).toBe('100%')
  for (let step = 0; step < 10; step++) await zoom('Zoom in').click()
  await expect.poll(percent).toBe('400%')
  for (let step = 0; step < 10; step++) await zoom('Zoom out').click()
  await expect.poll(percent).toBe('100%')
  for (let step = 0; step < 20; step++) await zoom('Zoom out').click()
  await expect.poll(percent).toBe('25%')
})

test('S11 the map comes back as it was left with this campaign', async () => {
  await openSample(page)
  await zoom(/back to 100 %/).click()
  await zoom('Zoom in').click()
  await expect.poll(percent).toBe('115%')
  // The camera is saved a moment after the map has come to rest.
  await page.waitForTimeout(1500)
  await app.close()
  app = await launchApp({ userData: app.userData })
  page = await app.firstWindow()
  await new Table(page).isAt(/Round 6 of 10/)
  await expect.poll(percent).toBe('115%')
})

test('S8 looking back turns every input off, and the present is what it was', async () => {
  const table = await openSample(page)
  const present = await table.board()
  await table.tab('Log')
  await page.getByRole('button', { name: 'First' }).click()
  expect(await table.board()).not.toEqual(present)
  await expect(table.turn.getByRole('button', { name: /^Put / })).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('button', { name: 'Undo' })).toBeDisabled()
  await page.getByRole('button', { name: 'Return to the present' }).click()
  expect(await table.board()).toEqual(present)
  await table.isAt('Round 6 of 10 · Britain, placement')
})

test('H1 H2 nobody is asked anything between the steps and turns of players with two powers', async () => {
  const table = await beginCampaign(page, { name: 'Three at the table', players: ['Mo', 'Nia', 'Otto'] })
  const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  for (const power of ['Britain', 'France', 'Germany', 'Russia', 'Austria-Hungary']) {
    await table.isAt(`${power}, placement`)
    await expect(dialogs).toHaveCount(0)
    await table.restAtHome()
    await expect(dialogs).toHaveCount(0)
    await table.endTurn()
  }
  await table.isAt('Round 2 of 10 · Britain, placement')
  await expect(dialogs).toHaveCount(0)
})

test('M4 at 200 % text in a 1366 × 768 window no page runs off the window', async () => {
  await openSample(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+Alt+=')
  const fontPx = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  await expect.poll(fontPx).toBe(32)
  for (const tab of ['Map', 'Sheet', 'Deals', 'Log', 'Print'] as const) {
    await page.getByRole('tab', { name: tab }).click()
    const beyond = await page.evaluate(() => ({
      window: document.documentElement.scrollWidth - window.innerWidth,
      // A button outside the window must lie in something that scrolls to it.
      lost: [...document.querySelectorAll('button, [role=tab]')].filter((button) => {
        const box = button.getBoundingClientRect()
        if (box.width === 0 || (box.right <= window.innerWidth + 1 && box.bottom <= window.innerHeight + 1))
          return false
        for (let up = button.parentElement; up; up = up.parentElement)
          if (/auto|scroll/.test(getComputedStyle(up).overflow)) return false
        return true
      }).length,
    }))
    expect({ tab, ...beyond }).toEqual({ tab, window: 0, lost: 0 })
  }
})
