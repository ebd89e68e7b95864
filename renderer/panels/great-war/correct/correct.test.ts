// @vitest-environment happy-dom
/** The referee's form: every figure set through it is accepted by the rules and stands on the record (GW-22.7). */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { greatWarCore as game } from '../../../../electron/engine/great-war/game'
import { table } from '../../../../electron/engine/testing/great-war/table'
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { SpaceId } from '../../../../shared/great-war/ids'
import { inPage, wordsIn } from '../../origins/testing/mount-panel'
import WarCorrectDialog from './WarCorrectDialog.vue'
import type { FIGURE_NAMES } from './figures'
import { FIGURES } from './figures'

let dialog: VueWrapper | undefined
afterEach(() => {
  dialog?.unmount()
  document.body.innerHTML = ''
})
const { state } = table().at('germany', 'purchase', 3)
async function open(space?: string): Promise<void> {
  dialog = mount(WarCorrectDialog, {
    attachTo: document.body,
    props: { view: game.view(state), help: true, space: space as SpaceId | undefined },
  })
  await flushPromises()
}
const field = (label: RegExp): HTMLInputElement | HTMLSelectElement => {
  const found = inPage('label').find((l) => label.test(l.textContent ?? ''))
  const input = found && (document.getElementById(found.getAttribute('for') ?? '') ?? found.querySelector('input'))
  if (!(input instanceof HTMLInputElement || input instanceof HTMLSelectElement))
    throw new Error(
      `no field ${String(label)} among ${inPage('label')
        .map((l) => l.textContent)
        .join(' | ')}`,
    )
  return input
}
async function set(label: RegExp, value: string): Promise<void> {
  const input = field(label)
  input.value = value
  input.dispatchEvent(new Event(input instanceof HTMLSelectElement ? 'change' : 'input'))
  await flushPromises()
}
async function choose(label: RegExp): Promise<void> {
  const input = field(label) as HTMLInputElement
  input.checked = true
  input.dispatchEvent(new Event('change'))
  await flushPromises()
}
async function send(): Promise<GreatWarCommand | undefined> {
  inPage('form')[0]?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
  return dialog?.emitted('say')?.at(-1)?.[0] as GreatWarCommand | undefined
}
const figure = (name: keyof typeof FIGURE_NAMES) => set(/^What is wrong/, name)
const words = () => inPage('[role=dialog]').map(wordsIn).join(' ')

/** What the form says, and what the record then holds. */
const CASES: Readonly<Record<(typeof FIGURES)[number], () => Promise<object>>> = {
  units: async () => {
    await set(/^in$/, 'poland')
    await set(/^of$/, 'russia')
    await set(/^Count/, '4')
    return { units: { space: 'poland', nation: 'russia', kind: 'infantry', count: 4 } }
  },
  control: async () => {
    await set(/^Space/, 'poland')
    await set(/^Controlled by, now Russia/, 'germany')
    return { control: { space: 'poland', nation: 'germany' } }
  },
  trench: async () => {
    await set(/^in$/, 'germany')
    await set(/^facing/, 'eastern-france')
    return { trench: { space: 'germany', facing: 'eastern-france', present: true } }
  },
  treasury: async () => {
    await set(/^Nation/, 'france')
    await set(/^IPC, now 9/, '11')
    return { treasury: { nation: 'france', ipc: 11 } }
  },
  manpower: async () => {
    await set(/^Pool/, 'canada')
    await set(/^Used, now 0 of 30/, '3')
    return { manpower: { pool: 'canada', used: 3, total: 30 } }
  },
  technology: async () => {
    await set(/^Nation/, 'france')
    await set(/^Advance/, '3')
    await choose(/^ ?owned/)
    return { technology: { nation: 'france', technology: '3', owned: true } }
  },
  marker: async () => {
    await set(/^Nation/, 'italy')
    await set(/^Marker, now 0/, '1')
    return { marker: { nation: 'italy', position: 1 } }
  },
  opinion: async () => {
    await set(/^Level, now 0/, '-3')
    return { opinion: -3 }
  },
}

describe('every figure', () => {
  test.each(FIGURES)('GW-22.7 %s is set, and the rules accept it', async (name) => {
    await open()
    await figure(name)
    const wanted = await CASES[name]()
    await set(/^Why/, 'as it lies on the table')
    const said = await send()
    expect(said).toEqual({ type: 'correct', reason: 'as it lies on the table', ...wanted })
    expect(said && game.decide(state, said, []).kind).toBe('accepted')
  })
})

describe('what is wrong is said', () => {
  test('GW-22.7 a reason is asked for, and a figure that can be', async () => {
    await open()
    expect(await send()).toBeUndefined()
    expect(words()).toContain('Say why; the history keeps it.')
    await figure('opinion')
    await set(/^Level/, '11')
    expect(words()).toContain('A whole number from -10 to 10.')
    await figure('manpower')
    await set(/^Used/, '5000')
    expect(words()).toContain('No more can be used than there is.')
  })
  test('GW-22.7 a space that was picked on the map is the one asked about', async () => {
    await open('north-sea')
    expect(field(/^in$/).value).toBe('north-sea')
    expect(field(/^of$/).value).toBe('great-britain')
    await set(/^Kind/, 'infantry')
    expect(field(/^in$/).value).not.toBe('north-sea')
  })
})

test('GW-22.7 letters are no figure: nothing is read out until a number stands there', async () => {
  await open()
  await figure('opinion')
  await set(/^Level/, 'two')
  expect(words()).toContain('The record takes whole numbers only.')
  expect(words()).not.toContain('NaN')
  await set(/^Level/, '2')
  expect(words()).toContain('The record will say: opinion in the United States stands at 2.')
})
