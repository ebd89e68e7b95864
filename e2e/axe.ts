/** What an audit finds on the screen that is shown. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** What a person could not get past, in words that name the place. */
export async function findings(page: Page, screen: string): Promise<string[]> {
  // A colour half way through its change is nobody's colour.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  // The preview is a printed document in a sandbox where no script runs, axe's neither.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).exclude('iframe').analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${screen}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
