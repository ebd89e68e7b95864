/**
 * Odds off the main thread: orders go to a worker one after the other, can be called off, and report how far they are. The
 * worker is started with the first order and again after it broke.
 */
import type { OddsReply } from '../../shared/odds/reply'
import type { Result } from '../../shared/result'

/** Sent to the worker. `flag` is shared memory: 1 in it means that nobody wants the answer any more. */
export interface Job {
  readonly ticket: string
  readonly order: unknown
  readonly flag: SharedArrayBuffer
}
/** Sent back. */
export type Said =
  | { readonly ticket: string; readonly kind: 'progress'; readonly share: number }
  | { readonly ticket: string; readonly kind: 'answer'; readonly answer: Result<OddsReply> }
  | { readonly ticket: string; readonly kind: 'broken'; readonly problem: string }

export interface Worker {
  post(job: Job): void
  stop(): void
}
export type Spawn = (hear: { readonly said: (said: Said) => void; readonly gone: (problem: string) => void }) => Worker

interface Waiting {
  readonly flag: SharedArrayBuffer
  readonly resolve: (answer: Result<OddsReply>) => void
  readonly reject: (error: Error) => void
}

export class OddsDesk {
  readonly #waiting = new Map<string, Waiting>()
  #worker: Worker | undefined

  constructor(
    private readonly spawn: Spawn,
    private readonly progress: (ticket: string, share: number) => void,
  ) {}

  /** A ticket that is still waiting for an answer is called off by its successor. */
  ask(ticket: string, order: unknown): Promise<Result<OddsReply>> {
    this.cancel(ticket)
    const flag = new SharedArrayBuffer(4)
    return new Promise((resolve, reject) => {
      this.#waiting.set(ticket, { flag, resolve, reject })
      this.#worker ??= this.spawn({ said: (said) => this.#hear(said), gone: (problem) => this.#gone(problem) })
      this.#worker.post({ ticket, order, flag })
    })
  }

  /** The order is answered `cancelled` at once; the worker drops it when it next looks up. */
  cancel(ticket: string): void {
    const waiting = this.#waiting.get(ticket)
    if (waiting === undefined) return
    Atomics.store(new Int32Array(waiting.flag), 0, 1)
    this.#waiting.delete(ticket)
    const message = 'The calculation was called off.'
    waiting.resolve({ ok: true, value: { kind: 'none', reason: 'cancelled', at: '', message } })
  }

  close(): void {
    for (const ticket of [...this.#waiting.keys()]) this.cancel(ticket)
    this.#worker?.stop()
    this.#worker = undefined
  }

  #hear(said: Said): void {
    const waiting = this.#waiting.get(said.ticket)
    if (waiting === undefined || Atomics.load(new Int32Array(waiting.flag), 0) === 1) return
    if (said.kind === 'progress') return this.progress(said.ticket, said.share)
    this.#waiting.delete(said.ticket)
    if (said.kind === 'answer') waiting.resolve(said.answer)
    else waiting.reject(new Error(said.problem))
  }

  #gone(problem: string): void {
    this.#worker = undefined
    const lost = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of lost) reject(new Error(problem))
  }
}
