// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"enableIframePageLoading":true}}
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import { gatewayKey } from '../../gateway/gateway'
import CorrectDialog from './CorrectDialog.vue'
import PrintView from '../shell/PrintView.vue'
import { PLACING } from './testing/fixture'
import { buttonNamed, inPage, mountPanel, spoken, wordsOf } from './testing/mount-panel'

let panel: VueWrapper | undefined
afterEach(() => {
  panel?.unmount()
  document.body.innerHTML = ''
})
const type = (selector: string, value: string): void => {
  const field = inPage(selector)[0] as HTMLInputElement // the test names a field
  field.value = value
  field.dispatchEvent(new Event('input'))
  field.dispatchEvent(new Event('change'))
}
const submit = async (): Promise<void> => {
  inPage('form')[0]?.dispatchEvent(new Event('submit', { cancelable: true }))
  await flushPromises()
}

describe('the referee’s correction', () => {
  const open = async (): Promise<VueWrapper> => {
    panel = mountPanel(CorrectDialog, { view: PLACING, nation: 'italy', power: 'france' })
    await flushPromises()
    return panel
  }
  test('sets one embassy, with a reason', async () => {
    const p = await open()
    type('input[inputmode]', '9')
    type('input[maxlength]', 'a chip had slid')
    await flushPromises()
    expect(buttonNamed('Set France in Italy to 9')).toBeTruthy()
    await submit()
    expect(p.emitted('say')).toEqual([
      [{ type: 'correct', power: 'france', nation: 'italy', factors: 9, reason: 'a chip had slid' }],
    ])
  })
  test.each(['', '-1', '1000', '2.5', 'five'])('refuses “%s” as a count', async (count) => {
    const p = await open()
    type('input[inputmode]', count)
    type('input[maxlength]', 'because')
    await submit()
    expect(p.emitted('say')).toBeUndefined()
    expect(spoken(inPage('[role="alert"]')[0] as Element)).toBe('A whole number from 0 to 999.')
  })
  test('asks for the reason', async () => {
    const p = await open()
    await submit()
    expect(p.emitted('say')).toBeUndefined()
    expect(spoken(inPage('[role="alert"]')[0] as Element)).toContain('Say why')
  })
})

describe('printing', () => {
  const asked: unknown[][] = []
  const answers: Record<string, unknown> = {
    'charts:list': [
      { sheet: 'board', title: 'Board sheet', about: 'blank' },
      { sheet: 'chronicle', title: 'Chronicle', about: 'round by round' },
    ],
    'charts:preview': { url: 'about:blank', pages: 1 },
    'charts:savePdf': { file: '/home/ann/board.pdf', pages: 8 },
    'charts:print': { printed: false },
  }
  const PAGES: Record<string, number> = { board: 1, chronicle: 7 }
  const valueOf = (channel: unknown, order: unknown): unknown =>
    channel === 'charts:pages' ? PAGES[(order as { sheet: string }).sheet] : answers[String(channel)]
  const open = async (): Promise<VueWrapper> => {
    asked.length = 0
    const gateway = {
      ask: (...question: unknown[]) => {
        asked.push(question)
        return Promise.resolve({ ok: true, value: valueOf(question[0], question[1]) })
      },
      hear: () => () => undefined,
    }
    panel = mountPanel(
      PrintView,
      { summary: { id: 'mill-lane' }, position: 12 },
      { global: { provide: { [gatewayKey as symbol]: gateway } } },
    )
    await flushPromises()
    return panel
  }
  test('lists the sheets with their pages, promises the sum, previews the choice without scripts', async () => {
    const p = await open()
    expect(wordsOf(p)).toContain('Chronicle 7 pages')
    await p.findAll('input[type="checkbox"]')[1]?.trigger('change')
    await flushPromises()
    expect(wordsOf(p)).toContain('8 pages in all')
    expect(asked.at(-1)).toEqual([
      'charts:preview',
      { id: 'mill-lane', position: 12, sheets: ['board', 'chronicle'], paper: 'a4' },
    ])
    expect(p.get('iframe').attributes()).toMatchObject({ src: 'about:blank', sandbox: '' })
  })
  test('until the list has come, it says what is under way, not that nothing is chosen', async () => {
    let answer: (value: unknown) => void = () => undefined
    const gateway = {
      ask: (channel: string, order: unknown) =>
        channel === 'charts:list'
          ? new Promise((resolve) => (answer = resolve))
          : Promise.resolve({ ok: true, value: valueOf(channel, order) }),
      hear: () => () => undefined,
    }
    const p = (panel = mountPanel(
      PrintView,
      { summary: { id: 'mill-lane' }, position: 12 },
      { global: { provide: { [gatewayKey as symbol]: gateway } } },
    ))
    await flushPromises()
    expect(p.get('.foot [role="status"]').text()).toBe('Laying out the sheets…')
    expect(p.get('fieldset').attributes('aria-busy')).toBe('true')
    expect(p.get('.desk').text()).toBe('Laying out the sheets…')
    answer({ ok: true, value: answers['charts:list'] })
    await flushPromises()
    expect(p.get('fieldset').attributes('aria-busy')).toBe('false')
    expect(wordsOf(p)).toContain('1 page in all')
    await p.get('iframe').trigger('load')
    expect(p.get('.desk').attributes('aria-busy')).toBe('false')
    expect(p.get('.desk').text()).toBe('')
  })
  test('the list stands before its sheets are laid out, and the chosen one is counted first', async () => {
    const count: ((value: unknown) => void)[] = []
    const wanted: string[] = []
    const gateway = {
      ask: (channel: string, order: { sheet: string }) => {
        if (channel !== 'charts:pages') return Promise.resolve({ ok: true, value: answers[channel] })
        wanted.push(order.sheet)
        return new Promise((resolve) => count.push(resolve))
      },
      hear: () => () => undefined,
    }
    const p = (panel = mountPanel(
      PrintView,
      { summary: { id: 'mill-lane' }, position: 12, initial: 'chronicle' },
      { global: { provide: { [gatewayKey as symbol]: gateway } } },
    ))
    await flushPromises()
    expect(wordsOf(p)).toContain('Board sheet …')
    expect(p.get('.foot [role="status"]').text()).toBe('Laying out the sheets…')
    count[0]?.({ ok: true, value: 7 })
    await flushPromises()
    expect(wanted).toEqual(['chronicle', 'board'])
    expect(wordsOf(p)).toContain('7 pages in all')
    expect(wordsOf(p)).toContain('Board sheet …')
    expect(p.find('iframe').exists()).toBe(true)
  })
  test('of all that is ticked while a preview is drawn only the last wish is drawn next', async () => {
    const p = await open()
    const drawn = (): number => asked.filter(([channel]) => channel === 'charts:preview').length
    const before = drawn()
    const [board, chronicle] = p.findAll('input[type="checkbox"]')
    for (const box of [chronicle, board, chronicle, board]) box?.element.dispatchEvent(new Event('change'))
    for (const box of [board, chronicle]) void box?.trigger('change')
    await flushPromises()
    expect(drawn() - before).toBeLessThanOrEqual(2)
    expect(asked.filter(([channel]) => channel === 'charts:preview').at(-1)?.[1]).toMatchObject({ paper: 'a4' })
  })
  test('a preview that is still being drawn says so', async () => {
    answers['charts:preview'] = { url: 'about:blank#2', pages: 1 }
    const p = await open()
    await p.get('iframe').trigger('load')
    expect(p.get('.desk').text()).toBe('')
    answers['charts:preview'] = { url: 'about:blank', pages: 8 }
    await p.findAll('input[type="checkbox"]')[1]?.trigger('change')
    expect(p.get('.desk').text()).toBe('Drawing the pages…')
  })
  test('Letter asks anew for the pages it takes', async () => {
    await open()
    buttonNamed('Letter').click()
    await flushPromises()
    expect(asked).toContainEqual(['charts:pages', { id: 'mill-lane', position: 12, sheet: 'board', paper: 'letter' }])
  })
  test('a saved PDF is named with its pages; a closed print dialog is no error', async () => {
    const p = await open()
    buttonNamed('Save as PDF…').click()
    await flushPromises()
    expect(wordsOf(p)).toContain('Saved 8 pages as /home/ann/board.pdf.')
    buttonNamed('Print 1 page…').click()
    await flushPromises()
    expect(wordsOf(p)).toContain('Nothing was printed.')
  })
  test('with no sheet chosen nothing is asked', async () => {
    const p = await open()
    await p.findAll('input[type="checkbox"]')[0]?.trigger('change')
    const before = asked.length
    buttonNamed('Save as PDF…').click()
    await flushPromises()
    expect(asked).toHaveLength(before)
    expect(wordsOf(p)).toContain('No sheet chosen')
    expect(p.find('iframe').exists()).toBe(false)
  })
})
