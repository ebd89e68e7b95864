/** One whole round with the keyboard alone: no pointer is used once the table is set. */
import { expect, test } from '@playwright/test'
import { launchApp } from './app'
import { pressOn, walkTo } from './keys'
import { beginCampaign, type Table } from './table'

test.setTimeout(600_000)

/** Five in the first nation of the list, the rest at home, then an attack if there is one to make. */
async function turnByKeyboard(table: Table): Promise<'attacked' | 'passed'> {
  const { page, turn } = table
  await table.isAt(/, placement/)
  await walkTo(page, turn.getByLabel('Choose another nation to place in'))
  await page.keyboard.press('ArrowDown')
  const left = turn.getByRole('region', { name: 'Left to place' })
  const before = await left.innerText()
  await pressOn(page, turn.getByRole('button', { name: /^Put \d+ in / }))
  await expect.poll(() => left.innerText()).not.toBe(before)
  await pressOn(page, turn.getByRole('button', { name: /^Put the last \d+ at home$/ }))
  await table.isAt(/, attack/)
  if (await table.canAttack()) {
    await pressOn(page, turn.getByRole('button', { name: /^(Choose an attack|Attack )/ }))
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('4')
    const end = dialog.getByRole('button', { name: /^End .* turn$/ })
    await expect(end, 'the next deed has the focus').toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    return 'attacked'
  }
  await pressOn(page, turn.getByRole('button', { name: /^End .* turn$/ }))
  return 'passed'
}

test('a whole round without a pointer', async () => {
  const app = await launchApp()
  const page = await app.firstWindow()
  const table = await beginCampaign(page, { name: 'No mouse', players: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'] })
  const done: string[] = []
  for (let turn = 0; turn < 5; turn++) done.push(await turnByKeyboard(table))
  await table.isAt(/Round 2 of 10/)
  expect(done.filter((deed) => deed === 'attacked').length).toBeGreaterThan(0)

  // Undo, the pages and the list of keys have keys of their own.
  const where = await table.where()
  await page.keyboard.press('ControlOrMeta+2')
  await expect(page.getByRole('tab', { name: 'Sheet' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ControlOrMeta+z')
  await page.getByRole('dialog', { name: 'Does the table agree?' }).waitFor()
  await page.keyboard.press('Escape')
  await table.isAt(where)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: /key/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await app.close()
})

test('on the map, arrows move along borders, Enter chooses what a pointer would, + and − place and take back', async () => {
  const app = await launchApp()
  const page = await app.firstWindow()
  const table = await beginCampaign(page, { name: 'By the arrows', players: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'] })
  const list = page.getByRole('listbox', { name: /^Nations on the map/ })
  await walkTo(page, list)
  const stands = async (): Promise<string> => {
    const id = await list.getAttribute('aria-activedescendant')
    return (await page.locator(`[id="${id}"]`).textContent()) ?? ''
  }
  const start = await stands()
  const selected = list.getByRole('option', { selected: true })
  await page.keyboard.press('ArrowDown')
  await expect(selected).toHaveText(start)
  await page.keyboard.press('ArrowDown')
  await expect.poll(stands).not.toBe(start)
  await expect(selected).toHaveText(await stands())

  // What a pointer's press on the chosen nation does: one factor goes there.
  const left = table.turn.getByRole('region', { name: 'Left to place' })
  const before = await left.innerText()
  await page.keyboard.press('Enter')
  await expect.poll(() => left.innerText()).not.toBe(before)
  await page.keyboard.press('Backspace')
  await expect.poll(() => left.innerText()).toBe(before)
  await page.keyboard.press('+')
  await expect.poll(() => left.innerText()).not.toBe(before)
  await page.keyboard.press('-')
  await expect.poll(() => left.innerText()).toBe(before)
  await page.keyboard.press('Escape')
  await expect(selected).toHaveCount(0)
  await app.close()
})
