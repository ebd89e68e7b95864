// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import DiceEntry from './DiceEntry.vue'
import { rowsOf } from './dice-rows'

const show = (props: InstanceType<typeof DiceEntry>['$props']) => mount(DiceEntry, { props, attachTo: document.body })
const key = (page: ReturnType<typeof show>, pressed: string) => page.find('.entry').trigger('keydown', { key: pressed })

describe('one die', () => {
  it('is said by pressing its face', async () => {
    const page = show({ count: 1, faceLabels: ['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'joins'] })
    expect(page.findAll('.face').map((f) => f.attributes('aria-label'))).toContain('6: joins')
    await page.findAll('.face')[5]?.trigger('click')
    expect(page.emitted('faces')).toEqual([[[6]]])
  })
  it('or by its digit; 7 and letters say nothing', async () => {
    const page = show({ count: 1 })
    for (const pressed of ['7', '0', 'x', '3']) await key(page, pressed)
    expect(page.emitted('faces')).toEqual([[[3]]])
  })
  it('or left to the app', async () => {
    const page = show({ count: 1, throwLabel: 'Throw for Italy' })
    await page
      .findAll('button')
      .find((b) => b.text() === 'Throw for Italy')
      ?.trigger('click')
    expect(page.emitted('throw')).toHaveLength(1)
    expect(page.emitted('faces')).toBeUndefined()
  })
  it('says nothing while closed', async () => {
    const page = show({ count: 1, closed: true })
    await key(page, '4')
    await page.findAll('.face')[0]?.trigger('click')
    expect(page.emitted('faces')).toBeUndefined()
  })
})

describe('several dice', () => {
  it('fill their places in order, and go out together with the hits counted', async () => {
    const page = show({ count: 3, needs: [2, 2, 1], labels: ['Infantry', 'Infantry', 'Fighter'], colour: 'de' })
    await key(page, '2')
    await key(page, '5')
    expect(page.text()).toContain('2 of 3 dice said')
    await key(page, '1')
    const send = page.findAll('button').find((b) => b.text() === 'These dice: 2 hits')
    await send?.trigger('click')
    expect(page.emitted('faces')).toEqual([[[2, 5, 1]]])
  })
  it('are not thrown away: the app’s throw is closed until they are cleared, and theirs is the first button', async () => {
    const page = show({ count: 2, prefer: 'app' })
    const named = (name: string) => page.findAll('button').find((b) => b.text() === name)
    expect(named('Throw them for us')?.classes()).toContain('primary')
    await key(page, '1')
    expect(named('Throw them for us')?.attributes('disabled')).toBeDefined()
    await key(page, '5')
    expect(named('These 2 dice')?.classes()).toContain('primary')
    expect(named('Throw them for us')?.classes()).not.toContain('primary')
    await named('Clear')?.trigger('click')
    await named('Throw them for us')?.trigger('click')
    expect(page.emitted('throw')).toHaveLength(1)
  })
  it('can be mended: a place is pressed and said anew, Backspace takes the last back', async () => {
    const page = show({ count: 3 })
    for (const pressed of ['1', '2', '3', 'Backspace', '6']) await key(page, pressed)
    await page.findAll('.place')[0]?.trigger('click')
    await key(page, '4')
    await page
      .findAll('button')
      .find((b) => b.text() === 'These 3 dice')
      ?.trigger('click')
    expect(page.emitted('faces')).toEqual([[[4, 2, 6]]])
  })
  it('start afresh when another number of dice is asked for', async () => {
    const page = show({ count: 2 })
    await key(page, '1')
    await page.setProps({ count: 3 })
    expect(page.text()).toContain('0 of 3 dice said')
  })
  it('stand in rows of what is alike, in the order of the throw', () => {
    expect(rowsOf(4, ['a', 'a', 'b', 'a'], [2, 1, 1, 1]).map((r) => r.places)).toEqual([[0], [1], [2], [3]])
    expect(rowsOf(3, ['a', 'a', 'b'], [2, 2, 2]).map((r) => [r.label, r.places])).toEqual([
      ['a', [0, 1]],
      ['b', [2]],
    ])
  })
})
