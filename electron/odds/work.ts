/** What the worker does with a job: answers it, saying how far it is and looking up now and then whether it is still wanted. */
import { answerOdds, type Ports } from '../engine/odds'
import { boardOdds } from '../engine/odds/board'
import { originsOdds } from '../engine/origins/planning'
import type { OddsReply } from '../../shared/odds/reply'
import { fault, ok, type Result } from '../../shared/result'
import type { Job, Said } from './desk'

/** Not more often than a screen can show. */
const EVERY_MS = 50

const field = (order: unknown, name: 'game' | 'kind'): unknown =>
  typeof order === 'object' && order !== null && Object.hasOwn(order, name) ? Reflect.get(order, name) : undefined

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

function answerTo(order: unknown, ports: Ports): Result<unknown> {
  if (field(order, 'game') === 'origins') return originsReply(order)
  return field(order, 'kind') === 'board' ? boardOdds(order, ports) : answerOdds(order, ports)
}

export function work(job: Job, say: (said: Said) => void, now: () => number): void {
  const { ticket, number } = job
  const flag = new Int32Array(job.flag)
  const cancelled = (): boolean => Atomics.load(flag, 0) === 1
  if (cancelled()) return
  let last = now()
  const progress = (share: number): void => {
    if (now() - last < EVERY_MS) return
    last = now()
    say({ ticket, number, kind: 'progress', share })
  }
  try {
    const answer = answerTo(job.order, { progress, cancelled })
    say({ ticket, number, kind: 'answer', answer })
  } catch (error) {
    say({ ticket, number, kind: 'broken', problem: error instanceof Error ? error.message : String(error) })
  }
}
