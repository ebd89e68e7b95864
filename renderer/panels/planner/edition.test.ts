// @vitest-environment happy-dom
/** A scenario's figures in the forms of the planner: whoever opens it at a table plans with the units of that table. */
import { describe, expect, test } from 'vitest'
import type { Scenario } from '../../../shared/great-war/scenario'
import { setStores } from '../../testing'
import { Evening } from '../../../electron/engine/testing/great-war/evening'
import { table } from '../../../electron/engine/testing/great-war/table'
import { useCampaign } from '../../stores/campaign'
import { usePlanner } from '../../stores/planner'
import { battleOrder } from './draft'
import { editionOf } from './edition'
import { raidOrder } from './raid-draft'

const SCENARIO: Scenario = {
  name: 'Heavy guns',
  base: 1,
  changes: [
    { at: 'units.artillery.attack', value: 3 },
    { at: 'units.artillery.cost', value: 5 },
    { at: 'units.dreadnought.hits', value: 1 },
    { at: 'artillerySupport', value: 2 },
    { at: 'escort', value: 2 },
    { at: 'treasuries.germany', value: 9 },
    { at: 'technologies.germany', value: ['1'] },
  ],
}

describe('GW-4.T1 the figures of a scenario', () => {
  test('what concerns battles is taken over, the rest is not', () => {
    expect(editionOf(SCENARIO)).toEqual({
      values: { artillery: { attack: 3, cost: 5 } },
      figures: { support: 2, escort: 2 },
      dreadnoughtHits: 1,
    })
    expect(editionOf(undefined)).toEqual({ values: {}, figures: {}, dreadnoughtHits: 2 })
  })
  test('forms begin with them; what is typed after that stays; another table’s figures take over', () => {
    setStores()
    const campaign = useCampaign()
    const planner = usePlanner()
    const update = new Evening(table()).update()
    const { view } = update
    if (view.game !== 'great-war') throw new Error('another game')
    const atTable = (scenario?: Scenario): void => {
      campaign.show({ ...update, view: { ...view, ...(scenario && { scenario }) } })
      planner.show()
    }
    atTable()
    expect(battleOrder(planner.land)).not.toHaveProperty('values')
    expect(battleOrder(planner.land)).not.toHaveProperty('figures')

    atTable(SCENARIO)
    expect(battleOrder(planner.land)).toMatchObject({
      values: { artillery: { attack: 3, cost: 5 } },
      figures: { support: 2, escort: 2 },
    })
    expect(battleOrder(planner.sea)).toMatchObject({ edition: { dreadnoughtHits: 1 } })
    expect(raidOrder(planner.raid)).toMatchObject({ figures: { escort: 2 } })

    planner.land.values = { infantry: { attack: 2 } }
    atTable(SCENARIO)
    expect(planner.land.values).toEqual({ infantry: { attack: 2 } })
    atTable()
    expect(battleOrder(planner.land)).not.toHaveProperty('values')
    expect(raidOrder(planner.raid)).not.toHaveProperty('figures')
  })
  test('a battle from the map brings the values it is fought with', () => {
    setStores()
    const planner = usePlanner()
    const order = { ...battleOrder(planner.land), values: { tank: { attack: 4 } }, figures: { trench: 2 } }
    planner.take(order, 'Poland')
    expect(battleOrder(planner.land)).toMatchObject({ values: { tank: { attack: 4 } }, figures: { trench: 2 } })
    planner.take(battleOrder(planner.sea), 'At sea')
    expect(battleOrder(planner.sea)).not.toHaveProperty('values')
  })
})
