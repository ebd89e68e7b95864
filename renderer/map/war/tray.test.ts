// @vitest-environment happy-dom
/** The map for keyboard and screen reader: the list of spaces, the tray of a space, the moves of the phase. */
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import MovesPanel from './MovesPanel.vue'
import SpaceList from './SpaceList.vue'
import StackTray from './StackTray.vue'
import { warColours } from './ground'
import { warView } from './testing'

const movable = { movable: true } as const
/** The Frenchman is u1: the board's spaces come in order. */
const view = warView({
  germany: [movable, movable, { ...movable, kind: 'artillery' }, { moved: true }],
  'eastern-france': [{ owner: 'france' }],
})

function list(selected?: string, picked: string[] = []) {
  const wrapper = mount(SpaceList, {
    props: { view, selected, picked, moves: undefined, readonly: false },
    attachTo: document.body,
  })
  const box = wrapper.get('[role=listbox]')
  return { wrapper, box, press: (key: string) => box.trigger('keydown', { key }) }
}

describe('the map as a list', () => {
  test('one tab stop, every space in a group of its region, said as it is seen', () => {
    const { wrapper } = list()
    expect(wrapper.findAll('[tabindex="0"]')).toHaveLength(1)
    expect(wrapper.findAll('[role=option]')).toHaveLength(101)
    expect(wrapper.get('[role=group][aria-label="Central Europe"]').text()).toContain(
      'Germany: 2 infantry; 1 infantry, moved; 1 artillery',
    )
  })
  test('arrows walk to neighbours, letters find a name, Enter opens the tray', async () => {
    const { wrapper, press } = list('germany')
    await press('ArrowLeft')
    await press('f')
    await press('Enter')
    expect(wrapper.emitted('select')).toEqual([['netherlands-belgium'], ['finland']])
    expect(wrapper.emitted('open')).toEqual([['germany']])
  })
  test('M takes up what may move here; elsewhere, and with the hand full, it is a letter', async () => {
    const here = list('germany')
    await here.press('m')
    expect(here.wrapper.emitted('lift')).toEqual([['germany']])
    const there = list('eastern-france')
    await there.press('m')
    expect(there.wrapper.emitted('lift')).toBeUndefined()
    const full = list('germany', ['u1'])
    await full.press('m')
    expect(full.wrapper.emitted('lift')).toBeUndefined()
    expect(full.wrapper.emitted('select')?.[0]?.[0]).toMatch(/^m/)
  })
  test('with the hand full Enter puts down and Escape gives up', async () => {
    const { wrapper, press } = list('eastern-france', ['u1'])
    await press('Enter')
    await press('Escape')
    expect(wrapper.emitted('go')).toEqual([['eastern-france']])
    expect(wrapper.emitted('drop')).toHaveLength(1)
  })
})

describe('the tray', () => {
  const tray = (picked: string[] = [], readonly = false) =>
    mount(StackTray, {
      props: { view, space: 'germany', picked, colours: warColours(view), readonly, choice: [], left: 1 },
      attachTo: document.body,
    })
  test('rows by kind, those that may move first; part of a stack by steps', async () => {
    const wrapper = tray(['u2'])
    expect(wrapper.findAll('li').map((row) => row.get('.what').text())).toEqual([
      'Infantry',
      'Artillery',
      'Infantry moved',
    ])
    const [infantry] = wrapper.findAll('[role=group]')
    expect(infantry?.attributes('aria-label')).toBe('Infantry taken up in Germany')
    expect(infantry?.get('output').text()).toBe('1 of 2')
    await infantry?.get('[aria-label="One more"]').trigger('click')
    await infantry?.get('[aria-label="One fewer"]').trigger('click')
    await infantry?.trigger('keydown', { key: '+' })
    expect(wrapper.emitted('pick')).toEqual([[['u2', 'u3']], [[]], [['u2', 'u3']]])
    expect(wrapper.get('.hand').text()).toContain('1 in hand, 1 movement left')
  })
  test('opened by keyboard it stands on what can be taken up first; where nothing can, on the way out', () => {
    const open = (picked: string[], readonly = false) => {
      const wrapper = tray(picked, readonly)
      ;(wrapper.vm as unknown as { focus(): void }).focus()
      const group = document.activeElement?.closest('[role=group]')?.getAttribute('aria-label')
      const said = [group, document.activeElement?.getAttribute('aria-label')]
      wrapper.unmount()
      return said
    }
    expect(open([])).toEqual(['Infantry taken up in Germany', 'One more'])
    expect(open(['u2', 'u3'])).toEqual(['Artillery taken up in Germany', 'One more'])
    expect(open([], true)).toEqual([undefined, 'Close'])
  })
  test('the foot has its room from the start: the first step moves no row', () => {
    for (const picked of [[], ['u2']]) expect(tray(picked).get('.below').classes()).toContain('roomy')
  })
  test('all at once, and nothing to step while one only looks', async () => {
    const wrapper = tray()
    await wrapper.get('.all').trigger('click')
    expect(wrapper.emitted('pick')).toEqual([[['u2', 'u3', 'u4']]])
    expect(tray([], true).findAll('[role=group]')).toHaveLength(0)
  })
  test('a step that leads nowhere asks nothing', async () => {
    const wrapper = tray(['u2', 'u3'])
    await wrapper.findAll('[aria-label="One more"]')[0]?.trigger('click')
    expect(wrapper.emitted('pick')).toBeUndefined()
  })
})

describe('the moves of the phase', () => {
  const moved = warView(
    { poland: [{}], austria: [{}] },
    {
      moves: [
        { units: ['u1'], owner: 'germany', from: 'germany', to: 'poland', way: 'land', confirmed: false },
        { units: ['u2'], owner: 'germany', from: 'germany', to: 'austria', way: 'land', confirmed: false },
      ],
    },
  )
  const deeds = new Map([
    ['u1', { back: { count: 2, others: 1 } }],
    ['u2', { back: { count: 1, others: 0 } }],
  ])
  test('each can be taken back; an earlier one says what goes with it', async () => {
    const wrapper = mount(MovesPanel, { props: { view: moved, deeds, readonly: false, up: false } })
    const backs = wrapper.findAll('.back')
    expect(backs.map((b) => b.attributes('title'))).toEqual([
      'Take back this move and 1 that came after it',
      'Take back this move',
    ])
    await backs[1]?.trigger('click')
    await backs[0]?.trigger('click')
    expect(wrapper.emitted('takeBack')).toEqual([[1], [2]])
    expect(wrapper.text()).toContain('takes those after it back')
  })
  test('looking back, nothing can be taken back', () => {
    const wrapper = mount(MovesPanel, { props: { view: moved, deeds, readonly: true, up: false } })
    expect(wrapper.findAll('.back')).toEqual([])
  })
})
