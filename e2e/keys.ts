/** The keyboard alone: nothing here points. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './table'

/** More stops than the busiest screen has: past them, the place can’t be reached. */
const STOPS = 250

/** Tabs on until that has the focus. */
export async function walkTo(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible()
  for (let stop = 0; stop < STOPS; stop++) {
    if (await what.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`${String(what)} can’t be reached with Tab`)
}
export async function pressOn(page: Page, what: Locator): Promise<void> {
  await walkTo(page, what)
  // A button that has just become another takes no press for a moment.
  await expect(what).toBeEnabled()
  await page.keyboard.press('Enter')
}
