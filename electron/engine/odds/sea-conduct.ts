/** How both sides of a sea battle behave, out of the order: by rule of thumb down their lines, or as a search finds best. */
import type { Aim, LossOrder, Retreat } from '../../../shared/odds/fields'
import type { FirstHits, SeaOrder, Submerging } from '../../../shared/odds/sea'
import { floats } from './arith'
import { fireOf } from './sea-fire'
import type { SeaConduct } from './sea-follow'
import { cargoWorth, type SeaModel, type SeaSide } from './sea-model'
import { hitTable, lineAtSea, mixedAtSea, type Diving, type SeaRoster, type SeaState } from './sea-roster'
import { searchSea, type SeaPolicy, type SeaSearch } from './sea-search'
import { costOf, manpowerOf } from './tables'

/** What the order says of conduct, with what it leaves out. */
export interface SeaRules {
  readonly losses: { readonly attacker: LossOrder; readonly defender: LossOrder }
  readonly firstHits: { readonly attacker: FirstHits; readonly defender: FirstHits }
  readonly submerge: { readonly attacker: Submerging; readonly defender: Submerging }
  readonly retreat: Retreat
  readonly aim: Aim
}

export function rulesOf(order: SeaOrder): SeaRules {
  const losses = order.losses === undefined || order.losses === 'default' ? {} : order.losses
  const { dreadnoughts = {}, submerge = {} } = order
  return {
    losses: { attacker: losses.attacker ?? 'default', defender: losses.defender ?? 'default' },
    firstHits: { attacker: dreadnoughts.attacker ?? 'inTurn', defender: dreadnoughts.defender ?? 'inTurn' },
    submerge: { attacker: submerge.attacker ?? 'never', defender: submerge.defender ?? 'never' },
    retreat: order.retreat ?? 'never',
    aim: order.aim ?? 'win',
  }
}

export const wantsBest = ({ losses, submerge, retreat }: SeaRules): boolean =>
  [losses.attacker, losses.defender, submerge.attacker, submerge.defender, retreat].includes('best')

export const divingOf = (s: Submerging): Diving =>
  s === 'never' ? 'none' : s === 'best' ? 'some' : s === 'last' ? 'alone' : 'all'

export function rosterOf(side: SeaSide, name: 'attacker' | 'defender', order: SeaOrder, rules: SeaRules): SeaRoster {
  const diving = divingOf(rules.submerge[name])
  const values = order.values ?? {}
  const rule = rules.losses[name]
  return rule === 'best'
    ? mixedAtSea(side, values, diving)
    : lineAtSea(side, rule, rules.firstHits[name], values, diving)
}

const dive = (roster: SeaRoster, state: number): number => roster.dives[state]?.at(-1) ?? state

/** What a state is worth by some price for each unit, ships under water and cargo included. */
function worthOfState(side: SeaSide, order: SeaOrder, price: typeof costOf): (s: SeaState) => number {
  const aboard = cargoWorth(side, order, price)
  const prices = side.sorts.map((s) => price(s.kind, order.values) + (s.kind === 'transport' ? aboard : 0))
  const sub = side.sorts.findIndex((s) => s.isSub)
  return (s) => s.counts.reduce((sum, n, i) => sum + n * (prices[i] ?? 0), s.under * (prices[sub] ?? 0))
}

type Worth = Pick<SeaSearch, 'worth' | 'attackerGains'>

function worthAtSea(aim: Aim, model: SeaModel, order: SeaOrder, attackers: SeaRoster, defenders: SeaRoster): Worth {
  const won = (a: number, d: number) => (attackers.active[a] as number) > 0 && defenders.active[d] === 0
  const swing = (price: typeof costOf): Worth => {
    const ours = attackers.states.map(worthOfState(model.attacker, order, price))
    const theirs = defenders.states.map(worthOfState(model.defender, order, price))
    return { worth: (a, d) => (ours[a] as number) - (theirs[d] as number), attackerGains: true }
  }
  switch (aim) {
    case 'win':
      return { worth: (a, d, left) => (!left && won(a, d) ? 1 : 0), attackerGains: true }
    case 'takeSpace': {
      const ships = attackers.states.map((s, a) => (attackers.ships[a] as number) + s.under > 0)
      return { worth: (a, d, left) => (!left && won(a, d) && ships[a] === true ? 1 : 0), attackerGains: true }
    }
    case 'ipcSwing':
      return swing(costOf)
    case 'manpowerSwing':
      return swing(manpowerOf)
  }
  const side = aim.of ?? 'attacker'
  const roster = side === 'attacker' ? attackers : defenders
  const kept = roster.states.map((s) => {
    const left = roster.sorts.reduce((sum, x, i) => (x.kind === aim.keep ? sum + (s.counts[i] ?? 0) : sum), 0)
    return left + (aim.keep === 'submarine' ? s.under : 0)
  })
  return { worth: (a, d) => kept[side === 'attacker' ? a : d] as number, attackerGains: side === 'attacker' }
}

/** Attackers that can break off: aircraft once they are alone, ships where they have a zone to go to (GW-13.15, 13.26). */
const leavers = (order: SeaOrder, attackers: SeaRoster) => (a: number) =>
  (attackers.active[a] as number) > 0 && (order.wayOut !== false || attackers.ships[a] === 0)

export interface Conducted {
  readonly conduct: SeaConduct
  readonly policy?: SeaPolicy
}

export function conductOf(
  order: SeaOrder,
  rules: SeaRules,
  model: SeaModel,
  attackers: SeaRoster,
  defenders: SeaRoster,
  tick: (share: number) => void,
): Conducted {
  const mayLeave = leavers(order, attackers)
  const fire = fireOf(floats, model, attackers, defenders)
  /** Chances of a side, if both fought to the end without diving. */
  const toTheEnd = (worth: SeaSearch['worth']) =>
    searchSea({
      attackers,
      defenders,
      fire,
      worth,
      attackerGains: true,
      mayLeave,
      leaving: 'never',
      attackersDive: (a) => a,
      defendersDive: (_, d) => d,
      tick,
    }).value
  const attackersDive = diver(rules.submerge.attacker, attackers, {
    helpless: (_, d) => defenders.ships[d] === 0,
    chance: () => toTheEnd(worthAtSea('win', model, order, attackers, defenders).worth),
    at: (own, other, value) => value(own, other),
  })
  const defendersDive = diver(rules.submerge.defender, defenders, {
    helpless: (_, a) => attackers.ships[a] === 0,
    chance: () => toTheEnd((a, d) => (attackers.active[a] === 0 && (defenders.active[d] as number) > 0 ? 1 : 0)),
    at: (own, other, value) => value(other, own),
  })
  const onlyAircraft = (a: number) => mayLeave(a) && attackers.ships[a] === 0
  if (wantsBest(rules)) {
    const policy = searchSea({
      attackers,
      defenders,
      fire,
      ...worthAtSea(rules.aim, model, order, attackers, defenders),
      mayLeave,
      leaving: rules.retreat === 'best' ? 'best' : rules.retreat === 'onlyAircraft' ? onlyAircraft : 'never',
      attackersDive: rules.submerge.attacker === 'best' ? 'best' : (a, d) => attackersDive(a, d, 1),
      defendersDive: rules.submerge.defender === 'best' ? 'best' : (a, d) => defendersDive(d, a, 1),
      tick,
    })
    return { conduct: policy.conduct, policy }
  }
  const { most } = fire
  const ours = hitTable(attackers, most.defenders.limited, most.defenders.onAny)
  const theirs = hitTable(defenders, most.attackers.limited, most.attackers.onAny)
  return {
    conduct: {
      attackersSubmerge: attackersDive,
      attackersStruck: (a, hits) => ours.table[a * ours.size + hits * ours.stride] as number,
      defendersStruck: (_, d, hits) => theirs.table[d * theirs.size + hits * theirs.stride] as number,
      defendersAnswer: (a, d, limited, onAny, round) =>
        defendersDive(theirs.table[d * theirs.size + limited * theirs.stride + onAny] as number, a, round),
      attackersMark: { table: ours.table, at: (_, a) => a * ours.size, stride: ours.stride, alike: true },
      leaves: leaver(rules.retreat, mayLeave, onlyAircraft, () => {
        const { retreat } = rules
        const aim = typeof retreat === 'object' && 'chance' in retreat ? (retreat.chance ?? 'win') : 'win'
        return toTheEnd(worthAtSea(aim, model, order, attackers, defenders).worth)
      }),
    },
  }
}

interface Eye {
  readonly helpless: (own: number, other: number) => boolean
  readonly chance: () => (a: number, d: number) => number
  readonly at: (own: number, other: number, value: (a: number, d: number) => number) => number
}

/** Where a side's submarines leave it when they go by a rule of thumb. */
function diver(rule: Submerging, roster: SeaRoster, eye: Eye): (own: number, other: number, round: number) => number {
  if (rule === 'never' || rule === 'best') return (own) => own
  if (rule === 'atOnce') return (own) => dive(roster, own)
  if (rule === 'helpless') return (own, other) => (eye.helpless(own, other) ? dive(roster, own) : own)
  if (rule === 'last') return (own) => (roster.subs[own] === roster.active[own] ? dive(roster, own) : own)
  if ('afterRound' in rule) return (own, _, round) => (round > rule.afterRound ? dive(roster, own) : own)
  const value = eye.chance()
  return (own, other) => (eye.at(own, other, value) < rule.below ? dive(roster, own) : own)
}

function leaver(
  retreat: Retreat,
  may: (a: number) => boolean,
  onlyAircraft: (a: number) => boolean,
  chance: () => (a: number, d: number) => number,
): SeaConduct['leaves'] {
  if (retreat === 'never' || retreat === 'best') return () => false
  if (retreat === 'onlyAircraft') return onlyAircraft
  if ('afterRound' in retreat) return (a, _, round) => may(a) && round >= retreat.afterRound
  const value = chance()
  return (a, d) => may(a) && value(a, d) < retreat.below
}
