import { inject, type InjectionKey } from 'vue'
import type { Channel } from '../../shared/ipc-channels'
import type { Answers, Inputs, Pushes } from '../../shared/ipc'
import type { Fault } from '../../shared/result'

/** What the window asks of the main process, and hears from it. */
export interface Gateway {
  /** Rejects only with a `GatewayFault`: the question itself was malformed, which is a mistake of ours. */
  ask<C extends Channel>(channel: C, ...args: Inputs[C]): Promise<Answers[C]>
  /** Returns the way to stop listening. */
  hear<P extends keyof Pushes>(push: P, listener: (value: Pushes[P]) => void): () => void
}

export class GatewayFault extends Error {
  constructor(
    readonly channel: Channel,
    readonly fault: Fault,
  ) {
    super(`${channel}${fault.at === '' ? '' : ` at ${fault.at}`}: ${fault.problem}`)
    this.name = 'GatewayFault'
  }
}

export const gatewayKey: InjectionKey<Gateway> = Symbol('gateway')

/** The window's one way out; provided by `main.ts`, or by a test with the fake. */
export function useGateway(): Gateway {
  const gateway = inject(gatewayKey)
  if (gateway === undefined) throw new Error('No gateway was provided to this app.')
  return gateway
}
