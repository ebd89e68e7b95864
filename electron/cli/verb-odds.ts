/** odds: exact chances for an order in JSON, without a campaign. */
import { sayFault } from '../../shared/wording/fault'
import { answerOdds } from '../engine/odds'
import { attackOdds } from '../engine/origins/odds'
import { readArgs } from './args'
import type { Desk } from './desk'
import { DONE, REFUSED, Usage } from './exit'

const ORIGINS = '{"game":"origins","attackers":19,"defenders":10}'
const GREAT_WAR = '{"game":"great-war","kind":"land","attacker":{"infantry":3,"artillery":1},"defender":{"infantry":2}}'

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Usage(`That is no JSON. Right would be ${ORIGINS}, or ${GREAT_WAR}.`)
  }
}
const field = (order: unknown, name: string): unknown =>
  typeof order === 'object' && order !== null && Object.hasOwn(order, name) ? Reflect.get(order, name) : undefined

export function odds(desk: Desk, args: readonly string[]): number {
  const [text, ...rest] = readArgs(args, {}).positionals
  if (text === undefined || rest.length > 0)
    throw new Usage(`One JSON object is right, such as ${ORIGINS}, or ${GREAT_WAR}.`)
  const order = read(text)
  const ofWar = field(order, 'game') === 'great-war'
  // An attack of Origins by itself needs no kind.
  return ofWar || field(order, 'kind') !== undefined
    ? ofRoom(desk, order, ofWar ? GREAT_WAR : ORIGINS)
    : ofAttack(desk, order)
}

function ofRoom(desk: Desk, order: unknown, example: string): number {
  const answer = answerOdds(order)
  if (!answer.ok) throw new Usage(`${sayFault(answer.error)} Such as ${example}.`)
  if (answer.value.kind === 'odds') {
    desk.print(answer.value.odds)
    return DONE
  }
  const { kind: _, ...why } = answer.value
  desk.print({ ok: false, ...why })
  desk.say(`${why.at === '' ? '' : `${why.at}: `}${why.message}`)
  return REFUSED
}

function ofAttack(desk: Desk, order: unknown): number {
  const answer = attackOdds(order)
  if (!answer.ok) throw new Usage(`${sayFault(answer.error)} Such as ${ORIGINS}.`)
  if (answer.value.kind === 'odds') {
    desk.print(answer.value.odds)
    return DONE
  }
  const { clause, reason, message } = answer.value
  desk.print({ ok: false, clause, reason, message })
  desk.say(`${message} (${clause})`)
  return REFUSED
}
