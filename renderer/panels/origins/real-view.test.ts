// @vitest-environment happy-dom
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { origins } from '../../../electron/engine/origins/index'
import { Play } from '../../../electron/engine/testing/play'
import type { HistoryLine } from '../../../shared/history'
import type { OriginsCommand } from '../../../shared/origins/commands'
import { NATIONS, POWERS } from '../../../shared/origins/ids'
import type { OriginsView } from '../../../shared/origins/view'
import AttackDialog from './AttackDialog.vue'
import DealsView from './DealsView.vue'
import ResultView from './ResultView.vue'
import SheetView from './SheetView.vue'
import TurnPanel from './TurnPanel.vue'
import { buttonNamed, mountPanel, wordsIn, wordsOf } from './testing/mount-panel'

/** The engine's own view in the panels: a whole game, looked at on the way. */
const PLAYERS = ['Ann', 'Ben', 'Clara', 'Dov', 'Emil'].map((name, i) => ({ name, powers: POWERS.slice(i, i + 1) }))
const begin = () =>
  new Play(
    origins,
    { players: PLAYERS, powers: 'chosen', individualWinner: 'unallied', breakableAlliances: 'on' },
    () => 3,
  )
type Table = ReturnType<typeof begin>
const viewOf = (table: Table): OriginsView => origins.view(table.state)
const say = (table: Table, command: OriginsCommand): void => expect(table.say(command).kind).toBe('accepted')

/** Five here, five there, the rest at home; then an attack where one can be made. */
function place(table: Table): void {
  for (const nation of NATIONS.filter((n) => n !== viewOf(table).acting).slice(table.entries.length % 7)) {
    const { room, acting } = viewOf(table)
    if (room[nation] > 0) say(table, { type: 'placeFactors', power: acting, nation, factors: room[nation] })
  }
}
function turn(table: Table): void {
  const power = viewOf(table).acting
  place(table)
  const attack = viewOf(table).attacks[0]
  if (attack) say(table, { type: 'attack', power, nation: attack.nation, target: attack.target })
  say(table, { type: 'endTurn', power })
}

let panel: VueWrapper | undefined
const warned = vi.spyOn(console, 'warn')
afterEach(() => {
  panel?.unmount()
  document.body.innerHTML = ''
  expect(warned).not.toHaveBeenCalled()
})

describe('panels over the engine’s own view', () => {
  const table = begin()
  beforeAll(() => {
    document.documentElement.dataset['motion'] = 'reduced'
    for (let i = 0; i < 27; i++) turn(table)
  })

  test('the turn: − and + that the panel leaves open are accepted, the closed ones refused', async () => {
    const before = viewOf(table)
    panel = mountPanel(TurnPanel, { view: before, dice: 'app', selected: 'italy' })
    expect(wordsOf(panel)).toContain(`${before.left} factors left of ${before.allotment}`)
    const home = panel.get(`.placement li:last-child .stepper`)
    await home.trigger('keydown', { key: '-' })
    expect(panel.emitted('say')).toBeUndefined()
    await home.trigger('keydown', { key: '+' })
    const [command] = panel.emitted('say')?.[0] as [OriginsCommand]
    say(table, command)
    await panel.setProps({ view: viewOf(table) })
    await home.trigger('keydown', { key: '-' })
    say(table, (panel.emitted('say')?.[1] as [OriginsCommand])[0])
    expect(viewOf(table).left).toBe(before.left)
  })
  test('the sheet shows every embassy and total', () => {
    const view = viewOf(table)
    panel = mountPanel(SheetView, { view })
    const words = wordsOf(panel)
    expect(words).toContain(`Score now ${POWERS.map((p) => view.scores.totals[p]).join(' ')}`)
    expect(panel.findAll('[role="gridcell"]')).toHaveLength(65)
  })
  test('deals and alliances: a pair that is open may ally, the others say why', () => {
    panel = mountPanel(DealsView, { view: viewOf(table) })
    buttonNamed('Ally France and Russia').click()
    say(table, (panel.emitted('say')?.[0] as [OriginsCommand])[0])
    panel.unmount()
    panel = mountPanel(DealsView, { view: viewOf(table) })
    expect(wordsOf(panel)).toContain('France and Russia since round 6')
    expect(wordsOf(panel)).toContain('Not open')
  })
  test('an attack: the outlook shares six faces out, and the throw lands in the dialog', async () => {
    place(table)
    const view = viewOf(table)
    for (const a of view.attacks) expect(a.outcomes.flatMap((o) => o.faces).length).toBe(6)
    panel = mountPanel(AttackDialog, { view, dice: 'table' })
    await flushPromises()
    document.querySelector('[role="dialog"]')?.dispatchEvent(new KeyboardEvent('keydown', { key: '5', bubbles: true }))
    const command = (panel.emitted('say')?.at(-1) as [OriginsCommand])[0]
    const before = table.state
    say(table, command)
    const entry = table.entries.at(-1)
    const events = entry?.events ?? []
    const line: HistoryLine = {
      position: table.entries.length,
      round: view.round,
      acting: view.acting,
      command,
      events,
      undone: false,
      ...origins.report(before, events),
    }
    await panel.setProps({ view: viewOf(table), last: line })
    await flushPromises()
    expect(wordsIn(document.body)).toContain(line.text)
    expect(wordsIn(document.body)).toContain('thrown at the table')
  })
  test('OW-5.1 the end: the result reads out the reckoning', () => {
    say(table, { type: 'endTurn', power: viewOf(table).acting })
    while (viewOf(table).step !== 'ended') turn(table)
    const view = viewOf(table)
    panel = mountPanel(ResultView, { view, scores: [], luck: [] })
    for (const step of view.scores.winner.because) expect(wordsOf(panel)).toContain(step.text)
    panel.unmount()
    panel = mountPanel(TurnPanel, { view, dice: 'app', readonly: true })
    expect(buttonNamed('Read the result').getAttribute('aria-disabled')).toBe('false')
  })
})
