/** An evening in memory for tests of the window: the real rules behind the channels of `shared/ipc.ts`, without saves. */
import { greatWarCore as game } from '../../great-war/game'
import type { GreatWarState } from '../../great-war/state'
import { boardOdds } from '../../odds/board'
import type { Table } from './table'
import type { GreatWarCommand } from '../../../../shared/great-war/commands'
import type { GreatWarEvent } from '../../../../shared/great-war/events'
import type { CampaignId } from '../../../../shared/ids'
import type { Face } from '../../../../shared/dice'
import type { HistoryLine } from '../../../../shared/history'
import type { Answers, Inputs, SubmitAnswer, Update } from '../../../../shared/ipc'

type Answered =
  'campaign:open' | 'campaign:submit' | 'campaign:undo' | 'campaign:history' | 'campaign:at' | 'campaign:ask'
export type Handled = { [C in Answered]: (...args: Inputs[C]) => Answers[C] }

const ID = 'evening' as CampaignId

interface Entry {
  readonly command: unknown
  readonly events: readonly GreatWarEvent[]
  readonly before: GreatWarState
  readonly state: GreatWarState
}

export class Evening {
  readonly entries: Entry[] = []
  readonly #start: GreatWarState
  position = 0
  /** Faces that the app's dice will show; sixes and ones in turn once they are used up. */
  dice: number[] = []
  refused: string[] = []

  constructor(table: Table) {
    this.#start = table.state
  }
  stateAt(position: number): GreatWarState {
    return position === 0 ? this.#start : (this.entries[position - 1]?.state ?? this.#start)
  }
  get state(): GreatWarState {
    return this.stateAt(this.position)
  }
  #face = 0
  #throw = (): Face => (this.dice.shift() ?? [6, 1, 4, 2, 5, 3][this.#face++ % 6] ?? 6) as Face

  /** Says a command with app dice, or those it brings; answers what was refused. */
  say(command: GreatWarCommand): string | undefined {
    const s = this.state
    const faces: Face[] = [...(game.tableFaces(command) ?? [])]
    for (;;) {
      const d = game.decide(s, command, faces)
      if (d.kind === 'wantsDice') {
        for (let i = 0; i < d.count; i++) faces.push(this.#throw())
        continue
      }
      if (d.kind === 'refused') {
        this.refused.push(d.reason)
        return d.reason
      }
      const { events } = d
      const state = events.reduce((x, e) => game.apply(x, e), s)
      this.entries.splice(this.position, Infinity, { command, events, before: s, state })
      this.position += 1
      return undefined
    }
  }
  undo(count = 1): void {
    this.position = Math.max(0, this.position - count)
  }

  lines(): HistoryLine[] {
    const first: HistoryLine = {
      position: 0,
      round: 1,
      acting: this.#start.acting,
      events: [],
      text: 'The evening begins.',
      clauses: [],
      powers: [],
      throws: [],
      correction: false,
      undone: false,
    }
    return [
      first,
      ...this.entries.map((e, i) => ({
        position: i + 1,
        round: e.before.round,
        acting: e.before.acting,
        command: e.command,
        events: e.events,
        undone: i >= this.position,
        ...game.report(e.before, e.events),
      })),
    ]
  }
  update(): Update {
    const last = this.lines()[this.position]
    if (last === undefined) throw new Error('no such line')
    return {
      campaign: {
        id: ID,
        game: 'great-war',
        name: 'The long table',
        round: this.state.round,
        acting: this.state.acting,
        step: this.state.phase,
        ended: false,
        players: [],
        entries: this.position,
        createdAt: 0,
        playedAt: 0,
        picture: {},
        lastEvents: [],
        promised: [],
      },
      position: this.position,
      length: this.entries.length,
      view: game.view(this.state),
      events: last.events,
      // Main sends choices of a game it does not know; here their type is known, and too narrow for the contract.
      legal: game.legal(this.state) as Update['legal'],
      undo: { crossesTurn: false, canReroll: false, ...(this.position > 0 ? { undo: last.text } : {}) },
      luck: [],
      last,
      table: { colours: {} },
    }
  }
  #answer(refused: string | undefined): SubmitAnswer {
    if (refused === undefined) return { kind: 'update', update: this.update() }
    return {
      kind: 'refused',
      refusal: { clause: 'GW-13.5', reason: refused, facts: {}, message: refused, instead: '', choices: [] },
    }
  }
  handlers(): Handled {
    return {
      'campaign:open': () => ({ ok: true, value: this.update() }),
      'campaign:submit': ({ command }) => {
        const parsed = game.parseCommand(JSON.parse(JSON.stringify(command)))
        if (!parsed.ok) return { kind: 'fault', fault: parsed.error }
        return this.#answer(this.say(parsed.value))
      },
      'campaign:undo': ({ count }) => {
        this.undo(count)
        return { kind: 'update', update: this.update() }
      },
      'campaign:history': () => ({ ok: true, value: this.lines() }),
      'campaign:at': ({ position }) => ({
        ok: true,
        value: {
          position,
          view: game.view(this.stateAt(position)),
          line: this.lines()[position] ?? this.update().last,
        },
      }),
      'campaign:ask': ({ position, question }) => {
        if (!game.ask) throw new Error('no questions')
        const answer = game.ask(this.stateAt(position), question)
        // As main does it, with no thread between.
        return (question as { ask?: string }).ask === 'battleOdds' && answer.ok ? boardOdds(answer.value) : answer
      },
    }
  }
}
