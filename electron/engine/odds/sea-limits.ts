/** How much an order for a sea battle may ask for: what a machine answers in a few seconds, off the window's thread. */
import type { LossOrder } from '../../../shared/odds/fields'
import type { SeaOrder, Submerging } from '../../../shared/odds/sea'
import { divingOf, wantsBest, type SeaRules } from './sea-conduct'
import type { SeaModel, SeaSide } from './sea-model'
import { mixturesAtSea } from './sea-roster'
import { tooLarge, Unanswered } from './trouble'

const MOST = { steps: 1.5e9, pairs: 3e6, exact: 40_000, search: 2e9, table: 4e7 } as const

const sumOf = (side: SeaSide, weight: (s: SeaSide['sorts'][number]) => number) =>
  side.sorts.reduce((sum, s) => sum + s.count * weight(s), 0)

function statesOf(side: SeaSide, losses: LossOrder, submerge: Submerging): number {
  const diving = divingOf(submerge)
  if (losses === 'best') return mixturesAtSea(side, diving)
  const subs = sumOf(side, (s) => (s.isSub ? 1 : 0))
  const hits = sumOf(side, (s) => (s.isAir ? 0 : s.isTough ? 2 : 1))
  const air = sumOf(side, (s) => (s.isAir ? 1 : 0)) + 1
  const without = hits - subs + 1
  const dived = { none: 0, alone: 0, all: subs * without, some: subs * (hits + 1) }
  return air * (hits + 1 + dived[diving]) + (diving === 'alone' ? subs : 0)
}

/** Throws when the order would take too long, or wants things that are not searched together. */
export function checkSeaLimits(order: SeaOrder, rules: SeaRules, model: SeaModel): void {
  const best = wantsBest(rules)
  if (best) notTogether(order, rules)
  const { attacker, defender } = model
  const [ours, theirs] = [
    statesOf(attacker, rules.losses.attacker, rules.submerge.attacker),
    statesOf(defender, rules.losses.defender, rules.submerge.defender),
  ]
  const dice = (side: SeaSide, subs: boolean) => 1 + sumOf(side, (s) => (s.power > 0 && s.isSub === subs ? 1 : 0))
  const salvo = dice(defender, true) * dice(defender, false)
  // Most pairs have few units left on either side: about one step in eight of the fullest is taken.
  const steps = (ours * theirs * dice(attacker, false) * salvo) / 8
  if (order.exact === true && steps > MOST.exact)
    throw tooLarge('exact', 'Fractions for this battle', steps, MOST.exact)
  if (ours * theirs > MOST.pairs) throw tooLarge('', 'The table of this battle', ours * theirs, MOST.pairs)
  const searched =
    best || isBelow(rules.retreat) || isBelow(rules.submerge.attacker) || isBelow(rules.submerge.defender)
  if (searched) {
    const choices = rules.losses.defender === 'best' ? theirs / 4 : dice(attacker, false)
    const search = (ours * theirs * choices * salvo) / 8
    const at = rules.losses.attacker === 'best' || rules.losses.defender === 'best' ? 'losses' : 'submerge'
    if (search > MOST.search) throw tooLarge(at, 'The search for the best', search, MOST.search)
    if (ours * theirs * salvo > MOST.table)
      throw tooLarge(at, 'The table of that search', ours * theirs * salvo, MOST.table)
  }
  if (steps > MOST.steps) throw tooLarge('', 'This battle', steps, MOST.steps)
}

const isBelow = (rule: unknown): boolean => typeof rule === 'object' && rule !== null && 'below' in rule

function notTogether(order: SeaOrder, { retreat, submerge }: SeaRules): void {
  const counted = [
    ['retreat', retreat],
    ['submerge.attacker', submerge.attacker],
    ['submerge.defender', submerge.defender],
  ] as const
  for (const [at, rule] of counted)
    if (typeof rule === 'object') {
      const which = 'afterRound' in rule ? 'afterRound' : 'below'
      const message = `The best conduct is not found together with ${at} ${which}: each would depend on the other. Another rule would do there.`
      throw new Unanswered({ reason: 'notTogether', at, message })
    }
  if ((order.edition?.firstStrike ?? 'attacker') !== 'attacker') {
    const message = 'The best conduct is found for our own first strike only, the attacker’s (GW-13.13).'
    throw new Unanswered({ reason: 'notTogether', at: 'edition.firstStrike', message })
  }
}
