/**
 * What is asked of somebody's plan, and not of a battle on the board: that there is somebody to fight on both sides, and nothing
 * that the rules never bring together. A battle from its middle (`now`) may have come to any of it.
 */
import technologiesJson from '../../../shared/great-war/data/technologies.json'
import { KINDS, LAND_KINDS, type Kind, type Technology } from '../../../shared/great-war/ids'
import type { NoAnswer } from '../../../shared/odds/answer'
import { AT_SEA, ON_LAND, type Force } from '../../../shared/odds/fields'
import type { LandOrder } from '../../../shared/odds/land'
import type { BattleOrder } from '../../../shared/odds/order'
import type { RaidOrder } from '../../../shared/odds/raid'
import { err, ok, type Fault } from '../../../shared/result'
import type { Answered } from './trouble'

type Order = BattleOrder | RaidOrder

const total = (f: Force, kinds: readonly Kind[] = KINDS) => kinds.reduce((sum, k) => sum + (f[k] ?? 0), 0)
const anyOf = (kinds: readonly Kind[]) => `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1) ?? ''}`

/** Nobody to fight on one side, or on both. */
function missing(order: Order): NoAnswer | undefined {
  const none = (at: string, message: string): NoAnswer => ({ reason: 'noBattle', at, message })
  if (order.kind === 'raid')
    return order.bombers > 0
      ? undefined
      : none('bombers', 'A raid needs a bomber; the attacker has none. Right would be 1 bomber or more (GW-13.20).')
  const ours = total(order.attacker)
  const theirs = [order.defender, ...(order.allies ?? []).map((a) => a.units)].reduce((sum, f) => sum + total(f), 0)
  if (ours > 0 && theirs > 0) return undefined
  const who = ours > 0 ? 'the defender has none' : theirs > 0 ? 'the attacker has none' : 'neither has any'
  const right = `Right would be one unit or more, ${anyOf(order.kind === 'land' ? ON_LAND : AT_SEA)}.`
  const unfought =
    order.kind === 'land' && total(order.attacker, LAND_KINDS) > 0
      ? ' A land unit takes a space without defenders unfought (GW-12.4).'
      : ''
  return none(ours > 0 ? 'defender' : 'attacker', `A battle needs units of both sides; ${who}. ${right}${unfought}`)
}

/** GW-10.T1. */
function unfounded(technologies: readonly Technology[] = [], at: string): Fault | undefined {
  for (const [i, id] of technologies.entries()) {
    const needs = technologiesJson.find((t) => t.id === id)?.needs
    if (needs !== undefined && !technologies.some((t) => t === needs))
      return {
        at: `${at}.${i}`,
        problem: `nobody has advance ${id} without advance ${needs} (GW-10.T1)`,
        expected: `“${needs}” beside “${id}”`,
      }
  }
  return undefined
}
function slipInAdvances(order: BattleOrder): Fault | undefined {
  const { attacker, defender } = order.technologies ?? {}
  let slip = unfounded(attacker, 'technologies.attacker') ?? unfounded(defender, 'technologies.defender')
  for (const [i, ally] of (order.allies ?? []).entries())
    slip ??= unfounded(ally.technologies, `allies.${i}.technologies`)
  return slip
}

/** Without a list of its own, whoever came by sea is everybody, or nobody. */
const landsAnybody = ({ landed, from }: LandOrder): boolean => (landed ? total(landed) : (from?.sea ?? 0)) > 0

function slipIn(order: Order): Fault | undefined {
  if (order.kind === 'raid') {
    const { alreadyBombed = 0, spaceIpc = Infinity } = order
    return alreadyBombed > spaceIpc
      ? {
          at: 'alreadyBombed',
          problem: `${alreadyBombed} were bombed, but the space is worth only ${spaceIpc} (GW-13.20)`,
          expected: `at most ${spaceIpc}`,
        }
      : undefined
  }
  const advances = slipInAdvances(order)
  if (advances || order.kind === 'sea' || (order.bombardment ?? 0) === 0 || landsAnybody(order)) return advances
  return {
    at: 'bombardment',
    problem: 'ships bombard only where a land unit lands (GW-13.17)',
    expected: '0, or beside it who comes off ships, such as "landed":{"infantry":1}',
  }
}

/** Answers an order that a plan may ask; else says what is wrong with it, or what it lacks. */
export function plan<O extends Order, A>(order: O, answer: (order: O) => Answered<A>): Answered<A> {
  if (order.now) return answer(order)
  const slip = slipIn(order)
  if (slip) return err(slip)
  const none = missing(order)
  if (!none) return answer(order)
  // What its own reader finds wrong is the narrower word.
  const read = answer(order)
  return read.ok ? ok({ kind: 'none', ...none }) : read
}
