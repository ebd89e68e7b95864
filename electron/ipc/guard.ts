/**
 * The one door between window and main process. It asks who calls and whether the words parse before anything looks at
 * them, and answers with values: an exception that crosses the process border keeps little but its message.
 */
import { CHANNELS, type Channel } from '../../shared/ipc-channels'
import { INPUTS, type Answers, type BridgeAnswer, type Inputs } from '../../shared/ipc'
import type { Fault } from '../../shared/result'
import { faultOf } from '../../shared/schema/fault'

export type Handlers = {
  readonly [C in Channel]: (...args: Inputs[C]) => Answers[C] | Promise<Answers[C]>
}

/** The part of Electron's invoke event that tells who calls. */
export interface Caller {
  readonly sender: unknown
  /** Absent when the frame has gone or moved on since. */
  readonly senderFrame: { readonly url: string; readonly parent: unknown } | null
}

/** Thrown by a handler for what the schemas cannot see, such as a sheet that does not exist. Answered as a fault. */
export class Malformed extends Error {
  constructor(readonly fault: Fault) {
    super(fault.problem)
  }
}

export interface GuardPorts {
  /** `ipcMain.handle`. */
  handle(channel: Channel, listener: (caller: Caller, ...args: unknown[]) => Promise<unknown>): void
  /** Whether these are the contents of a window of ours that may ask this. */
  mayAsk(sender: unknown, channel: Channel): boolean
  isOurs(url: string): boolean
  /** A bug of ours: told to whoever keeps the log, answered to the window as a fault. */
  report(channel: Channel, error: unknown): void
}

export function guard(ports: GuardPorts, handlers: Handlers): void {
  for (const channel of CHANNELS) {
    ports.handle(channel, (caller, ...args) => {
      if (!mayCall(ports, caller, channel)) return Promise.resolve(refuse({ at: '', problem: 'this page may not ask' }))
      return answer(ports, handlers, channel, args)
    })
  }
}

function mayCall(ports: GuardPorts, { sender, senderFrame }: Caller, channel: Channel): boolean {
  if (senderFrame === null || senderFrame.parent !== null) return false
  return ports.isOurs(senderFrame.url) && ports.mayAsk(sender, channel)
}

async function answer<C extends Channel>(
  ports: GuardPorts,
  handlers: Handlers,
  channel: C,
  args: readonly unknown[],
): Promise<BridgeAnswer<C>> {
  const parsed = INPUTS[channel].safeParse(args)
  if (!parsed.success) return refuse(faultOf(parsed.error, args))
  try {
    // The parser of a channel is typed by that channel's own entry of INPUTS; TypeScript loses the tie in the union.
    const input = parsed.data as Inputs[C]
    return { ok: true, value: await handlers[channel](...input) }
  } catch (error) {
    if (error instanceof Malformed) return refuse(error.fault)
    ports.report(channel, error)
    return refuse({ at: '', problem: error instanceof Error ? error.message : String(error) })
  }
}

const refuse = (fault: Fault): { readonly ok: false; readonly fault: Fault } => ({ ok: false, fault })
