/**
 * What is asked of somebody's plan, and not of a battle on the board: that there is somebody to fight on both sides, and no
 * more bombed than there is. A battle from its middle (`now`) may have come to any of it.
 */
import technologiesJson from '../../../shared/great-war/data/technologies.json'
import { KINDS, LAND_KINDS, type Kind } from '../../../shared/great-war/ids'
import type { NoAnswer } from '../../../shared/odds/answer'
import { AT_SEA, ON_LAND, type Force } from '../../../shared/odds/fields'
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

function slipIn(order: Order): Fault | undefined {
  if (order.kind !== 'raid') return undefined
  const { alreadyBombed = 0, spaceIpc = Infinity } = order
  return alreadyBombed > spaceIpc
    ? {
        at: 'alreadyBombed',
        problem: `${alreadyBombed} were bombed, but the space is worth only ${spaceIpc} (GW-13.20)`,
        expected: `at most ${spaceIpc}`,
      }
    : undefined
}

/** Advances named although what they build on is missing: forces of the mind may have them, no campaign does. */
export function sayUnfounded(order: BattleOrder): string[] {
  const all = [
    order.technologies?.attacker,
    order.technologies?.defender,
    ...(order.allies ?? []).map((a) => a.technologies),
  ]
  const said = all.flatMap((own = []) =>
    own.flatMap((id) => {
      const needs = technologiesJson.find((t) => t.id === id)?.needs
      return needs !== undefined && !own.some((t) => t === needs)
        ? [`Advance ${id} stands here without advance ${needs}, which it needs by the rules (GW-10.T1).`]
        : []
    }),
  )
  return [...new Set(said)]
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
