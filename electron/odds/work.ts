/** What the worker does with a job: answers it, saying how far it is and looking up now and then whether it is still wanted. */
import { answerOdds } from '../engine/odds'
import type { Job, Said } from './desk'

/** Not more often than a screen can show. */
const EVERY_MS = 50

export function work(job: Job, say: (said: Said) => void, now: () => number): void {
  const flag = new Int32Array(job.flag)
  const cancelled = (): boolean => Atomics.load(flag, 0) === 1
  if (cancelled()) return
  let last = now()
  const progress = (share: number): void => {
    if (now() - last < EVERY_MS) return
    last = now()
    say({ ticket: job.ticket, kind: 'progress', share })
  }
  try {
    say({ ticket: job.ticket, kind: 'answer', answer: answerOdds(job.order, { progress, cancelled }) })
  } catch (error) {
    say({ ticket: job.ticket, kind: 'broken', problem: error instanceof Error ? error.message : String(error) })
  }
}
