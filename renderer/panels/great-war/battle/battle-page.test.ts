// @vitest-environment happy-dom
/** The battle board over the engine's own positions: every step of every kind of battle, said through the page (GW-13.27). */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { computed, defineComponent, h } from 'vue'
import { Evening } from '../../../../electron/engine/testing/great-war/evening'
import { table, type Table } from '../../../../electron/engine/testing/great-war/table'
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { NationId, UnitId } from '../../../../shared/great-war/ids'
import { fakeGateway } from '../../../gateway/fake'
import { gatewayKey } from '../../../gateway/gateway'
import { useCampaign } from '../../../stores/campaign'
import { useSettings } from '../../../stores/settings'
import { recording } from '../../../testing'
import { wordsOf } from '../../origins/testing/mount-panel'
import BattlePage from './BattlePage.vue'

type Kinds = Parameters<Table['put']>[2]
const warned = vi.spyOn(console, 'warn')
let page: VueWrapper | undefined
afterEach(() => {
  page?.unmount()
  page = undefined
  expect(warned).not.toHaveBeenCalled()
})

/** The page at an evening, as the table's screen holds it. */
async function open(evening: Evening, dice: 'app' | 'table' = 'app') {
  const gateway = fakeGateway(recording, evening.handlers())
  const pinia = createPinia()
  setActivePinia(pinia)
  const host = defineComponent(() => {
    const campaign = useCampaign()
    const view = computed(() => (campaign.view?.game === 'great-war' ? campaign.view : undefined))
    const lines = computed(() => (campaign.update === undefined ? [] : evening.lines()))
    return () =>
      view.value &&
      h(BattlePage, {
        view: view.value,
        lines: lines.value,
        readonly: campaign.readonly,
        refusal: campaign.refusal,
        undo: campaign.update?.undo.undo,
        onSay: (command: unknown) => void campaign.say(command),
        onUndo: () => void campaign.undo(),
      })
  })
  const global = { plugins: [pinia], provide: { [gatewayKey as symbol]: gateway } }
  page = mount(host, { attachTo: document.body, global }) as VueWrapper
  await useSettings().set({ dice })
  useCampaign().show(evening.update())
  await flushPromises()
  return page
}
const named = (name: string | RegExp) => {
  const all = page?.findAll('button') ?? []
  const of = (b: (typeof all)[number]) => b.attributes('aria-label') ?? b.text().replace(/\s+/g, ' ')
  const found = all.find((b) => (typeof name === 'string' ? of(b) === name : name.test(of(b))))
  if (!found) throw new Error(`no button ${String(name)} among ${all.map(of).join(' | ')}`)
  return found
}
async function press(name: string | RegExp): Promise<void> {
  await named(name).trigger('click')
  await flushPromises()
}
const words = () => (page ? wordsOf(page) : '')
const stepNow = () => page?.find('[aria-current="step"]').text().replace(/\s+/g, ' ')
const did = (evening: Evening) => evening.entries.at(-1)?.command as GreatWarCommand

function land(ours: Kinds, theirs: Kinds, extra: (t: Table) => void = () => undefined): Evening {
  const t = table().clear('germany', 'poland').at('germany', 'combat-move')
  t.put('poland', 'russia', theirs)
  const units = t.put('germany', 'germany', ours)
  extra(t)
  t.do({ type: 'moveUnits', by: 'germany', units, path: ['poland'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  return new Evening(t)
}
function sea(ours: Kinds, theirs: Kinds): Evening {
  const t = table().clear('north-sea', 'danish-sea').at('germany', 'combat-move')
  t.put('north-sea', 'great-britain', theirs)
  const units = t.put('danish-sea', 'germany', ours)
  t.do({ type: 'moveUnits', by: 'germany', units, path: ['north-sea'] })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  return new Evening(t)
}
function raid(fighters: number, treasury = 9): Evening {
  const t = table().clear('france', 'germany').at('germany', 'combat-move')
  t.tech('germany', '2').treasury('france', treasury)
  t.put('france', 'france', { fighter: fighters })
  const bombers = t.put('germany', 'germany', { bomber: 2 })
  const escorts = t.put('germany', 'germany', { fighter: 1 })
  t.do({ type: 'declareBombingRaid', by: 'germany', bombers, escorts, space: 'france' })
  t.do({ type: 'endCombatMovement', by: 'germany' })
  return new Evening(t)
}
const start = (evening: Evening, battle: string) =>
  evening.say({ type: 'startBattle', by: 'germany', battle } as GreatWarCommand)

describe('a land battle', () => {
  test('GW-13.2 GW-13.23 it begins from the list, with its odds and the numbers of both sides', async () => {
    const evening = land({ infantry: 2, artillery: 1 }, { infantry: 1 })
    await open(evening)
    expect(words()).toContain('Battles of Germany')
    expect(words()).toMatch(/land battle, must be fought/)
    expect(named(/^Fight in Poland/).text()).toMatch(/\d+\s%$/u)
    await press(/^Fight in Poland/)
    expect(did(evening)).toEqual({ type: 'startBattle', by: 'germany', battle: 'poland' })
    expect(stepNow()).toBe('Round 1: Attackers fire')
  })
  test('GW-10.7 GW-13.3 the opening: gas, its dice, its losses before anybody fires', async () => {
    const evening = land({ artillery: 2 }, { infantry: 1, artillery: 1, fighter: 1 }, (t) => t.tech('germany', '1'))
    start(evening, 'poland')
    await open(evening)
    expect(stepNow()).toBe('Round 1: Opening shots')
    expect(words()).toContain('Chemical Weapons, once before the first round')
    evening.dice = [1, 6]
    await press('Throw 2 dice for Germany')
    expect(stepNow()).toBe('Round 1: Opening losses')
    expect(words()).toContain('Gas hits land units only.')
    expect(page?.findAll('[role="group"][aria-label^="Fighters"]')).toHaveLength(0)
    await press('Remove 1 infantry')
    expect(did(evening)).toMatchObject({ type: 'selectCasualties', by: 'russia' })
    expect(stepNow()).toBe('Round 1: Attackers fire')
  })
  test('GW-4.4 GW-15.4 every number says why', async () => {
    const evening = land({ infantry: 2, artillery: 1, tank: 1 }, { infantry: 2 }, (t) => t.trench('poland', 'germany'))
    start(evening, 'poland')
    await open(evening)
    expect(words()).toContain('1 infantry: 1, +1 a gun beside it GW-4.4')
    expect(words()).toMatch(
      /1 infantry: 2, \+1 dug in behind a trench GW-15\.4 ?, −1 a tank breaks the trench for it GW-15\.5/,
    )
    expect(words()).toContain('What counts here')
  })
  test('GW-13.4 GW-13.5 a whole round: throw, give up, throw, give up, press on', async () => {
    const evening = land({ infantry: 3, artillery: 2 }, { infantry: 3, artillery: 2 })
    start(evening, 'poland')
    await open(evening)
    evening.dice = [1, 1, 6, 6, 6]
    await press('Throw 5 dice for Germany')
    expect(stepNow()).toBe('Round 1: Defender’s losses')
    expect(words()).toContain('Russia takes 2')
    expect(words()).toContain('Chosen: 2 infantry.')
    await press('Give up 2 infantry')
    expect(stepNow()).toBe('Round 1: Defenders fire')
    evening.dice = [1, 6, 6, 6, 6]
    await press('Throw 5 dice for Russia')
    expect(stepNow()).toBe('Round 1: Attacker’s losses')
    await press('Give up 1 infantry')
    expect(stepNow()).toBe('Round 1: Press on or retreat')
    expect(words()).toContain('Lost so far: infantry, lost infantry, lost 4 IPC, 2 manpower')
    expect(named(/^Fight round 2/).text()).toMatch(/\d+\s%$/u)
    expect(words()).toMatch(/To the end: [\d.]+ against [\d.]+ IPC still to lose/)
    expect(words()).toContain('One more round and then away')
    expect(words()).toContain('Away now: nothing more is lost.')
    expect(named(/^Retreat to Germany/).text()).toMatch(/0\s%$/u)
    expect(words()).toContain('The attacker never retreats.')
    await press(/^Fight round 2/)
    expect(did(evening)).toEqual({ type: 'continueBattle', by: 'germany', battle: 'poland' })
    expect(stepNow()).toBe('Round 2: Attackers fire')
  })
  test('GW-13.5 tokens and steppers choose; an unfinished choice is closed and says why', async () => {
    const evening = land({ artillery: 3 }, { infantry: 2, artillery: 2 })
    start(evening, 'poland')
    evening.dice = [1, 1, 6]
    evening.say({ type: 'rollBattleDice', by: 'germany', battle: 'poland' } as GreatWarCommand)
    await open(evening)
    await press('One fewer: Infantry')
    expect(words()).toContain('1 hit of 2 placed')
    expect(named(/^Give up 1 infantry/).attributes('aria-disabled')).toBe('true')
    await press(/^Give up/)
    expect(evening.entries).toHaveLength(2)
    const guns = page?.get('[role="group"][aria-label^="Artillery"]')
    await guns?.trigger('keydown', { key: '+' })
    await flushPromises()
    await press('Give up 1 infantry and 1 artillery')
    expect(did(evening)).toMatchObject({ type: 'selectCasualties' })
    expect((did(evening) as { units: UnitId[] }).units).toHaveLength(2)
  })
  test('GW-13.7 a retreat names its space; afterwards the page says what happened, until it is put away', async () => {
    const evening = land({ infantry: 3 }, { infantry: 3 })
    start(evening, 'poland')
    evening.dice = [6, 6, 6, 6, 6, 1]
    for (let i = 0; i < 2; i++)
      evening.say({ type: 'rollBattleDice', by: 'germany', battle: 'poland' } as GreatWarCommand)
    await open(evening)
    await press(/^Retreat to Germany/)
    expect(did(evening)).toEqual({ type: 'retreat', by: 'germany', battle: 'poland', to: 'germany' })
    expect(words()).toContain('Germany has retreated.')
    expect(words()).toContain('Left: 2 infantry. Lost: 1 infantry, 2 IPC and 1 manpower.')
    expect(words()).toContain('Germany retreats to Germany with 2 infantry.')
    await press('Put this away')
    expect(words()).not.toContain('Germany has retreated.')
    expect(words()).toContain('Nothing more has to be fought.')
  })
  test('GW-13.8 GW-6.4 a victory tells who holds the space and what was plundered', async () => {
    const t = table().clear('germany', 'france', 'eastern-france').at('germany', 'combat-move')
    t.control('eastern-france', 'germany').treasury('france', 7)
    t.put('france', 'france', { infantry: 1 })
    const units = t.put('eastern-france', 'germany', { artillery: 2 })
    t.do({ type: 'moveUnits', by: 'germany', units, path: ['france'] })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const evening = new Evening(t)
    start(evening, 'france')
    evening.dice = [1, 6, 6]
    for (let i = 0; i < 2; i++)
      evening.say({ type: 'rollBattleDice', by: 'germany', battle: 'france' } as GreatWarCommand)
    await open(evening)
    expect(words()).toContain('Germany has won in France.')
    expect(words()).toContain('France passes to Germany.')
    expect(words()).toContain('France pays 7 IPC to Germany as plunder.')
  })
  test('GW-13.24 typed dice go out in order, and a typed throw can be corrected', async () => {
    const evening = land({ infantry: 2, artillery: 1 }, { infantry: 2, artillery: 1 })
    start(evening, 'poland')
    await open(evening, 'table')
    const entry = page?.get('.entry')
    for (const key of ['1', '5', '6']) await entry?.trigger('keydown', { key })
    // What lies on the table comes first, and the app's throw does not take it away.
    expect(page?.findAll('.acts .primary').map((b) => b.text())).toEqual(['These dice: 1 hit'])
    const before = evening.position
    await press('Throw 3 dice for Germany')
    expect(evening.position).toBe(before)
    await press('These dice: 1 hit')
    expect(did(evening)).toEqual({ type: 'rollBattleDice', by: 'germany', battle: 'poland', dice: [1, 5, 6] })
    expect(words()).toContain('Thrown at the table 1 5 6')
    expect(words()).toMatch(/1 hit 0\.8 expected; as bad or worse: \d/)
    await press('Correct a die')
    expect(evening.position).toBe(1)
    expect(stepNow()).toBe('Round 1: Attackers fire')
    // The other faces stand as they were said: only the wrong one is said anew.
    await press(/^Die 2.*: 5$/)
    await page?.get('.entry').trigger('keydown', { key: '1' })
    await press('These dice: 2 hits')
    expect(did(evening)).toMatchObject({ dice: [1, 1, 6] })
  })
  test('GW-13.24 a throw is corrected, or taken back, past losses chosen by hand; nothing stale is asked', async () => {
    const evening = land({ infantry: 2, artillery: 1 }, { infantry: 2, artillery: 1, fighter: 1 })
    start(evening, 'poland')
    await open(evening, 'table')
    const type = async (...keys: string[]) => {
      for (const key of keys) await page?.get('.entry').trigger('keydown', { key })
    }
    await type('1', '5', '6')
    await press('These dice: 1 hit')
    await press('One fewer: Infantry')
    await press('One more: Fighters')
    await press('Give up 1 fighter')
    expect(useCampaign().notice).toBeUndefined()
    await press('Correct a die')
    expect(useCampaign().notice).toBeUndefined()
    expect(evening.position).toBe(1)
    expect(named('These dice: 1 hit').exists()).toBe(true)
    await press('These dice: 1 hit')
    await press('One fewer: Infantry')
    await press('One more: Fighters')
    await press(/^Take back/)
    expect(stepNow()).toBe('Round 1: Attackers fire')
    expect(useCampaign().notice).toBeUndefined()
  })
})

describe('a sea battle', () => {
  test('GW-13.11 GW-13.14 submerging, first strike, its losses', async () => {
    const evening = sea({ submarine: 2, dreadnought: 1 }, { dreadnought: 1, transport: 1 })
    start(evening, 'north-sea')
    await open(evening)
    expect(stepNow()).toBe('Round 1: Attacker submerges')
    await press('One more: Submarines')
    expect(named('Submerge 1 submarine').exists()).toBe(true)
    await press('One fewer: Submarines')
    await press('Stay up and fight')
    expect(did(evening)).toMatchObject({ type: 'submergeSubmarines', units: [] })
    expect(stepNow()).toBe('Round 1: First strike')
    evening.dice = [1, 6]
    await press('Throw 2 dice for Germany')
    expect(stepNow()).toBe('Round 1: Losses to torpedoes')
    expect(words()).toContain('Torpedoes hit ships only.')
    await press('Damage 1 dreadnought')
    expect(stepNow()).toBe('Round 1: Attackers fire')
  })
  test('GW-4.6 one hit damages a dreadnought, two sink it: two rows, and the deed by its right name', async () => {
    const evening = sea({ dreadnought: 3 }, { dreadnought: 3, transport: 2 })
    start(evening, 'north-sea')
    evening.dice = [1, 1, 6]
    evening.say({ type: 'rollBattleDice', by: 'germany', battle: 'north-sea' } as GreatWarCommand)
    await open(evening)
    const rows = () => page?.findAll('.line[role="group"]').map((x) => x.attributes('aria-label'))
    expect(named('Damage 2 dreadnoughts').exists()).toBe(true)
    expect(rows()).toEqual(['Transports: 0 of 2', 'Dreadnoughts, damage: 2 of 3', 'Dreadnoughts, sink: 0 of 3'])
    expect(page?.findAll('.tok[aria-label*="chosen to be damaged"]')).toHaveLength(2)
    await press('One fewer: Dreadnoughts, damage')
    await press('One more: Transports')
    expect(named('Give up 1 transport and damage 1 dreadnought').exists()).toBe(true)
    await press('One fewer: Transports')
    // Two presses damage two ships: one is sunk by nobody who does not say so.
    await press('One fewer: Dreadnoughts, damage')
    await press('One more: Dreadnoughts, damage')
    await press('One more: Dreadnoughts, damage')
    expect(rows()?.slice(1)).toEqual(['Dreadnoughts, damage: 2 of 3', 'Dreadnoughts, sink: 0 of 3'])
    await press('One fewer: Dreadnoughts, damage')
    await press('One more: Dreadnoughts, sink')
    expect(rows()?.slice(1)).toEqual(['Dreadnoughts, damage: 0 of 3', 'Dreadnoughts, sink: 1 of 3'])
    await press('Give up 1 dreadnought')
    const { units } = did(evening) as { units: UnitId[] }
    expect(new Set(units).size).toBe(1)
    expect(units).toHaveLength(2)
    expect(page?.find('.tok[aria-label*="2 hits"]').exists()).toBe(true)
  })
  test('GW-13.14 an unhurt defending submarine may go under; GW-13.12 torpedoes spare aircraft', async () => {
    const evening = sea({ dreadnought: 2 }, { dreadnought: 1, submarine: 2 })
    start(evening, 'north-sea')
    evening.dice = [6, 6]
    evening.say({ type: 'rollBattleDice', by: 'germany', battle: 'north-sea' } as GreatWarCommand)
    await open(evening)
    expect(stepNow()).toBe('Round 1: Defender submerges')
    expect(words()).toContain('Great Britain is asked.')
    await press('One more: Submarines')
    await press('One more: Submarines')
    await press('Submerge 2 submarines')
    expect(did(evening)).toMatchObject({ type: 'submergeSubmarines', by: 'great-britain' })
    expect(words()).toContain('Great Britain submerges 2 submarines.')
  })
  test('GW-13.15 the retreat at sea says which zone is closed', async () => {
    const evening = sea({ dreadnought: 1, submarine: 1 }, { dreadnought: 1, transport: 3 })
    start(evening, 'north-sea')
    const said = (c: object) => evening.say(c as GreatWarCommand)
    said({ type: 'submergeSubmarines', by: 'germany', battle: 'north-sea', units: [] })
    evening.dice = [6, 6, 6, 6, 6, 6, 6]
    for (let i = 0; i < 3; i++) said({ type: 'rollBattleDice', by: 'germany', battle: 'north-sea' })
    await open(evening)
    expect(stepNow()).toBe('Round 1: Press on or retreat')
    expect(named(/^Retreat to Danish Sea/).exists()).toBe(true)
    expect(words()).toContain('All ships leave together, to one zone that a ship came from.')
  })
})

describe('a bombing raid', () => {
  test('GW-13.21 the defender says who rises, by stepper; then the air combat and the bombs', async () => {
    const evening = raid(2)
    await open(evening)
    expect(words()).toContain('France: who rises over France?')
    expect(named(/^Begin the raid on France/).attributes('aria-disabled')).toBe('true')
    expect(words()).toMatch(/So the bombs cost \d\.\d IPC on average/)
    await press('One fighter fewer')
    await press('Rise with 1 fighter over France')
    expect(did(evening)).toMatchObject({ type: 'chooseInterceptors', by: 'france' })
    expect((did(evening) as { units: UnitId[] }).units).toHaveLength(1)
    evening.dice = [6, 1]
    await press(/^Begin the raid on France/)
    expect(stepNow()).toBe('Attacker’s losses')
    await press('Give up 1 fighter')
    expect(stepNow()).toBe('Bombs')
    evening.dice = [2, 6]
    await press('Drop the bombs of 2 bombers')
    expect(words()).toContain('The bombs cost France 3 IPC.')
  })
  test('GW-13.20 typed bombs; nobody rises', async () => {
    const evening = raid(1, 2)
    await open(evening, 'table')
    await press('One fighter fewer')
    await press('Let them pass')
    const entry = page?.get('.entry')
    for (const key of ['5', '6']) await entry?.trigger('keydown', { key })
    await press('These 2 dice')
    expect(did(evening)).toEqual({ type: 'rollBombingRaid', by: 'germany', space: 'france', dice: [5, 6] })
    expect(words()).toContain('The bombs cost France 2 IPC.')
  })
  test('GW-13.21 the air combat is a step of its own once it has begun', async () => {
    const evening = raid(2)
    const fighters = evening.state.turn.raids.length
    expect(fighters).toBe(1)
    await open(evening)
    await press(/^Rise with 2 fighters/)
    evening.dice = [6, 6, 6]
    await press(/^Begin the raid/)
    expect(stepNow()).toBe('Bombs')
    expect(words()).toContain('0.7 expected')
  })
})

describe('a landing', () => {
  test('GW-13.17 bombardment stands in the list and in the opening; GW-13.7 the landed cannot retreat', async () => {
    const t = table().clear('denmark', 'danish-sea').at('germany', 'combat-move')
    t.control('denmark', 'great-britain').with('denmark', 'great-britain', { infantry: 3, artillery: 1 })
    const [transport] = t.put('danish-sea', 'germany', { transport: 1, dreadnought: 1 })
    const men = t.put('danish-sea', 'germany', { infantry: 2 }, transport ? { cargoOf: transport } : {})
    t.do({ type: 'unloadTransport', by: 'germany', transport, units: men, space: 'denmark' })
    t.do({ type: 'endCombatMovement', by: 'germany' })
    const evening = new Evening(t)
    await open(evening)
    expect(words()).toContain('Landing in Denmark')
    expect(words()).toContain('1 dreadnought bombards once before the first round')
    await press(/^Fight in Denmark/)
    expect(stepNow()).toBe('Round 1: Opening shots')
    expect(words()).toContain('Bombardment, once before the first round')
    evening.dice = [6, 6, 6, 6, 6, 6, 6]
    await press('Throw one die for Germany')
    await press('Throw 2 dice for Germany')
    await press('Throw 4 dice for Great Britain')
    expect(stepNow()).toBe('Round 2: Attackers fire') // nobody can leave, so nobody is asked
  })
})

describe('the Mexicans', () => {
  test('GW-19.21 GW-19.22 some of the forces attack them; GW-19.23 the attack may be stopped', async () => {
    const t = table().clear('eastern-us').at('united-states', 'combat-move')
    t.patch({ us: { ...t.state.us, war: { target: 'mexico', since: 1 }, mexicans: 5 } })
    t.patch({ seats: [...t.state.seats, { player: 'Gil', nations: ['united-states'] }] })
    t.put('eastern-us', 'united-states', { infantry: 3, artillery: 1 })
    t.do({ type: 'endCombatMovement', by: 'united-states' })
    const evening = new Evening(t)
    await open(evening)
    expect(words()).toContain('Battle on the Mexican border')
    await press('One fewer: infantry')
    await press(/^Fight on the Mexican border/)
    const said = did(evening)
    expect(said.type === 'startBattle' && said.units?.length).toBe(3)
    expect(stepNow()).toBe('Round 1: Attackers fire')
    evening.dice = [6, 6, 6]
    await press('Throw 3 dice for The United States')
    evening.dice = [6, 6, 6, 6, 6]
    await press('Throw 5 dice for Mexico')
    await press(/^Stop the attack on the Mexican border/)
    expect(words()).toContain('The United States has retreated.')
  })
})

describe('the table around it', () => {
  test('saved and reopened in the middle, the board stands as it stood: throws, losses, account', async () => {
    const evening = land({ infantry: 3, artillery: 2 }, { infantry: 3, artillery: 2 })
    start(evening, 'poland')
    evening.dice = [1, 1, 6, 6, 6]
    evening.say({ type: 'rollBattleDice', by: 'germany', battle: 'poland' } as GreatWarCommand)
    await open(evening)
    const before = words()
    page?.unmount()
    await open(evening)
    expect(words()).toBe(before)
    expect(words()).toContain('Germany throws 1 1 6 6 at 2, 6 at 1: 2 hits.')
  })
  test('an undo takes the throw off the board again; a look back shows it and lets nobody speak', async () => {
    const evening = land({ infantry: 3, artillery: 2 }, { infantry: 3, artillery: 2 })
    start(evening, 'poland')
    await open(evening)
    evening.dice = [1, 1, 6, 6, 6]
    await press('Throw 5 dice for Germany')
    await press(/^Take back/)
    expect(stepNow()).toBe('Round 1: Attackers fire')
    expect(page?.findAll('.dice .die')).toHaveLength(0)
    evening.dice = [1, 1, 6, 6, 6]
    await press('Throw 5 dice for Germany')
    await useCampaign().lookAt(1)
    await flushPromises()
    expect(stepNow()).toBe('Round 1: Attackers fire')
    expect(named('Throw 5 dice for Germany').attributes('disabled')).toBeDefined()
  })
  test('after a step the next deed has the focus, so that a battle can be fought with the Enter key', async () => {
    const evening = land({ infantry: 3, artillery: 2 }, { infantry: 3, artillery: 2 })
    start(evening, 'poland')
    await open(evening)
    evening.dice = [1, 1, 6, 6, 6]
    await press('Throw 5 dice for Germany')
    expect(document.activeElement?.textContent).toContain('Give up 2 infantry')
    expect(page?.findAll('h1')).toHaveLength(1)
  })
  test('GW-13.5 a refusal is said on the board', async () => {
    const evening = land({ artillery: 3 }, { infantry: 2, artillery: 2 })
    start(evening, 'poland')
    await open(evening)
    await useCampaign().say({ type: 'continueBattle', by: 'germany', battle: 'poland' })
    await flushPromises()
    expect(page?.find('[role="alert"]').exists()).toBe(true)
  })
  test('GW-13.5 seats are named: who is asked, and who sits there', async () => {
    const evening = land({ artillery: 3 }, { infantry: 2, artillery: 2 })
    start(evening, 'poland')
    await open(evening)
    const russia: NationId = 'russia'
    const player = evening.state.seats.find((s) => s.nations.includes(russia))?.player ?? '?'
    expect(words()).toContain(`Russia ${player}`)
    evening.dice = [1, 1, 6]
    await press('Throw 3 dice for Germany')
    expect(words()).toContain('Russia is asked.')
  })
})
