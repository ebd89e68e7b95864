// @vitest-environment happy-dom
/** The turn's panel over the engine's own positions: every phase said through its desk (GW-8.1). */
import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ref } from 'vue'
import { greatWarCore as game } from '../../../../electron/engine/great-war/game'
import { Evening } from '../../../../electron/engine/testing/great-war/evening'
import { table, type Table } from '../../../../electron/engine/testing/great-war/table'
import type { Refusal } from '../../../../shared/ruling'
import { useCampaign } from '../../../stores/campaign'
import { wordsOf } from '../../origins/testing/mount-panel'
import { nameOf, setPanel } from './testing'
import WarRefused from './WarRefused.vue'

// How long a button rests when it has become another is a matter of its own test.
vi.mock('../../../composables/useMoment', () => ({ useMoment: () => ref(false) }))

const warned = vi.spyOn(console, 'warn')
const panel = setPanel()
const { page, words, press, step, foot, pressFoot, went } = panel
afterEach(() => {
  panel.close()
  expect(warned).not.toHaveBeenCalled()
})
async function open(at: Table, space?: string, listed = false): Promise<Evening> {
  const evening = new Evening(at)
  await panel.open(evening, space, listed)
  return evening
}
const did = (evening: Evening) => evening.entries.at(-1)?.command
const now = () => page()?.find('.steps [aria-current="step"]').text().replace(/\s+/g, ' ')

describe('who acts and what comes next', () => {
  test('GW-2.10 GW-8.1 the bar names the nation on turn, the round and the phase; the foot ends it', async () => {
    const evening = await open(table().at('germany', 'research', 3))
    expect(page()?.find('.order [aria-current="true"]').text()).toBe('DE')
    expect(now()).toContain('2 Research')
    expect(words()).toContain('Dee, also the Bolsheviks')
    expect(foot()).toBe('End research')
    await pressFoot()
    expect(did(evening)).toEqual({ type: 'endPhase', by: 'germany' })
    expect(now()).toContain('3 Purchase')
  })
  test('GW-8.1 after the last phase the turn itself is ended', async () => {
    const evening = await open(table().at('germany', 'income'))
    expect(foot()).toBe('End Germany’s turn')
    await pressFoot()
    expect(evening.state.acting).toBe('russia')
  })
  test('GW-18.7 what must not be forgotten stands there with its clause', async () => {
    await open(
      table()
        .bloc('ottoman-empire', 'central')
        .patch({ windows: { turkishSupport: 4 } })
        .at('ottoman-empire', 'diplomacy', 4),
    )
    expect(words()).toContain('Turkish Support: Bulgaria can be brought in for 5 IPC, in this phase only.')
    expect(words()).toContain('GW-18.7')
  })
  test('GW-22.4 no command is shown as it is written: the rest stands in words', async () => {
    await open(table().at('germany'))
    expect(words()).toContain('Declare unrestricted submarine warfare')
    expect(words()).not.toContain('{')
  })
})

describe('research', () => {
  test('GW-10.1 GW-10.2 a 6 that is pressed asks for the number, and both go out together', async () => {
    const evening = await open(table().at('germany', 'research'))
    await press('6: success')
    expect(words()).toContain('A success. Which number does the second die show?')
    await press('3: Tanks')
    expect(did(evening)).toEqual({ type: 'researchTechnology', by: 'germany', dice: [6, 3] })
    expect(words()).toContain('owned: tanks for sale')
  })
  test('GW-10.4 a number that names nothing new is thrown again', async () => {
    const evening = await open(table().tech('germany', '1', '4').at('germany', 'research'))
    await press('6: success')
    await press('1: throw again')
    await press('2: Improved Aviation')
    expect(did(evening)).toMatchObject({ dice: [6, 1, 2] })
  })
  test('GW-10.1 the app throws; what fell is read out', async () => {
    const evening = await open(table().at('germany', 'research'))
    evening.dice = [2]
    await press('Throw for 5 IPC')
    expect(did(evening)).toEqual({ type: 'researchTechnology', by: 'germany' })
    expect(page()?.find('.result').text()).not.toBe('')
  })
  test('GW-10.1 without the fee the reason stands there', async () => {
    await open(table().treasury('germany', 4).at('germany', 'research'))
    expect(words()).toContain('That costs 5 IPC; Germany has 4. GW-10.1')
  })
})

describe('purchase', () => {
  test('GW-11.1 GW-11.2 plus buys one, minus hands it back, the sum runs along', async () => {
    const evening = await open(table().at('germany', 'purchase'))
    await step(/^Infantry/, 'Place one more')
    await step(/^Artillery/, 'Place one more')
    expect(words()).toContain('2 pieces for 5 IPC: 1 infantry and 1 artillery')
    await step(/^Infantry/, 'Take one back')
    expect(did(evening)).toEqual({
      type: 'cancelPurchase',
      by: 'germany',
      units: [{ kind: 'infantry', count: 1, pool: 'germany' }],
    })
    await press('Hand all back')
    expect(evening.state.nations.germany.waiting).toEqual([])
  })
  test('GW-4.3 what is not for sale says why', async () => {
    await open(table().at('germany', 'purchase'))
    expect(words()).toContain('Needs an advance: Tanks. GW-4.3')
  })
  test('GW-7.5 Canada’s pool is chosen, and charged', async () => {
    const evening = await open(table().at('great-britain', 'purchase'))
    await press('Canada')
    await step(/^Fighter/, 'Place one more')
    expect(did(evening)).toMatchObject({ units: [{ kind: 'fighter', count: 1, pool: 'canada' }] })
  })
})

describe('placing', () => {
  test('GW-14.2 GW-14.5 one place for all: the foot names it and places', async () => {
    const evening = await open(table().waiting('germany', 'infantry', 3, 'germany').at('germany', 'place'))
    expect(words()).toContain('Still owed 3 infantry to place.')
    expect(foot()).toBe('Place 3 infantry in Germany')
    await pressFoot()
    expect(evening.state.nations.germany.waiting).toEqual([])
    expect(foot()).toBe('End placing')
  })
  test('GW-6.6 several places: limits are told, the picked space stands first', async () => {
    const t = table().complex('poland').control('poland', 'germany').waiting('germany', 'infantry', 3, 'germany')
    const evening = await open(t.at('germany', 'place'), 'poland')
    expect(page()?.find('.sites li').text()).toContain('Poland')
    expect(words()).toContain('room for 1')
    expect(page()?.find('.foot .btn').attributes('aria-disabled')).toBe('true')
    await press(/Place 1 in Poland/)
    expect(did(evening)).toMatchObject({
      placements: [{ kind: 'infantry', count: 1, space: 'poland', pool: 'germany' }],
    })
  })
  test('GW-15.3 GW-16.7 a trench is dug facing a neighbour, the peasant raised where one likes', async () => {
    const t = table().waiting('russia', 'trench', 1).waiting('russia', 'infantry', 1, 'russia').at('russia', 'place')
    const evening = await open(t)
    await press(/^facing /)
    expect(did(evening)).toMatchObject({ type: 'buildTrench', by: 'russia' })
    await press('Raise 1 here')
    expect(did(evening)).toMatchObject({ type: 'recruitPeasant', by: 'russia' })
  })
  test('GW-16.16 Serbia raises its infantry', async () => {
    const evening = await open(table().at('serbia', 'place'))
    expect(words()).toContain('Serbia may raise one infantry.')
    expect(words()).toContain('it may raise one infantry a turn in Serbia')
    await press('Raise it in Serbia')
    expect(did(evening)).toEqual({ type: 'placeSerbianInfantry', by: 'serbia' })
    expect(foot()).toBe('End placing')
  })
  test('GW-16.16 the end of placing asks about the infantry that would be let go', async () => {
    const evening = await open(table().at('serbia', 'place'))
    expect(foot()).toBe('Raise 1 infantry in Serbia')
    await press('End placing without it')
    expect(did(evening)).toEqual({ type: 'endPhase', by: 'serbia' })
  })
})

describe('moves, battles, income', () => {
  const march = () => {
    const t = table().at('germany', 'combat-move')
    t.do({ type: 'moveUnits', by: 'germany', units: t.ids('germany', 'germany', 'infantry'), path: ['eastern-france'] })
    return t
  }
  test('GW-12.1 GW-13.23 moves are listed, the battle is owed and leads to its space, the foot goes to it', async () => {
    const evening = await open(march())
    expect(words()).toContain('Germany to Eastern France')
    await press(/^Battle in Eastern France\./)
    expect(went()).toEqual([{ space: 'eastern-france' }])
    expect(foot()).toBe('To the battle')
    await pressFoot()
    expect(did(evening)).toEqual({ type: 'endCombatMovement', by: 'germany' })
    expect(now()).toContain('0 of 1 fought')
    expect(foot()).toBe('To the list of battles')
    await pressFoot()
    expect(went().at(-1)).toEqual({ tab: 'map' })
    await useCampaign().say({ type: 'startBattle', by: 'germany', battle: 'eastern-france' })
    await flushPromises()
    expect(foot()).toBe('Go on with the battle in Eastern France')
    await pressFoot()
    expect(went().at(-1)).toEqual({ tab: 'map' })
  })
  test('GW-13.23 beside the list of battles the panel begins none: it says what is owed', async () => {
    const t = march()
    t.do({ type: 'endCombatMovement', by: 'germany' })
    await open(t, undefined, true)
    expect(foot()).toBe('End combat')
    expect(page()?.find('.foot .btn').attributes('aria-disabled')).toBe('true')
    expect(
      page()
        ?.findAll('button')
        .filter((b) => /^(Fight|Fly)/.test(nameOf(b.element))),
    ).toEqual([])
    expect(words()).toContain('open now')
  })
  test('GW-12.1 the panel says what phase 4 is for, as the engine allows it', async () => {
    const t = table().clear('poland').control('poland', 'germany').at('germany', 'combat-move')
    await open(t)
    expect(words()).toContain('Moves that lead to a fight or take a hostile space must be made now.')
    const units = t.put('germany', 'germany', { infantry: 1 })
    const there = { type: 'moveUnits' as const, by: 'germany' as const, units, path: ['poland'] }
    t.do(there)
    t.patch({ phase: 'non-combat' })
    expect(t.say({ ...there, path: ['germany'] })).toMatchObject({ ok: false })
  })
  test('GW-12.8 an aircraft in the air closes the foot and says so', async () => {
    await open(table().with('north-sea', 'germany', { fighter: 1 }).at('germany', 'non-combat'))
    expect(words()).toContain('1 aircraft over North Sea must land.')
    expect(page()?.find('.foot .btn').attributes('aria-disabled')).toBe('true')
  })
  test('GW-6.1 income by space with its sum', async () => {
    await open(table().at('france', 'income'))
    expect(
      page()
        ?.findAll('.lines tbody tr')
        .map((r) => r.text().replace(/\s+/g, ' ')),
    ).toContain('France3')
    expect(page()?.find('.lines tfoot').text()).toContain('9')
  })
})

describe('refused, looked back, decided', () => {
  test('GW-11.2 a refusal says the rule, and the nearest deeds are buttons', async () => {
    const { state } = table().at('germany', 'purchase')
    const asked = {
      type: 'purchaseUnits' as const,
      by: 'germany' as const,
      units: [{ kind: 'infantry' as const, count: 40, pool: 'germany' as const }],
    }
    const refused = game.decide(state, asked, [])
    if (refused.kind !== 'refused') throw new Error('it was not refused')
    const { clause, reason, facts } = refused
    // As it comes over IPC, where the commands' types are not known.
    const refusal = { clause, reason, facts, ...game.explain(state, asked, refused) } as unknown as Refusal
    const slip = mount(WarRefused, { props: { refusal, look: () => undefined }, attachTo: document.body })
    expect(wordsOf(slip)).toContain('That costs 80 IPC; Germany has 12.')
    await press('Buy 1 infantry from the pool of Germany')
    expect(slip.emitted('say')?.[0]).toEqual([{ ...asked, units: [{ kind: 'infantry', count: 1, pool: 'germany' }] }])
    slip.unmount()
  })
  test('GW-21 a decided game leads to its result and keeps the referee’s correction', async () => {
    await open(table().patch({ result: { winner: 'draw', clause: 'GW-21.6' } }))
    expect(foot()).toBe('Read the result')
    await pressFoot()
    expect(went()).toEqual([{ tab: 'result' }])
    expect(words()).toContain('The board on the table says otherwise')
  })
})
