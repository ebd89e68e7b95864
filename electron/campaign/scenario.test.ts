/** A campaign of The Great War with a scenario's figures: they stay with it when it is saved, opened again, and taken back. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Update } from '../../shared/ipc'
import type { GreatWarOptions } from '../../shared/great-war/options'
import type { Scenario } from '../../shared/great-war/scenario'
import type { GreatWarView } from '../../shared/great-war/view'
import { good, say, setTable, updated, type Table } from './testing/table'

let table: Table
beforeAll(async () => {
  table = await setTable()
})
afterAll(() => table.clear())

const scenario: Scenario = {
  name: 'Dear armies',
  base: 1,
  changes: [
    { at: 'units.infantry.cost', value: 4 },
    { at: 'manpower.germany.total', value: 150 },
    { at: 'setup.germany.germany.infantry', value: 12 },
  ],
}
const options = (given: Scenario): GreatWarOptions => ({
  players: [{ name: 'Ann' }, { name: 'Ben' }],
  unitedStates: 'automaton',
  scenario: given,
})
const germany = (update: Update) => (update.view as GreatWarView).nations.germany

describe('GW-1.3 a campaign with other figures', () => {
  test('GW-11.2 GW-7.1 they hold after a restart, after taking back, and in what is said again', async () => {
    const { service } = table
    const made = good(await service.create({ name: 'Friday', game: 'great-war', options: options(scenario), seed: 7 }))
    const { id } = made.campaign
    expect(germany(made).manpower).toEqual({ germany: { used: 20, total: 150 } })
    let now = made
    while ((now.view as GreatWarView).acting !== 'germany' || (now.view as GreatWarView).phase !== 'purchase')
      now = await say(service, id, { type: 'endPhase', by: (now.view as GreatWarView).acting })
    const buy = { type: 'purchaseUnits', by: 'germany', units: [{ kind: 'infantry', count: 3, pool: 'germany' }] }
    now = await say(service, id, buy)
    expect(germany(now).treasury).toBe(0)
    await service.closeAll()

    const again = table.again()
    const opened = good(await again.open(id))
    expect(opened.view).toEqual(now.view)
    expect((opened.view as GreatWarView).scenario).toEqual(scenario)
    const back = updated(await again.undo({ id, position: opened.position, count: 1 }))
    expect(germany(back).treasury).toBe(12)
    const four = { ...buy, units: [{ kind: 'infantry', count: 4, pool: 'germany' }] }
    expect(await again.submit({ id, position: back.position, command: four })).toMatchObject({ kind: 'refused' })
    expect(germany(await say(again, id, buy)).treasury).toBe(0)
  }, 60_000)

  test('GW-22.1 a scenario that contradicts itself makes no campaign: where, and what', async () => {
    const bad: Scenario = { ...scenario, changes: [{ at: 'manpower.italy.total', value: 5 }] }
    const made = await table.service.create({ name: 'Never', game: 'great-war', options: options(bad), seed: 7 })
    expect(made).toMatchObject({ ok: false })
    expect(JSON.stringify(made)).toContain('manpower.italy.total: 7 used, more than the 5 there are')
  })
})
