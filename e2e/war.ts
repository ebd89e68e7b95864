/** The Great War through the window, as `table.ts` plays Origins: by roles and names, with dice of the table. */
import type { Locator, Page } from '@playwright/test'
import { expect } from './table'

export type WarTab = 'Map' | 'Diplomacy' | 'Ledger' | 'Log' | 'Print' | 'Result'

export class WarTable {
  readonly turn: Locator
  readonly banner: Locator
  readonly list: Locator
  readonly acts: Locator
  readonly dialog: Locator
  readonly press: (what: Locator) => Promise<void>
  /** How a button is pressed: by the pointer, or by whoever has none. */
  constructor(
    readonly page: Page,
    press: (what: Locator) => Promise<void> = (what) => what.click(),
  ) {
    this.press = async (what) => {
      await this.settled()
      await press(what)
    }
    this.turn = page.getByRole('complementary', { name: 'The turn' })
    this.banner = page.getByRole('banner')
    this.list = page.getByRole('listbox', { name: /^Spaces on the map/ })
    this.acts = page.getByRole('group', { name: 'What next' })
    this.dialog = page.getByRole('dialog')
  }

  /** "Round 1 · Germany, Research" as the title bar says it. */
  async isAt(where: string | RegExp): Promise<void> {
    await expect(this.banner).toContainText(where)
  }
  async tab(name: WarTab): Promise<void> {
    await this.page.getByRole('tab', { name }).click()
    await expect(this.page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
  }
  async undo(): Promise<void> {
    await this.press(this.banner.getByRole('button', { name: 'Undo' }))
  }
  async redo(): Promise<void> {
    await this.press(this.banner.getByRole('button', { name: 'Redo' }))
  }

  /** The button at the foot of the panel, once it says so, and on to where that leads. */
  async foot(says: string | RegExp, leadsTo: string | RegExp): Promise<void> {
    await this.moved(() => this.press(this.turn.getByRole('button', { name: says }).last()))
    await this.isAt(leadsTo)
  }
  /** Ends the phase of the panel, whatever it is, until the title bar says this. */
  async passTo(where: string | RegExp): Promise<void> {
    for (let phase = 0; phase < 80; phase++) {
      const now = await this.banner.innerText()
      if (typeof where === 'string' ? now.includes(where) : where.test(now)) return
      await this.moved(() => this.press(this.turn.getByRole('button', { name: /^(End|To the .*battles?) ?/ }).last()))
    }
    throw new Error(`never came to ${String(where)}`)
  }

  /** One die, pressed by its face where it is asked for. */
  async die(asked: Locator, face: number): Promise<void> {
    await this.press(asked.getByRole('button', { name: new RegExp(`^${face}(:|$)`) }))
  }
  /** The page that tells a weighty entry, read and put away. */
  async story(title: string | RegExp, says: readonly (string | RegExp)[] = []): Promise<void> {
    const page = this.page.getByRole('dialog', { name: title })
    for (const text of says) await expect(page).toContainText(text)
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page).toHaveCount(0)
  }

  /** Walks to a space as a screen reader does: its line in the list of the map is pressed. */
  async stand(space: string): Promise<void> {
    await this.settled()
    await this.list.focus()
    await this.list.getByRole('option', { name: new RegExp(`^${space}[,.]`) }).dispatchEvent('click')
  }
  /** So many of each kind taken up from the tray of a space. Kinds as the tray names them. */
  async takeUp(space: string, kinds: Readonly<Record<string, number>>): Promise<void> {
    await this.stand(space)
    const tray = this.page.getByRole('region', { name: `Units in ${space}` })
    for (const [kind, count] of Object.entries(kinds)) {
      const step = tray.getByRole('group', { name: new RegExp(`^${kind} taken up in`) }).first()
      for (let n = 1; n <= count; n++) {
        await step.getByRole('button', { name: 'One more' }).click()
        await expect(step).toContainText(new RegExp(`^${n} of`))
      }
    }
    await expect(tray).toContainText(/movement left/)
  }
  /** What is in the hand is meant for there. */
  async aimAt(space: string): Promise<void> {
    await this.stand(space)
    await this.settled()
    await this.page.keyboard.press('Enter')
  }
  /** What is in the hand is put down there; where several things may be done, `deed` says which. */
  async carryTo(space: string, deed?: string | RegExp): Promise<void> {
    await this.aimAt(space)
    if (deed !== undefined)
      await this.page.getByRole('group', { name: 'Which of these' }).getByRole('button', { name: deed }).first().click()
    await expect(this.page.getByText(/ in hand, /)).toHaveCount(0)
  }

  /** All that is shown belongs to the position: nothing is on its way. */
  async settled(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-settled', 'yes')
  }
  private async position(): Promise<string> {
    await this.settled()
    return (await this.page.locator('html').getAttribute('data-position')) ?? ''
  }
  /** Ends the deed: the table has gone on to another position and shows all of it. */
  private async moved(deed: () => Promise<void>): Promise<void> {
    const before = await this.position()
    await deed()
    await expect(this.page.locator('html')).not.toHaveAttribute('data-position', before)
    await this.settled()
  }
  /** "Round 1: Attackers fire", or nothing when no battle is under way. */
  async battleStep(): Promise<string> {
    await this.settled()
    const now = this.page.locator('ol[aria-label^="Round"] li[aria-current="step"]')
    return (await now.count()) > 0 ? (await now.innerText()).trim() : ''
  }
  async isFighting(step: string | RegExp): Promise<void> {
    await expect.poll(() => this.battleStep()).toMatch(step)
  }
  /** Dice of the step, thrown at the table: so many ones, which always hit, and for the rest sixes. */
  async fire(hits: number): Promise<void> {
    const said = /(\d+) dice/.exec(await this.due().innerText())?.[1]
    const count = said === undefined ? 1 : Number(said)
    await this.throwFaces(
      Array.from({ length: count }, (_, n) => (n < hits ? 1 : 6)),
      `These dice: ${hits} ${hits === 1 ? 'hit' : 'hits'}`,
    )
  }
  /** Faces typed in order and sent, by a button that counts the hits first. */
  async throwFaces(faces: readonly number[], says: string | RegExp = /^These dice: \d+ hits?$/): Promise<void> {
    await expect(this.due()).toBeVisible()
    const type = this.acts.getByRole('button', { name: 'Type dice thrown at the table' })
    if (await type.isVisible()) await this.press(type)
    await this.moved(async () => {
      await this.page.keyboard.type(faces.join(''))
      if (faces.length > 1) await this.press(this.page.getByRole('button', { name: says }))
    })
  }
  private due(): Locator {
    return this.acts.getByRole('button', { name: /^Throw / })
  }
  /** The deed of the board by its name: losses as proposed, under or up, one more round, a way out. */
  async act(name: string | RegExp): Promise<void> {
    await this.moved(() => this.press(this.acts.getByRole('button', { name })))
  }
  /** On to the end, with so many hits a throw and the losses that are proposed; every submarine stays up. */
  async fightOn({ attackers, defenders }: { readonly attackers: number; readonly defenders: number }): Promise<void> {
    for (let step = 0; step < 60; step++) {
      const now = await this.battleStep()
      if (now === '') return
      if (/Defenders fire/.test(now)) await this.fire(defenders)
      else if (/fire|Opening shots|First strike/.test(now)) await this.fire(attackers)
      else if (/submerges/.test(now)) await this.act('Stay up and fight')
      else if (/Press on/.test(now)) await this.act(/^Fight round/)
      else await this.act(/^(Give up|Remove) /)
    }
    throw new Error(`no end: ${await this.battleStep()}`)
  }
}

/** Six people at a table, the United States left to the automaton. */
export async function beginWar(page: Page, name: string, players: readonly string[]): Promise<WarTable> {
  const first = page.getByRole('button', { name: 'Set up the war' })
  const next = page.getByRole('button', { name: 'New campaign' })
  await first.or(next).first().click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page
    .getByRole('group', { name: 'Number of players' })
    .or(page.getByRole('radiogroup', { name: 'Number of players' }))
    .getByText(String(players.length), { exact: true })
    .click()
  for (const [n, player] of players.entries()) await page.getByLabel(`Name of player ${n + 1}`).fill(player)
  await page.getByLabel('The United States').selectOption('The automaton')
  await page.getByRole('button', { name: `Begin ${name}` }).click()
  const table = new WarTable(page)
  await table.isAt(/Round 1 · Serbia/)
  return table
}

/** From the library to the table of a campaign that lies there. */
export async function openWar(page: Page, name: string): Promise<WarTable> {
  await page.getByRole('button', { name, exact: true }).first().click()
  const table = new WarTable(page)
  await table.isAt(/Round \d+ · /)
  return table
}
