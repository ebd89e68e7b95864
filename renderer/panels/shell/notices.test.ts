// @vitest-environment happy-dom
/** What the window tells in passing: it leaves by itself, is heard once, and covers nothing that can be pressed. */
import { h, nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCampaign } from '../../stores/campaign'
import { recording, setScreen } from '../../testing'
import Notices from './Notices.vue'

const show = () => setScreen({ render: () => h(Notices, { broken: undefined }) })
let page: ReturnType<typeof show>['page']
let campaign: ReturnType<typeof useCampaign>

beforeEach(async () => {
  vi.useFakeTimers()
  ;({ page } = show())
  campaign = useCampaign()
  await campaign.open(recording.opened.campaign.id)
})
afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})
const told = () => page.find('.slip').exists()
async function after(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms)
  await nextTick()
}
async function tell(text: string): Promise<void> {
  campaign.tell(text)
  await nextTick()
}

describe('a notice', () => {
  test('leaves after a few seconds, a longer one later', async () => {
    await tell('Two infantry in hand.')
    await after(3_000)
    expect(told()).toBe(true)
    await after(2_000)
    expect(told()).toBe(false)
    await tell('A sentence that takes a while to read. '.repeat(4))
    await after(8_000)
    expect(told()).toBe(true)
    await after(5_000)
    expect(told()).toBe(false)
  })
  test.each([
    ['mouseenter', 'mouseleave'],
    ['focusin', 'focusout'],
  ])('stays between %s and %s', async (comes, goes) => {
    await tell('Two infantry in hand.')
    await page.get('.slip').trigger(comes)
    await after(60_000)
    expect(told()).toBe(true)
    await page.get('.slip').trigger(goes)
    await after(6_000)
    expect(told()).toBe(false)
  })
  test('goes at the next deed', async () => {
    await tell('Two infantry in hand.')
    await campaign.say(recording.said[0]?.command)
    expect(told()).toBe(false)
  })
  test('is heard once, from a line that was there before, and twice when it is said twice', async () => {
    const line = page.get('[role=status]').element
    expect(line.textContent).toBe('')
    await tell('Two infantry in hand.')
    const first = line.firstElementChild
    expect(line.textContent).toBe('Two infantry in hand.')
    expect(page.get('.slip p').attributes('aria-hidden')).toBe('true')
    await tell('Two infantry in hand.')
    expect(line.firstElementChild).not.toBe(first)
  })
})

test('what stands on the page already is only heard', async () => {
  campaign.announce('Two infantry in hand.')
  await nextTick()
  expect(told()).toBe(false)
  expect(page.get('[role=status]').text()).toBe('Two infantry in hand.')
})

test('lies over the campaign’s name where there is room, else under the bar', async () => {
  const bar = document.createElement('header')
  bar.className = 'top'
  bar.innerHTML = '<div class="where"><h1>A name</h1></div>'
  document.body.append(bar)
  const box = (of: Element, at: Partial<DOMRect>) =>
    vi.spyOn(of, 'getBoundingClientRect').mockReturnValue(at as DOMRect)
  box(bar, { top: 0, bottom: 46, height: 46 })
  const where = box(bar.firstElementChild as Element, { left: 170, right: 690, top: 8, height: 30 })
  await tell('Two infantry in hand.')
  await nextTick()
  const style = (page.get('.notices').element as HTMLElement).style
  expect([style.left, style.top, style.width]).toEqual(['174px', '4px', '520px'])
  where.mockReturnValue({ left: 170, right: 260, top: 8, height: 30 } as DOMRect)
  await tell('Three infantry in hand.')
  await nextTick()
  expect([style.left, style.top]).toEqual(['174px', '50px'])
  bar.remove()
})
