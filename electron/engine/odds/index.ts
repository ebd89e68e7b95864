/** Odds for whatever may be asked: reads an order, and answers it. The front door of the room. */
import { z } from 'zod'
import { ORDERS, type OddsAnswer } from '../../../shared/odds/order'
import { fault, type Result } from '../../../shared/result'
import { parseWith } from '../core/parse'
import { plan } from './front'
import { landOdds } from './land'
import { raidOdds } from './raid'
import { seaOdds } from './sea'
import { severalOdds } from './several'
import type { Answered, Ports } from './trouble'

export type { Answered, Ports } from './trouble'

/** What reads an order of a kind, and what answers it. */
interface Solver {
  readonly solve: (input: unknown, ports: Ports) => Answered<OddsAnswer>
}
const solver = <O>(parser: z.ZodType<O>, answer: (order: O, ports: Ports) => Answered<OddsAnswer>): Solver => ({
  solve: (input, ports) => {
    const order = parseWith(parser, input)
    return order.ok ? answer(order.value, ports) : order
  },
})

/** By game and kind. An attack of Origins by itself is the game's own business (`engine/origins/odds.ts`). */
const SOLVERS: Readonly<Record<string, Readonly<Record<string, Solver>>>> = {
  'great-war': {
    land: solver(ORDERS['great-war'].land, (order, ports) => plan(order, (o) => landOdds(o, ports))),
    sea: solver(ORDERS['great-war'].sea, (order, ports) => plan(order, (o) => seaOdds(o, ports))),
    raid: solver(ORDERS['great-war'].raid, (order) => plan(order, raidOdds)),
    several: solver(ORDERS['great-war'].several, severalOdds),
  },
}

const named = z.looseObject({ game: z.string(), kind: z.string() })

function solverOf(input: unknown): Result<Solver> {
  const names = parseWith(named, input)
  if (!names.ok) return names
  const { game, kind } = names.value
  const kinds = Object.hasOwn(SOLVERS, game) ? SOLVERS[game] : undefined
  if (!kinds) return fault('game', `“${game}” has no odds`, Object.keys(SOLVERS).join(', '))
  const found = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  return found
    ? { ok: true, value: found }
    : fault('kind', `“${kind}” is no kind of order`, Object.keys(kinds).join(', '))
}

/** A fault for a malformed order; else its odds, or why there are none. Long searches report to `ports` and can be called off. */
export function answerOdds(input: unknown, ports: Ports = {}): Answered<OddsAnswer> {
  const found = solverOf(input)
  return found.ok ? found.value.solve(input, ports) : found
}
