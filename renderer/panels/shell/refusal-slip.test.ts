// @vitest-environment happy-dom
import { mount } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refusal } from '../../../shared/ruling'
import RefusalSlip from './RefusalSlip.vue'

const refusal: Refusal = { clause: 'GW-12.1', reason: 'no', facts: {}, message: 'No.', instead: '', choices: [] }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a refusal at the pointer', () => {
  test('leaves after twelve seconds, counted anew for the next one', async () => {
    const page = mount(RefusalSlip, { props: { refusal } })
    vi.advanceTimersByTime(11_000)
    await page.setProps({ refusal: { ...refusal, message: 'No again.' } })
    vi.advanceTimersByTime(11_000)
    expect(page.emitted('close')).toBeUndefined()
    vi.advanceTimersByTime(1_000)
    expect(page.emitted('close')).toHaveLength(1)
    page.unmount()
  })
  test('stays while it is read with the pointer or the focus on it', async () => {
    const page = mount(RefusalSlip, { props: { refusal } })
    await page.trigger('mouseenter')
    vi.advanceTimersByTime(60_000)
    expect(page.emitted('close')).toBeUndefined()
    await page.trigger('mouseleave')
    vi.advanceTimersByTime(12_000)
    expect(page.emitted('close')).toHaveLength(1)
    page.unmount()
  })
})
