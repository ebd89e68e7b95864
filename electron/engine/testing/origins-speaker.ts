/**
 * Somebody who plays Origins at random, but looks for trouble: takes back what a correction took away, attacks twice,
 * allies right after leaving, judges deals that are none.
 */
import type { OriginsCommand } from '../../../shared/origins/commands'
import type { OriginsEvent } from '../../../shared/origins/events'
import { NATIONS, POWERS, type NationId, type PowerId } from '../../../shared/origins/ids'
import type { OriginsOptions } from '../../../shared/origins/options'
import type { Choice } from '../../../shared/ruling'
import type { OriginsState } from '../origins/index'
import type { Rng } from './rng'
import type { Speaker } from './speaker'

type LegalChoice = Choice<OriginsCommand>
type CommandType = OriginsCommand['type']

const NAMES = ['Ann', 'Ben', 'Clara', 'Dov', 'Emil'] as const

/** Powers dealt or chosen, three to five players, every pair possible. */
function options(rng: Rng): OriginsOptions {
  const count = rng.int(3, 5)
  const how = {
    individualWinner: rng.pick(['unallied', 'everyone'] as const),
    breakableAlliances: rng.pick(['off', 'on'] as const),
  }
  const names = NAMES.slice(0, count)
  if (rng.chance(30)) return { players: names.map((name) => ({ name, powers: [] })), powers: 'dealt', ...how }
  const cards: PowerId[] = [...POWERS]
  const players = names.map((name) => ({ name, powers: cards.splice(rng.int(0, cards.length - 1), 1) }))
  cards.forEach((card, i) => players[i]?.powers.push(card))
  return { players, powers: 'chosen', ...how }
}

/** What people say, by how often. Deals and corrections are rarer than the turn's own deeds. */
const LEGAL_WEIGHT: Readonly<Record<CommandType, number>> = {
  placeFactors: 40,
  takeBackFactors: 3,
  attack: 18,
  endTurn: 12,
  formAlliance: 2,
  leaveAlliance: 2,
  recordDeal: 1,
  judgeDeal: 1,
  correct: 1,
}
const TYPES = Object.keys(LEGAL_WEIGHT) as readonly CommandType[]

function sayLegal(rng: Rng, legal: readonly LegalChoice[]): OriginsCommand {
  const open = new Map<CommandType, LegalChoice[]>()
  for (const choice of legal) {
    const { type } = choice.command
    const group = open.get(type)
    if (group) group.push(choice)
    else open.set(type, [choice])
  }
  let ticket = rng.int(
    1,
    [...open.keys()].reduce((sum, type) => sum + LEGAL_WEIGHT[type], 0),
  )
  for (const [type, choices] of open) {
    ticket -= LEGAL_WEIGHT[type]
    if (ticket <= 0) return adorn(rng, fill(rng, rng.pick(choices)))
  }
  throw new Error('nothing can be said')
}

/** One command out of a choice; large placements often, so that games come to their end. */
function fill(rng: Rng, choice: LegalChoice): OriginsCommand {
  const c = choice.command
  if (!choice.range || !('factors' in c)) return c
  const { min, max } = choice.range
  const far = c.type === 'correct' ? Math.min(max, 30) : max
  const factors = c.type === 'placeFactors' && rng.chance(70) ? max : rng.int(min, far)
  return { ...c, factors }
}

/** Optional fields, now and then: they never make a legal command illegal. */
function adorn(rng: Rng, c: OriginsCommand): OriginsCommand {
  if (c.type === 'attack' && rng.chance(50)) return { ...c, die: rng.face() }
  if (c.type === 'recordDeal' && rng.chance(60)) return { ...c, untilRound: rng.int(1, 10) }
  return c
}

const somePower = (rng: Rng, state: OriginsState): PowerId => (rng.chance(70) ? state.acting : rng.pick(POWERS))

/** A nation where something might be wrong: one with a placement of this turn, or any. */
function someNation(rng: Rng, state: OriginsState): NationId {
  const placed = NATIONS.filter((n) => state.placed[n] !== undefined)
  return placed.length > 0 && rng.chance(60) ? rng.pick(placed) : rng.pick(NATIONS)
}

/** A nation where a correction has left less than was placed this turn. */
const robbed = (state: OriginsState): NationId | undefined =>
  NATIONS.find((n) => (state.placed[n] ?? 0) > state.embassies[n][state.acting])

function sayAnything(rng: Rng, state: OriginsState): OriginsCommand {
  const poor = robbed(state)
  if (poor && rng.chance(50))
    return { type: 'takeBackFactors', power: state.acting, nation: poor, factors: state.placed[poor] ?? 1 }
  const type = rng.pick(TYPES)
  const power = somePower(rng, state)
  const nation = someNation(rng, state)
  switch (type) {
    case 'placeFactors':
      return { type, power, nation, factors: rng.int(1, 20) }
    case 'takeBackFactors':
      return { type, power, nation, factors: rng.int(1, 8) }
    case 'attack':
      return { type, power, nation, target: rng.pick(POWERS) }
    case 'endTurn':
    case 'leaveAlliance':
      return { type, power }
    case 'formAlliance':
      return { type, powers: [power, rng.pick(POWERS)] }
    case 'recordDeal':
      return { type, parties: Array.from({ length: rng.int(2, 3) }, () => rng.pick(POWERS)), text: 'a promise' }
    case 'judgeDeal': {
      const deal = rng.int(1, state.deals.length + 1)
      const outcome = rng.pick(['kept', 'broken', 'void'] as const)
      return rng.chance(50) ? { type, deal, outcome } : { type, deal, outcome, by: rng.pick(POWERS) }
    }
    case 'correct':
      return { type, power, nation, factors: rng.pick([0, 1, 9, 10, 999, 1000, -1, 2.5]), reason: 'the board says so' }
  }
}

/** A covering choice needs the same deed at the same place; free texts, dice and dates may be anything. */
function covers(choice: LegalChoice, command: OriginsCommand): boolean {
  const c = choice.command
  if (c.type !== command.type) return false
  const inRange = (n: number) =>
    choice.range !== undefined && Number.isInteger(n) && n >= choice.range.min && n <= choice.range.max
  switch (command.type) {
    case 'placeFactors':
    case 'takeBackFactors':
    case 'correct':
      return 'nation' in c && c.power === command.power && c.nation === command.nation && inRange(command.factors)
    case 'attack':
      return (
        c.type === 'attack' && c.power === command.power && c.nation === command.nation && c.target === command.target
      )
    case 'endTurn':
    case 'leaveAlliance':
      return 'power' in c && c.power === command.power
    case 'formAlliance':
      return c.type === 'formAlliance' && sameSet(c.powers, command.powers)
    case 'recordDeal':
      return c.type === 'recordDeal' && sameSet(c.parties, command.parties)
    case 'judgeDeal':
      return c.type === 'judgeDeal' && c.deal === command.deal && c.outcome === command.outcome && c.by === command.by
  }
}

const sameSet = (a: readonly PowerId[], b: readonly PowerId[]): boolean =>
  a.length === b.length && new Set(b).size === b.length && a.every((x) => b.includes(x))

function expand(rng: Rng, choice: LegalChoice): readonly OriginsCommand[] {
  const c = choice.command
  if (!choice.range || !('factors' in c)) return [c]
  const { min, max } = choice.range
  return [min, rng.int(min, max), max].map((factors) => ({ ...c, factors }))
}

const factorsOf = (state: OriginsState): number =>
  NATIONS.reduce((sum, n) => sum + POWERS.reduce((row, p) => row + state.embassies[n][p], 0), 0)

/** How many PFs an event brings to the board (OW-2.6, OW-3.6): nothing else makes or destroys any. */
function bringsFactors(e: OriginsEvent): number {
  switch (e.type) {
    case 'factorsPlaced':
      return e.factors
    case 'factorsTakenBack':
      return -e.factors
    case 'attackResolved':
      return -e.losses.attacker - e.losses.target
    case 'embassyCorrected':
      return e.now - e.was
    default:
      return 0
  }
}

/** Balance of the whole board, and no embassy but those that the event names. */
function unbalanced(before: OriginsState, e: OriginsEvent, after: OriginsState): string | undefined {
  if (e.type === 'campaignBegun' || before.embassies === after.embassies) return undefined
  const change = factorsOf(after) - factorsOf(before)
  if (change !== bringsFactors(e)) return `${e.type} brings ${bringsFactors(e)} factors, the board changes by ${change}`
  const named = (p: PowerId, n: NationId) =>
    'nation' in e && e.nation === n && (e.power === p || ('target' in e && e.target === p))
  for (const n of NATIONS)
    for (const p of POWERS)
      if (before.embassies[n][p] !== after.embassies[n][p] && !named(p, n)) return `${e.type} changes ${p} in ${n}`
  return undefined
}

export const originsSpeaker: Speaker<OriginsState, OriginsCommand, OriginsEvent, OriginsOptions> = {
  options,
  say: (rng, state, legal) => (rng.chance(state.ended ? 80 : 25) ? sayAnything(rng, state) : sayLegal(rng, legal)),
  covers,
  expand,
  unbalanced,
}
