/** What the worker does with a job: answers it, saying how far it is and looking up now and then whether it is still wanted. */
import { answerOdds } from '../engine/odds'
import { originsOdds } from '../engine/origins/planning'
import type { OddsReply } from '../../shared/odds/reply'
import { fault, ok, type Result } from '../../shared/result'
import type { Job, Said } from './desk'

/** Not more often than a screen can show. */
const EVERY_MS = 50

const gameOf = (order: unknown): unknown =>
  typeof order === 'object' && order !== null && 'game' in order ? order.game : undefined

/** Plans of Origins are quick. Its attack of so many against so many without a place is the command line's. */
function originsReply(order: unknown): Result<OddsReply> {
  const answer = originsOdds(order)
  if (!answer.ok) return answer
  switch (answer.value.kind) {
    case 'plan':
      return ok({ kind: 'odds', odds: answer.value.plan })
    case 'refused':
      return ok({ kind: 'none', reason: 'noBattle', at: '', message: answer.value.message })
    case 'odds':
      return fault('kind', 'missing', 'attacks, best or break')
  }
}

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
    const answer =
      gameOf(job.order) === 'origins' ? originsReply(job.order) : answerOdds(job.order, { progress, cancelled })
    say({ ticket: job.ticket, kind: 'answer', answer })
  } catch (error) {
    say({ ticket: job.ticket, kind: 'broken', problem: error instanceof Error ? error.message : String(error) })
  }
}
