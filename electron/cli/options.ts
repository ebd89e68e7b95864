/** `--option key=value` as a campaign's options. The game parses what comes out; here only the spelling is judged. */
import { NATIONS } from '../../shared/great-war/ids'
import type { GameId } from '../../shared/ids'
import { POWERS } from '../../shared/origins/ids'
import { meantBy } from '../../shared/spelling'
import { sayNation, SayNation } from '../../shared/wording/great-war-names'
import { capital, listed } from '../../shared/wording/text'
import { NATION_ALIASES } from '../engine/great-war/meant'
import { Usage } from './exit'

interface Spelling {
  /** What a table's seat holds, and the options beside the players. */
  readonly holds: 'powers' | 'nations'
  readonly example: string
  readonly keys: readonly string[]
  readonly fewest: number
  readonly most: number
  readonly usual: number
}

export const SPELLINGS: Readonly<Record<GameId, Spelling>> = {
  origins: {
    holds: 'powers',
    example: '“Ann:britain,Ben:france+russia,…” or, to deal the powers, “Ann,Ben,…”',
    keys: ['players', 'individualWinner', 'breakableAlliances', 'scenario'],
    fewest: 3,
    most: 5,
    usual: 5,
  },
  'great-war': {
    holds: 'nations',
    example: '“Ann:germany+bolsheviks,Ben:france,…” or, with the seats of GW-2.13, “Ann,Ben,…”',
    keys: ['players', 'unitedStates', 'scenario'],
    fewest: 2,
    most: 6,
    usual: 6,
  },
}

interface Seat {
  readonly name: string
  readonly held: readonly string[]
}

const NAMED = {
  powers: { one: 'power', ids: POWERS, aliases: {}, name: capital, Name: capital },
  nations: { one: 'nation', ids: NATIONS, aliases: NATION_ALIASES, name: sayNation, Name: SayNation },
} as const

/** A name that nothing bears is told with the right spelling, as in a command. */
function known(id: string, holds: Spelling['holds']): string {
  const { one, ids, aliases, name, Name } = NAMED[holds]
  if (ids.some((x) => x === id)) return id
  const meant = meantBy(id, ids, aliases)
  const right =
    meant === undefined
      ? `${capital(one)}s are ${listed(ids.map((x) => name(x)))}.`
      : `${Name(meant)} is written “${meant}”.`
  throw new Usage(`players: There is no ${one} called “${id}”. ${right}`)
}

function seatsOf(text: string, { example, holds }: Spelling): Seat[] {
  return text.split(',').map((seat) => {
    const [name = '', held = '', ...rest] = seat.split(':')
    if (name.trim() === '' || rest.length > 0) throw new Usage(`players=${text}: ${example} is right.`)
    return { name: name.trim(), held: held === '' ? [] : held.split('+').map((p) => known(p.trim(), holds)) }
  })
}

function pairsOf(pairs: readonly string[], { keys }: Spelling): Map<string, string> {
  const said = new Map<string, string>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const key = at === -1 ? pair : pair.slice(0, at)
    if (at === -1 || !keys.includes(key)) {
      const meant = at === -1 ? undefined : meantBy(key, keys)
      const guess = meant === undefined ? '' : ` Did you mean ${meant}=…?`
      throw new Usage(`--option ${pair}: key=value is right, with one of ${keys.join(', ')}.${guess}`)
    }
    if (said.has(key)) throw new Usage(`--option ${key} is given twice.`)
    said.set(key, pair.slice(at + 1))
  }
  return said
}

export function optionsOf(game: GameId, pairs: readonly string[], playerCount: number | undefined): unknown {
  const spelling = SPELLINGS[game]
  const given = pairsOf(pairs, spelling)
  const named = given.get('players')
  const seats: readonly Seat[] =
    named === undefined
      ? Array.from({ length: playerCount ?? spelling.usual }, (_, n) => ({ name: `Player ${n + 1}`, held: [] }))
      : seatsOf(named, spelling)
  if (playerCount !== undefined && seats.length !== playerCount)
    throw new Usage(`--players ${playerCount}, but players=… names ${seats.length}.`)
  const others = Object.fromEntries([...given].filter(([key]) => key !== 'players'))
  const nobody = seats.every((seat) => seat.held.length === 0)
  return game === 'origins'
    ? {
        players: seats.map(({ name, held }) => ({ name, powers: held })),
        powers: nobody ? 'dealt' : 'chosen',
        ...others,
      }
    : { players: seats.map(({ name, held }) => (nobody ? { name } : { name, nations: held })), ...others }
}
