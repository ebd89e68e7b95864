/** The golden campaigns of Origins: whole games by a player who wants its objectives, one for each way to sit down. */
import type { OriginsCommand } from '../../../shared/origins/commands'
import type { OriginsEvent } from '../../../shared/origins/events'
import type { PowerId } from '../../../shared/origins/ids'
import type { OriginsOptions } from '../../../shared/origins/options'
import type { OriginsView } from '../../../shared/origins/view'
import { hashState } from '../core/hash'
import { origins, type OriginsState } from '../origins/index'
import type { Golden } from './golden'
import { Play } from './play'
import { rngOf, type Rng } from './rng'
import { turnOf } from './strategist'

export type OriginsPlay = Play<OriginsState, OriginsCommand, OriginsEvent, OriginsView, OriginsOptions>

/** Says a command that must be legal: recordings hold no refusals. */
export function must(play: OriginsPlay, command: OriginsCommand): void {
  const decision = play.say(command)
  if (decision.kind === 'refused') throw new Error(`${JSON.stringify(command)}: ${decision.clause} ${decision.reason}`)
}

export function goldenOf(id: string, about: string, play: OriginsPlay, options: OriginsOptions): Golden {
  let state = play.begun.events.reduce((s, e) => origins.apply(s, e), origins.blank)
  const hashes = [hashState(state)]
  for (const entry of play.entries) {
    state = entry.events.reduce((s, e) => origins.apply(s, e), state)
    hashes.push(hashState(state))
  }
  return { id, about, game: 'origins', rulesVersion: origins.rulesVersion, options, history: play.history(), hashes }
}

/** JSON with an entry a line: small, and readable in a difference. */
export function writeGolden({ history, hashes, ...rest }: Golden): string {
  const head = Object.entries(rest).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},`)
  const entries = history.entries.map((entry) => `      ${JSON.stringify(entry)}`)
  return [
    '{',
    ...head,
    '  "history": {',
    `    "begun": ${JSON.stringify(history.begun)},`,
    '    "entries": [',
    entries.join(',\n'),
    '    ],',
    `    "position": ${history.position}`,
    '  },',
    '  "hashes": [',
    hashes.map((hash) => `    ${JSON.stringify(hash)}`).join(',\n'),
    '  ]',
    '}',
    '',
  ].join('\n')
}

/** What is said beside the turns, before the turn of a power in a round. */
type Asides = Readonly<Record<string, readonly OriginsCommand[]>>

interface Script {
  readonly id: string
  readonly about: string
  readonly seed: number
  readonly options: OriginsOptions
  readonly asides: Asides
  /** Every so many attacks is thrown at the table; 0 for none. */
  readonly tableDice: number
  readonly afterTheEnd: readonly OriginsCommand[]
}

function record(script: Script): Golden {
  const rng: Rng = rngOf(script.seed)
  const play: OriginsPlay = new Play(origins, script.options, () => rng.face())
  let attacks = 0
  const dice = (command: OriginsCommand): OriginsCommand => {
    if (command.type !== 'attack') return command
    attacks++
    return script.tableDice > 0 && attacks % script.tableDice === 0 ? { ...command, die: rng.face() } : command
  }
  while (!play.state.ended) {
    const { round, acting } = play.state
    for (const aside of script.asides[`${round} ${acting}`] ?? []) must(play, aside)
    for (const command of turnOf(rng, play.state)) must(play, dice(command))
    must(play, { type: 'endTurn', power: acting })
  }
  for (const command of script.afterTheEnd) must(play, command)
  return goldenOf(script.id, script.about, play, script.options)
}

const seats = (players: Readonly<Record<string, PowerId[]>>): OriginsOptions['players'] =>
  Object.entries(players).map(([name, powers]) => ({ name, powers }))

const usual = { individualWinner: 'unallied', breakableAlliances: 'off' } as const

const five = seats({
  Ann: ['britain'],
  Ben: ['france'],
  Clara: ['germany'],
  Dov: ['russia'],
  Emil: ['austria-hungary'],
})

const scripts: readonly Script[] = [
  {
    id: 'origins-five-players',
    about:
      'Ten rounds with two alliances, deals of every ending, app and table dice, a correction in play and one after the end',
    seed: 1914,
    options: { players: five, powers: 'chosen', ...usual },
    asides: {
      '1 britain': [
        { type: 'recordDeal', parties: ['britain', 'russia'], text: 'Russia stays out of Turkey', untilRound: 3 },
      ],
      '2 germany': [{ type: 'recordDeal', parties: ['germany', 'austria-hungary'], text: 'Italy is shared' }],
      '3 germany': [{ type: 'formAlliance', powers: ['austria-hungary', 'germany'] }],
      '4 britain': [{ type: 'judgeDeal', deal: 1, outcome: 'broken', by: 'russia' }],
      '5 russia': [
        {
          type: 'correct',
          power: 'russia',
          nation: 'serbia',
          factors: 12,
          reason: 'a red chip had slid under the rim',
        },
      ],
      '6 france': [{ type: 'formAlliance', powers: ['france', 'russia'] }],
      '7 france': [
        {
          type: 'recordDeal',
          parties: ['france', 'germany', 'russia'],
          text: 'nobody attacks in Africa',
          untilRound: 8,
        },
      ],
      '9 russia': [
        { type: 'judgeDeal', deal: 2, outcome: 'kept' },
        { type: 'judgeDeal', deal: 3, outcome: 'void' },
      ],
    },
    tableDice: 2,
    afterTheEnd: [
      {
        type: 'correct',
        power: 'austria-hungary',
        nation: 'serbia',
        factors: 9,
        reason: 'the last stack was miscounted',
      },
    ],
  },
  {
    id: 'origins-four-players',
    about: 'One player holds Britain and Russia, everyone counts in the end (individualWinner: everyone)',
    seed: 4,
    options: {
      players: seats({ Ann: ['britain', 'russia'], Ben: ['france'], Clara: ['germany'], Emil: ['austria-hungary'] }),
      powers: 'chosen',
      individualWinner: 'everyone',
      breakableAlliances: 'off',
    },
    asides: {
      '4 germany': [{ type: 'formAlliance', powers: ['germany', 'austria-hungary'] }],
    },
    tableDice: 0,
    afterTheEnd: [],
  },
  {
    id: 'origins-three-players',
    about: 'Three players, powers dealt: two hold pairs, all dice thrown at the table',
    seed: 3,
    options: {
      players: seats({ Ann: [], Ben: [], Clara: [] }),
      powers: 'dealt',
      ...usual,
    },
    asides: {},
    tableDice: 1,
    afterTheEnd: [{ type: 'recordDeal', parties: ['britain', 'germany'], text: 'revenge next Sunday' }],
  },
  {
    id: 'origins-breakable-alliances',
    about:
      'Alliances that can be left: one left after the attack, a partner allied anew at once, the leaver a turn later',
    seed: 7,
    options: { players: five, powers: 'chosen', individualWinner: 'unallied', breakableAlliances: 'on' },
    asides: {
      '2 britain': [{ type: 'formAlliance', powers: ['britain', 'france'] }],
      '3 russia': [{ type: 'formAlliance', powers: ['germany', 'russia'] }],
      '6 russia': [
        { type: 'leaveAlliance', power: 'russia' },
        { type: 'formAlliance', powers: ['germany', 'austria-hungary'] },
      ],
      '8 france': [{ type: 'leaveAlliance', power: 'france' }],
      '9 france': [{ type: 'formAlliance', powers: ['france', 'russia'] }],
    },
    tableDice: 3,
    afterTheEnd: [],
  },
]

/** Made anew each time: a whole evening each. */
export const goldenCampaigns = (): readonly Golden[] => scripts.map(record)
