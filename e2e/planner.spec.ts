/** The planner through the window: with no campaign, of both games, a search that is stopped, and battles taken from a board. */
import { test, type Locator, type Page } from '@playwright/test'
import { freshFolder, launchApp, type AppUnderTest } from './app'
import { findings } from './axe'
import { expect } from './table'
import { openWar } from './war'
import { FRONTIER, preparedWar } from './war-positions'

test.setTimeout(180_000)

/** The planner's sheet, by its labels. */
class Sheet {
  readonly sheet: Locator
  readonly answer: Locator
  readonly stands: Locator
  constructor(readonly page: Page) {
    this.sheet = page.getByRole('dialog', { name: 'Planner' })
    this.answer = this.sheet.getByRole('status').first()
    this.stands = this.sheet.getByRole('list', { name: 'What the figures stand on' })
  }
  async plan(kind: string): Promise<void> {
    await this.sheet.getByRole('radio', { name: kind, exact: true }).or(this.button(kind)).first().click()
  }
  button = (name: string): Locator => this.sheet.getByRole('button', { name, exact: true })
  /** Types a number; the odds follow when the hand rests. */
  async type(label: string, count: number): Promise<void> {
    const field = this.sheet.getByLabel(label, { exact: true })
    await field.fill(String(count))
    await field.blur()
  }
  async choose(label: string, option: string): Promise<void> {
    await this.sheet.getByLabel(label, { exact: true }).selectOption({ label: option })
  }
  async says(...texts: readonly (string | RegExp)[]): Promise<void> {
    await expect(this.answer).toHaveAttribute('aria-busy', 'false')
    for (const text of texts) await expect(this.answer).toContainText(text)
  }
  /** Without scrolling or unfolding anything. */
  async inSight(...assumptions: readonly string[]): Promise<void> {
    for (const text of assumptions)
      await expect(this.stands.getByRole('listitem').filter({ hasText: text })).toBeInViewport()
  }
}

/** As the menu does it. */
const deed = (app: AppUnderTest, id: string): Promise<void> =>
  app.evaluate(({ Menu }, item) => {
    Menu.getApplicationMenu()?.getMenuItemById(item)?.click()
  }, id)

test('with no campaign open: battles of both games, a search that is stopped, copied as text', async () => {
  const app = await launchApp()
  const page = await app.firstWindow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  await expect(page.getByRole('button', { name: 'Set it up' })).toBeVisible()
  await deed(app, 'planner')
  const planner = new Sheet(page)

  await test.step('two infantry against one, as everybody knows it', async () => {
    await planner.button('Clear').click()
    await planner.type('Attacking infantry', 2)
    await planner.type('Defending infantry', 1)
    // 2 attack on 1, 1 defends on 2: published as 67.67, 26.94, 5.39 %
    await planner.says('67.7 %', '26.9 %', '5.4 %')
    await planner.inSight(
      'The attacker has only infantry to lose.',
      'The defender has only infantry to lose.',
      'The attacker never retreats.',
    )
    found.push(...(await findings(page, 'land')))
  })
  await test.step('one gun against one infantry: two fifths, two fifths, one fifth', async () => {
    await planner.button('Clear').click()
    await planner.type('Attacking artillery', 1)
    await planner.type('Defending infantry', 1)
    await planner.says('40.0 %', '20.0 %')
  })
  await test.step('copied, with what it stands on', async () => {
    await planner.button('Copy as text').click()
    await expect(planner.sheet).toContainText('Copied as text.')
  })

  await test.step('a long search tells how far it is, is stopped, and holds nothing up', async () => {
    for (const [kind, ours, theirs] of [
      ['infantry', 9, 9],
      ['artillery', 5, 4],
      ['tanks', 4, 0],
      ['fighters', 3, 2],
    ] as const) {
      await planner.type(`Attacking ${kind}`, ours)
      await planner.type(`Defending ${kind}`, theirs)
    }
    await planner.choose('Attacker loses', 'best for an aim')
    await planner.choose('Defender loses', 'best for an aim')
    const progress = planner.sheet.getByRole('progressbar')
    await expect(progress).toBeVisible()
    await expect.poll(async () => Number(await progress.getAttribute('value'))).toBeGreaterThan(0)
    await planner.button('Stop').click()
    await expect(planner.answer).toContainText('Stopped.')
    await expect(progress).toHaveCount(0)
    // Another question at once: the same thread is free again.
    await planner.button('Clear').click()
    await planner.choose('Attacker loses', 'cheapest first')
    await planner.choose('Defender loses', 'cheapest first')
    await planner.type('Attacking infantry', 1)
    await planner.type('Defending infantry', 1)
    await planner.says('25.0 %', '62.5 %', '12.5 %')
  })

  await test.step('two battles of a turn', async () => {
    await planner.button('Keep for several').click()
    await planner.type('Attacking infantry', 2)
    await planner.says('67.7 %')
    await planner.button('Keep for several').click()
    await planner.plan('Several battles')
    // 1/4 and 0.6767
    await planner.says('16.9 %', 'both succeed')
    found.push(...(await findings(page, 'several')))
  })
  await test.step('at sea, and a raid', async () => {
    await planner.plan('Sea')
    await planner.button('Clear').click()
    await planner.type('Attacking submarines', 1)
    await planner.type('Defending transports', 1)
    await planner.says('75.0 %')
    await planner.inSight('The attacker’s submarines never go under.', 'The attacker never retreats.')
    found.push(...(await findings(page, 'sea')))
    await planner.plan('Raid')
    await planner.says('at least one bomber gets through')
    found.push(...(await findings(page, 'raid')))
  })

  await test.step('Origins: nineteen against ten is one to one; how long a stack holds', async () => {
    await planner.plan('Origins')
    await planner.type('Factors of the attacker', 19)
    await planner.type('Factors of the target', 10)
    await expect(planner.sheet).toContainText('1 to 1')
    await expect(planner.stands.getByRole('listitem').first()).toBeInViewport()
    found.push(...(await findings(page, 'attack')))
    await planner.plan('Break a stack')
    await planner.says('broken below')
    await planner.button('Whole window').click()
    found.push(...(await findings(page, 'stack')))
  })
  expect(found).toEqual([])
  await app.close()
})

test('beside a campaign: a battle of the map comes over as it stands', async () => {
  const userData = freshFolder()
  preparedWar(userData, 'Frontier', FRONTIER)
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  const war = await openWar(page, 'Frontier')
  await war.isAt(/Round 2 · Germany/)
  await deed(app, 'planner')
  const planner = new Sheet(page)
  const fromMap = planner.sheet.getByRole('region', { name: 'From the map' })

  await fromMap.getByLabel('Space to attack').selectOption({ label: 'Poland' })
  await fromMap.getByRole('button', { name: 'Take this over' }).click()
  await planner.says('the attacker takes')
  await expect(planner.sheet.getByLabel('Attacking infantry', { exact: true })).not.toHaveValue('0')
  await planner.inSight('The attacker never retreats.')
  expect(await findings(page, 'beside the map')).toEqual([])
  await app.close()
})
