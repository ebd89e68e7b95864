import type { KegBridge } from '../../shared/ipc'
import { GatewayFault, type Gateway } from './gateway'

declare global {
  interface Window {
    /** Put there by the preload; absent when the page is opened in a plain browser. */
    readonly keg?: KegBridge
  }
}

/** The gateway over `window.keg`. The only code of the window that knows of it. */
export function bridgeGateway(): Gateway | undefined {
  const bridge = window.keg
  if (bridge === undefined) return undefined
  return {
    async ask(channel, ...args) {
      // Vue's proxies can't cross the process border; what we send is plain JSON by contract, so a copy loses nothing.
      const plain = JSON.parse(JSON.stringify(args)) as typeof args
      const answer = await bridge.invoke(channel, ...plain)
      if (!answer.ok) throw new GatewayFault(channel, answer.fault)
      return answer.value
    },
    hear: (push, listener) => bridge.on(push, listener),
  }
}
