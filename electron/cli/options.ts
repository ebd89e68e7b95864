/** `--option key=value` as a campaign's options. The game parses what comes out; here only the spelling is judged. */
import { Usage } from './exit'

/** `Ann:britain,Ben:france+russia` or, for dealt powers, `Ann,Ben,Cleo`. */
function seatsOf(text: string): { name: string; powers: string[] }[] {
  return text.split(',').map((seat) => {
    const [name = '', powers = '', ...rest] = seat.split(':')
    if (name.trim() === '' || rest.length > 0)
      throw new Usage(
        `players=${text}: “Ann:britain,Ben:france+russia,…” or, to deal the powers, “Ann,Ben,…” is right.`,
      )
    return { name: name.trim(), powers: powers === '' ? [] : powers.split('+').map((p) => p.trim()) }
  })
}

const KEYS = ['players', 'individualWinner', 'breakableAlliances'] as const

export function originsOptionsOf(pairs: readonly string[], playerCount: number | undefined): unknown {
  const said = new Map<string, string>()
  for (const pair of pairs) {
    const at = pair.indexOf('=')
    const key = at === -1 ? pair : pair.slice(0, at)
    if (at === -1 || !KEYS.some((k) => k === key))
      throw new Usage(`--option ${pair}: key=value is right, with one of ${KEYS.join(', ')}.`)
    if (said.has(key)) throw new Usage(`--option ${key} is given twice.`)
    said.set(key, pair.slice(at + 1))
  }
  const named = said.get('players')
  const players =
    named === undefined
      ? Array.from({ length: playerCount ?? 5 }, (_, n) => ({ name: `Player ${n + 1}`, powers: [] as string[] }))
      : seatsOf(named)
  if (playerCount !== undefined && players.length !== playerCount)
    throw new Usage(`--players ${playerCount}, but players=… names ${players.length}.`)
  const options: Record<string, unknown> = {
    players,
    powers: players.every((seat) => seat.powers.length === 0) ? 'dealt' : 'chosen',
  }
  for (const key of ['individualWinner', 'breakableAlliances']) if (said.has(key)) options[key] = said.get(key)
  return options
}
