/** The map of The Great War at "fit": nothing that lies over it takes a space away. */
import { expect, test } from '@playwright/test'
import { freshFolder, launchApp } from './app'
import { openWar } from './war'
import { FRONTIER, preparedWar } from './war-positions'

test('in the smallest window every space can be pointed at, and small ones say their names', async () => {
  const userData = freshFolder()
  preparedWar(userData, 'Frontier', FRONTIER)
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const table = await openWar(page, 'Frontier')
  await page.getByRole('button', { name: 'Show the whole board' }).click()
  await page.waitForTimeout(500)

  // A pointer is led over the window, and what the card in the corner names is noted.
  const told = await table.list.getByRole('option').allTextContents()
  let missing = told.map((line) => line.trim().toLowerCase())
  expect(missing.length).toBeGreaterThan(90)
  for (const [from, step] of [
    [0, 16],
    [8, 16],
    [4, 8],
  ] as const) {
    const seen = await page.evaluate(
      async ([first, by]) => {
        const names = new Set<string>()
        for (let y = 100 + first; y < 800; y += by)
          for (let x = first; x < 924; x += by) {
            const under = document.elementFromPoint(x, y)
            if (!under?.closest('.surface')) continue
            under.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true }))
            for (let turn = 0; turn < 5; turn++) await Promise.resolve() // drawn into the page, not yet painted
            // A card on its way out still says what was noted before.
            for (const card of document.querySelectorAll('.war-card h3'))
              names.add(card.textContent.trim().toLowerCase())
          }
        return [...names]
      },
      [from, step] as const,
    )
    missing = missing.filter((line) => !seen.some((name) => [`${name},`, `${name}.`].some((it) => line.startsWith(it))))
    if (missing.length === 0) break
  }
  expect(missing).toEqual([])

  // Gibraltar is too small for its name: it says it beside the pointer, and to who walks there with the keyboard.
  const tag = page.locator('.tag')
  await table.stand('Gibraltar')
  await expect(tag).toHaveText('Gibraltar')
  await table.stand('Spain')
  await expect(tag).toHaveCount(0)
  await app.close()
})
