// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import type { NationId } from '../../shared/origins/ids'
import NationList from './NationList.vue'
import { roundSix } from './testing'

function list(selected?: NationId, readonly = false) {
  const wrapper = mount(NationList, {
    props: { view: roundSix(), selected, targets: ['greece'], dim: ['turkey'], readonly },
    attachTo: document.body,
  })
  const box = wrapper.get('[role=listbox]')
  return {
    wrapper,
    box,
    press: (key: string, more = {}) => box.trigger('keydown', { key, ...more }),
    option: (name: string) => {
      const found = wrapper.findAll('[role=option]').find((o) => o.text().startsWith(name))
      if (!found) throw new Error(`no option ${name}`)
      return found
    },
  }
}

describe('the map as a list', () => {
  test('thirteen options, one tab stop, a name for the whole', () => {
    const { wrapper, box } = list()
    expect(wrapper.findAll('[role=option]')).toHaveLength(13)
    expect(wrapper.findAll('[tabindex="0"]')).toHaveLength(1)
    expect(box.attributes('aria-label')).toContain('Nations')
  })

  test('each option says what is seen on the map, and whether it may be chosen', () => {
    const { option } = list()
    expect(option('Italy').text()).toContain('Britain 12, treaty rights')
    expect(option('Greece').text()).toContain('Legal target')
    expect(option('Turkey').text()).toContain('Not open now')
  })

  test('the selection is the map’s: marked, and where the arrows start', async () => {
    const { wrapper, box, press, option } = list('serbia')
    expect(option('Serbia').attributes('aria-selected')).toBe('true')
    expect(box.attributes('aria-activedescendant')).toBe(option('Serbia').attributes('id'))
    await press('ArrowRight')
    expect(wrapper.emitted('select')).toEqual([['bulgaria']])
    expect(wrapper.emitted('stand')).toEqual([['bulgaria']])
  })

  test('the first arrow shows where one stands; it does not walk off unseen', async () => {
    const { wrapper, press } = list()
    await press('ArrowDown')
    expect(wrapper.emitted('select')).toEqual([['britain']])
  })

  test('Home, End and letters', async () => {
    const { wrapper, press } = list('italy')
    await press('Home')
    await press('End')
    await press('t')
    expect(wrapper.emitted('select')).toEqual([['britain'], ['africa'], ['turkey']])
  })

  test('Enter does the deed, Backspace takes it back, Escape backs out', async () => {
    const { wrapper, press } = list('italy')
    await press('Enter')
    await press('Backspace')
    await press('Escape')
    expect(wrapper.emitted('activate')).toEqual([['italy']])
    expect(wrapper.emitted('takeBack')).toEqual([['italy']])
    expect(wrapper.emitted('select')).toEqual([[undefined]])
  })

  test('with a nation selected, + places there and − takes back, as the panel says', async () => {
    const { wrapper, press } = list('italy')
    for (const key of ['+', '=', '-', '−']) await press(key)
    expect(wrapper.emitted('activate')).toEqual([['italy'], ['italy']])
    expect(wrapper.emitted('takeBack')).toEqual([['italy'], ['italy']])
  })

  test('they reach the map, which zooms, while nothing can be placed or a modifier is held', async () => {
    const { wrapper, box } = list()
    const sent = (key: string, more = {}) => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, ...more })
      box.element.dispatchEvent(event)
      return event.defaultPrevented
    }
    expect([sent('+'), sent('-')]).toEqual([false, false])
    await wrapper.setProps({ selected: 'italy' })
    expect([sent('+'), sent('-'), sent('+', { ctrlKey: true })]).toEqual([true, true, false])
    await wrapper.setProps({ view: { ...roundSix(), step: 'attack' } })
    expect([sent('+'), sent('-')]).toEqual([false, false])
  })

  test('a past position can be walked, but nothing can be done in it', async () => {
    const { wrapper, press } = list('italy', true)
    await press('Enter')
    await press('Backspace')
    await press('+')
    await press('-')
    await press('ArrowUp')
    expect(wrapper.emitted('activate')).toBeUndefined()
    expect(wrapper.emitted('takeBack')).toBeUndefined()
    expect(wrapper.emitted('select')).toHaveLength(1)
  })

  test('with Shift the arrows move the map, and keys of the app pass through', async () => {
    const { wrapper, press } = list('italy')
    await press('ArrowLeft', { shiftKey: true })
    expect(wrapper.emitted('pan')).toEqual([[80, 0]])
    await press('z', { ctrlKey: true })
    expect(wrapper.emitted('select')).toBeUndefined()
  })
})
