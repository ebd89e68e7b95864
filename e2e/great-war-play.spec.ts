/** The Great War through the window with the dice of the table: two rounds of six people, on land and at sea. */
import { expect, test } from '@playwright/test'
import { freshFolder, launchApp } from './app'
import { WarTable, beginWar } from './war'

test.setTimeout(600_000)

test('six people set up a campaign and play two rounds, with a save reopened in the middle of a battle', async () => {
  const userData = freshFolder()
  let app = await launchApp({ userData })
  let page = await app.firstWindow()
  let table = await beginWar(page, 'Six at the table', ['Ann', 'Ben', 'Cat', 'Dan', 'Eve', 'Fay'])
  let { turn } = table

  await test.step('Serbia has nothing to place', async () => {
    await table.passTo('Germany, Diplomacy')
    await expect(turn).toContainText('Dan')
  })

  await test.step('Germany gains a technology, buys, and digs in', async () => {
    await table.foot('End diplomacy', 'Germany, Research')
    const research = turn.getByRole('region', { name: /^Research/ })
    await table.die(research, 6)
    await expect(research).toContainText('Which number does the second die show?')
    await table.die(research, 1)
    await expect(research.getByRole('status')).toContainText('Chemical Weapons')
    await expect(research).toContainText(/owned: each attacking artillery fires once/)
    await table.foot('End research', 'Germany, Purchase Units')

    const prices = turn.getByRole('region', { name: /^Price list/ })
    await expect(prices).toContainText('7 IPC to spend')
    for (const goods of [/^Infantry bought/, /^Trench(es)? bought/])
      await prices.getByRole('group', { name: goods }).getByRole('button', { name: 'Place one more' }).click()
    await expect(prices).toContainText('2 pieces for 7 IPC')
    await table.foot('End purchase', 'Germany, Combat Movements')
    await table.foot('End combat movement', 'Germany, Non-combat Movements')
    await table.foot('End movement', 'Germany, Place Units')

    await turn.getByRole('button', { name: 'Place 1 in Germany' }).click()
    await turn.getByLabel('Dig in').selectOption('Germany')
    await turn.getByRole('button', { name: 'facing Poland' }).click()
    await expect(table.list.getByRole('option', { name: /^Germany,/ })).toContainText('Trench facing Poland')
    await table.foot('End placing', 'Germany, Collect Income')
    await expect(turn.getByRole('region', { name: /^Collected/ })).toContainText('12')
    await table.foot(/^End Germany’s turn/, 'Russia, Diplomacy')
  })

  await test.step('Russia wins Romania', async () => {
    await table.tab('Diplomacy')
    const romania = page.getByRole('row', { name: /^Romania/ })
    await romania.getByRole('button', { name: /^Try/ }).click()
    await table.die(page.getByRole('region', { name: 'Influence on Romania' }), 6)
    await table.story('Romania joins the Allies', [/Romania/])
    await expect(romania).toContainText('joined, for good')
    await page.getByRole('button', { name: 'End Diplomacy' }).click()
    await table.isAt('Russia, Research')
    await table.tab('Map')
    await expect(table.list.getByRole('option', { name: /^Romania,/ })).toContainText('Held by Russia, for Romania')
  })

  await test.step('and attacks the trench with its artillery', async () => {
    await table.passTo('Russia, Combat Movements')
    await table.takeUp('Poland', { Infantry: 2, Artillery: 1 })
    await table.carryTo('Germany')
    await expect(page.getByRole('region', { name: 'Moves of this phase' })).toContainText(/Poland to Germany/)
    await table.foot('To the battle', 'Russia, Combat')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Fight in Germany/ })
      .first()
      .click()
    await table.isFighting(/Attackers fire/)
    await expect(page.getByRole('heading', { name: 'Battle of Germany' })).toBeVisible()
    const russia = page.getByRole('region', { name: 'Russia attacks' })
    await expect(russia).toContainText(/artillery/i)
    await expect(page.getByRole('main')).toContainText('trench faces Poland')
    await expect(page.getByRole('region', { name: 'Germany defends' })).toContainText(/trench/i)

    await table.fire(1)
    await table.isFighting(/Defender’s losses/)
    await table.act(/^Give up 1 infantry/)
    await table.isFighting(/Defenders fire/)
    await table.fire(1)
    // Russia would rather keep its infantry than what is proposed, or the other way round: the other one goes.
    const losses = page.getByRole('region', { name: /^Russia takes 1/ })
    await losses.getByRole('button', { name: 'One fewer: Infantry' }).click()
    await expect(table.acts.getByRole('button', { name: /^Give up/ })).toHaveAttribute('aria-disabled', 'true')
    await losses.getByRole('button', { name: 'One more: Artillery' }).click()
    await table.act('Give up 1 artillery')
    await table.isFighting(/Press on or retreat/)
    await table.act(/^Fight round 2/)
    await table.fire(0)
    await table.fire(0)
    await table.isFighting(/Press on or retreat/)
    await table.act('Retreat to Poland')
    const end = page.getByRole('region', { name: 'Battle of Germany: what happened' })
    await expect(end).toContainText(/1 infantry/)
    await end.getByRole('button', { name: 'Put this away' }).click()
    await table.foot('End combat', 'Russia, Non-combat')
    await expect(table.list.getByRole('option', { name: /^Poland,/ })).toContainText(
      'Russia: 2 infantry, moved; 2 infantry',
    )
  })

  await test.step('Britain pays for nothing, France digs in', async () => {
    await table.passTo('Great Britain, Research')
    const research = turn.getByRole('region', { name: /^Research/ })
    await table.die(research, 3)
    await expect(research.getByRole('status')).toContainText(/3/)
    await table.passTo('France, Purchase Units')
    const prices = turn.getByRole('region', { name: /^Price list/ })
    await prices
      .getByRole('group', { name: /^Trench(es)? bought/ })
      .getByRole('button', { name: 'Place one more' })
      .click()
    await table.passTo('France, Place Units')
    await turn.getByLabel('Dig in').selectOption('Eastern France')
    await turn.getByRole('button', { name: 'facing Germany' }).click()
    await expect(table.list.getByRole('option', { name: /^Eastern France,/ })).toContainText('Trench facing Germany')
  })

  await test.step('Austria-Hungary takes Serbia', async () => {
    await table.passTo('Austria-Hungary, Combat Movements')
    await table.takeUp('Yugoslavia', { Infantry: 2 })
    await table.carryTo('Serbia')
    await table.foot('To the battle', 'Austria-Hungary, Combat')
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Fight in Serbia/ })
      .first()
      .click()
    await table.isFighting(/Attackers fire/)
    await table.fightOn({ attackers: 1, defenders: 0 })
    await table.story(/Serbia/, ['Serbia is absorbed into Yugoslavia.', 'GW-16.17'])
    await page.getByRole('button', { name: 'Put this away' }).click()
    await table.foot('End combat', 'Austria-Hungary, Non-combat')
    await expect(table.list.getByRole('option', { name: /^Yugoslavia, 2 IPC/ })).toContainText(
      'Held by Austria-Hungary',
    )
    await table.passTo(/Round 2 · /)
  })

  await test.step('a submarine that the table forgot is put on the board before the second round begins', async () => {
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('menuitem', { name: 'Correct the record' }).click()
    const { dialog } = table
    await dialog.getByLabel('What is wrong').selectOption('Units in a space')
    await dialog.getByLabel('Kind').selectOption('Submarine')
    await dialog.getByLabel('in', { exact: true }).selectOption('Central Atlantic')
    await dialog.getByLabel('of', { exact: true }).selectOption('Germany')
    await dialog.getByLabel(/^Count, now/).fill('1')
    await dialog.getByLabel('Why').fill('It lay under the box')
    await dialog.getByRole('button', { name: 'Correct the record' }).click()
    await expect(dialog).toHaveCount(0)
    await table.passTo('Germany, Diplomacy')
  })

  await test.step('the doctrine is lifted, with its price', async () => {
    await table.tab('Diplomacy')
    await page.getByRole('button', { name: 'Declare unrestricted warfare' }).click()
    await expect(page.getByRole('button', { name: 'Return to restrictions' })).toBeVisible()
    await table.tab('Map')
    await table.passTo('Germany, Combat Movements')
  })

  await test.step('the fleet sails, two infantry cross the Baltic under the guns of a dreadnought', async () => {
    await table.takeUp('Danish Sea', { Dreadnoughts: 1 })
    await table.carryTo('Baltic Sea')
    await table.takeUp('Germany', { Infantry: 2 })
    await table.carryTo('Baltic States')
    await table.takeUp('Danish Sea', { Dreadnought: 1, Submarines: 2 })
    await table.carryTo('North Sea')
    await table.takeUp('Central Atlantic', { Submarine: 1 })
    await table.carryTo('British Convoy 1')
    await table.foot('To the 2 battles', 'Germany, Combat')
  })

  const giveUpTransport = async (deed: string): Promise<void> => {
    await expect(page.getByRole('button', { name: 'Damage 1 dreadnought' })).toBeVisible()
    await page.getByRole('button', { name: 'One fewer: Dreadnoughts, damage' }).click()
    await page.getByRole('button', { name: 'One more: Transports' }).click()
    await table.act(deed)
  }
  await test.step('one submarine goes under, the other strikes first', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Fight in the North Sea/ })
      .first()
      .click()
    await table.isFighting(/Attacker submerges/)
    await page
      .getByRole('region', { name: /under or up/ })
      .getByRole('button', { name: 'One more: Submarines' })
      .click()
    await table.act('Submerge 1 submarine')
    await table.isFighting(/First strike/)
    await table.fire(1)
    await table.isFighting(/Losses to torpedoes/)
    // Damage costs nothing and is proposed; the table gives up a transport all the same.
    await giveUpTransport('Remove 1 transport')
    await table.isFighting(/Attackers fire/)
  })

  await test.step('the app is closed in the middle of the battle and opened again', async () => {
    const before = await table.battleStep()
    await app.close()
    app = await launchApp({ userData })
    page = await app.firstWindow()
    table = new WarTable(page)
    turn = table.turn
    await table.isAt('Germany, Combat')
    await expect.poll(() => table.battleStep()).toBe(before)
  })

  await test.step('dice typed, undone back across the reopening, and done again', async () => {
    await table.fire(1)
    await table.isFighting(/Defender’s losses/)
    await table.undo()
    await table.isFighting(/Attackers fire/)
    await table.undo()
    await table.isFighting(/Losses to torpedoes/)
    await table.redo()
    await table.redo()
    await table.isFighting(/Defender’s losses/)
    await giveUpTransport('Give up 1 transport')
    await table.fire(1)
    await table.act(/^(Give up|Damage) /)
    await table.isFighting(/Press on or retreat/)
    await table.act('Retreat to Danish Sea')
    await page.getByRole('button', { name: 'Put this away' }).click()
  })

  await test.step('the landing: one shot of the guns before the first round', async () => {
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Fight in Baltic States/ })
      .first()
      .click()
    await table.isFighting(/Opening shots/)
    await expect(page.getByRole('region', { name: 'Germany attacks' })).toContainText(
      /Bombardment, once before the first round/,
    )
    await table.fire(0)
    await table.fightOn({ attackers: 1, defenders: 0 })
    await expect(page.getByRole('region', { name: /what happened/ })).toContainText(/Baltic States/)
    await page.getByRole('button', { name: 'Put this away' }).click()
  })

  await test.step('the convoy is raided when the fighting is over', async () => {
    await table.foot('End combat', 'Germany, Non-combat')
    await expect(table.list.getByRole('option', { name: /^Baltic States,/ })).toContainText('Held by Germany')
    await expect(table.list.getByRole('option', { name: /^British Convoy 1/ })).toContainText('raided by Germany')
  })
  await test.step('everybody else plays the second round to its end', async () => {
    await table.passTo('Russia, Purchase Units')
    const prices = turn.getByRole('region', { name: /^Price list/ })
    await prices
      .getByRole('group', { name: /^Infantry bought/ })
      .getByRole('button', { name: 'Place one more' })
      .click()
    await table.passTo('Russia, Place Units')
    await turn
      .getByRole('button', { name: /^Place 1 in / })
      .first()
      .click()
    await table.passTo('Great Britain, Non-combat')
    await table.takeUp('Netherlands-Belgium', { Infantry: 1 })
    await table.carryTo('Eastern France')
    await table.passTo(/Round 3 · /)
    await table.tab('Ledger')
    await expect(page.getByRole('row', { name: /^2 .*2 transports/ })).toBeVisible()
    await table.tab('Map')
  })

  await test.step('undo asks at the end of a turn; the file is as good as the board', async () => {
    await table.undo()
    await page
      .getByRole('dialog', { name: 'Does the table agree?' })
      .getByRole('button', { name: 'Take it back' })
      .click()
    await table.isAt(/Round 2 · /)
    await table.redo()
    await table.isAt(/Round 3 · /)
    await app.evaluate(({ Menu }) => {
      Menu.getApplicationMenu()?.getMenuItemById('verify')?.click()
    })
    await expect(table.dialog).toContainText(/\d+ events replayed, all agree/)
  })
  await app.close()
})
