/**
 * Where the odds begin (GW-13.3, 13.27): before the shots of the opening, before a round, or in the middle of one, with hits still
 * to be taken and losses marked. Comes down to who may stand at the start of a round or at the decision that ends one.
 */
import type { Force } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import type { Arith } from './arith'
import { hitsOf } from './hits'
import { bombardmentShots, cannotHit, defenceVolley, gasShots, tanksIn, type LandModel } from './land-model'
import { afterHits, type Counts, type Sort } from './sorts'

export type Step = NonNullable<LandOrder['now']>['step']
interface Hits {
  readonly limited: number
  readonly onAny: number
}

/** Defenders left, as a line in their order of loss, and the hits that attackers still have to take. */
export interface Start<T> {
  readonly defenders: readonly number[]
  readonly attackersHit: number
  readonly chance: T
}

export const stepOf = (order: LandOrder): Step => order.now?.step ?? 'opening'
/** Whether the first thing that is asked is the decision at the end of a round. */
export const startsAtDecision = (step: Step): boolean =>
  step !== 'opening' && step !== 'openingLosses' && step !== 'attackersFire'

const hitsGiven = (order: LandOrder): Hits => ({
  limited: order.now?.hits?.limited ?? 0,
  onAny: order.now?.hits?.onAny ?? 0,
})

/** The line without units marked as lost, the first of their kind. */
export function unmarked(sorts: readonly Sort[], line: readonly number[], marked: Force = {}): readonly number[] {
  const due: Partial<Record<string, number>> = { ...marked }
  return line.filter((i) => {
    const kind = sorts[i]?.kind ?? ''
    const left = due[kind] ?? 0
    if (left > 0) due[kind] = left - 1
    return left === 0
  })
}

export interface Begin<T> {
  readonly math: Arith<T>
  readonly order: LandOrder
  readonly model: LandModel
  readonly attackers: Counts
  readonly defenders: Counts
  /** Defenders in their order of loss, marked ones left out. */
  readonly line: readonly number[]
  /** Whom the defender gives up: down his line, unless he chooses. */
  readonly lose: (hits: Hits, when: Step) => readonly number[]
}

/** Down the line; limited hits fall on land units. */
export const loseDown =
  (model: LandModel, line: readonly number[]) =>
  (hits: Hits): readonly number[] =>
    afterHits(model.defenders, line, hits)

/** The chance of each number of hits before the first round, gas and bombardment together. */
export function openingHits<T>(math: Arith<T>, model: LandModel, attackers: Counts): T[] {
  const gas = gasShots(model, attackers)
  return hitsOf(
    math,
    bombardmentShots(model).map((n, v) => n + (gas[v] ?? 0)),
  )
}

export function startsOf<T>(b: Begin<T>): Start<T>[] {
  const step = stepOf(b.order)
  const certain = (defenders: readonly number[], attackersHit = 0): Start<T>[] => [
    { defenders, attackersHit, chance: b.math.one },
  ]
  const fire = (defenders: readonly number[]): Start<T>[] =>
    hitsOf(b.math, defenceVolley(b.model, b.defenders, tanksIn(b.model, b.attackers))).map((chance, attackersHit) => ({
      defenders,
      attackersHit,
      chance,
    }))
  switch (step) {
    case 'opening':
      return cannotHit(gasShots(b.model, b.attackers)) && b.model.bombardment === 0 ? certain(b.line) : afterOpening(b)
    case 'openingLosses':
      return certain(b.lose(hitsGiven(b.order), step))
    case 'attackersFire':
    case 'decision':
      return certain(b.line)
    case 'defenderMarks':
      return fire(b.lose(hitsGiven(b.order), step))
    case 'defendersFire':
      return fire(b.line)
    case 'attackerMarks':
      return certain(b.line, hitsGiven(b.order).limited + hitsGiven(b.order).onAny)
  }
}

function afterOpening<T>(b: Begin<T>): Start<T>[] {
  const { math } = b
  const starts = new Map<string, Start<T>>()
  const gas = hitsOf(math, gasShots(b.model, b.attackers))
  const shells = hitsOf(math, bombardmentShots(b.model))
  gas.forEach((gasChance, limited) => {
    shells.forEach((shellChance, onAny) => {
      const defenders = b.lose({ limited, onAny }, 'opening')
      const before = starts.get(defenders.join())?.chance ?? math.zero
      const chance = math.add(before, math.mul(gasChance, shellChance))
      starts.set(defenders.join(), { defenders, attackersHit: 0, chance })
    })
  })
  return [...starts.values()]
}
