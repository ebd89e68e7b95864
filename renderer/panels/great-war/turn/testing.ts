/** Bar and panel at a position, as the table's screen holds them, for tests that bring an evening of the real rules. */
import { flushPromises, mount, type VueWrapper } from '@vue/test-utils'
import { createPinia, setActivePinia } from 'pinia'
import { computed, defineComponent, h } from 'vue'
import type { SpaceId } from '../../../../shared/great-war/ids'
import type { Update } from '../../../../shared/ipc'
import { fakeGateway, type Handlers } from '../../../gateway/fake'
import { gatewayKey } from '../../../gateway/gateway'
import { useCampaign } from '../../../stores/campaign'
import { recording } from '../../../testing'
import { wordsOf } from '../../origins/testing/mount-panel'
import PhaseBar from './PhaseBar.vue'
import PhasePanel from './PhasePanel.vue'

interface Played {
  handlers(): Handlers
  update(): Update
}
export const nameOf = (b: Element): string =>
  b.getAttribute('aria-label') ?? (b.textContent ?? '').replace(/\s+/g, ' ').trim()

export function setPanel() {
  let page: VueWrapper | undefined
  let went: unknown[] = []

  async function open(evening: Played, space?: string, listed = false): Promise<void> {
    const gateway = fakeGateway(recording, evening.handlers())
    const pinia = createPinia()
    setActivePinia(pinia)
    went = []
    const host = defineComponent(() => {
      const campaign = useCampaign()
      const view = computed(() => (campaign.view?.game === 'great-war' ? campaign.view : undefined))
      return () =>
        view.value && [
          h(PhaseBar, { view: view.value }),
          h(PhasePanel, {
            view: view.value,
            legal: campaign.update?.legal ?? [],
            readonly: campaign.readonly,
            refusal: campaign.refusal,
            help: true,
            dice: 'app',
            space: space as SpaceId | undefined,
            last: campaign.update?.last,
            listed,
            onSay: (command: unknown) => void campaign.say(command),
            onGo: (leads: unknown) => went.push(leads),
          }),
        ]
    })
    const global = { plugins: [pinia], provide: { [gatewayKey as symbol]: gateway } }
    page = mount(host, { attachTo: document.body, global }) as VueWrapper
    useCampaign().show(evening.update())
    await flushPromises()
  }
  function close(): void {
    page?.unmount()
    page = undefined
  }
  /** A button of the page or of a dialog over it. */
  function named(name: string | RegExp): HTMLButtonElement {
    const all = [...document.body.querySelectorAll('button')]
    const found = all.find((b) => (typeof name === 'string' ? nameOf(b) === name : name.test(nameOf(b))))
    if (!found) throw new Error(`no button ${String(name)} among ${all.map(nameOf).join(' | ')}`)
    return found
  }
  async function press(name: string | RegExp): Promise<void> {
    named(name).click()
    await flushPromises()
  }
  /** Steppers act on the click of a key when there is no pointer. */
  async function step(row: RegExp, by: 'Place one more' | 'Take one back'): Promise<void> {
    const group = page?.findAll('.stepper').find((x) => row.test(x.attributes('aria-label') ?? ''))
    await group?.find(`[aria-label="${by}"]`).trigger('click', { detail: 0 })
    await flushPromises()
  }
  const pressFoot = async (): Promise<void> => {
    await page?.find('.foot .btn').trigger('click')
    await flushPromises()
  }
  return {
    open,
    close,
    named,
    press,
    step,
    pressFoot,
    page: () => page,
    went: () => went,
    words: () => (page ? wordsOf(page) : ''),
    foot: () => page?.find('.foot .btn').text(),
    dialog: () => document.body.querySelector('[role=dialog]')?.textContent?.replace(/\s+/g, ' ') ?? '',
  }
}
