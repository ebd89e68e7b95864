// @vitest-environment happy-dom
/** The form's memory of a scenario: what is a change, the way back, and what survives a closed window. */
import { flushPromises } from '@vue/test-utils'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { greatWarCore as game } from '../../electron/engine/great-war/game'
import type { ScenarioReport, ScenarioValue } from '../../shared/scenario'
import type { NamedScenario } from '../../shared/scenarios'
import type { FakeGateway } from '../gateway/fake'
import { setStores } from '../testing'
import { useScenarioDraft, type ScenarioDraft } from './scenario-draft'
import type { ShelvedRow } from './scenarios'

let gateway: FakeGateway
let draft: ScenarioDraft
const stores = () => {
  gateway = setStores({
    'scenarios:report': ({ changes }) => ({ ok: true, value: game.scenario?.report(changes) as ScenarioReport }),
  })
  draft = useScenarioDraft()
}
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  stores()
})
const settled = async () => {
  await vi.advanceTimersByTimeAsync(500)
  await flushPromises()
}
const figure = (at: string) => {
  const found = draft.report.figures.find((f) => f.at === at)
  if (found === undefined) throw new Error(at)
  return found
}
const edit = (at: string, value: ScenarioValue) => draft.edit(figure(at), value)
const DEAR: NamedScenario = { game: 'great-war', name: 'Dear', base: 1, changes: [{ at: 'units.tank.cost', value: 9 }] }
const row: ShelvedRow = { kind: 'scenario', file: 'Dear.keg-scenario.json', scenario: DEAR, version: 'v1', savedAt: 1, faults: [] } // prettier-ignore

describe('what is a change', () => {
  test('a figure that is as it was built in is none; put back, it is gone', async () => {
    await draft.begin('great-war')
    edit('units.infantry.cost', 4)
    expect(draft.now?.changes).toEqual([{ at: 'units.infantry.cost', value: 4 }])
    edit('units.infantry.cost', 2)
    expect(draft.now?.changes).toEqual([])
    edit('units.infantry.cost', 3)
    draft.putBack('units.infantry.cost')
    expect(draft.dirty).toBe(false)
  })
  test('a figure that follows others may be said as it was built in', async () => {
    await draft.begin('great-war')
    edit('spaces.germany.ipc', 14)
    await settled()
    expect(draft.valueOf(figure('treasuries.germany'))).toBe(14)
    edit('treasuries.germany', 12)
    await settled()
    expect(draft.valueOf(figure('treasuries.germany'))).toBe(12)
    expect(draft.faults.size).toBe(0)
  })
  test('what is no number is kept as it was typed, and told', async () => {
    await draft.begin('great-war')
    edit('units.infantry.cost', 'four')
    await settled()
    expect(draft.faults.get('units.infantry.cost')).toEqual(['A whole number from 1 to 40 would be right'])
    expect(draft.valueOf(figure('units.infantry.cost'))).toBe('four')
  })
  test('keys in a row are one question', async () => {
    await draft.begin('great-war')
    const before = gateway.argsOf('scenarios:report').length
    for (const cost of [1, 11, 12]) edit('units.infantry.cost', cost)
    await settled()
    expect(gateway.argsOf('scenarios:report').length - before).toBe(1)
  })
})

describe('the way back', () => {
  test('keys in one field are one step, another field is the next; forth again', async () => {
    await draft.begin('great-war')
    edit('units.infantry.cost', 1)
    edit('units.infantry.cost', 12)
    edit('units.tank.cost', 5)
    draft.rename('Dear')
    draft.undo()
    draft.undo()
    expect(draft.now).toMatchObject({ name: '', changes: [{ at: 'units.infantry.cost', value: 12 }] })
    draft.undo()
    expect([draft.now?.changes, draft.canUndo]).toEqual([[], false])
    for (let i = 0; i < 3; i++) draft.redo()
    expect(draft.now).toMatchObject({ name: 'Dear', changes: [{}, { value: 5 }] })
    draft.undo()
    edit('units.tank.cost', 6)
    expect(draft.canRedo).toBe(false)
  })
  test('a field left and entered again is a step of its own', async () => {
    await draft.begin('great-war')
    edit('units.infantry.cost', 3)
    draft.rest()
    edit('units.infantry.cost', 4)
    draft.undo()
    expect(draft.now?.changes).toEqual([{ at: 'units.infantry.cost', value: 3 }])
  })
})

describe('saved and not saved', () => {
  test('an opened one is saved until something is changed; a copy never is', async () => {
    await draft.open(row)
    expect([draft.dirty, draft.over]).toEqual([false, { file: row.file, version: 'v1' }])
    edit('units.tank.cost', 8)
    expect(draft.dirty).toBe(true)
    draft.kept({ ...row, version: 'v2', scenario: draft.scenario as NamedScenario })
    expect([draft.dirty, draft.over?.version]).toEqual([false, 'v2'])
    await draft.copy(DEAR)
    expect([draft.now?.name, draft.dirty, draft.over]).toEqual(['Dear (copy)', true, undefined])
  })
  test('what was not saved waits for the next start of the app; what was saved leaves nothing behind', async () => {
    await draft.open(row)
    edit('units.tank.cost', 8)
    stores()
    await draft.recall()
    expect(draft.now?.changes).toEqual([{ at: 'units.tank.cost', value: 8 }])
    expect([draft.dirty, draft.over?.version]).toEqual([true, 'v1'])
    draft.close()
    stores()
    await draft.recall()
    expect(draft.now).toBeUndefined()
  })
  test.each(['{', '7', '{"now":{"game":"chess"}}', JSON.stringify({ now: { ...DEAR, about: '', changes: [{ at: 1 }] } })])(
    'a memory that is damaged is no draft: %s',
    async (kept) => {
      localStorage.setItem('keg-scenario-draft', kept)
      await draft.recall()
      expect(draft.now).toBeUndefined()
    },
  ) // prettier-ignore
})
