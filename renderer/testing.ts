/** What tests of stores and screens stand on: an app with the fake gateway, and the recorded evening. */
import { createPinia, setActivePinia, type Pinia } from 'pinia'
import { mount, type VueWrapper } from '@vue/test-utils'
import { createApp, defineComponent, h, type Component } from 'vue'
import { TooltipProvider } from 'reka-ui'
import { fakeGateway, type FakeGateway, type Handlers, type Recording } from './gateway/fake'
import { gatewayKey } from './gateway/gateway'
import recorded from './gateway/fixtures/recording.json?raw'

/** `fixtures/recording.test.ts` holds the file to the service's answers. */
export const recording = JSON.parse(recorded) as Recording

/** Stores outside of any component. */
export function setStores(own: Handlers = {}): FakeGateway {
  const gateway = fakeGateway(recording, own)
  const pinia = createPinia()
  storesOf(gateway, pinia)
  setActivePinia(pinia)
  return gateway
}
const storesOf = (gateway: FakeGateway, pinia: Pinia) =>
  createApp({ render: () => null })
    .provide(gatewayKey, gateway)
    .use(pinia)

/** A screen in the document, as `main.ts` mounts it. */
export function setScreen(
  screen: Component,
  own: Handlers = {},
  /** What the stores hold already. */
  before?: () => void,
): { gateway: FakeGateway; page: VueWrapper } {
  const gateway = fakeGateway(recording, own)
  const pinia = createPinia()
  setActivePinia(pinia)
  if (before) storesOf(gateway, pinia).runWithContext(before)
  const page = mount(
    defineComponent(() => () => h(TooltipProvider, () => h(screen))),
    { attachTo: document.body, global: { plugins: [pinia], provide: { [gatewayKey as symbol]: gateway } } },
  )
  return { gateway, page }
}
