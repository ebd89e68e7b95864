/** Text at 200 % in a window of 1366×768: what one does next stays at the foot, and the foot hides nothing that has the focus. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { freshFolder, launchApp, type AppUnderTest } from './app'
import { openSample } from './table'
import { openWar } from './war'
import { FRONTIER, preparedWar } from './war-positions'

const MOST_STOPS = 60

async function largeText(app: AppUnderTest, page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1366, height: 768 })
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize))
  for (let step = 0; step < 20 && (await size()) < 32; step++)
    await app.evaluate(({ Menu }) => void Menu.getApplicationMenu()?.getMenuItemById('textLarger')?.click())
  await expect.poll(size).toBe(32)
}

/** Whether a press on the middle of what is seen of it would reach it; what lies there instead is the answer. */
const inTheWay = (control: Locator): Promise<string> =>
  control.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right - left < 1 || bottom - top < 1) return 'it is outside of the window'
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    if (there !== null && (element.contains(there) || there.closest('label')?.contains(element) === true)) return ''
    return `${there?.className} ${there?.textContent?.trim().slice(0, 60)}`
  })

/** With the Tab key through the page: each stop is seen, and so is the deed at every stop. */
async function walk(page: Page, deed: Locator): Promise<number> {
  await page.locator('body').press('Tab')
  const seen = new Set<string>()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const focused = page.locator(':focus')
    if ((await focused.count()) === 0) break // past the last one, in the frame of the window
    const name = await focused.evaluate((e) => e.ariaLabel ?? e.textContent?.trim().slice(0, 80) ?? '')
    // The lists of the maps are for those who hear; what they stand on is marked on the canvas.
    const heard = await focused.evaluate((e) => e.getBoundingClientRect().width <= 1)
    if (!heard) expect([name, await inTheWay(focused)]).toEqual([name, ''])
    await expect.poll(() => inTheWay(deed), { message: `the deed at the foot, at ${name}` }).toBe('')
    const place = await focused.evaluate((e) => [...document.querySelectorAll('*')].indexOf(e))
    if (seen.has(String(place))) break
    seen.add(String(place))
    await page.keyboard.press('Tab')
  }
  return seen.size
}

test('the turn of Origins: placing and attacking', async () => {
  const app = await launchApp()
  const page = await app.firstWindow()
  const table = await openSample(page)
  await largeText(app, page)
  const attack = table.turn.getByRole('button', { name: /^(Choose an attack|Attack )/ })
  expect(await walk(page, attack)).toBeGreaterThan(10)
  await table.restAtHome()
  expect(await walk(page, attack)).toBeGreaterThan(10)
  await app.close()
})

test('the turn of The Great War, and its battle', async () => {
  test.setTimeout(240_000)
  const userData = freshFolder()
  preparedWar(userData, 'Frontier', FRONTIER)
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  const table = await openWar(page, 'Frontier')
  await largeText(app, page)
  const toBattles = table.turn.getByRole('button', { name: 'To the 2 battles' })
  expect(await walk(page, toBattles)).toBeGreaterThan(10)
  await toBattles.click()
  await page
    .getByRole('button', { name: /Eastern France/ })
    .first()
    .click()
  const throwDice = table.acts.getByRole('button', { name: /^Throw / })
  await expect(throwDice).toBeVisible()
  await table.settled()
  expect(await walk(page, throwDice)).toBeGreaterThan(5)
  await app.close()
})
