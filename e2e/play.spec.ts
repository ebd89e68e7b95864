/** Whole evenings through the window, with the dice of the table. */
import { expect, test } from '@playwright/test'
import { freshFolder, launchApp, type AppUnderTest } from './app'
import { beginCampaign, Table, type Face } from './table'

test.setTimeout(900_000)

const ABROAD = ['Italy', 'Turkey', 'Serbia', 'Rumania', 'Greece', 'Bulgaria', 'Africa', 'Far East']
/** The same evening every time: five here or there, and a face of the die for every turn. */
const nationOf = (turn: number): string => ABROAD[(turn * 3) % ABROAD.length] ?? 'Italy'
const faceOf = (turn: number): Face => (((turn * 5) % 6) + 1) as Face

/** One turn: something abroad, the rest at home, an attack where there is anybody to attack. Every third turn passes. */
async function playTurn(table: Table, turn: number): Promise<void> {
  await table.fill(nationOf(turn))
  await table.restAtHome()
  if (turn % 3 !== 2 && (await table.canAttack())) await table.attack(faceOf(turn))
  else await table.endTurn()
}

async function reopen(app: AppUnderTest): Promise<{ app: AppUnderTest; table: Table }> {
  const again = await launchApp({ userData: app.userData })
  return { app: again, table: new Table(await again.firstWindow()) }
}

test('five players, ten rounds, to the result; the app is killed half way and goes on where it was', async () => {
  const first = await launchApp({ userData: freshFolder() })
  let app = first
  let table = await beginCampaign(await app.firstWindow(), {
    name: 'Wednesday at Mill Lane',
    players: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'],
  })
  for (let turn = 0; turn < 50; turn++) {
    await table.isAt(new RegExp(`Round ${Math.floor(turn / 5) + 1} of 10 · .*placement`))
    if (turn === 23) {
      // In the middle of a turn: what was placed is on disk, however the power went.
      await table.fill(nationOf(turn))
      const before = await table.board()
      const where = await table.where()
      await app.kill()
      ;({ app, table } = await reopen(app))
      await table.isAt(where)
      expect(await table.board()).toEqual(before)
      await table.tab('Map')
      await table.restAtHome()
      await table.endTurn()
    } else await playTurn(table, turn)
  }

  const { page } = table
  await expect(page.getByRole('tab', { name: 'Result' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('region', { name: 'The reckoning' }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Scores by objective' }).getByRole('row')).toHaveCount(6)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(/win/)

  // The file is as good as the board: replayed from its first event it comes out the same.
  await app.evaluate(({ Menu }) => {
    Menu.getApplicationMenu()?.getMenuItemById('verify')?.click()
  })
  await expect(page.getByRole('dialog')).toContainText(/\d+ events replayed, all agree/)
  await app.close()
})

test('undo and redo walk through the turn and back, and an undo over its end asks the table', async () => {
  const app = await launchApp()
  const table = await beginCampaign(await app.firstWindow(), {
    name: 'Second thoughts',
    players: ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'],
  })
  const empty = await table.board()
  await table.fill('Italy')
  const placed = await table.board()
  expect(placed).not.toEqual(empty)
  await table.undo()
  await expect.poll(() => table.board()).toEqual(empty)
  await table.redo()
  await expect.poll(() => table.board()).toEqual(placed)

  await table.restAtHome()
  await table.endTurn()
  await table.isAt(/France|Germany|Russia|Austria-Hungary/)
  const next = await table.where()
  await table.undo()
  const question = table.page.getByRole('dialog', { name: 'Does the table agree?' })
  await question.getByRole('button', { name: 'Leave it as it is' }).click()
  await table.isAt(next)
  await table.undo()
  await question.getByRole('button', { name: 'Take it back' }).click()
  await table.isAt(/Britain, attack/)
  await table.redo()
  await table.isAt(next)
  await app.close()
})

test('three players: a pair is allied from the start, and each of its powers has a turn', async () => {
  const app = await launchApp()
  const table = await beginCampaign(await app.firstWindow(), {
    name: 'Only three came',
    players: ['Ann', 'Ben', 'Cat'],
  })
  await table.tab('Deals')
  await expect(table.page.getByRole('main')).toContainText(/allied from the start|Alliance/i)
  await table.tab('Map')
  const acted: string[] = []
  for (let turn = 0; turn < 5; turn++) {
    await table.isAt(/, placement/)
    acted.push((await table.where()).replace(/^.* · |, .*$/g, ''))
    await playTurn(table, turn)
  }
  expect(new Set(acted).size).toBe(5)
  await table.isAt(/Round 2 of 10/)
  await app.close()
})
