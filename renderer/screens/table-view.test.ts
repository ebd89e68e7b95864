// @vitest-environment happy-dom
import { flushPromises } from '@vue/test-utils'
import { expect, test, vi } from 'vitest'
import type { Handlers } from '../gateway/fake'
import { recording, setScreen } from '../testing'
import TableView from './TableView.vue'

// The canvas has a bench and pictures of its own; happy-dom cannot draw.
vi.mock('../map/HexPicture.vue', () => ({ default: { render: () => null } }))

const opened = (): Handlers => ({
  'tableView:board': () => ({ update: recording.opened }),
  'tableView:toggle': () => ({ open: false }),
})
const placed = recording.said[0]?.answer

test('shows what lies on the table, and follows what main tells it', async () => {
  const { page, gateway } = setScreen(TableView, opened())
  await flushPromises()
  const beside = page.get('aside')
  expect(beside.text()).toContain('Round 1 of 10')
  expect(beside.text()).toContain('14 factors of 14 left to place.')
  if (placed?.kind !== 'update') throw new Error('the recording begins with a placement')
  gateway.push('board', placed.update)
  await flushPromises()
  expect(beside.text()).toContain('9 factors of 14 left to place.')
  expect(beside.text()).toContain('Placed: 5 in Italy.')
  page.unmount()
})
test('has nothing to press, and asks nothing that would change the game', async () => {
  const { page, gateway } = setScreen(TableView, opened())
  await flushPromises()
  expect(page.findAll('button, input, select, a, [role="tab"]')).toEqual([])
  expect(gateway.asked.map((a) => a.channel)).toEqual(['settings:get', 'tableView:board'])
  page.unmount()
})
test.each(['Escape', 'F9'])('%s closes it', async (key) => {
  const { page, gateway } = setScreen(TableView, opened())
  await flushPromises()
  window.dispatchEvent(new KeyboardEvent('keydown', { key }))
  expect(gateway.argsOf('tableView:toggle')).toHaveLength(1)
  page.unmount()
})
test('without a campaign it says so', async () => {
  const { page } = setScreen(TableView, { 'tableView:board': () => ({}) })
  await flushPromises()
  expect(page.text()).toContain('No campaign lies on the table.')
  page.unmount()
})
