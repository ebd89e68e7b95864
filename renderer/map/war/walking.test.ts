// @vitest-environment happy-dom
/** The war's map from the keyboard: where it stands after units were taken up, put down or given up. */
import { mount } from '@vue/test-utils'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { warView } from './testing'
import WarMap from './WarMap.vue'

vi.mock('./war-canvas', () => ({ makeWarCanvas: () => ({ show: vi.fn(), drawNow: vi.fn(), destroy: vi.fn() }) }))

const view = warView({ germany: [{ movable: true }], poland: [{}] })
function board() {
  Object.assign(document, { fonts: { load: () => Promise.resolve([]) } })
  const page = mount(WarMap, {
    props: { view, readonly: false, theme: 'light', reducedMotion: true, selected: 'germany', picked: ['u1'] },
    attachTo: document.body,
  })
  const list = page.get('[role=listbox]')
  return {
    page,
    press: (key: string) => list.trigger('keydown', { key }),
    at: () => list.attributes('aria-activedescendant')?.replace(/^.*?-\d+-/, ''),
  }
}
afterEach(() => document.body.replaceChildren())

describe('walking with units in hand', () => {
  test('the first arrow aims at the neighbour, and the units stay where they were taken up', async () => {
    const { page, press, at } = board()
    await press('ArrowLeft')
    expect(at()).toBe('netherlands-belgium')
    await press('Enter')
    expect(page.emitted('go')).toEqual([['netherlands-belgium']])
    expect(page.emitted('select')).toBeUndefined()
  })
  test('once the hand is empty, arrows go on from the space whose tray is open', async () => {
    const { page, press, at } = board()
    await press('ArrowLeft')
    await page.setProps({ picked: [] })
    expect(at()).toBe('germany')
    await page.setProps({ picked: ['u1'] })
    expect(at()).toBe('germany')
    await press('ArrowLeft')
    expect(at()).toBe('netherlands-belgium')
  })
})
