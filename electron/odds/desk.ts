/**
 * Odds off the main thread: orders go to a worker one after the other, can be called off, and report how far they are. The
 * worker is started with the first order, or before it, and again after it broke.
 */
import { ok, type Result } from '../../shared/result'

/** Sent to the worker. `flag` is shared memory: 1 in it means that nobody wants the answer any more. */
export interface Job {
  readonly ticket: string
  /** Tells orders of one ticket apart: what was called off may still have a word to say. */
  readonly number: number
  readonly order: unknown
  readonly flag: SharedArrayBuffer
}
/** Sent back. */
export type Said = Pick<Job, 'ticket' | 'number'> &
  (
    | { readonly kind: 'progress'; readonly share: number }
    | { readonly kind: 'answer'; readonly answer: Result<unknown> }
    | { readonly kind: 'broken'; readonly problem: string }
  )

export interface Worker {
  post(job: Job): void
  stop(): void
}
export type Spawn = (hear: { readonly said: (said: Said) => void; readonly gone: (problem: string) => void }) => Worker

interface Waiting<A> {
  readonly number: number
  readonly flag: SharedArrayBuffer
  readonly resolve: (answer: Result<A>) => void
  readonly reject: (error: Error) => void
}

/** `A`: what the orders of this desk are answered with; whoever is called off hears `calledOff`. */
export class OddsDesk<A> {
  readonly #waiting = new Map<string, Waiting<A>>()
  #worker: Worker | undefined
  #asked = 0

  constructor(
    private readonly spawn: Spawn,
    private readonly calledOff: A,
    private readonly progress: (ticket: string, share: number) => void = () => undefined,
  ) {}

  /** Starts the worker before there is an order, so that the first one does not wait for it. */
  wake(): void {
    this.#awake()
  }
  #awake(): Worker {
    return (this.#worker ??= this.spawn({ said: (said) => this.#hear(said), gone: (problem) => this.#gone(problem) }))
  }

  /** A ticket that is still waiting for an answer is called off by its successor. */
  ask(ticket: string, order: unknown): Promise<Result<A>> {
    this.cancel(ticket)
    const flag = new SharedArrayBuffer(4)
    const number = ++this.#asked
    return new Promise((resolve, reject) => {
      this.#waiting.set(ticket, { number, flag, resolve, reject })
      this.#awake().post({ ticket, number, order, flag })
    })
  }

  /** The order is answered `cancelled` at once; the worker drops it when it next looks up. */
  cancel(ticket: string): void {
    const waiting = this.#waiting.get(ticket)
    if (waiting === undefined) return
    Atomics.store(new Int32Array(waiting.flag), 0, 1)
    this.#waiting.delete(ticket)
    waiting.resolve(ok(this.calledOff))
  }
  cancelAll(): void {
    for (const ticket of [...this.#waiting.keys()]) this.cancel(ticket)
  }

  close(): void {
    this.cancelAll()
    this.#worker?.stop()
    this.#worker = undefined
  }

  #hear(said: Said): void {
    const waiting = this.#waiting.get(said.ticket)
    if (waiting?.number !== said.number) return
    if (said.kind === 'progress') return this.progress(said.ticket, said.share)
    this.#waiting.delete(said.ticket)
    // The order's kind decides what it is answered with; a desk is asked for one kind of answer alone.
    if (said.kind === 'answer') waiting.resolve(said.answer as Result<A>)
    else waiting.reject(new Error(said.problem))
  }

  #gone(problem: string): void {
    this.#worker = undefined
    const lost = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of lost) reject(new Error(problem))
  }
}
