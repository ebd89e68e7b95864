// @vitest-environment happy-dom
/** What the table is asked before a phase or a word is given away, and that no press falls on a button it was not meant for. */
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { nextTick, ref } from 'vue'
import { Evening } from '../../../../electron/engine/testing/great-war/evening'
import { table, type Table } from '../../../../electron/engine/testing/great-war/table'
import type * as Moment from '../../../composables/useMoment'
import { useCampaign } from '../../../stores/campaign'
import { setPanel } from './testing'

const resting = ref<boolean>()
vi.mock('../../../composables/useMoment', async (original) => {
  const { useMoment } = await original<typeof Moment>()
  return { useMoment: (what: () => unknown) => (resting.value === undefined ? useMoment(what) : resting) }
})
const { open, close, named, press, pressFoot, foot, words, dialog, page } = setPanel()
const at = async (t: Table): Promise<Evening> => {
  const evening = new Evening(t)
  await open(evening)
  return evening
}
const said = (evening: Evening) => evening.entries.map((e) => (e.command as { type: string }).type)
const key = async (pressed: string) => {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, cancelable: true }))
  await flushPromises()
}
beforeEach(() => (resting.value = false))
afterEach(close)

describe('a phase that would cost something', () => {
  test('GW-10.2 a success whose number is not said is not lost unasked', async () => {
    const evening = await at(table().at('germany', 'research'))
    await press('6: success')
    await pressFoot()
    expect(said(evening)).toEqual([])
    expect(dialog()).toContain('End research?')
    expect(dialog()).toContain('The throw succeeded, and the die that names the advance has not been said.')
    await press('Go back')
    await press('3: Tanks')
    expect(said(evening)).toEqual(['researchTechnology'])
    await pressFoot()
    expect(said(evening)).toEqual(['researchTechnology', 'endPhase'])
  })
  test('GW-18.18 a war that was declared and that nobody goes to is asked about once', async () => {
    const evening = await at(table().at('russia', 'combat-move'))
    await useCampaign().say({ type: 'declareAttackOnNeutral', by: 'russia', nation: 'romania' })
    await flushPromises()
    expect(words()).toContain('Still owed War on Romania is declared, and nobody has gone in')
    await pressFoot()
    expect(said(evening)).toEqual(['declareAttackOnNeutral'])
    await press(/^Leave it, and end combat movement/)
    expect(said(evening)).toEqual(['declareAttackOnNeutral', 'endPhase'])
  })
})

describe('digits', () => {
  test('GW-10.2 say both dice of research, wherever the focus is', async () => {
    const evening = await at(table().at('germany', 'research'))
    await key('6')
    expect(words()).toContain('Which number does the second die show?')
    await key('3')
    expect(evening.entries.at(-1)?.command).toMatchObject({ dice: [6, 3] })
  })
})

describe('what else is open', () => {
  const list = (name: string) =>
    page()
      ?.findAll('.pick')
      .find((g) => g.text().includes(name))
  test('GW-18.15 nothing is chosen beforehand, and an attack on a neutral is asked about', async () => {
    const evening = await at(table().at('russia', 'combat-move'))
    const group = list('Attack a neutral')
    expect(group?.find('button').attributes('disabled')).toBeDefined()
    await group?.find('select').setValue('Declare an attack on neutral Romania')
    await group?.find('button').trigger('click')
    await flushPromises()
    expect(said(evening)).toEqual([])
    expect(dialog()).toContain('Declare an attack on neutral Romania?')
    expect(dialog()).toContain('Russia attacks neutral Romania.')
    expect(dialog()).toContain('US opinion')
    await press('Declare an attack on neutral Romania')
    expect(said(evening)).toEqual(['declareAttackOnNeutral'])
    expect(list('Attack a neutral')?.find('select').element.value).toBe('')
  })
  test('pieces that are alike are listed once', async () => {
    await at(table().clear('poland').with('poland', 'russia', { infantry: 3 }).at('russia', 'combat-move'))
    const lines = list('Move one unit')
      ?.findAll('option')
      .map((o) => o.text())
    expect(new Set(lines).size).toBe(lines?.length)
  })
})

describe('the button at the foot', () => {
  beforeEach(() => {
    resting.value = undefined
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => vi.useRealTimers())
  test('a double press ends one phase; for a moment it says which has begun', async () => {
    const evening = await at(table().at('germany', 'research'))
    vi.advanceTimersByTime(600)
    await nextTick()
    await pressFoot()
    expect(foot()).toBe('Now: Purchase Units')
    expect(named('Now: Purchase Units').getAttribute('aria-disabled')).toBe('true')
    await pressFoot()
    expect(said(evening)).toEqual(['endPhase'])
    vi.advanceTimersByTime(600)
    await nextTick()
    expect(foot()).toBe('End purchase')
    await pressFoot()
    expect(said(evening)).toEqual(['endPhase', 'endPhase'])
  })
})
