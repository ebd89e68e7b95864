/**
 * The sequence of play (GW-2.10, 8.1 to 8.4, 12.8, 13.23, 14.5): what a phase's end waits for and brings about, who comes next,
 * and what happens by itself at the start of phases, turns and rounds.
 */
import { isAirKind, type NationId, type Phase } from '../../../../shared/great-war/ids'
import { accept } from '../../core/ruling'
import { STRAITS } from '../data'
import { figures } from '../figures'
import { collectIncome } from '../consequences/income'
import { endCombat } from '../consequences/combat-end'
import { lapse } from '../consequences/lapses'
import { signCompelledPeace } from '../consequences/compelled-peace'
import { settle } from '../consequences/settle'
import { enterWar } from '../consequences/joining'
import { no, type GreatWarDecision, type No } from '../refusal'
import { allUnits, unit, unitsOf, type GreatWarState } from '../state'
import { Telling } from '../telling'
import { battleList, openBattles } from '../rules/battle-list'
import { canLandAt, fuelOf, isLanded, wayHome } from '../rules/flying'
import { moveTargets } from '../rules/moves'
import { joinable } from '../rules/america'
import { couldPlace } from '../rules/placement'
import { nextPhase, takesTurn } from '../rules/phases'
import { revolutionDue } from '../rules/revolution'
import { controllerOf } from '../rules/spaces'
import { overdueStrays } from '../rules/strays'
import { friendsOf, playerOf } from '../rules/who'
import { placeByDefault } from '../consequences/gift'

/** Aircraft of the acting nation in the air, and whether they can still come down (GW-12.8). */
export const airborne = (s: GreatWarState) =>
  unitsOf(s, s.acting).filter((id) => isAirKind(unit(s, id).kind) && !isLanded(s, id))
export const canStillLand = (s: GreatWarState, id: keyof GreatWarState['units']) =>
  wayHome(s, s.acting, unit(s, id).space) <= fuelOf(s, id) ||
  // A stray passes where others may not (GW-12.17).
  (unit(s, id).strayIn !== undefined && moveTargets(s, id).some(({ space }) => canLandAt(s, s.acting, space)))

export type Obligation = 'battle' | 'landing' | 'placing' | 'revolution'
/** What the phase's end waits for, beside choices that are asked of a seat. */
export function obligation(s: GreatWarState): Obligation | undefined {
  switch (s.phase) {
    case 'combat-move':
      return battleList(s).some((b) => b.obligatory) ? 'battle' : undefined
    case 'combat':
      return s.turn.battle || openBattles(s).some((b) => b.obligatory) ? 'battle' : undefined
    case 'non-combat':
      return airborne(s).some((id) => canStillLand(s, id)) ? 'landing' : undefined
    case 'place':
      if (couldPlace(s, s.acting)) return 'placing'
      return revolutionDue(s) ? 'revolution' : undefined
    default:
      return undefined
  }
}
const WAITS: Readonly<Record<Exclude<Obligation, 'battle'>, No>> = {
  landing: no('GW-22.4', 'pendingChoice', { waits: 'landing' }),
  placing: no('GW-22.4', 'pendingChoice', { waits: 'placing' }),
  revolution: no('GW-22.4', 'pendingChoice', { waits: 'revolution' }),
}

/** The battles that must be fought, by name. */
function battlesWait(s: GreatWarState): No {
  const due = (s.phase === 'combat-move' ? battleList(s) : openBattles(s)).filter((b) => b.obligatory)
  return no('GW-22.4', 'pendingChoice', { waits: 'battle', battles: due.map((b) => b.battle).join() })
}

function closeNonCombat(t: Telling): void {
  const lost = airborne(t.state)
  if (lost.length > 0) t.tell({ type: 'unitsRemoved', units: lost, why: 'noLandingPlace' })
  const strays = overdueStrays(t.state)
  if (strays.length > 0) t.tell({ type: 'unitsRemoved', units: strays, why: 'stray' })
}

/** GW-20.4: what was offered before this turn and not answered by now. */
function lapseUnanswered(t: Telling): void {
  const { acting, turn } = t.state
  for (const o of t.state.offers)
    if (o.to === acting && o.madeIn.turn < turn.number && o.kind !== 'generalPeace') lapse(t, o, true)
}

function closePhase(t: Telling, phase: Phase): void {
  switch (phase) {
    case 'diplomacy':
      if (t.state.acting === 'great-britain') placeByDefault(t)
      return lapseUnanswered(t)
    case 'combat-move':
    case 'combat':
      return endCombat(t)
    case 'non-combat':
      return closeNonCombat(t)
    default:
      return
  }
}

export function endPhase(s: GreatWarState): GreatWarDecision {
  const waits = obligation(s)
  if (waits) return waits === 'battle' ? battlesWait(s) : WAITS[waits]
  const t = new Telling(s)
  closePhase(t, s.phase)
  settle(t)
  if (!t.state.result) goOn(t, s.phase)
  return accept(...t.events)
}

function goOn(t: Telling, after: Phase): void {
  const next = nextPhase(t.state, t.state.acting, after)
  if (next) openPhase(t, next)
  else {
    endTurn(t)
    if (!t.state.result) nextTurn(t)
  }
}

function openPhase(t: Telling, phase: Phase): void {
  t.tell({ type: 'phaseBegun', nation: t.state.acting, phase })
  if (phase === 'income') collectIncome(t)
}

function endTurn(t: Telling): void {
  const s = t.state
  t.tell({ type: 'turnEnded', nation: s.acting })
  const damaged = allUnits(s).filter((id) => unit(s, id).damaged)
  if (damaged.length > 0) t.tell({ type: 'dreadnoughtsRepaired', units: damaged }) // GW-4.6
  const full = figures(s).rules.unitedStates.mexicans.value
  if (s.acting === 'united-states' && s.us.war?.target === 'mexico' && s.us.mexicans < full)
    t.tell({ type: 'mexicansSet', count: full }) // GW-19.24
}

/** GW-8.4, 20.8, 17.20. */
function beginRound(t: Telling): void {
  t.tell({ type: 'roundBegun', round: t.state.round + 1 })
  for (const x of t.state.treaties)
    if (x.state === 'in-force' && x.untilRound !== undefined && x.untilRound < t.state.round)
      t.tell({ type: 'treatyEnded', treaty: x.treaty, how: 'expired' })
  const { order, nations } = t.state
  if (nations.bolsheviks.status !== 'gone' && !order.includes('bolsheviks'))
    t.tell({ type: 'orderChanged', order: ['bolsheviks', ...order] })
  settle(t)
}

/** Whose turn it is in the order; a nation that has left it meanwhile stood at its head, Serbia behind the Bolsheviks (GW-2.10). */
const turnInOrder = ({ order, acting }: GreatWarState): number =>
  acting === 'serbia' && !order.includes('serbia') ? order.indexOf('bolsheviks') : order.indexOf(acting)

/** The next nation that takes a turn; the automaton's is over as soon as it has begun. */
export function nextTurn(t: Telling, after = turnInOrder(t.state)): void {
  let at = after
  for (;;) {
    at++
    if (at >= t.state.order.length) {
      beginRound(t)
      if (t.state.result) return
      at = 0
    }
    const n = t.state.order[at]
    if (n === undefined) throw new Error('nobody is left in the order of play')
    if (n === 'united-states' && playerOf(t.state, n) === undefined) {
      if (automaton(t)) return
      at = t.state.order.indexOf(n)
    } else if (takesTurn(t.state, n)) {
      beginTurn(t, n)
      const first = nextPhase(t.state, n)
      if (first && !t.state.result) return openPhase(t, first)
      if (t.state.result) return
    }
  }
}

export function beginTurn(t: Telling, n: NationId): void {
  for (const o of t.state.offers) if (o.kind === 'generalPeace' && o.from === n) lapse(t, o, false) // GW-21.6
  t.tell({ type: 'turnBegun', nation: n, straits: openStraits(t.state, n), friends: friendsOf(t.state, n) })
  if (n === 'bolsheviks') signCompelledPeace(t)
  settle(t)
}

/** GW-3.10, 3.11: keys held by the nation or a friend; the ships of an unaligned Turkey pass its own straits. */
export const openStraits = (s: GreatWarState, n: NationId): string[] =>
  STRAITS.filter((x) => {
    const friends = friendsOf(s, n)
    return x.keys.some((key) => friends.some((f) => controllerOf(s, key) === f))
  }).map((x) => x.name)

/** GW-2.14: collects, or joins and goes on in the hands of a player; answers whether somebody is to play on. */
function automaton(t: Telling): boolean {
  const n = 'united-states'
  if (t.state.nations[n].status !== 'unaligned') return false
  beginTurn(t, n)
  const bloc = joinable(t.state)
  if (bloc) {
    t.tell({ type: 'phaseBegun', nation: n, phase: 'diplomacy' })
    enterWar(t, bloc)
    settle(t)
    return true
  }
  if (nextPhase(t.state, n, 'place') === 'income') openPhase(t, 'income')
  endTurn(t)
  return t.state.result !== undefined
}
