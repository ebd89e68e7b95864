/** odds: exact chances for an order in JSON, without a campaign. */
import { sayFault } from '../../shared/wording/fault'
import { answerOdds } from '../engine/odds'
import { originsOdds } from '../engine/origins/planning'
import { readArgs } from './args'
import type { Desk } from './desk'
import { DONE, REFUSED, Usage } from './exit'

const ORIGINS = '{"game":"origins","attackers":19,"defenders":10}'
const GREAT_WAR = '{"game":"great-war","kind":"land","attacker":{"infantry":3,"artillery":1},"defender":{"infantry":2}}'
/** An order of each kind that is right, beside one that is not. */
const EXAMPLES: Readonly<Record<string, string>> = {
  land: GREAT_WAR,
  sea: '{"game":"great-war","kind":"sea","attacker":{"submarine":2,"dreadnought":1},"defender":{"transport":1,"dreadnought":1}}',
  raid: '{"game":"great-war","kind":"raid","bombers":2,"escorts":1,"interceptors":1,"spaceIpc":6}',
  several: `{"game":"great-war","kind":"several","battles":[{"name":"Flanders","order":${GREAT_WAR}}],"reserve":{"infantry":1}}`,
  attacks:
    '{"game":"origins","kind":"attacks","position":{"acting":"germany","embassies":{"italy":{"germany":5,"france":4}}}}',
  best: '{"game":"origins","kind":"best","position":{"acting":"germany","embassies":{"italy":{"germany":5,"france":4}}},"target":"france"}',
  break: '{"game":"origins","kind":"break","attackers":[{"factors":8,"adds":5}],"defenders":12}',
}
function exampleFor(order: unknown, otherwise: string): string {
  const kind = field(order, 'kind')
  return typeof kind === 'string' && Object.hasOwn(EXAMPLES, kind) ? (EXAMPLES[kind] ?? otherwise) : otherwise
}

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
  const game = field(order, 'game')
  if (game === 'origins') return ofOrigins(desk, order)
  if (game === 'great-war') return ofRoom(desk, order)
  throw new Usage(`game: ${JSON.stringify(game) ?? 'missing'}; origins or great-war would be right.`)
}

function ofRoom(desk: Desk, order: unknown): number {
  const answer = answerOdds(order)
  if (!answer.ok) throw new Usage(`${sayFault(answer.error)} Such as ${exampleFor(order, GREAT_WAR)}.`)
  if (answer.value.kind === 'odds') {
    desk.print(answer.value.odds)
    return DONE
  }
  const { kind: _, ...why } = answer.value
  desk.print({ ok: false, ...why })
  desk.say(`${why.at === '' ? '' : `${why.at}: `}${why.message}`)
  return REFUSED
}

function ofOrigins(desk: Desk, order: unknown): number {
  const answer = originsOdds(order)
  if (!answer.ok) throw new Usage(`${sayFault(answer.error)} Such as ${exampleFor(order, ORIGINS)}.`)
  switch (answer.value.kind) {
    case 'odds':
      desk.print(answer.value.odds)
      return DONE
    case 'plan':
      desk.print(answer.value.plan)
      return DONE
    case 'refused': {
      const { clause, reason, message } = answer.value
      desk.print({ ok: false, clause, reason, message })
      desk.say(`${message} (${clause})`)
      return REFUSED
    }
  }
}
