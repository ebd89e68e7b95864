/** Orders that are well formed and yet get no odds: too large, not searched together, called off. */
import type { NoAnswer } from '../../../shared/odds/answer'
import { ok, type Result } from '../../../shared/result'

/** Thrown deep inside a calculation, caught at its front door. */
export class Unanswered extends Error {
  constructor(readonly why: NoAnswer) {
    super(why.message)
  }
}

/** What a long calculation may use of its surroundings: tell how far it is, ask whether it is still wanted. */
export interface Ports {
  readonly progress?: (share: number) => void
  readonly cancelled?: () => boolean
}

/** Reports progress, and stops the calculation once nobody wants it any more. */
export const ticker =
  (ports: Ports) =>
  (share: number): void => {
    if (ports.cancelled?.() === true)
      throw new Unanswered({ reason: 'cancelled', at: '', message: 'The calculation was called off.' })
    ports.progress?.(share)
  }

export type Answered<A> = Result<{ readonly kind: 'odds'; readonly odds: A } | ({ readonly kind: 'none' } & NoAnswer)>

/** Runs a calculation; what it can't answer comes back as a value. */
export function answering<A>(calculate: () => A): Answered<A> {
  try {
    return ok({ kind: 'odds', odds: calculate() })
  } catch (error) {
    if (error instanceof Unanswered) return ok({ kind: 'none', ...error.why })
    throw error
  }
}

export const plain = (n: number): string => n.toLocaleString('en', { maximumFractionDigits: 0 })
export function tooLarge(at: string, what: string, steps: number, allowed: number, unit = 'steps'): Unanswered {
  const message = `${what} would take about ${plain(steps)} ${unit}; at most ${plain(allowed)} are allowed. Fewer units or kinds would do.`
  return new Unanswered({ reason: 'tooLarge', at, message, steps: Math.round(steps), allowed })
}
