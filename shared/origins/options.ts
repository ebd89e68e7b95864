import { z } from 'zod'
import { POWERS } from './ids'
import { originsScenario } from './scenario'

export const playerName = z.string().trim().min(1).max(40)

/** Nobody plays more than an allied pair (OW-1.4); from that follows how few can play (OW-1.3). */
const MOST_POWERS = 2

/** Who sits where (OW-1.3, OW-1.4): every power exactly once, three to five players, nobody with more than two. */
const seats = z
  .array(z.strictObject({ name: playerName, powers: z.array(z.enum(POWERS)).max(MOST_POWERS) }))
  .min(Math.ceil(POWERS.length / MOST_POWERS))
  .max(POWERS.length)

type Seats = z.infer<typeof seats>

/** What is wrong with the powers of `players`, with the path to it; nothing when every power has its player. */
function* seatFaults(
  players: Seats,
  how: 'chosen' | 'dealt',
): Generator<{ path: (string | number)[]; problem: string }> {
  const held = players.flatMap((p) => p.powers)
  for (const [i, player] of players.entries()) {
    const path = ['players', i, 'powers']
    if (how === 'dealt' && player.powers.length > 0)
      yield { path, problem: 'powers that are dealt can’t be chosen too' }
    if (how === 'chosen' && player.powers.length === 0) yield { path, problem: `${player.name} needs a power` }
    if (players.findIndex((p) => p.name === player.name) < i)
      yield { path: ['players', i, 'name'], problem: `two players are called ${player.name}` }
  }
  if (how === 'dealt') return
  for (const power of POWERS) {
    const times = held.filter((p) => p === power).length
    if (times !== 1)
      yield { path: ['players'], problem: times === 0 ? `nobody plays ${power}` : `${power} is held twice` }
  }
}

/** What the table settles when the campaign is made. It becomes the campaign's first event (OW-1.3). */
export const originsOptions = z
  .strictObject({
    players: seats,
    /** `chosen`: the powers stand in `players`; `dealt`: `players` hold names only and the cards are dealt (OW-1.3). */
    powers: z.enum(['chosen', 'dealt']),
    individualWinner: z.enum(['unallied', 'everyone']).default('unallied'),
    breakableAlliances: z.enum(['off', 'on']).default('off'),
    /** Other figures than the built-in ones. */
    scenario: originsScenario.optional(),
  })
  .check((ctx) => {
    for (const { path, problem } of seatFaults(ctx.value.players, ctx.value.powers))
      ctx.issues.push({ code: 'custom', path, message: problem, input: ctx.value })
  })
export type OriginsOptions = Readonly<z.infer<typeof originsOptions>>
