/** What tests of Origins say about an answer: `toBeRefused`, `toChangeOnly`. */
import { expect } from 'vitest'
import { NATIONS, POWERS } from '../../../shared/origins/ids'
import { hashState } from '../core/hash'
import type { Said } from './table'

declare module 'vitest' {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shape that vitest asks an extension to have
  interface Matchers<T = any> {
    /** Refused by this clause for this reason, and the state untouched. */
    toBeRefused: (clause: string, reason: string) => T
    /** Accepted, and of all embassies exactly these changed: `{ 'germany/africa': [19, 0] }`, power before nation. */
    toChangeOnly: (changes: Readonly<Record<string, readonly [number, number]>>) => T
  }
}

function changesOf({ before, after }: Said): Record<string, readonly [number, number]> {
  const changes: Record<string, readonly [number, number]> = {}
  for (const nation of NATIONS)
    for (const power of POWERS) {
      const [was, now] = [before.embassies[nation][power], after.embassies[nation][power]]
      if (was !== now) changes[`${power}/${nation}`] = [was, now]
    }
  return changes
}

expect.extend({
  toBeRefused(said: Said, clause: string, reason: string) {
    const { decision, before, after } = said
    const found = decision.kind === 'refused' ? `${decision.clause} ${decision.reason}` : decision.kind
    const untouched = hashState(before) === hashState(after)
    return {
      pass: found === `${clause} ${reason}` && untouched,
      message: () => `expected ${clause} ${reason}, got ${found}${untouched ? '' : ', and the state changed'}`,
    }
  },
  toChangeOnly(said: Said, changes: Readonly<Record<string, readonly [number, number]>>) {
    const found = changesOf(said)
    return {
      pass: said.decision.kind === 'accepted' && this.equals(found, changes),
      message: () => `${said.decision.kind}; expected ${JSON.stringify(changes)}, got ${JSON.stringify(found)}`,
    }
  },
})
