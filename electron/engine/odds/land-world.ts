/** One battle between what may be left of both sides: its field, who breaks off when, and what those left behind face then. */
import type { Aim, LossOrder, Retreat } from '../../../shared/odds/fields'
import { worthOf, type Worth } from './aims'
import type { Arith } from './arith'
import { floats } from './arith'
import type { Field } from './fight'
import { LineField, type Lines } from './field-line'
import { MixedField } from './field-mixed'
import { isSmall, SmallField } from './field-small'
import { hitChances, hitsOf } from './hits'
import { attackVolley, cannotHit, defenceVolley, tanksIn, type LandModel, type Volley } from './land-model'
import { lineRoster, mixedRoster, type Roster } from './roster'
import { search, type Policy, type Search } from './search'
import { totalOf, type Counts } from './sorts'

/** How both sides fight. */
export interface Conduct {
  readonly model: LandModel
  readonly losses: { readonly attacker: LossOrder; readonly defender: LossOrder }
  readonly retreat: Retreat
  readonly aim: Aim
  /** The number of the round that has been fought after so many from here. */
  readonly roundAfter: (rounds: number) => number
  readonly tick: (share: number) => void
}

/** The same, with the chances as numbers or fractions. */
export interface Counted<T> extends Conduct {
  readonly math: Arith<T>
}

export interface World<T> {
  readonly attackers: Roster
  readonly defenders: Roster
  readonly field: Field<T>
  readonly leaves?: (a: number, d: number, rounds: number) => boolean
  readonly policy?: Policy
  /** Attackers that can't break off, and which state of theirs is left behind; absent when all of them can, or none does. */
  readonly rest?: { readonly world: World<T>; readonly state: (a: number) => number }
}

interface Volleys {
  readonly attack: (a: number) => Volley
  readonly defend: (d: number, a: number) => Volley
  readonly isIdle: (a: number, d: number) => boolean
  readonly hasIdle: boolean
  readonly tanks: readonly number[]
}

function volleysOf(model: LandModel, attackers: Roster, defenders: Roster): Volleys {
  const tanks = attackers.counts.map((c) => (model.dug > 0 ? tanksIn(model, c) : 0))
  const ours = attackers.counts.map((c) => attackVolley(model, c))
  const quiet = ours.map(cannotHit)
  const isQuiet = (d: number) => cannotHit(defenceVolley(model, defenders.counts[d] ?? [], 0))
  return {
    tanks,
    attack: (a) => ours[a] ?? [],
    defend: (d, a) => defenceVolley(model, defenders.counts[d] ?? [], tanks[a] ?? 0),
    isIdle: (a, d) => quiet[a] === true && isQuiet(d),
    hasIdle: quiet.some((x, a) => a > 0 && x) && defenders.counts.some((_, d) => d > 0 && isQuiet(d)),
  }
}

/** Remembers what was made for a place. */
function remembering<V>(make: (a: number, b: number) => V, key: (a: number, b: number) => number) {
  const known: V[] = []
  return (a: number, b = 0): V => (known[key(a, b)] ??= make(a, b))
}

const stayers = (model: LandModel, counts: Counts): Counts => counts.map((n, i) => (model.attackers[i]?.stays ? n : 0))
const landIn = (model: LandModel, counts: Counts): number =>
  totalOf(counts.map((n, i) => (model.attackers[i]?.isLand ? n : 0)))

export const isBest = (losses: Conduct['losses']): boolean => losses.attacker === 'best' || losses.defender === 'best'

export function worldOf<T>(c: Counted<T>, attackers: Roster, defenders: Roster, valued = false): World<T> {
  const { model, retreat } = c
  const volleys = volleysOf(model, attackers, defenders)
  const full = attackers.counts[attackers.size - 1] ?? []
  const staying = stayers(model, full)
  const mayLeave = retreat !== 'never' && totalOf(staying) < totalOf(full)
  const behind = mayLeave && totalOf(staying) > 0 ? restOf(c, attackers, staying, defenders) : undefined
  const canLeave = mayLeave ? attackers.counts.map((x) => totalOf(stayers(model, x)) < totalOf(x)) : []
  const left = { ...volleys, canLeave, behind }

  const needsPolicy = isBest(c.losses) || (mayLeave && retreat === 'best') || valued
  const policy = needsPolicy
    ? policyFor(
        c,
        attackers,
        defenders,
        left,
        worthOf(c.aim, model.attackers, model.defenders),
        mayLeave ? retreat : 'never',
      )
    : undefined
  const leaves = mayLeave ? leaver(c, attackers, defenders, left, policy) : undefined
  return {
    attackers,
    defenders,
    field: fieldOf(c, attackers, defenders, volleys, policy),
    ...(leaves ? { leaves } : {}),
    ...(policy ? { policy } : {}),
    ...(behind ? { rest: behind } : {}),
  }
}

type Left<T> = Volleys & { readonly canLeave: readonly boolean[]; readonly behind: World<T>['rest'] }

/** Those who can't break off fight on alone (GW-13.7), in the order in which they stood before. */
function restOf<T>(
  c: Counted<T>,
  attackers: Roster,
  staying: Counts,
  defenders: Roster,
): NonNullable<World<T>['rest']> {
  const roster =
    c.losses.attacker === 'best'
      ? mixedRoster(attackers.sorts, staying)
      : lineRoster(
          attackers.sorts,
          lineLeft(attackers).filter((i) => attackers.sorts[i]?.stays),
        )
  const states = attackers.counts.map((x) => roster.find(stayers(c.model, x)) ?? 0)
  return { world: worldOf(c, roster, defenders, c.retreat === 'best'), state: (a) => states[a] ?? 0 }
}

/** The order of loss of a line, read off its states. */
const lineLeft = (line: Roster): number[] =>
  line.counts
    .slice(1)
    .map((c, n) => c.findIndex((x, i) => x !== line.counts[n]?.[i]))
    .reverse()

function policyFor<T>(
  c: Counted<T>,
  attackers: Roster,
  defenders: Roster,
  left: Left<T>,
  worth: Worth,
  retreat: Retreat,
): Policy {
  const { behind } = left
  const nobody = attackers.counts[0] ?? []
  const at = (a: number) => attackers.counts[a] ?? nobody
  const of = (d: number) => defenders.counts[d] ?? []
  const whenLeft: Search['whenLeft'] = (a, d) => {
    if (retreat === 'never' || left.canLeave[a] !== true) return undefined
    const gone = at(a).map((n, i) => (c.model.attackers[i]?.stays ? 0 : n))
    const state = behind?.state(a) ?? 0
    const there = state > 0 ? behind?.world.policy?.value(state, d) : undefined
    return worth.away(gone) + (there ?? worth.of(nobody, of(d)))
  }
  return search({
    attackers,
    defenders,
    attack: remembering(
      (a) => hitChances(left.attack(a)),
      (a) => a,
    ),
    defend: remembering(
      (a, d) => hitChances(left.defend(d, a)),
      (a, d) => (left.tanks[a] ?? 0) * defenders.size + d,
    ),
    isIdle: left.isIdle,
    worth: (a, d) => worth.of(at(a), of(d)),
    attackerGains: worth.attackerGains,
    whenLeft,
    leaving: retreat === 'best' ? 'best' : (a) => retreat === 'onlyAircraft' && landIn(c.model, at(a)) === 0,
    // Half of the way; the other half is following the policy that was found.
    tick: (share) => c.tick(share / 2),
  })
}

function leaver<T>(
  c: Counted<T>,
  attackers: Roster,
  defenders: Roster,
  left: Left<T>,
  policy: Policy | undefined,
): NonNullable<World<T>['leaves']> {
  const { retreat } = c
  const may = (a: number) => left.canLeave[a] === true
  if (retreat === 'best') return (a, d) => may(a) && policy?.leaves(a, d) === true
  if (retreat === 'onlyAircraft') {
    const noLand = attackers.counts.map((x) => landIn(c.model, x) === 0)
    return (a) => may(a) && noLand[a] === true
  }
  if (retreat === 'never') return () => false
  if ('afterRound' in retreat) return (a, _, rounds) => may(a) && c.roundAfter(rounds) >= retreat.afterRound
  const worth = worthOf(retreat.chance ?? 'win', c.model.attackers, c.model.defenders)
  const toTheEnd = policyFor(c, attackers, defenders, left, worth, 'never')
  return (a, d) => may(a) && toTheEnd.value(a, d) < retreat.below
}

function fieldOf<T>(
  c: Counted<T>,
  attackers: Roster,
  defenders: Roster,
  volleys: Volleys,
  policy: Policy | undefined,
): Field<T> {
  const { math } = c
  const most = Math.max(0, ...volleys.tanks)
  if (!isBest(c.losses) && (math as unknown) === floats) {
    const lines: Lines = {
      attackers: attackers.size - 1,
      defenders: defenders.size - 1,
      attack: volleys.attack,
      defend: volleys.defend,
      with: (a) => volleys.tanks[a] ?? 0,
      isIdle: volleys.isIdle,
      hasIdle: volleys.hasIdle,
    }
    const field: Field<number> = isSmall(lines) ? new SmallField(lines) : new LineField(lines)
    return field as Field<unknown> as Field<T>
  }
  return new MixedField<T>({
    math,
    height: attackers.size,
    width: defenders.size,
    attack: remembering(
      (a) => hitsOf(math, volleys.attack(a)),
      (a) => a,
    ),
    defend: remembering(
      (a, d) => hitsOf(math, volleys.defend(d, a)),
      (a, d) => d * (most + 1) + (volleys.tanks[a] ?? 0),
    ),
    attackersAfter: (a, d2, hits) => policy?.attackersAfter(a, d2, hits) ?? Math.max(0, a - hits),
    defendersAfter: (a, d, hits) => policy?.defendersAfter(a, d, hits) ?? Math.max(0, d - hits),
    isIdle: volleys.isIdle,
    hasIdle: volleys.hasIdle,
  })
}
