/**
 * A table of Origins in any position, for tests: it is laid out by events, so no position is impossible to apply, and
 * played by commands.
 *
 * `table(origins).embassy('germany', 'africa', 19).turn('germany', 'attack').say(attack('germany', 'africa', 'france'), { dice: [2] })`
 */
import type { Face } from '../../../shared/dice'
import type { OriginsCommand } from '../../../shared/origins/commands'
import type { OriginsEvent } from '../../../shared/origins/events'
import type { NationId, PowerId } from '../../../shared/origins/ids'
import type { OriginsOptions } from '../../../shared/origins/options'
import type { OriginsView } from '../../../shared/origins/view'
import { hashState } from '../core/hash'
import type { Decision } from '../core/game'
import type { OriginsGame, OriginsState } from '../origins/index'

export const FIVE_PLAYERS: OriginsOptions['players'] = [
  { name: 'Ann', powers: ['britain'] },
  { name: 'Ben', powers: ['france'] },
  { name: 'Clara', powers: ['germany'] },
  { name: 'Dov', powers: ['russia'] },
  { name: 'Emil', powers: ['austria-hungary'] },
]

export const optionsOf = (some: Partial<OriginsOptions> = {}): OriginsOptions => ({
  players: FIVE_PLAYERS,
  powers: 'chosen',
  individualWinner: 'unallied',
  breakableAlliances: 'off',
  ...some,
})

/** What was said, how it was judged, and the states around it. */
export interface Said {
  readonly decision: Decision<OriginsEvent>
  readonly before: OriginsState
  readonly after: OriginsState
}

export class OriginsTable {
  constructor(
    readonly game: OriginsGame,
    public state: OriginsState,
  ) {}

  get view(): OriginsView {
    return this.game.view(this.state)
  }
  get hash(): string {
    return hashState(this.state)
  }
  get totals(): Readonly<Record<string, number>> {
    return this.game.totals(this.state)
  }
  /** Powers that would win now, and the clause. */
  get winner(): { readonly powers: readonly PowerId[]; readonly clause: string } {
    const { powers, clause } = this.view.scores.winner
    return { powers, clause }
  }

  /** Lays PFs into an embassy, whatever was there. */
  embassy(power: PowerId, nation: NationId, factors: number): this {
    const was = this.state.embassies[nation][power]
    return this.happen({ type: 'embassyCorrected', power, nation, was, now: factors, reason: 'laid out' })
  }

  /** A power's turn begins; with `attack` its allotment is already placed, without a PF on the board for it. */
  turn(power: PowerId, step: 'placement' | 'attack' = 'placement', round = this.state.round): this {
    this.happen({ type: 'turnEnded', power: this.state.acting, round: this.state.round, attacked: false })
    this.happen({ type: 'turnBegun', power, round })
    if (step === 'placement') return this
    const now = this.state.embassies[power][power]
    const factors = this.game.view(this.state).allotments[power]
    return this.happen({ type: 'factorsPlaced', power, nation: power, factors, now, left: 0 })
  }

  allied(a: PowerId, b: PowerId): this {
    return this.happen({ type: 'allianceFormed', powers: [a, b] })
  }

  happen(...events: OriginsEvent[]): this {
    this.state = events.reduce((state, event) => this.game.apply(state, event), this.state)
    return this
  }

  /** Says a command with faces at hand and goes on from what it led to. */
  say(command: OriginsCommand, { dice = [] }: { readonly dice?: readonly Face[] } = {}): Said {
    const before = this.state
    const decision = this.game.decide(before, command, dice)
    if (decision.kind === 'accepted') this.happen(...decision.events)
    return { decision, before, after: this.state }
  }

  /** Says commands that must all be accepted. */
  play(...commands: readonly OriginsCommand[]): this {
    for (const command of commands) {
      const { decision } = this.say(command, { dice: this.game.tableFaces(command) ?? [] })
      if (decision.kind !== 'accepted') throw new Error(`${JSON.stringify(command)} is ${JSON.stringify(decision)}`)
    }
    return this
  }

  /** The acting power places everything at home and ends its turn. */
  pass(): this {
    const power = this.state.acting
    const { left } = this.view
    if (left > 0) this.play({ type: 'placeFactors', power, nation: power, factors: left })
    return this.play({ type: 'endTurn', power })
  }
}

export function table(
  game: OriginsGame,
  options: Partial<OriginsOptions> = {},
  faces: readonly Face[] = [],
): OriginsTable {
  const begun = game.begin(optionsOf(options), faces)
  if (begun.kind !== 'accepted') throw new Error(`the campaign does not begin: ${JSON.stringify(begun)}`)
  return new OriginsTable(game, game.blank).happen(...begun.events)
}

export const place = (power: PowerId, nation: NationId, factors: number): OriginsCommand => ({
  type: 'placeFactors',
  power,
  nation,
  factors,
})
export const takeBack = (power: PowerId, nation: NationId, factors: number): OriginsCommand => ({
  type: 'takeBackFactors',
  power,
  nation,
  factors,
})
export const attack = (power: PowerId, nation: NationId, target: PowerId, die?: Face): OriginsCommand => ({
  type: 'attack',
  power,
  nation,
  target,
  ...(die === undefined ? {} : { die }),
})
export const endTurn = (power: PowerId): OriginsCommand => ({ type: 'endTurn', power })
export const ally = (a: PowerId, b: PowerId): OriginsCommand => ({ type: 'formAlliance', powers: [a, b] })
export const leave = (power: PowerId): OriginsCommand => ({ type: 'leaveAlliance', power })
export const correct = (power: PowerId, nation: NationId, factors: number): OriginsCommand => ({
  type: 'correct',
  power,
  nation,
  factors,
  reason: 'miscounted',
})
export const deal = (parties: PowerId[], untilRound?: number): OriginsCommand => ({
  type: 'recordDeal',
  parties,
  text: 'hands off',
  ...(untilRound === undefined ? {} : { untilRound }),
})
