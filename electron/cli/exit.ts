/** How a verb ends. Anything else that is thrown is a fault of the app. */
import type { SaveProblem } from '../../shared/ipc'

export const DONE = 0
export const APP_FAULT = 1
export const REFUSED = 2
export const NO_CAMPAIGN = 3
export const WRONG_USAGE = 64

/** Wrong usage: said with what would be right. */
export class Usage extends Error {}

/** A campaign that can't be read or written: the answer goes to standard output like any other. */
export class Unusable extends Error {
  constructor(readonly problem: SaveProblem) {
    super(problem.message)
  }
}
