/**
 * "Sunday at Mill Lane": the game that first-time visitors open. Rounds 1 to 6 are written by hand, so that round 6
 * begins with a board worth a look; the strategist plays the rest.
 */
import type { OriginsCommand } from '../../../shared/origins/commands'
import type { Face } from '../../../shared/dice'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import type { OriginsOptions } from '../../../shared/origins/options'
import { origins } from '../origins/index'
import type { Golden } from './golden'
import { Play } from './play'
import { goldenOf, must, type OriginsPlay } from './recordings'
import { rngOf } from './rng'
import { turnOf } from './strategist'

const options: OriginsOptions = {
  players: [
    { name: 'Ann', powers: ['britain'] },
    { name: 'Ben', powers: ['france'] },
    { name: 'Clara', powers: ['germany'] },
    { name: 'Dov', powers: ['russia'] },
    { name: 'Emil', powers: ['austria-hungary'] },
  ],
  powers: 'chosen',
  individualWinner: 'unallied',
  breakableAlliances: 'off',
}

interface Turn {
  readonly round: number
  readonly power: PowerId
  readonly place: Partial<Record<NationId, number>>
  readonly attack?: readonly [NationId, PowerId, Face]
  readonly before?: readonly OriginsCommand[]
}

const deal = (parties: PowerId[], text: string, untilRound?: number): OriginsCommand => ({
  type: 'recordDeal',
  parties,
  text,
  ...(untilRound === undefined ? {} : { untilRound }),
})

const turns: readonly Turn[] = [
  { round: 1, power: 'britain', place: { italy: 5, 'far-east': 5, britain: 4 } },
  {
    round: 1,
    power: 'france',
    place: { africa: 5, russia: 5, britain: 2 },
    before: [deal(['britain', 'france'], 'France leaves Italy to Britain, and Britain stays out of Africa.', 4)],
  },
  { round: 1, power: 'germany', place: { italy: 5, africa: 4, 'austria-hungary': 5, germany: 2 } },
  { round: 1, power: 'russia', place: { serbia: 5, rumania: 5 } },
  { round: 1, power: 'austria-hungary', place: { serbia: 5, germany: 5 } },

  { round: 2, power: 'britain', place: { 'far-east': 5, greece: 5, africa: 3, britain: 1 } },
  {
    round: 2,
    power: 'france',
    place: { africa: 5, russia: 5, germany: 2 },
    attack: ['africa', 'germany', 4],
    before: [{ type: 'judgeDeal', deal: 1, outcome: 'broken', by: 'britain' }],
  },
  {
    round: 2,
    power: 'germany',
    place: { italy: 5, 'austria-hungary': 5, russia: 5, germany: 1 },
    attack: ['italy', 'britain', 3],
  },
  {
    round: 2,
    power: 'russia',
    place: { serbia: 1, rumania: 5, bulgaria: 4 },
    before: [deal(['russia', 'austria-hungary'], 'No attacks on each other in Rumania.', 6)],
  },
  { round: 2, power: 'austria-hungary', place: { serbia: 5, germany: 5 }, attack: ['serbia', 'russia', 4] },

  { round: 3, power: 'britain', place: { italy: 5, turkey: 4, greece: 5 } },
  {
    round: 3,
    power: 'france',
    place: { africa: 5, germany: 2, britain: 5 },
    attack: ['germany', 'austria-hungary', 2],
  },
  {
    round: 3,
    power: 'germany',
    place: { italy: 5, africa: 5, 'austria-hungary': 5, germany: 1 },
    before: [{ type: 'formAlliance', powers: ['germany', 'austria-hungary'] }],
  },
  { round: 3, power: 'russia', place: { serbia: 5, turkey: 5 } },
  { round: 3, power: 'austria-hungary', place: { serbia: 5, rumania: 5 } },

  {
    round: 4,
    power: 'britain',
    place: { italy: 5, 'far-east': 2, france: 5, germany: 2 },
    attack: ['turkey', 'russia', 5],
  },
  {
    round: 4,
    power: 'france',
    place: { africa: 5, britain: 3, russia: 3, italy: 1 },
    attack: ['africa', 'britain', 2],
  },
  { round: 4, power: 'germany', place: { italy: 3, africa: 3, russia: 5, turkey: 5 } },
  {
    round: 4,
    power: 'russia',
    place: { serbia: 5, turkey: 4, 'far-east': 1 },
    before: [deal(['france', 'russia'], 'France keeps ten in Russia and attacks nobody there.')],
  },
  { round: 4, power: 'austria-hungary', place: { serbia: 5, italy: 5 } },

  {
    round: 5,
    power: 'britain',
    place: { italy: 2, turkey: 3, africa: 4, germany: 1, britain: 4 },
    before: [
      deal(['britain', 'russia'], 'Russia stays below ten in the Far East; Britain attacks nobody in Serbia.', 5),
    ],
  },
  { round: 5, power: 'france', place: { russia: 1, germany: 2, italy: 5, france: 4 } },
  { round: 5, power: 'germany', place: { russia: 1, turkey: 2, rumania: 5, germany: 8 } },
  { round: 5, power: 'russia', place: { serbia: 2, 'far-east': 5, greece: 3 } },
  { round: 5, power: 'austria-hungary', place: { germany: 1, rumania: 3, 'austria-hungary': 6 } },

  { round: 6, power: 'britain', place: { turkey: 5, 'far-east': 5, britain: 4 } },
  { round: 6, power: 'france', place: { africa: 5, russia: 3, france: 4 } },
  {
    round: 6,
    power: 'germany',
    place: { italy: 5, 'austria-hungary': 5, russia: 5, germany: 1 },
    attack: ['italy', 'britain', 4],
  },
]

/** The round that the app opens the sample in, at its first turn. */
const OPENED_IN_ROUND = 6

function play(turn: Turn, at: OriginsPlay): void {
  const { power } = turn
  for (const command of turn.before ?? []) must(at, command)
  for (const nation of Object.keys(turn.place) as NationId[])
    must(at, { type: 'placeFactors', power, nation, factors: turn.place[nation] ?? 0 })
  if (turn.attack) {
    const [nation, target, die] = turn.attack
    must(at, { type: 'attack', power, nation, target, die })
  }
  must(at, { type: 'endTurn', power })
}

export function recordSample(): Golden {
  const rng = rngOf(1969)
  const at: OriginsPlay = new Play(origins, options, () => rng.face())
  let opened = 0
  for (const turn of turns) {
    if (turn.round === OPENED_IN_ROUND && opened === 0) opened = at.entries.length
    play(turn, at)
  }
  while (!at.state.ended) {
    const power = at.state.acting
    for (const command of turnOf(rng, at.state)) must(at, command)
    must(at, { type: 'endTurn', power })
  }
  const golden = goldenOf('sunday-at-mill-lane', 'Sunday at Mill Lane', at, options)
  return { ...golden, history: { ...golden.history, position: opened } }
}
