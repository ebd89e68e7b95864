/**
 * The steps of a battle (GW-13.3, 13.4, 13.10, 13.11, 13.14, 13.15, 13.27). `advance` walks on until a step needs dice, or a
 * seat has to choose; a step with no unit or choice in it is passed over.
 */
import type { Battle, BattleStep } from '../../../../shared/great-war/battle'
import type { UnitId } from '../../../../shared/great-war/ids'
import { unit, type GreatWarState } from '../state'
import type { Telling } from '../telling'
import { canHitAny, shotsNow } from '../rules/battle-dice'
import { voiceOf, type Side } from '../rules/battle-losses'
import { mayRetreat } from '../rules/retreat'
import { endBattle, type Outcome } from './end'
import { markWithoutAsking, removeMarked } from './losses'

const submarines = (s: GreatWarState, ids: readonly UnitId[]) => ids.filter((id) => unit(s, id).kind === 'submarine')

/** Submarines that may go under in the present step (GW-13.14, 13.27). */
export function maySubmerge(s: GreatWarState, b: Battle): UnitId[] {
  if (b.step === 'attackerSubmerges') return submarines(s, b.attackers)
  if (b.step === 'defenderSubmerges') return submarines(s, b.defenders).filter((id) => !b.marked.defenders.includes(id))
  return []
}

const defendersLeft = (b: Battle) => (b.kind === 'mexico' ? b.mexicans : b.defenders.length)

/** How the battle stands, if it is over (GW-13.8, 13.9, 13.15). */
function outcomeOf(b: Battle): Outcome | undefined {
  if (b.attackers.length === 0) return defendersLeft(b) === 0 ? 'bothLost' : 'defenderWon'
  return defendersLeft(b) === 0 ? 'attackerWon' : undefined
}

const stand = (t: Telling, b: Battle): void => t.tell({ type: 'battleStands', battle: b })

type Walk = { readonly on: Battle } | 'waits' | { readonly over: Battle; readonly outcome: Outcome }
const on = (b: Battle, step: BattleStep): Walk => ({ on: { ...b, step } })
const orOver = (b: Battle, step: BattleStep): Walk => {
  const outcome = outcomeOf(b)
  return outcome ? { over: b, outcome } : on(b, step)
}
const firstStep = (b: Battle): BattleStep => (b.kind === 'sea' ? 'attackerSubmerges' : 'attackersFire')

/** Losses of a step that are removed before the next one fires. */
function atOnce(t: Telling, b: Battle, then: BattleStep): Walk {
  const marked = markWithoutAsking(t, b, 'defenders')
  return marked ? orOver(removeMarked(t, marked), then) : 'waits'
}
function later(t: Telling, b: Battle, side: Side, then: (b: Battle) => Walk): Walk {
  const marked = markWithoutAsking(t, b, side)
  return marked ? then(marked) : 'waits'
}

/** All marked units go; neither side able to hit ends the battle (GW-13.10, 13.15). */
function endOfRound(t: Telling, marked: Battle): Walk {
  const b = removeMarked(t, marked)
  const outcome = outcomeOf(b)
  if (outcome) return { over: b, outcome }
  const idle = !canHitAny(t.state, b, 'attackers') && !canHitAny(t.state, b, 'defenders')
  return idle ? { over: b, outcome: 'stalemate' } : on(b, 'decision')
}

function endOfAirCombat(t: Telling, marked: Battle): Walk {
  const b = removeMarked(t, marked)
  return b.bombers.length === 0 ? { over: b, outcome: 'defenderWon' } : on(b, 'bombs')
}

function walk(t: Telling, b: Battle): Walk {
  const throws = () => shotsNow(t.state, b).length > 0
  switch (b.step) {
    case 'opening':
      return throws() ? 'waits' : on(b, 'attackersFire')
    case 'openingLosses':
      return atOnce(t, b, 'attackersFire')
    case 'attackerSubmerges':
      return maySubmerge(t.state, b).length > 0 ? 'waits' : on(b, 'firstStrike')
    case 'firstStrike':
      return throws() ? 'waits' : orOver(b, 'attackersFire')
    case 'firstStrikeLosses':
      return atOnce(t, b, 'attackersFire')
    case 'attackersFire':
      return throws() ? 'waits' : on(b, b.kind === 'sea' ? 'defenderSubmerges' : 'defendersFire')
    case 'defenderMarks':
      if (b.kind === 'raid')
        return later(t, b, 'defenders', (m) =>
          on({ ...m, owed: 0, hits: { limited: 0, onAny: b.owed } }, 'attackerMarks'),
        )
      return later(t, b, 'defenders', (m) => on(m, b.kind === 'sea' ? 'defenderSubmerges' : 'defendersFire'))
    case 'defenderSubmerges': {
      const asked = maySubmerge(t.state, b).length > 0 && voiceOf(t.state, b, 'defenders') !== undefined
      return asked ? 'waits' : orOver(b, 'defendersFire')
    }
    case 'defendersFire':
      return throws() ? 'waits' : on(b, 'attackerMarks')
    case 'attackerMarks':
      return later(t, b, 'attackers', (m) => (b.kind === 'raid' ? endOfAirCombat(t, m) : endOfRound(t, m)))
    case 'decision':
      return mayRetreat(t.state, b).length > 0 ? 'waits' : nextRound(b)
    case 'airCombat':
      return throws() ? 'waits' : on(b, 'bombs')
    case 'bombs':
      return 'waits'
  }
}
const nextRound = (b: Battle): Walk => ({ on: { ...b, round: b.round + 1, step: firstStep(b) } })

/** Goes on from where `from` stands until the table is asked for something, or the battle is over. */
export function advance(t: Telling, from: Battle): void {
  let b = from
  for (;;) {
    const next = walk(t, b)
    if (next === 'waits') return stand(t, b)
    if ('over' in next) return endBattle(t, next.over, next.outcome)
    b = next.on
  }
}
export const pressOn = (t: Telling, b: Battle): void => advance(t, { ...b, round: b.round + 1, step: firstStep(b) })
/** The step after a seat has chosen its submarines. */
export const afterSubmerging = (t: Telling, b: Battle): void => {
  const outcome = outcomeOf(b)
  if (outcome) endBattle(t, b, outcome)
  else advance(t, { ...b, step: b.step === 'attackerSubmerges' ? 'firstStrike' : 'defendersFire' })
}
/** The step after a seat has marked its losses by hand. */
export function afterMarking(t: Telling, marked: Battle): void {
  const b = marked
  switch (b.step) {
    case 'openingLosses':
    case 'firstStrikeLosses': {
      const left = removeMarked(t, b)
      const outcome = outcomeOf(left)
      if (outcome) endBattle(t, left, outcome)
      else advance(t, { ...left, step: 'attackersFire' })
      return
    }
    default:
      // No hits are left to take, so the walk marks nothing more and goes on.
      advance(t, b)
  }
}
