/** One nation’s whole turn in The Great War with the keyboard alone: no pointer is used once the campaign is open. */
import { expect, test, type Page } from '@playwright/test'
import { freshFolder, launchApp } from './app'
import { pressOn, walkTo } from './keys'
import { WarTable, openWar } from './war'
import { passes, preparedWar } from './war-positions'

test.setTimeout(600_000)

/** Letters that come too slowly are two words; then once more. */
async function find(page: Page, table: WarTable, space: string): Promise<void> {
  await walkTo(page, table.list)
  await expect(async () => {
    await page.keyboard.type(space.toLowerCase())
    const id = await table.list.getAttribute('aria-activedescendant')
    expect(await page.locator(`[id="${id}"]`).textContent()).toMatch(new RegExp(`^\\s*${space}[,.]`))
  }).toPass({ intervals: [900] })
}

test('a whole turn without a pointer: research, buying, a battle, placing, income', async () => {
  const userData = freshFolder()
  preparedWar(userData, 'No mouse', passes('serbia', 1))
  const app = await launchApp({ userData })
  const page = await app.firstWindow()
  await openWar(page, 'No mouse')
  const table = new WarTable(page, (what) => pressOn(page, what))
  const { turn } = table
  await table.isAt('Germany, Diplomacy')
  await table.foot('End diplomacy', 'Germany, Research')

  // One die is said by its digit.
  await walkTo(page, turn.getByRole('button', { name: /^6: / }))
  await page.keyboard.press('2')
  await expect(turn.getByRole('region', { name: /^Research/ }).getByRole('status')).toContainText('2')
  await table.foot('End research', 'Germany, Purchase Units')

  const infantry = turn.getByRole('group', { name: /^Infantry bought/ })
  await walkTo(page, infantry.getByRole('button', { name: 'Place one more' }))
  await page.keyboard.press('+')
  await expect(infantry).toContainText('1')
  await page.keyboard.press('+')
  await expect(infantry).toContainText('2')
  await table.foot('End purchase', 'Germany, Combat Movements')

  // Enter opens the units of a space, + takes them up, Enter on another space puts them down there.
  await find(page, table, 'Germany')
  await page.keyboard.press('Enter')
  const tray = page.getByRole('region', { name: 'Units in Germany' })
  for (const [kind, count] of [
    ['Infantry', 5],
    ['Artillery', 2],
  ] as const) {
    const step = tray.getByRole('group', { name: `${kind} taken up in Germany` })
    await walkTo(page, step.getByRole('button', { name: 'One more' }))
    for (let n = 1; n <= count; n++) {
      await page.keyboard.press('+')
      await expect(step).toContainText(new RegExp(`^${n} of`))
    }
  }
  await find(page, table, 'Poland')
  await page.keyboard.press('Enter')
  // By land or over the Baltic: the question has the focus.
  await expect(page.getByRole('button', { name: 'Attack Poland' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Moves of this phase' })).toContainText('Poland')
  await expect(table.list).toBeFocused()
  await table.foot('To the battle', 'Germany, Combat')

  await pressOn(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Fight in Poland/ })
      .first(),
  )
  await table.isFighting(/Attackers fire/)
  await table.fightOn({ attackers: 5, defenders: 1 })
  await pressOn(page, page.getByRole('button', { name: 'Put this away' }))
  await table.foot('End combat', 'Germany, Non-combat Movements')
  await expect(table.list.getByRole('option', { name: /^Poland,/ })).toContainText('Held by Germany')
  await table.foot('End movement', 'Germany, Place Units')
  await pressOn(page, turn.getByRole('button', { name: /^Place 2 infantry in Germany|^Place all 2 in Germany/ }).last())
  await table.foot('End placing', 'Germany, Collect Income')
  await table.foot(/^End Germany’s turn/, 'Russia, Diplomacy')

  // Undo and the pages have keys of their own.
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('dialog', { name: 'Does the table agree?' }).waitFor()
  await page.keyboard.press('Escape')
  await table.isAt('Russia, Diplomacy')
  await app.close()
})
