// @vitest-environment happy-dom
/** A war set up through the window, and how it stands on the shelf (GW-2.13, 2.14). */
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { greatWarCore as game } from '../../electron/engine/great-war/game'
import { table } from '../../electron/engine/testing/great-war/table'
import type { CampaignSummary } from '../../shared/campaign'
import type { Inputs } from '../../shared/ipc'
import type { ScenarioFault } from '../../shared/scenario'
import type { NamedScenario, ScenarioRow } from '../../shared/scenarios'
import { buttonNamed, inPage, wordsIn } from '../panels/origins/testing/mount-panel'
import { useLibrary } from '../stores/library'
import { useShell } from '../stores/shell'
import { setScreen } from '../testing'
import LibraryScreen from './LibraryScreen.vue'
import NewCampaignScreen from './NewCampaignScreen.vue'

let page: VueWrapper | undefined
afterEach(() => {
  page?.unmount()
  document.body.innerHTML = ''
})
const words = () => wordsIn(document.body)
async function type(label: string, value: string): Promise<void> {
  const input = inPage(`[aria-label="${label}"]`)[0] as HTMLInputElement
  input.value = value
  input.dispatchEvent(new Event('input'))
  await flushPromises()
}
async function press(name: string): Promise<void> {
  buttonNamed(name).click()
  await flushPromises()
}

describe('a new campaign', () => {
  let order: Inputs['library:create'][0] | undefined
  const fill = async () => {
    page = setScreen(NewCampaignScreen, {
      'library:create': (asked) => {
        order = asked
        return { ok: false, error: { at: 'options', problem: 'the disk is full', expected: 'room' } }
      },
    }).page
    await press('The Great War')
  }
  test('GW-2.13 two players by the table, with a further one for the United States', async () => {
    order = undefined
    await fill()
    await press('2')
    await type('Name of player 1', 'Ann')
    await type('Name of player 2', 'Ben')
    const us = inPage('#war-us')[0] as HTMLSelectElement
    us.value = 'further'
    us.dispatchEvent(new Event('change'))
    await flushPromises()
    await type('Name of the player of the United States', 'Gus')
    inPage('form')[0]?.dispatchEvent(new Event('submit', { cancelable: true }))
    await flushPromises()
    expect(order).toMatchObject({
      game: 'great-war',
      options: {
        unitedStates: 'Gus',
        players: [
          { name: 'Ann', nations: ['great-britain', 'france', 'russia', 'serbia'] },
          { name: 'Ben', nations: ['germany', 'austria-hungary', 'ottoman-empire', 'bolsheviks'] },
        ],
      },
    })
    expect(words()).toContain('the disk is full')
  })
  test('GW-1.3 GW-2.13 a scenario’s seats are dealt and its figures go along; one with faults begins nothing, and says why', async () => {
    order = undefined
    const of = (file: string, changes: NamedScenario['changes'], faults: readonly ScenarioFault[] = []) =>
      ({
        kind: 'scenario',
        file,
        version: 'v',
        savedAt: 1,
        faults,
        scenario: { game: 'great-war', name: file, base: 1, changes },
      }) as ScenarioRow
    const seats = { at: 'seats.2', value: [['germany', 'austria-hungary', 'ottoman-empire', 'bolsheviks'], ['great-britain', 'france', 'russia', 'serbia']] } // prettier-ignore
    const bad = of('Bad', [{ at: 'manpower.italy.total', value: 5 }], [{ at: 'x', problem: 'Italy has too few' }])
    page = setScreen(NewCampaignScreen, {
      'scenarios:list': () => ({ rows: [of('Good', [seats]), bad], bin: [], folder: '/' }),
      'library:create': (asked) => {
        order = asked
        return { ok: false, error: { at: 'options', problem: 'the disk is full' } }
      },
    }).page
    await flushPromises()
    await press('The Great War')
    await press('2')
    await type('Name of player 1', 'Ann')
    await type('Name of player 2', 'Ben')
    const choice = inPage('[aria-label="Figures"]')[0] as HTMLSelectElement
    const choose = async (file: string) => {
      choice.value = file
      choice.dispatchEvent(new Event('change'))
      await flushPromises()
      inPage('form')[0]?.dispatchEvent(new Event('submit', { cancelable: true }))
      await flushPromises()
    }
    await choose('Bad')
    expect(words()).toContain('Bad can’t be played yet: Italy has too few.')
    expect(order).toBeUndefined()
    await choose('Good')
    expect(order).toMatchObject({
      options: { players: [{}, { nations: seats.value[1] }], scenario: { name: 'Good', changes: [seats] } },
    })
  })
  test('who plays again keeps the seats, and the scenario even if it lies on no shelf; its copy on the shelf stands for it', async () => {
    const seats = { at: 'seats.2', value: [['germany', 'austria-hungary'], ['great-britain', 'france']] } // prettier-ignore
    const played = { game: 'great-war', name: 'Ours', base: 1, changes: [seats] } as NamedScenario
    const sat = [
      { name: 'Ann', nations: ['great-britain', 'france', 'russia', 'serbia'] },
      { name: 'Ben', nations: ['germany', 'austria-hungary', 'ottoman-empire', 'bolsheviks'] },
    ] as const
    const row = {
      kind: 'scenario',
      file: 'ours',
      version: 'v',
      savedAt: 1,
      faults: [],
      scenario: played,
    } as ScenarioRow
    for (const rows of [[], [row]]) {
      order = undefined
      page = setScreen(
        NewCampaignScreen,
        {
          'scenarios:list': () => ({ rows, bin: [], folder: '/' }),
          'library:create': (asked) => {
            order = asked
            return { ok: false, error: { at: 'options', problem: 'the disk is full' } }
          },
        },
        () => {
          useShell().again = { game: 'great-war', like: sat, played }
        },
      ).page
      await flushPromises()
      const choice = inPage('[aria-label="Figures"]')[0] as HTMLSelectElement
      expect([...choice.options].map((o) => o.text)).toEqual([
        'As built in',
        rows.length === 0 ? 'Ours, as it was played' : 'Ours',
      ])
      expect(choice.selectedOptions[0]?.text).toMatch(/^Ours/)
      inPage('form')[0]?.dispatchEvent(new Event('submit', { cancelable: true }))
      await flushPromises()
      expect(order).toMatchObject({
        options: { players: sat.map(({ name, nations }) => ({ name, nations })), scenario: { name: 'Ours', changes: [seats] } }, // prettier-ignore
      })
      page.unmount()
    }
  })
  test('GW-2.13 nothing is made while a seat holds both blocs; it is said beside it', async () => {
    order = undefined
    await fill()
    inPage('[aria-label="Nations of Player 1"] [aria-label="Germany"]')[0]?.click()
    await flushPromises()
    expect(words()).toContain('No player may hold nations of both blocs.')
    inPage('form')[0]?.dispatchEvent(new Event('submit', { cancelable: true }))
    await flushPromises()
    expect(order).toBeUndefined()
  })
})

test('the empty shelf offers both games, and the war’s form comes with its button', async () => {
  page = setScreen(LibraryScreen, { 'library:list': () => ({ rows: [], bin: [], folder: '/' }) }).page
  await useLibrary().load()
  await flushPromises()
  await press('Set up the war')
  expect(useShell().again).toEqual({ game: 'great-war' })
  expect(useShell().screen).toBe('new')
})

test('GW-2.10 a war on the shelf: round, nation and phase, players with their codes, what happened last, its map', async () => {
  const { state } = table(3).at('germany', 'purchase', 4)
  const standing = game.standing(state)
  const summary = {
    id: 'w',
    game: 'great-war',
    name: 'The long table',
    ...standing,
    entries: 40,
    createdAt: 0,
    playedAt: 0,
    picture: game.picture(state),
    lastEvents: ['Purchase Units.', 'Germany pays 5 IPC for research.'],
    promised: [],
  } as unknown as CampaignSummary // ids are brands; the shelf only shows them
  page = setScreen(LibraryScreen, {
    'library:list': () => ({ rows: [{ kind: 'campaign', summary }], bin: [], folder: '/' }),
  }).page
  await useLibrary().load()
  await flushPromises()
  const card = inPage('article')[0]
  const said = card ? wordsIn(card) : ''
  expect(said).toContain('Round 4 Germany, Purchase Units Germany pays 5 IPC for research.')
  expect(card?.querySelector('.players .turn')?.textContent).toContain('Cas')
  expect(card?.querySelectorAll('.players svg[aria-label="Germany"]')).toHaveLength(1)
  expect(card?.querySelectorAll('.mini-map path').length).toBeGreaterThan(10)
})
