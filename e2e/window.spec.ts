/** The window of The Great War around the board: log, colours, taking back from the map, names of the menu. */
import { expect, test } from '@playwright/test'
import { freshFolder, launchApp } from './app'
import { openWar } from './war'
import { FRONTIER, preparedWar } from './war-positions'

test('the log is filtered, colours are exchanged, moves go back in one step, a tray leads to the correction', async () => {
  test.setTimeout(240_000)
  const userData = freshFolder()
  preparedWar(userData, 'The frontier', FRONTIER, ['players=Ann,Ben,Cat,Dan,Eve,Fay'])
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  const table = await openWar(page, 'The frontier')
  const label = (id: string) =>
    app.evaluate(({ Menu }, item) => Menu.getApplicationMenu()?.getMenuItemById(item)?.label, id)
  expect([await label('secondPage'), await label('thirdPage')]).toEqual(['Diplomacy', 'Ledger'])
  // The keys of the pages go as their tabs do.
  const tabs = await page.getByRole('tab').allInnerTexts()
  for (const [n, name] of tabs.entries()) {
    await page.keyboard.press(`Control+${n + 1}`)
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }

  await table.tab('Log')
  const log = page.getByRole('region', { name: 'History of the campaign' })
  await page.getByRole('combobox', { name: /^Kind/ }).selectOption({ label: 'Influence and treaties' })
  await expect(log.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('button', { name: 'Romania', exact: true }).click()
  await expect(log.getByRole('listitem')).toHaveCount(1)
  await expect(log).toContainText('Russia tries to influence Romania')
  await page.getByRole('button', { name: 'Show all' }).click()
  await page.getByRole('combobox', { name: /^Phase/ }).selectOption({ label: 'Place Units' })
  await expect(log).toContainText('A trench in Eastern France facing Germany')
  await expect(page.getByRole('complementary', { name: 'Log tools' })).toContainText('1 throw')

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('menuitem', { name: 'Colours of this campaign' }).click()
  const colour = (nation: string) => page.getByRole('radiogroup', { name: `Colour of ${nation}` })
  await colour('France')
    .getByRole('radio', { name: /^turquoise/ })
    .click()
  await expect(colour('Italy').getByRole('radio', { name: /^blue/ })).toBeChecked()
  await page.keyboard.press('Escape')

  await table.tab('Map')
  const moves = page.getByRole('region', { name: 'Moves of this phase' })
  const fold = moves.getByRole('button', { name: /^Planned/ })
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await moves.getByRole('button', { name: 'Take back this move and 2 that came after it' }).click()
  await expect(moves.getByRole('listitem')).toHaveCount(1)
  await expect(moves.getByRole('button', { name: 'Take back this move' })).toHaveCount(1)

  await table.stand('Baltic Sea')
  await page.getByRole('region', { name: 'Units in Baltic Sea' }).getByRole('button', { name: 'Correct this' }).click()
  await expect(page.getByRole('dialog')).toContainText('Baltic Sea')
  await app.close()
})
