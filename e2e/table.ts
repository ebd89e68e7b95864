/** Plays through the window as people do: finds things by role and name, presses them, and reads what is said. */
import { expect as patient, type Locator, type Page } from '@playwright/test'

/** The demo has no runner that would set it. */
export const expect = patient.configure({ timeout: 30_000 })

export type Face = 1 | 2 | 3 | 4 | 5 | 6

export class Table {
  readonly turn: Locator
  readonly banner: Locator
  constructor(readonly page: Page) {
    this.turn = page.getByRole('complementary', { name: 'The turn' })
    this.banner = page.getByRole('banner')
  }

  /** "Round 3 of 10 · Britain, placement", as the title bar says it. */
  async where(): Promise<string> {
    const said = /Round \d+ of \d+ · [\w-]+, \w+/.exec(await this.banner.innerText())
    if (said === null) throw new Error(`Where are we? ${await this.banner.innerText()}`)
    return said[0]
  }
  /** The title bar without the clock of the last save. */
  async standing(): Promise<string> {
    return (await this.banner.innerText()).replace(/Saving …|Saved \d\d:\d\d/, '')
  }
  async isAt(where: string | RegExp): Promise<void> {
    await expect(this.banner).toContainText(where)
  }

  async tab(name: 'Map' | 'Sheet' | 'Deals' | 'Log' | 'Print' | 'Result'): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
    await expect(this.page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }

  /** As many factors in a nation abroad as the rules allow. */
  async fill(nation: string): Promise<void> {
    await this.isAt(/, placement/)
    await this.turn.getByLabel('Choose another nation to place in').selectOption({ label: await this.option(nation) })
    await this.turn.getByRole('button', { name: new RegExp(`^Put \\d+ in (the )?${nation}$`) }).click()
    await expect(
      this.turn.getByRole('group', { name: new RegExp(`Factors placed in (the )?${nation}`) }),
    ).not.toContainText(/^0$/)
  }
  /** The text of an option of the list of nations: its name and the count that is there. */
  private async option(nation: string): Promise<string> {
    const texts = await this.turn.getByLabel('Choose another nation to place in').locator('option').allTextContents()
    const found = texts.map((text) => text.trim()).find((text) => text.startsWith(nation))
    if (found === undefined) throw new Error(`${nation} takes no more factors; there are ${texts.join(', ')}`)
    return found
  }

  isPlacing(): Promise<boolean> {
    return this.turn.getByRole('region', { name: 'Left to place' }).isVisible()
  }
  /** Five abroad where the nation still takes them; nothing where it does not. */
  async fillIfRoom(nation: string): Promise<void> {
    const box = this.turn.getByLabel('Choose another nation to place in')
    if (!(await box.isVisible())) return
    const texts = await box.locator('option').allTextContents()
    if (texts.some((text) => text.trim().startsWith(nation))) await this.fill(nation)
  }

  async restAtHome(): Promise<void> {
    await this.turn.getByRole('button', { name: /^Put the last \d+ at home$/ }).click()
    await this.isAt(/, attack/)
  }

  /** Whether anybody can be attacked; else only the end of the turn is open. */
  async canAttack(): Promise<boolean> {
    return this.turn.getByRole('button', { name: 'End the turn without an attack' }).isVisible()
  }
  /** Attacks as the panel proposes, with a die thrown at the table. */
  async attack(face: Face): Promise<void> {
    await this.turn.getByRole('button', { name: /^(Choose an attack|Attack )/ }).click()
    const dialog = this.page.getByRole('dialog')
    await dialog.getByRole('button', { name: new RegExp(`^${face}: `) }).click()
    await dialog.getByRole('button', { name: /^End .* turn$/ }).click()
    await expect(dialog).toHaveCount(0)
  }
  async endTurn(): Promise<void> {
    const pass = this.turn.getByRole('button', { name: 'End the turn without an attack' })
    const only = this.turn.getByRole('button', { name: /^End .* turn$/ })
    await pass.or(only).first().click()
  }

  /** Every figure of the board, read off the sheet cell by cell. */
  async board(): Promise<string[]> {
    await this.tab('Sheet')
    const cells = this.page.getByRole('grid', { name: 'Embassies by nation and power' }).getByRole('gridcell')
    await expect(cells).not.toHaveCount(0)
    return cells.evaluateAll((all) => all.map((cell) => cell.getAttribute('aria-label') ?? ''))
  }

  async undo(): Promise<void> {
    await this.banner.getByRole('button', { name: 'Undo' }).click()
  }
  async redo(): Promise<void> {
    await this.banner.getByRole('button', { name: 'Redo' }).click()
  }
}

export interface NewCampaign {
  readonly name: string
  readonly players: readonly string[]
}

/** From the library to the table by the form for a new campaign. */
export async function beginCampaign(page: Page, { name, players }: NewCampaign): Promise<Table> {
  await page
    .getByRole('button', { name: 'Set it up' })
    .or(page.getByRole('button', { name: 'New campaign' }))
    .first()
    .click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page
    .getByRole('group', { name: 'Number of players' })
    .or(page.getByRole('radiogroup', { name: 'Number of players' }))
    .getByText(String(players.length), { exact: true })
    .click()
  for (const [n, player] of players.entries()) await page.getByLabel(`Name of player ${n + 1}`).fill(player)
  await page.getByRole('button', { name: `Begin ${name}` }).click()
  const table = new Table(page)
  await table.isAt(/Round 1 of 10/)
  return table
}

export async function openSample(page: Page): Promise<Table> {
  await page.getByRole('button', { name: 'Open the sample game' }).click()
  const table = new Table(page)
  await table.isAt(/Round 6 of 10/)
  return table
}
