/** The same contract in memory, for tests of stores and screens: answers recorded from the real service, and a log of what was asked. */
import type { Channel } from '../../shared/ipc-channels'
import type {
  Answer,
  Answers,
  Inputs,
  Library,
  PastView,
  Pushes,
  SubmitAnswer,
  Update,
  VerifyAnswer,
} from '../../shared/ipc'
import type { HistoryLine } from '../../shared/history'
import { settings as settingsSchema } from '../../shared/schema/settings'
import type { Gateway } from './gateway'

/** An evening in short: opened, some deeds said, one of them refused, one taken back. */
export interface Recording {
  readonly library: Library
  readonly opened: Update
  /** In order: what was said and what came back. A refused deed leaves the position where it was. */
  readonly said: readonly { readonly command: unknown; readonly answer: SubmitAnswer }[]
  /** After the last of them. */
  readonly undone: SubmitAnswer
  readonly history: readonly HistoryLine[]
  /** The beginning, looked at from the end. */
  readonly past: PastView
  readonly verified: VerifyAnswer
}

export type Handlers = { [C in Channel]?: (...args: Inputs[C]) => Answers[C] }

export interface FakeGateway extends Gateway {
  readonly asked: readonly { readonly channel: Channel; readonly args: readonly unknown[] }[]
  /** As if main had said it. */
  push<P extends keyof Pushes>(push: P, value: Pushes[P]): void
  argsOf<C extends Channel>(channel: C): Inputs[C][]
}

export function fakeGateway(recording: Recording, own: Handlers = {}): FakeGateway {
  const asked: { channel: Channel; args: readonly unknown[] }[] = []
  const ears = new Map<keyof Pushes, Set<(value: never) => void>>()
  let settings = settingsSchema.parse({})
  let next = 0
  const good = <T>(value: T): Answer<T> => ({ ok: true, value })

  const recorded: Handlers = {
    'library:list': () => recording.library,
    'campaign:open': () => good(recording.opened),
    'campaign:close': () => good(null),
    'campaign:submit': ({ command }) => {
      const step = recording.said[next]
      if (JSON.stringify(step?.command) !== JSON.stringify(command) || step === undefined)
        throw new Error(`Not recorded: ${JSON.stringify(command)}`)
      next += 1
      return step.answer
    },
    'campaign:undo': () => recording.undone,
    'campaign:history': () => good(recording.history),
    'campaign:at': () => good(recording.past),
    'campaign:scores': () => good([]),
    'campaign:verify': () => recording.verified,
    'campaign:setTable': ({ table }) => good(table),
    'charts:list': () => good([]),
    'charts:pages': () => good(1),
    'scenarios:list': () => ({ rows: [], bin: [], folder: '/scenarios' }),
    'scenarios:report': () => ({ ok: true, value: { figures: [], faults: [] } }),
    'settings:get': () => settings,
    'settings:set': (patch) => (settings = settingsSchema.parse({ ...settings, ...patch })),
    'app:about': () => ({ version: '0.0.0', electron: '0', folder: '/campaigns', host: 'stand-in' }),
    'app:ready': () => ({}),
  }

  return {
    asked,
    ask<C extends Channel>(channel: C, ...args: Inputs[C]): Promise<Answers[C]> {
      asked.push({ channel, args })
      // Indexing by a generic channel widens the handler's arguments to never; both sides come from the same table.
      const handler = (own[channel] ?? recorded[channel]) as ((...a: Inputs[C]) => Answers[C]) | undefined
      return handler === undefined
        ? Promise.reject(new Error(`The fake has no answer for ${channel}`))
        : Promise.resolve().then(() => handler(...args))
    },
    hear(push, listener) {
      const listeners = ears.get(push) ?? new Set()
      ears.set(push, listeners.add(listener))
      return () => void listeners.delete(listener)
    },
    push(push, value) {
      for (const listener of ears.get(push) ?? []) listener(value as never)
    },
    argsOf<C extends Channel>(channel: C): Inputs[C][] {
      return asked.filter((a) => a.channel === channel).map((a) => a.args as Inputs[C])
    },
  }
}
