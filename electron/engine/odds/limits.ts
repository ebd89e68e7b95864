/** How much an order may ask for: what a machine answers in some ten seconds at most, off the window's thread. */
import type { LandModel } from './land-model'
import type { Conduct } from './land-world'
import { isBest } from './land-world'
import { mixturesOf } from './roster'
import { sizeOf } from './search'
import { countsOf, totalOf } from './sorts'
import { tooLarge, Unanswered } from './trouble'

const MOST = { line: 8e9, exact: 4_000, search: 2e8, table: 1.2e7 } as const

/** Throws when the order would take too long, or wants things that are not searched together. */
export function checkLimits(c: Conduct, exact: boolean): void {
  const { model, losses, retreat } = c
  const a = totalOf(countsOf(model.attackers))
  const d = totalOf(countsOf(model.defenders))
  const best = isBest(losses)
  if (best && typeof retreat === 'object') {
    const which = 'afterRound' in retreat ? 'afterRound' : 'below'
    const message = `The best losses are found for a retreat that is never, onlyAircraft or best, not ${which}: they would depend on it and it on them.`
    throw new Unanswered({ reason: 'notTogether', at: 'retreat', message })
  }
  const states = (side: 'attacker' | 'defender', n: number) => (losses[side] === 'best' ? mixtures(model, side) : n + 1)
  const as = states('attacker', a)
  const ds = states('defender', d)
  const grid = as * ds * a * d * 0.25
  if (exact && grid > MOST.exact) throw tooLarge('exact', 'Fractions for this battle', grid, MOST.exact)
  if (best || retreat === 'best' || (typeof retreat === 'object' && 'below' in retreat)) {
    const pairs = losses.defender === 'best' ? pairsOf(model) : ((d + 1) * (d + 2)) / 2
    const { steps, table } = sizeOf(a, as, pairs, ds)
    if (steps > MOST.search) throw tooLarge(best ? 'losses' : 'retreat', 'The search for the best', steps, MOST.search)
    if (table > MOST.table)
      throw tooLarge(best ? 'losses' : 'retreat', 'The table of that search', table, MOST.table, 'entries')
  }
  if (grid > MOST.line) throw tooLarge('', 'This battle', grid, MOST.line)
}

const mixtures = (model: LandModel, side: 'attacker' | 'defender') =>
  mixturesOf(countsOf(side === 'attacker' ? model.attackers : model.defenders))
/** Pairs of what stands and what may be left of it. */
const pairsOf = (model: LandModel) =>
  countsOf(model.defenders).reduce((product, n) => product * (((n + 1) * (n + 2)) / 2), 1)
